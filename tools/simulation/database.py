"""The store that the servers of a run share: exact when it is asked; slow, mute or lost on the way to it."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from kingcraft.room.ports import RoomProblem, StorageFailed
from kingcraft.service.leases import Grant, Lost, Server, Unsure

from .loop import Place

#: Seconds after which a server gives up a question that is not answered, and a try to connect.
PATIENCE: Final = 1.5
CONNECTING: Final = 0.8

T = TypeVar("T")


class Time(Protocol):
    """What the way to the database needs of a loop."""

    def time(self) -> float:
        """Return the time, in seconds."""

    def create_future(self) -> asyncio.Future[Any]:
        """Return a future."""

    def world(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Call something after a delay."""


class Stored(NamedTuple):
    """An append as the database took it."""

    expected: int
    events: int
    server: str
    epoch: int
    #: The epoch in which the room was.
    now: int


class Hand(NamedTuple):
    """How a room came to another server."""

    server: str
    #: Whether the one before was called dead, and whether it had beaten lately.
    suspected: bool
    fresh: bool


@dataclass
class Row:
    """A room."""

    epoch: int
    owner: str
    before: str = ""
    events: list[bytes] = field(default_factory=list)
    #: Every append, in order.
    appends: list[Stored] = field(default_factory=list)
    #: Which server had the room in an epoch.
    owners: dict[int, str] = field(default_factory=dict)
    #: When a server lost the room last.
    lost: dict[str, float] = field(default_factory=dict)
    #: Who took it from another server.
    hands: list[Hand] = field(default_factory=list)


class Database:
    """What is stored. Its methods are what PostgreSQL does in one statement."""

    def __init__(self, loop: Time) -> None:
        self.rooms: dict[str, Row] = {}
        #: How far its clock is from the time of the run.
        self.skew = 0.0
        #: Called with a room and the server that loses it because its beat is late.
        self.late: Callable[[str, str], None] = lambda room, server: None  # noqa: ARG005
        self._loop = loop
        self._servers: dict[str, tuple[str, float]] = {}
        self._taken: dict[str, dict[str, int]] = {}

    def lives(self, server: str, seconds: float = 0.0) -> bool:
        """Whether the beat of a server lasts for more than some seconds: is not late."""
        return server in self._servers and self._servers[server][1] > self._loop.time() + self.skew + seconds

    def beat(self, me: Server, seconds: float, heard: Sequence[Lost]) -> list[Lost]:
        """See ``Book.beat``."""
        self._servers[me.name] = me.address, self._loop.time() + self.skew + seconds
        left = [Lost(*one) for one in self._taken.pop(me.name, {}).items() if one not in heard]
        self._taken[me.name] = dict(left)
        return left

    def take(self, room: str, me: str, dead: str, stale: float, make: bool) -> Grant | Server | None:
        """See ``Book.take``."""
        row = self.rooms.get(room)
        if row is None and not make:
            return None
        if row is None:
            row = self.rooms[room] = Row(0, me)
        suspected, fresh = row.owner == dead != "" and self.suspects(row, me, stale), self.lives(row.owner, stale)
        if row.owner not in ("", me) and not suspected and self.lives(row.owner):
            return Server(row.owner, self._servers[row.owner][0])
        row.epoch += 1
        before = ""
        if row.owner != me:
            if row.owner:
                row.lost[row.owner] = self._loop.time()
                if not suspected:
                    self.late(room, row.owner)
            row.hands.append(Hand(me, suspected, fresh))
            row.before, row.owner = row.owner, me
            row.lost.pop(me, None)
        if row.before in self._servers:
            before = row.before
            self._taken.setdefault(before, {})[room] = row.epoch
        row.owners[row.epoch] = me
        return Grant(row.epoch, before)

    def suspects(self, row: Row, me: str, stale: float) -> bool:
        """Whether a server may take a room because it calls the owner dead."""
        return row.before != me or not self.lives(row.owner, stale)

    def give(self, room: str, me: str, epoch: int) -> None:
        """See ``Book.give``."""
        row = self.rooms.get(room)
        if row is not None and (row.owner, row.epoch) == (me, epoch):
            row.owner = ""
            if not row.events:
                del self.rooms[room]

    def leave(self, me: str) -> None:
        """See ``Book.leave``."""
        self._servers.pop(me, None)
        self._taken.pop(me, None)

    def store(self, room: str, expected: int, bodies: Sequence[bytes], me: str, epoch: int) -> bool:
        """See ``Book.store``."""
        row = self.rooms.get(room)
        if epoch == 0 and row is None and expected == 0 and bodies:
            row, epoch = Row(1, me, owners={1: me}), 1
            self.rooms[room] = row
        if row is None or not self.fits(row, expected, epoch):
            return False
        if bodies:
            row.appends.append(Stored(len(row.events), len(bodies), me, epoch, row.epoch))
            row.events += bodies
        return True

    def fits(self, row: Row, expected: int, epoch: int) -> bool:
        """Whether an append to a room is its next."""
        return len(row.events) == expected and row.epoch == epoch

    def read(self, room: str, since: int) -> list[bytes]:
        """See ``Book.read``."""
        row = self.rooms.get(room)
        return [] if row is None else row.events[since:]


class Storage:
    """The way to the database: how long it takes, and what goes wrong on it."""

    def __init__(self, loop: Time, database: Database, chance: random.Random) -> None:
        self.database = database
        #: Refuses connections: it has crashed.
        self.down = False
        #: How much slower than usual it answers.
        self.slow = 1.0
        #: How many of a thousand questions are lost, with their connection.
        self.lossy = 0
        #: Servers whose connections are half-open: what they ask is not answered, whether it comes there or not.
        self.mute: set[Place] = set()
        #: How often it has crashed.
        self.crashes = 0
        self.loop = loop
        self._chance = chance

    def crash(self) -> None:
        """End all connections: what was on its way is stored or not."""
        self.down = True
        self.crashes += 1

    def ask(self, place: Place, work: Callable[[], T]) -> asyncio.Future[T]:
        """Send a question on its way."""
        answer: asyncio.Future[T] = self.loop.create_future()
        chance, world = self._chance, self.loop.world
        there, back = (self.slow * chance.uniform(0.0003, 0.003) for _ in range(2))
        way = Way(self, place, answer, work, back)
        if self.down:
            world(0.001, way.refuse, StorageFailed("the database refuses the connection"))
        elif place in self.mute:  # it comes late, or never
            if chance.random() < 0.5:
                world(chance.uniform(0, 4), way.arrives, True)
            world(PATIENCE, way.refuse, Unsure("no answer"))
        elif chance.randrange(1000) < self.lossy:
            if chance.random() < 0.6:  # it arrives, sometimes after the one who asked has given up
                world(there if chance.random() < 0.5 else chance.uniform(0, 1), way.arrives, True)
            world(there + back, way.refuse, Unsure("the connection is lost"))
        else:
            world(there, way.arrives, False)
        return answer


class Way(Generic[T]):
    """The way of one question to the database and back."""

    def __init__(
        self, storage: Storage, place: Place, answer: asyncio.Future[T], work: Callable[[], T], back: float
    ) -> None:
        self._storage = storage
        self._place = place
        self._answer = answer
        self._work = work
        self._back = back
        self._crashes = storage.crashes

    def refuse(self, fault: Exception) -> None:
        """Answer that it failed, if there was no answer yet."""
        if not self._answer.done():
            self._answer.set_exception(fault)
            self._answer.exception()

    def arrives(self, lost: bool) -> None:
        """Be asked; ``lost``: the answer never comes back."""
        if self._storage.down or self._storage.crashes != self._crashes:
            self.refuse(Unsure("the database went away"))
            return
        try:
            found = self._work()
        except RoomProblem as fault:
            self.refuse(fault)
            return
        if not lost:
            self._storage.loop.world(self._back, self._comes_back, found)

    def _comes_back(self, found: T) -> None:
        if self._storage.crashes != self._crashes:
            self.refuse(Unsure("the answer was lost"))
        elif self._place in self._storage.mute:
            self._storage.loop.world(PATIENCE, self.refuse, Unsure("no answer"))
        elif not self._answer.done():
            self._answer.set_result(found)


class Book:
    """The store of one server. Implements :class:`~kingcraft.service.leases.Book`."""

    def __init__(self, storage: Storage, place: Place) -> None:
        self._storage = storage
        self._database = storage.database
        self._place = place

    async def beat(self, me: Server, seconds: float, heard: Sequence[Lost] = ()) -> Sequence[Lost]:
        """See ``Book.beat``."""
        known = list(heard)
        return await self._storage.ask(self._place, lambda: self._database.beat(me, seconds, known))

    async def take(
        self, room: str, me: str, dead: str = "", *, stale: float = 0.0, make: bool = False
    ) -> Grant | Server | None:
        """See ``Book.take``."""
        return await self._storage.ask(self._place, lambda: self._database.take(room, me, dead, stale, make))

    async def give(self, room: str, me: str, epoch: int) -> None:
        """See ``Book.give``."""
        await self._storage.ask(self._place, lambda: self._database.give(room, me, epoch))

    async def leave(self, me: str) -> None:
        """See ``Book.leave``."""
        await self._storage.ask(self._place, lambda: self._database.leave(me))

    async def store(self, room: str, expected: int, bodies: Sequence[bytes], me: str, epoch: int) -> bool:
        """See ``Book.store``."""
        given = list(bodies)
        return await self._storage.ask(self._place, lambda: self._database.store(room, expected, given, me, epoch))

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``Book.read``."""
        return await self._storage.ask(self._place, lambda: self._database.read(room, since))
