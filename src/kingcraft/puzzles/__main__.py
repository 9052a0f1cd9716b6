"""``python -m kingcraft.puzzles make KIND`` finds puzzles; ``check`` proves all of them again."""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final, get_args

from .making import found_in
from .proving import proving
from .puzzle import DATA, Kind, add, every

#: Seconds that a puzzle of each kind took to find, on one core.
_EACH: Final[dict[Kind, float]] = {"card": 40, "call": 12, "out": 3}
#: At most this share is of one sort: of a contract and size of hand, a kind of call, a number of moves.
#: Of calls there are four common sorts; the others are so rare that a smaller share would leave nothing to find.
MOST_OF_A_SORT: Final[dict[Kind, float]] = {"card": 0.07, "call": 0.25, "out": 0.2}


def main(arguments: list[str] | None = None) -> int:
    """Find or check puzzles. Both can be stopped at any time. Return 1 if a check refuses a puzzle."""
    parser = argparse.ArgumentParser(prog="python -m kingcraft.puzzles", description=main.__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    make = tasks.add_parser("make", help="find puzzles up to a number of them; goes on where it was")
    make.add_argument("kind", choices=get_args(Kind))
    make.add_argument("count", type=int, help="how many there are in the end")
    make.add_argument("--first", type=int, help="the first deal to look in, instead of the one after the last found")
    check = tasks.add_parser("check", help="prove puzzles again, with another seed")
    check.add_argument("kind", choices=get_args(Kind))
    check.add_argument("--seed", type=int, default=1)
    for task in (make, check):
        task.add_argument("--folder", type=Path, default=DATA, help="where the packs are")
    asked = parser.parse_args(arguments)
    if asked.task == "make":
        return _make(asked.kind, asked.count, asked.first, asked.folder)
    return _check(asked.kind, asked.seed, asked.folder)


def _make(kind: Kind, count: int, begin: int | None, folder: Path) -> int:
    held, prover = every(kind, folder), proving(kind)
    sorts = Counter(prover.sort(puzzle.state(), puzzle.answers) for puzzle in held)
    left = count - len(held)
    print(f"{len(held)} are there, {max(0, left)} to find: about {left * _EACH[kind] / 3600:.1f} hours", flush=True)
    number = begin if begin is not None else max((int(each.id.split("-")[-1]) + 1 for each in held), default=0)
    while left > 0:
        began = time.perf_counter()
        puzzle = found_in(kind, number, lambda sort: sorts[sort] < MOST_OF_A_SORT[kind] * count)
        number += 1
        if puzzle is None:
            continue
        sorts[prover.sort(puzzle.state(), puzzle.answers)] += 1
        add(puzzle, folder)
        left -= 1
        print(f"{puzzle.id}: rating {puzzle.rating}, {time.perf_counter() - began:.0f} s, {left} left", flush=True)
    return 0


def _check(kind: Kind, seed: int, folder: Path) -> int:
    held, refused = every(kind, folder), 0
    for puzzle in held:
        if proving(kind).proof(puzzle.state(), puzzle.answers, seed, margin=False) is None:
            refused += 1
            print(f"{puzzle.id}: refused", flush=True)
    print(f"{len(held)} puzzles, {refused} refused")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
