"""How far one choice is behind another where both were tried in the same worlds."""

import math
from collections.abc import Sequence
from typing import NamedTuple


class Gap(NamedTuple):
    """By how much one choice is worse than another, on average over worlds, and the standard error of that."""

    mean: float
    error: float


#: The gap of a choice to itself.
NO_GAP = Gap(0.0, 0.0)


def gap_of(sums: Sequence[float], counts: Sequence[int]) -> Gap:
    """Return the gap of two choices that were tried in the same worlds; the error of a single world is ``inf``.

    ``sums`` and ``counts``: by world, the sum of the differences and their number. Many tries in one world are one
    sample (errors by clusters: W. Cochran, "Sampling Techniques", 1977, section 9A).
    """
    tries = sum(counts)
    worlds = sum(count > 0 for count in counts)
    if not tries:
        return Gap(0.0, math.inf)
    mean = sum(sums) / tries
    if worlds < 2:
        return Gap(mean, math.inf)
    strays = sum((total - mean * count) ** 2 for total, count in zip(sums, counts, strict=True))
    return Gap(mean, math.sqrt(strays * worlds / (worlds - 1)) / tries)
