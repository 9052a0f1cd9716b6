"""All rooms that a server keeps, for a command beside it: ``kingcraft rooms``, ``export`` and ``import``.

A database in a file is read itself if no server has it; else the server says what is in it, and does what is to be
changed. PostgreSQL is the same for all.
"""

import asyncio
import base64
import contextlib
import sqlite3
from collections.abc import AsyncGenerator, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ...room.ports import StorageFailed
from .. import control
from . import ages, bringing, last
from .bringing import Brought
from .closed import reading, source_in
from .port import StoreError, place_of
from .saving import discard
from .sqlite import FILE_NAME, explained, opened, today

if TYPE_CHECKING:
    from .postgres import PostgresStore

#: The wishes of a server that these commands have (``control.py``).
LIST: Final = "list"
READ: Final = "read"
DELETE: Final = "delete"
IMPORT: Final = "import"


class Kept(NamedTuple):
    """A room that is kept."""

    room: str
    #: The day of its last event, counted from 1970.
    day: int


def said(rooms: Sequence[tuple[str, int]]) -> list[str]:
    """Return rooms as a server says them at its door: a line each."""
    return [f"{room} {day}" for room, day in rooms]


def sent(bodies: Sequence[bytes]) -> list[str]:
    """Return the events of a room as a server sends them through its door, where there is text alone."""
    return [base64.b64encode(body).decode() for body in bodies]


class Collection(Protocol):
    """The rooms of a server. All methods raise :class:`StoreError`."""

    async def rooms(self) -> Sequence[Kept]:
        """Return all rooms, the one that was played in last first."""

    async def read(self, room: str) -> list[bytes]:
        """Return the events of a room; none: there is no such room."""

    async def remove(self, names: Sequence[str]) -> None:
        """Remove these rooms, with their reviews; the connections of a room in which someone is end.

        If one of them is not there, none is removed.
        """

    async def bring(self, rooms: Sequence[Brought]) -> None:
        """Store matches that were played elsewhere, in rooms that are not there: all of them, or none."""


@contextlib.asynccontextmanager
async def collection(folder: Path, url: str | None, *, make: bool = False) -> AsyncGenerator[Collection]:
    """Open the rooms of the database in ``folder``, or of PostgreSQL at ``url``. ``make``: also if there is none.

    Raises :class:`StoreError`.
    """
    if url:
        from .postgres import PostgresStore  # an extra that few have

        store = await asyncio.to_thread(PostgresStore, url)
        try:
            yield _Shared(store, url)
        finally:
            store.close()
        return
    path = folder / FILE_NAME if make else source_in(folder)
    file = _File(folder, make=make)
    try:
        yield file
    except sqlite3.Error as error:
        raise StoreError(explained(error, path)) from None
    finally:
        file.close()


def no_such_room(room: str) -> StoreError:
    """Return that there is no such room."""
    return StoreError(f"there is no room {room!r}: kingcraft rooms list names them")


class _File:
    """A database in a file. Implements :class:`Collection`."""

    def __init__(self, folder: Path, *, make: bool) -> None:
        self._folder = folder
        self._make = make
        self._seen: sqlite3.Connection | None = None

    async def rooms(self) -> Sequence[Kept]:
        """See :class:`Collection`."""
        told = self._asked(LIST)
        if told is None:
            return [Kept(*row) for row in ages.all_rooms(self._connection())]
        return [Kept(room, int(day)) for room, _, day in (line.rpartition(" ") for line in told)]

    async def read(self, room: str) -> list[bytes]:
        """See :class:`Collection`."""
        told = self._asked(READ, room)
        if told is not None:
            return [base64.b64decode(body) for body in told]
        found = self._connection().execute("SELECT body FROM event WHERE room = ? ORDER BY seq", (room,))
        return [body for (body,) in found]

    async def remove(self, names: Sequence[str]) -> None:
        """See :class:`Collection`."""
        self.close()  # it is opened to be changed, by a server too
        if control.ask(self._folder, DELETE, names) is None:
            reading(self._folder).close()  # an older one is not updated by the way: the copy beside it would keep all
            with contextlib.closing(opened(self._folder)) as connection:
                for room in names:
                    if connection.execute("SELECT 1 FROM age WHERE room = ?", (room,)).fetchone() is None:
                        raise no_such_room(room)
                last.forget(self._folder)
                for room in names:
                    while ages.remove_part(connection, room, ages.AFTER_ALL):
                        pass

    async def bring(self, rooms: Sequence[Brought]) -> None:
        """See :class:`Collection`."""
        self.close()
        made = None
        try:
            made = bringing.write(self._folder, rooms)
            if control.ask(self._folder, IMPORT, [made.name]) is None:
                with contextlib.closing(opened(self._folder)) as connection:
                    bringing.store(connection, bringing.read(made), today())
        except OSError as error:
            raise StoreError(f"{self._folder} cannot be written ({error.strerror}): nothing is imported") from None
        finally:
            if made is not None:
                discard(made)

    def close(self) -> None:
        """Let go of the file."""
        if self._seen is not None:
            self._seen.close()
        self._seen = None

    def _asked(self, wish: str, *arguments: str) -> Sequence[str] | None:
        """What the server says that has the file; None: there is none."""
        return control.ask(self._folder, wish, arguments) if self._seen is None else None

    def _connection(self) -> sqlite3.Connection:
        if self._seen is None:
            if self._make and not (self._folder / FILE_NAME).exists():
                opened(self._folder).close()
            self._seen = reading(self._folder)
        return self._seen


class _Shared:
    """A database of PostgreSQL, whether servers have it or not. Implements :class:`Collection`."""

    def __init__(self, store: "PostgresStore", url: str) -> None:
        self._store = store
        self._url = url

    async def rooms(self) -> Sequence[Kept]:
        """See :class:`Collection`."""
        with self._words():
            return [Kept(*row) for row in await self._store.all_rooms()]

    async def read(self, room: str) -> list[bytes]:
        """See :class:`Collection`."""
        with self._words():
            return await self._store.read(room)

    async def remove(self, names: Sequence[str]) -> None:
        """See :class:`Collection`."""
        with self._words():
            missing = await self._store.remove(names)
        if missing is not None:
            raise no_such_room(missing)

    async def bring(self, rooms: Sequence[Brought]) -> None:
        """See :class:`Collection`."""
        with self._words():
            await self._store.bring(rooms)

    @contextlib.contextmanager
    def _words(self) -> Generator[None]:
        try:
            yield
        except StorageFailed as failed:
            raise StoreError(f"{place_of(self._url)}: {failed}") from None
