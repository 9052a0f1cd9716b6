"""How much a finished match takes in PostgreSQL: its events as rows, and packed into one row.

``python -m bench.archive [--matches 300]`` plays matches with bots, a third of each kind, stores and packs them in a
real PostgreSQL, which says how large its tables are then. It also compares what could pack.
"""

import argparse
import asyncio
import bz2
import lzma
import random
import statistics
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from bench.folding import match_log
from kingcraft.bots.bot import BOTS
from kingcraft.server.store.postgres import PostgresStore, connected
from tools.driver.services import Postgres

#: Bytes an event, packed; and how much smaller than as rows.
BARS: Final = (5.4, 25)
KINDS: Final = (("king", "king", 4), ("kings-corner", "pagat", 2), ("kings-corner", "pagat", 4))
PACKERS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "zlib, level 6": lambda log: zlib.compress(log, 6),
    "zlib, level 9": lambda log: zlib.compress(log, 9),
    "bz2": bz2.compress,
    "lzma": lambda log: lzma.compress(log, preset=9),
}


def matches(count: int) -> list[list[bytes]]:
    """Return the logs of matches that bots have played."""
    bot, found = BOTS["thumb-1"](), list[list[bytes]]()
    for number in range(count):
        game, preset, players = KINDS[number % len(KINDS)]
        found.append(match_log(game, preset, players, 20_000, random.Random(number), bot=bot))
    return found


async def size_of(one: Any, table: str) -> int:
    """Return the bytes of a table on the disk, with its keys and what is beside it."""
    found: int = await one.fetchval("SELECT pg_total_relation_size($1::regclass)", table)
    return found


async def measured(url: str, logs: Sequence[list[bytes]]) -> None:
    """Store and pack, and print what it takes."""
    events = sum(map(len, logs))
    chance = random.Random(1)
    names = {f"{chance.getrandbits(64):016x}": log for log in logs}
    store = PostgresStore(url)
    one = await connected(url)
    assert store.archive is not None
    await one.copy_records_to_table(
        "room", records=[(name, len(log)) for name, log in names.items()], columns=("room", "next")
    )
    await one.copy_records_to_table(
        "event",
        # As they come when many play at once: an event of each match, then the next of each.
        records=[
            (name, seq, log[seq]) for seq in range(max(map(len, logs))) for name, log in names.items() if seq < len(log)
        ],
        columns=("room", "seq", "body"),
    )
    rows = await size_of(one, "event")
    reads = {"rows": await read_ms(store, names)}
    before = time.process_time()
    for name in names:
        assert await store.archive.pack(name)
    cpu = time.process_time() - before
    await one.execute("VACUUM event, archive")
    reads["packed"] = await read_ms(store, names)
    packed = await size_of(one, "archive")
    await one.close()
    store.close()
    length = sum(len(body) for log in logs for body in log)
    print(f"{len(logs)} matches, {events} events, {length / events:.1f} bytes each")
    print("| an event | as rows | packed | | bars |")
    print("|---|--:|--:|--:|--:|")
    small = packed / events
    print(
        f"| bytes on the disk | {rows / events:.1f} | {small:.2f} | {rows / packed:.0f} times | {BARS[0]}, {BARS[1]} |"
    )
    print(
        f"\nA match is read in {reads['rows']:.2f} ms from rows, in {reads['packed']:.2f} ms packed (median). ", end=""
    )
    print(f"Packing takes {1e6 * cpu / events:.0f} us CPU an event.")


async def read_ms(store: PostgresStore, names: dict[str, list[bytes]]) -> float:
    """Return the milliseconds in which a match is read, the median."""
    spent = list[float]()
    for name, log in names.items():
        before = time.perf_counter()
        assert await store.read(name) == log
        spent.append(1e3 * (time.perf_counter() - before))
    return statistics.median(spent)


def main() -> None:
    """Measure, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    logs = matches(parser.parse_args().matches)
    with Postgres() as service:
        asyncio.run(measured(service.url, logs))
    events = sum(map(len, logs))
    print("\n| packed by | bytes an event | us CPU an event |")
    print("|---|--:|--:|")
    for name, pack in PACKERS.items():
        before = time.process_time()
        total = sum(len(pack(b"\n".join(log))) for log in logs)
        print(f"| {name} | {total / events:.2f} | {1e6 * (time.process_time() - before) / events:.1f} |")


if __name__ == "__main__":
    main()
