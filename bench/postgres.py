"""What a card costs a server over PostgreSQL and NATS, beside one over SQLite, and two servers of one database.

``python -m bench.postgres [--rooms 1 50] [--rounds 3] [--deals 10]`` plays as ``bench.server`` does, on each in turn:
CPU of the servers an action, and that of PostgreSQL and NATS apart. Both are real, with their defaults (``fsync`` on).
Two servers have as many rooms each, and the people of a room are at its server. They are compared with one where people
think for some time: as fast as they go, the driver would serve each of two servers half as fast, and a server that has
less to do at once needs more for each action. Linux only: it reads /proc.

``python -m bench.postgres --appends 500 [--seconds 20]`` appends as many events a second to 200 rooms, without servers,
and prints how long an append takes; then it says how much an idle server writes.

``python -m bench.postgres --players 2000 [--moves 500]`` has many people at tables, over SQLite and over PostgreSQL
with NATS, and prints how long a click takes until all four have seen it.
"""

import argparse
import asyncio
import contextlib
import resource
import secrets
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

import asyncpg

from bench.king_room import SEATS
from bench.load import Drivers, Played, percentile
from bench.process import cpu_of, cpu_of_all
from bench.server import DEALS, one_round
from kingcraft.server.store.postgres import PostgresStore
from kingcraft.server.store.sqlite import SqliteStore
from kingcraft.service.bus import HereBus
from kingcraft.service.leases import Leases, Server
from tools.driver.server import Server as Process
from tools.driver.services import Nats, Postgres

#: Times SQLite's CPU of an action: of the server alone, and with PostgreSQL and NATS, by the number of rooms.
SERVER: Final = 1.1
TOGETHER: Final = {1: 2.0, 50: 1.4}
#: Times the CPU an action of one server: of two.
TWO: Final = 1.15
#: Times SQLite's time from a click until all have seen it, of 99 in 100 clicks.
CLICK: Final = 1.5
#: Seconds before a click where one server is compared with two.
THOUGHT: Final = 0.1
#: Rooms that are appended to, and bytes of an event.
ROOMS: Final = 200
EVENT: Final = 42
#: Milliseconds within which 99 of 100 appends are stored.
STORED: Final = 25.0

Append = Callable[[str, int, Sequence[bytes]], Awaitable[bool]]


def moves(rooms_each: Sequence[int], rounds: int, deals: int) -> None:
    """Print what an action costs."""
    median = statistics.median
    print("| rooms | SQLite: us an action | PostgreSQL, NATS: server | PostgreSQL | NATS ", end="")
    print("| server | together | bars | two servers | bar |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for rooms in rooms_each:
        found: dict[str, list[float]] = {kind: [] for kind in ("file", "one", "paced", "two", "postgres", "nats")}
        for number in range(rounds):
            kinds = ("file", "one", "paced", "two")
            for kind in kinds if number % 2 else reversed(kinds):
                if kind == "file":
                    alone = one_round(rooms, deals)
                    found["file"].append(1e6 * alone.cpu / alone.actions)
                    continue
                with Postgres() as postgres, Nats() as nats:
                    before = cpu_of_all(postgres.pid), cpu_of(nats.pid)
                    servers = 2 if kind == "two" else 1
                    thought = THOUGHT if kind in ("paced", "two") else 0.0
                    played = one_round(
                        rooms, deals, database=postgres.url, bus=nats.url, servers=servers, thought=thought
                    )
                    found[kind].append(1e6 * played.cpu / played.actions)
                    if kind == "one":
                        found["postgres"].append(1e6 * (cpu_of_all(postgres.pid) - before[0]) / played.actions)
                        found["nats"].append(1e6 * (cpu_of(nats.pid) - before[1]) / played.actions)
        file, one, paced_, two, postgres_, nats_ = (median(times) for times in found.values())
        print(
            f"| {rooms} | {file:.0f} | {one:.0f} | {postgres_:.0f} | {nats_:.0f} | {one / file:.2f} "
            f"| {(one + postgres_ + nats_) / file:.2f} | {SERVER}, {TOGETHER.get(rooms, '-')} "
            f"| {two / paced_:.2f} | {TWO} |",
            flush=True,
        )


async def paced(append: Append, rate: float, seconds: float) -> list[float]:
    """Append ``rate`` events a second to rooms in turn. Return the milliseconds that each took."""
    loop, waits = asyncio.get_running_loop(), list[float]()
    lengths = [0] * ROOMS

    async def one(room: int) -> None:
        began = time.perf_counter()
        assert await append(f"room{room}", lengths[room], [secrets.token_bytes(EVENT)])
        waits.append(1000 * (time.perf_counter() - began))
        lengths[room] += 1

    began, tasks = loop.time(), list[asyncio.Task[None]]()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - loop.time()))
        tasks.append(loop.create_task(one(number % ROOMS)))
    await asyncio.gather(*tasks)
    return sorted(waits)


async def appends(rate: float, seconds: float) -> None:
    """Print how long an append takes, in SQLite and in PostgreSQL."""
    print("| store | appends/s | median ms | p99 ms | longest | bar |\n|---|--:|--:|--:|--:|--:|")

    def row(store: str, waits: list[float]) -> None:
        p99 = waits[99 * len(waits) // 100]
        print(f"| {store} | {rate:.0f} | {statistics.median(waits):.1f} | {p99:.1f} | {waits[-1]:.1f} | {STORED:.0f} |")

    with tempfile.TemporaryDirectory() as folder:
        file = SqliteStore(Path(folder))
        row("SQLite", await paced(file.append, rate, seconds))
        file.close()
    with Postgres() as postgres:
        store = PostgresStore(postgres.url)
        leases = Leases(store, Server("bench", ""), HereBus())
        await leases.start()
        row("PostgreSQL", await paced(leases.append, rate, seconds))
        await leases.close()
        store.close()


async def _written(url: str) -> int:
    """The place in the log of what the database has written so far, bytes."""
    connection = await asyncpg.connect(url)
    written = await connection.fetchval("SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint")
    await connection.close()
    return int(written)


def clicks(players: int, rate: float, seconds: float, rounds: int) -> None:
    """Print how long a click takes among many people."""
    rooms, waits = players // SEATS, {"SQLite": list[float](), "PostgreSQL, NATS": list[float]()}
    made: dict[str, int] = dict.fromkeys(waits, 0)
    for number in range(rounds):
        for kind in waits if number % 2 else reversed(waits):
            with contextlib.ExitStack() as stack:
                options = ["--rate", "0", "--max-rooms", str(2 * rooms + 1000)]
                if kind != "SQLite":
                    postgres, nats = stack.enter_context(Postgres()), stack.enter_context(Nats())
                    options += ["--database", postgres.url, "--bus", nats.url]
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                server = stack.enter_context(Process(folder / "data", *options))
                drivers = Drivers(server.port, 2, rooms, deflate=False)
                try:
                    drivers.do("sit")
                    parts: list[Played] = drivers.do("play", rooms / rate, seconds)
                finally:
                    drivers.end()
                waits[kind] += [wait for part in parts for wait in part.waits]
                made[kind] += sum(part.actions for part in parts)
    print(
        "| store | people | moves/s | click to all, ms: p50 | p99 | times SQLite | bar |\n|---|--:|--:|--:|--:|--:|--:|"
    )
    first = percentile(waits["SQLite"], 99)
    for kind, found in waits.items():
        p99 = percentile(found, 99)
        print(
            f"| {kind} | {players} | {made[kind] / rounds / seconds:.0f} | {percentile(found, 50):.1f} | {p99:.1f} "
            f"| {p99 / first:.2f} | {CLICK} |"
        )


def idle(seconds: float) -> None:
    """Print what a server writes whose rooms are idle: its heartbeat alone."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Postgres(autovacuum="off") as postgres,
        Process(Path(folder) / "data", "--database", postgres.url) as server,
    ):
        for _ in range(20):
            server.open_room("king", "king", "open", "open", "open")
        time.sleep(2)
        before = asyncio.run(_written(postgres.url))
        time.sleep(seconds)
        after = asyncio.run(_written(postgres.url))
    print(f"\nA server with 20 idle rooms: {(after - before) / seconds:.0f} bytes a second are written.")


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--appends", type=float, help="a second; instead of matches")
    parser.add_argument("--players", type=int, help="at tables; instead of matches")
    parser.add_argument("--moves", type=float, default=500, help="a second in all, with --players")
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    if arguments.players:
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        clicks(arguments.players, arguments.moves, arguments.seconds, arguments.rounds)
    elif arguments.appends:
        asyncio.run(appends(arguments.appends, arguments.seconds))
        idle(arguments.seconds)
    else:
        moves(arguments.rooms, arguments.rounds, arguments.deals)


if __name__ == "__main__":
    main()
