"""Old rooms leave the store: matches that are over after a number of days, and all other rooms after another."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final, Literal, Protocol, TypeAlias

from ..room.log.replay import reading
from ..room.ports import StorageFailed
from ..room.scheduling import Slices
from .rooms import Rooms

_log = logging.getLogger(__name__)
#: Seconds between two looks at the store.
DAY: Final = 86_400.0

#: In place of a number of days: however young.
ANY_AGE: Final = -(1 << 20)

#: What a stored room is. ``unknown``: it was not looked at since its last event. ``match``: a match that is over.
#: ``other``: a match that is not, or practice. ``broken``: this version cannot read its log; it is never removed.
Sort: TypeAlias = Literal["unknown", "match", "other", "broken"]


class Shelf(Protocol):
    """The rooms of a store by age: how many whole days ago the last event of a room was stored.

    All methods raise :class:`~kingcraft.room.ports.StorageFailed`.
    """

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``EventLog.read``."""

    async def all_rooms(self) -> Sequence[tuple[str, int]]:
        """Return all rooms with the day of their last event, counted from 1970, the youngest first."""

    async def old_rooms(self, sort: Sort, days: int) -> list[str]:
        """Return rooms of this sort that are older than ``days``, the oldest first; not all if there are many."""

    async def sort_room(self, room: str, sort: Sort) -> None:
        """Note what a room is, until its next event."""

    async def remove_part(self, room: str, days: int) -> bool:
        """Remove a part of a room that is older than ``days`` (:data:`ANY_AGE`); return whether more of it is left.

        The first part makes it a room without events, whatever happens then; its review goes with it.
        """


class Keeping:
    """Removes old rooms when the server starts, and once a day."""

    def __init__(self, shelf: Shelf, rooms: Rooms, *, days: int = 0, match_days: int = 0) -> None:
        """Keep matches that are over for ``match_days``, and all other rooms for ``days``; 0: for ever."""
        self._shelf = shelf
        self._rooms = rooms
        self._days: dict[Sort, int] = {"other": days, "match": match_days}
        self._slices = Slices()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, if there is anything to remove."""
        if any(self._days.values()):
            self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """End. A room that is being removed has no events any more; the rest of it goes the next time."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def clear(self) -> int:
        """Remove what is too old now, except rooms in memory. Return how many rooms. Raises ``StorageFailed``."""
        youngest = min(days for days in self._days.values() if days)
        while await sort_old_rooms(self._shelf, self._slices, youngest):
            pass
        removed = 0
        for sort, days in self._days.items():
            before = -1
            while days and before < removed:
                before = removed
                for name in await self._shelf.old_rooms(sort, days):
                    removed += await self._remove(name, days)
        return removed

    async def _go_on(self) -> None:
        while True:
            try:
                removed = await self.clear()
                _log.info("%d old rooms are removed", removed)
            except StorageFailed as failed:
                _log.error("old rooms are not removed: %s", failed)
            await asyncio.sleep(DAY)

    async def _remove(self, name: str, days: int) -> bool:
        async with self._rooms.locked(name) as free:
            while free and await self._shelf.remove_part(name, days):
                pass
        return free


async def remove_room(shelf: Shelf, rooms: Rooms, name: str) -> bool:
    """Remove a room, also from memory: its connections end with ``no-room``. Return False if it is another server's.

    Raises ``StorageFailed``.
    """
    async with rooms.locked(name, ends=True) as free:
        while free and await shelf.remove_part(name, ANY_AGE):
            pass
    return free


async def sort_old_rooms(shelf: Shelf, slices: Slices, days: int, most: int | None = None) -> int:
    """Look at rooms older than ``days`` whose sort is unknown, at ``most`` of them. Return how many."""
    names = (await shelf.old_rooms("unknown", days))[:most]
    for name in names:
        await shelf.sort_room(name, await _sort(shelf, slices, name))
    return len(names)


async def _sort(shelf: Shelf, slices: Slices, name: str) -> Sort:
    found = await slices.last(reading(await shelf.read(name)))
    if found is None or found[1]:
        return "broken"
    state = found[0]
    return "match" if state.phase == "over" and state.practice is None else "other"
