"""What lessons must know of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from ..games.game import State
from ..games.options import Json
from ..games.parts import GameParts

S = TypeVar("S", bound=State)


class GameLessons(Protocol[S]):
    """What lessons must know of a game with deals of class ``S``."""

    @property
    def parts(self) -> frozenset[str]:
        """The parts of its table that a finger can point at, beside ``hand``."""

    @property
    def places(self) -> Sequence[str]:
        """The places where cards lie, by their names in tokens; empty: there are none."""

    def begun(self, position: Mapping[str, Json]) -> S:
        """Return the deal of a position. Raises :class:`~kingcraft.games.reasons.Refused` with the place."""

    def spelled(self, state: S, token: str) -> str:
        """Return ``token`` with the place that its mark means. Raises LookupError: there is no such place now."""

    def hand(self, state: S, seat: int) -> list[str]:
        """Return the cards that ``seat`` holds."""

    def tries(self, state: S, seat: int) -> list[str]:
        """Return everything that the pupil could try with what the page shows now, legal or not."""

    def shown(self, token: str) -> list[str]:
        """Return what the finger points at to show an action of the pupil."""

    def points(self, state: S, seat: int) -> int:
        """Return the points that the deal has brought ``seat`` so far, with what a sale has cost or brought."""

    def losses(self, state: S, seat: int) -> Mapping[str, int] | None:
        """Return how many sure points each legal token loses against the best one, with all hands open.

        None where there is no exact answer, for example before the first card.
        """


#: The part of each game: ``LESSONS`` of ``lessons/games/GAME.py``. A game without one has no lessons.
GAMES: Final = GameParts[GameLessons[Any]]("kingcraft.lessons.games", "LESSONS")
