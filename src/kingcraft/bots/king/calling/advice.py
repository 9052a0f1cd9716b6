"""The bid advisor: what the games are worth with a hand, and which prices pay."""

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from ....games.king.actions import LADDER, declaration_tokens, plays_plus
from ....games.king.options import PLAYERS
from ...budget import Budget
from ...decision import Decision
from ...stop import Stop
from .situation import Situation


class GameWorth(NamedTuple):
    """What a game brings to the seat that plays it itself: its ``token``, expected points and their error.

    While the auction lasts nothing is paid for it; when it has been bought, its price is paid. ``units``: the tricks,
    or cards that count, that the seat is expected to take.
    """

    token: str
    points: float
    error: float
    units: float


class PriceWorth(NamedTuple):
    """What a deal at a price brings: for a bidder buying at ``bid``, for the auctioneer selling at it.

    ``gain``: how much better that is than :attr:`Advice.otherwise`, world by world; ``gain_error``: its standard error.
    """

    bid: str
    points: float
    error: float
    gain: float
    gain_error: float

    @property
    def pays(self) -> bool:
        """Whether the price is expected to pay; within ``gain_error`` of 0 that is anybody's guess."""
        return self.gain > 0


class Advice(NamedTuple):
    """Advice for a call, all in points of the whole deal, with standard errors.

    ``games``: every game that may be named, the best first. ``prices``: every bid in the order of the ladder, whether
    it may still be made or not; empty where nothing is for sale. ``otherwise``: what the seat has without a sale: a
    bidder who passes or says no, an auctioneer who names the game alone. ``worlds``: deals that were looked at.
    """

    games: tuple[GameWorth, ...]
    prices: tuple[PriceWorth, ...]
    otherwise: float
    otherwise_error: float
    worlds: int


def advice(decision: Decision, budget: Budget, stop: Stop | None = None) -> Advice:
    """Advice for the seat that is to call. Raises as :func:`~.calls.judge_call` does."""
    situation = Situation(decision, budget, stop)
    games = tuple(sorted(_games(situation, decision.legal), key=lambda game: -game.points))
    if not situation.bidding:
        return Advice(games, (), games[0].points, games[0].error, len(situation.worlds))
    otherwise = _otherwise(situation, decision.legal)
    prices = []
    for bid, text in enumerate(LADDER):
        points = _bought(situation, bid) if situation.seat != situation.dealer else _sold(situation, bid)
        gains = [one - other for one, other in zip(points, otherwise, strict=True)]
        prices.append(PriceWorth(text, *_mean(points), *_mean(gains)))
    return Advice(games, tuple(prices), *_mean(otherwise), len(situation.worlds))


def _games(situation: Situation, legal: Sequence[str]) -> list[GameWorth]:
    games = []
    tokens = declaration_tokens(situation.options.declare) if situation.bidding else list(legal)
    for token in tokens:
        points = situation.follow(token, situation.worlds)
        games.append(GameWorth(token, *_mean(points), situation.prospects.mean_units(situation.game(token))))
    return games


def _otherwise(situation: Situation, legal: Sequence[str]) -> list[float]:
    if situation.seat == situation.dealer:
        tokens = declaration_tokens(situation.options.declare)
        return situation.auctions.declared(situation.seat, tokens, situation.worlds)
    no = next(token for token in ("pass", "no") if token in legal)
    return situation.follow(no, situation.worlds)


def _tokens(situation: Situation, bid: int) -> list[str]:
    return declaration_tokens(situation.options.plus_games) if plays_plus(bid) else ["minus"]


def _bought(situation: Situation, bid: int) -> list[float]:
    return situation.auctions.declared(situation.seat, _tokens(situation, bid), situation.worlds, situation.seat, bid)


def _sold(situation: Situation, bid: int) -> list[float]:
    """Sold to the bidder who would gain most by it."""
    others = [seat for seat in range(PLAYERS) if seat != situation.seat]
    callers = situation.callers
    groups: dict[int, list[int]] = {}
    for world in situation.worlds:
        buyer = max(others, key=lambda seat: callers[PLAYERS * world + seat].bought(bid))
        groups.setdefault(buyer, []).append(world)
    points: dict[int, float] = {}
    for buyer, worlds in groups.items():
        sold = situation.auctions.declared(buyer, _tokens(situation, bid), worlds, buyer, bid)
        points.update(zip(worlds, sold, strict=True))
    return [points[world] for world in situation.worlds]


def _mean(points: Sequence[float]) -> tuple[float, float]:
    error = statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.inf
    return statistics.fmean(points), error
