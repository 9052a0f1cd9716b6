"""What every legal token of Kings Corner is worth, and which to play."""

from array import array
from collections.abc import Sequence
from typing import Final

from ...games.kings_corner.actions import TOKENS, parse_action
from ...games.kings_corner.core import END, PILE_ACTIONS
from ...games.kings_corner.scoring import settlement_of
from ...games.kings_corner.view import KingsCornerObservation
from ..decision import Decision, Impossible
from ..judgement import Judgement, Opinion
from ..limits import Budget, Stop
from .equity import Goal, equity_of
from .knowledge.knowledge import Knowledge, knowledge_of
from .search.pairing import paired, standing
from .search.search import TurnSearch, turn_search
from .worlds.worlds import deal_worlds

#: The share of the playouts, and of the time, that compare the best plans of all tokens with each other.
_COMPARING: Final = 0.4

#: Worlds at most unless more are asked for, and how many playouts each should serve.
_WORLDS: Final = 2000
_PLAYOUTS: Final = 10
_DECK: Final = 52


def knowledge_and_goal(decision: Decision) -> tuple[Knowledge, Goal]:
    """Return what the seat knows, and what it plays for. Raises :class:`Impossible`; ValueError: another game."""
    observation = decision.observation
    if not isinstance(observation, KingsCornerObservation):
        raise ValueError("not a decision of Kings Corner")
    knowledge = knowledge_of(decision.rules, observation)
    if knowledge.seat != knowledge.to_act:
        raise Impossible(f"seat {knowledge.seat} is asked, but seat {knowledge.to_act} is to act")
    # Chips that the deals before have left; this deal's are counted as they are paid.
    settlement = settlement_of(knowledge.options, observation.pot - sum(observation.penalties))
    equity = equity_of(knowledge.options, knowledge.players)
    return knowledge, Goal(settlement, equity.aim(observation.totals), equity)


def worlds_wanted(budget: Budget) -> int:
    """Return how many worlds to deal: more than the budget says, as each playout of many plans needs its own."""
    return max(1, budget.worlds, min(_WORLDS, budget.worlds * budget.playouts // _PLAYOUTS))


def judge_kings_corner(decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
    """Judge every legal token by the best way to end the turn that begins with it.

    The ways are first narrowed down, then the best of each token are compared in the same samples. Raises
    :class:`Impossible`: no play leads to this observation; ValueError: it is not of Kings Corner.
    """
    knowledge, goal = knowledge_and_goal(decision)
    worlds = deal_worlds(knowledge, worlds_wanted(budget), decision.random)
    return judgement_over(decision, knowledge, goal, worlds, budget, stop)


def judgement_over(
    decision: Decision,
    knowledge: Knowledge,
    goal: Goal,
    worlds: Sequence[int],
    budget: Budget,
    stop: Stop | None = None,
) -> Judgement:
    """Judge with the caller's worlds (rows of ``deal_worlds``)."""
    search = turn_search(knowledge, goal, worlds, budget, decision.random, stop)
    playouts = budget.worlds * budget.playouts
    comparing = int(playouts * _COMPARING)
    ranked = search.narrowed(playouts - comparing, 1 - _COMPARING)
    leaders = [
        next(candidate for candidate in ranked if search.firsts_of(candidate) >> first & 1)
        for first in range(len(search.firsts))
    ]
    compared = sorted(set(leaders), key=ranked.index)
    before = list(search.sums)
    values = array("q")
    samples = max(1, comparing // len(compared))
    done = search.play(compared, samples, values) // len(compared)
    best_in = [0] * len(compared)
    for sample in range(done):
        worths = values[sample * len(compared) : (sample + 1) * len(compared)]
        top = max(worths)
        for index, worth in enumerate(worths):
            best_in[index] += worth == top
    # Going out is not thought about twice.
    order = sorted(
        compared,
        key=lambda each: (bool(search.hand_of(each)), search.keeps_king(each), -search.worth(each)),
    )
    best, rows = compared.index(order[0]), len(worlds) // (knowledge.players + _DECK)
    opinions = {}
    others = knowledge.players - 1
    for index, candidate in enumerate(compared):
        gap = paired(values, len(compared), best, index, rows)
        opinions[candidate] = (*standing(search, goal.aim, before, candidate, others), best_in[index], gap)
    tokens = sorted(
        decision.legal,
        key=lambda token: (order.index(leaders[first_of(search, knowledge, token)]), token == TOKENS[END]),
    )
    found = tuple(Opinion(token, *opinions[leaders[first_of(search, knowledge, token)]]) for token in tokens)
    return Judgement(found, done, search.playouts)


def first_of(search: TurnSearch, knowledge: Knowledge, token: str) -> int:
    """Return the number of the first action like ``token``: same rank and colour, any empty side or corner."""
    action = parse_action(token)
    if action is None:
        raise Impossible(f"{token!r} is no action")
    if action != END:
        place = action & 7
        if not knowledge.piles[place]:
            places = range(4) if place < 4 else range(4, 8)
            place = next(each for each in places if not knowledge.piles[each])
        action = action & ~7 | place
        if action < PILE_ACTIONS:
            card = action >> 3
            like = card & ~3 | 3 - (card & 3)  # clubs and spades, diamonds and hearts
            if like < card and knowledge.hand >> like & 1:
                action = like * 8 + place
    return search.firsts.index(action)
