"""What follows from the rows of a sheet, deal by deal: a course a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from ..games.match import EndedDeal
from ..games.options import Json
from ..games.parts import GameParts
from .wrong import MarkCode

#: One deal as people enter it (``docs/rules/sheets.md``, rows).
Row: TypeAlias = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Written:
    """What a row comes to."""

    #: Points of each seat; chips where they are played for.
    scores: tuple[int, ...]
    #: The seat that dealt.
    dealer: int
    #: Why the row does not fit the rules any more, because another was changed; empty if it fits.
    mark: MarkCode | None = None


@dataclass(frozen=True, slots=True)
class Coming:
    """The next deal. A seat is -1 where none follows from the rules."""

    #: From 1.
    number: int
    #: How many deals the match has; 0: that depends on the points.
    of: int
    dealer: int
    #: Who leads: in a deal to avoid things, and in a positive one, where it is the next.
    leader: int = -1
    positive_leader: int = -1
    #: The contract, if it is fixed; empty if it is chosen, or if the game has none.
    contract: str = ""
    #: Who chooses, and what they may choose: contracts, ``plus`` and ``minus``.
    chooser: int = -1
    choices: tuple[str, ...] = ()
    #: The trump suit, if it is fixed.
    trump: str = ""
    #: Whether it is a positive deal, perhaps sold.
    positive: bool = False
    #: The chips in the pot before it.
    pot: int = 0


class Course(Protocol):
    """A match so far. ``add`` changes it."""

    def add(self, row: Row) -> Written:
        """Return what a row comes to, and go on after it. Raises :class:`Wrong`."""

    @property
    def coming(self) -> Coming | None:
        """The next deal; None if the match is over."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, ascending; empty before the end."""


class Pad(Protocol):
    """What is different in each game."""

    #: Whether the order of deals says what is played and who deals: a row that is dropped leaves its place.
    keeps_places: bool

    def knows(self, row: Row) -> bool:
        """Return whether a row is one of this game."""

    def course(self, options: Any, players: int, dealer: int) -> Course:
        """Return a course before the first deal. ``options``: of the game; ``dealer``: the seat that deals first."""

    def row(self, deal: EndedDeal) -> dict[str, Json]:
        """Return the row that people would have written after a deal that was played with the program."""


PADS: Final = GameParts[Pad]("kingcraft.pad", "PAD")
