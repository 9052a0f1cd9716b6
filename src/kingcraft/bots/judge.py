"""What every choice is worth, in both games; and the token to play."""

from time import perf_counter

from ..games.king.view import KingObservation
from .budget import Budget
from .decision import Decision
from .judgement import Judgement
from .king.judge import judge_king
from .king.knowledge.knowledge import knowledge_of
from .king.search.search import search_cards
from .king.settlement import settlement_seen
from .king.worlds.dealing import uniform_worlds
from .kings_corner.choosing import choose_kings_corner, even_worlds
from .kings_corner.judge import judge_kings_corner
from .kings_corner.plans import Plans
from .stop import Stop


def judge(decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
    """What every legal token is worth to the seat to act, the one to play first.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
    """
    if isinstance(decision.observation, KingObservation):
        return judge_king(decision, budget, stop)
    return judge_kings_corner(decision, budget, stop)


def choose(decision: Decision, budget: Budget, stop: Stop | None = None, plans: Plans | None = None) -> str:
    """The token to play, without more thinking than the choice needs. Raises as :func:`judge`.

    ``plans``: remembers what was planned for a turn of Kings Corner; the answers are the same without it.
    """
    if isinstance(decision.observation, KingObservation):
        return judge_king(decision, budget, stop).best.token
    return choose_kings_corner(decision, budget, stop, plans)


def choose_unread(decision: Decision, budget: Budget, stop: Stop | None = None, plans: Plans | None = None) -> str:
    """The same by somebody who does not read the others' play: all deals that the rules allow are equally likely.

    Judges the calls before the first card of King as without open cards. Raises as :func:`judge`.
    """
    began = perf_counter()
    observation = decision.observation
    if not isinstance(observation, KingObservation):
        return choose_kings_corner(decision, budget, stop, plans, even_worlds)
    if observation.phase != "play":
        return judge_king(decision, budget, stop).best.token
    knowledge = knowledge_of(decision.rules, observation)
    worlds = uniform_worlds(knowledge, budget.worlds, decision.random)
    settlement = settlement_seen(decision.rules.options, observation)
    return search_cards(knowledge, settlement, worlds, budget, stop, decision.random, began=began).best.token
