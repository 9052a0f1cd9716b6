"""What a seat that must call stands before: its worlds, the games that may be played, the auction so far."""

import time
from array import array
from collections.abc import Sequence
from typing import Final

from ....cards import SUITS
from ....games.king.actions import CHOSEN, DECLARED, LEADS
from ....games.king.auction import Auction, opened
from ....games.king.leading import first_leader, positive_leader
from ....games.king.options import PLAYERS, KingOptions
from ....games.king.view import KingObservation
from ....games.reasons import Refused
from ....kernel import next_random, random_below, seeded
from ...budget import Budget
from ...decision import Decision
from ...impossible import Impossible
from ...stop import Stop
from ..knowledge.knowledge import knowledge_of
from ..worlds.worlds import deal_worlds
from .auctions import Auctions, Node
from .bidding import Caller
from .bidding_hand import Promise, promises_of
from .declaring import Game, Prospects
from .gil_yield import GilYield

#: The phases before the first card.
PHASES: Final = ("choose", "open", "bid", "decide", "answer", "declare", "lead")
#: More worlds are worth more than more playouts of a world: up to this many worlds are played out once each.
_MOST_WORLDS: Final = 256
_MOST_EACH: Final = 8
#: Worlds that are looked at however little time there is.
LEAST_WORLDS: Final = 16
#: Callers differ in boldness by up to this many tricks either way.
_BOLDNESS: Final = 0.75


class OutOfTime(Exception):
    """Time was up before everything was followed."""


class Situation:
    """A call to be made, played out in worlds within ``budget``. ``began``: when, by :func:`time.monotonic`.

    ``worlds``: four ints each, the hands by seat as dealt; they are gone through again and again. None: dealt as the
    seat may think of them.

    ``patient``: whether auctions are followed to their end although time is up. Raises :class:`Impossible`: no play
    leads to this sight; ValueError if it is no call that is asked for.
    """

    def __init__(
        self,
        decision: Decision,
        budget: Budget,
        stop: Stop | None,
        began: float | None = None,
        worlds: "array[int] | None" = None,
    ) -> None:
        observation = decision.observation
        if not isinstance(observation, KingObservation) or observation.phase not in PHASES:
            raise ValueError("there is no call to make")
        self._stop = stop
        self._gil_yield = GilYield()
        self.patient = True
        start = time.monotonic() if began is None else began
        self._deadline = start + budget.seconds
        knowledge = knowledge_of(decision.rules, observation)
        self.options: KingOptions = knowledge.options
        self.number = observation.number
        self.seat, self.dealer, self.phase = knowledge.seat, observation.dealer, observation.phase
        if observation.to_act != self.seat:
            raise Impossible(f"it is the turn of seat {observation.to_act}, not of seat {self.seat}")
        self.auction = _auction_of(self.options, observation)
        sold = self.auction is not None and self.auction.step == "sold"
        self.buyer, self.price = (self.auction.buyer, self.auction.price) if self.auction and sold else (-1, -1)
        self.contract = observation.contract
        self.trump = SUITS.index(observation.trump) if observation.trump else -1
        games = self._games(decision.legal)
        if not games:
            raise Impossible(f"nothing that may be said in the phase {self.phase!r} leads to a game")
        total = budget.worlds * budget.playouts // len(games)
        each = max(1, min(_MOST_EACH, total // _MOST_WORLDS))
        count = max(LEAST_WORLDS, min(_MOST_WORLDS, total // each))
        hands = deal_worlds(knowledge, count, decision.random) if worlds is None else _repeated(worlds, count)
        self.prospects = Prospects(self.options, self.seat, hands, each, decision.random)
        playing_ends = start + 0.6 * budget.seconds
        self.prospects.play(games, lambda: self.over() or time.monotonic() >= playing_ends, LEAST_WORLDS)
        played = self.prospects.played
        self.worlds = range(min(played, LEAST_WORLDS) if self.over() else played)
        self.callers = self._callers(decision.random) if self.bidding else []
        self.auctions = Auctions(self.prospects, self.dealer, self.callers, self._go_on)
        self._nodes: dict[str, Node] = {}

    @property
    def bidding(self) -> bool:
        """Whether the game is for sale."""
        return self.phase in ("open", "bid", "decide", "answer")

    def over(self) -> bool:
        """Whether the thinking must end. Lets other threads run."""
        self._gil_yield.pause()
        return bool(self._stop) or time.monotonic() >= self._deadline

    def _go_on(self) -> None:
        if self.over() and not self.patient:
            raise OutOfTime

    def follow(self, token: str, worlds: Sequence[int]) -> list[float]:
        """The seat's points in each of ``worlds`` if it says ``token``.

        Raises :class:`OutOfTime` once time is up, unless it is to be patient.
        """
        self._go_on()
        if token in CHOSEN or token in LEADS or token in DECLARED:
            points = self._points(self.game(token))
            return [points[world] for world in worlds]
        return self.auctions.follow(self._after(token), worlds)

    def game(self, token: str) -> Game:
        """The game that the seat plays when it names ``token``: who leads to it, if that is its choice, leads best."""
        if token in CHOSEN:
            return Game(CHOSEN[token], -1, first_leader(self.options, self.dealer))
        if token in LEADS:
            return Game(self.contract, self.trump, LEADS[token])
        games = [Game(*DECLARED[token], leader) for leader in self.leaders([self.seat])]
        return max(games, key=lambda game: sum(self._points(game)))

    def _points(self, game: Game) -> Sequence[float]:
        return self.prospects.points(game, self.dealer, self.buyer, self.price)

    def _after(self, token: str) -> Node:
        node = self._nodes.get(token)
        if node is None:
            node = self._nodes[token] = Node(self._called(token))
        return node

    def _called(self, token: str) -> Auction:
        if self.phase == "open" and token == "auction":  # noqa: S105
            return opened(self.options, self.dealer)
        if self.auction is None:
            raise Impossible(f"{token!r} is no call of the phase {self.phase!r}")
        try:
            return self.auction.apply(token)
        except Refused as refused:
            raise Impossible(f"{token!r} is not legal: {refused}") from refused

    # --- which games there are ---------------------------------------------------------------------------------------

    def _games(self, legal: Sequence[str]) -> list[Game]:
        """All games that may come of ``legal``, each once."""
        if self.phase == "lead":
            return [self.game(token) for token in legal if token in LEADS]
        games = [self.game(token) for token in legal if token in CHOSEN]
        names = [token for token in legal if token in DECLARED]
        declarers = [self.seat]
        if self.bidding:
            names = [*(f"plus:{game}" for game in self.options.plus_games), "minus"]
            declarers = list(range(PLAYERS))
        return games + [Game(*DECLARED[name], leader) for name in names for leader in self.leaders(declarers)]

    def leaders(self, declarers: Sequence[int]) -> list[int]:
        """Who may come to lead a positive deal that one of ``declarers`` plays."""
        leaders = {positive_leader(self.options, self.dealer, declarer) for declarer in declarers}
        return list(range(PLAYERS)) if -1 in leaders else sorted(leaders)

    # --- who calls ---------------------------------------------------------------------------------------------------

    def _callers(self, random: int) -> list[Caller]:
        """Four a world, by seat. The own seat's judges by what the games bring on average."""
        options, hands = self.options, self.prospects.hands[: PLAYERS * len(self.worlds)]
        promises = promises_of(options, hands)
        own = Caller(options, self._own_promise(promises[self.seat]))
        stream = seeded(random + 1)
        callers = []
        for number, promise in enumerate(promises):
            if number % PLAYERS == self.seat:
                callers.append(own)
                continue
            stream = next_random(stream)
            callers.append(Caller(options, promise, _BOLDNESS * (random_below(stream, 2001) - 1000) / 1000))
            self._gil_yield.pause()
        return callers

    def _own_promise(self, promise: Promise) -> Promise:
        leaders = self.leaders([self.seat])
        plus = dict(promise.plus)
        for name in self.options.plus_games:
            contract, trump = DECLARED[f"plus:{name}"]
            plus[name] = max(self.prospects.mean_units(Game(contract, trump, leader)) for leader in leaders)
        minus = min(self.prospects.mean_units(Game("minus", -1, leader)) for leader in leaders)
        return Promise(plus, promise.aside, minus)


def _repeated(worlds: "array[int]", count: int) -> "array[int]":
    """``count`` worlds: these, again and again."""
    return (worlds * -(-PLAYERS * count // len(worlds)))[: PLAYERS * count]


def _auction_of(options: KingOptions, observation: KingObservation) -> Auction | None:
    """The auction of ``observation``, called again by the rules."""
    view = observation.auction
    if view is None:
        if observation.phase in ("bid", "decide", "answer"):
            raise Impossible(f"there is no auction in the phase {observation.phase!r}")
        return None
    auction = opened(options, observation.dealer)
    for call in view.calls:
        try:
            if call.seat != auction.to_act:
                raise Impossible(f"seat {call.seat} says {call.token!r} out of turn")
            auction = auction.apply(call.token)
        except Refused as refused:
            raise Impossible(f"seat {call.seat} cannot have said {call.token!r}: {refused}") from refused
    if auction.over == (observation.phase in ("bid", "decide", "answer")):
        raise Impossible(f"the auction does not lead to the phase {observation.phase!r}")
    if not auction.over and (auction.step, auction.to_act) != (observation.phase, observation.to_act):
        raise Impossible(f"the auction does not lead to the phase {observation.phase!r}")
    return auction
