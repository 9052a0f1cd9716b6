"""Which cards are tried, which of them first, and which need not be."""

from ....kernel import highest, rule
from .cuts import fixed_cuts, places_between
from .duties import Duties, answers, leads
from .fields import runs
from .ordering import of_who_avoids, of_who_forces, of_who_wants
from .rows import (
    BROKEN,
    COUNT,
    COUNTING,
    FIRST,
    HOLDER,
    KILLERS,
    LED,
    SEAT,
    TABLE,
    Words,
)


@rule
def worth_trying(duties: Duties, words: Words, row: int) -> int:
    """Return the cards that the seat to act needs to try: of cards worth the same one."""
    counting = words[row + COUNTING]
    mine = words[row + (words[row + SEAT] & 3)]
    led = words[row + LED]
    if led == 0:
        legal = leads(duties, mine, counting, words[row + BROKEN])
    else:
        legal = answers(duties, mine, counting, led, 1 << highest(words[row + TABLE] & led))
    return legal & runs(mine, counting if duties.grained != 0 else 0)


@rule
def best(duties: Duties, words: Words, row: int, cards: int) -> int:
    """Return the one of ``cards`` to try first, one bit; 0 if there is none.

    A lead that settled an equal deal comes first, then one that settled the last question at this depth (the killer
    heuristic: S. Akl and M. Newborn, "The principal continuation and the killer heuristic", 1977), then promises.
    """
    if cards & (cards - 1) == 0:
        return cards
    seat = words[row + SEAT] & 3
    count = words[row + COUNT]
    if count == 0:
        if cards & words[row + FIRST] != 0:
            return words[row + FIRST]
        killer = words[row + KILLERS + seat]
        if cards & killer != 0:
            return killer
    hands = (words[row], words[row + 1], words[row + 2], words[row + 3])
    return best_promise(
        duties,
        cards,
        hands,
        words[row + seat],
        words[row + COUNTING],
        words[row + TABLE],
        words[row + LED],
        count,
        seat,
        words[row + HOLDER],
    )


@rule
def best_promise(
    duties: Duties,
    cards: int,
    hands: tuple[int, int, int, int],
    mine: int,
    counting: int,
    table: int,
    led: int,
    count: int,
    seat: int,
    holder: int,
) -> int:
    """Return the one of ``cards`` whose promise is the highest, one bit."""
    rivals, second, third, fourth = hands
    if duties.own != 1:
        rivals = second | fourth if seat & 1 == 0 else rivals | third
    elif seat == 0:
        rivals = second | third | fourth
    role = 0 if seat > count else 1 if holder == 0 else 2
    ours = (holder ^ seat) & 1 == 0 if duties.own != 1 else seat != 0 and role == 2
    found = 0
    highest_promise = -(1 << 30)
    while cards != 0:
        card = cards & -cards
        cards ^= card
        counts = 1 if card & counting != 0 else 0
        if duties.own != 1 or duties.up & 1 != 0:
            promise = of_who_wants(duties, card, mine, rivals, table, led, count, ours)
        elif seat == 0:
            promise = of_who_avoids(duties, card, rivals, table, led, count, counts)
        else:
            promise = of_who_forces(duties, card, mine, rivals, table, led, count, counts, role)
        if promise >= highest_promise:
            highest_promise = promise
            found = card
    return found


@rule
def alike_cards(duties: Duties, counting: int, card: int, cuts: int) -> int:
    """Return the cards that show no more than ``card`` did, as far as ``cuts`` tell; itself included."""
    counting = counting if duties.grained != 0 else 0
    kind = counting if card & counting != 0 else ~counting
    return places_between(cuts | fixed_cuts(duties, counting), card) & kind
