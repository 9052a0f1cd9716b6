"""The ways to end a turn that a search compares, and which of the moves that are legal now begin each of them."""

from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final

from ....cards import CLUBS, DIAMONDS
from ....games.kings_corner.core import END, GOING, PILE_ACTIONS, Core, choices, may_end, origin, table_core
from ....games.kings_corner.terms import Terms
from ....kernel import kernel, lowest, rule
from .policy import moved
from .turn_enumeration import FOUND, MIXED, THRIFTY, core_after, find_turns, may_stop, position_at

#: Candidates at most, shared among the first actions; the nearer ones are taken.
MOST: Final = 4096

#: Actions legal at once without their likes, at most: 26 kinds of cards to an empty side, 8 cards and 16 piles onto a
#: pile, 6 kings to a corner, and ``end``. A set of them is an int.
MOST_ACTIONS: Final = 62

#: Words of a candidate: the hand, the piles of the eight places, the turn bits, the set of the first actions that can
#: lead to it, a number from hand and piles, and the next candidate of its chain.
ROW: Final = 13
TURN: Final = 9
FIRSTS: Final = 10
_MIX: Final = 11
_NEXT: Final = 12

#: Word 0: how many candidates there are. Then the first one of each chain, plus 1, then the candidates.
_CHAINS: Final = 4096
ROWS: Final = 1 + _CHAINS


def candidate_words() -> "array[int]":
    """Return words for the candidates of one turn."""
    return array("q", [0]) * (ROWS + MOST * ROW)


@rule
def list_actions(terms: Terms, core: Core, actions: MutableSequence[int]) -> int:
    """Write the legal actions, return how many: one empty side, one empty corner, the lower of two like cards."""
    hand, piles = core[0][0], core[1]
    after = choices(core)
    single = hand & ~((hand & CLUBS) << 3) & ~((hand & DIAMONDS) << 1)
    count = 0
    side_done = corner_done = False
    for place in range(8):
        cards = after[place] & (single | ~hand)
        if piles[place] == 0:
            if place < 4:
                cards = 0 if side_done else cards
                side_done = True
            else:
                cards = 0 if corner_done else cards
                corner_done = True
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if hand >> card & 1:
                actions[count] = card * 8 + place
            else:
                actions[count] = PILE_ACTIONS + origin(piles, card) * 8 + place
            count += 1
    if may_end(terms, core):
        actions[count] = END
        count += 1
    return count


@rule
def add_candidate(
    rows: MutableSequence[int], words: Sequence[int], position: int, turn: int, first: int, most: int
) -> None:
    """Add the position that begins at ``words[position]``, or only that ``first`` leads to it, if it is there."""
    mix = words[position + MIXED]
    chain = 1 + ((mix ^ mix >> 12 ^ mix >> 36) & (_CHAINS - 1))
    number = rows[chain]
    met = False
    while number and not met:
        at = ROWS + (number - 1) * ROW
        met = rows[at + _MIX] == mix
        if met:
            rows[at + FIRSTS] |= 1 << first
        number = rows[at + _NEXT]
    if not met and rows[0] < most:
        at = ROWS + rows[0] * ROW
        for index in range(TURN):
            rows[at + index] = words[position + index]
        rows[at + TURN] = turn
        rows[at + FIRSTS] = 1 << first
        rows[at + _MIX] = mix
        rows[at + _NEXT] = rows[chain]
        rows[0] += 1
        rows[chain] = rows[0]


@kernel
def add_candidates(
    rows: MutableSequence[int],
    words: MutableSequence[int],
    terms: Terms,
    core: Core,
    action: int,
    first: int,
    most: int,
    way: int,
) -> int:
    """Add the ways to end the turn that begin with ``action`` (number ``first``), up to ``most`` candidates in all.

    Returns how many positions were looked at; ``words`` (:mod:`.turn_enumeration`) says whether these were all.
    """
    start = core if action == END else moved(terms, core, action)
    find_turns(words, terms, start, way)
    count = 1 if action == END else words[FOUND]
    for step in range(count):
        number = count - 1 - step if way == THRIFTY else step  # what lays the most is found last
        if may_stop(words, terms, number):
            turn = core_after(words, terms, start, number)[6]
            add_candidate(rows, words, position_at(words, number), turn, first, most)
    return words[FOUND]


@rule
def candidate_core(rows: Sequence[int], at: int, terms: Terms, core: Core) -> Core:
    """Return ``core``, which begins the turn, as the candidate at ``rows[at]`` leaves it: over if its hand is empty."""
    hands, _, _, _, drawn, seat, _, kept, paid, _ = core
    hand = rows[at]
    piles = (
        rows[at + 1],
        rows[at + 2],
        rows[at + 3],
        rows[at + 4],
        rows[at + 5],
        rows[at + 6],
        rows[at + 7],
        rows[at + 8],
    )
    held = (hand, hands[1], hands[2], hands[3], hands[4], hands[5])
    _, _, fits, bases, _, _, _, _, _, _ = table_core(terms, held, piles, drawn, seat, 0)
    return (held, piles, fits, bases, drawn, seat, rows[at + TURN], kept, paid, GOING if hand else seat)
