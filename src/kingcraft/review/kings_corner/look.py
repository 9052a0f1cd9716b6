"""A turn of Kings Corner judged twice: on what the seat could know, and with all hands open.

Turns are judged whole: what was played is compared with the best way to end the turn, in the same samples. A loss is
what the search that plays counts (:mod:`~kingcraft.bots.kings_corner.outcome`), in percent of the match; in points
where only these count.
"""

import math
import statistics
import time
from array import array
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ...bots.decision import Decision
from ...bots.gap import gap_of
from ...bots.kings_corner.choosing import course_of
from ...bots.kings_corner.equity import Goal
from ...bots.kings_corner.judge import first_of, knowledge_and_goal
from ...bots.kings_corner.knowledge.knowledge import Knowledge
from ...bots.kings_corner.outcome import MATCH, POINTS
from ...bots.kings_corner.plans import knowledge_after, seed_of_turn
from ...bots.kings_corner.search.pairing import paired, standing
from ...bots.kings_corner.search.search import SLICE, SUMS, TurnSearch, turn_search
from ...bots.kings_corner.turns.candidates import MOST, ROW, ROWS, TURN
from ...bots.kings_corner.worlds.worlds import deal_worlds
from ...bots.limits import Budget, Stop
from ...games.kings_corner.actions import TOKENS
from ...games.kings_corner.core import END, Places
from ...games.kings_corner.table import KingsCornerState
from ..choice import Choice
from ..depth import Depth
from ..eye import Eye, option

#: The share of the playouts, and of the time, that narrow the ways to end the turn down to the best; the rest compares.
_NARROWING: Final = 0.5
#: The share of a hint's budget that plans; the rest measures the plan's value, in at most this many worlds.
_PLANNING: Final = 0.75
_FRESH: Final = 4000
#: A match, in percent.
_WHOLE: Final = 100.0
#: The standard error of a single sample, as a finite number.
_UNSURE: Final = 1e6
_OPEN: Final = 1


class End(NamedTuple):
    """How a turn leaves hand and table."""

    hand: int
    piles: Places
    #: The turn bits of the core before the next seat.
    turn: int


class Budgets(NamedTuple):
    """Budgets of one decision."""

    #: On what the seat could know.
    known: Budget
    #: With all hands open, which are one world.
    opened: Budget


BUDGETS: Final[Mapping[Depth, Budgets]] = {
    "quick": Budgets(Budget(50, 40), Budget(1, 1000)),
    "normal": Budgets(Budget(200, 100), Budget(1, 10000)),
    "deep": Budgets(Budget(400, 400), Budget(1, 60000)),
}


def known(choice: Choice[KingsCornerState], depth: Depth, stop: Stop | None) -> Eye:
    """Judge a turn on what the seat could know.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to what the seat has seen.
    """
    decision, budget = choice.decision(), BUDGETS[depth].known
    knowledge, goal = knowledge_and_goal(decision)
    worlds = deal_worlds(knowledge, budget.worlds, decision.random)
    return _look(choice, knowledge, goal, worlds, budget, stop, decision.random)


def opened(choice: Choice[KingsCornerState], depth: Depth, stop: Stop | None) -> Eye:
    """Judge a turn with all hands open; the order of the stock stays unknown. Raises as :func:`known`."""
    decision, state = choice.decision(), choice.state
    knowledge, goal = knowledge_and_goal(decision)
    worlds = array("q", [*state.hands, *state.deck])
    random = decision.random + _OPEN
    return _look(choice, knowledge, goal, worlds, BUDGETS[depth].opened, stop, random)


def best_turn(decision: Decision, budget: Budget, stop: Stop | None) -> Eye:
    """Return what is left of the best turn, compared with nothing: both options are the same.

    It is planned as Master plans, from the beginning of the turn, so that the next hint in the same turn is the rest of
    the same plan, with the same numbers. Its value is measured in fresh worlds with one playout each, because the
    worlds in which the plan was found flatter it, and repeated playouts of a world add little. Raises as :func:`known`.
    """
    until = time.monotonic() + budget.seconds
    _, goal = knowledge_and_goal(decision)
    seconds = budget.seconds if budget.seconds == math.inf else _PLANNING * budget.seconds
    planning = budget._replace(playouts=max(1, int(_PLANNING * budget.playouts)), seconds=seconds)
    begun, actions, done = course_of(decision, planning, stop)
    fresh = min(_FRESH, max(1, int((1 - _PLANNING) * budget.worlds * budget.playouts)))
    chance = seed_of_turn(begun) + 1
    worlds = deal_worlds(begun, fresh, chance)
    search = turn_search(begun, goal, worlds, Budget(1, fresh), chance, stop)
    left = knowledge_after(begun, [action for action in actions if action != END])
    candidate = _entered(search, End(left.hand, left.piles, left.table[6]), 0)
    before, played = list(search.sums), 0
    while played < fresh:
        more = search.play([candidate], min(SLICE, fresh - played))
        played += more
        if not more or time.monotonic() >= until:
            break
    tokens = [TOKENS[action] for action in actions[len(done) :]]
    best = option(tokens, *standing(search, goal.aim, before, candidate, begun.players - 1))
    return Eye(best, best, 0.0, 0.0, played, played)


def end_of(state: KingsCornerState, tokens: Sequence[str]) -> End:
    """Return how the turn ``tokens`` leaves hand and table."""
    seat = state.to_act
    for token in tokens:
        if token != TOKENS[END]:
            state = state.apply(token)
    return End(state.hands[seat], state.core[1], state.core[6])


def _look(
    choice: Choice[KingsCornerState],
    knowledge: Knowledge,
    goal: Goal,
    worlds: Sequence[int],
    budget: Budget,
    stop: Stop | None,
    random: int,
) -> Eye:
    tokens = choice.tokens
    search = turn_search(knowledge, goal, worlds, budget, random, stop)
    played = _entered(search, end_of(choice.state, tokens), 1 << first_of(search, knowledge, tokens[0]))
    total = budget.worlds * budget.playouts
    ranked = search.narrowed(int(_NARROWING * total), _NARROWING)
    out = [candidate for candidate in range(search.count) if not search.hand_of(candidate)]
    best = out[0] if out else ranked[0]
    if not search.hand_of(played):
        best = played  # going out is never wrong
    pair = [best] if played == best else [best, played]
    before = list(search.sums)
    values = array("q")
    done = search.play(pair, max(1, int((1 - _NARROWING) * total) // len(pair)), values) // len(pair)
    # Several samples in one world are one world; with open hands it is the stock that differs from sample to sample.
    seen = min(budget.worlds, done) if budget.worlds > 1 else done
    others = knowledge.players - 1
    ways = [list(tokens)] if best == played else [[TOKENS[action] for action in search.way_to(best)], list(tokens)]
    options = []
    for place, candidate in enumerate(pair):
        points, error, chance = standing(search, goal.aim, before, candidate, others)
        options.append(option(ways[place], points, error * _blur(values[place :: len(pair)], seen), chance))
    if len(pair) == 1:
        return Eye(options[0], options[0], 0.0, 0.0, seen, seen)
    gap = paired(values, 2, 0, 1, budget.worlds)
    unit = MATCH / goal.aim.point if goal.aim.kind == POINTS else _WHOLE
    loss = round(max(0.0, unit * gap.mean), 2)
    error = round(min(_UNSURE, unit * gap.error), 2)
    ahead = [0] * seen
    for sample in range(done):
        ahead[sample % seen] += values[2 * sample] - values[2 * sample + 1]
    return Eye(options[0], options[1], loss, error, seen, sum(more >= 0 for more in ahead))


def _blur(values: Sequence[int], worlds: int) -> float:
    """Return how much larger the error of a mean is than if each sample had a world of its own, as a factor >= 1."""
    if not 1 < worlds < len(values):
        return 1.0
    sums, counts = [0] * worlds, [0] * worlds
    for sample, value in enumerate(values):
        sums[sample % worlds] += value
        counts[sample % worlds] += 1
    alone = statistics.stdev(values) / math.sqrt(len(values))
    return max(1.0, gap_of(sums, counts).error / alone) if alone else 1.0


def _entered(search: TurnSearch, end: End, first: int) -> int:
    """Return the number of the candidate ``end``; it is added to those of ``search`` if it is not among them."""
    rows = search.rows
    for candidate in range(search.count):
        at = ROWS + candidate * ROW
        if rows[at] == end.hand and tuple(rows[at + 1 : at + TURN]) == end.piles:
            return candidate
    number = min(search.count, MOST - 1)  # the last of too many makes room
    at = ROWS + number * ROW
    for index, word in enumerate((end.hand, *end.piles, end.turn, first)):
        rows[at + index] = word
    if number == search.count:
        search.count += 1
        rows[0] = search.count
        search.sums.extend([0] * SUMS)
    return number
