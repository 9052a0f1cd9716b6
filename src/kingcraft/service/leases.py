"""Which server may act for a room, where several servers share one store.

Each room has one owner at a time. Every change of owner makes the room's epoch one higher, and the store takes an
append only in the epoch in which the room is: so the append itself is the lock, and a server that has lost a room
cannot write. All else here only saves time and keeps old views away:

* A server beats: it renews one row in the store, by the store's clock. It may act for its rooms until ``TTL`` seconds
  after it *sent* its last beat that was answered, by its own clock. After that it answers no one, and the rooms leave
  its memory.
* A server that is asked for a room takes it if it has no owner, or if the owner's beat is late. A server that cannot
  reach the owner takes the room at once: if it is wrong, that costs the people at the table a new connection.
* A server that lost a room takes it back only when the new owner, too, cannot be reached and has missed a beat.
  Otherwise two servers that cannot reach each other would take the room from each other for ever.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from ..room.ports import RoomProblem, StorageFailed
from .bus import Bus

#: Seconds for which a beat lasts.
TTL: Final = 2.0
#: Beats in that time.
BEATS: Final = 4
#: The share of its time after which a beat has missed the next one: one and a half of :data:`BEATS`.
MISSED: Final = 1.5 / BEATS
#: Seconds until a beat is tried again that failed, and a server that cannot be reached and has not missed a beat.
AGAIN: Final = 0.1
#: Servers that are tried one after the other, because a room's owner cannot be reached.
LEADS: Final = 3
#: Appends that are refused one after the other although nothing is stored there, until it is believed.
REFUSALS: Final = 5
#: The version of the events that this program writes. An older program does not touch rooms of a newer one.
FORMAT: Final = 1

_log = logging.getLogger(__name__)


class Server(NamedTuple):
    """A server among others."""

    #: Never the same twice, also after a restart. Only servers with the same store know it.
    name: str
    #: Where other servers reach it.
    address: str


class Lost(NamedTuple):
    """A room that another server has taken."""

    room: str
    #: The epoch that began with it.
    epoch: int


class Unsure(StorageFailed):
    """The store cannot be reached, or not any more: what was to be stored is stored, or it is not, or it will be."""


class Grant(NamedTuple):
    """What a server gets with a room."""

    #: The epoch that begins now.
    epoch: int
    #: The server from which the room was taken; empty: it had no other owner.
    before: str


class Book(Protocol):
    """A store that several servers share. All methods raise :class:`~kingcraft.room.ports.StorageFailed`."""

    async def beat(self, me: Server, seconds: float, heard: Sequence[Lost] = ()) -> Sequence[Lost]:
        """Let a server live for this many seconds from now on, by the store's clock.

        Returns rooms that others have taken from it, again and again until it says that it has ``heard`` of them: an
        answer may be lost.
        """

    async def take(
        self, room: str, me: str, dead: str = "", *, stale: float = 0.0, make: bool = False
    ) -> Grant | Server | None:
        """Give a room to a server, or return the living server that has it.

        The one that has it gives way to ``me``, and if it is called ``dead``; but to the server from which it took
        this room itself only if its beat lasts for ``stale`` seconds at most. Whatever is on its way in former epochs
        will not be stored any more. None: there is no such room; ``make``: make it then, without events. Raises
        :class:`~kingcraft.room.ports.RoomProblem` (``room-broken``): only a newer program can read the room.
        """

    async def give(self, room: str, me: str, epoch: int) -> None:
        """Let a room have no owner; of no effect if its epoch is over. A room without events is forgotten."""

    async def leave(self, me: str) -> None:
        """End a server: all its rooms have no owner, and its beat is over."""

    async def store(self, room: str, expected: int, bodies: Sequence[bytes], me: str, epoch: int) -> bool:
        """Append to a room that has this epoch; 0: make the room, which ``me`` owns in epoch 1.

        As :meth:`~kingcraft.room.ports.EventLog.append`. False also if the room has another epoch. Raises
        :class:`Unsure`.
        """

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See :meth:`~kingcraft.room.ports.EventLog.read`."""


class Elsewhere(RoomProblem):
    """Another server has the room: its connections belong there."""

    def __init__(self, owner: Server) -> None:
        super().__init__("moved")
        self.owner = owner


class Owned(Protocol):
    """Which rooms this server may act for."""

    #: Whether there is no other server.
    alone: bool

    def has(self, room: str) -> bool:
        """Whether this server may act for a room now."""

    async def take(self, room: str, *, make: bool = False) -> None:
        """Become the owner of a room; ``make``: also if there is none.

        Raises :class:`Elsewhere`, ``RoomProblem`` (``no-room``, ``room-broken``) and ``StorageFailed``.
        """

    def give(self, room: str) -> None:
        """Let others have a room, soon."""

    def keep(self, rooms: Collection[str]) -> None:
        """Let others have all rooms but these, soon."""


class Alone:
    """The only server of its store. Implements :class:`Owned`."""

    alone = True

    def has(self, room: str) -> bool:  # noqa: ARG002
        """Return True: there is no other server."""
        return True

    async def take(self, room: str, *, make: bool = False) -> None:
        """Do nothing: it has every room."""

    def give(self, room: str) -> None:
        """Do nothing: there is no other server."""

    def keep(self, rooms: Collection[str]) -> None:
        """Do nothing: there is no other server."""


class News(msgspec.Struct, frozen=True):
    """What the bus says about a room that another server has taken."""

    room: str
    #: The epoch that began with it.
    epoch: int


class Leases:
    """The rooms of one server. Implements :class:`Owned`, and :class:`~kingcraft.room.ports.EventLog` for them."""

    alone = False

    def __init__(self, book: Book, me: Server, bus: Bus, *, ttl: float = TTL) -> None:
        """``bus``: begins and ends with it; ``ttl``: seconds for which a beat lasts, the same for all of a store."""
        self.me: Final = me
        #: What the servers of the store say to each other by.
        self.bus: Final = bus
        #: Called with each room that this server may not act for any more: it must leave memory.
        self.lost: Callable[[str], None] = lambda room: None  # noqa: ARG005
        self._book = book
        self._ttl = ttl
        self._epochs: dict[str, int] = {}  # of the rooms that are ours
        self._taking: dict[str, asyncio.Task[int]] = {}
        self._appending: dict[str, asyncio.Future[None]] = {}
        self._giving: set[asyncio.Task[None]] = set()
        self._news: Sequence[Lost] = ()  # what the last beat was answered
        self._until = -1.0  # until when we may act, by our own clock
        self._alarm: asyncio.TimerHandle | None = None
        self._heart: asyncio.Task[None] | None = None
        #: Whether the last beat was not answered.
        self.failing = False
        #: Rooms that were taken from another server, that it has taken from us, and that we have given away.
        self.taken = self.lost_rooms = self.given = 0

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def held(self) -> int:
        """The number of rooms that are ours."""
        return len(self._epochs)

    @property
    def lives(self) -> bool:
        """Whether this server may act for its rooms now."""
        return self._now < self._until

    # --- the heart

    async def start(self) -> None:
        """Begin to live. Raises ``StorageFailed``: the store does not answer."""
        await self.bus.start()
        await self.bus.subscribe("taken", self._heard)
        await self._beat()
        self._heart = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Let others have all rooms, whose appends are over."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait((self._heart,))
        if self._alarm is not None:
            self._alarm.cancel()
        self._until = -1.0
        self.given += len(self._epochs)
        self._epochs.clear()
        await self.bus.close()
        with contextlib.suppress(StorageFailed):  # then its beat will be late soon
            await self._book.leave(self.me.name)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._ttl / BEATS)
            while True:
                try:
                    await self._beat()
                    break
                except Exception as fault:  # noqa: BLE001 - a server whose heart stops is lost, whatever the reason
                    if not self.failing:
                        _log.warning("the store does not answer, it is tried again and again: %r", fault)
                    self.failing = True
                await asyncio.sleep(AGAIN)
            if self.failing:
                _log.warning("the store answers again")
            self.failing = False

    async def _beat(self) -> None:
        sent = self._now  # before it is sent: the store counts from later on
        async with asyncio.timeout(self._ttl / 2):
            lost = self._news = await self._book.beat(self.me, self._ttl, self._news)
        if not self.lives:  # we have slept: others may have taken everything
            self._lose_all()
        self._until = sent + self._ttl
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(self._until, self._lose_all)
        for room, epoch in lost:
            self._lose_before(room, epoch)

    # --- which rooms are ours

    def has(self, room: str) -> bool:
        """See ``Owned.has``."""
        return room in self._epochs and self.lives

    async def take(self, room: str, dead: str = "", *, make: bool = False) -> None:
        """See ``Owned.take``. ``dead``: the name of a server that cannot be reached."""
        while not self.has(room):
            task = self._taking.get(room)
            if task is not None:  # what it finds is for those who asked before us
                await asyncio.wait((task,))
                continue
            task = self._taking[room] = asyncio.create_task(self._take(room, dead, make=make))
            task.add_done_callback(lambda done: self._taken(room, done))
            await asyncio.shield(task)

    async def owner(self, room: str, dead: str = "") -> Server | None:
        """Return the server that has a room; None: it is ours, now at the latest. ``dead``: as for :meth:`take`.

        Raises ``RoomProblem`` and ``StorageFailed``.
        """
        try:
            await self.take(room, dead)
        except Elsewhere as found:
            return found.owner
        return None

    async def lead(self, room: str, reach: Callable[[Server], Awaitable[None]]) -> bool:
        """Lead someone who asks for a room to its owner; return whether that is this server.

        ``reach`` passes them on to another server. It raises ``OSError`` if that cannot be reached, or is not the one
        that is asked for; then this server takes the room. What is wrong with the room is for this server to say.
        """
        dead, tried, until = "", 0, self._now + self._ttl * MISSED + AGAIN
        while tried < LEADS and self._now < until:
            try:
                owner = await self.owner(room, dead)
            except (RoomProblem, StorageFailed):
                return True
            if owner is None:
                return True
            if owner.name == dead:  # it took the room from us: it must miss a beat first
                await asyncio.sleep(AGAIN)
                continue
            try:
                await reach(owner)
                return False
            except OSError:
                dead, tried = owner.name, tried + 1
        return True

    def give(self, room: str) -> None:
        """See ``Owned.give``."""
        epoch = self._epochs.pop(room, None)
        if epoch is not None:
            self.given += 1
            task = asyncio.create_task(self._give(room, epoch))
            self._giving.add(task)
            task.add_done_callback(self._giving.discard)

    def keep(self, rooms: Collection[str]) -> None:
        """See ``Owned.keep``."""
        for room in [room for room in self._epochs if room not in rooms]:
            self.give(room)

    async def _take(self, room: str, dead: str = "", *, make: bool = False) -> int:
        """Ask for a room. Returns the epoch in which it is ours; raises as :meth:`take`."""
        self._check()
        found = await self._book.take(room, self.me.name, dead, stale=self._ttl * (1 - MISSED), make=make)
        if found is None:
            raise RoomProblem("no-room")
        if isinstance(found, Server):
            self._lose(room)
            raise Elsewhere(found)
        new = room not in self._epochs
        self._epochs[room] = found.epoch
        if found.before:
            self.taken += new
            self.bus.publish("taken", msgspec.json.encode(News(room, found.epoch)))
        return found.epoch

    def _taken(self, room: str, done: asyncio.Task[int]) -> None:
        del self._taking[room]
        if not done.cancelled():
            done.exception()  # the one who asked receives it; they may have gone meanwhile

    async def _give(self, room: str, epoch: int) -> None:
        with contextlib.suppress(StorageFailed):  # then the next who asks for it is led to us
            await self._book.give(room, self.me.name, epoch)

    def _heard(self, body: bytes) -> None:
        """Take a message of the bus. If it lies, the people at the table need a new connection, no more."""
        with contextlib.suppress(msgspec.DecodeError, UnicodeError):
            news = msgspec.json.decode(body, type=News)
            self._lose_before(news.room, news.epoch)

    def _check(self) -> None:
        if not self.lives:
            raise StorageFailed("the store has not heard from this server for too long")

    def _lose_before(self, room: str, epoch: int) -> None:
        if self._epochs.get(room, epoch) < epoch:
            self._lose(room)

    def _lose(self, room: str) -> None:
        if self._epochs.pop(room, None) is not None:
            self.lost_rooms += 1
            self.lost(room)

    def _lose_all(self) -> None:
        if self._epochs:
            _log.warning("no heartbeat for %g s: %d rooms are free for other servers", self._ttl, len(self._epochs))
        for room in list(self._epochs):
            self._lose(room)

    # --- the log of our rooms

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """See ``EventLog.append``.

        When the connection to the store is lost, this waits until it is certain what is stored: it takes the room
        again, which ends whatever was still on its way, and reads. Raises also :class:`Elsewhere`.
        """
        while (other := self._appending.get(room)) is not None:
            await other
        done = self._appending[room] = asyncio.get_running_loop().create_future()
        try:
            return await self._append(room, expected, bodies)
        finally:
            del self._appending[room]
            done.set_result(None)

    async def _append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        epoch, refused = self._epochs.get(room, 0), 0
        while True:
            self._check()
            if expected and not epoch:
                raise StorageFailed("another server has the room")
            try:
                if await self._book.store(room, expected, bodies, self.me.name, epoch):
                    if not epoch:
                        self._epochs[room] = 1
                    return True
            except Unsure as lost:
                _log.info("room %s: %s", room, lost)
            else:
                # Once, or more often: what this server asked for before, and gave up, may come to the store late.
                refused += 1
                if refused == REFUSALS or not bodies:
                    return False
            epoch, stored = await self._looked(room, expected)
            if stored:
                return stored[: len(bodies)] == list(bodies)

    async def _looked(self, room: str, since: int) -> tuple[int, list[bytes]]:
        """Take a room again, and read what is stored there for good."""
        while True:
            try:
                epoch = await self._take(room, make=not since)
                return epoch, await self._book.read(room, since)
            except StorageFailed:
                if not self.lives:
                    raise
                await asyncio.sleep(AGAIN)

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``EventLog.read``."""
        return await self._book.read(room, since)
