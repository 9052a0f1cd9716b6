"""A judge for every phase of King: cards by search, everything before them by simulation of the auction."""

from time import perf_counter

from ...games.king.view import KingObservation
from ..budget import Budget
from ..decision import Decision
from ..impossible import Impossible
from ..judgement import Judgement
from ..stop import Stop
from .calls import judge_call
from .knowledge import knowledge_of
from .search import search_cards
from .stakes import stakes_seen
from .worlds import deal_worlds


def judge_king(decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
    """What every legal token is worth, in points of the whole deal, payments and what is already taken included.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation, or not to these tokens;
    ValueError for another game.
    """
    began = perf_counter()
    observation = decision.observation
    if not isinstance(observation, KingObservation):
        raise ValueError("a judge of King is asked about another game")
    if observation.phase != "play":
        return judge_call(decision, budget, stop)
    knowledge = knowledge_of(decision.rules, observation)
    if observation.to_act != observation.seat:
        raise Impossible(f"it is the turn of seat {observation.to_act}, not of seat {observation.seat}")
    worlds = deal_worlds(knowledge, budget.worlds, decision.random)
    stakes = stakes_seen(decision.rules.options, observation)
    judgement = search_cards(knowledge, stakes, worlds, budget, stop, decision.random, began=began)
    if {opinion.token for opinion in judgement.opinions} != set(decision.legal):
        raise Impossible("the legal cards are not those that the rules allow")
    return judgement
