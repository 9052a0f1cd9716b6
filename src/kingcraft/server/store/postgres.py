"""The store in PostgreSQL: appends that come while others are being stored are stored together, next.

Durable: an append is answered when PostgreSQL has committed it (``synchronous_commit``). A row for each room says how
long its log is and who owns it (``service/leases.py``); it is the lock of an append. Each step that several servers can
take at once is one statement, so that a server that dies in between leaves no lock behind. All tables are in a schema
of their own, ``kingcraft``.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from ...extras import needs
from ...room.ports import RoomProblem, StorageFailed
from ...service.codes import Board
from ...service.keeping import Sort
from ...service.leases import FORMAT, Grant, Lost, Server, Unsure
from ...service.packing import Archive
from ...service.review_jobs import ReviewJobs
from . import archive, codes, review_jobs
from .appends import Appends
from .bringing import Brought
from .port import Saver, StoreError, place_of
from .sqlite import today

with needs("A database of PostgreSQL", "scale"):
    import asyncpg

#: Appends that are stored together at most.
GROUP: Final = 256
#: Seconds until a statement is given up, and a try to connect.
PATIENCE: Final = 30.0
CONNECTING: Final = 5.0
#: Connections for all that is no append.
READERS: Final = 4
#: Rooms that are named at once, and events that are removed in one statement.
_MOST_ROOMS: Final = 500
_MOST_EVENTS: Final = 500
#: Tries to find out who has a room, while it changes hands.
_TRIES: Final = 5
#: The number of the lock that is held while tables are made or changed: "KCFT".
_LOCK: Final = 0x4B434654

#: One entry a version of the tables: the statements from the version before. Released entries never change.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # ``next``: the number of the event that comes next. Room for updates in place, and no index but the key.
        'CREATE TABLE room (room text COLLATE "C" PRIMARY KEY, next integer NOT NULL) WITH (fillfactor = 70)',
        'CREATE TABLE event (room text COLLATE "C" NOT NULL, seq integer NOT NULL, body bytea NOT NULL, '
        "PRIMARY KEY (room, seq))",
        # As in SQLite (``schema.py``).
        'CREATE TABLE review (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, room text COLLATE "C" NOT NULL '
        "UNIQUE, length integer NOT NULL, made text NOT NULL, body bytea NOT NULL)",
        'CREATE TABLE age (room text COLLATE "C" PRIMARY KEY, day integer NOT NULL, sort text NOT NULL)',
        "CREATE INDEX age_by_day ON age (sort, day)",
    ),
    codes.TABLES,
    (
        # ``owner``: the server that may append, in this ``epoch``; if it does not live, any server may take the room.
        # ``taken_from``: the server that had it before. ``format``: the oldest version of events that can read it.
        "ALTER TABLE room ADD epoch integer NOT NULL DEFAULT 0, ADD owner text NOT NULL DEFAULT '', "
        "ADD taken_from text NOT NULL DEFAULT '', ADD format smallint NOT NULL DEFAULT 1",
        # A server lives ``until`` then, by the clock of the database alone.
        "CREATE TABLE server (server text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL)",
        # Rooms that were taken from a server, which it learns with its next beat.
        'CREATE TABLE taken (server text, room text COLLATE "C", epoch integer NOT NULL, PRIMARY KEY (server, room))',
    ),
    archive.TABLES,
    review_jobs.TABLES,
)

#: All or nothing for each room of a group. Epoch 0: the room has no row yet.
_APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[]) AS a(room, expected, count, me, epoch)
), begun AS (
    INSERT INTO room (room, next, epoch, owner, format) SELECT room, count, 1, me, $6 FROM asked WHERE epoch = 0
    ON CONFLICT DO NOTHING RETURNING room
), moved AS (
    UPDATE room SET next = asked.expected + asked.count FROM asked
    WHERE room.room = asked.room AND room.next = asked.expected AND room.epoch = asked.epoch AND asked.epoch > 0
    RETURNING room.room
), stored AS (
    SELECT room FROM begun UNION ALL SELECT room FROM moved
), events AS (
    INSERT INTO event (room, seq, body)
    SELECT b.room, b.seq, b.body FROM unnest($7::text[], $8::int[], $9::bytea[]) AS b(room, seq, body)
    JOIN stored USING (room)
), ages AS (
    INSERT INTO age (room, day, sort) SELECT room, $11, 'unknown' FROM stored WHERE room = ANY($10::text[])
    ON CONFLICT (room) DO UPDATE SET day = excluded.day, sort = 'unknown'
)
SELECT room FROM stored
"""
_BEAT: Final = """
WITH beat AS (
    INSERT INTO server (server, address, until) VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
    ON CONFLICT (server) DO UPDATE SET until = excluded.until
), heard AS (
    SELECT * FROM unnest($4::text[], $5::int[]) AS h(room, epoch)
), told AS (
    DELETE FROM taken USING heard WHERE taken.server = $1 AND taken.room = heard.room AND taken.epoch = heard.epoch
)
SELECT room, epoch FROM taken WHERE server = $1 AND (room, epoch) NOT IN (SELECT room, epoch FROM heard)
"""
#: A room without an owner, mine, that of a server that does not live, or of one that is called dead ($3): at once, but
#: by the server from which it took the room not before its beat lasts for $5 seconds at most.
_TAKE: Final = """
WITH mine AS (
    UPDATE room SET owner = $2, epoch = epoch + 1, format = $4,
        taken_from = CASE WHEN owner = $2 THEN taken_from ELSE owner END
    WHERE room = $1 AND format <= $4 AND (
        owner IN ('', $2) OR (owner = $3 AND taken_from <> $2) OR NOT EXISTS (
            SELECT FROM server WHERE server = owner
            AND until > clock_timestamp() + make_interval(secs => CASE WHEN owner = $3 THEN $5::float8 ELSE 0 END)
        )
    )
    RETURNING epoch, taken_from
), told AS (
    INSERT INTO taken (server, room, epoch) SELECT server, $1, epoch FROM mine JOIN server ON server = taken_from
    ON CONFLICT (server, room) DO UPDATE SET epoch = excluded.epoch RETURNING server
)
SELECT epoch, coalesce((SELECT server FROM told), '') FROM mine
"""
#: All that is kept of a room.
_REMOVE: Final = (
    "DELETE FROM event WHERE room = $1",
    "DELETE FROM archive WHERE room = $1",
    "DELETE FROM review WHERE room = $1",
    "DELETE FROM job WHERE room = $1",
    "DELETE FROM code WHERE room = $1",
    "DELETE FROM age WHERE room = $1",
    "DELETE FROM room WHERE room = $1",
)
#: That a living server has lost a room.
_TELL: Final = """
INSERT INTO taken (server, room, epoch) SELECT server, $2, $3 FROM server WHERE server = $1
ON CONFLICT (server, room) DO UPDATE SET epoch = excluded.epoch
"""
_MAKE: Final = """
INSERT INTO room (room, next, epoch, owner, format) VALUES ($1, 0, 1, $2, $3) ON CONFLICT DO NOTHING RETURNING epoch
"""
_GIVE: Final = (
    "DELETE FROM room WHERE room = $1 AND owner = $2 AND epoch = $3 AND next = 0",
    "UPDATE room SET owner = '' WHERE room = $1 AND owner = $2 AND epoch = $3",
)
_WHO: Final = """
SELECT room.owner, room.format, server.address FROM room
LEFT JOIN server ON server.server = room.owner AND server.until > clock_timestamp() WHERE room = $1
"""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class _Append(NamedTuple):
    room: str
    expected: int
    bodies: Sequence[bytes]
    #: Who appends, and in which epoch.
    me: str
    epoch: int
    answer: asyncio.Future[bool]
    #: When it was asked for, by ``time.monotonic``.
    began: float


class PostgresStore:
    """A store in a database of PostgreSQL, for one event loop.

    Implements ``port.Store`` and :class:`~kingcraft.service.leases.Book`: several servers may share it.
    """

    def __init__(self, url: str, today: Callable[[], int] = today) -> None:
        """Prepare the database at ``url`` (``postgresql://name:password@host/database``). ``today()``: as for SQLite.

        Raises :class:`StoreError` with one line that says what to do.
        """
        self._url = url
        self._today = today
        self._closed = False
        self._touched: tuple[int, set[str]] = (0, set())
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._writing: frozenset[str] = frozenset()  # rooms of the group under way
        self._written: asyncio.Event | None = None  # set at its end
        self._connection: Any = None
        self._statement: Any = None
        self._heart: Any = None  # the connection of the heartbeat: it waits for nothing else
        self._pool = Pool(url)
        self.appends = Appends()
        self.board: Board = codes.PostgresBoard(self._do)
        self.saver: Saver | None = None
        self.review_jobs: ReviewJobs | None = review_jobs.PostgresReviewJobs(self._do)
        self.archive: Archive | None = archive.PostgresArchive(self._do, self.read, today)
        _apart(lambda: _prepare(url))

    # --- who has a room

    async def beat(self, me: Server, seconds: float, heard: Sequence[Lost] = ()) -> Sequence[Lost]:
        """See ``Book.beat``."""
        self._open()
        try:
            if self._heart is None or self._heart.is_closed():
                self._heart = await connected(self._url)
            rooms, epochs = [room for room, _ in heard], [epoch for _, epoch in heard]
            found = await self._heart.fetch(_BEAT, me.name, me.address, seconds, rooms, epochs)
            return [Lost(*row) for row in found]
        except BaseException as fault:
            if self._heart is not None:  # whatever its state is
                self._heart.terminate()
                self._heart = None
            if isinstance(fault, Exception):
                raise StorageFailed(repr(fault)) from None
            raise

    async def take(
        self, room: str, me: str, dead: str = "", *, stale: float = 0.0, make: bool = False
    ) -> Grant | Server | None:
        """See ``Book.take``."""
        if not _is_name(room):
            return None

        async def take(one: Any) -> Grant | Server | None:
            for _ in range(_TRIES):
                if (found := await one.fetchrow(_TAKE, room, me, dead, FORMAT, stale)) is not None:
                    return Grant(*found)
                if make and (epoch := await one.fetchval(_MAKE, room, me, FORMAT)) is not None:
                    return Grant(epoch, "")
                found = await one.fetchrow(_WHO, room)
                if found is None and not make:
                    return None
                if found is not None and found["format"] > FORMAT:
                    raise RoomProblem("room-broken")
                if found is not None and found["address"] is not None:
                    return Server(found["owner"], found["address"])
            raise StorageFailed(f"room {room} changes hands again and again")

        return await self._do(take)

    async def give(self, room: str, me: str, epoch: int) -> None:
        """See ``Book.give``."""

        async def give(one: Any) -> None:
            for statement in _GIVE:
                await one.execute(statement, room, me, epoch)

        await self._do(give)

    async def leave(self, me: str) -> None:
        """See ``Book.leave``."""

        async def leave(one: Any) -> None:
            await one.execute("DELETE FROM server WHERE server = $1", me)
            await one.execute("DELETE FROM taken WHERE server = $1", me)

        await self._do(leave)

    # --- logs

    async def store(self, room: str, expected: int, bodies: Sequence[bytes], me: str, epoch: int) -> bool:
        """See ``Book.store``."""
        self._open()
        if not _is_name(room):
            return False
        if not bodies:
            found = await self._do(lambda one: one.fetchrow("SELECT next, epoch FROM room WHERE room = $1", room))
            return tuple(found or (0, 0)) == (expected, epoch)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(room, expected, bodies, me, epoch, answer, time.monotonic()))
        if self._writer is None or self._writer.done():
            self._written = asyncio.Event()
            self._writer = asyncio.get_running_loop().create_task(self._write_all())
        return await answer

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``Book.read``."""
        self._open()
        if not _is_name(room):
            return []
        # What was asked to be stored before is read, also if the one who asked has gone.
        while self._written and (room in self._writing or any(each.room == room for each in self._waiting)):
            await self._written.wait()
        rows = await self._do(lambda one: one.fetch(archive.READ, room, min(since, 2**31 - 1)))
        return archive.joined(rows, since)

    async def find_review(self, room: str, length: int, made: str) -> bytes | None:
        """See ``ReviewShelf.find_review``."""
        found: bytes | None = await self._do(
            lambda one: one.fetchval(
                "SELECT body FROM review WHERE room = $1 AND length = $2 AND made = $3", room, length, made
            )
        )
        return found

    async def keep_review(self, room: str, length: int, made: str, body: bytes, limit: int) -> None:
        """See ``ReviewShelf.keep_review``."""

        async def keep(one: Any) -> None:
            async with one.transaction():
                await one.execute("DELETE FROM review WHERE room = $1", room)
                await one.execute(
                    "INSERT INTO review (room, length, made, body) "
                    "SELECT room, $2, $3, $4 FROM room WHERE room = $1 FOR SHARE",
                    room,
                    length,
                    made,
                    body,
                )
                # The newest first, all that fit; the one just made stays in any case.
                await one.execute(
                    "DELETE FROM review WHERE number IN (SELECT number FROM (SELECT number, sum(length(body)) OVER "
                    "(ORDER BY number DESC) AS size FROM review) AS sized WHERE size > $1) AND room <> $2",
                    limit,
                    room,
                )

        await self._do(keep)

    async def old_rooms(self, sort: Sort, days: int) -> list[str]:
        """See ``Shelf.old_rooms``."""
        before = self._today() - days
        rows = await self._do(
            lambda one: one.fetch(
                "SELECT room FROM age WHERE sort = ANY($1) AND day < $2 ORDER BY day LIMIT $3",
                [sort, "packed"] if sort == "match" else [sort],
                before,
                _MOST_ROOMS,
            )
        )
        return [room for (room,) in rows]

    async def sort_room(self, room: str, sort: Sort) -> None:
        """See ``Shelf.sort_room``."""
        await self._do(lambda one: one.execute("UPDATE age SET sort = $2 WHERE room = $1", room, sort))

    async def remove_part(self, room: str, days: int) -> bool:
        """See ``Shelf.remove_part``."""
        before = self._today() - days

        async def remove(one: Any) -> bool:
            async with one.transaction():
                old = await one.fetchval("SELECT 1 FROM age WHERE room = $1 AND day < $2 FOR UPDATE", room, before)
                if old is None:
                    return False
                await one.execute("DELETE FROM review WHERE room = $1", room)
                await one.execute("DELETE FROM archive WHERE room = $1", room)
                await one.execute("DELETE FROM job WHERE room = $1", room)
                removed = await one.execute(
                    "DELETE FROM event WHERE room = $1 AND seq < $2 + (SELECT min(seq) FROM event WHERE room = $1)",
                    room,
                    _MOST_EVENTS,
                )
                left = bool(removed != "DELETE 0")
                if not left:
                    await one.execute("DELETE FROM age WHERE room = $1", room)
                    await one.execute("DELETE FROM room WHERE room = $1", room)
                return left

        return await self._do(remove)

    async def all_rooms(self) -> Sequence[tuple[str, int]]:
        """See ``Shelf.all_rooms``."""
        rows = await self._do(
            lambda one: one.fetch(
                "SELECT room, day FROM room JOIN age USING (room) WHERE next > 0 ORDER BY day DESC, room"
            )
        )
        return [tuple(row) for row in rows]

    async def remove(self, rooms: Sequence[str]) -> str | None:
        """Remove rooms with all that belongs to them, from living servers too, whose connections end within a second.

        Returns a room that is not there: then none is removed.
        """

        async def remove(one: Any) -> str | None:
            async with one.transaction():
                # No server can take these rooms, or append to them, until this is over.
                rows = await one.fetch(
                    "SELECT room, owner, epoch FROM room WHERE room = ANY($1) AND next > 0 ORDER BY room FOR UPDATE",
                    list(rooms),
                )
                missing = {*rooms} - {room for room, _, _ in rows}
                if missing:
                    return min(missing)
                for room, owner, epoch in rows:
                    await one.execute(_TELL, owner, room, epoch + 1)
                    for statement in _REMOVE:
                        await one.execute(statement, room)
                return None

        names = [room for room in rooms if not _is_name(room)]
        return names[0] if names else await self._do(remove)

    async def bring(self, rooms: Sequence[Brought]) -> None:
        """Store matches that were played elsewhere, in rooms that are not there: all of them, or none."""
        day = self._today()
        tables = {
            "room": (("room", "next", "format"), [(room, 1, FORMAT) for room, _ in rooms]),
            "event": (("room", "seq", "body"), [(room, 0, body) for room, body in rooms]),
            "age": (("room", "day", "sort"), [(room, day, "unknown") for room, _ in rooms]),
        }

        async def bring(one: Any) -> None:
            try:
                async with one.transaction():
                    for table, (columns, rows) in tables.items():
                        await one.copy_records_to_table(table, records=rows, columns=columns)
            except asyncpg.UniqueViolationError:
                raise StorageFailed("one of these rooms has been made meanwhile: try again") from None

        await self._do(bring)

    async def check(self) -> None:
        """See ``Store.check``: it asks. The heartbeat of a server writes all the time (``service/leases.py``)."""
        await self._do(lambda one: one.fetchval("SELECT 1"))

    def close(self) -> None:
        """Give up what is under way; what was answered is stored."""
        self._closed = True
        if self._writer is not None:
            with contextlib.suppress(RuntimeError):  # its loop has ended
                self._writer.cancel()
        _refuse(self._waiting, "the store is closed")
        self._waiting = []
        with contextlib.suppress(RuntimeError):
            for one in (self._connection, self._heart):
                if one is not None:
                    one.terminate()
        self._pool.close()

    def _open(self) -> None:
        if self._closed:
            raise StorageFailed("the store is closed")

    # --- appends

    async def _write_all(self) -> None:
        """Store what waits, group by group, until nothing waits."""
        while self._waiting:
            group = self._next_group()
            self._writing = frozenset(request.room for request in group)
            if self._written is None or self._written.is_set():  # else someone may wait for it since before the writer
                self._written = asyncio.Event()
            try:
                await self._write(group)
            except asyncio.CancelledError:
                _refuse(group, "the store is closed")
                raise
            except Exception as fault:  # noqa: BLE001 - a writer that ends here would hang every room
                lost = self._connection is None or self._connection.is_closed() or _is_loss(fault)
                if lost and self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                self.appends.lost(len(group))
                _refuse(group, repr(fault), Unsure if lost else StorageFailed)
            finally:
                self._writing = frozenset()
                self._written.set()

    def _next_group(self) -> list[_Append]:
        """Take what waits, at most one append a room, by room: so two writers cannot wait for each other."""
        group, rest = dict[str, _Append](), []
        for request in self._waiting:
            if len(group) < GROUP and request.room not in group:
                group[request.room] = request
            else:
                rest.append(request)
        self._waiting = rest
        return [group[room] for room in sorted(group)]

    async def _write(self, group: Sequence[_Append]) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = None  # if the next one cannot be made, nothing was sent
            fresh = await connected(self._url)
            try:
                self._statement = await fresh.prepare(_APPEND)
            except BaseException:
                fresh.terminate()
                raise
            self._connection = fresh
        day, touched = self._touched
        if day != self._today():
            self._touched = day, touched = self._today(), set()
        rows = [
            (request.room, number, body)
            for request in group
            for number, body in enumerate(request.bodies, request.expected)
        ]
        found = await self._statement.fetch(
            [request.room for request in group],
            [request.expected for request in group],
            [len(request.bodies) for request in group],
            [request.me for request in group],
            [request.epoch for request in group],
            FORMAT,
            [room for room, _, _ in rows],
            [number for _, number, _ in rows],
            [body for _, _, body in rows],
            [request.room for request in group if request.room not in touched],
            day,
            timeout=PATIENCE,
        )
        stored = {room for (room,) in found}
        touched |= stored
        self.appends.commits += 1
        for request in group:
            self.appends.stored(request.began)
            if not request.answer.done():
                request.answer.set_result(request.room in stored)

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Run ``work`` with a connection, for all that is no append. Raises ``StorageFailed``."""
        self._open()
        return await self._pool.do(work)


class Pool:
    """A few connections for all that is no append. They belong to one event loop."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._opening = asyncio.Lock()
        self._pool: Any = None

    async def do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Run ``work`` with a connection. Raises ``StorageFailed``."""
        try:
            async with self._opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self._url, min_size=0, max_size=READERS, command_timeout=PATIENCE, **_SETTINGS
                    )
            async with self._pool.acquire(timeout=CONNECTING) as one:
                return await work(one)
        except (RoomProblem, StorageFailed):
            raise
        except Exception as fault:  # noqa: BLE001 - asyncpg raises many kinds, not all of them its own
            raise StorageFailed(repr(fault)) from None

    def close(self) -> None:
        """End; what is under way fails."""
        with contextlib.suppress(RuntimeError):  # its loop has ended
            if self._pool is not None:
                self._pool.terminate()


#: Of every connection.
_SETTINGS: Final[dict[str, Any]] = {
    "server_settings": {"application_name": "kingcraft", "search_path": "kingcraft", "jit": "off"},
    "timeout": CONNECTING,
}


async def connected(url: str) -> Any:
    """Return a connection that sees our tables. Raises what asyncpg does."""
    return await asyncpg.connect(url, command_timeout=PATIENCE, **_SETTINGS)


def _is_name(room: str) -> bool:
    """Whether PostgreSQL can store a name; no other room has events."""
    try:
        return b"\0" not in room.encode()
    except UnicodeEncodeError:
        return False


def _is_loss(fault: Exception) -> bool:
    """Whether a fault means that the connection is lost: then it is not known what is stored."""
    if not isinstance(fault, asyncpg.PostgresError):
        return True
    return (fault.sqlstate or "08").startswith(("08", "57P"))


def _refuse(appends: Sequence[_Append], why: str, how: type[StorageFailed] = StorageFailed) -> None:
    for request in appends:
        if not request.answer.done():
            with contextlib.suppress(RuntimeError):  # its loop has ended
                request.answer.set_exception(how(why))


def _apart(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine to its end in a thread of its own: the caller may be in an event loop."""
    faults = list[BaseException]()

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as fault:  # noqa: BLE001 - raised below
            faults.append(fault)

    thread = threading.Thread(target=run, name="kingcraft-store")
    thread.start()
    thread.join()
    if faults:
        raise faults[0]


async def _prepare(url: str) -> None:
    """Make the tables, or bring them to this version. Raises :class:`StoreError`."""
    try:
        connection = await connected(url)
    except Exception as fault:  # noqa: BLE001 - asyncpg raises many kinds, not all of them its own
        raise StoreError(f"{place_of(url)} cannot be used ({_words(fault)}): check --database") from None
    try:
        for name in ("fsync", "synchronous_commit"):
            if await connection.fetchval(f"SHOW {name}") == "off":
                raise StoreError(f"{place_of(url)} runs with {name} = off and may lose matches: switch it on")
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)  # several servers may start at once
            await _upgrade(connection, url)
    except asyncpg.PostgresError as fault:
        raise StoreError(f"{place_of(url)} cannot be used ({_words(fault)}): check --database") from None
    finally:
        await connection.close()


async def _upgrade(connection: Any, url: str) -> None:
    await connection.execute("CREATE SCHEMA IF NOT EXISTS kingcraft")
    await connection.execute("CREATE TABLE IF NOT EXISTS version (version integer NOT NULL)")
    version = await connection.fetchval("SELECT version FROM version") or 0
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{place_of(url)} was written by a newer Kingcraft (tables {version}, this one knows "
            f"{len(MIGRATIONS)}): update Kingcraft, or choose another with --database"
        )
    if version == len(MIGRATIONS):
        await connection.execute(
            "WITH late AS (DELETE FROM server WHERE until < clock_timestamp() - interval '1 hour' RETURNING server) "
            "DELETE FROM taken USING late WHERE taken.server = late.server"
        )
        return
    if await connection.fetchval("SELECT to_regclass('kingcraft.server')") and await used(connection):
        raise StoreError(
            f"{place_of(url)} is in use by servers of an older Kingcraft, and this one changes its tables: "
            "stop them first"
        )
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            await connection.execute(statement)
    await connection.execute("DELETE FROM version")
    await connection.execute("INSERT INTO version VALUES ($1)", len(MIGRATIONS))


async def used(connection: Any) -> bool:
    """Return whether servers live that share this database."""
    return bool(await connection.fetchval("SELECT EXISTS (SELECT FROM server WHERE until > clock_timestamp())"))


def _words(fault: BaseException) -> str:
    return (str(fault) or type(fault).__name__).splitlines()[0].rstrip(".")
