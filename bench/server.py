"""What a card costs the server: CPU of the server process per applied King card, 4 scripted sockets a room, no bots.

``python bench/server.py [--rooms 1 50] [--rounds 3] [--deals 10]`` starts real servers (SQLite, synchronous=FULL,
loopback sockets), plays whole matches with people who take a random legal token at once, and prints medians. Linux
only: it reads /proc.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

SOURCE = Path(__file__).resolve().parent.parent / "src"


@dataclass
class Round:
    """One run: CPU seconds of the server, wall seconds, applied actions, cards among them, how long clicks waited."""

    cpu: float
    wall: float
    actions: int
    cards: int
    waits: list[float]


def cpu_of(pid: int) -> float:
    """User and system time of a process so far, seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return dict(json.load(answer))


class Table:
    """One room with four scripted people."""

    def __init__(self, port: int, deals: int, seed: int) -> None:
        self.port, self.deals, self.choose = port, deals, random.Random(seed).choice
        self.actions = self.cards = 0
        self.waits: list[float] = []

    async def play(self) -> None:
        """Open the room, seat everybody, play."""
        url = f"http://127.0.0.1:{self.port}/api/rooms"
        seats = [{"kind": "you"}, *[{"kind": "open"}] * 3]
        mine = await asyncio.to_thread(post, url, {"game": "king", "preset": "king", "seats": seats})
        others = [await asyncio.to_thread(post, f"{url}/{mine['room']}/seat", {"name": f"P{n}"}) for n in range(3)]
        await asyncio.gather(*(self._sit(mine["room"], seat["secret"]) for seat in (mine, *others)))

    async def _sit(self, room: str, secret: str) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/rooms/{room}/socket"
        async with connect(address, compression=None, max_queue=None, proxy=None) as person:
            await person.send(json.dumps({"type": "hello", "secret": secret, "nonce": "00" * 16, "changes": True}))
            clicked, asked = 0.0, 0
            async for text in person:
                message = json.loads(text)
                view = message["view"]
                ended = len(view["sheet"]["deals"])
                if clicked and message["event"]["seat"] == view["you"]:
                    self.waits.append((time.perf_counter() - clicked) * 1000)
                    clicked = 0.0
                if view["phase"] == "over" or ended >= self.deals:
                    return
                if view["phase"] == "between" and asked < ended:
                    asked = ended
                    await person.send('{"type":"next","nonce":""}')
                elif message["legal"] and message["event"]["kind"] in ("act", "deal"):
                    token = self.choose(message["legal"])
                    self.actions += 1
                    self.cards += len(token) == 2 and token[1] in "CDHS"
                    clicked = time.perf_counter()
                    await person.send(
                        json.dumps({"type": "act", "id": 1, "version": message["version"], "token": token})
                    )


async def play(rooms: int, port: int, deals: int, pid: int) -> Round:
    tables = [Table(port, deals, seed) for seed in range(rooms)]
    started, cpu = time.perf_counter(), cpu_of(pid)
    await asyncio.gather(*(table.play() for table in tables))
    return Round(
        cpu_of(pid) - cpu,
        time.perf_counter() - started,
        sum(table.actions for table in tables),
        sum(table.cards for table in tables),
        [wait for table in tables for wait in table.waits],
    )


def one_round(rooms: int, deals: int) -> Round:
    with tempfile.TemporaryDirectory() as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        server = subprocess.Popen(
            [sys.executable, "-m", "kingcraft", "serve", "--port", str(port), "--data", data, "--rate", "0"],
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            stdout=subprocess.PIPE,
        )
        assert server.stdout is not None
        server.stdout.readline()
        try:
            return asyncio.run(play(rooms, port, deals, server.pid))
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=10)
    arguments = parser.parse_args()
    results: dict[int, list[Round]] = {rooms: [] for rooms in arguments.rooms}
    for _ in range(arguments.rounds):
        for rooms, rounds in results.items():
            rounds.append(one_round(rooms, arguments.deals))
    print("| rooms | CPU us a card | CPU us an action | actions/s | median ms a click | 99% ms |")
    print("|--:|--:|--:|--:|--:|--:|")
    for rooms, rounds in results.items():
        median = statistics.median
        waits = sorted(wait for round_ in rounds for wait in round_.waits)
        print(
            f"| {rooms} | {median(1e6 * r.cpu / r.cards for r in rounds):.0f} "
            f"| {median(1e6 * r.cpu / r.actions for r in rounds):.0f} "
            f"| {median(r.actions / r.wall for r in rounds):.0f} "
            f"| {median(waits):.1f} | {waits[len(waits) * 99 // 100]:.1f} |"
        )


if __name__ == "__main__":
    main()
