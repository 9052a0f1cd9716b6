"""The auction of a positive deal (``docs/rules/king.md`` section 2; G30 .. G56).

The seats bid up a ladder of ten bids; the one nearer to the auctioneer's left may match a bid instead of topping it.
When the bidding stops, the auctioneer has the last word.
"""

import dataclasses
from dataclasses import dataclass
from typing import Final, Literal

from ..reasons import Code, Refused
from .actions import BIDS, COUNTERS, HIGHEST_BID
from .options import PLAYERS, KingOptions

#: A bid worth less than four plus: +1, +2, +3, and -1, which is worth three (``unplayed=best_below_4``).
_BELOW_FOUR: Final = BIDS["+4"]

#: What an auction waits for, or how it ended.
AuctionStep = Literal[
    "bid",  # a bid, a pass, or drawing level
    "decide",  # the auctioneer's last word
    "answer",  # to a counter-offer or an ultimatum
    "sold",  # to ``buyer`` at ``price``
    "kept",  # the auctioneer declares
    "minus",  # the auctioneer must play minus after a refused ultimatum
    "split",  # the points are taken unplayed
]

BIDDING_TOKENS: Final = (*BIDS, "pass", "match")
DECISION_TOKENS: Final = ("accept", "reject", *COUNTERS, "ultimatum", "split")
ANSWER_TOKENS: Final = ("yes", "no")
AUCTION_TOKENS: Final = (*BIDDING_TOKENS, *DECISION_TOKENS, *ANSWER_TOKENS)


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction. Immutable: a call gives a new Auction. Bids are indices of :data:`~.actions.LADDER`."""

    options: KingOptions
    auctioneer: int
    step: AuctionStep
    #: The seat that calls next; -1 when the auction is over.
    to_act: int
    #: The highest bid; -1 for none.
    high: int = -1
    #: The seat that holds it; -1 for none.
    holder: int = -1
    #: The number of bids, those that match another included (G-8).
    bids: int = 0
    #: The seats that have passed.
    passed: tuple[int, ...] = ()
    #: The counter-offers that have been refused.
    countered: tuple[int, ...] = ()
    #: The bid in an open counter-offer or ultimatum; -1 for none.
    asked: int = -1
    #: Whether the auctioneer has given the ultimatum.
    ultimatum: bool = False
    #: The seat that bought the game; -1 for none.
    buyer: int = -1
    #: The bid at which it was sold; -1 if it was not.
    price: int = -1
    #: Every call as (seat, token).
    calls: tuple[tuple[int, str], ...] = ()

    @property
    def over(self) -> bool:
        """Whether the last call has been made."""
        return self.to_act == -1

    def legal(self) -> list[str]:
        """Return the tokens of all legal calls, in the order of the rules; empty when the auction is over."""
        return [call for call in AUCTION_TOKENS if self.fault(call) is None]

    def fault(self, call: str) -> Code | None:
        """Return the reason code that refuses a call of :data:`AUCTION_TOKENS` now; None if it is legal."""
        match self.step:
            case "bid" if call in BIDDING_TOKENS:
                return self._fault_of_bid(call)
            case "decide" if call in DECISION_TOKENS:
                return self._fault_of_decision(call)
            case "answer" if call in ANSWER_TOKENS:
                return None
        return "wrong-phase"

    def _fault_of_bid(self, call: str) -> Code | None:
        if call == "pass":
            return None
        if call == "match":  # the same bid, from a better place (G46 .. G48)
            return None if self.high >= 0 and self._outranks(self.to_act, self.holder) else "cannot-match"
        return None if BIDS[call] > self.high else "bid-too-low"  # G41

    def _fault_of_decision(self, call: str) -> Code | None:
        match call:
            case "accept":
                return None if self.high >= 0 else "nothing-to-accept"
            case "reject":
                return None
            case "ultimatum":
                return None if self.options.ultimatum else "wrong-phase"
            case "split":
                return self._fault_of_split()
        return self._fault_of_counter(COUNTERS[call])

    def _fault_of_counter(self, bid: int) -> Code | None:
        if not self.options.counter_offer:
            return "wrong-phase"
        if self.high < 0:
            return "nothing-to-accept"
        if bid <= self.high:
            return "counter-too-low"
        return "counter-repeated" if bid in self.countered else None

    def _fault_of_split(self) -> Code | None:
        match self.options.unplayed:
            case "off":
                return "wrong-phase"
            case "fewer_than_3_bids":
                allowed = self.bids < 3
            case _:
                allowed = self.high < _BELOW_FOUR
        return None if allowed else "split-not-allowed"

    def apply(self, call: str) -> "Auction":
        """Return the auction after ``call`` by the seat to act. Raises :class:`Refused`."""
        fault = self.fault(call)
        if fault is not None:
            raise Refused(fault)
        called = dataclasses.replace(self, calls=(*self.calls, (self.to_act, call)))
        match self.step:
            case "bid":
                return called._bid(call)
            case "decide":
                return called._decide(call)
        return called._answer(call)

    # --- bidding ---------------------------------------------------------------------------------------------------

    def _bid(self, call: str) -> "Auction":
        seat = self.to_act
        if call == "pass":  # for good (G38)
            return dataclasses.replace(self, passed=(*self.passed, seat))._next_bidder(seat)
        high = self.high if call == "match" else BIDS[call]
        return dataclasses.replace(self, high=high, holder=seat, bids=self.bids + 1)._next_bidder(seat)

    def _next_bidder(self, seat: int) -> "Auction":
        """Move on clockwise, past the holder and seats that passed; over +8 only to seats that outrank the holder."""
        for step in range(1, PLAYERS):
            bidder = (seat + step) % PLAYERS
            if bidder in (self.auctioneer, self.holder) or bidder in self.passed:
                continue
            if self.high < HIGHEST_BID or self._outranks(bidder, self.holder):
                return dataclasses.replace(self, to_act=bidder)
        if self.high == HIGHEST_BID and self.options.eight_forced:  # cannot be refused (G44)
            return self._sold(self.holder, self.high)
        return dataclasses.replace(self, step="decide", to_act=self.auctioneer)

    def _outranks(self, seat: int, other: int) -> bool:
        """Return whether ``seat`` has the privilege over ``other``: it sits nearer to the auctioneer's left (G48)."""
        return (seat - self.auctioneer) % PLAYERS < (other - self.auctioneer) % PLAYERS

    # --- the auctioneer's last word --------------------------------------------------------------------------------

    def _decide(self, call: str) -> "Auction":
        match call:
            case "accept":
                return self._sold(self.holder, self.high)
            case "reject":
                return self._ended("kept")
            case "split":
                return self._ended("split")
            case "ultimatum":  # eight plus, or I play minus: all three are asked, B1 first (G43, G-7)
                first = (self.auctioneer + 1) % PLAYERS
                return dataclasses.replace(self, step="answer", to_act=first, asked=HIGHEST_BID, ultimatum=True)
        return dataclasses.replace(self, step="answer", to_act=self.holder, asked=COUNTERS[call])

    def _answer(self, call: str) -> "Auction":
        if call == "yes":
            return self._sold(self.to_act, self.asked)
        if not self.ultimatum:
            countered = (*self.countered, self.asked)
            return dataclasses.replace(self, step="decide", to_act=self.auctioneer, asked=-1, countered=countered)
        following = (self.to_act + 1) % PLAYERS
        if following == self.auctioneer:  # no seat agreed, and that is final (G52)
            return self._ended("minus")
        return dataclasses.replace(self, to_act=following)

    def _sold(self, buyer: int, price: int) -> "Auction":
        return dataclasses.replace(self, step="sold", to_act=-1, asked=-1, buyer=buyer, price=price)

    def _ended(self, step: AuctionStep) -> "Auction":
        return dataclasses.replace(self, step=step, to_act=-1, asked=-1)


def opened(options: KingOptions, auctioneer: int) -> Auction:
    """Return an auction before its first bid; the seat left of the auctioneer begins (G36)."""
    return Auction(options, auctioneer, "bid", (auctioneer + 1) % PLAYERS)
