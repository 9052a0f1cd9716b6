"""What the diagrams of a rule page show. How it is drawn is :mod:`.diagrams`' business."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Layout:
    """The table of Kings Corner at the start: the stock, a card on each of the four sides (N E S W), empty corners."""

    sides: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Move:
    """Cards that go onto a pile of Kings Corner: ``moving`` (base first) onto ``pile`` (base first)."""

    moving: tuple[str, ...]
    pile: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seats:
    """Four seats round the table of King, in order of play from the dealer, who sits at the bottom.

    ``clockwise``: the direction of play. ``leader``: how many seats after the dealer who leads in a deal to avoid sits.
    """

    clockwise: bool
    leader: int


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """A trick in order of play; ``winner``: the place in it of the card that takes it."""

    cards: tuple[str, str, str, str]
    winner: int


Drawing: TypeAlias = Layout | Move | Seats | TrickPicture
