"""When to stop playing: the sequential probability ratio test on the differences of decks.

Two statements about the mean difference between two bots stand against each other, "it is ``low``" and "it is
``high``". After every deck the log of how much better the second explains all differences than the first, each with the
spread that suits it best, is compared with Wald's bounds (A. Wald, Sequential Analysis, 1947). The spread is not known,
so this is the generalised likelihood ratio of a normal distribution, as in the testing of chess programs. It is right
for many decks and says nothing before the thirty-second: big gains that are rare must have had their chance.
"""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

#: Before this many decks the spread is too little known to say anything.
FEWEST: Final = 32
#: How often either answer may be wrong.
ERROR: Final = 0.05
#: Wald's bound: the log of the odds at which a test with that error on both sides stops.
BOUND: Final = math.log((1 - ERROR) / ERROR)


class Sprt(NamedTuple):
    """How far a test is. ``verdict``: ``low``, ``high``, or empty while it is open."""

    samples: int
    ratio: float
    verdict: str


class Testing:
    """A test as it goes on. Raises ValueError unless ``low`` is less than ``high``."""

    def __init__(self, low: float, high: float) -> None:
        if not low < high:
            raise ValueError("the first mean must be less than the second")
        self._means = low, high
        self._from_low = self._from_high = 0.0
        #: How far it is.
        self.state = Sprt(0, 0.0, "")

    def add(self, difference: float) -> None:
        """One more deck; what comes after its end is not looked at."""
        if self.state.verdict:
            return
        low, high = self._means
        number = self.state.samples + 1
        self._from_low += (difference - low) ** 2
        self._from_high += (difference - high) ** 2
        ratio = _log_ratio(number, self._from_low, self._from_high)
        decided = number >= FEWEST and abs(ratio) >= BOUND
        self.state = Sprt(number, ratio, ("high" if ratio > 0 else "low") if decided else "")


def sprt(differences: Iterable[float], low: float, high: float) -> Sprt:
    """The test over ``differences`` in the order of play, up to its end. Raises as :class:`Testing`."""
    testing = Testing(low, high)
    for difference in differences:
        testing.add(difference)
        if testing.state.verdict:
            break
    return testing.state


def _log_ratio(number: int, from_low: float, from_high: float) -> float:
    """Half the samples times the log of the ratio of the spreads about the two means; infinite where one is none."""
    if not from_low:
        return -math.inf
    return number / 2 * math.log(from_low / from_high) if from_high else math.inf
