"""A call played out: in many worlds every game that may come of it, and the auction that leads there."""

import time
from array import array
from collections.abc import Callable, Sequence
from typing import Final

from ....games.king.actions import CHOSEN, DECLARED, LEADS
from ....games.king.options import PLAYERS
from ....kernel import next_random, random_below, seeded
from ...limits import Budget, GilYield, Stop
from ..worlds.worlds import deal_worlds
from .auctions import Auctions, Node
from .bidding import Caller
from .bidding_hand import Promise, promises_of
from .declaring import Game, Prospects
from .situation import Situation

#: More worlds are worth more than more playouts of a world: up to this many worlds are played out once each.
_MOST_WORLDS: Final = 256
_MOST_EACH: Final = 8
#: Worlds that are looked at however little time there is.
LEAST_WORLDS: Final = 16
#: The share of the time in which games are played out; the rest is for auctions.
_PLAYING: Final = 0.6
#: Callers differ in boldness by up to this many tricks either way.
_BOLDNESS: Final = 0.75


class OutOfTime(Exception):
    """Time was up before everything was followed."""


class Simulation:
    """What :func:`simulate` has played out; calls are followed through it."""

    def __init__(
        self, situation: Situation, prospects: Prospects, worlds: range, callers: list[Caller], over: Callable[[], bool]
    ) -> None:
        self.situation = situation
        self.prospects = prospects
        #: The worlds that calls can be followed in.
        self.worlds = worlds
        #: Four a world, by seat; empty where nothing is for sale.
        self.callers = callers
        #: Whether auctions are followed to their end although time is up.
        self.patient = True
        self._over = over
        self.auctions = Auctions(prospects, situation.dealer, callers, self._go_on)
        self._nodes: dict[str, Node] = {}

    def _go_on(self) -> None:
        if self._over() and not self.patient:
            raise OutOfTime

    def follow(self, token: str, worlds: Sequence[int]) -> list[float]:
        """Return the seat's points in each of ``worlds`` if it says ``token``.

        Raises :class:`OutOfTime` once time is up, unless the simulation is patient; ``Impossible``: it is not legal.
        """
        self._go_on()
        if token in CHOSEN or token in LEADS or token in DECLARED:
            points = self._points(self.game(token))
            return [points[world] for world in worlds]
        node = self._nodes.get(token)
        if node is None:
            node = self._nodes[token] = Node(self.situation.after(token))
        return self.auctions.follow(node, worlds)

    def game(self, token: str) -> Game:
        """Return the game that the seat plays when it names ``token``, with the best leader if it may choose one."""
        return max(self.situation.games_named(token), key=lambda game: sum(self._points(game)))

    def _points(self, game: Game) -> Sequence[float]:
        return self.prospects.points(game, self.situation.dealer, *self.situation.sale)


def simulate(
    situation: Situation,
    budget: Budget,
    stop: Stop | None = None,
    began: float | None = None,
    worlds: "array[int] | None" = None,
) -> Simulation:
    """Play the games of a call out in worlds, within ``budget``.

    ``began``: when the thinking began (:func:`time.monotonic`). ``worlds``: as of :func:`~.calls.judge_call`.
    """
    start = time.monotonic() if began is None else began
    gil_yield = GilYield()

    def over() -> bool:
        gil_yield.pause()
        return bool(stop) or time.monotonic() >= start + budget.seconds

    games = situation.games
    total = budget.worlds * budget.playouts // len(games)
    each = max(1, min(_MOST_EACH, total // _MOST_WORLDS))
    count = max(LEAST_WORLDS, min(_MOST_WORLDS, total // each))
    hands = deal_worlds(situation.knowledge, count, situation.random) if worlds is None else _repeated(worlds, count)
    prospects = Prospects(situation.options, situation.seat, hands, each, situation.random)
    playing_ends = start + _PLAYING * budget.seconds
    prospects.play(games, lambda: over() or time.monotonic() >= playing_ends, LEAST_WORLDS)
    played = range(min(prospects.played, LEAST_WORLDS) if over() else prospects.played)
    callers = _callers(situation, prospects, len(played), gil_yield) if situation.bidding else []
    return Simulation(situation, prospects, played, callers, over)


def _repeated(worlds: "array[int]", count: int) -> "array[int]":
    return (worlds * -(-PLAYERS * count // len(worlds)))[: PLAYERS * count]


def _callers(situation: Situation, prospects: Prospects, worlds: int, gil_yield: GilYield) -> list[Caller]:
    """Return four callers a world, by seat. The own seat's judges by what the games bring on average."""
    options = situation.options
    promises = promises_of(options, prospects.hands[: PLAYERS * worlds])
    own = Caller(options, _own_promise(situation, prospects, promises[situation.seat]))
    stream = seeded(situation.random + 1)
    callers = []
    for number, promise in enumerate(promises):
        if number % PLAYERS == situation.seat:
            callers.append(own)
            continue
        stream = next_random(stream)
        callers.append(Caller(options, promise, _BOLDNESS * (random_below(stream, 2001) - 1000) / 1000))
        gil_yield.pause()
    return callers


def _own_promise(situation: Situation, prospects: Prospects, promise: Promise) -> Promise:
    leaders = situation.leaders([situation.seat])
    plus = dict(promise.plus)
    for name in situation.options.plus_games:
        contract, trump = DECLARED[f"plus:{name}"]
        plus[name] = max(prospects.mean_units(Game(contract, trump, leader)) for leader in leaders)
    minus = min(prospects.mean_units(Game("minus", -1, leader)) for leader in leaders)
    return Promise(plus, promise.aside, minus)
