"""Players of the strength bench beside the bots: the ceiling above Master, the plain search below it.

- ``ceiling@worlds=40,playouts=500``: Master's functions with Master's budget, but every world that they think about
  has the true hands (in Kings Corner the order of the stock stays hidden). No player may see that: what it gains on
  three thumb-1 is the 100 percent of which honest bots reach a part.
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
from kingcraft.bots.king import situation
from kingcraft.bots.king.calls import judge_call
from kingcraft.bots.king.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.search import search_cards
from kingcraft.bots.king.stakes import stakes_seen
from kingcraft.bots.kings_corner.judge import chosen_token, knowledge_and_payoff
from kingcraft.games.game import State
from kingcraft.games.king.options import PLAYERS
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import KingObservation
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.lab.entrants import enter as enter_others
from kingcraft.lab.player import Player, kind_of

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
    """The search that sees all hands."""

    def choose(state: State, decision: Decision) -> str:
        if isinstance(state, KingState):
            return _king(state, decision, budget)
        assert isinstance(state, KingsCornerState)
        return _kings_corner(state, decision, budget)

    return choose


def _king(state: KingState, decision: Decision, budget: Budget) -> str:
    """One world, the true one, with the playouts of all."""
    observation = decision.observation
    assert isinstance(observation, KingObservation)
    hands = array("q", [state.hand(seat) for seat in range(PLAYERS)])
    if observation.phase != "play":
        with _opened(hands):
            return judge_call(decision, budget).best.token
    knowledge = knowledge_of(decision.rules, observation)
    stakes = stakes_seen(knowledge.options, observation)
    at_once = Budget(1, budget.worlds * budget.playouts)
    return search_cards(knowledge, stakes, hands, at_once, random=decision.random).best.token


@contextlib.contextmanager
def _opened(hands: "array[int]") -> Iterator[None]:
    """Make the judge of calls deal the true hands, however many worlds it wants: nothing honest has a door for that."""
    names = vars(situation)
    honest = names["deal_worlds"]

    def deal_worlds(_knowledge: Knowledge, count: int, _random: int) -> "array[int]":
        return hands * count

    names["deal_worlds"] = deal_worlds
    try:
        yield
    finally:
        names["deal_worlds"] = honest


def _kings_corner(state: KingsCornerState, decision: Decision, budget: Budget) -> str:
    """The true hands, and as many orders of the stock as there are worlds."""
    knowledge, payoff = knowledge_and_payoff(decision)
    stock, chance = list(state.stock), random.Random(decision.random)
    worlds = array("q")
    for _ in range(budget.worlds):
        chance.shuffle(stock)
        worlds.extend([*state.hands, *[0] * (_DECK - len(stock)), *stock])
    return chosen_token(decision, knowledge, payoff, worlds, budget)


_THINKERS: Final = {"ceiling": seeing, "ismcts": plainly}


def enter(text: str, move_seconds: float) -> Player:
    """One of these, or whom the arena knows."""
    name, _, settings = text.partition("@")
    if name not in _THINKERS:
        return enter_others(text, move_seconds)
    given = dict(pair.split("=") for pair in settings.split(","))
    return Thinker(_THINKERS[name](Budget(int(given.get("worlds", 1)), int(given["playouts"]))))
