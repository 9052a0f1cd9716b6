"""Matches that are over take little room: a store may pack them, a few at a time, when they are not played any more."""

import asyncio
import contextlib
import logging
from typing import Final, Protocol

from ..room.ports import StorageFailed
from ..room.scheduling import Slices
from .keeping import Shelf, sort_old_rooms
from .rooms import Rooms

_log = logging.getLogger(__name__)
#: Whole days since the last event of a match.
QUIET: Final = 1
#: Rooms that are looked at, and packed, in a row.
FEW: Final = 20
#: Seconds from a few to the next, and from the last ones to the next look.
PAUSE: Final = 1.0
EVERY: Final = 3600.0


class Archive(Protocol):
    """Where matches are packed; they are read as before. Both methods raise ``StorageFailed``."""

    async def unpacked(self, days: int) -> list[str]:
        """Return rooms of the sort ``match`` that are older than ``days`` and not packed, the oldest first; some."""

    async def pack(self, room: str) -> bool:
        """Pack a room, whole or not at all; False: something has changed meanwhile, or it cannot be packed."""


class Packing:
    """Packs matches that are over, beside all else."""

    def __init__(self, shelf: Shelf, rooms: Rooms, archive: Archive | None) -> None:
        """``archive``: None: this store packs nothing."""
        self._shelf = shelf
        self._rooms = rooms
        self._archive = archive
        self._slices = Slices()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, if there is an archive."""
        if self._archive is not None:
            self._task = asyncio.create_task(self._go_on(self._archive))

    async def close(self) -> None:
        """End. What is not packed stays as it is."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _go_on(self, archive: Archive) -> None:
        while True:
            more = 0
            try:
                more = await self.pack_few(archive)
            except StorageFailed as failed:
                _log.warning("matches are not packed: %s", failed)
            await asyncio.sleep(PAUSE if more else EVERY)

    async def pack_few(self, archive: Archive) -> int:
        """Look at a few rooms, and pack a few that are in no memory. Return how many. Raises ``StorageFailed``."""
        looked = await sort_old_rooms(self._shelf, self._slices, QUIET, FEW)
        count = 0
        for name in await archive.unpacked(QUIET):
            async with self._rooms.locked(name) as free:
                count += free and await archive.pack(name)
            if count == FEW:
                break
        return looked + count
