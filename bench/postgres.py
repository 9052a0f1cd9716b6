"""What a card costs a server over PostgreSQL, beside one over SQLite: CPU an action, in turn, with scripted sockets.

``python -m bench.postgres [--rooms 1 50] [--rounds 3] [--deals 10]`` plays as ``bench.server`` does, on both in turn.
PostgreSQL is a real one with its defaults (``fsync`` on); its own CPU is counted apart. Linux only: it reads /proc.
"""

import argparse
import statistics
from typing import Final

from bench.process import cpu_of_all
from bench.server import DEALS, one_round
from tools.driver.services import Postgres

#: Times SQLite's CPU of an action: of the server alone, and with PostgreSQL, by the number of rooms.
SERVER: Final = 1.1
TOGETHER: Final = {1: 2.0, 50: 1.4}


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=DEALS)
    arguments = parser.parse_args()
    median = statistics.median
    print("| rooms | SQLite: us an action | PostgreSQL: server | PostgreSQL itself | server | together | bars |")
    print("|--:|--:|--:|--:|--:|--:|--:|")
    for rooms in arguments.rooms:
        file, server, database = list[float](), list[float](), list[float]()
        for number in range(arguments.rounds):
            for kind in ("file", "postgres") if number % 2 else ("postgres", "file"):
                if kind == "file":
                    found = one_round(rooms, arguments.deals)
                    file.append(1e6 * found.cpu / found.actions)
                    continue
                with Postgres() as service:
                    before = cpu_of_all(service.pid)
                    found = one_round(rooms, arguments.deals, database=service.url)
                    server.append(1e6 * found.cpu / found.actions)
                    database.append(1e6 * (cpu_of_all(service.pid) - before) / found.actions)
        alone, both = median(server) / median(file), (median(server) + median(database)) / median(file)
        print(
            f"| {rooms} | {median(file):.0f} | {median(server):.0f} | {median(database):.0f} "
            f"| {alone:.2f} | {both:.2f} | {SERVER}, {TOGETHER.get(rooms, '-')} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
