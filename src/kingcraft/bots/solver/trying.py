"""Which cards of a row are tried, in which order, and which need not be."""

from ...kernel import highest, rule
from .cuts import between, fixed_cuts
from .duties import Duties, may_follow, may_lead
from .fields import runs
from .ordering import of_who_avoids, of_who_forces, of_who_wants
from .rows import (
    BROKEN,
    CARD,
    CARDS,
    CHOICES,
    COUNT,
    COUNTING,
    CUTS,
    DONE,
    FIRST,
    HOLDER,
    LED,
    NEXT,
    SEAT,
    SLACK,
    TABLE,
    Words,
)


@rule
def choices(duties: Duties, words: Words, row: int) -> None:
    """Write what the seat to act may try, best first."""
    counting = words[row + COUNTING]
    seat = words[row + SEAT] & 3
    mine = words[row + seat]
    count = words[row + COUNT]
    table = words[row + TABLE]
    led = words[row + LED]
    if count == 0:
        legal = may_lead(duties, mine, counting, words[row + BROKEN])
    else:
        legal = may_follow(duties, mine, counting, led, 1 << highest(table & led))
    legal &= runs(mine, counting if duties.grained != 0 else 0)
    words[row + NEXT] = 0
    words[row + CUTS] = 0
    words[row + DONE] = 0
    words[row + SLACK] = 255  # an answer for want of cards: the least of all of them
    start = row + CHOICES
    if legal & (legal - 1) == 0:
        words[start] = highest(legal)
        words[row + CARDS] = 1
        return
    holder = words[row + HOLDER]
    rivals = words[row]
    if duties.own != 1:
        rivals = words[row + (seat + 1 & 3)] | words[row + (seat + 3 & 3)]
    elif seat == 0:
        rivals = words[row + 1] | words[row + 2] | words[row + 3]
    first = words[row + FIRST]
    role = 0 if seat > count else 1 if holder == 0 else 2
    ours = (holder ^ seat) & 1 == 0 if duties.own != 1 else seat != 0 and role == 2
    at_end = start
    while legal != 0:
        card = legal & -legal
        legal ^= card
        counts = 1 if card & counting != 0 else 0
        if card == first:
            promise = 1000
        elif duties.own != 1 or duties.up & 1 != 0:
            promise = of_who_wants(duties, card, mine, rivals, table, led, count, ours)
        elif seat == 0:
            promise = of_who_avoids(duties, card, rivals, table, led, count, counts)
        else:
            promise = of_who_forces(duties, card, mine, rivals, table, led, count, counts, role)
        entry = promise << 6 | highest(card)  # its promise above its place, in one int
        at = at_end
        while at > start and words[at - 1] < entry:
            words[at] = words[at - 1]
            at -= 1
        words[at] = entry
        at_end += 1
    words[row + CARDS] = at_end - start


@rule
def next_card(words: Words, row: int) -> int:
    """The next card to try, one bit; 0 if there is none."""
    at = words[row + NEXT] & 15
    end = words[row + CARDS]
    while at < end:
        card = 1 << (words[row + CHOICES + at] & 63)
        at += 1
        if words[row + DONE] & card == 0:
            words[row + NEXT] = at
            return card
    return 0


@rule
def done_with(duties: Duties, words: Words, row: int, cuts: int, slack: int) -> None:
    """The last card of ``row`` did not show what its seat wants: nor do those alike as far as ``cuts`` tell."""
    counting = words[row + COUNTING] if duties.grained != 0 else 0
    card = words[row + CARD]
    words[row + CUTS] |= cuts
    words[row + SLACK] = min(slack, words[row + SLACK])
    kind = counting if card & counting != 0 else ~counting
    words[row + DONE] |= between(cuts | fixed_cuts(duties, counting), card) & kind
