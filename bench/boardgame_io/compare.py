"""What does a move cost us, and what boardgame.io? A game like King, 4 sockets a match, CPU of the server process.

``python -m bench.boardgame_io.compare [--rooms 1 50] [--rounds 3] [--deals 10]``, after ``npm ci`` in this folder
(Node 18 or later). Rounds of both alternate. boardgame.io 0.50.2 keeps matches in memory; Kingcraft stores each action
on disk before it shows it. Both are driven in the same way: raw WebSockets, whole matches, a random legal card at
once. Linux only.

A plain ``npm install boardgame.io`` answers 404 on all its lobby routes: it gets a koa-compose that its router cannot
use. ``overrides`` in ``package.json`` names one that it can.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from bench.king_room import SEATS, CountedConnection, ask
from bench.process import cpu_of, memory_of
from bench.server import DEALS, Round, one_round

FOLDER: Final = Path(__file__).parent
#: What a message of the game's namespace begins with (Engine.IO message, Socket.IO event).
EVENT: Final = "42/king,"


@dataclass
class Match:
    """One match with four scripted people."""

    port: int
    seed: int
    deals: int
    moves: int = 0
    bytes: int = 0
    messages: int = 0
    waits: list[float] = field(default_factory=list)
    _clicked: float = 0.0
    _blind: set[int] = field(default_factory=set)

    async def open(self) -> None:
        """Create the match and take its seats."""
        self._choose = random.Random(self.seed).choice
        self._name = (await self._ask("create", {"numPlayers": SEATS}))["matchID"]
        self._keys = [
            (await self._ask(f"{self._name}/join", {"playerID": str(seat), "playerName": f"P{seat}"}))[
                "playerCredentials"
            ]
            for seat in range(SEATS)
        ]

    async def _ask(self, path: str, body: dict[str, Any]) -> Any:
        return await asyncio.to_thread(ask, self.port, f"/games/king/{path}", body)

    async def play(self) -> None:
        """Play with all four people."""
        await asyncio.gather(*(self._sit(seat) for seat in range(SEATS)))

    async def _sit(self, seat: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        async with connect(
            address,
            compression=None,
            max_queue=None,
            proxy=None,
            ping_interval=None,
            create_connection=CountedConnection,
        ) as line:
            assert isinstance(line, CountedConnection)
            await line.recv()
            await line.send("40/king,")
            sent = -1
            async for text in line:
                assert isinstance(text, str)
                if text == "2":
                    await line.send("3")
                elif text.startswith("40/king"):
                    await self._emit(line, "sync", self._name, str(seat), self._keys[seat], SEATS)
                elif text.startswith(EVENT):
                    kind, *arguments = json.loads(text[len(EVENT) :])
                    if kind not in ("sync", "update"):
                        continue
                    self.messages += 1
                    state = arguments[1]["state"] if kind == "sync" else arguments[1]
                    number, view = state["_stateID"], state["G"]
                    self._see(seat)
                    if len(view["sheet"]) >= self.deals or "gameover" in state["ctx"]:
                        break
                    if state["ctx"]["currentPlayer"] == str(seat) and number > sent:
                        sent = number
                        await self._move(line, seat, number, view)
            self.bytes += line.came

    async def _move(self, line: CountedConnection, seat: int, number: int, view: dict[str, Any]) -> None:
        led = view["trick"][0]["card"][1] if view["trick"] else ""
        legal = [card for card in view["hand"] if card[1] == led] or view["hand"]
        self.moves += 1
        move = {"type": "play", "args": [self._choose(legal)], "playerID": str(seat), "credentials": self._keys[seat]}
        self._clicked, self._blind = time.perf_counter(), set(range(SEATS))
        await self._emit(line, "update", {"type": "MAKE_MOVE", "payload": move}, number, self._name, str(seat))

    def _see(self, seat: int) -> None:
        if seat in self._blind:
            self._blind.discard(seat)
            if not self._blind:
                self.waits.append((time.perf_counter() - self._clicked) * 1000)

    @staticmethod
    async def _emit(line: CountedConnection, *arguments: Any) -> None:
        await line.send(EVENT + json.dumps(arguments))


async def _play(rooms: int, port: int, pid: int, deals: int) -> Round:
    matches = [Match(port, seed, deals) for seed in range(rooms)]
    for match in matches:
        await match.open()
    started, cpu = time.perf_counter(), cpu_of(pid)
    await asyncio.gather(*(match.play() for match in matches))
    moves = sum(match.moves for match in matches)
    return Round(
        cpu_of(pid) - cpu,
        time.perf_counter() - started,
        moves,
        moves,
        [wait for match in matches for wait in match.waits],
        sum(match.bytes for match in matches),
        sum(match.messages for match in matches),
        memory_of(pid)[0],
    )


def their_round(rooms: int, deals: int) -> Round:
    """Play one match in each of ``rooms`` rooms of a fresh boardgame.io."""
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        ["node", str(FOLDER / "server.cjs")], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            while not (line := process.stdout.readline()).startswith("port "):
                assert line, "boardgame.io did not start: npm ci in bench/boardgame_io"
            return asyncio.run(_play(rooms, int(line.split()[1]), process.pid, deals))
        finally:
            process.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=DEALS)
    arguments = parser.parse_args()
    median = statistics.median
    print("| rooms | server | CPU us a move | quartiles | moves/s | median ms a click | 99% ms ", end="")
    print("| kB a match and socket | MB |\n|--:|---|--:|--:|--:|--:|--:|--:|--:|")
    for rooms in arguments.rooms:
        results: dict[str, list[Round]] = {"Kingcraft": [], "boardgame.io": []}
        for _ in range(arguments.rounds):
            results["Kingcraft"].append(one_round(rooms, arguments.deals))
            results["boardgame.io"].append(their_round(rooms, arguments.deals))
        costs = {name: sorted(1e6 * r.cpu / r.actions for r in rounds) for name, rounds in results.items()}
        for name, rounds in results.items():
            waits = sorted(wait for r in rounds for wait in r.waits)
            cost, size = costs[name], median(r.bytes_of_match(rooms, arguments.deals) for r in rounds)
            quarter = len(cost) // 4
            print(
                f"| {rooms} | {name} | {median(cost):.0f} | {cost[quarter]:.0f} .. {cost[-1 - quarter]:.0f} "
                f"| {median(r.actions / r.wall for r in rounds):.0f} "
                f"| {median(waits):.1f} | {waits[len(waits) * 99 // 100]:.1f} | {size / 1000:.0f} "
                f"| {median(r.memory for r in rounds) / 1e6:.0f} |"
            )
        ratio = median(costs["boardgame.io"]) / median(costs["Kingcraft"])
        print(f"| {rooms} | ratio | **{ratio:.1f}** | | | | | | |", flush=True)


if __name__ == "__main__":
    main()
