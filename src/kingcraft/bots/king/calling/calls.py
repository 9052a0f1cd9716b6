"""What each call is worth: each legal call is followed to the end of the auction in many worlds (:mod:`.auctions`)."""

import contextlib
import math
import statistics
import time
from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from ....games.king.actions import LADDER
from ....games.king.view import KingObservation
from ...decision import Decision
from ...gap import gap_of
from ...judgement import Judgement, Opinion
from ...limits import Budget, Stop
from .choosing import later_costs
from .simulation import LEAST_WORLDS, OutOfTime, Simulation, simulate
from .situation import Situation

#: The share of the time that is left in which calls are followed in more worlds, as many as fit into it.
_LEFT: Final = 0.8
#: Points closer than this are equal.
_EQUAL: Final = 1e-9


def judge_call(
    decision: Decision, budget: Budget, stop: Stop | None = None, worlds: "array[int] | None" = None
) -> Judgement:
    """Say what every legal token is worth in the phases before the first card, in points of the whole deal.

    Where quotas make a contract scarce, what a choice costs later counts too. A budget goes into many worlds with few
    playouts each. ``worlds``: the caller's own, four ints each, the hands by seat, used again and again (the true
    hands: what open cards would say). Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to this
    observation; ValueError in other phases.
    """
    began = time.monotonic()
    costs = _costs(decision)  # the first of its rule set takes a while, which is time that counts
    simulation = simulate(Situation.of(decision), budget, stop, began, worlds)
    following = time.monotonic()
    points = _followed(simulation, decision.legal, simulation.worlds[:LEAST_WORLDS])
    now = time.monotonic()
    fitting = worlds_that_fit(len(simulation.worlds), now - following, began + budget.seconds - now)
    if fitting > LEAST_WORLDS:
        simulation.patient = False
        with contextlib.suppress(OutOfTime):
            points = _followed(simulation, decision.legal, simulation.worlds[:fitting])
    if costs:
        points = _priced(points, costs)
    return Judgement(_opinions(points), len(next(iter(points.values()))), simulation.prospects.playouts)


def worlds_that_fit(worlds: int, taken: float, left: float) -> int:
    """Return in how many of ``worlds`` calls can be followed while ``left`` seconds are left.

    ``taken``: the seconds that it took in :data:`LEAST_WORLDS`. What would not be done in time would be of no use.
    """
    fitting = LEAST_WORLDS * _LEFT * max(0.0, left) / max(taken, 1e-6)
    return worlds if fitting >= worlds else int(fitting)


def _costs(decision: Decision) -> dict[str, float]:
    observation, options = decision.observation, decision.rules.options
    if not isinstance(observation, KingObservation) or observation.phase != "choose":
        return {}
    return later_costs(options, observation.number, decision.legal)


def _priced(points: Mapping[str, list[float]], costs: Mapping[str, float]) -> dict[str, list[float]]:
    """Return the points of each choice with its later cost; the best choice keeps its own points."""
    best = max(points, key=lambda token: statistics.fmean(points[token]) + costs[token])
    return {token: [one + costs[token] - costs[best] for one in row] for token, row in points.items()}


def _followed(simulation: Simulation, legal: Sequence[str], worlds: Sequence[int]) -> dict[str, list[float]]:
    return {token: simulation.follow(token, worlds) for token in legal}


def _opinions(points: Mapping[str, Sequence[float]]) -> tuple[Opinion, ...]:
    most_points = [max(column) for column in zip(*points.values(), strict=True)]
    means = {token: statistics.fmean(row) for token, row in points.items()}
    ranked = sorted(points, key=lambda token: (-round(means[token], 6), _demand(token)))
    opinions = []
    for token in ranked:
        row = points[token]
        error = statistics.stdev(row) / math.sqrt(len(row)) if len(row) > 1 else math.inf
        best_in = sum(one >= most - _EQUAL for one, most in zip(row, most_points, strict=True))
        gap = gap_of([most - one for one, most in zip(row, points[ranked[0]], strict=True)], [1] * len(row))
        opinions.append(Opinion(token, means[token], error, None, best_in, gap))
    return tuple(opinions)


def _demand(token: str) -> int:
    """Return how much a call asks for: of calls that are worth the same the plainest is made."""
    if token in LADDER or token.startswith("counter:"):
        return 2 + LADDER.index(token.removeprefix("counter:"))
    return int(token in ("auction", "ultimatum"))
