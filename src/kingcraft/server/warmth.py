"""How far the bots that need kernels have warmed up, game by game; who needs one that is nearly there waits for it."""

import asyncio
import contextlib
import time
from typing import Final

from ..room.ports import NotReady

#: Seconds that a table waits for its bots where they are nearly ready: long enough to load kernels on a slow machine,
#: short enough that nobody thinks that the page hangs.
NEARLY: Final = 6.0


class Warmth:
    """Which games' kernels are there. Belongs to one event loop."""

    def __init__(self) -> None:
        #: Whether what is not ready by now will not be.
        self.over = False
        self._ready: set[str] = set()
        self._near: dict[str, float] = {}  # until when the missing ones are worth a wait
        self._changed = asyncio.Event()

    def unready(self, game: str) -> NotReady | None:
        """Return why no bot can think about ``game`` now: ``warming``, or ``off`` for good; None if one can."""
        if game in self._ready:
            return None
        return "off" if self.over else "warming"

    def is_ready(self, *games: str) -> None:
        """The kernels of ``games`` are there."""
        self._ready.update(games)
        self._change()

    def is_over(self) -> None:
        """Nothing more will become ready."""
        self.over = True
        self._change()

    def is_near(self, game: str) -> None:
        """Its kernels are on disk and only have to be loaded: for :data:`NEARLY` seconds that is worth a wait."""
        self._near[game] = time.monotonic() + NEARLY

    async def wait(self, game: str) -> None:
        """Return when ``game`` is ready, or at once where that is not near."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self._near.get(game, 0.0) - time.monotonic())):
                while self.unready(game) == "warming":
                    await self._changed.wait()

    def _change(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
