"""The kinds of deals that results are listed by, in the games that have more than one kind."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ...games.parts import GameParts
from ..results import Unit


class DealKind(NamedTuple):
    """What kind of deal an ended deal was."""

    #: As in results files; empty where all deals are alike.
    name: str = ""
    #: The seat that bought the game; -1 if no seat did.
    buyer: int = -1


class Kinds(Protocol):
    """The kinds of deals of one game."""

    @property
    def names(self) -> Sequence[str]:
        """All of them, in the order of a report."""

    @property
    def with_roles(self) -> Collection[str]:
        """Those in which the auctioneer, the buyer and the others are reported one by one."""

    def deals(self, options: Any) -> int:
        """Return the number of deals of a match: only a whole match has all kinds."""

    def of(self, seen: Any) -> DealKind:
        """Return the kind of an ended deal, by what an onlooker saw of it."""


#: The kinds of each game that has some: ``KINDS`` of ``lab/kinds/GAME.py``.
DEAL_KINDS: Final = GameParts[Kinds]("kingcraft.lab.kinds", "KINDS")


def unit_of(game: str) -> Unit:
    """Return what to play with a deck: a match if only a whole match has all kinds of deals."""
    return "match" if DEAL_KINDS.get(game) else "deal"
