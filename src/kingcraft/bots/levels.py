"""The levels that people are offered, the weakest first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Final

from ..games.kings_corner.view import KingsCornerObservation
from .budget import Budget
from .decision import Decision
from .judge import choose, choose_unread
from .kings_corner.choosing import practise_endings
from .kings_corner.plans import Plans
from .people import PersonBot, beginner, casual
from .stop import Stop

#: Little, but enough to go through every kernel.
_PRACTICE: Final = Budget(worlds=8, playouts=40)


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays what the search finds best.

    ``budget``: how much it looks at, if there is time enough. ``reads``: whether it reads the others' cards from what
    they have played and not played. ``plans``: the turns of Kings Corner that it has planned lately.
    """

    name: str
    budget: Budget
    reads: bool
    plans: Plans = field(default_factory=Plans, repr=False, compare=False)

    def choose(self, decision: Decision) -> str:
        """One of ``decision.legal``. Raises :class:`~kingcraft.bots.impossible.Impossible`."""
        return self.think(decision, inf, Stop())

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        """One of ``decision.legal`` within about ``seconds``. Raises as ``choose``."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        return self._choose(decision, self.budget._replace(seconds=min(self.budget.seconds, seconds)), stop)

    def practise(self, decision: Decision) -> None:
        """Think a little about ``decision``. Raises as ``choose``."""
        self._choose(decision, _PRACTICE, None)
        if isinstance(decision.observation, KingsCornerObservation):
            practise_endings(decision)

    def _choose(self, decision: Decision, budget: Budget, stop: Stop | None) -> str:
        chooses = choose if self.reads else choose_unread
        return chooses(decision, budget, stop, self.plans)


def strong(worlds: int = 8, playouts: int = 40) -> SearchBot:
    """Thinks ahead, a little, and reads nothing from what the others play."""
    return SearchBot("strong", Budget(worlds, playouts), reads=False)


def master(worlds: int = 40, playouts: int = 500) -> SearchBot:
    """Thinks as far as there is time for at a table, and reads what everybody plays."""
    return SearchBot("master", Budget(worlds, playouts), reads=True)


#: Every level by name. Each entry makes one.
LEVELS: Final[Mapping[str, Callable[[], PersonBot | SearchBot]]] = {
    "beginner": beginner,
    "casual": casual,
    "strong": strong,
    "master": master,
}
