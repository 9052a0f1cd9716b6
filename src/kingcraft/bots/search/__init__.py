"""Bots that think ahead: what the search of a game provides, and the judgement of a decision."""

from collections.abc import Hashable, Sequence
from typing import Final, Protocol

from ...games.parts import GameParts
from ..decision import Decision
from ..judgement import Judgement
from ..limits import Budget, Stop


class Searcher(Protocol):
    """The search of one bot. What it remembers saves work and changes no answer."""

    def choose(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> str:
        """Return the token to play, without more thinking than the choice needs. Raises ``Impossible``."""

    def practise(self, decision: Decision, budget: Budget) -> None:
        """Use every kernel that ``decision`` can take, so that all are compiled or loaded. Raises as ``choose``."""


class Search(Protocol):
    """The search of one game."""

    @property
    def rehearsals(self) -> Sequence[tuple[int, int]]:
        """Matches that together use every kernel: the number of players, and of deals."""

    def judge(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
        """Say what every legal token is worth to the seat to act, the one to play first. Raises ``Impossible``."""

    def searcher(self, reads: bool, waits: bool) -> Searcher:
        """Make a searcher. ``reads``: whether it reads the others' cards from their play. ``waits``: whether it passes
        where that wins, though it could play on.
        """

    def kind(self, decision: Decision) -> Hashable:
        """Return a value that is equal for decisions that take the same kernels."""


#: The search of each game: ``SEARCH`` of ``search/GAME.py``. A game without one is played by rules of thumb.
SEARCHES: Final = GameParts[Search]("kingcraft.bots.search", "SEARCH")


def kernel_kind(decision: Decision) -> Hashable:
    """Return a value that is equal for decisions that take the same kernels, of all games."""
    game = decision.rules.game
    search = SEARCHES.get(game)
    return game, search.kind(decision) if search else None


def judge(decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
    """Judge ``decision`` by the search of its game. Raises as its ``judge``; ModuleNotFoundError: there is none."""
    return SEARCHES[decision.rules.game].judge(decision, budget, stop)
