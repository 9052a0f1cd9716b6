"""Players of the strength bench beside the bots: the ceiling above Master, the plain search below it.

- ``ceiling@worlds=40,playouts=500``: Master's search with Master's budget, but every world that it thinks about has the
  true hands (in Kings Corner the order of the stock stays hidden). No player may see that: what it gains on three
  thumb-1 is the 100 percent of which honest bots reach a part.
- ``ismcts@playouts=20000``: Cowling's search as published (:mod:`kingcraft.bots.ismcts`).

All others are those of the arena.
"""

import random
from array import array
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from kingcraft.bots.decision import Decision
from kingcraft.bots.ismcts.king import choose_king as plain_king
from kingcraft.bots.ismcts.kings_corner import choose_kings_corner as plain_kings_corner
from kingcraft.bots.king.judge import judge_king
from kingcraft.bots.kings_corner.choosing import choose_kings_corner
from kingcraft.bots.kings_corner.judge import worlds_wanted
from kingcraft.bots.kings_corner.knowledge.knowledge import Knowledge
from kingcraft.bots.kings_corner.plans import Plans
from kingcraft.bots.limits import Budget
from kingcraft.bots.search import kernel_kind
from kingcraft.games.game import State
from kingcraft.games.king.options import PLAYERS
from kingcraft.games.king.table import KingState
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.lab.entrants import enter as enter_others
from kingcraft.lab.player import Player

#: What chooses a token.
Chooser = Callable[[State, Decision], str]

_DECK: Final = 52


class Thinker:
    """A player that is a function. Before the clock runs it thinks once about a decision of each kind."""

    def __init__(self, choose: Chooser) -> None:
        self._choose = choose
        self._practised: set[Hashable] = set()

    def choose(self, state: State, decision: Decision) -> str:
        """Its token; the clock runs."""
        return decision.legal[0] if len(decision.legal) == 1 else self._choose(state, decision)

    def practise(self, state: State, decision: Decision) -> None:
        """Compile what the decision takes."""
        if len(decision.legal) > 1 and (kind := kernel_kind(decision)) not in self._practised:
            self._practised.add(kind)
            self._choose(state, decision)

    def hello(self) -> str:
        """Nothing: it is ours."""
        return ""

    def close(self) -> None:
        """Nothing to be done."""


def plainly(budget: Budget) -> Chooser:
    """The plain search; it has no worlds to divide its playouts among."""

    def choose(_state: State, decision: Decision) -> str:
        chooses = plain_king if decision.rules.game == "king" else plain_kings_corner
        return chooses(decision, budget.playouts)

    return choose


def seeing(budget: Budget) -> Chooser:
    """Master's choice, call or card, but every world that it thinks about has the true hands."""
    plans = Plans()

    def choose(state: State, decision: Decision) -> str:
        if isinstance(state, KingsCornerState):
            others = tuple(0 if seat == state.to_act else hand for seat, hand in enumerate(state.hands))
            return choose_kings_corner(decision, budget, plans=plans, deal=OpenHands(others, tuple(state.stock)))
        assert isinstance(state, KingState)
        hands = array("q", [state.hand(seat) for seat in range(PLAYERS)])
        return judge_king(decision, budget, worlds=hands * budget.worlds).best.token

    return choose


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Deals Kings Corner with the true hands of the others, and the stock in some order: no player may know that."""

    others: tuple[int, ...]
    stock: tuple[int, ...]

    def __call__(self, begun: Knowledge, budget: Budget, seed: int) -> "array[int]":
        """Worlds for the turn that began so."""
        stock, chance = list(self.stock), random.Random(seed)
        hands = [begun.hand if seat == begun.seat else hand for seat, hand in enumerate(self.others)]
        worlds = array("q")
        for _ in range(worlds_wanted(budget)):
            chance.shuffle(stock)
            worlds.extend([*hands, *[0] * (_DECK - len(stock)), *stock])
        return worlds


_THINKERS: Final = {"ceiling": seeing, "ismcts": plainly}


def enter(text: str, move_seconds: float) -> Player:
    """Return one of these, or a bot that the arena knows."""
    name, _, settings = text.partition("@")
    if name not in _THINKERS:
        return enter_others(text, move_seconds)
    given = dict(pair.split("=") for pair in settings.split(","))
    return Thinker(_THINKERS[name](Budget(int(given.get("worlds", 1)), int(given["playouts"]))))
