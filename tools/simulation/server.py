"""A server of a run: the real rooms, conversations and leases, in a place of their own."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from kingcraft.bots.bot import BOTS, Bot, Thinker
from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Stop
from kingcraft.room.ports import Ports, StorageFailed
from kingcraft.room.scheduling import RateLimit
from kingcraft.service.conversation import Conversation
from kingcraft.service.leases import Leases, Server
from kingcraft.service.rooms import Rooms

from .database import Book, Storage
from .loop import Loop, Place
from .network import Bus, Buses, Network, Wire

#: Seconds after which a server that passes a connection on gives up.
REACHING: Final = 0.7
#: How often a connection is passed on at most, as among real servers.
MOST_HOPS: Final = 2
#: Seconds after which a room without people leaves memory.
FORGET: Final = 2.0

T = TypeVar("T")


class Slow:
    """A bot that takes its time, and plays as the rules of thumb do."""

    name = "slow"

    def choose(self, decision: Decision) -> str:
        """See ``Bot.choose``."""
        return decision.legal[decision.random % len(decision.legal)]

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        """See ``Thinker.think``."""
        del seconds, stop
        return self.choose(decision)


async def _think(bot: Thinker, decision: Decision, stop: Stop) -> str:
    await asyncio.sleep(0.02 + decision.random % 16 / 100)
    return bot.think(decision, 0, stop)


#: The bots of all servers.
PLAYERS: Final[dict[str, Bot]] = {"slow": Slow(), **{name: BOTS[name]() for name in ("casual", "thumb-1")}}


class Machine:
    """Where servers run, one after the other: each start is a new server with the same address."""

    def __init__(
        self, address: str, machines: "dict[str, Machine]", world: tuple[Loop, Storage, Buses, Network], seed: str
    ) -> None:
        self.address = address
        self.loop, self._storage, self._buses, self._network = world
        #: The server that runs now; it may be dead.
        self.place = Place()
        self.place.dead = True
        self.wires: list[Wire] = []
        self._machines = machines
        self._chance = random.Random(f"{seed} {address}")
        self._starts = 0

    # --- the process

    def start(self) -> None:
        """Start a server, if none runs."""
        if not self.place.dead:
            return
        self._starts += 1
        self.place = place = Place()
        self.wires = []
        place.context.run(self._make, place)

    def _make(self, place: Place) -> None:
        loop = self.loop
        self.me = Server(f"{self.address}.{self._starts}", self.address)
        self.leases = Leases(Book(self._storage, place), self.me, Bus(self._buses, loop))
        ports = Ports(
            self.leases,
            PLAYERS,
            self._chance.randbytes,
            lambda: f"2030-01-01T00:00:{loop.time():06.3f}Z",
            _think,
            grace=1.0,
            shuffling=0.5,
            absence=4.0,
            lending=1.5,
            tempo=0.05,
            showing=0.0,
            retry=0.3,
            repeats=0,
        )
        self.rooms = Rooms(ports, max_rooms=100, forget_after=FORGET, owned=self.leases)
        self.leases.lost = self.rooms.lose
        self.ready = False
        self._running = loop.create_task(self._run(place))

    async def _run(self, place: Place) -> None:
        try:
            await self.leases.start()
        except (StorageFailed, TimeoutError):  # as a server that ends at once; it is started again
            place.dead = True
            self.loop.world(0.5, self.start)
            return
        await self.rooms.start()
        self.ready = True

    def kill(self) -> None:
        """End the process at once."""
        self.place.dead = True
        for wire in self.wires:
            if wire.place is self.place:
                wire.cut()

    def stop(self, then: Callable[[], None]) -> None:
        """End the server as a host does."""
        place = self.place

        async def stop() -> None:
            await self.rooms.close()
            await self.leases.close()
            place.dead = True
            self.loop.world(0.0, ended)

        def ended() -> None:
            if self.place is place:
                self.kill()
                then()

        self.ready = False
        for wire in self.wires:
            if wire.place is place:
                wire.cut()
        place.context.run(self.loop.create_task, stop())

    @property
    def accepts(self) -> bool:
        """Whether connections to it are accepted."""
        return not self.place.dead and self.ready

    # --- visits

    def receive(self, wire: Wire, hops: int = 0) -> None:
        """Take the connection of a person who has come to this server."""
        self.loop.call_soon(self._visited, wire, hops, context=self.place.context)

    def _visited(self, wire: Wire, hops: int) -> None:
        if not wire.open:
            return
        self.wires.append(wire)
        wire.server, wire.place = (visit := Visit(self, wire)), self.place
        visit.task = self.loop.create_task(visit.begin(hops))

    def ask(self, room: str, work: Callable[["Machine"], Awaitable[T]], answer: "asyncio.Future[T]") -> None:
        """Answer a request about a room; an empty name: about none."""
        place = self.place

        def say(found: T) -> None:
            if not answer.done():
                answer.set_result(found)

        def fail(fault: Exception) -> None:
            if not answer.done():
                answer.set_exception(fault)
                answer.exception()

        async def here(machine: Machine) -> None:
            try:
                found = await work(machine)
            except Exception as fault:  # noqa: BLE001 - the one who asked receives it
                self.loop.world(0.002, fail, fault)
            else:
                self.loop.world(0.002, say, found)

        async def reach(owner: Server) -> None:
            other = await self.reached(owner)
            other.place.context.run(self.loop.create_task, here(other))

        async def answered() -> None:
            if not room or self.leases.has(room) or await self.leases.lead(room, reach):
                await here(self)

        place.context.run(self.loop.create_task, answered())

    async def reached(self, owner: Server) -> "Machine":
        """Return the machine of another server, once it has taken what is passed on. Raises ``OSError``."""
        other = self._machines[owner.address]
        place = other.place
        if frozenset((self.address, other.address)) in self._network.cut:
            await asyncio.sleep(REACHING)
            raise TimeoutError
        await asyncio.sleep(self._network.arrival(0) - self.loop.time())
        if not other.accepts:
            raise ConnectionRefusedError
        if place.frozen:
            await asyncio.sleep(REACHING)
            raise TimeoutError
        if other.me != owner:
            raise ConnectionResetError
        return other


class Visit:
    """A connection at the server that received it."""

    def __init__(self, machine: Machine, wire: Wire) -> None:
        self.task: asyncio.Task[None] | None = None
        self._machine = machine
        self._wire = wire
        self._conversation: Conversation | None = None

    async def begin(self, hops: int) -> None:
        """Find the server that has the room, and talk there."""
        machine, wire = self._machine, self._wire

        async def reach(owner: Server) -> None:
            other = await machine.reached(owner)
            wire.server = wire.place = None
            other.receive(wire, hops + 1)

        if hops >= MOST_HOPS or machine.leases.has(wire.room) or await machine.leases.lead(wire.room, reach):
            self._conversation = Conversation(wire, wire.room, machine.rooms, RateLimit(0))
            early, wire.early = wire.early, []
            for data in early:
                self._conversation.hear(data)
            if not wire.open:
                self._conversation.gone()

    def heard(self, wire: Wire, data: bytes) -> None:
        """See ``Ears.heard``."""
        if self._conversation is None:
            wire.early.append(data)
        else:
            self._conversation.hear(data)

    def ended(self, wire: Wire) -> None:
        """See ``Ears.ended``."""
        del wire
        if self._conversation is not None:
            self._conversation.gone()
