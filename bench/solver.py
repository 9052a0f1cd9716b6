"""How long does the exact solver of King take, one seat against three, with a value for every legal card?

    python -m bench.solver [--contract no-men] [--sizes 6,7,8] [--deals 100]
    python -m bench.solver --whole [--deals 5] [--nodes 4000000000]

The first form takes the committed list of hard deals (``bench/solver_deals.json``) at nine and ten cards a hand, or,
for other sizes, deals made in the same way. The second is the moonshot: whole deals of thirteen cards, no tricks. CPU
time of one core, an empty memory for each deal, compiling left out. Bars, for the medians: 50 ms with nine
cards, 400 ms with ten; moonshot: thirteen cards, no tricks, in 5 s.
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence

from bench.solver_deals import Hard, by_chance, committed, hard
from kingcraft.bots.king.solver.solver import Solver
from kingcraft.games.king.contracts import CONTRACTS

BARS = {9: 50.0, 10: 400.0}


def timed(solver: Solver, deals: Sequence[Hard], nodes: int) -> tuple[list[float], list[int], int]:
    """Milliseconds of CPU time and nodes of each deal, and how many were solved within ``nodes``."""
    times, counts, exact = [], [], 0
    for deal in deals:
        before = time.process_time()
        solution = solver.solve(deal.terms, deal.state, deal.seat, deal.unit, nodes=nodes)
        times.append((time.process_time() - before) * 1000)
        counts.append(solution.nodes)
        exact += solution.exact
    return times, counts, exact


def line(name: str, size: int, times: Sequence[float], counts: Sequence[int], exact: int) -> str:
    """One row of the table."""
    low, middle, high = statistics.quantiles(times, n=4) if len(times) > 1 else (times[0],) * 3
    bar = BARS.get(size)
    verdict = "" if bar is None else f" {'holds' if middle <= bar else 'MISSED'} ({bar:.0f})"
    thousands = statistics.median(counts) / 1000
    rate = sum(counts) / sum(times) / 1000
    return (
        f"{name:10s} {size:3d} cards  {middle:9.2f} ms  ({low:.2f} .. {high:.2f}, longest {max(times):.0f})"
        f"  {thousands:8.0f}k nodes  {rate:5.1f} M/s  {exact} of {len(times)} exact{verdict}"
    )


def made(contract: str, size: int, number: int) -> list[Hard]:
    """Deals of a size that the list does not hold."""
    return [hard(contract, by_chance(contract, size, random.Random(f"{contract} {size} {n}"))) for n in range(number)]


def main() -> None:
    """Print medians, quartiles, and whether the bars hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--contract", action="append", choices=list(CONTRACTS), help="default: all of them")
    parser.add_argument("--sizes", default="9,10", help="cards a hand")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=1_000_000_000, help="nodes allowed for each deal")
    parser.add_argument("--entries", type=int, default=1 << 18, help="answers that the solver remembers")
    parser.add_argument("--whole", action="store_true", help="the moonshot: 13 cards, no tricks")
    arguments = parser.parse_args()
    sizes = [13] if arguments.whole else [int(size) for size in arguments.sizes.split(",")]
    contracts = ["no-tricks"] if arguments.whole else arguments.contract or list(CONTRACTS)
    solver = Solver(arguments.entries)
    listed = committed()
    timed(solver, made("no-queens", 3, 1), 100)  # compiles
    for contract in contracts:
        for size in sizes:
            deals = listed[contract].get(size) or made(contract, size, arguments.deals)
            print(line(contract, size, *timed(solver, deals[: arguments.deals], arguments.nodes)), flush=True)


if __name__ == "__main__":
    main()
