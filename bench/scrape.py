"""What a look at ``/metrics`` costs the server, and what counting costs a move.

``python -m bench.scrape [--rooms 500] [--looks 2000] [--rounds 3]`` starts a server (SQLite) with that number of tables
in memory, each with an open WebSocket, asks for ``/metrics`` again and again over one connection, and prints the CPU of
the server for a look, the median of the rounds; a round without looks, of the same length, is taken off. Then it counts
a move as a table and a store do, in a loop. The exit status is 1 above a millisecond. Linux only.
"""

import argparse
import asyncio
import contextlib
import http.client
import statistics
import sys
import tempfile
import time
import timeit
from pathlib import Path
from typing import Final

from bench.process import cpu_of
from kingcraft.room.log.events import Acted
from kingcraft.room.tally import Tally
from kingcraft.server.store.appends import Appends
from tools.driver.server import Server

#: Milliseconds of CPU that a look may cost.
BAR: Final = 1.0
#: Moves that are counted in a loop.
MOVES: Final = 200_000


def looked(server: Server, looks: int) -> tuple[float, float, int]:
    """Return the CPU seconds of the server for ``looks``, the seconds by the clock, and the bytes of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    body, began, spent = b"", time.monotonic(), cpu_of(server.process.pid)
    for _ in range(looks):
        connection.request("GET", "/metrics")
        body = connection.getresponse().read()
    spent, took = cpu_of(server.process.pid) - spent, time.monotonic() - began
    connection.close()
    assert b"kingcraft_moves_total" in body
    return spent, took, len(body)


async def _measured(server: Server, rooms: int, looks: int, rounds: int) -> list[tuple[float, int]]:
    """Return the milliseconds of CPU a look, and the bytes of an answer, of each round."""
    found = []
    async with contextlib.AsyncExitStack() as people:
        for _ in range(rooms):
            mine = await asyncio.to_thread(server.open_room, "king", "king", "thumb-1", "thumb-1", "thumb-1")
            await people.enter_async_context(server.sit(mine["room"], mine["secret"]))
        await asyncio.sleep(2)
        for _ in range(rounds):
            spent, took, size = await asyncio.to_thread(looked, server, looks)
            idle = cpu_of(server.process.pid)
            await asyncio.sleep(took)
            idle = cpu_of(server.process.pid) - idle
            found.append((1000 * (spent - idle) / looks, size))
    return found


def counting() -> float:
    """Return the microseconds that counting adds to a move."""
    tally, appends, events, began = Tally(), Appends(), [Acted(0, "KS")], time.monotonic()

    def move() -> None:
        tally.stored(events)
        appends.stored(began)

    return 1e6 * min(timeit.repeat(move, number=MOVES, repeat=5)) / MOVES


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--looks", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", "--rate", "0", "--max-per-address", "5000") as server,
    ):
        found = asyncio.run(_measured(server, given.rooms, given.looks, given.rounds))
    cost = statistics.median(each for each, _ in found)
    print("| tables with a person | bytes of an answer | CPU of a look, ms | bar | counting a move, us |")
    print("|--:|--:|--:|--:|--:|")
    print(f"| {given.rooms} | {found[-1][1]} | {cost:.2f} | {BAR:g} | {counting():.2f} |")
    return int(cost > BAR)


if __name__ == "__main__":
    sys.exit(main())
