"""Candidates compared in the same samples."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from ...gap import Gap, gap_of
from ..outcome import MATCH, POINTS, Aim
from .search import SUMS, TurnSearch


class Standing(NamedTuple):
    """How a candidate did in a comparison."""

    #: Points against each of the others, and their standard error.
    points: float
    error: float
    #: The chance to win the match; None where only points count.
    chance: float | None


def standing(search: TurnSearch, aim: Aim, before: Sequence[int], candidate: int, others: int) -> Standing:
    """Return what ``candidate`` is worth by the playouts since its sums were ``before``, or by all if there were none.

    Earlier playouts chose the candidates, and so flatter them. ``aim``: what is played for; ``others``: the number of
    other seats.
    """
    at = candidate * SUMS
    fresh = search.sums[at] > before[at]
    count, total, squares, worths = (search.sums[at + word] - (before[at + word] if fresh else 0) for word in range(4))
    count = max(1, count)
    mean = total / count
    spread = math.sqrt(max(0.0, squares / count - mean * mean) / count)
    points = mean / others
    chance = None if aim.kind == POINTS else min(1.0, max(0.0, (worths / count - aim.point * points) / MATCH))
    return Standing(points, spread / others, chance)


def paired(values: Sequence[int], each: int, best: int, other: int, worlds: int) -> Gap:
    """Return how far a candidate is behind the best, in matches.

    ``values``: what :meth:`.search.TurnSearch.play` wrote of ``each`` candidates, by sample; ``best``, ``other``: their
    places among these. ``worlds``: how many the samples cycle through; with one (all hands are open) only the order of
    the stock differs, and every sample counts alone.
    """
    samples = len(values) // each
    clusters = worlds if 1 < worlds < samples else samples
    sums, counts = [0] * clusters, [0] * clusters
    for sample in range(samples):
        sums[sample % clusters] += values[sample * each + best] - values[sample * each + other]
        counts[sample % clusters] += 1
    gap = gap_of(sums, counts)
    return Gap(gap.mean / MATCH, gap.error / MATCH)
