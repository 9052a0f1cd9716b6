"""What a review and a hint need from a game: how a decision is judged, and what a deal brought."""

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from ..bots.decision import Decision
from ..bots.limits import Budget, Stop
from ..games.game import State
from ..games.options import RuleSet
from ..games.parts import GameParts
from .choice import Choice
from .depth import Depth
from .eye import Eye, Option
from .graph import Point
from .hint import Hinted
from .judged import Judged
from .luck import Outcome, points_outcome
from .sentence import Sentence
from .size import Scale

O = TypeVar("O", contravariant=True)
S = TypeVar("S", bound=State, contravariant=True)


class NoReview(Exception):
    """There are no reviews and hints of ``game``."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"there are no reviews and hints of {self.game}"


class GameReview(Protocol[O, S]):
    """Reviews and hints of a game with options of class ``O`` and deals of class ``S``.

    :class:`PointsReview` has ready what is alike in most games.
    """

    @property
    def turns(self) -> bool:
        """Whether a decision is a whole turn: all that a seat does until another is to act."""

    def scale(self, rules: RuleSet[O]) -> Scale:
        """Return the measure of losses."""

    def known(self, choice: Choice[S], depth: Depth, stop: Stop | None) -> Eye | None:
        """Judge a decision on what the seat could know; None if nothing depends on it.

        Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to what the seat has seen.
        """

    def opened(self, choice: Choice[S], depth: Depth, stop: Stop | None) -> Eye | None:
        """Judge a decision with all hands open; None if that teaches nothing about it. Raises as :meth:`known`."""

    def promised(self, state: S, option: Option) -> float:
        """Return what an option in the deal ``state`` was expected to bring, in the measure of ``Outcome.brought``."""

    def outcome(self, state: S, scores: Sequence[int]) -> Outcome:
        """Return what a deal brought each seat. ``state``: its last."""

    def expected(self, choice: Choice[S], depth: Depth) -> list[float] | None:
        """Return what each seat could expect before ``choice``, for the graph; None where the graph has no point."""

    def graph(self, state: S, judged: Sequence[Judged], points: Sequence[Point], begun: int) -> list[Point]:
        """Return the graph of a deal, without its end.

        ``state``: its last; ``judged``: its decisions; ``points``: what :meth:`expected` found; ``begun``: the number
        of actions that were given before the players took over.
        """

    def contract(self, state: S) -> tuple[str, str]:
        """Return contract and trump of a deal as records have them; empty where there is none."""

    def reasons(self, choice: Choice[S], known: Eye) -> list[Sentence | None]:
        """Return for each token of ``known.best`` a fact that speaks for it against what was played; None: none does.

        Facts are true in every deal of the unseen cards that the seat had to think of.
        """

    def hint(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
        """Advise the seat to act, on what it may know.

        Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to this observation.
        """


class PointsReview(Generic[S]):
    """What games have in common in which every action is a decision and a deal is worth its points."""

    turns: bool = False

    def promised(self, state: S, option: Option) -> float:  # noqa: ARG002
        """Return the expected points."""
        return option.points

    def outcome(self, state: S, scores: Sequence[int]) -> Outcome:  # noqa: ARG002
        """Return the points; an even share of them is their mean."""
        return points_outcome(scores)

    def expected(self, choice: Choice[S], depth: Depth) -> list[float] | None:  # noqa: ARG002
        """Return None: the graph has its end alone."""
        return None

    def graph(
        self,
        state: S,  # noqa: ARG002
        judged: Sequence[Judged],  # noqa: ARG002
        points: Sequence[Point],
        begun: int,  # noqa: ARG002
    ) -> list[Point]:
        """Return the points that were found."""
        return list(points)

    def contract(self, state: S) -> tuple[str, str]:  # noqa: ARG002
        """Return none."""
        return "", ""

    def reasons(self, choice: Choice[S], known: Eye) -> list[Sentence | None]:  # noqa: ARG002
        """Return none."""
        return [None] * len(known.best.tokens)


#: The reviews and hints of a game whose options and deals the caller knows nothing about.
AnyReview = GameReview[Any, Any]

#: The reviews and hints of each game: ``REVIEW`` of ``review/GAME``.
REVIEWS: Final = GameParts[AnyReview]("kingcraft.review", "REVIEW")


def game_review(game: str) -> AnyReview:
    """Return the reviews and hints of ``game``. Raises :class:`NoReview`."""
    found = REVIEWS.get(game)
    if found is None:
        raise NoReview(game)
    return found
