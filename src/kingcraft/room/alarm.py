"""A clock that rings once, to go on when a wait is over."""

import asyncio
from collections.abc import Callable


class Alarm:
    """Calls ``ring`` when the time that was set last is over; setting it again forgets the time before."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    def ring_in(self, seconds: float) -> None:
        """Ring then and not before; of no effect once stopped."""
        self._forget()
        if not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        """Never ring again."""
        self._stopped = True
        self._forget()

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
