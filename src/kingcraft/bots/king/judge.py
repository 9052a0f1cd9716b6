"""A judge for every phase of King: cards by search, everything before them by simulation of the auction."""

from array import array
from time import perf_counter
from typing import Final

from ...games.king.view import KingObservation
from ..decision import Decision, Impossible
from ..judgement import Judgement
from ..limits import Budget, Stop
from .calling.calls import judge_call
from .knowledge.knowledge import knowledge_of, settlement_seen
from .search.search import search_cards
from .worlds.worlds import deal_worlds

#: More worlds are worth more than more playouts of each: a budget is spread over up to this many.
_MOST_WORLDS: Final = 400
_EACH: Final = 50


def judge_king(
    decision: Decision, budget: Budget, stop: Stop | None = None, worlds: "array[int] | None" = None
) -> Judgement:
    """Say what every legal token is worth in points of the whole deal, payments and what is already taken included.

    ``worlds``: the caller's own in place of those that the seat may think of, four ints each, the hands by seat. Raises
    :class:`~kingcraft.bots.decision.Impossible`: no play leads to this observation, or not to these tokens;
    ValueError for another game.
    """
    began = perf_counter()
    observation = decision.observation
    if not isinstance(observation, KingObservation):
        raise ValueError("a judge of King is asked about another game")
    if observation.phase != "play":
        return judge_call(decision, budget, stop, worlds)
    knowledge = knowledge_of(decision.rules, observation)
    if observation.to_act != observation.seat:
        raise Impossible(f"it is the turn of seat {observation.to_act}, not of seat {observation.seat}")
    if worlds is None:
        budget = spread(budget)
        worlds = deal_worlds(knowledge, budget.worlds, decision.random)
    settlement = settlement_seen(decision.rules.options, observation)
    judgement = search_cards(knowledge, settlement, worlds, budget, stop, decision.random, began=began)
    if {opinion.token for opinion in judgement.opinions} != set(decision.legal):
        raise Impossible("the legal cards are not those that the rules allow")
    return judgement


def spread(budget: Budget) -> Budget:
    """Return a budget of as many playouts in more worlds: up to 400, with 50 or more for each (docs/decisions.md)."""
    playouts = budget.worlds * budget.playouts
    worlds = max(budget.worlds, min(_MOST_WORLDS, playouts // _EACH))
    return budget._replace(worlds=worlds, playouts=playouts // worlds)
