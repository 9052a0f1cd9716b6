"""The bid advisor: what the games are worth with a hand, and which prices pay."""

import math
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

from ....games.king.actions import LADDER, declaration_tokens, plays_plus
from ....games.king.options import PLAYERS
from ...decision import Decision
from ...limits import Budget, Stop
from .simulation import Simulation, simulate
from .situation import Situation


class GameWorth(NamedTuple):
    """What a game brings to the seat that plays it: less its price if it was bought, unpaid while the auction lasts."""

    token: str
    #: Expected points, and their standard error.
    points: float
    error: float
    #: The tricks, or cards that count, that the seat is expected to take.
    units: float


class PriceWorth(NamedTuple):
    """What a deal at a price brings: for a bidder buying at ``bid``, for the auctioneer selling at it."""

    bid: str
    points: float
    error: float
    #: How much better that is than :attr:`Advice.otherwise`, world by world, and its standard error.
    gain: float
    gain_error: float

    @property
    def pays(self) -> bool:
        """Whether the price is expected to pay; within ``gain_error`` of 0 it is uncertain."""
        return self.gain > 0


class Advice(NamedTuple):
    """Advice for a call, all in points of the whole deal, with standard errors."""

    #: Every game that may be named, the best first.
    games: tuple[GameWorth, ...]
    #: Every bid in the order of the ladder, whether it may still be made or not; empty where nothing is for sale.
    prices: tuple[PriceWorth, ...]
    #: What the seat has without a sale: a bidder who passes or says no, an auctioneer who names the game alone.
    otherwise: float
    otherwise_error: float
    #: Deals that were looked at.
    worlds: int


def advice(decision: Decision, budget: Budget, stop: Stop | None = None) -> Advice:
    """Advise the seat that is to call. Raises as :func:`~.calls.judge_call` does."""
    began = time.monotonic()
    simulation = simulate(Situation.of(decision), budget, stop, began)
    situation = simulation.situation
    games = tuple(sorted(_games(simulation, decision.legal), key=lambda game: -game.points))
    if not situation.bidding:
        return Advice(games, (), games[0].points, games[0].error, len(simulation.worlds))
    otherwise = _otherwise(simulation, decision.legal)
    prices = []
    for bid, text in enumerate(LADDER):
        points = _bought(simulation, bid) if situation.seat != situation.dealer else _sold(simulation, bid)
        gains = [one - other for one, other in zip(points, otherwise, strict=True)]
        prices.append(PriceWorth(text, *_mean(points), *_mean(gains)))
    return Advice(games, tuple(prices), *_mean(otherwise), len(simulation.worlds))


def _games(simulation: Simulation, legal: Sequence[str]) -> list[GameWorth]:
    situation = simulation.situation
    games = []
    tokens = declaration_tokens(situation.options.declare) if situation.bidding else list(legal)
    for token in tokens:
        points = simulation.follow(token, simulation.worlds)
        games.append(GameWorth(token, *_mean(points), simulation.prospects.mean_units(simulation.game(token))))
    return games


def _otherwise(simulation: Simulation, legal: Sequence[str]) -> list[float]:
    situation = simulation.situation
    if situation.seat == situation.dealer:
        tokens = declaration_tokens(situation.options.declare)
        return simulation.auctions.declared(situation.seat, tokens, simulation.worlds)
    no = next(token for token in ("pass", "no") if token in legal)
    return simulation.follow(no, simulation.worlds)


def _tokens(situation: Situation, bid: int) -> list[str]:
    return declaration_tokens(situation.options.plus_games) if plays_plus(bid) else ["minus"]


def _bought(simulation: Simulation, bid: int) -> list[float]:
    situation = simulation.situation
    return simulation.auctions.declared(situation.seat, _tokens(situation, bid), simulation.worlds, situation.seat, bid)


def _sold(simulation: Simulation, bid: int) -> list[float]:
    """Return the points of a sale to the bidder who would gain most by it."""
    situation = simulation.situation
    others = [seat for seat in range(PLAYERS) if seat != situation.seat]
    callers = simulation.callers
    groups: dict[int, list[int]] = {}
    for world in simulation.worlds:
        buyer = max(others, key=lambda seat: callers[PLAYERS * world + seat].bought(bid))
        groups.setdefault(buyer, []).append(world)
    points: dict[int, float] = {}
    for buyer, worlds in groups.items():
        sold = simulation.auctions.declared(buyer, _tokens(situation, bid), worlds, buyer, bid)
        points.update(zip(worlds, sold, strict=True))
    return [points[world] for world in simulation.worlds]


def _mean(points: Sequence[float]) -> tuple[float, float]:
    error = statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.inf
    return statistics.fmean(points), error
