"""What does a room cost, a connection, a move? Idle rooms, connected people, paced play, onlookers, a storm.

``python -m bench.load [--idle-rooms 5000] [--rooms 500] [--rates 50 500] [--seconds 30] [--onlookers 0] [--drivers 2]``

A fresh server (SQLite, synchronous=FULL, no rate limits) goes through these phases, with scripted people in driver
processes, each room from an address of its own:

1. idle rooms are opened, to which no one is connected;
2. four people sit down in each of ``--rooms`` rooms of King, and wait;
3. all of them play, at each of ``--rates`` moves a second in all (exponential thinking times);
4. all connections break at once, and come back.

An idle room must write nothing, and everyone must come back. The exit status is 1 if one is missed. Linux only.
"""

import argparse
import asyncio
import multiprocessing
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets.exceptions import WebSocketException

from bench.chart import line_chart
from bench.king_room import SEATS, KingRoom, address_of, ask, connected, hello
from bench.process import cpu_of, memory_of, written_by
from bench.server import stored
from tools.driver.server import Server

#: Rooms that one driver opens at the same time.
AT_ONCE: Final = 8
#: Seconds of play before it is measured.
WARM_UP: Final = 3.0
#: Seconds within which everyone must be there.
PATIENCE: Final = 120.0


class Played(NamedTuple):
    """What one driver has seen in a while of play."""

    actions: int
    refused: int
    messages: int
    bytes: int
    #: Milliseconds from each click until all four had seen it.
    waits: list[float]
    #: By how many milliseconds the driver itself woke up too late.
    late: list[float]


class Driver:
    """The people of some of the rooms, in a process of their own. It does what the pipe says."""

    def __init__(self, port: int, number: int, rooms: int, deflate: bool) -> None:
        self.port, self.number, self.deflate = port, number, deflate
        self.random = random.Random(number)
        #: Seconds of thought on average.
        self.pace = 1.0
        self.rooms: list[KingRoom] = [self._room(index) for index in range(rooms)]
        self.tasks: list[asyncio.Task[None]] = []

    def _room(self, index: int, seed: int = 0) -> KingRoom:
        room = KingRoom(
            self.port,
            seed + index,
            address=address_of(1000 * self.number + index),
            thought=lambda: self.random.expovariate(1 / self.pace),
            deflate=self.deflate,
        )
        room.going.clear()
        return room

    async def idle(self, many: int) -> None:
        """Open rooms to which no one connects."""
        wish = {"game": "king", "preset": "king", "seats": [{"kind": "you"}, *[{"kind": "open"}] * (SEATS - 1)]}

        def open_one(index: int) -> None:
            ask(self.port, "/api/rooms", wish, address=address_of(30_000 + 100 * self.number + index % 100))

        with ThreadPoolExecutor(AT_ONCE) as pool:
            await asyncio.to_thread(lambda: list(pool.map(open_one, range(many))))

    async def sit(self) -> None:
        """Open the rooms of the people, and have them sit down and wait: some rooms after the others, as people come.

        All at once is what a storm measures: its handshakes need memory that the process keeps.
        """
        for begin in range(0, len(self.rooms), AT_ONCE):
            some = range(begin, min(begin + AT_ONCE, len(self.rooms)))
            await asyncio.gather(*(self.rooms[index].open() for index in some))
            self.tasks += [asyncio.create_task(self._play(index)) for index in some]
            await self._until(lambda room: len(room.here) == SEATS and room.phase == "deal", some)

    async def _play(self, index: int) -> None:
        """Play one match after the other."""
        for match in range(1, 1_000_000):
            await self.rooms[index].play()
            room = self._room(index, match * len(self.rooms))
            room.going = self.rooms[index].going
            await room.open()
            self.rooms[index] = room

    async def _until(self, condition: Callable[[KingRoom], bool], some: range | None = None) -> bool:
        """Wait until it holds for all rooms, or for ``some``. Return whether it does."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for task in self.tasks:
                if task.done():
                    task.result()
            if all(condition(self.rooms[index]) for index in some or range(len(self.rooms))):
                return True
            await asyncio.sleep(0.02)
        return False

    async def play(self, pace: float, seconds: float) -> Played:
        """Play with ``pace`` seconds between two moves of a room."""
        self.pace = pace
        for room in self.rooms:
            room.going.set()
        await asyncio.sleep(WARM_UP)
        rooms = list(self.rooms)
        before = {room: (room.actions, room.refused, room.messages, room.bytes, len(room.waits)) for room in rooms}
        late, end = list[float](), time.monotonic() + seconds
        while time.monotonic() < end:
            slept = time.perf_counter()
            await asyncio.sleep(0.02)
            late.append((time.perf_counter() - slept - 0.02) * 1000)
        actions, refused, messages, size = (
            sum(getattr(room, name) - before[room][place] for room in rooms)
            for place, name in enumerate(("actions", "refused", "messages", "bytes"))
        )
        waits = [wait for room in rooms for wait in room.waits[before[room][4] :]]
        for room in self.rooms:
            room.going.clear()
        return Played(actions, refused, messages, size, waits, late)

    async def look_on(self, many: int) -> None:
        """Have ``many`` onlookers look on, spread over the rooms."""
        for index in range(many):
            self.tasks.append(asyncio.create_task(self._look(self.rooms[index % len(self.rooms)], index)))
            if index % 20 == 19:
                await asyncio.sleep(0.02)
        await asyncio.sleep(1)

    async def _look(self, room: KingRoom, index: int) -> None:
        while True:
            try:
                address = address_of(40_000 + 1000 * self.number + index // 4)
                async with connected(self.port, room.name, address=address, deflate=self.deflate) as line:
                    await line.send(hello())
                    async for _ in line:
                        pass
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.2)

    async def storm(self) -> bool:
        """Break all connections, wait until everyone is back. Return whether they are."""
        for room in self.rooms:
            room.drop()
        return await self._until(lambda room: len(room.here) == SEATS)


def drive(pipe: Connection, port: int, number: int, rooms: int, deflate: bool) -> None:
    """Do what the pipe says, in this process."""

    async def run() -> None:
        driver = Driver(port, number, rooms, deflate)
        while True:
            name, arguments = await asyncio.to_thread(pipe.recv)
            pipe.send(await getattr(driver, name)(*arguments))

    asyncio.run(run())


class Drivers:
    """All driver processes."""

    def __init__(self, port: int, many: int, rooms: int, deflate: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes, self.processes = [], []
        for number in range(many):
            ours, theirs = context.Pipe()
            share = rooms // many + (number < rooms % many)
            process = context.Process(target=drive, args=(theirs, port, number, share, deflate), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def do(self, name: str, *arguments: Any) -> list[Any]:
        """Have all drivers do something at the same time. Return what each returned. Raises EOFError if one died."""
        for pipe in self.pipes:
            pipe.send((name, arguments))
        return [pipe.recv() for pipe in self.pipes]

    def end(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.kill()


class Cost(NamedTuple):
    """What a phase has cost the server."""

    seconds: float
    cpu: float
    #: Bytes written to files, and RSS at the end.
    written: int
    memory: int


def costs(pid: int, work: Callable[[], Any]) -> tuple[Cost, Any]:
    """Return what ``work`` costs the server, and what it returns."""
    clock, cpu, written = time.perf_counter(), cpu_of(pid), written_by(pid)
    result = work()
    cost = Cost(time.perf_counter() - clock, cpu_of(pid) - cpu, written_by(pid) - written, memory_of(pid)[0])
    return cost, result


def percentile(values: list[float], percent: int) -> float:
    """Return a percentile; infinite without values."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)] if values else float("inf")


def measure(arguments: argparse.Namespace, server: Server, data: Path) -> list[str]:
    """Go through the phases, print their figures. Return what was missed."""
    pid, rooms, faults = server.process.pid, arguments.rooms, list[str]()
    sockets = rooms * SEATS
    drivers = Drivers(server.port, arguments.drivers, rooms, arguments.deflate)
    try:
        empty, _ = costs(pid, lambda: time.sleep(arguments.seconds / 3))
        opened, _ = costs(pid, lambda: drivers.do("idle", arguments.idle_rooms // arguments.drivers))
        idle, _ = costs(pid, lambda: time.sleep(arguments.seconds / 3))
        seated, _ = costs(pid, lambda: drivers.do("sit"))
        time.sleep(1)
        waiting, _ = costs(pid, lambda: time.sleep(arguments.seconds))
        for name, cost in (("idle rooms", idle), ("rooms whose people wait", waiting)):
            if cost.written:
                faults.append(f"{name} have written {cost.written} bytes")
        a_room = (opened.memory - empty.memory) / max(1, arguments.idle_rooms) / 1000
        a_table = (waiting.memory - idle.memory) / rooms / 1000
        per_second = (waiting.cpu / waiting.seconds - idle.cpu / idle.seconds) / sockets * 1e6
        print("| what | figure |\n|---|--:|")
        print(
            f"| the empty server | {empty.memory / 1e6:.0f} MB, {empty.cpu / empty.seconds * 1e3:.1f} ms CPU a second |"
        )
        print(
            f"| {arguments.idle_rooms} idle rooms | {a_room:.1f} kB each, {idle.cpu / idle.seconds * 1e3:.1f} ms CPU a "
            f"second in all, {idle.written} bytes written in {idle.seconds:.0f} s |"
        )
        print(f"| opening one of them | {opened.cpu / max(1, arguments.idle_rooms) * 1e6:.0f} us CPU |")
        print(
            f"| {rooms} rooms with {SEATS} connected people | {a_table:.0f} kB each, of it a connection "
            f"{(a_table - a_room) / SEATS:.0f} kB |"
        )
        print(f"| opening one of them, four people sit down | {seated.cpu / rooms * 1e6:.0f} us CPU |")
        print(
            f"| a connection that waits | {per_second:.0f} us CPU a second, {waiting.written} bytes written by all in "
            f"{waiting.seconds:.0f} s |",
            flush=True,
        )
        if arguments.onlookers:
            looking, _ = costs(pid, lambda: drivers.do("look_on", arguments.onlookers // arguments.drivers))
            kilobytes = (looking.memory - waiting.memory) / arguments.onlookers / 1000
            print(
                f"| an onlooker | {kilobytes:.0f} kB, {looking.cpu / arguments.onlookers * 1e6:.0f} us CPU to connect |"
            )
        print("\n| moves/s wanted | made | CPU us a move | cores | p50 / p99 ms | bytes an update ", end="")
        print("| bytes written a move | MB | refused | driver late ms |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
        waits = list[list[float]]()
        for rate in arguments.rates:
            moved, parts = costs(pid, lambda: drivers.do("play", rooms / rate, arguments.seconds))  # noqa: B023
            print(play_row(rate, moved, parts, arguments.seconds), flush=True)
            waits.append([wait for part in parts for wait in part.waits])
        if arguments.svg:
            lines = {f"p{percent}": [percentile(each, percent) for each in waits] for percent in (50, 99)}
            title = f"From a click until all four have seen it, {rooms} rooms"
            arguments.svg.write_text(line_chart(title, "moves a second", "ms", arguments.rates, lines))
        storm, back = costs(pid, lambda: drivers.do("storm"))
        if not all(back):
            faults.append("not everyone came back")
        each = storm.cpu / sockets * 1e6
        grown = (storm.memory - waiting.memory) / rooms / 1000
        print(
            f"\n{sockets} connections broke at once: all back after {storm.seconds:.1f} s, {each:.0f} us CPU each; "
            f"since the rooms waited the server has grown by {grown:.0f} kB a room."
        )
    finally:
        drivers.end()
    server.stop()
    size, events = stored(data)
    print(f"The database: {size / 1e6:.1f} MB, {events} events, {size / events:.0f} bytes each.")
    if server.stderr():
        faults.append(f"the server has logged: {server.stderr()[:300]}")
    return faults


def play_row(rate: float, cost: Cost, parts: list[Played], seconds: float) -> str:
    """Return the row of a rate. The cost covers the warm-up too, at the same rate."""
    actions, refused = sum(part.actions for part in parts), sum(part.refused for part in parts)
    messages, size = sum(part.messages for part in parts), sum(part.bytes for part in parts)
    waits = [wait for part in parts for wait in part.waits]
    late = percentile([each for part in parts for each in part.late], 99)
    moves = max(1.0, actions * cost.seconds / seconds)
    return (
        f"| {rate:g} | {actions / seconds:.0f} | {cost.cpu / moves * 1e6:.0f} | {cost.cpu / cost.seconds:.2f} "
        f"| {percentile(waits, 50):.1f} / {percentile(waits, 99):.1f} | {size / max(1, messages):.0f} "
        f"| {cost.written / moves:.0f} | {cost.memory / 1e6:.0f} | {refused} | {late:.0f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle-rooms", type=int, default=5000, help="rooms without connections")
    parser.add_argument("--rooms", type=int, default=500, help="rooms with four connected people")
    parser.add_argument(
        "--rates", type=float, nargs="+", default=[50, 500], help="moves a second in all rooms together"
    )
    parser.add_argument("--seconds", type=float, default=30, help="length of each phase")
    parser.add_argument("--onlookers", type=int, default=0, help="connections without a seat, spread over the rooms")
    parser.add_argument("--drivers", type=int, default=2, help="processes of scripted people")
    parser.add_argument("--deflate", action="store_true", help="offer compressed messages, as browsers do")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw how long clicks take at each of the rates")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        most = str(2 * (arguments.idle_rooms + arguments.rooms) + 1000)
        with Server(data, "--rate", "0", "--max-rooms", most, "--forget-after", "86400") as server:
            faults = measure(arguments, server, data)
    for fault in faults:
        print(f"missed: {fault}")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
