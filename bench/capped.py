"""How many of Master's playouts fit into the cap of a move on a slow phone? ``python -m bench.capped [--slower 4]``

A phone is taken to be four times as slow as a core of this machine, or as many times as ``--slower`` says: what fits
into half a second there fits into an eighth of a second here, with the kernels for browsers (Pyodide under Node). Cards
are searched without another limit than the time; a choice counts with the most of its rounds, because other work on the
machine makes it fewer. Calls of King have Master's own budget: in how many of their worlds are they followed?

From the medians comes ``CAPPED`` in ``bench/matchups.py``, a fixed number, so that results repeat.
"""

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Final

from kingcraft.bots.levels import master
from kingcraft.page.home import MOST
from tools.site import decisions
from tools.site.pyodide import BrowserPython

#: Preset, players, choices, seed.
ROWS: Final = (("king/king", 4, 60, 21), ("kings-corner/pagat", 2, 60, 22), ("kings-corner/pagat", 4, 60, 23))
#: The same of calls.
CALLS: Final = ("king/king", 4, 40, 31)
PROGRAM: Final = Path(decisions.__file__).read_text(encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="how often (default: 3)")
    parser.add_argument("--slower", type=float, default=4, help="how much slower the phone is (default: 4)")
    options = parser.parse_args()
    seconds = MOST / options.slower
    with tempfile.TemporaryDirectory() as folder:
        browser = BrowserPython(Path(folder))

        def most(function: str, *rows: tuple[str, int, int, int]) -> list[list[int]]:
            """The most that each choice of each row had in all rounds, the least first."""
            wishes = json.dumps([[*row, seconds] for row in rows])
            program = f"{PROGRAM}\n\n{function}(argument)\n"
            made = [json.loads(browser.run(program, wishes)) for _ in range(options.rounds)]
            return [sorted(map(max, zip(*row, strict=True))) for row in zip(*made, strict=True)]

        cards, (calls,) = most("playouts", *ROWS), most("worlds", CALLS)
    full = master().budget.worlds * master().budget.playouts
    print("| choices | number | playouts (worlds): median | a tenth have fewer than | as many as Master |")
    print("|---|--:|--:|--:|--:|")
    names = [f"cards, {name}, {players} players" for name, players, *_ in ROWS]
    for name, found, all_ in zip([*names, "calls, king"], [*cards, calls], [full] * len(ROWS) + [256], strict=True):
        whole = 100 * sum(each >= all_ for each in found) / len(found)
        median, tenth = statistics.median(found), found[len(found) // 10]
        print(f"| {name} | {len(found)} | {median:.0f} | {tenth} | {whole:.0f}% |")


if __name__ == "__main__":
    main()
