"""The event log in SQLite: one thread owns the connection, writers that come together share one commit.

Durable: write-ahead log with ``synchronous=FULL``; an append is answered when its commit is on disk. The connection
holds the database exclusively, so that a second process cannot even begin.
"""

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from ..room.ports import StorageFailed
from . import schema
from .schema import StoreError

FILE_NAME: Final = "kingcraft.sqlite3"
#: How many requests share one commit at most.
GROUP: Final = 256
#: Seconds to wait for another process that is just ending.
PATIENCE: Final = 3.0

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Append:
    room: str
    expected: int
    bodies: Sequence[bytes]
    answer: "asyncio.Future[bool]"
    loop: asyncio.AbstractEventLoop
    stored: bool = field(default=False)


@dataclass(slots=True)
class _Read:
    room: str
    answer: "asyncio.Future[list[bytes]]"
    loop: asyncio.AbstractEventLoop


@dataclass(slots=True)
class _Ask:
    work: Callable[[sqlite3.Connection], Any]
    answer: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


_Request = _Append | _Read | _Ask


class Store:
    """The log of every room, and what follows from it, in one SQLite file. Implements ``room.ports.EventLog``."""

    def __init__(self, directory: Path) -> None:
        """Open (or create) the database in ``directory``.

        Raises :class:`StoreError` with one line that says what to do.
        """
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._closed = False
        self._connection = _open(directory)
        self._thread = threading.Thread(target=self._run, name="kingcraft-store", daemon=True)
        self._thread.start()

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """See ``EventLog.append``."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        self._enqueue(_Append(room, expected, bodies, answer, loop))
        return await answer

    async def read(self, room: str) -> list[bytes]:
        """See ``EventLog.read``."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[bytes]] = loop.create_future()
        self._enqueue(_Read(room, answer, loop))
        return await answer

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Whatever ``work`` returns, done by the thread that owns the connection; everybody else waits meanwhile.

        A transaction that it leaves open is rolled back. Raises :class:`StorageFailed` where it raises.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._enqueue(_Ask(work, answer, loop))
        return await answer

    def _enqueue(self, request: _Request) -> None:
        if self._closed:
            raise StorageFailed("the store is closed")
        self._requests.put(request)

    def close(self) -> None:
        """Store what was asked for before, then close the file."""
        self._closed = True
        self._requests.put(None)
        self._thread.join()

    # --- the writer thread

    def _run(self) -> None:
        try:
            while True:
                group, last = self._next_group()
                self._serve(group)
                if last:
                    return
        finally:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()

    def _next_group(self) -> tuple[list[_Request], bool]:
        group: list[_Request] = []
        request = self._requests.get()
        while request is not None:
            group.append(request)
            if len(group) >= GROUP:
                return group, False
            try:
                request = self._requests.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _serve(self, group: list[_Request]) -> None:
        appends = [request for request in group if isinstance(request, _Append)]
        if appends:
            try:
                self._write(appends)
            except Exception as error:  # noqa: BLE001 - whatever it is, this thread must answer and live on
                self._roll_back()
                _answer_all([(request, StorageFailed(str(error))) for request in appends])
            else:
                _answer_all([(request, request.stored) for request in appends])
        for request in group:
            if isinstance(request, _Read):
                _answer_all([(request, self._events(request.room))])
            elif isinstance(request, _Ask):
                _answer_all([(request, self._done(request.work))])

    def _write(self, appends: list[_Append]) -> None:
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        for request in appends:
            end = execute("SELECT coalesce(max(seq), -1) + 1 FROM event WHERE room = ?", (request.room,)).fetchone()[0]
            request.stored = end == request.expected
            if request.stored:
                self._connection.executemany(
                    "INSERT INTO event (room, seq, body) VALUES (?, ?, ?)",
                    [(request.room, request.expected + index, body) for index, body in enumerate(request.bodies)],
                )
        execute("COMMIT")

    def _roll_back(self) -> None:
        # After some errors (a full disk) SQLite has rolled back already.
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _events(self, room: str) -> "list[bytes] | StorageFailed":
        try:
            rows = self._connection.execute("SELECT body FROM event WHERE room = ? ORDER BY seq", (room,))
            return [body for (body,) in rows]
        except Exception as error:  # noqa: BLE001 - as above
            return StorageFailed(str(error))

    def _done(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        try:
            return work(self._connection)
        except Exception as error:  # noqa: BLE001 - as above
            return StorageFailed(str(error))
        finally:
            self._roll_back()


def _answer_all(answers: Sequence[tuple[_Request, Any]]) -> None:
    """Hand the answers to the loops that wait for them: one wake-up a loop, not one an answer."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for request, answer in answers:
        by_loop.setdefault(request.loop, []).append((request.answer, answer))
    for loop, ready in by_loop.items():
        # A loop that was closed meanwhile waits for nothing any more.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, ready)


def _settle(ready: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in ready:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _open(directory: Path) -> sqlite3.Connection:
    path = directory / FILE_NAME
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{directory} cannot be made ({error.strerror}): choose another with --data") from None
    # SQLite's own words for a file or directory that is only to be read vary (read-only, I/O error, cannot open).
    if not os.access(directory, os.W_OK | os.X_OK):
        raise StoreError(_unwritable(path))
    if path.is_dir():
        raise StoreError(f"{path} is a directory: move it away, or choose another directory with --data")
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise StoreError(_unwritable(path))
    try:
        # The log holds the seeds of deals under way: nobody else on this machine may look into a new file.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened ({error.strerror}): choose another with --data") from None
    try:
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreError(_explained(error, path)) from None
    try:
        _configure(connection, str(path))
    except StoreError:
        connection.close()
        raise
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(_explained(error, path)) from None
    return connection


def _configure(connection: sqlite3.Connection, name: str) -> None:
    # Exclusive before the first look at the file: no second process, and no shared memory file.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    schema.prepare(connection, name)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # The first write takes the lock for good and shows whether the file can be written at all.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS)}")
    connection.execute("COMMIT")


def _unwritable(path: Path) -> str:
    return f"{path} cannot be written: check its permissions, or choose another directory with --data"


def _explained(error: sqlite3.Error, path: Path) -> str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    match code:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return f"{path} is in use by another Kingcraft: end that one, or choose another directory with --data"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_AUTH:
            return _unwritable(path)
        case sqlite3.SQLITE_NOTADB:
            return f"{path} is not a Kingcraft database: move it away, or choose another directory with --data"
        case sqlite3.SQLITE_FULL:
            return f"{path} cannot be written, the disk is full: make room, or choose another directory with --data"
        case sqlite3.SQLITE_CORRUPT:
            return f"{path} is damaged: restore it from a backup, or move it away to begin anew"
        case _:
            return f"{path} cannot be used ({error}): choose another directory with --data"
