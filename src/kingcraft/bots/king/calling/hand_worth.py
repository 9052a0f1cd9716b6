"""What a hand is worth before the first card, as a club player counts it: from its own cards alone, at once.

It takes the tricks that :mod:`.bidding_hand` expects and the tariff of the rule set. Nothing is compiled or played out.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ....cards import card_set, parse_cards
from ....games.king.actions import DECLARATION_TOKENS, LADDER
from ....games.king.options import KingOptions
from ....games.king.scoring import bid_points
from .bidding import Caller
from .bidding_hand import Promise, promise_of

#: Whether the game is for sale, and what the seat does then.
Role = Literal["", "buyer", "seller"]

_MINUS: Final = DECLARATION_TOKENS["minus"]


class NamedGame(NamedTuple):
    """A game that the seat may come to name."""

    token: str
    tricks: float
    #: The seat's own points, before anything is paid.
    points: float


class AtPrice(NamedTuple):
    """A bid."""

    bid: str
    #: What it pays the auctioneer at most.
    price: int
    #: What the seat is left with: as its buyer, or as the auctioneer who sells at it.
    points: float
    #: Of a buyer: by how much the price is more than the hand is worth in the game of the bid. Of the auctioneer: by
    #: how much the sale brings more than the own game. Below 0: less.
    over: float


class HandValue(NamedTuple):
    """What a hand is worth."""

    #: The best first.
    games: tuple[NamedGame, ...]
    #: Tricks in a plus game that another seat names.
    aside: float
    #: Points expected when another seat names the game.
    passed: float
    #: In the order of the ladder; empty where nothing is for sale.
    bids: tuple[AtPrice, ...]


def hand_value(options: KingOptions, hand: Sequence[str], names: Sequence[str], role: Role) -> HandValue:
    """Return what a whole hand is worth. ``names``: the games that its seat may come to name, one or more."""
    cards = parse_cards(" ".join(hand))
    assert cards is not None  # an Observation spells its cards as we do
    promise = promise_of(options, card_set(cards))
    caller = Caller(options, promise)
    games = sorted((_game(options, promise, caller, token) for token in names), key=lambda game: -game.points)
    bids = _bids(options, caller, role, games[0].points) if role else []
    return HandValue(tuple(games), promise.aside, caller.aside, tuple(bids))


def _bids(options: KingOptions, caller: Caller, role: Role, own: float) -> list[AtPrice]:
    prices, bids = bid_points(options), []
    for bid, text in enumerate(LADDER):
        points = caller.sold(bid) if role == "seller" else caller.bought(bid)
        bids.append(AtPrice(text, prices[text], points, points - own if role == "seller" else -points))
    return bids


def _game(options: KingOptions, promise: Promise, caller: Caller, token: str) -> NamedGame:
    if token == _MINUS:
        return NamedGame(token, promise.minus, caller.minus)
    tricks = min(float(options.tricks), promise.plus[token.removeprefix("plus:")])
    return NamedGame(token, tricks, tricks * options.trick_value)
