"""The levels that people are offered, the weakest first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Final

from .decision import Decision
from .limits import Budget, Stop
from .people import PersonBot, beginner, casual
from .search import SEARCHES, Searcher
from .thumb import ThumbBot

#: Little, but enough to go through every kernel.
_PRACTICE: Final = Budget(worlds=8, playouts=40)
_RULES_OF_THUMB: Final = ThumbBot()


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays what the search of the game finds best; a game without a search is played by rules of thumb."""

    name: str
    #: How much it looks at, if there is time enough.
    budget: Budget
    #: Whether it reads the others' cards from what they have played and not played.
    reads: bool
    #: Whether it passes where that wins, though it could play on.
    waits: bool
    #: The search of each game that it has played.
    _searchers: dict[str, Searcher] = field(default_factory=dict, repr=False, compare=False)

    def choose(self, decision: Decision) -> str:
        """Return one of ``decision.legal``. Raises :class:`~kingcraft.bots.decision.Impossible`."""
        return self.think(decision, inf, Stop())

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        """Return one of ``decision.legal`` within about ``seconds``. Raises as ``choose``."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        searcher = self._searcher(decision.rules.game)
        if searcher is None:
            return _RULES_OF_THUMB.choose(decision)
        return searcher.choose(decision, self.budget._replace(seconds=min(self.budget.seconds, seconds)), stop)

    def practise(self, decision: Decision) -> None:
        """Think a little about ``decision``. Raises as ``choose``."""
        searcher = self._searcher(decision.rules.game)
        if searcher is not None:
            searcher.practise(decision, _PRACTICE)

    def _searcher(self, game: str) -> Searcher | None:
        searcher = self._searchers.get(game)
        if searcher is None and (search := SEARCHES.get(game)) is not None:
            searcher = self._searchers.setdefault(game, search.searcher(self.reads, self.waits))
        return searcher


def strong(worlds: int = 8, playouts: int = 40) -> SearchBot:
    """Make a bot that thinks ahead a little, reads nothing from what the others play, and likes to play on."""
    return SearchBot("strong", Budget(worlds, playouts), reads=False, waits=False)


def master(worlds: int = 40, playouts: int = 500) -> SearchBot:
    """Make a bot that thinks as far as the time at a table allows, and reads what everyone plays."""
    return SearchBot("master", Budget(worlds, playouts), reads=True, waits=True)


#: Every level by name. Each entry makes one.
LEVELS: Final[Mapping[str, Callable[[], PersonBot | SearchBot]]] = {
    "beginner": beginner,
    "casual": casual,
    "strong": strong,
    "master": master,
}
