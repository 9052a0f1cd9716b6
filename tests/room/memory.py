"""A room in a test: the log in memory, chance from a seed, people who keep what they are sent."""

import asyncio
import itertools
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Stop
from kingcraft.room.log.events import encode
from kingcraft.room.log.replay import state_of
from kingcraft.room.opening import opening
from kingcraft.room.ports import Chance, NotReady, Ports, StorageFailed, Think, always_ready, think_here
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Act
from kingcraft.room.wire.http_messages import NewRoom, NewSeat, Seated
from kingcraft.room.wire.words import MoveSeconds
from tools.driver.patience import PATIENCE

#: Seconds between two ticks of :class:`Passed`, and how many of them a tick that comes late counts for at most.
TICK, HELD_UP = 0.01, 5


class MemoryLog:
    """An ``EventLog`` in memory.

    While ``gate`` is not set nothing is answered; while ``full`` is set nothing is stored; ``fault`` is a fault of the
    log itself; while ``unreadable`` is set nothing is read; ``hidden``: how many events at the end are not given back.
    """

    def __init__(self) -> None:
        self.rooms: dict[str, list[bytes]] = {}
        self.gate = asyncio.Event()
        self.gate.set()
        self.full = False
        self.lose_answer = False
        self.fault: Exception | None = None
        self.unreadable = False
        self.hidden = 0
        self.appends = 0

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        await self.gate.wait()
        self.appends += 1
        if self.fault is not None:
            raise self.fault
        if self.full:
            raise StorageFailed("the disk is full")
        log = self.rooms.setdefault(room, [])
        if len(log) != expected:
            return False
        log.extend(bodies)
        if self.lose_answer:
            self.lose_answer = False
            raise StorageFailed("written, but the answer was lost")
        return True

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        await self.gate.wait()
        if self.unreadable:
            raise StorageFailed("the disk is gone")
        log = self.rooms.get(room, [])
        return log[since : len(log) - self.hidden]

    def close(self) -> None:
        self.full = self.unreadable = True


class Listener:
    """An ``Outlet`` that keeps everything it is sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.closed = ""

    def send(self, data: bytes) -> None:
        self.messages.append(json.loads(data))

    def close(self, code: str) -> None:
        self.closed = code

    @property
    def last(self) -> dict[str, Any]:
        return self.messages[-1]

    @property
    def refusals(self) -> list[str]:
        return [message["code"] for message in self.messages if message["type"] == "refused"]


class FirstLegal:
    """A bot that plays the first legal token."""

    name = "first"

    def choose(self, decision: Decision) -> str:
        return decision.legal[0]


class Broken:
    """A bot that plays by ``answer``: nonsense, or an exception."""

    name = "broken"

    def __init__(self, answer: Callable[[], str]) -> None:
        self.answer = answer

    def choose(self, decision: Decision) -> str:
        return self.answer()


class Ponderer:
    """A bot that thinks until it is let ``go`` or told to stop, and plays the first legal token.

    ``stops``: whether it minds being told. ``thoughts``: how often it has begun, and ``ended``, how often it was told
    to stop.
    """

    def __init__(self, name: str = "ponderer", stops: bool = True) -> None:
        self.name = name
        self.go = threading.Event()
        self.stops = stops
        self.thoughts = 0
        self.told = 0

    def choose(self, decision: Decision) -> str:
        return decision.legal[0]

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        self.thoughts += 1
        while not self.go.wait(0.002):
            if stop and self.stops:
                self.told += 1
                break
        return self.choose(decision)


def seeded(seed: int) -> Chance:
    return random.Random(seed).randbytes


class House:
    """Rooms over one log in memory."""

    def __init__(
        self,
        grace: float = 0.05,
        shuffling: float = 3.0,
        think: Think = think_here,
        unready: Callable[[str, str], NotReady | None] = always_ready,
        **bots: Bot,
    ) -> None:
        self.log = MemoryLog()
        #: Whether a bot plays in its rooms for a player who is away for long without being asked for.
        self.steps_in = False
        #: How many seconds a player has for a move there.
        self.clock: MoveSeconds = 0
        self.now = itertools.count()
        known: dict[str, Bot] = {name: make() for name, make in BOTS.items()}
        self.ports = Ports(
            self.log,
            known | {"first": FirstLegal()} | bots,
            seeded(5),
            self._time,
            think,
            unready,
            grace=grace,
            shuffling=shuffling,
            retry=0.02,
        )

    def _time(self) -> str:
        return f"2026-11-21T10:00:{next(self.now):02d}Z"

    def open(self, game: str, preset: str, *others: str, **options: Any) -> tuple[Room, Seated]:
        seats = [NewSeat("you", "Ana"), *(NewSeat(kind) for kind in others)]
        wish = NewRoom(game, preset, seats, options, steps_in=self.steps_in, clock=self.clock)
        made = opening(wish, self.ports.bots, self.ports.chance, self.ports.now())
        name = made.seated.room
        self.log.rooms[name] = [encode(event) for event in made.events]
        return Room(name, state_of(made.events), self.ports), made.seated


async def settled(room: Room) -> None:
    """Wait until the room has nothing left to do, and no bot thinks."""
    await room._mailbox.emptied()
    await until(lambda: not room._thinking.busy and room._mailbox.idle)


@dataclass
class Passed:
    """How long something took."""

    #: In seconds, by the clock.
    clock: float = 0.0
    #: In seconds in which this event loop had its turns: what holds up the test on a busy machine does not count, what
    #: is waited for does, and so does what the loop's own thread works.
    loop: float = 0.0


@asynccontextmanager
async def timed() -> AsyncIterator[Passed]:
    """Measure what is done within."""
    passed, began = Passed(), time.monotonic()

    async def tick() -> None:
        before, worked = began, time.thread_time()
        while True:
            await asyncio.sleep(TICK)
            now, work = time.monotonic(), time.thread_time()
            passed.loop += max(min(now - before, HELD_UP * TICK), work - worked)
            before, worked = now, work

    ticking = asyncio.create_task(tick())
    try:
        yield passed
    finally:
        passed.clock = time.monotonic() - began
        ticking.cancel()


async def until(condition: Callable[[], object]) -> None:
    """Wait until ``condition()`` is true; fail after ``PATIENCE``."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - threads that set no event of ours
            await asyncio.sleep(0.001)


_ids = itertools.count(1)


def act(room: Room, listener: Listener, token: str, version: int | None = None) -> None:
    room.act(listener, Act(next(_ids), room.state.version if version is None else version, token))


async def play_deal(room: Room, people: dict[int, Listener], choose: Callable[[list[str]], str]) -> None:
    """Let the people act until the deal has ended."""
    await settled(room)
    while room.phase == "deal":
        deal = room.state.match.state
        assert deal is not None
        act(room, people[deal.to_act], choose(deal.legal()))
        await settled(room)


async def seated(house: House, *others: str) -> tuple[Room, Listener, int]:
    """A room of Kings Corner with one person, at that person's turn."""
    room, mine = house.open("kings-corner", "pagat", *others)
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    return room, ana, mine.seat
