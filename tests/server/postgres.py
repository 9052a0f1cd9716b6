"""One PostgreSQL server for the tests of a process, started when the first of them needs it; a database a folder."""

import asyncio
import atexit
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from kingcraft.room.ports import RoomProblem
from kingcraft.server.store.postgres import PostgresStore
from kingcraft.server.store.sqlite import today
from kingcraft.service.bus import HereBus
from kingcraft.service.leases import Leases, Server
from tools.driver.services import Postgres


@cache
def server() -> Postgres:
    """The server; it ends with this process."""
    service = Postgres()
    service.start()
    atexit.register(service.__exit__, None, None, None)
    return service


@cache
def address(directory: Path) -> str:
    """The address of the database that stands for a folder: an empty one the first time."""
    name = f"test_{hashlib.sha256(str(directory).encode()).hexdigest()[:16]}"
    statements(server().url, f"CREATE DATABASE {name}")
    return f"{server().url.rpartition('/')[0]}/{name}"


def statements(url: str, *texts: str) -> None:
    """Run statements at an address, from inside or outside of an event loop."""

    async def run(connection: Any) -> None:
        for text in texts:
            await connection.execute(text)

    _apart(url, run)


def value(url: str, text: str) -> Any:
    """The one value that a question to a database has as its answer."""
    return _apart(url, lambda connection: connection.fetchval(text))


def _apart(url: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await work(connection)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, run()).result()


#: Seconds for which a beat of :class:`OneServer` lasts. No other server waits for its rooms, and a test holds up its
#: event loop, and so its beats, while PostgreSQL takes statements: on a busy machine for longer than a server may be.
LASTING = 60.0


class OneServer(PostgresStore):
    """A database as one server has it, which takes every room that it can: an ``EventLog`` too."""

    def __init__(self, url: str, today: Callable[[], int] = today) -> None:
        super().__init__(url, today)
        self.leases = Leases(self, Server(secrets.token_urlsafe(8), ""), HereBus(), ttl=LASTING)
        self._starting, self._started = asyncio.Lock(), False

    def close(self) -> None:
        """End as a server does: its rooms are free at once."""
        super().close()
        statements(self._url, f"DELETE FROM kingcraft.server WHERE server = '{self.leases.me.name}'")

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """See ``EventLog.append``."""
        try:
            async with self._starting:
                if not self._started:
                    await self.leases.start()
                    self._started = True
            if expected:
                await self.leases.take(room)
            return await self.leases.append(room, expected, bodies)
        except RoomProblem:
            return False
