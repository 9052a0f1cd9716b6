"""What does a page without a server load, and how soon is its Python ready? ``python -m bench.site [--rounds 5]``

Sizes are those of the files that ``tools/site/near.py`` makes, as web servers send them: gzip at level 9, brotli at 11.
Ready means that everything is imported with which a room opens. Two ways are measured in turn, under Node: what a page
loads, and Pyodide as it ships, with its whole library and our sources in an archive. Each process starts twice: a cold
start, and one for which the program is compiled already, as browsers keep it after the first visit. A time is the CPU
time of the process, the median of the rounds. The exit status is 1 if an aim is missed.
"""

import argparse
import gzip
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tools.site import near, plain
from tools.site.pyodide import BrowserPython

#: Aims: bytes of all that a page loads, of our part of it, and the time of a warm start in times of plain Pyodide's.
BROTLI, GZIP, OURS, START = 5_000_000, 6_200_000, 700_000, 0.4
_BROTLI: Final = """
const { brotliCompressSync, constants } = require("node:zlib");
const { readFileSync } = require("node:fs");
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const size = (file) => brotliCompressSync(readFileSync(file), { params }).length;
console.log(JSON.stringify(process.argv.slice(1).map(size)));
"""


def brotli(files: list[Path]) -> list[int]:
    """Return how long files are when brotli has compressed them."""
    done = subprocess.run([plain.node_program(), "-e", _BROTLI, *map(str, files)], capture_output=True, check=True)
    sizes: list[int] = json.loads(done.stdout)
    return sizes


def gzipped(file: Path) -> int:
    """Return how long a file is when gzip has compressed it."""
    return len(gzip.compress(file.read_bytes(), 9))


def starts(*words: str | Path) -> list[float]:
    """Return the CPU seconds of a cold and a warm start."""
    command = [plain.node_program(), str(Path(__file__).with_suffix(".mjs")), *map(str, words)]
    found: list[float] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="starts of each kind (default: 5)")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        page = BrowserPython(folder)
        files = sorted(path for path in page.list.parent.rglob("*") if path.is_file())
        table = {
            path.relative_to(page.list.parent).as_posix(): (path.stat().st_size, gzipped(path), packed)
            for path, packed in zip(files, brotli(files), strict=True)
        }
        sources = folder / "site.zip"
        sources.write_bytes(near.archive(near.msgspec() | near.package()))
        pairs = [(starts("near", page.list), starts("plain", plain.PYODIDE, sources)) for _ in range(rounds)]
    print("| file | bytes | gzip | brotli |\n|---|--:|--:|--:|")
    whole = tuple(map(sum, zip(*table.values(), strict=True)))
    for name, sizes in (table | {"all": whole}).items():
        print(f"| {name} | {' | '.join(f'{size:,}' for size in sizes)} |")
    ours = sum(sizes[2] for name, sizes in table.items() if name.startswith("kingcraft-"))
    print(f"\nOurs, with kernels, lessons and days: {ours:,} bytes of brotli (aim: {OURS:,})")
    print(f"All: {whole[1]:,} of gzip (aim: {GZIP:,}), {whole[2]:,} of brotli (aim: {BROTLI:,})")
    times = 0.0
    for number, kind in enumerate(("cold", "warm")):
        own, other = (sorted(pair[way][number] for pair in pairs) for way in (0, 1))
        times = statistics.median(own) / statistics.median(other)
        aim = f" (aim: {START})" if kind == "warm" else ""
        figures = " and ".join(
            f"{statistics.median(each):.2f} ({each[0]:.2f} to {each[-1]:.2f})" for each in (own, other)
        )
        print(f"A {kind} start here and with plain Pyodide: {figures} s of CPU: {times:.2f} times{aim}")
    print(f"Load average {os.getloadavg()[0]:.1f}")
    return 1 if whole[1] > GZIP or whole[2] > BROTLI or ours > OURS or times > START else 0


if __name__ == "__main__":
    raise SystemExit(main())
