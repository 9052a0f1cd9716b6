"""The search through an ending with open hands, for kernels: alpha-beta over turns, one seat against all others."""

from collections.abc import MutableSequence, Sequence

from ....games.kings_corner.core import GOING, MOVED, PLAYED, Core, Places, table_core
from ....games.kings_corner.play import end_turn
from ....games.kings_corner.scoring import Settlement
from ....games.kings_corner.terms import Terms
from ....kernel import bit_count, kernel, rule
from ..outcome import Aim, worth
from ..turns.turn_enumeration import ALIKE, COMPLETE, MIXED, find_turns, may_stop, piles_at, position_at
from .frames import (
    BEST,
    BEST_CHILD,
    BEST_MIX,
    CHILDREN,
    CRAMPED,
    DEPTH,
    DEPTHS,
    FIRST,
    HANDED,
    HIGH,
    LOOKED,
    LOW,
    MOST_CHILDREN,
    NEXT,
    OPEN,
    SEAT,
    TO_ACT,
    WORST,
    WORTH,
    child_at,
    core_at,
    frame_at,
    keep,
    limited,
    open_frame,
    remembered,
)


@rule
def find_children(words: MutableSequence[int], turns: MutableSequence[int], terms: Terms, depth: int) -> None:
    """Put all turns of a frame on the stack: the remembered one first, then those that leave the fewest cards."""
    at = frame_at(depth)
    core = core_at(words, terms, depth)
    found = find_turns(turns, terms, core, ALIKE)
    words[LOOKED] += found
    first = words[CHILDREN]
    words[at + FIRST] = words[at + NEXT] = first
    if turns[COMPLETE] == 0 or first + found > words[MOST_CHILDREN]:
        words[CRAMPED] = 1
    else:
        favourite = words[at + BEST_MIX]
        count = first
        for left in range(-1, bit_count(core[0][0]) + 1):
            for number in range(found):
                position = position_at(turns, number)
                favoured = turns[position + MIXED] == favourite
                fits = favoured if left < 0 else not favoured and bit_count(turns[position]) == left
                if fits and may_stop(turns, terms, number):
                    child = child_at(count)
                    count += 1
                    words[child] = turns[position]
                    piles = piles_at(turns, position)
                    for place in range(8):
                        words[child + 1 + place] = piles[place]
                    words[child + 9] = number
                    words[child + 10] = turns[position + MIXED]
        words[CHILDREN] = count
    words[at + OPEN] = 1


@rule
def after_child(words: Sequence[int], deck: Sequence[int], terms: Terms, depth: int, child: int) -> Core:
    """Return the deal after a turn of a frame that stops at a child: ended there, or at the start of the next turn."""
    hands, _, _, _, drawn, seat, turn, kept, paid, out = core_at(words, terms, depth)
    hand = words[child]
    piles: Places = (
        words[child + 1],
        words[child + 2],
        words[child + 3],
        words[child + 4],
        words[child + 5],
        words[child + 6],
        words[child + 7],
        words[child + 8],
    )
    if words[child + 9] != 0:
        turn |= MOVED
    if hand != hands[0]:
        turn |= PLAYED
    others = (hand, hands[1], hands[2], hands[3], hands[4], hands[5])
    _, _, fits, bases, _, _, _, _, _, _ = table_core(terms, others, piles, drawn, seat, turn)
    core = (others, piles, fits, bases, drawn, seat, turn, kept, paid, seat if hand == 0 else out)
    return core if hand == 0 else end_turn(deck, terms, core)


@rule
def take(words: MutableSequence[int], at: int, found: int) -> None:
    """Update a frame with the worth of its turn that was tried last (the child before ``NEXT``)."""
    child = child_at(words[at + NEXT] - 1)
    if words[at + TO_ACT] == words[SEAT]:
        better = found > words[at + BEST]
        words[at + LOW] = max(words[at + LOW], found)
    else:
        better = found < words[at + BEST]
        words[at + HIGH] = min(words[at + HIGH], found)
    if better:
        words[at + BEST] = found
        words[at + BEST_CHILD] = words[child + 9]
        words[at + BEST_MIX] = words[child + 10]


@rule
def begin(words: MutableSequence[int], core: Core, seat: int) -> None:
    """Ask what ``core``, a deal under way, is worth to ``seat``. What is remembered is kept."""
    words[SEAT] = seat
    words[CHILDREN] = words[LOOKED] = words[CRAMPED] = words[HANDED] = 0
    open_frame(words, 0, core, WORST, -WORST)


@kernel
def search(
    words: MutableSequence[int],
    turns: MutableSequence[int],
    deck: Sequence[int],
    chances: Sequence[int],
    terms: Terms,
    settlement: Settlement,
    aim: Aim,
    positions: int,
) -> bool:
    """Search until about ``positions`` more have been looked at or followed; return whether ``WORTH`` is the answer.

    ``turns``: as of ``turn_enumeration.turn_words``. ``deck``: its cards from ``drawn`` on are the stock.
    ``chances``: the table of ``aim``. If ``CRAMPED`` is set, there was too little space, and no answer will come.
    """
    until = words[LOOKED] + positions
    done = False
    while not done and words[LOOKED] < until and words[CRAMPED] == 0:
        words[LOOKED] += 1
        depth = words[DEPTH]
        at = frame_at(depth)
        finished = False
        if words[HANDED] != 0:
            words[HANDED] = 0
            take(words, at, words[WORTH])
        elif words[at + OPEN] == 0:
            if depth != 0 and (
                remembered(words, at) or limited(words, deck, chances, terms.players, settlement, aim, at)
            ):
                finished = True
            else:
                find_children(words, turns, terms, depth)
        if not finished and words[CRAMPED] == 0:
            if words[at + NEXT] == words[CHILDREN] or words[at + LOW] >= words[at + HIGH]:
                keep(words, at)
                words[CHILDREN] = words[at + FIRST]
                finished = True
            else:
                child = child_at(words[at + NEXT])
                words[at + NEXT] += 1
                core = after_child(words, deck, terms, depth, child)
                if core[9] != GOING:
                    words[WORTH] = worth(settlement, aim, chances, terms.players, core, words[SEAT])
                    words[HANDED] = 1
                elif depth + 1 == DEPTHS:
                    words[CRAMPED] = 1
                else:
                    open_frame(words, depth + 1, core, words[at + LOW], words[at + HIGH])
        if finished:
            words[WORTH] = words[at + BEST]
            if depth == 0:
                done = True
            else:
                words[HANDED] = 1
                words[DEPTH] = depth - 1
    return done
