"""What a deal of Kings Corner brought each seat, and the chances along its course.

Both are in percent of the match, the chance to win it. Under rules for which no chance is known they are in points, by
which a seat is better off than the others on average.
"""

from collections.abc import Sequence
from typing import Final

from ...bots.kings_corner.equity import equity_of
from ...bots.kings_corner.outcome import MATCH
from ...games.kings_corner.table import KingsCornerState
from ..eye import Option
from ..graph import Point
from ..judged import Judged
from ..luck import Outcome

#: A match, in percent.
_WHOLE: Final = 100.0


def outcome(state: KingsCornerState, scores: Sequence[int]) -> Outcome:
    """Return what a deal brought that began at ``state.totals``."""
    ahead = leads(state, scores)
    before = chances(state, state.totals)
    after = chances(state, [total + score for total, score in zip(state.totals, scores, strict=True)])
    if before is None or after is None:
        return Outcome(ahead, ahead, ahead)
    point = _point(state)
    brought = [chance + point * lead for chance, lead in zip(after, ahead, strict=True)]
    return Outcome(brought, [now - then for now, then in zip(after, before, strict=True)], after)


def promised(state: KingsCornerState, option: Option) -> float:
    """Return what ``option`` was expected to bring, as :func:`outcome` counts it."""
    return option.points if option.chance is None else _WHOLE * option.chance + _point(state) * option.points


def leads(state: KingsCornerState, scores: Sequence[int]) -> list[float]:
    """Return how many points each seat is better off than the others on average; sums to 0."""
    players = len(scores)
    mean = sum(scores) / players
    sign = equity_of(state.rules.options, players).sign
    return [sign * (mean - score) * players / (players - 1) for score in scores]


def chances(state: KingsCornerState, totals: Sequence[int]) -> list[float] | None:
    """Return the chance of each seat to win the match at ``totals``, in percent; None if it is not known."""
    equity = equity_of(state.rules.options, len(totals))
    found = [equity.chance(totals, seat) for seat in range(len(totals))]
    known = [_WHOLE * chance for chance in found if chance is not None]
    return known if len(known) == len(found) else None


def course(state: KingsCornerState, judged: Sequence[Judged], begun: int = 0) -> list[Point]:
    """Return what each seat could expect, from the decisions of a deal in order.

    A turn says it of its own seat; of the others it is taken that they share the rest as before. ``begun``: the number
    of actions that were given; only if there are none, the deal begins with the chances that its totals give.
    """
    known = chances(state, state.totals)
    values = known or [0.0] * state.players
    points = [] if begun else [Point(0, [round(value, 2) for value in values])]
    for turn in judged:
        best = (turn.opened or turn.known).best
        if best.chance is None:
            values = _with_lead(values, turn.seat, best.points)
        else:
            values = _with_chance(values, turn.seat, _WHOLE * best.chance)
        points.append(Point(turn.action, [round(value, 2) for value in values]))
    return points


def _with_chance(values: Sequence[float], seat: int, own: float) -> list[float]:
    """Return shares of a whole with ``own`` for ``seat``; the others keep their proportions."""
    rest, left = sum(values) - values[seat], _WHOLE - own
    others = [left * value / rest if rest > 0 else left / (len(values) - 1) for value in values]
    return [own if each == seat else value for each, value in enumerate(others)]


def _with_lead(values: Sequence[float], seat: int, own: float) -> list[float]:
    """Return leads that sum to 0 with ``own`` for ``seat``; the others bear the difference alike."""
    less = (own - values[seat]) / (len(values) - 1)
    return [own if each == seat else value - less for each, value in enumerate(values)]


def _point(state: KingsCornerState) -> float:
    """Return what a point counts beside the chance to win the match, in percent."""
    return _WHOLE * equity_of(state.rules.options, state.players).point / MATCH
