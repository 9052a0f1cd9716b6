"""How long does a browser's Python take, and how much memory? ``python -m bench.in_page [--rounds 3]``

First, how much longer Strong and Master think there: the same choices with the kernels of this machine and with those
for browsers (Pyodide under Node), in turn; both choose the same tokens. The first pass over all choices loads what is
needed and is not counted. A row's time is the mean of the shortest times of its choices: other work on the machine
makes a choice longer, never shorter.

Then a whole match of each game at a page's table, against three Masters, and its review in the same Python (a page
makes reviews in another worker): from each action to its update, without the page and its database, and the heap.
"""

import argparse
import json
import math
import statistics
import tempfile
from pathlib import Path
from typing import Final

from tools.site import decisions
from tools.site.pyodide import BrowserPython

#: Preset, players, choices, seed, level; the most that a choice may take there, in times of here.
ROWS: Final = (
    ("king/king", 4, 40, 11, "strong", None),
    ("king/king", 4, 40, 11, "master", 1.6),
    ("kings-corner/pagat", 2, 40, 12, "master", 1.1),
    ("kings-corner/pagat", 4, 40, 13, "master", 1.1),
)
#: Milliseconds from an action to its update, the median and the 99th percentile; MB of heap with a review done.
BARS: Final = (4.0, 30.0, 48.0)
MATCHES: Final = (("king", "king"), ("kings-corner", "pagat"))
PROGRAM: Final = Path(decisions.__file__).read_text(encoding="utf-8") + "\n\nseconds(argument)\n"


def shortest(rounds: list[list[list[float]]]) -> list[list[float]]:
    """Return the shortest time of each choice of each row."""
    return [[min(times) for times in zip(*row, strict=True)] for row in zip(*rounds, strict=True)]


def at_a_table(browser: BrowserPython) -> int:
    """Print how long actions and reviews take in a match, and the heap. Return how many bars are missed."""
    print("| match | actions | to the update, ms: median, p99 | review, s | heap, MB: begun, played, reviewed |")
    print("|---|--:|--:|--:|--:|")
    missed = 0
    for game, name in MATCHES:
        seats = [{"kind": "you", "name": "Ana"}, *({"kind": "master"} for _ in range(3))]
        wish = json.dumps([{"game": game, "preset": name, "seats": seats}])
        (taken,) = json.loads(browser.run("from tools.site.table import measured\n\nawait measured(argument)\n", wish))
        waited, heap = sorted(1e3 * each for each in taken["waited"]), [each / 2**20 for each in taken["heap"]]
        median, late = statistics.median(waited), waited[math.ceil(0.99 * len(waited)) - 1]
        missed += sum(found > bar for found, bar in zip((median, late, heap[-1]), BARS, strict=True))
        sizes = ", ".join(f"{each:.0f}" for each in heap)
        print(f"| {name} | {len(waited)} | {median:.1f}, {late:.1f} | {taken['review']:.1f} | {sizes} |")
    return missed


def choices(browser: BrowserPython, rounds: int) -> int:
    """Print how long choices take here and there. Return how many bars are missed."""
    wishes = json.dumps([row[:5] for row in ROWS])
    here, there = list[list[list[float]]](), list[list[list[float]]]()
    for _ in range(rounds):
        here.append(json.loads(decisions.seconds(wishes)))
        there.append(json.loads(browser.run(PROGRAM, wishes)))
    missed = 0
    print("| bot | choices | here, ms: mean, most | in a browser's Python | times | bar |\n|---|--:|--:|--:|--:|--:|")
    for (preset, players, count, _, level, bar), own, other in zip(ROWS, shortest(here), shortest(there), strict=True):
        times = statistics.fmean(other) / statistics.fmean(own)
        missed += bar is not None and times > bar
        figures = " | ".join(f"{1e3 * statistics.fmean(each):.1f}, {1e3 * max(each):.0f}" for each in (own, other))
        print(f"| {level}, {preset}, {players} players | {count} | {figures} | {times:.2f} | {bar or ''} |")
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="how often choices are made (default: 3)")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        browser = BrowserPython(Path(folder), "tools/site/errand.py", "tools/site/table.py")
        missed = choices(browser, rounds)
        print()
        missed += at_a_table(browser)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
