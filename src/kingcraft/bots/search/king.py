"""The search of King."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from ...games.king.view import KingObservation
from ..decision import Decision
from ..judgement import Judgement
from ..king.asking import asking_once
from ..king.judge import judge_king
from ..king.knowledge.knowledge import knowledge_of, settlement_seen
from ..king.search.search import search_cards
from ..king.worlds.dealing import uniform_worlds
from ..limits import Budget, Stop
from . import Search, Searcher

#: With at most this many cards, each size of a hand takes kernels of its own.
_FEW: Final = 6


@dataclass(frozen=True, slots=True)
class _KingSearcher:
    reads: bool

    def choose(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> str:
        """Return the token to play. Calls are judged alike whether the bot reads the others' play or not."""
        began = perf_counter()
        observation = decision.observation
        assert isinstance(observation, KingObservation)
        if observation.phase != "play":
            decision = replace(decision, legal=asking_once(observation, decision.legal))
        if self.reads or observation.phase != "play":
            return judge_king(decision, budget, stop).best.token
        knowledge = knowledge_of(decision.rules, observation)
        worlds = uniform_worlds(knowledge, budget.worlds, decision.random)
        settlement = settlement_seen(decision.rules.options, observation)
        return search_cards(knowledge, settlement, worlds, budget, stop, decision.random, began=began).best.token

    def practise(self, decision: Decision, budget: Budget) -> None:
        self.choose(decision, budget)


class _KingSearch:
    rehearsals: Final = ((4, 8),)

    def judge(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
        return judge_king(decision, budget, stop)

    def searcher(self, reads: bool, waits: bool) -> Searcher:
        del waits  # no player of King can pass
        return _KingSearcher(reads)

    def kind(self, decision: Decision) -> Hashable:
        """Tell decisions apart by the phase, the contract, and near the end by the cards in hand."""
        seen = decision.observation
        assert isinstance(seen, KingObservation)
        return seen.phase, seen.contract, min(len(seen.hand), _FEW + 1) if seen.phase == "play" else 0


SEARCH: Final[Search] = _KingSearch()
