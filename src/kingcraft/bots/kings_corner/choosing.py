"""Kings Corner played: the next token of the planned turn."""

import math
import time
from array import array
from typing import Final, NamedTuple

from ...games.kings_corner.actions import TOKENS
from ...games.kings_corner.core import END, Core
from ..decision import Decision
from ..limits import Budget, Stop
from .endgame.endgame import Endgame, Ending
from .judge import knowledge_and_goal, worlds_wanted
from .knowledge.knowledge import Knowledge
from .plans import Dealer, Plan, PlanQuestion, Plans, knowledge_after, seed_of_turn, turn_of
from .search.search import turn_search
from .worlds.worlds import deal_worlds

#: Positions of an ending that are looked at for every playout that may be played: it takes longer, in the worst case.
_POSITIONS: Final = 32
#: The share of the time that an ending is given; if it is not solved by then, there is a search.
_SOLVING: Final = 0.5


def likely_worlds(begun: Knowledge, budget: Budget, seed: int) -> "array[int]":
    """Deal worlds as likely as the others' play makes them."""
    return deal_worlds(begun, worlds_wanted(budget), seed)


def uniform_worlds(begun: Knowledge, budget: Budget, seed: int) -> "array[int]":
    """Deal worlds that are all equally likely under the rules."""
    return deal_worlds(begun, max(1, budget.worlds), seed, inferring=False)


def choose_kings_corner(
    decision: Decision,
    budget: Budget,
    stop: Stop | None = None,
    plans: Plans | None = None,
    deal: Dealer = likely_worlds,
    lays: float = 0.0,
) -> str:
    """Return the next token of the turn as it was planned when it began (:mod:`.plans`).

    ``budget``: for a whole turn. ``plans``: remembered plans, to save work. ``deal``: deals the worlds to think about.
    ``lays``: see :class:`.plans.PlanQuestion`.
    Raises as ``judge_kings_corner``.
    """
    if len(decision.legal) == 1:
        knowledge_and_goal(decision)  # raises
        return decision.legal[0]
    course = course_of(decision, budget, stop, plans, deal, lays)
    return TOKENS[course.actions[len(course.done)]]


class Course(NamedTuple):
    """A turn under way, as it was planned."""

    #: What was known when it was planned.
    begun: Knowledge
    #: The whole plan, its ``end`` included.
    actions: tuple[int, ...]
    #: The first of them, which have been played since.
    done: tuple[int, ...]


def course_of(
    decision: Decision,
    budget: Budget,
    stop: Stop | None = None,
    plans: Plans | None = None,
    deal: Dealer = likely_worlds,
    lays: float = 0.0,
) -> Course:
    """Return the turn as planned when it began, or where it last left the plan; see :func:`choose_kings_corner`."""
    until = time.monotonic() + budget.seconds
    knowledge, goal = knowledge_and_goal(decision)
    begun, done = turn_of(knowledge, decision.observation.history)
    while True:
        question = PlanQuestion(begun, goal, budget.worlds, budget.playouts, deal, lays)
        plan = plans.get(question) if plans else None
        # What was planned in haste holds for those in haste, and only once it was begun.
        if plan is None or not (plan.whole or (done and budget.seconds < math.inf)):
            plan = plan_turn(question, until, stop)
            if plans:
                plans.keep(question, plan)
        same = 0
        while same < len(done) and plan.actions[same] == done[same]:
            same += 1
        if same == len(done):
            return Course(begun, plan.actions, done)
        begun, done = knowledge_after(begun, done[: same + 1]), done[same + 1 :]


def plan_turn(question: PlanQuestion, until: float, stop: Stop | None = None) -> Plan:
    """Return the best turn found before ``until`` (of :func:`time.monotonic`); one that goes out if there is any.

    With two players and no stock all cards are known: then the ending is solved, if it is not too long.
    """
    begun, goal, each, playouts, deal, lays = question
    known = begun.players == 2 and not begun.stock and not begun.absent
    hurried = False
    if known:
        now = time.monotonic()
        half = now + _SOLVING * max(0.0, until - now)
        ending = solve_ending(question, half, stop)
        if ending.exact and ending.turn is not None:
            return Plan((*ending.turn.actions, *([END] if ending.turn.hand else [])), True)
        hurried = time.monotonic() >= half
    seed = seed_of_turn(begun)
    budget = Budget(each, playouts, until - time.monotonic())
    totals = [goal.equity.sign * total for total in goal.aim.totals[: begun.players]]
    kept = round(lays * goal.equity.a_point(totals, begun.seat))
    search = turn_search(begun, goal, deal(begun, budget, seed), budget, seed, stop, kept)
    out = [candidate for candidate in range(search.count) if not search.hand_of(candidate)]
    if out:
        return Plan(search.way_to(out[0]), True)
    # Where everything is known, every playout of a candidate is the same.
    total = search.count if known else each * playouts
    best = search.halve(total)[0]
    return Plan(search.way_to(best), not (hurried or search.stopped))


def solve_ending(question: PlanQuestion, until: float, stop: Stop | None = None) -> Ending:
    """Solve an ending in which the only unseen cards are the other player's hand."""
    begun = question.begun
    _, piles, fits, bases, _, seat, bits, kept, paid, out = begun.table
    core: Core = ((begun.hand, begun.unseen, 0, 0, 0, 0), piles, fits, bases, 0, seat, bits, kept, paid, out)
    solver = Endgame(begun.terms, question.goal, (), seat)
    return solver.solve(core, _POSITIONS * question.worlds * question.playouts, stop, until)


def practise_endings(decision: Decision) -> None:
    """Use every kernel of solving an ending. Raises as :func:`choose_kings_corner`."""
    knowledge, goal = knowledge_and_goal(decision)
    solve_ending(PlanQuestion(knowledge, goal, 1, 1, likely_worlds), math.inf)
