"""What a hand is worth before its game is named, ready for the wire: at once, and from what its seat may see."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from ..games.game import State
from ..games.options import RuleSet
from ..games.parts import GameParts
from .sentence import Sentence


class GameOfHand(Struct, frozen=True, rename="camel"):
    """A game that the seat may come to name."""

    #: The token that names it: ``plus:S`` .. ``plus:NT``, ``minus``.
    token: str
    #: How many tricks the hand takes in it, about.
    tricks: float
    #: The seat's own points in it, before anything is paid.
    points: float
    #: Both in words.
    sentence: Sentence


class BidOfHand(Struct, frozen=True, rename="camel"):
    """A bid, compared with the hand."""

    #: The bid's token.
    bid: str
    #: The points that it pays the auctioneer at most.
    price: int
    #: The points that the seat is left with: as the buyer, or as the auctioneer who sells at it.
    points: float
    #: Of a buyer: by how many points the bid is more than the hand is worth in its game (+8 on a hand worth 50 points:
    #: 150). Of the auctioneer: by how many points a sale at it brings more than the best own game. Below 0: less.
    over: float


class HandWorth(Struct, frozen=True, rename="camel"):
    """What a hand is worth, as a club player counts it: from its own cards alone."""

    #: Every game that the seat may come to name, the best first.
    games: list[GameOfHand]
    #: How many tricks the hand takes in a plus game that another player names, about.
    aside: float
    #: The points to expect if another player names the game.
    passed: float
    #: Every bid in the order of the ladder, those that are no longer possible too; empty if nothing is for sale.
    bids: list[BidOfHand]


class Verdict(Struct, frozen=True, rename="camel"):
    """What a seat's calls came to, against what its hand was worth; known when its deal has ended."""

    #: What the hand was worth before the first call.
    worth: HandWorth
    #: The bid at which the seat bought or, as the auctioneer, sold; empty: neither.
    price: str
    #: What the sale paid: points that the seat got, or below 0 that it gave.
    paid: int
    #: The token of the game that was played; empty: none was.
    game: str
    #: How many tricks the seat took.
    tricks: int
    #: The seat's points of the deal.
    points: int
    #: All of it in words, the most important first.
    sentences: list[Sentence]


class WorthOf(Protocol):
    """Says what the hands of a game are worth."""

    def worth(self, rules: RuleSet[Any], observation: Any, legal: Sequence[str]) -> HandWorth | None:
        """Return what the hand of the seat of ``observation`` is worth; None where no game is to be named now.

        ``legal``: the seat's tokens, empty while it is not on turn. It takes a few milliseconds, and needs no kernel.
        """

    def verdict(self, begun: State, ended: State, seat: int) -> Verdict | None:
        """Return what the calls of ``seat`` came to in a deal that has ended; None where no game was to be named.

        ``begun``: the deal before its first action. What others held says nothing here.
        """


#: What hands are worth, by a game's name in records: ``WORTH`` of ``review/worths/GAME.py``.
WORTHS: Final = GameParts[WorthOf]("kingcraft.review.worths", "WORTH")
