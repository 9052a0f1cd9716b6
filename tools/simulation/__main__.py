"""``python -m tools.simulation``: see ``docs/simulation.md``."""

import argparse
import gc
import logging
import sys
import time

from .loop import Spins
from .planted import PLANTED
from .world import World

#: Seeds within which each planted fault must be found.
WITHIN = 300


def main(arguments: list[str] | None = None) -> int:
    """Run what is asked for. Returns 1 if something did not hold, or a planted fault was not found."""
    parser = argparse.ArgumentParser(prog="python -m tools.simulation", description="Servers, people and faults.")
    parser.add_argument("--seeds", type=int, default=20, help="how many runs")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the seed of the first")
    parser.add_argument("--seed", type=int, help="only this run")
    parser.add_argument("--trace", action="store_true", help="say all that happens in it")
    parser.add_argument("--planted", nargs="?", const="all", help="put faults into the code that must be found")
    chosen = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    if chosen.planted:
        return planted(list(PLANTED) if chosen.planted == "all" else [chosen.planted])
    if chosen.seed is not None:
        return replay(chosen.seed, trace=chosen.trace)
    return many(chosen.first, chosen.seeds)


def broken_in(seed: int) -> list[str]:
    """Return what did not hold in a run."""
    world = World(seed)
    try:
        return world.run()
    except Spins as spins:
        return [f"it never comes to rest {spins}"]


def many(first: int, seeds: int) -> int:
    """Run many seeds; say how far it is, and which of them failed."""
    started, failed = time.monotonic(), 0
    for done, seed in enumerate(range(first, first + seeds), 1):
        broken = broken_in(seed)
        if broken:
            failed += 1
            _say(f"seed {seed}: {broken[0]} (and {len(broken) - 1} more)")
            _say(f"  python -m tools.simulation --seed {seed} --trace")
        if done % 100 == 0 or done == seeds:
            gc.collect()
            _say(f"{done} of {seeds} seeds, {failed} failed, {time.monotonic() - started:.0f} s")
    return int(failed > 0)


def replay(seed: int, *, trace: bool) -> int:
    """Run one seed, and say what happens in it."""
    world = World(seed, trace=trace)
    try:
        world.run()
    except Spins as spins:
        world.wrong(f"it never comes to rest {spins}")
    for line in [*world.trace, *world.broken]:
        _say(line)
    _say(f"seed {seed}: {len(world.broken)} did not hold; {len(world.wished)} actions, {dict(world.faults)}")
    return int(bool(world.broken))


def planted(names: list[str]) -> int:
    """Put each fault into the code, and say which seed finds it."""
    missed = 0
    for name in names:
        with PLANTED[name].there():
            found = next(((seed, broken) for seed in range(1, WITHIN + 1) if (broken := broken_in(seed))), None)
        missed += found is None
        said = "NOT FOUND" if found is None else f"found by seed {found[0]}: {found[1][0]}"
        _say(f"{name} ({PLANTED[name].what}): {said}")
    return int(missed > 0)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
