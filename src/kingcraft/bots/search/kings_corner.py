"""The search of Kings Corner."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final

from ...games.kings_corner.view import KingsCornerObservation
from ..decision import Decision
from ..judgement import Judgement
from ..kings_corner.choosing import choose_kings_corner, likely_worlds, practise_endings, uniform_worlds
from ..kings_corner.judge import judge_kings_corner
from ..kings_corner.plans import Plans
from ..limits import Budget, Stop
from . import Search, Searcher

#: What who likes to lay thinks that a card costs that is kept, in points, between two players. Waiting wins there, but
#: people find it tedious. With more players hardly anybody waits.
_LAYS: Final = 0.5


@dataclass(frozen=True, slots=True)
class _KingsCornerSearcher:
    reads: bool
    waits: bool
    #: The turns planned lately.
    plans: Plans = field(default_factory=Plans)

    def choose(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> str:
        observation = decision.observation
        assert isinstance(observation, KingsCornerObservation)
        deal = likely_worlds if self.reads else uniform_worlds
        lays = 0.0 if self.waits or len(observation.counts) > 2 else _LAYS
        return choose_kings_corner(decision, budget, stop, self.plans, deal, lays)

    def practise(self, decision: Decision, budget: Budget) -> None:
        self.choose(decision, budget)
        practise_endings(decision)


class _KingsCornerSearch:
    rehearsals: Final = ((4, 1), (2, 1))

    def judge(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
        return judge_kings_corner(decision, budget, stop)

    def searcher(self, reads: bool, waits: bool) -> Searcher:
        return _KingsCornerSearcher(reads, waits)

    def kind(self, decision: Decision) -> Hashable:
        """Tell decisions apart by the number of players, how far the deal is, and whether there is a stock."""
        seen = decision.observation
        assert isinstance(seen, KingsCornerObservation)
        return len(seen.counts), len(seen.history) // 8, seen.stock > 0


SEARCH: Final[Search] = _KingsCornerSearch()
