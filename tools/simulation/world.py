"""One run: servers over one database, people at their tables, faults, and what must hold all the while."""

import asyncio
import random
import re
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from kingcraft.room import scheduling
from kingcraft.room.ports import RoomProblem, StorageFailed
from kingcraft.room.wire.http_messages import JoinRoom, NewRoom, NewSeat, Seated
from kingcraft.service.leases import TTL

from . import checks, faults
from .database import Database, Storage
from .loop import Loop
from .network import Buses, Network, Wire
from .people import Person, Seen, Wished
from .server import Machine

#: Seconds of faults, then until everyone must be back, then in which every match must go on.
STORM: Final = 16.0
BACK: Final = 5.0
GOING: Final = 6.0
#: Rooms that are opened, and kinds of fault of a run, at least.
ROOMS: Final = 8
KINDS: Final = 7
#: Seconds after which a server may still show a room that it has lost, beside a beat's.
SLACK: Final = 0.7
_SHORT: Final = {"contracts": ["no-queens", "no-king", "last-two"], "trick_value": 10}
#: What people open: game, preset, options, the seats beside theirs.
WISHES: Final[list[tuple[str, str, dict[str, Any], list[str]]]] = [
    ("kings-corner", "pagat", {"target": 12}, ["open"]),
    ("kings-corner", "pagat", {"target": 12}, ["open"]),
    ("kings-corner", "pagat", {"target": 12}, ["open", "thumb-1"]),
    ("kings-corner", "pagat", {"target": 12}, ["slow"]),
    ("kings-corner", "pagat", {"target": 12}, ["open", "open"]),
    (
        "king",
        "king",
        {"contracts": ["no-queens", "no-king", "last-two"], "trick_value": 10},
        ["open", "slow", "casual"],
    ),
]
_VERSION: Final = re.compile(rb'\{"type":"update","version":(\d+)')


class World:
    """A run. Implements :class:`~tools.simulation.people.World`."""

    def __init__(self, seed: int, *, trace: bool = False) -> None:
        self.seed = seed
        self.loop = Loop()
        self.database = Database(self.loop)
        self.busy = True
        self.wished: list[Wished] = []
        self.seen: list[Seen] = []
        self.people: list[Person] = []
        #: What was given: room, seat, secret.
        self.given: list[Seated] = []
        #: Kinds of fault that occurred.
        self.faults: Counter[str] = Counter()
        #: What must hold and did not.
        self.broken: list[str] = []
        #: What happened, in order: only if it is asked for.
        self.trace: list[str] = []
        #: A checksum of what happened.
        self.course = 0
        self._traces = trace
        self._chance = random.Random(f"{seed} world")
        self._wires: list[Wire] = []
        self.database.late = self._late
        storage = Storage(self.loop, self.database, random.Random(f"{seed} storage"))
        network = Network(self.loop, random.Random(f"{seed} network"))
        buses = Buses(self.loop, random.Random(f"{seed} bus"))
        self.machines: dict[str, Machine] = {}
        for number in range(self._chance.choice([2, 2, 3])):
            machine = Machine(f"s{number}", self.machines, (self.loop, storage, buses, network), str(seed))
            self.machines[machine.address] = machine
        self._weather = faults.Weather(
            self.loop,
            list(self.machines.values()),
            storage,
            network,
            buses,
            random.Random(f"{seed} faults"),
            lambda: [wire for wire in self._wires if wire.open],
        )

    # --- the run

    def run(self) -> list[str]:
        """Play it all, and return what did not hold."""
        clock, scheduling.clock = scheduling.clock, self.loop.time
        try:
            self._run()
        finally:
            scheduling.clock = clock
            self.loop.end()
        return self.broken

    def _run(self) -> None:
        chance = self._chance
        for machine in self.machines.values():
            self.loop.world(0, machine.start)
        for number in range(ROOMS + chance.randrange(3)):
            wish = WISHES[number % len(WISHES)]
            self.loop.world(chance.uniform(0.1, 1), self._begin, wish, number)
        self._let_loose()
        self.loop.run(STORM)
        self.loop.world(0, faults.end, self._weather)
        self.loop.run(STORM + BACK - 1)
        self.busy = False
        self.loop.run(STORM + BACK)
        before = {name: len(row.events) for name, row in self.database.rooms.items()}
        self.loop.run(STORM + BACK + GOING)
        checks.goes_on(self, before)
        checks.logs(self)
        self.broken += self.loop.faults

    def _let_loose(self) -> None:
        weather = self._weather
        chance = weather.chance
        kinds = chance.sample(sorted(faults.FAULTS), chance.randint(KINDS, len(faults.FAULTS)))
        for kind in [*kinds, *chance.choices(kinds, k=chance.randrange(6))]:
            self.loop.world(chance.uniform(1.5, STORM - 0.5), self._fault, kind)

    def _fault(self, kind: str) -> None:
        self.note(f"fault: {kind}")
        self.faults[kind] += 1
        faults.FAULTS[kind](self._weather)

    def _begin(self, wish: tuple[str, str, dict[str, Any], list[str]], number: int) -> None:
        def ended(party: asyncio.Task[None]) -> None:
            if not party.cancelled() and party.exception() is not None:
                self.wrong(f"people cannot sit down: {party.exception()!r}")

        self.loop.create_task(self._party(wish, number)).add_done_callback(ended)

    async def _party(self, wish: tuple[str, str, dict[str, Any], list[str]], number: int) -> None:
        """Open a room, and sit down."""
        game, preset, options, seats = wish
        new = NewRoom(game, preset, [NewSeat("you", f"Ana {number}"), *map(NewSeat, seats)], options)
        mine = await self._patiently("", lambda machine: machine.rooms.open(new))
        self._arrives(mine)
        for guest in range(seats.count("open")):
            join = JoinRoom(f"Bo {number} {guest}")
            try:
                seated = await self._patiently(mine.room, partial(_sit, mine.room, join))
            except RoomProblem as problem:
                self.note(f"{mine.room}: no seat: {problem.code}")
                break  # the answer to the first try was lost
            self._arrives(seated)
        if number % 3 == 0:
            self.people.append(Person(self, mine.room, "", None, self._own_chance()))

    def _arrives(self, seated: Seated) -> None:
        self.given.append(seated)
        self.people.append(Person(self, seated.room, seated.secret, seated.seat, self._own_chance()))

    def _own_chance(self) -> random.Random:
        return random.Random(f"{self.seed} person {len(self.people)}")

    async def _patiently(self, room: str, work: Callable[[Machine], Awaitable[Seated]]) -> Seated:
        while True:
            try:
                seated: Seated = await self.ask(room, work)
                return seated
            except (TimeoutError, StorageFailed):
                await asyncio.sleep(0.3)
            except RoomProblem as problem:
                if problem.code not in ("moved", "storage-failed"):
                    raise
                await asyncio.sleep(0.3)

    # --- what people ask

    def _entrance(self, room: str) -> Machine | None:
        """The server to which the proxy leads: mostly the same for a room."""
        up = [machine for machine in self.machines.values() if machine.accepts]
        if not up:
            return None
        if self._chance.random() < 0.6:
            return up[zlib.crc32(room.encode()) % len(up)]
        return self._chance.choice(up)

    def connect(self, person: Person, room: str) -> Wire | None:
        """See ``people.World``."""
        machine = self._entrance(room)
        if machine is None:
            return None
        wire = Wire(self._weather.network, person, room)
        wire.sent = self._sent
        self._wires.append(wire)
        machine.receive(wire)
        return wire

    async def ask(self, room: str, work: Callable[[Machine], Awaitable[Any]]) -> Any:
        """See ``people.World``."""
        machine = self._entrance(room)
        if machine is None:
            raise TimeoutError
        answer = self.loop.create_future()
        machine.ask(room, work, answer)
        async with asyncio.timeout(3):
            return await answer

    # --- what must hold all the while

    def wrong(self, what: str) -> None:
        """Note that something is not as it must be."""
        self.note(f"WRONG: {what}")
        self.broken.append(f"{self.loop.time():.3f}: {what}")

    def note(self, what: str) -> None:
        """Note what happens, for traces."""
        line = f"{self.loop.time():.4f} {what}"
        self.course = zlib.crc32(line.encode(), self.course)
        if self._traces:
            self.trace.append(line)

    def _late(self, room: str, server: str) -> None:
        """Check that a server whose beat is late by the database's clock knows that by its own."""
        for machine in self.machines.values():
            if machine.me.name == server and not machine.place.dead and not self.faults["clock jump"]:
                leases = machine.leases
                if room in leases._epochs and self.loop.time() < leases._until:
                    self.wrong(f"{server} may act for {room}, and so may another server")

    def _sent(self, wire: Wire, data: bytes) -> None:
        """Check what a server sends, as it does."""
        found = _VERSION.match(data)
        machine = next((one for one in self.machines.values() if one.place is wire.place), None)
        if found is None or machine is None:
            self.note(f"{wire.room} {data[:60]!r}")
            return
        version, row, now = int(found[1]), self.database.rooms[wire.room], self.loop.time()
        self.note(f"{machine.me.name} shows {wire.room} {version}")
        if version > len(row.events):
            self.wrong(f"{machine.me.name} showed version {version} of {wire.room}, which is not stored")
        awake = now > machine.place.thawed + 0.1
        if awake and now > machine.leases._until + 0.01:
            self.wrong(f"{machine.me.name} shows {wire.room}, and its beat is {now - machine.leases._until:.1f} s late")
        since = row.lost.get(machine.me.name)
        if since is not None and now > since + TTL + SLACK and awake:
            self.wrong(f"{machine.me.name} shows {wire.room}, which it lost {now - since:.1f} s ago")


async def _sit(room: str, join: JoinRoom, machine: Machine) -> Seated:
    return await (await machine.rooms.find(room)).sit(join)
