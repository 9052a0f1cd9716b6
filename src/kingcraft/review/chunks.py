"""The chunks of a review, and what is found in one: the same in any process."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.stop import Stop
from .choices import Choice
from .depth import Depth
from .graph import Point, point_before
from .judged import Judged, judged
from .size import Scale

#: Decisions of a chunk.
_SIZE: Final = 8


class Chunk(NamedTuple):
    """The decisions ``first`` .. ``last - 1`` of a deal."""

    deal: int
    first: int
    last: int


class Found(NamedTuple):
    """What was found in a chunk. ``forced``: decisions with nothing to decide, by seat. ``cut``: it was stopped."""

    deal: int
    judged: list[Judged]
    forced: list[int]
    points: list[Point]
    cut: bool


def chunks_of(decisions: Sequence[int]) -> list[Chunk]:
    """Deals with this many decisions each, in chunks, in order."""
    return [
        Chunk(deal, first, min(first + _SIZE, count))
        for deal, count in enumerate(decisions)
        for first in range(0, count, _SIZE)
    ]


def found_in(choices: Sequence[Choice], players: int, scale: Scale, depth: Depth, stop: Stop | None) -> Found:
    """What there is to find in a chunk: ``choices``. Once ``stop`` is set it is not looked at to its end."""
    found = Found(choices[0].deal, [], [0] * players, [], cut=False)
    for choice in choices:
        point = point_before(choice, depth)
        each = judged(choice, scale, depth, stop)
        if stop:  # what was found then was found in haste
            return found._replace(cut=True)
        if point is not None:
            found.points.append(point)
        if each is None:
            found.forced[choice.seat] += 1
        else:
            found.judged.append(each)
    return found
