"""How long people wait for the shuffle of a deal: ``python -m bench.shuffling``, ``--deals 40``.

Two people play short deals of Kings Corner. Measured is the time from the moment when the second of them is ready until
both see the deal: with clients that take no part in the shuffle (the deck follows from the seed alone) and with clients
that answer in both rounds, on this machine and over a line that takes 100 ms there and back. The aim is a difference of
at most 300 ms.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tools.driver.server import Person, Server
from tools.driver.shuffling import Shuffler

#: The most that two rounds may cost, milliseconds.
AIM = 300
#: How long people look at the result of a deal, seconds; in this time the commitments arrive.
RESULT = 0.4
#: How long people think, seconds: no quicker than the server lets them act.
THOUGHT = 0.2
#: The seconds that each line takes one way.
LINES = {"this machine": 0.0, "100 ms there and back": 0.05}


async def slow_line(port: int, seconds: float) -> asyncio.Server:
    """Listen on a port of this machine and pass everything on to ``port`` and back, ``seconds`` later."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while piece := await reader.read(65_536):
            loop.call_later(seconds, writer.write, piece)
        loop.call_later(seconds, writer.close)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer), return_exceptions=True)

    return await asyncio.start_server(serve, "127.0.0.1", 0)


async def waits(server: Server, deals: int, line: float, *, shuffles: bool) -> list[float]:
    """Return the milliseconds from ready to dealt, for each person and deal but the first."""
    mine = server.open_room("kings-corner", "pagat", "open", deals=deals, hand_size=1)
    seats = [mine, server.join(mine["room"])]
    chance, found = random.Random(1), list[float]()
    asked = 0.0  # when the last "next" was sent

    async def ask(person: Person) -> None:
        nonlocal asked
        await asyncio.sleep(RESULT)
        asked = time.perf_counter()
        await person.send({"type": "next"})

    async def play(seat: dict[str, Any], port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/rooms/{seat['room']}/socket"
        async with connect(address, compression=None, proxy=None) as socket, asyncio.TaskGroup() as tasks:
            person = Person(socket, Shuffler(bytes([seat["seat"]]) * 16) if shuffles else None)
            await person.send({"type": "hello", "secret": seat["secret"], "shuffles": shuffles})
            ready, update = -1, dict[str, Any]()
            while True:
                message = await person.receive()
                if message["type"] != "update":
                    continue
                update, view = message, message["view"]
                if view["phase"] == "over":
                    return
                if view["phase"] == "between" and ready != view["deal"]:
                    ready = view["deal"]
                    tasks.create_task(ask(person))
                if update["event"]["kind"] == "deal" and asked:
                    found.append(1000 * (time.perf_counter() - asked))
                if update["legal"]:
                    await asyncio.sleep(THOUGHT)
                    await person.act(update["version"], chance.choice(update["legal"]))

    async with await slow_line(server.port, line) as between:
        port = between.sockets[0].getsockname()[1]
        await asyncio.gather(*(play(seat, port) for seat in seats))
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--deals", type=int, default=40)
    deals = options.parse_args().deals
    met = True
    print("| line | no part: median, most | two rounds: median, most | difference |\n|---|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        for name, line in LINES.items():
            alone, both = (asyncio.run(waits(server, deals, line, shuffles=shuffles)) for shuffles in (False, True))
            more = statistics.median(both) - statistics.median(alone)
            met = met and more <= AIM
            shown = " | ".join(f"{statistics.median(some):.0f}, {max(some):.0f}" for some in (alone, both))
            print(f"| {name} | {shown} | {more:.0f} ms |")
    print(f"\naim: at most {AIM} ms more: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
