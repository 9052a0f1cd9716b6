"""Whole turns: every table and hand at which the seat to act can end its turn, each with a shortest way there."""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from ....cards import members
from ....games.kings_corner.core import Core, Places
from ....games.kings_corner.terms import Terms
from ....kernel import kernel
from .turn_enumeration import (
    ALIKE,
    COMPLETE,
    EVERY,
    POSITIONS,
    THRIFTY,
    action_to,
    before,
    find_turns,
    may_stop,
    piles_at,
    position_at,
    turn_words,
)


@kernel
def turns_from(words: MutableSequence[int], terms: Terms, core: Core, way: int) -> int:
    """Call :func:`find_turns` from Python."""
    return find_turns(words, terms, core, way)


class Turn(NamedTuple):
    """A way to play a turn."""

    #: Without the ``end`` that follows unless ``hand`` is empty.
    actions: tuple[int, ...]
    #: The cards left, as a set.
    hand: int
    #: The piles then, by place.
    piles: Places


class Turns(NamedTuple):
    """Ways to play a turn."""

    turns: tuple[Turn, ...]
    #: Whether these are all.
    complete: bool


def whole_turns(terms: Terms, core: Core, positions: int = POSITIONS, alike: bool = False) -> Turns:
    """Return every distinct end of the turn, fewer actions first; ``alike``: one of those that differ by like cards."""
    return _turns(terms, core, positions, ALIKE if alike else EVERY)


def best_turn(terms: Terms, core: Core, values: Sequence[int], positions: int = POSITIONS) -> tuple[Turn, bool]:
    """Return the turn that leaves the least in hand, and whether that is certain (else ``positions`` were too few).

    ``values``: the cost of a card left, by rank A 2 .. K (``scoring.card_values``); of equals the fewest cards, then
    the fewest actions. If the seat can go out, it does.
    """
    turns, complete = _turns(terms, core, positions, THRIFTY)
    best = min(turns, key=lambda turn: (sum(values[card >> 2] for card in members(turn.hand)), turn.hand.bit_count()))
    return best, complete or not best.hand


def _turns(terms: Terms, core: Core, positions: int, way: int) -> Turns:
    words = turn_words(positions)
    found = turns_from(words, terms, core, way)
    turns = [turn_at(words, number) for number in range(found) if may_stop(words, terms, number)]
    return Turns(tuple(turns), bool(words[COMPLETE]))


def turn_at(words: Sequence[int], number: int) -> Turn:
    """Return the turn that stops at position ``number``."""
    at, actions, last = position_at(words, number), [], number
    while last:
        actions.append(action_to(words, last))
        last = before(words, last)
    return Turn(tuple(reversed(actions)), words[at], piles_at(words, at))
