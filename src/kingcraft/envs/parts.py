"""What the adapters need of a game: how its deals become numbers, lines of text, and other deals that look the same."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from ..games.parts import GameParts

if TYPE_CHECKING:  # an extra
    import numpy as np
    from numpy.typing import NDArray


class News(NamedTuple):
    """What an action has revealed besides its token, as text."""

    #: To each seat alone: the cards that it received; empty for none.
    seats: Sequence[str]
    #: To all; empty for nothing.
    public: str


class Pieces(Protocol):
    """A tensor to write (:class:`.tensors.Tensor`)."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def pieces(self) -> "Mapping[str, NDArray[np.float32]]":
        """The pieces by name, each in its shape, with zeros."""

    def mark(self, name: str, cards: Sequence[str], *row: int) -> None:
        """Set the places of ``cards`` in a row of a piece to 1."""


class Environment(Protocol):
    """One game. ``state`` is a deal of it, ``options`` are those of its rules."""

    def sign(self, options: Any) -> int:
        """Return 1 if more points are better, -1 if fewer are."""

    def shapes(self, players: int) -> Mapping[str, Sequence[int]]:
        """Return the names and shapes of a tensor's public pieces."""

    def write(self, tensor: Pieces, seen: Any, first: int) -> None:
        """Write what an observation shows to all into the pieces; seats are counted from the seat ``first``."""

    def decks_alike(self, state: Any, deck: Sequence[int], seat: int, count: int, random: int) -> list[list[int]]:
        """See :func:`.worlds.decks_alike`."""

    def public(self, state: Any) -> str:
        """Return what all see of a deal before its first action, as text."""

    def news(self, before: Any, after: Any) -> News | None:
        """Return what the action between two states has revealed; None if that is its token alone."""


ENVIRONMENTS: Final = GameParts[Environment]("kingcraft.envs", "ENVIRONMENT")
