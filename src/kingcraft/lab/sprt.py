"""When to stop playing: the sequential probability ratio test on the differences of decks.

Two hypotheses about the mean difference between two bots: it is ``low``, or it is ``high``. After every deck the log
of their likelihood ratio is compared with Wald's bounds (A. Wald, Sequential Analysis, 1947); because the spread is
unknown, each has the one that fits it best. The test is valid for many decks and decides nothing before the
thirty-second: large gains that are rare need time to occur.
"""

import math
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

#: With fewer decks the spread is too uncertain to decide.
FEWEST: Final = 32
#: The probability that either answer is wrong.
ERROR: Final = 0.05
#: Wald's bound: the log of the odds at which a test with that error on both sides stops.
BOUND: Final = math.log((1 - ERROR) / ERROR)


class Sprt(NamedTuple):
    """The state of a test."""

    samples: int
    #: The log of the likelihood ratio.
    ratio: float
    #: None while the test is open.
    verdict: Literal["low", "high"] | None


class Testing:
    """A running test. Raises ValueError unless ``low`` is less than ``high``."""

    def __init__(self, low: float, high: float) -> None:
        if not low < high:
            raise ValueError("the first mean must be less than the second")
        self._means = low, high
        self._from_low = self._from_high = 0.0
        self.state = Sprt(0, 0.0, None)

    def add(self, difference: float) -> None:
        """Add the next deck; after the end of the test it is ignored."""
        if self.state.verdict:
            return
        low, high = self._means
        number = self.state.samples + 1
        self._from_low += (difference - low) ** 2
        self._from_high += (difference - high) ** 2
        ratio = _log_ratio(number, self._from_low, self._from_high)
        decided = number >= FEWEST and abs(ratio) >= BOUND
        self.state = Sprt(number, ratio, ("high" if ratio > 0 else "low") if decided else None)


def sprt(differences: Iterable[float], low: float, high: float) -> Sprt:
    """Test ``differences`` in the order of play, up to the end of the test. Raises as :class:`Testing`."""
    testing = Testing(low, high)
    for difference in differences:
        testing.add(difference)
        if testing.state.verdict:
            break
    return testing.state


def _log_ratio(number: int, from_low: float, from_high: float) -> float:
    """Return half the samples times the log of the ratio of the spreads about the two means; infinite if one is 0."""
    if not from_low:
        return -math.inf
    return number / 2 * math.log(from_low / from_high) if from_high else math.inf
