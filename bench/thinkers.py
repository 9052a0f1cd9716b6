"""Players of the strength bench beside the bots: the ceiling above Master, the plain search below it.

- ``ceiling@worlds=40,playouts=500``: Master itself (:func:`kingcraft.bots.judge.choose`) with Master's budget, but
  every world that it thinks about has the true hands (in Kings Corner the order of the stock stays hidden). No player
  may see that: what it gains on three thumb-1 is the 100 percent of which honest bots reach a part.
- ``ismcts@playouts=20000``: Cowling's search as published (:mod:`kingcraft.bots.ismcts`).

All others are those of the arena.
"""

import contextlib
import random
from array import array
from collections.abc import Callable, Hashable, Iterator
from typing import Final

from kingcraft.bots.budget import Budget
from kingcraft.bots.decision import Decision
from kingcraft.bots.ismcts.king import choose_king as plain_king
from kingcraft.bots.ismcts.kings_corner import choose_kings_corner as plain_kings_corner
from kingcraft.bots.judge import choose as honestly
from kingcraft.bots.king import judge as king_judge
from kingcraft.bots.king import situation
from kingcraft.bots.kings_corner import judge as kings_corner_judge
from kingcraft.games.game import State
from kingcraft.games.king.options import PLAYERS
from kingcraft.games.king.table import KingState
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.lab.entrants import enter as enter_others
from kingcraft.lab.player import Player, kind_of

#: What chooses a token.
Chooser = Callable[[State, Decision], str]
#: What deals worlds: knowledge, how many, a seed.
Dealer = Callable[[object, int, int], "array[int]"]

#: Where Master deals its worlds: before cards, for calls, and in Kings Corner.
_DEALERS: Final = (king_judge, situation, kings_corner_judge)
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
        if len(decision.legal) > 1 and (kind := kind_of(decision)) not in self._practised:
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
    """Master's choice, call or card, but every world that it deals has the true hands."""

    def choose(state: State, decision: Decision) -> str:
        with _opened(state):
            return honestly(decision, budget)

    return choose


@contextlib.contextmanager
def _opened(state: State) -> Iterator[None]:
    """Let the judges deal the true hands, as many worlds as they want: nothing honest has a door for that."""
    deal = _kings_corner_worlds(state) if isinstance(state, KingsCornerState) else _king_worlds(state)
    honest = [vars(judge)["deal_worlds"] for judge in _DEALERS]
    try:
        for judge in _DEALERS:
            vars(judge)["deal_worlds"] = deal
        yield
    finally:
        for judge, deals in zip(_DEALERS, honest, strict=True):
            vars(judge)["deal_worlds"] = deals


def _king_worlds(state: State) -> Dealer:
    assert isinstance(state, KingState)
    hands = array("q", [state.hand(seat) for seat in range(PLAYERS)])
    return lambda _knowledge, count, _random: hands * count


def _kings_corner_worlds(state: KingsCornerState) -> Dealer:
    """The true hands, and the stock in some order: nobody may know that."""

    def deal_worlds(_knowledge: object, count: int, seed: int) -> "array[int]":
        stock, chance = list(state.stock), random.Random(seed)
        worlds = array("q")
        for _ in range(count):
            chance.shuffle(stock)
            worlds.extend([*state.hands, *[0] * (_DECK - len(stock)), *stock])
        return worlds

    return deal_worlds


_THINKERS: Final = {"ceiling": seeing, "ismcts": plainly}


def enter(text: str, move_seconds: float) -> Player:
    """One of these, or whom the arena knows."""
    name, _, settings = text.partition("@")
    if name not in _THINKERS:
        return enter_others(text, move_seconds)
    given = dict(pair.split("=") for pair in settings.split(","))
    return Thinker(_THINKERS[name](Budget(int(given.get("worlds", 1)), int(given["playouts"]))))
