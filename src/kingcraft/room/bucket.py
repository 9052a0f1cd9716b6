"""A rate limit: a burst of actions at once, and a number a second in the long run."""

import time


class Bucket:
    """A token bucket: ``rate`` things a second for long, and ``at_once`` of them at once, which is three seconds' worth
    unless it is given; a rate of 0 lets everything pass.
    """

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self._rate = rate
        self._most = 3 * rate if at_once is None else at_once
        self._level = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one thing more may be done now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
