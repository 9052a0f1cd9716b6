"""``start.py test``: everything that must hold before a change is handed in, in one run with one honest exit status."""

import contextlib
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from . import chromium
from .environment import Environment
from .firefox import FIREFOX
from .node import Node
from .steps import say
from .trouble import Trouble
from .webkit import WEBKIT


@dataclass(frozen=True, slots=True)
class Check:
    """One command of the run; it holds if its exit status is 0."""

    name: str
    command: tuple[str | Path, ...]
    folder: Path
    environment: Mapping[str, str]


#: Whose kernels are compiled before the tests.
GAMES: Final = ("king", "kings-corner")

#: The tests that drive a browser.
BROWSER_TESTS: Final = "tests/e2e"


def _checks(environment: Environment, node: Node) -> list[Check]:
    """What runs before pytest, quickest first."""
    root, own = environment.root, environment.variables()
    web = root / "web"
    return [
        Check("ruff", (environment.script("ruff"), "check", "."), root, own),
        Check("ruff format", (environment.script("ruff"), "format", "--check", "."), root, own),
        Check("import-linter", (environment.script("lint-imports"),), root, own),
        Check("mypy --strict", (environment.python, "-m", "mypy"), root, own),
        Check("web: types", (*node.npm, "run", "check"), web, node.environment),
        Check("web: tests", (*node.npm, "test"), web, node.environment),
    ]


def _holds(check: Check) -> bool:
    """Run one check with its output in the open, and say how it ended."""
    say(f"\n== {check.name}")
    started = time.monotonic()
    status = subprocess.run(
        [str(part) for part in check.command],
        cwd=check.folder,
        env=dict(check.environment),
        stdin=subprocess.DEVNULL,
        check=False,
    ).returncode
    verdict = "holds" if status == 0 else f"FAILS (exit status {status})"
    say(f"== {check.name}: {verdict} ({time.monotonic() - started:.0f} s)")
    return status == 0


def left_out(root: Path) -> dict[str, str]:
    """The files of tests that cannot run here for want of their browser, and why. Where ``CI`` is set: a trouble."""
    reasons = {}
    for other in (FIREFOX, WEBKIT):
        try:
            other.ensure(root)
        except Trouble as trouble:
            reasons[other.tests] = f"NOT TESTED in {other.name}: {trouble}"
    if reasons and os.environ.get("CI", "").lower() in ("true", "1"):
        raise Trouble("CI is set, so every browser must be tested.\n" + "\n".join(reasons.values()))
    return reasons


@contextlib.contextmanager
def _compiling(environment: Environment) -> Iterator[None]:
    """Compile what the tests need beside the checks, most of which keep one core busy; wait for it at the end.

    What cannot be compiled so is compiled by the test that needs it, which then says what is wrong.
    """
    command = [str(environment.python), "-m", "kingcraft.server.kernels"]
    processes = [
        subprocess.Popen([*command, game], cwd=environment.root, env=environment.variables(), stdin=subprocess.DEVNULL)
        for game in GAMES
    ]
    try:
        yield
        for process in processes:
            process.wait()
    finally:
        for process in processes:
            process.kill()
            process.wait()


def run_all(environment: Environment, node: Node, arguments: Sequence[str]) -> int:
    """Run every check, then pytest with ``arguments``; with arguments, pytest alone. Returns 0 if all of them hold.

    Raises :class:`~launch.trouble.Trouble` before the first check if there is no Chromium; in CI, if any browser lacks.
    """
    browser = chromium.ensure(environment)
    untested = left_out(environment.root)
    say(f"  The browser tests drive {browser}.")
    for reason in untested.values():
        say(f"  {reason}")
    failed: list[str] = []
    if arguments:
        say("  Arguments given: they go to pytest, and only pytest runs. Without arguments every check runs.")
    else:
        with _compiling(environment):
            failed = [check.name for check in _checks(environment, node) if not _holds(check)]
    own = environment.variables() | {chromium.VARIABLE: browser}
    status = 0
    for name, chosen in {"pytest": arguments}.items() if arguments else _pytest_runs().items():
        say(f"\n== {name}")
        command = [str(environment.python), "-m", "pytest", *(f"--ignore={file}" for file in untested), *chosen]
        ended = subprocess.run(command, cwd=environment.root, env=own, stdin=subprocess.DEVNULL, check=False)
        status = status or ended.returncode
    for reason in untested.values():
        say(reason)
    if failed:
        say(f"These checks failed: {', '.join(failed)}. What they said stands above the tests.")
    return status or (1 if failed else 0)


def _pytest_runs() -> dict[str, list[str]]:
    """The tests in two runs, each on several cores: what only computes, and what drives browsers and clocks.

    Two browsers at a time do not hurry each other; more would. Which of their files come first says their conftest.
    """
    workers = min(os.cpu_count() or 1, 4)
    return {
        "pytest: all but the browser": [f"--ignore={BROWSER_TESTS}", "-n", str(workers), "--dist", "loadfile"],
        "pytest: in the browser": [
            BROWSER_TESTS,
            "-n",
            str(min(workers, 2)),
            "--dist",
            "loadfile",
            "--no-loadscope-reorder",
        ],
    }
