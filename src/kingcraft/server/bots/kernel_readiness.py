"""How far the kernels of each game are, and the wait for those that are nearly ready."""

import asyncio
import contextlib
import time
from math import inf
from typing import Final

from ...room.ports import NotReady

#: Seconds that a table waits for bots that are nearly ready: long enough to load kernels on a slow machine, and short
#: enough that the page does not seem to hang.
NEARLY: Final = 6.0


class KernelReadiness:
    """The games whose kernels are ready. Belongs to one event loop."""

    def __init__(self) -> None:
        #: Whether the kernels that are not ready now never will be.
        self.over = False
        self._ready: set[str] = set()
        self._near: dict[str, float] = {}  # until when they are worth a wait
        self._changed = asyncio.Event()

    def unready(self, game: str) -> NotReady | None:
        """Return why no bot can think about ``game`` now: ``warming``, or ``off`` for good; None if one can."""
        if game in self._ready:
            return None
        return "off" if self.over else "warming"

    def is_ready(self, *games: str) -> None:
        """Note that the kernels of ``games`` are ready."""
        self._ready.update(games)
        self._change()

    def is_over(self) -> None:
        """Note that no more kernels will become ready."""
        self.over = True
        self._change()

    def is_near(self, game: str) -> None:
        """Note that the kernels of ``game`` only have to be loaded: for :data:`NEARLY` seconds that is worth a wait."""
        self._near[game] = time.monotonic() + NEARLY

    async def wait(self, game: str, within: float = inf) -> None:
        """Return when ``game`` is ready, at once if it is not near, and after ``within`` seconds at the latest."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, min(self._near.get(game, 0.0) - time.monotonic(), within))):
                while self.unready(game) == "warming":
                    await self._changed.wait()

    def _change(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
