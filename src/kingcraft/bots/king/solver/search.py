"""The search: does one seat still take n units, whatever the others do? Asked until the answer is a number.

Iterative over rows (:mod:`.rows`): a row is a deal with a seat to act. Answers: see :data:`.bounds.Known`.
"""

from typing import Final

from ....kernel import borrowed, highest, kernel, rule
from .bounds import Hands, ducked, foreseen, last_trick
from .cuts import duck_cut, fixed_cuts, goes_below, reopened, trick_cut
from .duties import Duties
from .rows import (
    BROKEN,
    CARD,
    COUNT,
    COUNTING,
    CUTS,
    FIRST,
    FREE,
    HOLDER,
    KILLERS,
    LED,
    LEFT,
    LIMIT,
    NEED,
    NODES,
    REACH,
    ROWS,
    SEAT,
    SIZE,
    SLACK,
    STACK,
    STOP,
    TABLE,
    WIDTH,
    Words,
)
from .step import play
from .transposition import recalled, remember, shape
from .trying import alike_cards, best, worth_trying

#: The answer of a search that was stopped or has used up its nodes.
STOPPED: Final = -2
_OPEN: Final = -1
#: Deals of fewer cards a hand are played out sooner than remembered.
REMEMBERED: Final = 2


@rule
def known(
    duties: Duties,
    hands: Hands,
    counting: int,
    need: int,
    size: int,
    seat: int,
    count: int,
    holder: int,
    rivals: int,
    played: int,
) -> tuple[int, int, int, int]:
    """Return the answer if it needs no play, else -1; its cuts, its slack, and whether any other seat may lead.

    ``rivals``: the cards of the led suit on the table. ``played``: what seat 0 has played to the trick, if it has.
    """
    if count == 0:
        verdict, cuts, slack = foreseen(duties, hands, counting, seat, need, size)
        if verdict != _OPEN:
            return verdict, cuts, slack, 1
        if size == 1:
            verdict, cuts, slack = last_trick(duties, hands, counting, need, seat)
        return verdict, cuts, slack, 0
    if duties.own != 1 or duties.trump != 0 or seat == 0 or seat > count or holder == 0:
        return _OPEN, 0, 0, 0
    # Seat 0 has played, and another seat takes the trick.
    verdict, cuts, slack = ducked(duties, hands, counting, need, size, hands[0] | played)
    return verdict, cuts | duck_cut(hands[0] | played, played, rivals), slack, 0


@rule
def remembered(duties: Duties, words: Words, row: int) -> int:
    """Return the answer before a lead if it is remembered (its cuts and slack are written); -1 otherwise."""
    counting = words[row + COUNTING]
    key = shape(
        (words[row], words[row + 1], words[row + 2], words[row + 3]),
        words[row + SIZE],
        words[row + SEAT],
        words[row + BROKEN],
    )
    single = counting if duties.grained != 0 else 0
    return recalled(words, row, key, single, fixed_cuts(duties, counting))


@rule
def lifted(duties: Duties, words: Words, row: int) -> int:
    """Return the cuts of the deal before the trick that the last card of ``row`` completed, from those after it."""
    table = words[row + TABLE] | words[row + CARD]
    rivals = table & duties.trump
    if rivals == 0:
        rivals = table & words[row + LED]
    child = row + WIDTH
    winner = 1 << highest(rivals)
    below = 0
    # Of a trick that was under way at the start, the rows are those that there are.
    first = max(STACK, row - 3 * WIDTH) & REACH
    for at in range(first, child, WIDTH):
        below |= goes_below(words[at + CARD], words[at + (words[at + SEAT] & 3)], winner)
    cuts = reopened(words[child + CUTS], table, below)
    holder = words[child + HOLDER] & 3
    if words[child + FREE] != 0 and duties.own == 1 and duties.trump == 0 and holder != 0:
        start = row - (words[row + SEAT] & 3) * WIDTH
        played = words[start + CARD] if start >= STACK else 0
        cuts |= duck_cut(words[row] | played, played, rivals)
    else:
        cuts = trick_cut(cuts, rivals, words[first + holder])
    return cuts


@rule
def answer(duties: Duties, words: Words, bottom: int) -> int:
    """Return whether the row at ``bottom`` takes NEED units: 1, 0, or STOPPED."""
    row = bottom & REACH
    while True:
        words[NODES] += 1
        if words[NODES] > words[LIMIT] or words[STOP] != 0:
            return STOPPED
        hands = (words[row], words[row + 1], words[row + 2], words[row + 3])
        seat = words[row + SEAT] & 3
        at = max(0, row - seat * WIDTH)
        played = words[at + CARD] if at >= STACK else 0
        rivals = words[row + TABLE] & words[row + LED]
        count = words[row + COUNT]
        size = words[row + SIZE]
        verdict, cuts, slack, free = known(
            duties,
            hands,
            words[row + COUNTING],
            words[row + NEED],
            size,
            seat,
            count,
            words[row + HOLDER],
            rivals,
            played,
        )
        words[row + FIRST] = 0
        words[row + FREE] = free
        words[row + CUTS] = cuts
        words[row + SLACK] = slack
        if verdict == _OPEN and count == 0 and size >= REMEMBERED:
            verdict = remembered(duties, words, row)
        if verdict == _OPEN:
            words[row + LEFT] = worth_trying(duties, words, row)
            words[row + CUTS] = 0
            words[row + SLACK] = 255  # an answer for want of cards: the least of all of them
        card = 0
        shown = -1  # by which card a search has answered: 0 by none of them, -1 there was no search
        while True:  # back through the rows that have their answer, to one with a card left to try
            if verdict == _OPEN:
                card = best(duties, words, row, words[row + LEFT])
                if card != 0:
                    words[row + LEFT] ^= card
                    break
                verdict = 1 - (duties.up >> words[row + SEAT] & 1)
                shown = 0
            if shown >= 0 and words[row + COUNT] == 0:
                if shown > 0:
                    words[row + KILLERS + (words[row + SEAT] & 3)] = shown
                if words[row + SIZE] >= REMEMBERED:
                    remember(words, row, words[row + COUNTING] if duties.grained != 0 else 0, verdict, shown)
            if row == bottom:
                return verdict
            cuts = words[row + CUTS]
            slack = words[row + SLACK]
            row = (row - WIDTH) & REACH
            if words[row + COUNT] == 3:
                cuts = lifted(duties, words, row)
            if verdict == duties.up >> words[row + SEAT] & 1:
                shown = words[row + CARD]
                words[row + CUTS] = cuts
                words[row + SLACK] = slack
            else:
                verdict = _OPEN
                words[row + CUTS] |= cuts
                words[row + SLACK] = min(slack, words[row + SLACK])
                words[row + LEFT] &= ~alike_cards(duties, words[row + COUNTING], words[row + CARD], cuts)
        play(duties, words, row, card)
        row = (row + WIDTH) & REACH


@kernel
def values(duties: Duties, words: Words, tries: Words, lows: Words, highs: Words) -> bool:
    """Find how many units seat 0 (2-against-2: its side) still takes after each of ``tries`` (bits) from the first row.

    ``lows``, ``highs``: bounds, written; narrowed until equal or the nodes are used up. Returns whether all are equal.
    """
    words, tries, lows, highs = borrowed(words), borrowed(tries), borrowed(lows), borrowed(highs)
    for row in range(STACK, STACK + ROWS * WIDTH, WIDTH):
        for seat in range(4):
            words[row + KILLERS + seat] = 0
    guess = 0
    for at in range(len(tries)):
        if at == 0:
            guess = (lows[at] + highs[at] + 1) // 2
        while lows[at] < highs[at]:
            guess = min(max(guess, lows[at] + 1), highs[at])
            words[STACK + NEED] = guess
            play(duties, words, STACK, tries[at])
            verdict = answer(duties, words, STACK + WIDTH)
            if verdict == STOPPED:
                return False
            if verdict == 1:
                lows[at] = guess
                guess += 1
            else:
                highs[at] = guess - 1
                guess -= 1
    return True
