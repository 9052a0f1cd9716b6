"""Advice for a call, ready for the wire: what the games of a hand are worth, and which prices pay."""

from typing import Literal

from msgspec import Struct

from .sentence import Sentence

Pays = Literal["yes", "no", "open"]


class GameAdvice(Struct, frozen=True, rename="camel"):
    """A game that the seat may come to play."""

    #: The token that names it.
    token: str
    #: Expected in this deal alone: what a scarce choice costs later is not counted.
    points: float
    #: The standard error of ``points``.
    error: float
    #: The tricks or cards that the seat should take.
    units: float
    sentence: Sentence


class PriceAdvice(Struct, frozen=True, rename="camel"):
    """A price."""

    #: The bid's token.
    bid: str
    #: Expected in a deal at ``bid``.
    points: float
    #: By how many points a sale at ``bid`` is better than none.
    gain: float
    #: The standard error of ``gain``.
    error: float
    #: Whether it pays; ``open`` where chance is larger than the gain.
    pays: Pays
    sentence: Sentence


class BidAdvice(Struct, frozen=True, rename="camel"):
    """Advice for a call."""

    #: The best first.
    games: list[GameAdvice]
    #: In the order of the ladder; empty if no price is asked.
    prices: list[PriceAdvice]
    #: The points expected without a sale.
    otherwise: float
    #: The standard error of ``otherwise``.
    error: float
    #: Deals of the unseen cards looked at.
    worlds: int
