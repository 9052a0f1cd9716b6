"""A model of how others call, for looking ahead: what a seat would call with the hand that it holds in a world.

It judges by expected tricks (:mod:`.bidding_hand`) and calls as ``thumb-1`` does, but in points of the rule set.
"""

from collections.abc import Sequence
from typing import Final

from ....games.king.actions import DECLARATION_TOKENS, HIGHEST_BID, LADDER, plays_plus
from ....games.king.auction import Auction
from ....games.king.options import PLAYERS, KingOptions
from ..asking import ASKS
from .bidding_hand import Promise
from .bidding_tariff import around, interpolated, tariff_of

#: In tricks of a plus game: what a bid must gain, what a yes must gain, what a sale must gain.
_MARGIN: Final = 0.75
_CONTENT: Final = 0.5
_SELL: Final = 0.3
#: How often a game that another seat names is a minus.
_THEIR_MINUS: Final = 0.5
#: How far tricks lie from what the hand promised, plus and minus.
_PLUS_SPREAD: Final = 0.9
_MINUS_SPREAD: Final = 1.5


class Caller:
    """One seat with one hand, which calls by what the hand promises. All in points."""

    __slots__ = (
        "_aside", "_boldness", "_bought", "_minus", "_plus", "_sold", "_tariff", "aside", "minus", "own", "own_token",
        "plus_token",
    )  # fmt: skip

    def __init__(self, options: KingOptions, promise: Promise, boldness: float = 0.0) -> None:
        tariff = tariff_of(options)
        value = float(tariff.value)
        self._tariff = tariff
        #: How much more it dares than ``thumb-1`` does (``boldness`` is in tricks).
        self._boldness = boldness * value
        self._bought: dict[int, float] = {}
        self._sold: dict[int, float] = {}
        best = max(options.plus_games, key=promise.plus.__getitem__, default=None)
        self._plus = promise.plus[best] if best else 0.0
        self._aside, self._minus = promise.aside, promise.minus
        #: Its best plus game.
        self.plus_token = DECLARATION_TOKENS[best] if best else ""
        #: Playing minus unsold.
        self.minus = interpolated(tariff.minus, promise.minus)
        own_plus = value * self._plus
        # ``own``: the best game that it may name freely; ``own_token`` names it.
        if "minus" in options.declare and (not best or self.minus > own_plus):
            self.own, self.own_token = self.minus, "minus"
        else:
            self.own, self.own_token = own_plus, self.plus_token
        #: When another seat names the game.
        self.aside = (1 - _THEIR_MINUS) * value * promise.aside + _THEIR_MINUS * self.minus

    def bought(self, bid: int) -> float:
        """Return the points of buying at ``bid``."""
        found = self._bought.get(bid)
        if found is None:
            table = self._tariff.bought[bid]
            found = around(table, self._plus, _PLUS_SPREAD) if plays_plus(bid) else self._around_minus(table)
            self._bought[bid] = found
        return found

    def sold(self, bid: int) -> float:
        """Return the points of the auctioneer who sells at ``bid``."""
        found = self._sold.get(bid)
        if found is None:
            table = self._tariff.sold[bid]
            found = around(table, self._aside, _PLUS_SPREAD) if plays_plus(bid) else self._around_minus(table)
            self._sold[bid] = found
        return found

    def _around_minus(self, table: Sequence[float]) -> float:
        return around(table, self._minus, _MINUS_SPREAD)

    def bids(self, offers: "Offers") -> str:
        """Return a bid: draw level, or the smallest of the better kind, while it gains enough; else pass."""
        needed = self.aside + _MARGIN * self._tariff.value - self._boldness
        if offers.match >= 0 and self.bought(offers.match) >= needed:
            return "match"
        plus = self.bought(offers.plus) if offers.plus >= 0 else needed - 1
        minus = self.bought(offers.minus) if offers.minus >= 0 else needed - 1
        if max(plus, minus) < needed:
            return "pass"
        return LADDER[offers.plus if plus >= minus else offers.minus]

    def decides(self, auction: Auction, offers: "Offers") -> str:
        """Return the best of selling, naming the game, splitting and the ultimatum, or first ask for a little more."""
        best, call = self.own, "reject"
        if offers.split and self._tariff.split > best:
            best, call = self._tariff.split, "split"
        if auction.high >= 0:
            price = self.sold(auction.high) - _SELL * self._tariff.value
            if price > best:
                best, call = price, "accept"
        may_ask = len(auction.countered) < ASKS
        if may_ask and offers.ultimatum and best == self.minus < self.sold(HIGHEST_BID):
            call = "ultimatum"  # the same game, and a bidder may pay eight
        if may_ask and auction.high >= 0:
            for bid in offers.counters:
                if plays_plus(bid) == plays_plus(auction.high) and self.sold(bid) > best:
                    return f"counter:{LADDER[bid]}"
        return call

    def answers(self, auction: Auction) -> str:
        """Return yes to a price that still leaves a gain; a refused ultimatum is a minus of the auctioneer."""
        otherwise = self.minus if auction.ultimatum else self.aside + _CONTENT * self._tariff.value
        return "yes" if self.bought(auction.asked) >= otherwise - self._boldness else "no"


class Offers:
    """What may be called now, the same for every hand."""

    __slots__ = ("counters", "match", "minus", "plus", "split", "ultimatum")

    def __init__(self, auction: Auction) -> None:
        #: The bid that may be drawn level with, and the smallest bid of each kind; -1: none.
        self.match = self.plus = self.minus = -1
        #: The bids that may be asked for, lowest first.
        self.counters: list[int] = []
        #: Whether they are allowed.
        self.split = self.ultimatum = False
        above = range(auction.high + 1, len(LADDER))
        match auction.step:
            case "bid":
                if auction.fault("match") is None:
                    self.match = auction.high
                self.plus = next((bid for bid in above if plays_plus(bid)), -1)
                self.minus = next((bid for bid in above if not plays_plus(bid)), -1)
            case "decide":
                self.counters = [bid for bid in range(HIGHEST_BID) if auction.fault(f"counter:{LADDER[bid]}") is None]
                self.split = auction.fault("split") is None
                self.ultimatum = auction.fault("ultimatum") is None


def call_of(caller: Caller, auction: Auction, offers: Offers) -> str:
    """Return what ``caller`` says in the auction when it is its turn."""
    match auction.step:
        case "bid":
            return caller.bids(offers)
        case "decide":
            return caller.decides(auction, offers)
    return caller.answers(auction)


def lead_of(declarer: int, token: str) -> int:
    """Return the seat that a declarer lets lead: their own for tricks; to avoid them, the next seat, to play last."""
    return (declarer + 1) % PLAYERS if token == "minus" else declarer  # noqa: S105
