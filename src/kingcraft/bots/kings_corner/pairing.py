"""Candidates compared in the same samples."""

from collections.abc import Sequence
from typing import Final

from ..gap import Gap, gap_of

_SIXTIETHS: Final = 60


def paired(values: Sequence[int], each: int, best: int, other: int, worlds: int, players: int) -> Gap:
    """How far a candidate is behind the best, in points; winning the deal counts as much as it does in the search.

    ``values``: what :meth:`.search.TurnSearch.play` wrote of ``each`` candidates, sample by sample; ``best``,
    ``other``: their places among these. ``worlds``: through how many worlds the samples go again and again. Where there
    is but one (all hands are open), the order of the stock is what differs, and every sample counts for itself.
    """
    unit = _SIXTIETHS * (players - 1)
    samples = len(values) // each
    clusters = worlds if 1 < worlds < samples else samples
    sums, counts = [0] * clusters, [0] * clusters
    for sample in range(samples):
        sums[sample % clusters] += values[sample * each + best] - values[sample * each + other]
        counts[sample % clusters] += 1
    gap = gap_of(sums, counts)
    return Gap(gap.mean / unit, gap.error / unit)
