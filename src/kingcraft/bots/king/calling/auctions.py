"""Auctions played to their end in many worlds at once: what a call leads to.

The worlds part where the seat to act holds different hands and so calls differently. The others call by their own hand
(:mod:`.bidding`); the judged seat, which cannot tell its worlds apart, makes the call that is best on average.
"""

import math
import statistics
from collections.abc import Callable, Sequence
from typing import Final

from ....games.king.actions import DECLARED, LADDER, declaration_tokens, plays_plus
from ....games.king.auction import Auction
from ....games.king.leading import positive_leader
from ....games.king.options import PLAYERS, KingOptions
from ....games.king.scoring import unplayed_scores
from ..asking import ASKS, asks
from .bidding import Caller, Offers, call_of, lead_of
from .declaring import Game, Prospects

#: With fewer worlds than these the seat's own later calls are made like the others', not searched for.
_SEARCHED: Final = 12
#: Weight, in worlds, of a declaration's value over all worlds, against its value in the worlds at hand.
_PRIOR: Final = 16


class Node:
    """A point of an auction that many worlds pass, and what may be called there."""

    __slots__ = ("_candidates", "_next", "auction", "offers")

    def __init__(self, auction: Auction) -> None:
        self.auction = auction
        self._next: dict[str, Node] = {}
        self.offers = Offers(auction)
        self._candidates: list[str] = []

    def after(self, call: str) -> "Node":
        """Return the node that ``call`` leads to."""
        node = self._next.get(call)
        if node is None:
            node = self._next[call] = Node(self.auction.apply(call))
        return node

    def candidates(self) -> list[str]:
        """Return the calls worth trying when it is the own turn later on."""
        if not self._candidates:
            auction, offers = self.auction, self.offers
            legal = auction.legal()
            if auction.step == "bid":
                smallest = [LADDER[bid] for bid in (offers.plus, offers.minus) if bid >= 0]
                legal = [call for call in legal if call in ("pass", "match", *smallest)]
            elif len(auction.countered) >= ASKS:
                legal = [call for call in legal if not asks(call)]
            self._candidates = legal
        return self._candidates


class Auctions:
    """The auctions of one deal. ``callers``: four a world, by seat; the judged seat's is the same in all worlds.

    ``go_on`` is called often: other threads may run then, and an error that it raises ends the following.
    """

    def __init__(self, prospects: Prospects, dealer: int, callers: Sequence[Caller], go_on: Callable[[], None]) -> None:
        self._prospects = prospects
        self._options: KingOptions = prospects.options
        self._seat = prospects.seat
        self._dealer = dealer
        self._callers = callers
        self._go_on = go_on

    def follow(self, node: Node, worlds: Sequence[int]) -> list[float]:
        """Return the seat's points in each of ``worlds`` when the auction goes on from ``node``."""
        self._go_on()
        auction = node.auction
        if auction.over:
            return self._points_at_end(auction, worlds)
        seat = auction.to_act
        if seat != self._seat:
            offers, callers = node.offers, self._callers
            calls = [call_of(callers[PLAYERS * world + seat], auction, offers) for world in worlds]
            return self._split_by_call(worlds, calls, lambda call, some: self.follow(node.after(call), some))
        if len(worlds) < _SEARCHED:
            return self.follow(node.after(call_of(self._callers[seat], auction, node.offers)), worlds)
        return max((self.follow(node.after(call), worlds) for call in node.candidates()), key=sum)

    def declared(
        self, declarer: int, tokens: Sequence[str], worlds: Sequence[int], buyer: int = -1, price: int = -1
    ) -> list[float]:
        """Return the seat's points in each of ``worlds`` when ``declarer`` names one of ``tokens``."""
        if declarer == self._seat:
            return self._best_declared(tokens, worlds, buyer, price)
        if len(tokens) == 1:
            return self._points_of_lead(declarer, tokens[0], worlds, buyer, price)
        callers = self._callers
        if buyer >= 0:
            names = [callers[PLAYERS * world + declarer].plus_token for world in worlds]
        else:
            names = [callers[PLAYERS * world + declarer].own_token for world in worlds]
        return self._split_by_call(
            worlds, names, lambda name, some: self._points_of_lead(declarer, name, some, buyer, price)
        )

    def _best_declared(self, tokens: Sequence[str], worlds: Sequence[int], buyer: int, price: int) -> list[float]:
        """Return the points of the best own declaration; all worlds count too, because few may be an accident."""
        best: list[float] = []
        most = -math.inf
        for token in tokens:
            leader = positive_leader(self._options, self._dealer, self._seat)
            for leads in range(PLAYERS) if leader < 0 else (leader,):
                everywhere = self._prospects.points(Game(*DECLARED[token], leads), self._dealer, buyer, price)
                here = [everywhere[world] for world in worlds]
                mean = (sum(here) + _PRIOR * statistics.fmean(everywhere)) / (len(here) + _PRIOR)
                if mean > most:
                    best, most = here, mean
        return best

    def _points_of_lead(self, declarer: int, token: str, worlds: Sequence[int], buyer: int, price: int) -> list[float]:
        contract, trump = DECLARED[token]
        leader = positive_leader(self._options, self._dealer, declarer)
        if leader < 0:
            leader = lead_of(declarer, token)
        points = self._prospects.points(Game(contract, trump, leader), self._dealer, buyer, price)
        return [points[world] for world in worlds]

    def _points_at_end(self, auction: Auction, worlds: Sequence[int]) -> list[float]:
        options, dealer = self._options, self._dealer
        match auction.step:
            case "split":
                return [float(unplayed_scores(options, dealer)[self._seat])] * len(worlds)
            case "kept":
                return self.declared(dealer, declaration_tokens(options.declare), worlds)
            case "minus":
                return self.declared(dealer, ["minus"], worlds)
        buyer, price = auction.buyer, auction.price
        tokens = declaration_tokens(options.plus_games) if plays_plus(price) else ["minus"]
        return self.declared(buyer, tokens, worlds, buyer, price)

    def _split_by_call(
        self, worlds: Sequence[int], words: Sequence[str], follow: Callable[[str, list[int]], list[float]]
    ) -> list[float]:
        """Follow the worlds by their ``words``; return the points in the order of ``worlds``."""
        first = words[0]
        if all(word == first for word in words):
            return follow(first, list(worlds))
        groups: dict[str, list[int]] = {}
        for world, word in zip(worlds, words, strict=True):
            groups.setdefault(word, []).append(world)
        points: dict[int, float] = {}
        for word, some in groups.items():
            points.update(zip(some, follow(word, some), strict=True))
        return [points[world] for world in worlds]
