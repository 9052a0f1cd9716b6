"""Codes of tables in a database that several servers share. They live by its clock."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from ...service.codes import LIFE, MOST, Given

#: Runs work with a connection; raises ``StorageFailed``.
Do: TypeAlias = Callable[[Callable[[Any], Awaitable[Any]]], Awaitable[Any]]

#: A room may have two codes, when two servers have asked at once: both lead to it.
TABLES: Final = (
    'CREATE TABLE code (code text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL, until timestamptz NOT NULL)',
    "CREATE INDEX code_by_room ON code (room)",
)
#: Each is one statement, and those that meet at a row do not wait for each other at two: nothing can lock for long.
_GIVEN: Final = """
SELECT code, extract(epoch FROM until - clock_timestamp())::float8 FROM code
WHERE room = $1 AND until > clock_timestamp() ORDER BY until DESC, code LIMIT 1
"""
_GIVE: Final = """
INSERT INTO code AS old (code, room, until) VALUES ($2, $1, clock_timestamp() + make_interval(secs => $3))
ON CONFLICT (code) DO UPDATE SET room = excluded.room, until = excluded.until WHERE old.until <= clock_timestamp()
RETURNING room
"""
_TIDY: Final = """
DELETE FROM code WHERE code IN (
    SELECT code FROM code WHERE until <= greatest(
        clock_timestamp(), (SELECT until FROM code ORDER BY until DESC OFFSET $1 LIMIT 1)
    ) FOR UPDATE SKIP LOCKED
)
"""
_LEADS: Final = "SELECT room FROM code WHERE code = $1 AND until > clock_timestamp()"
_HAND_ON: Final = """
UPDATE code SET room = $2 WHERE room = $1 AND until > clock_timestamp()
AND NOT EXISTS (SELECT FROM code WHERE room = $2 AND until > clock_timestamp())
"""


class PostgresBoard:
    """Implements :class:`~kingcraft.service.codes.Board`."""

    def __init__(self, do: Do) -> None:
        self._do = do

    async def given(self, room: str) -> Given | None:
        """See ``Board.given``."""
        row = await self._do(lambda one: one.fetchrow(_GIVEN, room))
        return None if row is None else Given(*row)

    async def give(self, room: str, code: str) -> bool:
        """See ``Board.give``."""
        given = await self._do(lambda one: one.fetchval(_GIVE, room, code, LIFE))
        if given is not None:
            await self._do(lambda one: one.execute(_TIDY, MOST))
        return given is not None

    async def leads(self, code: str) -> str | None:
        """See ``Board.leads``."""
        room: str | None = await self._do(lambda one: one.fetchval(_LEADS, code))
        return room

    async def hand_on(self, room: str, after: str) -> None:
        """See ``Board.hand_on``."""
        await self._do(lambda one: one.execute(_HAND_ON, room, after))
