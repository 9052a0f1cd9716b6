"""Reviews that were made, in the database: one a room, the oldest dropped when there are too many of them."""

import functools
import sqlite3
from typing import Final

from ..sources import source_hash
from .store import Store

#: Bytes of all reviews together: several thousand matches.
ROOM: Final = 64 * 1024 * 1024


class KeptReviews:
    """The reviews of a store. ``depth``: how deep reviews look now; those made otherwise, or by another version of
    Kingcraft, are as if they were not there. ``room``: bytes that all of them may take.
    """

    def __init__(self, store: Store, depth: str, room: int = ROOM) -> None:
        self._store = store
        self._depth = depth
        self._room = room

    async def find(self, room: str, length: int) -> bytes | None:
        """The review of a room whose log has this many events. Raises ``StorageFailed``."""

        def found(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(
                "SELECT body FROM review WHERE room = ? AND length = ? AND made = ?", (room, length, self._made())
            ).fetchone()
            return None if row is None else bytes(row[0])

        return await self._store.ask(found)

    async def keep(self, room: str, length: int, body: bytes) -> None:
        """Keep a review instead of an older one of this room. Raises ``StorageFailed``."""

        def keep(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("DELETE FROM review WHERE room = ?", (room,))
            connection.execute(
                "INSERT INTO review (room, length, made, body) VALUES (?, ?, ?, ?)", (room, length, self._made(), body)
            )
            # The newest first, all that fit; the one just made stays in any case.
            connection.execute(
                "DELETE FROM review WHERE number IN (SELECT number FROM (SELECT number, sum(length(body)) OVER "
                "(ORDER BY number DESC) AS size FROM review) WHERE size > ?) AND room <> ?",
                (self._room, room),
            )
            connection.execute("COMMIT")

        await self._store.ask(keep)

    def _made(self) -> str:
        return f"{self._depth} {_version()}"


@functools.cache
def _version() -> str:
    """The sources that reviews follow from: a review is never mixed with words or measures of another version."""
    return source_hash()
