"""The course of a deal: what every seat could expect, again and again, until the points were written down."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..games.king.table import KingState
from .choices import Choice
from .depth import Depth
from .judged import Judged
from .king.look import expected_points

_DEAL: Final = 100.0


class Point(Struct, frozen=True, rename="camel"):
    """``values``: what every seat could expect of the deal after ``actions`` tokens of it, with all hands open.

    In King the points of the deal, in Kings Corner the chance to win it, in percent.
    """

    actions: int
    values: list[float]


def point_before(choice: Choice, depth: Depth) -> Point | None:
    """What every seat of King could expect before a choice; None in the middle of a trick and before the first card."""
    if not isinstance(choice.state, KingState):
        return None
    values = expected_points(choice.state, depth.graph, choice.decision().random)
    return None if values is None else Point(choice.action, [round(value, 2) for value in values])


def chances(players: int, judged: Sequence[Judged], begun: int = 0) -> list[Point]:
    """The chances of a deal of Kings Corner, from its turns in order.

    A turn tells the chance of its own seat; what is left to the others they share as they did before. ``begun``: how
    many actions were played before by nobody who sits here; only if there are none all chances are even at first.
    """
    shares = [_DEAL / players] * players
    points = [] if begun else [Point(0, list(shares))]
    for turn in judged:
        eye = turn.opened or turn.known
        own = _DEAL * eye.best.wins
        rest = sum(shares) - shares[turn.seat]
        left = _DEAL - own
        others = [left * share / rest if rest > 0 else left / (players - 1) for share in shares]
        shares = [own if seat == turn.seat else share for seat, share in enumerate(others)]
        points.append(Point(turn.action, [round(share, 2) for share in shares]))
    return points
