"""How much longer do Strong and Master think in a browser's Python? ``python -m bench.in_page [--rounds 3]``

The same choices with the kernels of this machine and with those for browsers (Pyodide under Node), in turn; both
choose the same tokens. The first pass over all choices loads what is needed and is not counted. A row's time is the
mean of the shortest times of its choices: other work on the machine makes a choice longer, never shorter.
"""

import argparse
import json
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
PROGRAM: Final = Path(decisions.__file__).read_text(encoding="utf-8") + "\n\nseconds(argument)\n"


def shortest(rounds: list[list[list[float]]]) -> list[list[float]]:
    """Return the shortest time of each choice of each row."""
    return [[min(times) for times in zip(*row, strict=True)] for row in zip(*rounds, strict=True)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="how often (default: 3)")
    rounds = parser.parse_args().rounds
    wishes = json.dumps([row[:5] for row in ROWS])
    with tempfile.TemporaryDirectory() as folder:
        browser = BrowserPython(Path(folder))
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
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
