"""The rooms in memory: made, loaded from the log on demand, forgotten when no one is connected (the log stays)."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, TypeAlias

from ..room.log.events import encode
from ..room.log.replay import reading, states
from ..room.log.state import RoomState
from ..room.opening import Opening, on_device, opening
from ..room.ports import Ports, RoomProblem
from ..room.room import Room
from ..room.scheduling import RateLimit, Slices
from ..room.wire.http_messages import NewLesson, NewRoom, NextMatch, Seated
from .leases import Alone, Elsewhere, Owned
from .lesson_tables import LessonTable

_log = logging.getLogger(__name__)
#: Seconds between two searches for quiet rooms.
SWEEP: Final = 30.0
#: Another match by the same rules.
SAME: Final = NextMatch()


#: What a connection can talk to.
Table: TypeAlias = Room | LessonTable


class Rooms:
    """The live rooms, and the tables at which lessons are learnt."""

    def __init__(
        self,
        ports: Ports,
        *,
        max_rooms: int,
        forget_after: float,
        opening: RateLimit | None = None,
        owned: Owned | None = None,
    ) -> None:
        """Forget rooms after ``forget_after`` quiet seconds; refuse more than ``max_rooms``, and faster openings.

        ``owned``: which rooms are this server's; None: all. It calls :meth:`lose`.
        """
        self._ports = ports
        self._max_rooms = max_rooms
        self._forget_after = forget_after
        self._opening = opening or RateLimit(0)
        self._owned = owned or Alone()
        self._live: dict[str, Room] = {}
        self._lessons: dict[str, LessonTable] = {}
        self._slices = Slices()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._locked: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False
        #: Whether the server is about to end: then no table is opened here.
        self.ending: Callable[[], bool] = lambda: False

    @property
    def lessons(self) -> int:
        """The number of tables at which lessons are learnt."""
        return len(self._lessons)

    def __len__(self) -> int:
        return len(self._live) + len(self._lessons)

    async def open(self, wish: NewRoom) -> Seated:
        """Make a room. Raises as :meth:`begin`, and ``Refused`` for impossible rules."""

        async def made(ports: Ports) -> Opening:
            return opening(wish, ports.bots, ports.chance, ports.now())

        return await self.begin(made)

    async def begin(self, make: Callable[[Ports], Awaitable[Opening]]) -> Seated:
        """Make the room that ``make`` opens.

        Raises :class:`RoomProblem` (``ending``, ``too-many-rooms``, ``too-fast``), ``StorageFailed``, and whatever
        ``make`` raises.
        """
        self._admit()
        opened = await make(self._ports)
        if self._ports.device:
            opened = on_device(opened)
        state = await self._slices.last(states(opened.events))
        assert state is not None  # the opening is an event
        name = opened.seated.room
        if not await self._ports.log.append(name, 0, [encode(event) for event in opened.events]):
            raise RoomProblem("internal")  # 80 random bits met twice
        if self._owned.alone:
            self._live[name] = Room(name, state, self._ports)
        else:  # a proxy sends all that is about a room to one server: that one has it
            self._owned.give(name)
        return opened.seated

    async def learn(self, wish: NewLesson) -> Seated:
        """Make a table for a lesson.

        Raises :class:`RoomProblem` (``ending``, ``too-many-rooms``, ``too-fast``), ``StorageFailed``, and as
        :class:`LessonTable`.
        """
        self._admit()
        table = LessonTable(wish, self._ports)
        await self._owned.take(table.name, make=True)
        self._lessons[table.name] = table
        return table.seated

    async def again(self, name: str, secret: str, wish: NextMatch = SAME) -> Seated:
        """Return the asker's seat in the match after that of room ``name``, or in the latest match after it.

        A match on the way may have had no seat for them. ``wish``: what is played, if no player has asked for it
        before. Raises as :meth:`find`, :meth:`begin`, :meth:`Room.again` and :meth:`Room.given`.
        """
        room = await self.find(name)
        while True:
            before = room
            room = await self.look(await room.again(secret, wish, self.begin))
            if room.name in self._live:
                room.comes_after(before)
            last = room.phase != "over" and room.state.following is None
            if last or not room.benches(secret):
                given = room.given(secret)
                if last:
                    return given

    async def newest(self, name: str) -> Room:
        """Return the last of the rooms that followed room ``name``, or itself, to be read. Raises as :meth:`find`."""
        room = await self.look(name)
        while (after := room.state.following) is not None:
            try:
                room = await self.look(after.room)
            except RoomProblem:  # it was removed, or this version cannot read it
                break
        return room

    async def table(self, name: str) -> Table:
        """Return what is played at under this name: a lesson, or a room. Raises as :meth:`find`."""
        self._check(name)
        lesson = self._lessons.get(name)
        return await self.find(name) if lesson is None else lesson

    async def look(self, name: str) -> Room:
        """Return the room of this name only to be read: another server may have it. Raises as :meth:`find`."""
        try:
            return await self.find(name)
        except Elsewhere:
            state, broken = await self._folded(name, await self._read(name))
            room = Room(name, state, self._ports, broken=broken)
            room.forget()  # it begins nothing
            return room

    async def find(self, name: str) -> Room:
        """Return the room of this name.

        Raises :class:`RoomProblem` (``no-room``, ``room-broken``, ``too-many-rooms``; ``moved``: :class:`Elsewhere`) or
        ``StorageFailed``.
        """
        while True:
            self._check(name)
            if self._closing:
                raise RoomProblem("moved")  # to another server, or to this one when it is back
            room = self._live.get(name)
            if room is None:
                if name in self._locked:
                    raise RoomProblem("no-room")
                task = self._loading.get(name)
                if task is None:
                    task = self._loading[name] = asyncio.create_task(self._load(name))
                    task.add_done_callback(_ended)
                room = await asyncio.shield(task)
            if not room.closed:  # it may have been forgotten again before this task went on
                return room

    def drop(self, name: str) -> None:
        """Take a room out of memory, because another process may have it from now on; its log is read when needed."""
        room = self._live.pop(name, None)
        if room is not None:
            room.forget()

    def lose(self, name: str) -> None:
        """Take a room out of memory, and end its connections: it is not this server's any more."""
        table = self._live.pop(name, None) or self._lessons.pop(name, None)
        if table is not None:
            table.dismiss("moved")

    @contextlib.asynccontextmanager
    async def locked(self, name: str, *, ends: bool = False) -> AsyncGenerator[bool]:
        """Say whether the room of this name is in no memory; if so, there is no such room in this block.

        ``ends``: end it before, if it is in memory: what it is storing is stored, and its connections end with
        ``no-room``.
        """
        while ends and name in self._loading:
            await asyncio.wait((self._loading[name],))
        if (name in self._live and not ends) or name in self._loading:
            yield False
            return
        self._locked.add(name)
        try:
            if (room := self._live.pop(name, None)) is not None:
                room.dismiss("no-room")
                await room.close()
            try:
                await self._owned.take(name)
            except RoomProblem:
                yield False
            else:
                try:
                    yield True
                finally:
                    self._owned.give(name)
        finally:
            self._locked.discard(name)

    async def start(self) -> None:
        """Begin to forget quiet rooms."""
        self._sweeper = asyncio.create_task(self._sweep())

    def bots_ready(self) -> None:
        """Show in every room that bots that were not ready are now, or never will be."""
        for room in self._live.values():
            room.bots_ready()

    async def close(self) -> None:
        """Let every room finish what it is storing; no one finds a room any more."""
        self._closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.close() for room in self._live.values()))

    async def _load(self, name: str) -> Room:
        try:
            return await self._made(name)
        finally:  # at once: one who waits for what has ended does not let anyone else go on
            del self._loading[name]

    async def _made(self, name: str) -> Room:
        await self._owned.take(name)
        try:
            bodies = await self._read(name)
            self._make_way()
            state, broken = await self._folded(name, bodies)
            self._make_way()  # others may have come meanwhile
        except RoomProblem:
            self._owned.give(name)
            raise
        if not self._owned.has(name):
            raise RoomProblem("moved")
        room = self._live[name] = Room(name, state, self._ports, broken=broken)
        if state.following is not None and state.following.room in self._live:
            self._live[state.following.room].comes_after(room)
        return room

    async def _read(self, name: str) -> list[bytes]:
        bodies = await self._ports.log.read(name)
        if not bodies:
            raise RoomProblem("no-room")
        return bodies

    async def _folded(self, name: str, bodies: list[bytes]) -> tuple[RoomState, bool]:
        """Return what the log of a room says, and whether it holds more, which the rules refuse."""
        started = time.perf_counter()
        found = await self._slices.last(reading(bodies))
        if found is None:
            raise RoomProblem("room-broken")
        _log.info("room %s: %d events in %.0f ms", name, len(bodies), 1000 * (time.perf_counter() - started))
        return found

    def _check(self, name: str) -> None:
        """Lose a room that is in memory, but not this server's."""
        if (name in self._live or name in self._lessons) and not self._owned.has(name):
            self.lose(name)

    def _admit(self) -> None:
        """Let one more be opened. Raises :class:`RoomProblem` (``ending``, ``too-many-rooms``, ``too-fast``)."""
        if self.ending():
            raise RoomProblem("ending")
        if not self._opening.take():
            raise RoomProblem("too-fast")
        self._make_way()

    def _make_way(self) -> None:
        if len(self) >= self._max_rooms:
            self._forget(older_than=1.0, watched=True)
        if len(self) >= self._max_rooms:
            raise RoomProblem("too-many-rooms")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._forget_after))
            self._forget(older_than=self._forget_after)

    def _forget(self, older_than: float, *, watched: bool = False) -> None:
        """Forget rooms without connections; ``watched``: also those where only onlookers are, who may come back."""
        now = asyncio.get_running_loop().time()
        for name, room in list(self._live.items()):
            if (room.deserted if watched else room.asleep) and now - room.quiet_since >= older_than:
                del self._live[name]
                room.forget()
                self._owned.give(name)
        for name, table in list(self._lessons.items()):
            if table.asleep and now - table.quiet_since >= older_than:
                del self._lessons[name]
                self._owned.give(name)
        # A visitor may have been led here to a room that no one opened then.
        self._owned.keep({*self._live, *self._lessons, *self._loading, *self._locked})


def _ended(loading: asyncio.Task[Room]) -> None:
    """Note how it ended: the caller receives that; if all callers have gone meanwhile, it may be dropped."""
    if not loading.cancelled():
        loading.exception()
