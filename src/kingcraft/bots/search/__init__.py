"""Bots that think ahead, in every game that has a search: what a game provides, and the judgement of a decision."""

from collections.abc import Hashable, Sequence
from typing import Final, Protocol

from ...games.parts import GameParts
from ..budget import Budget
from ..decision import Decision
from ..judgement import Judgement
from ..stop import Stop


class Searcher(Protocol):
    """The search of one bot. It may remember what it has worked out; its answers are the same without that."""

    def choose(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> str:
        """Return the token to play, without more thinking than the choice needs.

        Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
        """

    def practise(self, decision: Decision, budget: Budget) -> None:
        """Use every kernel that ``decision`` can take, so that all are compiled or loaded. Raises as ``choose``."""


class Search(Protocol):
    """The search of one game."""

    @property
    def rehearsals(self) -> Sequence[tuple[int, int]]:
        """Matches that together use every kernel: the number of players, and of deals."""

    def judge(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
        """Say what every legal token is worth to the seat to act, the one to play first.

        Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
        """

    def searcher(self, reads: bool) -> Searcher:
        """Make a searcher. ``reads``: whether it reads the others' cards from their play."""

    def kind(self, decision: Decision) -> Hashable:
        """Return a value that is equal for decisions that take the same kernels."""


#: The search of each game: ``SEARCH`` of ``search/GAME.py``. A game without one is played by rules of thumb.
SEARCHES: Final = GameParts[Search]("kingcraft.bots.search", "SEARCH")


def kernel_kind(decision: Decision) -> Hashable:
    """Return a value that is equal for decisions that take the same kernels."""
    game = decision.rules.game
    search = SEARCHES.get(game)
    return game, search.kind(decision) if search else None


def judge(decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
    """Say what every legal token is worth to the seat to act, the one to play first.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation; ModuleNotFoundError: the
    game has no search.
    """
    return SEARCHES[decision.rules.game].judge(decision, budget, stop)
