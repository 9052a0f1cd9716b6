"""What a card costs the server: CPU of the server process per applied King card, 4 scripted sockets a room, no bots.

``python -m bench.server [--rooms 1 50] [--rounds 3] [--deals 10]`` starts real servers (SQLite, synchronous=FULL,
loopback sockets), plays whole matches with people who take a random legal token at once, and prints medians. Each
round also measures what uvicorn alone needs to send as many frames of that size (``echo.py``), and what a match
sends to a person, with and without deflate. Linux only: it reads /proc.
"""

import argparse
import asyncio
import contextlib
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench import echo
from bench.king_room import SEATS, KingRoom, address_of
from bench.process import cpu_of, memory_of
from tools.driver.server import Server

#: Deals of a match of King.
DEALS: Final = 10


@dataclass
class Round:
    """One run."""

    #: CPU seconds of the server, and seconds by the clock.
    cpu: float
    wall: float
    #: Applied actions, and cards among them.
    actions: int
    cards: int
    #: Milliseconds from a click until all four had seen it.
    waits: list[float]
    #: Bytes that came to all sockets, and in how many messages.
    bytes: int
    messages: int
    #: Memory of the server at the end, bytes.
    memory: int
    #: CPU seconds of uvicorn alone for as many actions.
    echo: float = 0.0
    #: Bytes of the database afterwards.
    stored: int = 0

    def bytes_of_match(self, rooms: int, deals: int) -> float:
        """Return the bytes that a whole match sends to one socket."""
        return self.bytes / rooms / SEATS * DEALS / deals


def stored(data: Path) -> tuple[int, int]:
    """Return the bytes of the database of a server that has ended, and its events."""
    [file] = data.glob("*.sqlite3")
    with sqlite3.connect(file) as database:
        [events] = database.execute("SELECT count(*) FROM event").fetchone()
    return file.stat().st_size, events


async def _play(rooms: int, servers: Sequence[Server], deals: int, *, deflate: bool, thought: float) -> Round:
    chance = random.Random(rooms)
    tables = [
        KingRoom(
            server.port,
            seed,
            address=address_of(seed),
            thought=lambda: chance.uniform(0, 2 * thought),
            deals=deals,
            deflate=deflate,
        )
        for number, server in enumerate(servers)
        for seed in range(number * rooms, (number + 1) * rooms)
    ]
    for table in tables:
        await table.open()

    def spent() -> float:
        return sum(cpu_of(server.process.pid) for server in servers)

    started, cpu = time.perf_counter(), spent()
    await asyncio.gather(*(table.play() for table in tables))
    return Round(
        spent() - cpu,
        time.perf_counter() - started,
        sum(table.actions for table in tables),
        sum(table.cards for table in tables),
        [wait for table in tables for wait in table.waits],
        sum(table.bytes for table in tables),
        sum(table.messages for table in tables),
        memory_of(servers[0].process.pid)[0],
    )


def one_round(
    rooms: int,
    deals: int,
    *,
    deflate: bool = False,
    database: str = "",
    bus: str = "",
    servers: int = 1,
    thought: float = 0,
) -> Round:
    """Play one match in each of ``rooms`` rooms of a fresh server.

    ``database``: in PostgreSQL, ``bus``: with NATS, both URLs; ``servers``: that share it, each with ``rooms`` rooms;
    ``thought``: seconds before a click, on average.
    """
    options = (*(("--database", database) if database else ()), *(("--bus", bus) if bus else ()))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        folders = [Path(folder) / f"data{number}" for number in range(servers)]
        started = [stack.enter_context(Server(data, "--rate", "0", *options)) for data in folders]
        found = asyncio.run(_play(rooms, started, deals, deflate=deflate, thought=thought))
        stack.close()
        if not database:
            found.stored, _ = stored(folders[0])
    return found


def echo_cpu(rooms: int, moves: int, size: int) -> float:
    """Return the CPU seconds that uvicorn alone needs for ``moves`` moves in each room, frames of ``size`` bytes."""
    command = [sys.executable, "-m", "bench.echo", str(size)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        try:
            asyncio.run(echo.drive(port, rooms, 10))
            before = cpu_of(process.pid)
            asyncio.run(echo.drive(port, rooms, moves))
            return cpu_of(process.pid) - before
        finally:
            process.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=DEALS)
    arguments = parser.parse_args()
    results: dict[int, list[Round]] = {rooms: [] for rooms in arguments.rooms}
    deflated: list[Round] = []
    for _ in range(arguments.rounds):
        for rooms, rounds in results.items():
            found = one_round(rooms, arguments.deals)
            found.echo = echo_cpu(rooms, found.actions // rooms, found.bytes // found.messages)
            rounds.append(found)
        deflated.append(one_round(1, arguments.deals, deflate=True))
    print("| rooms | CPU us a card | an action | uvicorn alone | actions/s | median ms a click | 99% ms ", end="")
    print("| kB a match | stored |")
    print("|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    median = statistics.median
    for rooms, rounds in results.items():
        waits = sorted(wait for round_ in rounds for wait in round_.waits)
        print(
            f"| {rooms} | {median(1e6 * r.cpu / r.cards for r in rounds):.0f} "
            f"| {median(1e6 * r.cpu / r.actions for r in rounds):.0f} "
            f"| {median(1e6 * r.echo / r.actions for r in rounds):.0f} "
            f"| {median(r.actions / r.wall for r in rounds):.0f} "
            f"| {median(waits):.1f} | {waits[len(waits) * 99 // 100]:.1f} "
            f"| {median(r.bytes_of_match(rooms, arguments.deals) for r in rounds) / 1000:.0f} "
            f"| {median(r.stored / rooms * DEALS / arguments.deals for r in rounds) / 1000:.0f} |"
        )
    offered = median(r.bytes_of_match(1, arguments.deals) for r in deflated) / 1000
    print(
        f"\nA click takes until all four have seen it. kB are those of one socket; deflate offered: {offered:.0f} kB."
    )


if __name__ == "__main__":
    main()
