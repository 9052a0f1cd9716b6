"""One seating of a deck, played to its end: the same cards and random numbers by seat, for any bots."""

import hashlib
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from .. import shuffle
from ..bots.decision import Decision
from ..bots.failure import BotFailed
from ..games.game import State
from ..games.match import Match, new_match
from ..games.options import RuleSet
from ..games.registry import games, observe
from .kinds import DEAL_KINDS, DealKind
from .player import Player
from .results import Dealt, Failure, Pace, Table, Unit
from .seating import Seating

#: After this many failures a bot is no longer asked at a table: a bot that hangs costs seconds each time.
MOST_FAILURES: Final = 3
_LONGEST_DETAIL: Final = 200


class Job(NamedTuple):
    """A table to play."""

    #: The number of the deck.
    deck: int
    #: The bot of each seat.
    seating: Seating


class Played(NamedTuple):
    """A table that was played."""

    table: Table
    #: How long each bot thought.
    paces: list[Pace]


def play_table(rules: RuleSet[object], unit: Unit, seed: str, job: Job, players: Sequence[Player]) -> Played:
    """Play a match, or one deal of it; ``players`` are the bots by their numbers.

    The first dealer follows from the deck's number. If a bot fails, a random legal token is played, and the failure
    recorded; after :data:`MOST_FAILURES` it is not asked again at this table.
    """
    return _Table(rules, seed, job, players).played(unit)


class _Table:
    def __init__(self, rules: RuleSet[object], seed: str, job: Job, players: Sequence[Player]) -> None:
        self._rules = rules
        self._pack = games()[rules.game].pack(rules.options)
        self._seed = f"kingcraft-arena/1\0{seed}\0{job.deck}"
        self._job = job
        self._players = players
        self._paces = [(0, 0.0, 0.0)] * len(players)
        self._failures: list[Failure] = []
        self._failed = [0] * len(players)
        self._unasked = 0
        self._asked = [0] * len(job.seating)

    def played(self, unit: Unit) -> Played:
        seats, deck = self._job.seating, self._job.deck
        match = new_match(self._rules, len(seats), deck % len(seats))
        cards = hashlib.sha256(self._seed.encode()).digest()
        while not match.over and (unit == "match" or not match.ended):
            match = match.start(shuffle.deck(cards, len(match.ended), (), self._pack))
            while match.state is not None:
                match = match.apply(self._token(match, match.state))
        deals = [_dealt(self._rules.game, ended.state, ended.dealer, ended.scores) for ended in match.ended]
        paces = [Pace(choices, round(seconds, 6), round(longest, 6)) for choices, seconds, longest in self._paces]
        return Played(Table(list(seats), deals, self._failures, self._unasked), paces)

    def _token(self, match: Match, state: State) -> str:
        seat = state.to_act
        bot = self._job.seating[seat]
        decision = Decision(self._rules, observe(state, seat), state.legal(), self._chance(seat))
        by_chance = decision.legal[decision.random % len(decision.legal)]
        if self._failed[bot] >= MOST_FAILURES:
            self._unasked += 1
            return by_chance
        try:
            self._players[bot].practise(state, decision)
            before = time.perf_counter()
            token = self._players[bot].choose(state, decision)
            seconds = time.perf_counter() - before
        except BotFailed as failure:
            self._fail(bot, seat, match, failure.reason, failure.detail)
            return by_chance
        except Exception as error:  # noqa: BLE001  # any fault of a bot costs that decision, not the run
            self._fail(bot, seat, match, "error", f"{type(error).__name__}: {error}")
            return by_chance
        if token not in decision.legal:
            self._fail(bot, seat, match, "illegal", repr(token))
            return by_chance
        choices, total, longest = self._paces[bot]
        self._paces[bot] = choices + 1, total + seconds, max(longest, seconds)
        return token

    def _chance(self, seat: int) -> int:
        """Return the random number of the seat's next decision: 56 bits, the same for any bot."""
        number = self._asked[seat]
        self._asked[seat] += 1
        return int.from_bytes(hashlib.sha256(f"{self._seed}\0{seat}\0{number}".encode()).digest()[:7], "big")

    def _fail(self, bot: int, seat: int, match: Match, reason: str, detail: str) -> None:
        self._failed[bot] += 1
        self._failures.append(Failure(seat, len(match.ended), reason, detail[:_LONGEST_DETAIL]))


def _dealt(game: str, state: State, dealer: int, scores: Sequence[int]) -> Dealt:
    kinds = DEAL_KINDS.get(game)
    kind = kinds.of(observe(state)) if kinds else DealKind()
    return Dealt(kind.name, dealer, kind.buyer, list(scores))
