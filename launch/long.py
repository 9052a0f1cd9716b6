"""The commands of the long tier beside pytest, and the line that reports a run."""

import os
import platform
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

#: Modules of this repository that ``start.py test --long`` runs after the tests, and their arguments.
#: ``{results}`` is a folder of the commit, so that the same command goes on after a stop; ``{cores}`` a number.
COMMANDS: Final[tuple[tuple[str, ...], ...]] = (
    ("tests.conformance.walk", "--deals", "2000"),
    ("bench.strength", "{results}/strength", "--processes", "{cores}"),
)

#: The columns of the table in ``bench/results.md``.
COLUMNS: Final = ("date", "commit", "machine", "result", "minutes")


def today() -> str:
    """Return the date (UTC, YYYY-MM-DD) that chooses a sample."""
    return datetime.now(UTC).date().isoformat()


def commands(python: Path, root: Path) -> dict[str, list[str]]:
    """Return the commands of the long tier by their names in the report."""
    results = root / "test-results" / commit(root)
    values = {"results": str(results), "cores": str(os.cpu_count() or 1)}
    return {
        module: [str(python), "-m", module, *(argument.format(**values) for argument in arguments)]
        for module, *arguments in COMMANDS
    }


def commit(root: Path) -> str:
    """Return the short commit of ``root``, with a plus if files differ from it; ``unknown`` without git."""
    try:
        shown = subprocess.run(
            ["git", "describe", "--always", "--exclude=*", "--dirty=+"],
            cwd=root,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except OSError:
        return "unknown"
    return shown.stdout.strip() or "unknown"


def machine() -> str:
    """Return the number of cores, and the processor's name if the system knows it."""
    name = ""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        name = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        name = platform.processor()
    return f"{os.cpu_count() or 1} cores, {name or platform.machine()}, {platform.system()}"


def line(root: Path, failed: Sequence[str], seconds: float) -> str:
    """Return the row for ``bench/results.md``: today, the commit, this machine, failures, minutes."""
    result = f"FAILS: {', '.join(failed)}" if failed else "all hold"
    return f"| {today()} | {commit(root)} | {machine()} | {result} | {seconds / 60:.0f} |"
