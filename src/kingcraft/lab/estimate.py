"""Means with error bars. A sample is a deck, played in all its seatings: decks are independent of each other.

Sources: Student's t by its finite series (Abramowitz and Stegun, 26.7.3 and 26.7.4) and, for many degrees of freedom,
by Fisher's expansion (26.7.5); the ratio of two sums by clusters (Cochran, Sampling Techniques, 6.3).
"""

import functools
import math
from collections.abc import Iterable
from statistics import NormalDist
from typing import Final, NamedTuple

#: From this many degrees of freedom on, the expansion is correct to five digits.
_MANY: Final = 60
_HALVINGS: Final = 60


class Estimate(NamedTuple):
    """A mean with its interval."""

    #: NaN without samples.
    mean: float
    #: Half the width of the interval; infinite with fewer than two samples.
    half: float
    samples: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half


def ratio(samples: Iterable[tuple[float, float]], confidence: float) -> Estimate:
    """Return the sum of the first numbers over the sum of the second, with the two-sided interval of ``confidence``.

    A sample is a deck: its points and its number of deals, for example. If all second numbers are equal, this is the
    mean with Student's interval. Samples whose second number is 0 are ignored.
    """
    pairs = [pair for pair in samples if pair[1]]
    number = len(pairs)
    total = math.fsum(count for _, count in pairs)
    if not total:
        return Estimate(math.nan, math.inf, 0)
    mean = math.fsum(value for value, _ in pairs) / total
    if number == 1:
        return Estimate(mean, math.inf, 1)
    squares = math.fsum((value - mean * count) ** 2 for value, count in pairs)
    error = math.sqrt(number / (number - 1) * squares) / abs(total)
    return Estimate(mean, student(confidence, number - 1) * error, number)


def mean(samples: Iterable[float], confidence: float) -> Estimate:
    """Return the mean of independent samples with the two-sided interval of ``confidence``."""
    return ratio(((sample, 1.0) for sample in samples), confidence)


@functools.lru_cache(maxsize=4096)
def student(confidence: float, freedom: int) -> float:
    """Return how many standard errors to each side contain ``confidence`` of Student's t with ``freedom`` degrees.

    Raises ValueError unless ``confidence`` is between 0 and 1 and ``freedom`` at least 1.
    """
    if not 0 < confidence < 1 or freedom < 1:
        raise ValueError("a confidence is between 0 and 1, degrees of freedom at least 1")
    if freedom >= _MANY:
        return _expanded(NormalDist().inv_cdf((1 + confidence) / 2), freedom)
    low, high = 0.0, math.pi / 2
    for _ in range(_HALVINGS):  # in the angle, because t itself is very large for one degree of freedom
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < confidence else (low, angle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """Return how much of Student's t lies between -t and t, where tan(angle) is t / sqrt(freedom)."""
    sine, cosine = math.sin(angle), math.cos(angle)
    if freedom == 1:
        return 2 * angle / math.pi
    odd = freedom % 2
    term = cosine if odd else 1.0
    series = term
    for step in range(3 if odd else 2, freedom - 1, 2):
        term *= cosine * cosine * (step - 1) / step
        series += term
    return 2 / math.pi * (angle + sine * series) if odd else sine * series


def _expanded(normal: float, freedom: int) -> float:
    square = normal * normal
    first = (square + 1) / 4
    second = ((5 * square + 16) * square + 3) / 96
    third = (((3 * square + 19) * square + 17) * square - 15) / 384
    return normal * (1 + (first + (second + third / freedom) / freedom) / freedom)
