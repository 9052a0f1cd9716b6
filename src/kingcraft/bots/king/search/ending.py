"""The last tricks, solved: in every world each card of the root is followed to the end, and nothing is left to chance.

The seat tries all its orders of play; the others play by the policy, as in the tree (:mod:`.ismcts_kernel`). Unlike
there, the seat plays on as if it knew the world: with this few choices no difference could be measured
(docs/decisions.md).
"""

from array import array
from collections.abc import MutableSequence
from time import perf_counter
from typing import Final

from ....cards import card_set, members
from ....games.king.contracts import Terms
from ....games.king.options import PLAYERS
from ....games.king.play import SEAT, UNITS, PlayState, legal_cards, play
from ....games.king.scoring import Settlement, seat_points
from ....kernel import bit_count, borrowed, kernel, lowest, rule
from ...limits import Stop
from ..policy.policy import decided, policy_card
from .ismcts_kernel import distinct, world_at
from .ismcts_tree import Tried

Words = MutableSequence[int]

#: With at most this many cards a hand, the rest of a deal is solved.
SOLVED: Final = 4

#: A row of the stack for each choice of the seat: the state of play, the cards that are still to be tried, the one
#: that is tried, the most points so far.
_LEFT: Final = 12
_CARD: Final = 13
_BEST: Final = 14
_ROW: Final = 16
#: Fewer points than any deal has.
_NONE: Final = -(1 << 40)
#: Worlds between two looks at the clock: a millisecond or two.
_SLICE: Final = 128


def solve_worlds(
    terms: Terms, core: PlayState, settlement: Settlement, worlds: "array[int]", seconds: float, stop: Stop | None
) -> list[Tried]:
    """Return the worth of every card of the seat to move by world; of neighbours worth the same only the strongest.

    ``core``, ``worlds``: as for :class:`.ismcts_tree.Tree`, with at most :data:`SOLVED` cards a hand, and something
    left to take. Worlds after ``seconds`` or ``stop`` are left out; the first :data:`_SLICE` are always solved.
    """
    until = perf_counter() + seconds
    many = len(worlds) // PLAYERS
    start = world_at(core, worlds, 0)
    tries = list(members(distinct_cards(terms, start)))
    stack, values = array("q", bytes(8 * _ROW * SOLVED)), array("q", bytes(8 * len(tries) * many))
    done = 0
    while done < many and (done == 0 or not (stop or perf_counter() >= until)):
        last = min(many, done + _SLICE)
        solve_slice(terms, settlement, core, card_set(tries), worlds, done, last, stack, values)
        done = last
    found = []
    for number, card in enumerate(tries):
        column = values[number : done * len(tries) : len(tries)]
        found.append(Tried(card, done, sum(column), tuple((1, value) for value in column)))
    return found


def distinct_cards(terms: Terms, state: PlayState) -> int:
    """Return the legal cards, of neighbours worth the same the strongest."""
    return distinct(state, legal_cards(terms, state), terms.penalty)


@rule
def others_played(terms: Terms, wanted: int, state: PlayState, own: int) -> PlayState:
    """Return the state of play when it is the turn of ``own`` again, or nothing is left to take."""
    while state[SEAT] != own and not decided(terms, state):
        card, _ = policy_card(terms, wanted, state, legal_cards(terms, state), 0.0, 1)
        state = play(terms, state, card)
    return state


@rule
def pushed(words: Words, at: int, state: PlayState, cards: int) -> None:
    """Write the row of a choice among ``cards``."""
    mine, second, third, fourth, seat, count, led, best, holder, table, units, left = state
    words[at], words[at + 1], words[at + 2], words[at + 3] = mine, second, third, fourth
    words[at + 4], words[at + 5], words[at + 6], words[at + 7] = seat, count, led, best
    words[at + 8], words[at + 9], words[at + 10], words[at + 11] = holder, table, units, left
    words[at + _LEFT] = cards
    words[at + _BEST] = _NONE


@rule
def state_at(words: Words, at: int) -> PlayState:
    """Return the state of play of a row."""
    first, second, third, fourth = words[at], words[at + 1], words[at + 2], words[at + 3]
    seat, count, led, best = words[at + 4], words[at + 5], words[at + 6], words[at + 7]
    holder, table, units, left = words[at + 8], words[at + 9], words[at + 10], words[at + 11]
    return (first, second, third, fourth, seat, count, led, best, holder, table, units, left)


@kernel
def solve_slice(
    terms: Terms,
    settlement: Settlement,
    core: PlayState,
    tries: int,
    worlds: Words,
    first_world: int,
    last_world: int,
    stack: Words,
    values: Words,
) -> None:
    """Write the points of the seat to move after each of ``tries``, ascending, by world up to ``last_world - 1``."""
    worlds, stack, values = borrowed(worlds), borrowed(stack), borrowed(values)
    own = core[SEAT]
    wanted = 1 if settlement.value > 0 else 0
    many = bit_count(tries)
    for world in range(first_world, last_world):
        pushed(stack, 0, world_at(core, worlds, world), tries)
        at = 0
        while at >= 0:
            cards = stack[at + _LEFT]
            if cards != 0:
                card = lowest(cards)
                stack[at + _LEFT] = cards & (cards - 1)
                stack[at + _CARD] = card
                state = others_played(terms, wanted, play(terms, state_at(stack, at), card), own)
                if not decided(terms, state):
                    at += _ROW
                    pushed(stack, at, state, distinct(state, legal_cards(terms, state), terms.penalty))
                    continue
                value = seat_points(settlement, state[UNITS], own)
            else:
                value = stack[at + _BEST]
                at -= _ROW
                if at < 0:
                    break
            if at == 0:
                values[many * world + bit_count(tries & ((1 << stack[_CARD]) - 1))] = value
            stack[at + _BEST] = max(stack[at + _BEST], value)
