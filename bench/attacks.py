"""Can one client spoil the game of others? Eleven attacks, one in two forms, each beside a room of four people.

``python -m bench.attacks [--moves 1000] [--only NAME ...] [--thought 0.1]``

Every attack meets a fresh server with its default limits (SQLite, synchronous=FULL, one core of its own where there
are two). Four scripted people play King, 0.1 s of thought a click; first undisturbed (half as many moves), then
during the attack. A click counts until all four have seen it. Attacker, players and newcomers have an address each.
A newcomer opens a room every second, sits down and receives a view; none may be refused. Attackers are processes
that run only when nothing else needs the core, so what is measured is the server and not the machine; "driver late"
says by how much the measuring process itself was late (p99). Linux only.

An attack takes some 3 minutes. The bars: during it p99 is at most 100 ms or 4 times that before it; no newcomer is
refused or waits for 10 s; all moves are made and no player loses the connection. The exit status is 1 if one is missed.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import resource
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets.exceptions import WebSocketException

from bench.king_room import KingRoom, Refused, address_of, ask, connected, hello
from bench.process import cpu_of, memory_of
from kingcraft.games.match import new_match
from kingcraft.games.registry import rule_set
from kingcraft.record.record import DealRecord, record_of
from tools.driver.server import Server

#: The addresses of the three kinds of clients.
ATTACKER: Final = "127.0.0.66"
PLAYERS: Final = "127.0.0.2"
NEWCOMERS: Final = "127.0.0.3"
#: The bars: milliseconds, or this often the figure before the attack.
P99: Final = 100.0
TIMES: Final = 4.0
#: Files that a server may have open where the attack is not about that.
FILES: Final = 20_000
#: Seconds within which a newcomer must be at the table.
PATIENCE: Final = 10.0
#: Bytes of a large body.
BODY: Final = 1_000_000
#: Deals of the heaviest record, and turns of each that only draw a card: one turn more, and the deal is over.
DEALS: Final = 300
DRAWS: Final = 35
#: Client frames without content: the start of a text, its continuation (both not the last), a ping. The mask is 0.
TEXT_BEGINS: Final = b"\x01\x80\0\0\0\0"
TEXT_GOES_ON: Final = b"\x00\x80\0\0\0\0"
PING: Final = b"\x89\x80\0\0\0\0"


@dataclass
class Target:
    """What an attacker knows, and what it has done."""

    port: int
    #: The name of the ordinary room.
    room: Callable[[], str]
    did: Counter[str] = field(default_factory=Counter)


async def half_requests(target: Target, connections: int) -> None:
    """Hold connections open by requests whose head never ends: a byte every 2 s. Open a closed one again."""

    async def hold() -> None:
        while True:
            try:
                _, writer = await raw(target)
                target.did["connections"] += 1
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                while not writer.is_closing():
                    await asyncio.sleep(2)
                    writer.write(b"x")
                    await writer.drain()
            except OSError:
                target.did["failed"] += 1
            await asyncio.sleep(0.2)

    await at_once(hold, connections)


async def brackets(target: Target) -> None:
    """Post 1 MB of empty arrays as a record to practise with, 7 times a second."""
    source = b'{"kind":"record","deal":0,"record":{"x":[' + b"[]," * (BODY // 3) + b"[]]}}"
    body = b'{"seats":[{"kind":"you"},{"kind":"random"}],"source":' + source + b"}"

    def post(flood: "Flood") -> None:
        flood.ask("POST", "/api/practice", body)
        time.sleep(1 / 7)

    await floods(target, [post] * 4)


async def heavy_records(target: Target) -> None:
    """Practise with the heaviest legal record, and replay it, as fast as it goes."""
    record = heaviest_record()
    await floods(
        target,
        [
            posting("/api/practice", practice_of(record)),
            posting("/api/replay", record),
            posting("/api/replay/deals/0", record),
        ],
    )


async def heavy_rooms(target: Target) -> None:
    """Read the record and the match of a room with the heaviest legal record, as fast as it goes."""
    wish = json.loads(practice_of(heaviest_record()))
    mine: dict[str, Any] = {}
    while not mine:
        try:
            mine = await asyncio.to_thread(ask, target.port, "/api/practice", wish, address=ATTACKER)
        except Refused as refused:
            target.did[f"room refused {refused.status}"] += 1
            await asyncio.sleep(1)
    paths = (f"/api/rooms/{mine['room']}/record", f"/api/matches/{mine['room']}", f"/api/rooms/{mine['room']}")
    await floods(target, [getting(path, mine["secret"]) for path in paths])


async def empty_fragments(target: Target) -> None:
    """Send one message in fragments that hold nothing and never end."""
    await frames(target, TEXT_BEGINS, TEXT_GOES_ON * 2000, 2000)


async def pings(target: Target) -> None:
    """Send ping frames, and read the answers, as fast as it goes."""
    await frames(target, b"", PING * 2000, 2000)


async def open_rooms(target: Target) -> None:
    """Open rooms as fast as it goes."""
    seats = [{"kind": "you"}, {"kind": "random"}]
    wish = json.dumps({"game": "kings-corner", "preset": "pagat", "seats": seats}).encode()
    await floods(target, [posting("/api/rooms", wish)] * 8)


async def endless_bodies(target: Target) -> None:
    """Send 500 bodies of 1 MB but for the last byte. Open a closed connection again."""

    async def send() -> None:
        while True:
            try:
                reader, writer = await raw(target)
                target.did["bodies"] += 1
                writer.write(b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
                writer.write(b"Content-Length: %d\r\n\r\n" % BODY + b" " * (BODY - 1))
                await writer.drain()
                answer = await reader.read(12)
                target.did[f"answer {answer[9:].decode() or 'none'}"] += 1
                writer.close()
            except OSError:
                target.did["failed"] += 1
            await asyncio.sleep(0.2)

    await at_once(send, 500)


async def onlookers(target: Target, many: int, each: int) -> None:
    """Look on at the ordinary room, ``each`` connections from an address."""
    numbers = iter(range(many))

    async def look() -> None:
        address = ATTACKER if each == many else address_of(next(numbers) // each)
        while True:
            try:
                async with connected(target.port, target.room(), address=address) as line:
                    await line.send(hello(changes=False))
                    target.did["connections"] += 1
                    async for _ in line:
                        target.did["messages"] += 1
            except (OSError, TimeoutError, WebSocketException):
                target.did["failed"] += 1
            await asyncio.sleep(0.5)

    await at_once(look, many)


async def reading(target: Target) -> None:
    """Read rule pages, the list of games and rooms that do not exist, as fast as it goes."""
    paths = ("/rules/en/king", "/api/rules/page/de/pagat?target=50", "/api/games", "/api/rooms/aaaaaaaaaaaaaaaa")
    await floods(target, [getting(path) for path in paths * 2])


class Attack(NamedTuple):
    """One of the eleven."""

    run: Callable[[Target], Awaitable[None]]
    about: str
    #: Files that the server may have open.
    files: int = FILES


ATTACKS: Final[dict[str, Attack]] = {
    "half-requests-1024": Attack(
        lambda target: half_requests(target, 1100), "1,100 half requests, server with 1,024 files", 1024
    ),
    "half-requests": Attack(lambda target: half_requests(target, 1500), "1,500 half requests"),
    "brackets": Attack(brackets, "7 bodies/s of 1 MB of `[],[],` to practise with"),
    "heavy-records": Attack(heavy_records, "practice and replay of the heaviest legal record"),
    "heavy-rooms": Attack(heavy_rooms, "reading a room with that record"),
    "empty-fragments": Attack(empty_fragments, "one socket, empty fragments"),
    "pings": Attack(pings, "one socket, ping frames"),
    "open-rooms": Attack(open_rooms, "opening rooms as fast as it goes"),
    "endless-bodies": Attack(endless_bodies, "500 bodies of 1 MB that never end"),
    "onlookers": Attack(lambda target: onlookers(target, 1000, 1000), "1,000 onlookers from one address"),
    "crowd": Attack(lambda target: onlookers(target, 2000, 10), "2,000 onlookers from 200 addresses"),
    "reading": Attack(reading, "rule pages, games, unknown rooms as fast as it goes"),
}


def heaviest_record() -> bytes:
    """Return the legal record with as many actions as fit into a practice room: deals given up before their end."""
    match = new_match(rule_set("kings-corner", "pagat", {}), 2, 0)
    deck = tuple(range(52))
    deal = DealRecord(deck, ("end",) * DRAWS)
    for _ in range(DEALS):
        match = match.start(deck)
        for token in deal.actions:
            match = match.apply(token)
        match = match.void()
    return json.dumps(record_of(match, ["A", "B"], 0, [deal] * DEALS).to_json(), separators=(",", ":")).encode()


def practice_of(record: bytes) -> bytes:
    """Return the body that asks for a practice room with the last deal of the heaviest record."""
    seats = b'[{"kind":"you"},{"kind":"random"}]'
    last = b'"deal":%d,"action":10' % (DEALS - 1)
    return b'{"seats":%s,"source":{"kind":"record",%s,"record":%s}}' % (seats, last, record)


async def raw(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection from the attacker's address. Raises ``OSError``."""
    async with asyncio.timeout(10):
        return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))


async def at_once(work: Callable[[], Coroutine[Any, Any, None]], many: int) -> None:
    """Do ``work`` ``many`` times at once, begun within a few seconds."""
    async with asyncio.TaskGroup() as group:
        for number in range(many):
            group.create_task(work())
            if number % 20 == 19:
                await asyncio.sleep(0.02)


async def frames(target: Target, first: bytes, block: bytes, many: int) -> None:
    """Look on at the ordinary room and send ``first``, then blocks of ``many`` frames without end."""
    while True:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with connected(target.port, target.room(), address=ATTACKER) as line:
                await line.send(hello(changes=False))
                target.did["connections"] += 1
                reading = asyncio.create_task(_drain(line))
                line.transport.write(first)
                while not reading.done():
                    line.transport.write(block)
                    target.did["frames"] += many
                    await line.drain()
                    await asyncio.sleep(0)
                target.did[f"closed {line.close_code}"] += 1
        await asyncio.sleep(0.5)


async def _drain(line: Any) -> None:
    with contextlib.suppress(WebSocketException, OSError):
        async for _ in line:
            pass


class Flood:
    """A connection of a thread that asks again as soon as it has the answer."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._line = http.client.HTTPConnection("127.0.0.1", target.port, timeout=30, source_address=(ATTACKER, 0))

    def ask(self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> None:
        """Ask and count the answer."""
        try:
            given = {"Content-Type": "application/json"} if body else {}
            self._line.request(method, path, body, {**given, **(headers or {})})
            answer = self._line.getresponse()
            answer.read()
            self._target.did[f"answer {answer.status}"] += 1
        except (OSError, http.client.HTTPException):
            self._target.did["failed"] += 1
            self._line.close()
            time.sleep(0.05)


def posting(path: str, body: bytes) -> Callable[[Flood], None]:
    """Return what posts ``body`` once."""
    return lambda flood: flood.ask("POST", path, body)


def getting(path: str, secret: str = "") -> Callable[[Flood], None]:
    """Return what reads ``path`` once."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return lambda flood: flood.ask("GET", path, headers=headers)


async def floods(target: Target, asks: list[Callable[[Flood], None]]) -> None:
    """Run a thread for each of ``asks`` that calls it without end."""

    def work(each: Callable[[Flood], None]) -> None:
        flood = Flood(target)
        while True:
            each(flood)

    for each in asks:
        threading.Thread(target=work, args=(each,), daemon=True).start()
    await asyncio.Event().wait()


def attack_until_told(name: str, port: int, room: Any, pipe: Connection) -> None:
    """Run an attack in this process until the pipe says to end. Send back what was done."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    target = Target(port, lambda: str(room.value.decode()))

    async def run() -> None:
        attack = asyncio.ensure_future(ATTACKS[name].run(target))
        told = asyncio.ensure_future(asyncio.to_thread(pipe.recv))
        await asyncio.wait((attack, told), return_when=asyncio.FIRST_COMPLETED)
        if attack.done():
            target.did[f"gave up: {attack.exception()!r}"] += 1
            await told
        pipe.send(dict(target.did))
        os._exit(0)  # threads that flood never end

    asyncio.run(run())


@dataclass
class Ordinary:
    """The ordinary room: one match after the other, always with four people."""

    port: int
    thought: float
    #: The name of the present room, for attackers.
    name: Any
    seed: int = 0
    table: KingRoom | None = None
    former: list[KingRoom] = field(default_factory=list)
    refused: int = 0

    async def play(self) -> None:
        """Play without end."""
        while True:
            table = KingRoom(self.port, self.seed, address=PLAYERS, thought=lambda: self.thought)
            try:
                await table.open()
            except (Refused, OSError):
                self.refused += 1
                await asyncio.sleep(0.2)
                continue
            self.name.value = table.name.encode()
            self.table, self.seed = table, self.seed + 1
            await table.play()
            self.former.append(table)

    @property
    def tables(self) -> list[KingRoom]:
        """All tables so far."""
        return list(dict.fromkeys([*self.former, *([self.table] if self.table else [])]))

    def waits(self) -> list[float]:
        """Return how long all clicks took so far, milliseconds."""
        return [wait for table in self.tables for wait in table.waits]

    def pending(self) -> float:
        """Return how long the present click has taken already, milliseconds."""
        clicked = self.table.clicked if self.table else None
        return 0.0 if clicked is None else (time.perf_counter() - clicked) * 1000


@dataclass
class Newcomers:
    """People who open a room every second and sit down."""

    port: int
    came: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    async def come(self) -> None:
        """Come without end."""
        async with asyncio.TaskGroup() as group:
            while True:
                group.create_task(self._one())
                await asyncio.sleep(1)

    async def _one(self) -> None:
        self.came += 1
        try:
            async with asyncio.timeout(PATIENCE):
                wish = {"game": "king", "preset": "king", "seats": [{"kind": "you"}, *[{"kind": "open"}] * 3]}
                mine = await asyncio.to_thread(ask, self.port, "/api/rooms", wish, address=NEWCOMERS, timeout=PATIENCE)
                async with connected(self.port, mine["room"], address=NEWCOMERS) as line:
                    await line.send(hello(mine["secret"]))
                    answer = json.loads(await line.recv())
            if answer["type"] != "update":
                self.refused[answer["code"]] += 1
        except Refused as refused:
            self.refused[str(refused.status)] += 1
        except (OSError, TimeoutError, WebSocketException) as error:
            self.refused[type(error).__name__] += 1


async def lateness(late: list[float]) -> None:
    """Note without end by how many milliseconds this process wakes up too late."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        late.append((time.perf_counter() - began - 0.02) * 1000)


class Figures(NamedTuple):
    """What came of one attack."""

    before: list[float]
    during: list[float]
    #: By how much the measuring process woke up too late during the attack.
    late: list[float]
    newcomers: int
    refused: Counter[str]
    #: Connections that players lost, and their rooms that the server refused to open.
    lost: int
    #: MB at most, kB of the log, CPU seconds a second.
    memory: float
    log: float
    load: float
    did: dict[str, int]
    #: Whether the server answers within 10 s when the attack is over.
    healthy: bool

    def faults(self, moves: int) -> list[str]:
        """Return the bars that were missed."""
        worst = percentile(self.during, 99)
        return [
            *([f"p99 {worst:.0f} ms"] if worst > max(P99, TIMES * percentile(self.before, 99)) else []),
            *([f"{len(self.during)} moves"] if len(self.during) < moves else []),
            *([f"{self.refused.total()} newcomers refused"] if self.refused else []),
            *([f"{self.lost} connections lost"] if self.lost else []),
            *([] if self.healthy else ["no answer afterwards"]),
            *[did for did in self.did if did.startswith("gave up")],
        ]


def percentile(values: list[float], percent: int) -> float:
    """Return a percentile; infinite without values."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)] if values else float("inf")


async def measured(ordinary: Ordinary, moves: int) -> list[float]:
    """Return how long the next ``moves`` clicks take; fewer, if they take more than ten times their thought."""
    begin = len(ordinary.waits())
    patience = time.monotonic() + 20 + 10 * moves * ordinary.thought
    while len(ordinary.waits()) < begin + moves and time.monotonic() < patience:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    found = ordinary.waits()[begin : begin + moves]
    return found if len(found) >= moves else [*found, ordinary.pending()]


async def attacked(name: str, server: Server, moves: int, thought: float) -> Figures:
    """Play before the attack and during it."""
    context = multiprocessing.get_context("spawn")
    room = context.Array("c", 64)
    ordinary, newcomers = Ordinary(server.port, thought, room), Newcomers(server.port)
    playing = asyncio.create_task(ordinary.play())
    await measured(ordinary, 10)
    before = await measured(ordinary, moves // 2)
    ours, theirs = context.Pipe()
    attacker = context.Process(target=attack_until_told, args=(name, server.port, room, theirs))
    attacker.start()
    coming = asyncio.create_task(newcomers.come())
    late = list[float]()
    watching = asyncio.create_task(lateness(late))
    clock, cpu = time.monotonic(), cpu_of(server.process.pid)
    during = await measured(ordinary, moves)
    if server.process.poll() is not None:
        raise RuntimeError(f"the server died: {server.stderr()[-1000:]}")
    load = (cpu_of(server.process.pid) - cpu) / (time.monotonic() - clock)
    for task in (coming, playing, watching):
        task.cancel()
    await asyncio.gather(coming, playing, watching, return_exceptions=True)
    ours.send("end")
    did = await asyncio.to_thread(lambda: ours.recv() if ours.poll(20) else {"gave up: no answer": 1})
    attacker.kill()
    attacker.join()
    return Figures(
        before,
        during,
        late,
        newcomers.came,
        newcomers.refused,
        sum(table.lost for table in ordinary.tables) + ordinary.refused,
        memory_of(server.process.pid)[1] / 1e6,
        server.errors.stat().st_size / 1e3,
        load,
        did,
        await asyncio.to_thread(_answers, server.port),
    )


def _answers(port: int) -> bool:
    try:
        return bool(ask(port, "/api/health", address=NEWCOMERS, timeout=PATIENCE))
    except (OSError, Refused):
        return False


def one_attack(name: str, moves: int, thought: float) -> Figures:
    """Attack a fresh server."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            # Long before Python has started and the server looks at its limits.
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (ATTACKS[name].files,) * 2)
            if len(cores) > 1:
                os.sched_setaffinity(server.process.pid, cores[:1])
                os.sched_setaffinity(0, cores[1:])
            server.wait_until_ready()
            return asyncio.run(attacked(name, server, moves, thought))
        finally:
            os.sched_setaffinity(0, cores)
            server.kill()


def main() -> int:
    """Run the attacks, print a row each, return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=1000, help="moves during each attack (default: 1000)")
    parser.add_argument("--thought", type=float, default=0.1, help="seconds before each click (default: 0.1)")
    parser.add_argument(
        "--only", nargs="+", choices=ATTACKS, default=list(ATTACKS), metavar="NAME", help=", ".join(ATTACKS)
    )
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    missed = False
    print("| attack | before p50 / p99 ms | during | driver late | newcomers refused ", end="")
    print("| server: cores, MB, log kB | attacker | verdict |\n|---|--:|--:|--:|--:|--:|---|---|")
    for name in arguments.only:
        found = one_attack(name, arguments.moves, arguments.thought)
        faults = found.faults(arguments.moves)
        missed = missed or bool(faults)
        refused = f"{found.refused.total()} of {found.newcomers}"
        if found.refused:
            refused += f" ({', '.join(f'{many} {code}' for code, many in found.refused.items())})"
        print(
            f"| {ATTACKS[name].about} "
            f"| {percentile(found.before, 50):.0f} / {percentile(found.before, 99):.0f} "
            f"| {percentile(found.during, 50):.0f} / {percentile(found.during, 99):.0f} "
            f"| {percentile(found.late, 99):.0f} | {refused} | {found.load:.2f}, {found.memory:.0f}, {found.log:.0f} "
            f"| {', '.join(f'{many} {did}' for did, many in sorted(found.did.items()))} "
            f"| {'; '.join(faults) or 'held'} |",
            flush=True,
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
