"""Pauses of a thread that thinks in Python, so that a server beside it answers at once."""

import time
from typing import Final

#: Seconds of thinking between two pauses, and of a pause: long enough for a waiting thread to wake up and take over. A
#: sleep of 0 is not: the interpreter is taken back before the other thread has noticed.
_BETWEEN: Final = 0.002
_PAUSE: Final = 0.00005


class GilYield:
    """Takes a short pause whenever some milliseconds have passed since the last one."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last = time.perf_counter()

    def pause(self) -> None:
        """Pause if it is time to; cheap enough for any loop."""
        if time.perf_counter() - self._last > _BETWEEN:
            time.sleep(_PAUSE)
            self._last = time.perf_counter()
