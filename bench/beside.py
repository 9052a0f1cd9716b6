"""Do browser tests hold beside other work? ``python -m bench.beside`` runs them beside busy processes, again and again.

Two processes that only compute keep both cores of a small machine busy, as other work would. Beside them the first
tier's browser tests run three times; with ``--others``, those in Firefox and WebKit ten times. It prints a line for
each run, with the tests that failed and why. Exit status 1 if any failed.
"""

import argparse
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from launch import checks
from launch.firefox import FIREFOX
from launch.webkit import WEBKIT

ROOT: Final = Path(__file__).resolve().parent.parent


@contextlib.contextmanager
def busy(number: int) -> Iterator[None]:
    """Keep this many cores busy."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def run(tests: Sequence[str]) -> tuple[int, list[str]]:
    """Run tests as ``start.py test`` does. Return how many ran, and which of them failed, with the reason."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        spread = checks.workers()[checks.BROWSER]
        command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *tests, *spread]
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
        if not report.is_file():
            raise SystemExit(f"pytest did not run:\n{said}")
        cases = list(ET.parse(report).iter("testcase"))
    failed = []
    for case in cases:
        for fault in [part for part in case if part.tag in ("failure", "error")]:
            reason = (fault.get("message") or "").partition("\n")[0][:200]
            failed.append(f"{case.get('classname')}::{case.get('name')}: {reason}")
    return len(cases), failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tests", nargs="*", help=f"what to run instead (default: {checks.BROWSER_TESTS})")
    parser.add_argument("--others", action="store_true", help="the tests in Firefox and WebKit, ten times")
    parser.add_argument("--times", type=int, help="how often (default: 3; with --others 10)")
    parser.add_argument("--busy", type=int, default=2, help="processes that compute beside them (default: 2)")
    asked = parser.parse_args()
    tests = asked.tests or ([FIREFOX.tests, WEBKIT.tests] if asked.others else [checks.BROWSER_TESTS])
    bad = 0
    with busy(asked.busy):
        for number in range(asked.times or (10 if asked.others else 3)):
            started = time.monotonic()
            count, failed = run(tests)
            minutes = (time.monotonic() - started) / 60
            print(f"run {number + 1}: {count} tests, {len(failed)} failed, {minutes:.1f} minutes", flush=True)
            for test in failed:
                print(f"    {test}", flush=True)
            bad += len(failed)
    print(f"{bad} failures in all, beside {asked.busy} busy processes")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
