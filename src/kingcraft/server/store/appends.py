"""How long appends to a store take, and how many of them share a commit."""

import time
from bisect import bisect_left
from typing import Final

#: Upper ends of the ranges in which appends are counted, seconds.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Appends:
    """The appends of one store since its start. Only one thread counts them; any may read."""

    def __init__(self) -> None:
        #: Appends by range: those that took at most that of :data:`BOUNDS`, and the longer ones last.
        self.counts: Final = [0] * (len(BOUNDS) + 1)
        #: Seconds of all of them together, from the wish to the answer.
        self.seconds = 0.0
        #: Commits; more appends than these were stored together with others.
        self.commits = 0
        #: Appends that the store could not answer.
        self.failed = 0
        #: When an append failed last, by ``time.monotonic``, if none has been stored since; else 0.
        self.failing = 0.0

    def stored(self, began: float) -> None:
        """Count an append that was answered; ``began``: when it was asked for, by ``time.monotonic``."""
        took = time.monotonic() - began
        self.counts[bisect_left(BOUNDS, took)] += 1
        self.seconds += took
        self.failing = 0.0

    def lost(self, count: int) -> None:
        """Count appends that could not be answered."""
        self.failed += count
        self.failing = time.monotonic()
