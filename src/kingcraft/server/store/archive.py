"""Matches that are over, each packed into one row: a fortieth of what its events take as rows.

An archive holds the first events of a room, from number 0 on; those after it, if there are any, are rows. Of what
Python brings, bz2 packs logs best, and in a twentieth of lzma's time; most matches are then short enough for a row
without a part elsewhere (``bench/archive.py``).
"""

import asyncio
import bz2
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from ...room.ports import StorageFailed
from .codes import Do

#: What is packed is not packed again by PostgreSQL.
TABLES: Final = (
    'CREATE TABLE archive (room text COLLATE "C" PRIMARY KEY, events integer NOT NULL, log bytea NOT NULL)',
    "ALTER TABLE archive ALTER log SET STORAGE EXTERNAL",
)
#: An archive comes first.
READ: Final = """
SELECT -1 AS seq, log AS body FROM archive WHERE room = $1 AND events > $2
UNION ALL SELECT seq, body FROM event WHERE room = $1 AND seq >= $2 ORDER BY seq
"""
#: Only if the room is as it was read. ``packed`` is a sort of rooms that only this database knows: matches.
_PACK: Final = """
WITH whole AS (
    SELECT room FROM room WHERE room = $1 AND next = $2 FOR UPDATE
), kept AS (
    INSERT INTO archive (room, events, log) SELECT room, $2, $3 FROM whole
    ON CONFLICT (room) DO UPDATE SET events = excluded.events, log = excluded.log RETURNING room
), gone AS (
    DELETE FROM event USING kept WHERE event.room = kept.room
), noted AS (
    UPDATE age SET sort = 'packed' FROM kept WHERE age.room = kept.room
)
SELECT room FROM kept
"""
_UNPACKED: Final = "SELECT room FROM age WHERE sort = 'match' AND day < $1 ORDER BY day LIMIT $2"
#: Rooms that are named at once.
_MOST: Final = 500
_BETWEEN: Final = b"\n"


def packed(bodies: Sequence[bytes]) -> bytes | None:
    """Return a log in one piece; None: it has events that cannot be told apart then, or none."""
    if not bodies or any(_BETWEEN in body for body in bodies):
        return None
    return bz2.compress(_BETWEEN.join(bodies))


def joined(rows: Sequence[Any], since: int) -> list[bytes]:
    """Return the events from ``since`` on that :data:`READ` has found, as far as none is missing.

    Raises ``StorageFailed``: the archive is damaged.
    """
    found = list[bytes]()
    for seq, body in rows:
        if seq == -1:
            try:
                found = bz2.decompress(body).split(_BETWEEN)[since:]
            except (OSError, ValueError) as fault:
                raise StorageFailed(f"an archive is damaged: {fault}") from None
        elif seq == since + len(found):
            found.append(body)
    return found


class PostgresArchive:
    """Implements :class:`~kingcraft.service.packing.Archive`."""

    def __init__(self, do: Do, read: Callable[[str], Awaitable[list[bytes]]], today: Callable[[], int]) -> None:
        self._do = do
        self._read = read
        self._today = today

    async def unpacked(self, days: int) -> list[str]:
        """See ``Archive.unpacked``."""
        rows = await self._do(lambda one: one.fetch(_UNPACKED, self._today() - days, _MOST))
        return [room for (room,) in rows]

    async def pack(self, room: str) -> bool:
        """See ``Archive.pack``."""
        bodies = await self._read(room)
        log = await asyncio.to_thread(packed, bodies)
        if log is None:
            return False
        found = await self._do(lambda one: one.fetchval(_PACK, room, len(bodies), log))
        return found is not None
