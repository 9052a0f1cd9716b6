"""Advice for a call, ready for the wire: what the games of a hand are worth, and which prices pay."""

from typing import Literal

from msgspec import Struct

from .sentence import Sentence

#: Whether a price pays; ``open`` where chance is larger than the gain.
Pays = Literal["yes", "no", "open"]


class GameAdvice(Struct, frozen=True, rename="camel"):
    """A game that the seat may come to play."""

    token: str
    #: Expected in this deal alone: what a scarce choice costs later is not counted.
    points: float
    error: float
    #: The tricks or cards that the seat should take.
    units: float
    sentence: Sentence


class PriceAdvice(Struct, frozen=True, rename="camel"):
    """A price."""

    bid: str
    points: float
    #: By how many points a sale at ``bid`` is better than none.
    gain: float
    error: float
    pays: Pays
    sentence: Sentence


class BidAdvice(Struct, frozen=True, rename="camel"):
    """Advice for a call."""

    #: The best first.
    games: list[GameAdvice]
    #: In the order of the ladder; empty if no price is asked.
    prices: list[PriceAdvice]
    #: The points expected without a sale, and their standard error.
    otherwise: float
    error: float
    #: Deals of the unseen cards looked at.
    worlds: int
