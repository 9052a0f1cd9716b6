"""The auction of a positive deal a second time, straight from ``docs/rules/king.md`` section 2: seats, texts, lists."""

from collections.abc import Mapping
from typing import Any

LADDER = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")
#: Everything that can be said in an auction.
SAID = (
    *LADDER,
    "pass",
    "match",
    "accept",
    "reject",
    *(f"counter:{bid}" for bid in LADDER if bid != "+8"),
    "ultimatum",
    "split",
    "yes",
    "no",
)
#: What a bid is worth in plus tricks: 75 points of a minus trick are three of 25 (G42).
WORTH = {bid: int(bid[1]) * (1 if bid[0] == "+" else 3) for bid in LADDER}


class NaiveAuction:
    """An auction. ``outcome``: empty while it lasts; then ``sold``, ``keeps``, ``must play minus`` or ``split``."""

    def __init__(self, options: Mapping[str, Any], auctioneer: int) -> None:
        self.options, self.auctioneer = options, auctioneer
        self.bidders = [(auctioneer + place) % 4 for place in (1, 2, 3)]  # P1, P2, P3: the better privilege first
        self.step, self.seat = "bid", self.bidders[0]
        self.high: str | None = None
        self.holder = -1
        self.count = 0
        self.passed: set[int] = set()
        self.refused: set[str] = set()
        self.asked = ""
        self.outcome, self.buyer = "", -1
        self.price: str | None = None

    def _better(self, seat: int) -> bool:
        """Whether ``seat`` has the privilege over the holder of the standing bid (G48)."""
        return self.bidders.index(seat) < self.bidders.index(self.holder)

    def fault(self, token: str) -> str | None:
        """The reason code that refuses a token of :data:`SAID`, None if it is legal."""
        if self.step == "bid":
            if token in LADDER:
                low = self.high is not None and LADDER.index(token) <= LADDER.index(self.high)
                return "bid-too-low" if low else None
            if token == "match":
                return None if self.high is not None and self._better(self.seat) else "cannot-match"
            return None if token == "pass" else "wrong-phase"
        if self.step == "answer":
            return None if token in ("yes", "no") else "wrong-phase"
        return self._last_word_fault(token)

    def _last_word_fault(self, token: str) -> str | None:
        word, _, bid = token.partition(":")
        match word:
            case "reject":
                return None
            case "accept":
                return None if self.high is not None else "nothing-to-accept"
            case "ultimatum" if self.options["ultimatum"]:
                return None
            case "split" if self.options["unplayed"] != "off":
                return None if self._may_split() else "split-not-allowed"
            case "counter" if self.options["counter_offer"]:
                if self.high is None:
                    return "nothing-to-accept"
                if LADDER.index(bid) <= LADDER.index(self.high):
                    return "counter-too-low"
                return "counter-repeated" if bid in self.refused else None
        return "wrong-phase"

    def _may_split(self) -> bool:
        """G-8: fewer than three bids, or a standing bid that is worth less than four plus."""
        if self.options["unplayed"] == "fewer_than_3_bids":
            return self.count < 3
        return self.high is None or WORTH[self.high] < 4

    def act(self, token: str) -> None:
        """Say it: a legal token."""
        seat = self.seat
        if self.step == "bid":
            if token == "pass":
                self.passed.add(seat)
            else:
                self.high, self.holder = self.high if token == "match" else token, seat
                self.count += 1
            self._next(seat)
        elif self.step == "answer":
            self._answered(token == "yes")
        elif token == "accept":
            self._sell(self.holder, self.high)
        elif token == "reject":
            self.outcome = "keeps"
        elif token == "split":
            self.outcome = "split"
        elif token == "ultimatum":
            self.step, self.asked, self.seat = "answer", "ultimatum", self.bidders[0]
        else:
            self.step, self.asked, self.seat = "answer", token.removeprefix("counter:"), self.holder

    def _next(self, seat: int) -> None:
        """Return the next bidder, clockwise from the last speaker; the auctioneer if there is none."""
        start = self.bidders.index(seat)
        for step in (1, 2, 3):
            bidder = self.bidders[(start + step) % 3]
            if bidder == self.holder or bidder in self.passed:
                continue
            if self.high == "+8" and not self._better(bidder):
                continue
            self.seat = bidder
            return
        if self.high == "+8" and self.options["eight_forced"]:
            self._sell(self.holder, "+8")
        else:
            self.step, self.seat = "last word", self.auctioneer

    def _answered(self, agreed: bool) -> None:
        if self.asked == "ultimatum":
            place = self.bidders.index(self.seat)
            if agreed:
                self._sell(self.seat, "+8")
            elif place < 2:
                self.seat = self.bidders[place + 1]
            else:
                self.outcome = "must play minus"
        elif agreed:
            self._sell(self.holder, self.asked)
        else:
            self.refused.add(self.asked)
            self.step, self.seat = "last word", self.auctioneer

    def _sell(self, buyer: int, price: str | None) -> None:
        self.outcome, self.buyer, self.price = "sold", buyer, price
