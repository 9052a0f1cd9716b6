"""The moments of a review: the most expensive decisions, no two of them about the same thing."""

from collections.abc import Sequence
from typing import Final

from .judged import Judged
from .size import Scale, clear_loss, hard_luck

MOMENTS: Final = 3
#: Of one deal, two moments are at least this many actions apart: two tricks of King.
_APART: Final = 8
#: What a second moment of one deal counts, against one of another deal.
_AGAIN: Final = 0.5
#: What the loss of an unlucky decision counts, against one of an inaccuracy.
_UNLUCKY: Final = 0.5


def moments(judged: Sequence[Judged], scale: Scale, most: int = MOMENTS) -> list[int]:
    """Return the indices in ``judged`` of the moments worth looking at, the most important first.

    Mistakes and blunders come first, the largest clear loss before all. If they leave room, inaccuracies follow, and
    unlucky decisions, whose loss with open cards counts half. Hard luck always gets the last place.
    """
    own = {place: clear_loss(each.known) for place, each in enumerate(judged) if each.size in ("mistake", "blunder")}
    rest = {place: weight for place, each in enumerate(judged) if place not in own and (weight := _weight(each)) > 0}
    chosen: list[int] = []
    for weights in (own, rest):
        _choose(judged, weights, most, chosen)
    blows = {place: rest[place] for place in rest if hard_luck(scale, judged[place].fate, judged[place].opened)}
    if most > 1 and len(chosen) == most and not any(place in blows for place in chosen):
        _choose(judged, blows, most, last := chosen[:-1])
        chosen = last if len(last) == most else chosen
    return chosen


def _choose(judged: Sequence[Judged], weights: dict[int, float], most: int, chosen: list[int]) -> None:
    """Add to ``chosen`` the places of the greatest weight until there are ``most``."""
    while len(chosen) < most:
        free = {place: _beside(judged, place, weight, chosen) for place, weight in weights.items()}
        place = max(free, key=lambda each: (free[each], -each), default=-1)
        if place < 0 or not free[place]:
            return
        chosen.append(place)


def _beside(judged: Sequence[Judged], place: int, weight: float, chosen: Sequence[int]) -> float:
    """Return the weight of a moment beside the chosen ones: 0 if one of them is about the same."""
    for other in chosen:
        if judged[other].deal == judged[place].deal:
            weight *= _AGAIN
            if abs(judged[other].action - judged[place].action) < _APART:
                return 0.0
    return weight


def _weight(each: Judged) -> float:
    if each.size != "fine":
        return clear_loss(each.known)
    if each.fate == "unlucky" and each.opened is not None:
        return _UNLUCKY * clear_loss(each.opened)
    return 0.0
