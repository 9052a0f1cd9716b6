"""Endings solved with open hands: what a deal is worth to a seat when all hands and the stock are known."""

import math
import time
from array import array
from collections.abc import Callable, MutableSequence, Sequence
from typing import Final, NamedTuple

from ....games.kings_corner.core import GOING, Core
from ....games.kings_corner.scoring import Settlement
from ....games.kings_corner.terms import Terms
from ...limits import Stop
from ..equity import Goal
from ..outcome import Aim, worth
from ..turns.turn_enumeration import ALIKE, POSITIONS, turn_words
from ..turns.turns import Turn, turn_at, turns_from
from .ending import begin, search
from .frames import (
    BEST,
    BEST_CHILD,
    CHILD,
    CRAMPED,
    DEPTHS,
    ENTRIES,
    ENTRY,
    FRAME,
    FRAMES,
    LOOKED,
    MOST_CHILDREN,
    WORST,
)

#: Positions that a search may look at unless the caller says otherwise.
POSITIONS_ALLOWED: Final = 2_000_000
#: Positions a call of the kernel: a few milliseconds.
SLICE: Final = 4096


Words = MutableSequence[int]
Search = Callable[[Words, Words, Words, Words, Terms, Settlement, Aim, int], bool]


class Ending(NamedTuple):
    """The worth of an ending."""

    #: What the seat will have of the deal, in millionths of a match (:func:`~..outcome.worth`); None if nothing was
    #: found in time.
    worth: int | None
    #: Whether it is certain. Otherwise the positions were used up, and it is the best found by then among the turns
    #: that were followed to the end.
    exact: bool
    #: The turn that leads there.
    turn: Turn | None
    #: How many were looked at.
    positions: int


class Endgame:
    """A solver for one deal with a known deck, and its memory. One thread may use it at a time.

    ``seat`` plays against all others together: exact with two players, with more the least that it gets. ``entries``:
    deals to remember, 40 bytes each. ``children``: turns that wait to be followed, 96 bytes each. ``run``: the kernel,
    or its source for CPython. Raises ValueError: there is no such seat.
    """

    def __init__(
        self,
        terms: Terms,
        goal: Goal,
        deck: Sequence[int],
        seat: int,
        entries: int = 1 << 15,
        children: int = 1 << 15,
        run: Search = search,
    ) -> None:
        if not 0 <= seat < terms.players:
            raise ValueError(f"there is no seat {seat}")
        entries = 1 << max(1, (entries - 1).bit_length())
        self._terms, self._goal, self._seat = terms, goal, seat
        self._deck = array("q", deck)
        self._turns = turn_words(POSITIONS)
        self._run = run
        self._words = array("q", [0]) * (FRAMES + DEPTHS * FRAME + children * CHILD + entries * ENTRY)
        self._words[MOST_CHILDREN], self._words[ENTRIES] = children, entries - 1

    def solve(
        self, core: Core, positions: int = POSITIONS_ALLOWED, stop: Stop | None = None, until: float = math.inf
    ) -> Ending:
        """Return what ``core`` is worth, at the start or in the middle of a turn. Earlier results speed it up.

        ``positions``: how many may be looked at (the same number gives the same answer after the same questions).
        ``stop`` and the time ``until`` (:func:`time.monotonic`) end the search soon.
        """
        words, (settlement, aim, equity) = self._words, self._goal
        if core[9] != GOING:
            found = worth(settlement, aim, equity.chances, self._terms.players, core, self._seat)
            return Ending(found, True, None, 0)
        begin(words, core, self._seat)
        exact = False
        while not (exact or words[CRAMPED] or stop) and words[LOOKED] < positions and time.monotonic() < until:
            more = min(SLICE, positions - words[LOOKED])
            exact = self._run(words, self._turns, self._deck, equity.chances, self._terms, settlement, aim, more)
        best = words[FRAMES + BEST]
        if not exact and abs(best) >= -WORST:
            return Ending(None, False, None, words[LOOKED])
        number, looked = words[FRAMES + BEST_CHILD], words[LOOKED]
        turns_from(self._turns, self._terms, core, ALIKE)
        return Ending(best, exact, turn_at(self._turns, number), looked)
