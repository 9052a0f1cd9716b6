"""What each call is worth: choosing, opening, bidding, the auctioneer's last word, answers, declarations, who leads.

Every game that may be played is played out in worlds that fit what the seat knows; every legal call is then followed to
the end of the auction in each of them (:mod:`.auctions`), by the rules themselves.
"""

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import Final

from ...games.king.actions import LADDER
from ..budget import Budget
from ..decision import Decision
from ..judgement import Judgement, Opinion
from ..stop import Stop
from .choosing import later
from .situation import LEAST_WORLDS, Situation

#: Points closer than this are equal.
_EQUAL: Final = 1e-9


def judge_call(decision: Decision, budget: Budget, stop: Stop | None = None) -> Judgement:
    """What every legal token is worth in the phases before the first card, in points of the whole deal.

    Where quotas make a contract scarce, what a choice costs later counts too, set against the best choice. A budget
    goes into many worlds with few playouts each, whatever its shape. Raises
    :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation; ValueError in other phases.
    """
    situation = Situation(decision, budget, stop)
    points = _followed(situation, decision.legal, situation.worlds[:LEAST_WORLDS])
    if len(situation.worlds) > LEAST_WORLDS and not situation.over():
        all_points = _followed(situation, decision.legal, situation.worlds)
        points = all_points or points
    if situation.phase == "choose":
        points = _priced(points, later(situation.options, situation.number, decision.legal))
    return Judgement(_opinions(points), len(next(iter(points.values()))), situation.prospects.playouts)


def _priced(points: Mapping[str, list[float]], costs: Mapping[str, float]) -> dict[str, list[float]]:
    """Each choice with what it costs or spares later, set against the best choice, which keeps its own points."""
    best = max(points, key=lambda token: statistics.fmean(points[token]) + costs[token])
    return {token: [one + costs[token] - costs[best] for one in row] for token, row in points.items()}


def _followed(situation: Situation, legal: Sequence[str], worlds: Sequence[int]) -> dict[str, list[float]]:
    """The points of every token by world; nothing if there is no time for all of them in many worlds."""
    points: dict[str, list[float]] = {}
    for token in legal:
        if len(worlds) > LEAST_WORLDS and situation.over():
            return {}
        points[token] = situation.follow(token, worlds)
    return points


def _opinions(points: Mapping[str, Sequence[float]]) -> tuple[Opinion, ...]:
    best = [max(column) for column in zip(*points.values(), strict=True)]
    opinions = []
    for token, row in points.items():
        error = statistics.stdev(row) / math.sqrt(len(row)) if len(row) > 1 else math.inf
        best_in = sum(one >= most - _EQUAL for one, most in zip(row, best, strict=True))
        opinions.append(Opinion(token, statistics.fmean(row), error, 0.0, best_in))
    return tuple(sorted(opinions, key=lambda opinion: (-round(opinion.points, 6), _fuss(opinion.token))))


def _fuss(token: str) -> int:
    """How much a call asks for: of calls that are worth the same the plainest is made."""
    if token in LADDER or token.startswith("counter:"):
        return 2 + LADDER.index(token.removeprefix("counter:"))
    return int(token in ("auction", "ultimatum"))
