"""The moments worth looking at: the dearest decisions, no two of them about the same thing."""

from collections.abc import Sequence
from typing import Final

from .judged import Judged
from .size import clear_loss

MOMENTS: Final = 3
#: Of one deal, two moments lie at least so many actions apart: two tricks of King.
_APART: Final = 8
#: What a second moment of one deal counts, against one of another deal.
_AGAIN: Final = 0.5
#: What a loss that nobody could foresee counts.
_UNLUCKY: Final = 0.5


def moments(judged: Sequence[Judged], most: int = MOMENTS) -> list[int]:
    """The places in ``judged`` of the moments worth looking at, the first to look at first.

    What weighs is the clear loss on what could be known; that of somebody unlucky, with open cards, weighs half.
    """
    weights = {place: weight for place, each in enumerate(judged) if (weight := _weight(each)) > 0}
    chosen: list[int] = []
    while weights and len(chosen) < most:
        place = max(weights, key=lambda each: (weights[each], -each))
        chosen.append(place)
        found = judged[place]
        del weights[place]
        for other in list(weights):
            if judged[other].deal == found.deal:
                weights[other] *= _AGAIN
                if abs(judged[other].action - found.action) < _APART:
                    del weights[other]
    return chosen


def _weight(each: Judged) -> float:
    if each.size != "fine":
        return clear_loss(each.known)
    if each.fate == "unlucky" and each.opened is not None:
        return _UNLUCKY * clear_loss(each.opened)
    return 0.0
