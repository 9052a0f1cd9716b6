"""Does ``kill -9`` under load lose an action that people have seen?

``python -m bench.kills [--rounds 200] [--rooms 20]``

Rooms of four scripted people play King, each from an address of its own. In each round the server is killed at a random
moment and started on the same data; the people come back. What anyone at a table had seen before the kill, own
acknowledgements included, must be in the first view that each of them receives; at the end of a match also in its
record. Every fifth kill does not wait until all are back. The bar: nothing is lost, and every match goes on. The exit
status is 1 if it is missed. Linux only.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bench.king_room import AGAIN, SEATS, KingRoom, Refused, address_of, ask
from tools.driver.seen import Seen
from tools.driver.server import Server, free_port

#: Seconds within which all people must be back, and each table must go on, after a start.
PATIENCE: Final = 60.0
#: In each round of this number the kill comes while people are still coming back.
HASTY: Final = 5


class Table:
    """A place where one match follows the other, and what its people have seen."""

    #: What they play in.
    kind: type[KingRoom] = KingRoom

    def __init__(self, port: int, number: int) -> None:
        self.port, self.number = port, number
        self.room: KingRoom | None = None
        #: What is missing of what was seen, and what was seen.
        self.lost, self.faults = 0, list[str]()
        self.actions = self.updates = self.matches = 0
        self._seen: list[Seen] = []

    async def play(self) -> None:
        """Play without end."""
        while True:
            # A Refused is counted where a room that was opened, or seats that were taken, are no longer there.
            try:
                await self._match()
            except OSError:
                await asyncio.sleep(AGAIN)
            except Refused as refused:
                self._miss(self._lost_by(refused), f"refused: {refused}")
                await asyncio.sleep(AGAIN)

    def _lost_by(self, refused: Refused) -> int:
        """How much is lost where a server refuses."""
        del refused
        return 1

    async def _match(self) -> None:
        seed = 1000 * self.number + self.matches
        chance = random.Random(seed)
        room = self.kind(
            self.port,
            seed,
            address=address_of(self.number),
            thought=lambda: chance.uniform(0, 0.05),
            look=self._look,
        )
        await room.open()
        self._seen = [Seen() for _ in range(SEATS)]
        self.room = room
        try:
            await room.play()
        finally:
            self.actions += room.actions
            self.updates += room.messages
            self.room = None
        self.matches += 1
        record = await again_and_again(
            lambda: ask(room.port, f"/api/rooms/{room.name}/record", secret=room.secrets[0], address=room.address)
        )
        for seen in self._seen:
            self._miss(seen.missing_in(record), "record")

    def _look(self, view: dict[str, Any]) -> None:
        self._miss(self._seen[view["you"]].note(view), "view")

    def _miss(self, lost: int, where: str) -> None:
        self.lost += lost
        if lost:
            self.faults.append(f"table {self.number}, {where}: {lost} lost")

    def share(self) -> None:
        """Have each person expect what anyone at the table has seen: the server that could show it later is gone."""
        for seen in self._seen[1:]:
            self._seen[0].add(seen)
        for seen in self._seen[1:]:
            seen.add(self._seen[0])

    @property
    def back(self) -> bool:
        """Whether all four have a view."""
        return self.room is None or len(self.room.here) == SEATS

    def totals(self) -> tuple[int, int]:
        """Return the applied actions and the received updates so far."""
        actions, updates = (self.room.actions, self.room.messages) if self.room else (0, 0)
        return self.actions + actions, self.updates + updates


async def again_and_again(work: Callable[[], Any]) -> Any:
    """Return what ``work`` returns in a thread, as soon as the server answers."""
    while True:
        try:
            return await asyncio.to_thread(work)
        except OSError:
            await asyncio.sleep(AGAIN)


async def until(condition: Callable[[], bool]) -> bool:
    """Wait for a condition, at most :data:`PATIENCE`. Return whether it holds."""
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:  # noqa: ASYNC110 - of many rooms, which tell no one
        await asyncio.sleep(0.01)
    return condition()


class Kills:
    """The server, its tables, and what the rounds have shown."""

    def __init__(self, rounds: int, rooms: int, data: Path) -> None:
        self.rounds, self.data, self.port = rounds, data, free_port()
        self.tables = [Table(self.port, number) for number in range(rooms)]
        #: Seconds until the server was ready, and until everyone was back.
        self.starts, self.returns = list[float](), list[float]()
        #: How often a table did not go on.
        self.stuck = 0

    async def run(self) -> str:
        """Kill and start again. Return what the server has logged."""
        chance = random.Random(self.rounds)
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        for number in range(1, self.rounds + 1):
            server = await self._start(waits=number % HASTY > 0)
            await asyncio.sleep(chance.uniform(0.02, 1.0))
            await self._kill(server)
            for task in (each for each in playing if each.done()):
                task.result()  # raises what went wrong
            self._tell(number)
        server = await self._start(waits=True)
        before = [table.totals()[0] for table in self.tables]

        def all_go_on() -> bool:
            now = zip(self.tables, before, strict=True)
            return all(table.totals()[0] > actions or table.room is None for table, actions in now)

        self.stuck += not await until(all_go_on)
        await self._kill(server)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return server.stderr()

    async def _start(self, *, waits: bool) -> Server:
        began = time.perf_counter()
        server = Server(self.data, "--rate", "0", port=self.port)
        await asyncio.to_thread(server.wait_until_ready)
        self.starts.append(time.perf_counter() - began)
        if waits:
            self.stuck += not await until(lambda: all(table.back for table in self.tables))
            self.returns.append(time.perf_counter() - began)
        return server

    async def _kill(self, server: Server) -> None:
        await asyncio.to_thread(server.kill)
        for table in self.tables:
            table.share()

    @property
    def lost(self) -> int:
        """How many of the things seen were lost."""
        return sum(table.lost for table in self.tables)

    @property
    def totals(self) -> tuple[int, int]:
        """The applied actions and the received updates so far."""
        actions, updates = zip(*(table.totals() for table in self.tables), strict=True)
        return sum(actions), sum(updates)

    def _tell(self, number: int) -> None:
        back = f", all back {self.returns[-1]:.2f} s" if self.returns else ""
        done = f"{number} of {self.rounds} kills: {self.lost} lost of {self.totals[0]} actions"
        print(f"\r{done}, start {self.starts[-1]:.2f} s{back}", end="", file=sys.stderr, flush=True)

    def report(self) -> None:
        """Print the first faults and a table."""
        print(file=sys.stderr)
        for fault in [fault for table in self.tables for fault in table.faults][:20]:
            print(fault, file=sys.stderr)
        actions, updates = self.totals
        matches, median = sum(table.matches for table in self.tables), statistics.median
        print(
            "| kills | rooms | actions seen by those who made them | updates | matches ended | lost | stuck tables ",
            end="",
        )
        print("| start s, median / longest | all back s |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
        print(
            f"| {self.rounds} | {len(self.tables)} | {actions} | {updates} | {matches} | {self.lost} | {self.stuck} "
            f"| {median(self.starts):.2f} / {max(self.starts):.2f} "
            f"| {median(self.returns):.2f} / {max(self.returns):.2f} |"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--rooms", type=int, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kills = Kills(arguments.rounds, arguments.rooms, Path(folder) / "data")
        log = asyncio.run(kills.run())
    kills.report()
    if log:
        print(f"\nThe server has logged {len(log)} characters:\n{log[:1000]}")
    return int(bool(kills.lost or kills.stuck or log))


if __name__ == "__main__":
    sys.exit(main())
