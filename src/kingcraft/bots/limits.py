"""How long a bot may think: its budget, the flag that ends a search, and pauses for other threads."""

import math
import time
from array import array
from typing import Final, NamedTuple

#: Seconds of thinking between two pauses, and of a pause: long enough for a waiting thread to wake up and take over. A
#: sleep of 0 is not: the interpreter is taken back before the other thread has noticed.
_BETWEEN: Final = 0.002
_PAUSE: Final = 0.00005


class Budget(NamedTuple):
    """A limit for the thinking about one choice. The same numbers of worlds and playouts give the same answer."""

    #: Deals of the unseen cards to look at.
    worlds: int
    #: Playouts of each world, for all its tokens together.
    playouts: int
    #: Wall-clock time, checked every few milliseconds; when it is over, the answer is what is known then.
    seconds: float = math.inf


class Stop:
    """A flag that any thread sets once; a search reads it often."""

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = array("q", [0])

    def set(self) -> None:
        """Ask the search to end."""
        self.flag[0] = 1

    def __bool__(self) -> bool:
        return self.flag[0] != 0


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
