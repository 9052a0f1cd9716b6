"""The store in SQLite: one thread owns the connection, and appends that arrive together share one commit.

Durable: write-ahead log with ``synchronous=FULL``; an append is answered when its commit is on disk. The connection
holds the database exclusively, so a second process cannot even begin.
"""

import asyncio
import contextlib
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from ...room.ports import StorageFailed
from ...service.codes import Board, HereBoard
from ...service.keeping import Sort
from ...service.packing import Archive
from ...service.review_jobs import ReviewJobs
from . import ages, bringing, last, saving, schema
from .appends import Appends
from .port import Saver, StoreError

FILE_NAME: Final = "kingcraft.sqlite3"
#: Requests that share one commit at most.
GROUP: Final = 256
#: A database of at most this many bytes is looked through when it is opened: a second, about.
CHECKED: Final = 256 << 20
#: Bytes that must be free on the disk: with less it counts as full. What is written now may still find room in a file.
LEAST: Final = 4 << 20
#: Seconds within which it is noticed that the file is not there any more: moves are refused from then on.
LOOKS_EVERY: Final = 1.0
#: Seconds to wait for another process that is just ending.
PATIENCE: Final = 3.0

T = TypeVar("T")


def today() -> int:
    """Return the number of the day (UTC) since 1970."""
    return int(time.time() // 86_400)


class _Answered(Protocol):
    """A request that the writer thread has served."""

    loop: asyncio.AbstractEventLoop

    def settle(self) -> None:
        """Wake the caller; in its loop."""


class _Request(Generic[T]):
    """Work for the writer thread, and the caller who waits for what comes of it."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[T] = self.loop.create_future()
        self.outcome: T | StorageFailed = StorageFailed("not served")

    def settle(self) -> None:
        """See :class:`_Answered`."""
        if self.answer.done():
            return
        if isinstance(self.outcome, StorageFailed):
            self.answer.set_exception(self.outcome)
        else:
            self.answer.set_result(self.outcome)


class _Append(_Request[bool]):
    def __init__(self, room: str, expected: int, bodies: Sequence[bytes]) -> None:
        super().__init__()
        self.room = room
        self.expected = expected
        self.bodies = bodies
        self.began = time.monotonic()


class _Work(_Request[T]):
    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        super().__init__()
        self._work = work

    def run(self, connection: sqlite3.Connection) -> None:
        try:
            self.outcome = self._work(connection)
        except Exception as error:  # noqa: BLE001 - whatever it is, this thread must answer and go on
            self.outcome = StorageFailed(str(error))


class _Runnable(_Answered, Protocol):
    def run(self, connection: sqlite3.Connection) -> None: ...


class SqliteStore:
    """A store in one SQLite file. Implements ``port.Store``."""

    def __init__(self, directory: Path, today: Callable[[], int] = today) -> None:
        """Open (or create) the database in ``directory``. ``today()``: the number of the day.

        Raises :class:`StoreError` with one line that says what to do.
        """
        self._requests: queue.SimpleQueue[_Append | _Runnable | None] = queue.SimpleQueue()
        self._closed = False
        self._saving = asyncio.Lock()
        self._today = today
        self._touched: tuple[int, set[str]] = (0, set())  # a day, and the rooms whose age is known to be that day
        self.board: Board = HereBoard()
        self.archive: Archive | None = None
        self.review_jobs: ReviewJobs | None = None
        self.saver: Saver | None = self
        self.appends = Appends()
        self._path = directory / FILE_NAME
        self._connection = opened(directory)
        try:
            self._last = last.Last(directory)
        except OSError as error:
            self._connection.close()
            raise StoreError(f"{error.filename} cannot be written ({error.strerror}): check its permissions") from None
        self._wal = self._path.with_name(f"{FILE_NAME}-wal")
        self._files = self._identities()
        self._wal_size = 0
        self._looked = 0.0
        self._thread = threading.Thread(target=self._run, name="kingcraft-store", daemon=True)
        self._thread.start()

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """See ``EventLog.append``."""
        request = _Append(room, expected, bodies)
        self._enqueue(request)
        return await request.answer

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``EventLog.read``."""

        def events(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT seq, body FROM event WHERE room = ? AND seq >= ? ORDER BY seq", (room, since)
            ).fetchall()
            return [body for number, (seq, body) in enumerate(rows, since) if seq == number]

        return await self._do(events)

    async def find_review(self, room: str, length: int, made: str) -> bytes | None:
        """See ``ReviewShelf.find_review``."""

        def found(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(
                "SELECT body FROM review WHERE room = ? AND length = ? AND made = ?", (room, length, made)
            ).fetchone()
            return None if row is None else bytes(row[0])

        return await self._do(found)

    async def keep_review(self, room: str, length: int, made: str, body: bytes, limit: int) -> None:
        """See ``ReviewShelf.keep_review``."""

        def keep(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("DELETE FROM review WHERE room = ?", (room,))
            connection.execute(
                "INSERT INTO review (room, length, made, body) SELECT room, ?, ?, ? FROM age WHERE room = ?",
                (length, made, body, room),
            )
            # The newest first, all that fit; the one just made stays in any case.
            connection.execute(
                "DELETE FROM review WHERE number IN (SELECT number FROM (SELECT number, sum(length(body)) OVER "
                "(ORDER BY number DESC) AS size FROM review) WHERE size > ?) AND room <> ?",
                (limit, room),
            )
            connection.execute("COMMIT")

        await self._do(keep)

    async def old_rooms(self, sort: Sort, days: int) -> list[str]:
        """See ``Shelf.old_rooms``."""
        return await self._do(lambda connection: ages.old_rooms(connection, sort, self._today() - days))

    async def sort_room(self, room: str, sort: Sort) -> None:
        """See ``Shelf.sort_room``."""
        await self._do(lambda connection: ages.sort_room(connection, room, sort))

    async def remove_part(self, room: str, days: int) -> bool:
        """See ``Shelf.remove_part``."""

        def remove(connection: sqlite3.Connection) -> bool:
            self._last.forget(room)
            return ages.remove_part(connection, room, self._today() - days)

        return await self._do(remove)

    async def check(self) -> None:
        """See ``Store.check``: it writes to the file."""

        def look(connection: sqlite3.Connection) -> None:
            self._look()
            if shutil.disk_usage(self._path.parent).free < LEAST:
                raise StorageFailed(f"the disk of {self._path} is full")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS)}")  # writes a page, as a move does
            connection.execute("COMMIT")

        await self._do(look)

    async def save(self, path: Path) -> saving.Counts:
        """Write a backup to ``path`` while moves are stored; return what it keeps. Raises :class:`StoreError`.

        It has all that was stored before it was asked for.
        """
        part = saving.part_of(path)
        async with self._saving:
            try:
                await self._do(lambda connection: saving.write(connection, part, self._between))
                return await asyncio.to_thread(saving.finish, part, path)
            except StorageFailed as failed:
                raise StoreError(f"{path} is not written: {failed}") from None
            finally:
                await asyncio.to_thread(saving.discard, part)

    async def all_rooms(self) -> list[tuple[str, int]]:
        """See ``Shelf.all_rooms``."""
        return await self._do(ages.all_rooms)

    async def bring(self, path: Path) -> None:
        """See ``Saver.bring``."""
        await self._do(lambda connection: bringing.store(connection, bringing.read(path), self._today()))

    def close(self) -> None:
        """Store what was asked for before, then close the file."""
        self._closed = True
        self._requests.put(None)
        self._thread.join()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` in the writer thread; roll back a transaction that it leaves open."""
        request = _Work(work)
        self._enqueue(request)
        return await request.answer

    def _enqueue(self, request: _Append | _Runnable) -> None:
        if self._closed:
            raise StorageFailed("the store is closed")
        self._requests.put(request)

    # --- the writer thread

    def _run(self) -> None:
        try:
            last = False
            while not last:
                group, last = self._next_group()
                self._serve(group)
        finally:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._last.close(whole=not self._wal.exists())

    def _between(self) -> None:
        """Serve what waits, between two steps of a backup. Raises ``StorageFailed``: the store is to close."""
        try:
            group, last = self._next_group(wait=False)
        except queue.Empty:
            return
        self._serve(group)
        if last:
            self._requests.put(None)
            raise StorageFailed("the server ends")

    def _next_group(self, *, wait: bool = True) -> tuple[list[_Append | _Runnable], bool]:
        """Wait for requests; return those that are there, and whether the store closes after them.

        Raises ``queue.Empty``: there are none, and it is not to ``wait``.
        """
        group: list[_Append | _Runnable] = []
        request = self._requests.get(block=wait)
        while request is not None:
            group.append(request)
            if len(group) >= GROUP:
                return group, False
            try:
                request = self._requests.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _serve(self, group: Sequence[_Append | _Runnable]) -> None:
        appends = [request for request in group if isinstance(request, _Append)]
        if appends:
            try:
                self._write(appends)
            except Exception as error:  # noqa: BLE001 - whatever it is, this thread must answer and go on
                self._roll_back()
                for request in appends:
                    request.outcome = StorageFailed(str(error))
                self.appends.lost(len(appends))
            else:
                self.appends.commits += 1
                for request in appends:
                    self.appends.stored(request.began)
            _wake(appends)
        for other in group:
            if not isinstance(other, _Append):
                other.run(self._connection)
                self._roll_back()
                _wake([other])

    def _identities(self) -> tuple[tuple[int, int], tuple[int, int]]:
        return _identity(self._path), _identity(self._wal)

    def _look(self) -> None:
        """Raise ``StorageFailed`` if what is stored now would not be there at the next start: the files are others."""
        try:
            if self._identities() != self._files:
                raise StorageFailed(f"{self._path} was replaced or deleted while the server runs")
            size = self._wal.stat().st_size
        except OSError as fault:
            raise StorageFailed(f"{fault.filename} is gone ({fault.strerror})") from None
        if size < self._wal_size:  # SQLite never makes it smaller while it is open
            raise StorageFailed(f"{self._wal} was cut while the server runs: end it, and restore a backup")
        self._wal_size = size
        self._looked = time.monotonic()

    def _write(self, appends: Sequence[_Append]) -> None:
        if time.monotonic() - self._looked > LOOKS_EVERY:
            self._look()
        execute = self._connection.execute
        day, touched = self._touched
        if day != self._today():
            self._touched = day, touched = self._today(), set()
        execute("BEGIN IMMEDIATE")
        for request in appends:
            end = execute("SELECT coalesce(max(seq), -1) + 1 FROM event WHERE room = ?", (request.room,)).fetchone()[0]
            request.outcome = end == request.expected
            if request.outcome:
                self._connection.executemany(
                    "INSERT INTO event (room, seq, body) VALUES (?, ?, ?)",
                    [(request.room, request.expected + index, body) for index, body in enumerate(request.bodies)],
                )
        new = {request.room for request in appends if request.outcome and request.bodies} - touched
        if new:
            ages.touch(self._connection, new, day)
        execute("COMMIT")
        for request in reversed(appends):
            if request.outcome and request.bodies:
                self._last.note(request.room, request.expected + len(request.bodies) - 1)
                break
        touched |= new

    def _roll_back(self) -> None:
        # After some errors (a full disk) SQLite has rolled back already.
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _wake(served: Sequence[_Answered]) -> None:
    """Answer in the loops that wait: one wake-up a loop, not one a request."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Answered]] = {}
    for request in served:
        by_loop.setdefault(request.loop, []).append(request)
    for loop, requests in by_loop.items():
        # A loop that was closed meanwhile waits for nothing any more.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, requests)


def _settle(requests: Sequence[_Answered]) -> None:
    for request in requests:
        request.settle()


def opened(directory: Path) -> sqlite3.Connection:
    """Return the database in ``directory``, made if there is none, in this version and for this process alone.

    Raises :class:`StoreError`.
    """
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
    new = not path.exists()
    try:
        # The log holds the seeds of deals under way: no other user of this machine may read a new file.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        if new:
            saving.give(path, directory)
    except OSError as error:
        raise StoreError(f"{path} cannot be opened ({error.strerror}): choose another with --data") from None
    try:
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreError(explained(error, path)) from None
    try:
        _configure(connection, str(path))
    except StoreError:
        connection.close()
        raise
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(explained(error, path)) from None
    return connection


def _configure(connection: sqlite3.Connection, name: str) -> None:
    # Exclusive before the first look at the file: no second process, and no shared memory file.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    refuse_damaged(connection, Path(name))
    schema.prepare(connection, name)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # The first write takes the lock for good and shows whether the file can be written at all.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS)}")
    connection.execute("COMMIT")
    last.check(connection, Path(name))


def refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    """Look through the database at ``path``, unless it is large. Raises :class:`StoreError`, ``sqlite3.Error``."""
    if path.stat().st_size <= CHECKED and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise StoreError(_damaged(path))


def _unwritable(path: Path) -> str:
    return f"{path} cannot be written: check its permissions, or choose another directory with --data"


def _damaged(path: Path) -> str:
    return f"{path} is damaged: restore it from a backup, or move it away to begin with an empty one"


def explained(error: sqlite3.Error, path: Path) -> str:
    """Return what is wrong with the database at ``path``, and what to do, in one line."""
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
            return _damaged(path)
        case _:
            return f"{path} cannot be used ({error}): choose another directory with --data"
