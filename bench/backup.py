"""Does a backup under load have every action that was acknowledged before it began, and how long do moves wait for it?

``python -m bench.backup [--rounds 20] [--rooms 50] [--filler 200]``

Rooms of four scripted people play King beside ``--filler`` MB of stored matches. In each round ``kingcraft backup``
runs beside them, ``kingcraft restore`` makes a folder of what it wrote, and each room's log is read there: it must be
readable, and have as many actions as were acknowledged to its people before the backup began. Printed are the waits
from a click until all four have seen it, with and without a backup under way. The exit status is 1 if anything is
missing. Linux only.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.kills import Table, until
from kingcraft.room.log.replay import replay_log
from kingcraft.server.store.sqlite import SqliteStore
from tools.driver.server import Server


class Tables:
    """The tables, and what the rounds have shown."""

    def __init__(self, folder: Path, rooms: int) -> None:
        self.folder, self.rooms = folder, rooms
        self.missing = self.steps = self.size = 0
        self.took = list[float]()
        #: Milliseconds of waits beside a backup, and apart.
        self.beside, self.apart = list[float](), list[float]()

    async def run(self, server: Server, rounds: int) -> None:
        """Play, and make backups."""
        self.tables = [Table(server.port, number) for number in range(self.rooms)]
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        assert await until(lambda: all(table.room and table.room.actions > 2 for table in self.tables))
        for number in range(rounds):
            self._waits()
            await asyncio.sleep(1)
            self.apart += self._waits()
            await self._round(number)
            for task in (each for each in playing if each.done()):
                task.result()  # raises what went wrong
            print(f"\r{number + 1} of {rounds}: {self.missing} missing", end="", file=sys.stderr, flush=True)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _round(self, number: int) -> None:
        backup, restored = self.folder / f"{number}.sqlite3", self.folder / f"restored-{number}"
        acknowledged = {room.name: room.actions for table in self.tables if (room := table.room) and room.name}
        began = time.perf_counter()
        await _command("backup", backup, "--data", self.folder / "data")
        self.took.append(time.perf_counter() - began)
        self.beside += self._waits()
        await _command("restore", backup, "--data", restored)
        self.size = backup.stat().st_size
        store = SqliteStore(restored)
        for name, actions in acknowledged.items():
            bodies = await store.read(name)
            found = await asyncio.to_thread(replay_log, bodies)
            kept = sum(b'"acted"' in body for body in bodies)
            self.steps += actions
            self.missing += max(0, actions - kept) if found and not found[1] else actions + 1
        store.close()
        for path in (backup, *restored.iterdir()):
            path.unlink()

    def _waits(self) -> list[float]:
        found = list[float]()
        for table in self.tables:
            if table.room:
                found += table.room.waits
                table.room.waits.clear()
        return found


async def _command(*words: Any) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "kingcraft", *map(str, words), stdout=-3)
    assert await process.wait() == 0, words


async def _fill(folder: Path, size: int) -> None:
    store = SqliteStore(folder)
    for number in range(size * 5):
        assert await store.append(f"filler{number}", 0, [os.urandom(100) for _ in range(1500)])
    store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--filler", type=int, default=200, help="MB")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(_fill(folder / "data", arguments.filler))
        tables = Tables(folder, arguments.rooms)
        with Server(folder / "data", "--rate", "0") as server:
            asyncio.run(tables.run(server, arguments.rounds))
            log = server.stderr()
    print(file=sys.stderr)
    print("| rounds | rooms | MB | acknowledged before, checked | missing | seconds, median / longest |", end="")
    print(" waits ms beside it: median / p99 / longest | apart |\n|--:|--:|--:|--:|--:|--:|--:|--:|")
    print(
        f"| {arguments.rounds} | {arguments.rooms} | {tables.size >> 20} | {tables.steps} | {tables.missing} "
        f"| {statistics.median(tables.took):.1f} / {max(tables.took):.1f} "
        f"| {_three(tables.beside)} | {_three(tables.apart)} |"
    )
    if log:
        print(f"\nThe server has logged:\n{log[:1000]}")
    return int(bool(tables.missing or log))


def _three(waits: list[float]) -> str:
    ordered = sorted(waits)
    return f"{statistics.median(ordered):.0f} / {ordered[int(len(ordered) * 0.99)]:.0f} / {ordered[-1]:.0f}"


if __name__ == "__main__":
    sys.exit(main())
