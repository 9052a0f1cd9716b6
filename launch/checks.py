"""``start.py test``: all checks of a change, in one run with one exit status."""

import contextlib
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from . import chromium, long
from .environment import Environment
from .firefox import FIREFOX
from .node import Node
from .setup_error import SetupError
from .steps import say
from .webkit import WEBKIT


@dataclass(frozen=True, slots=True)
class Check:
    """One command of the run; it passes with exit status 0."""

    name: str
    command: tuple[str | Path, ...]
    folder: Path
    environment: Mapping[str, str]


#: The tests that drive a browser.
BROWSER_TESTS: Final = "tests/e2e"

#: pytest's exit status where no test was chosen.
NO_TESTS: Final = 5


def _checks(environment: Environment, node: Node) -> list[Check]:
    """Return the checks before pytest, quickest first."""
    root, own = environment.root, environment.variables()
    web = root / "web"
    return [
        Check("ruff", (environment.script("ruff"), "check", "."), root, own),
        Check("ruff format", (environment.script("ruff"), "format", "--check", "."), root, own),
        Check("import-linter", (environment.script("lint-imports"),), root, own),
        Check("mypy --strict", (environment.python, "-m", "mypy"), root, own),
        Check("web: imports", (*node.npm, "run", "lint"), web, node.environment),
        Check("web: types", (*node.npm, "run", "check"), web, node.environment),
        Check("web: tests", (*node.npm, "test"), web, node.environment),
    ]


def _holds(check: Check) -> bool:
    """Run one check, show its output, and return whether it passed."""
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
    """Return the files of tests whose browser is missing here, and why. With ``CI`` set, raises SetupError instead."""
    reasons = {}
    for other in (FIREFOX, WEBKIT):
        try:
            other.ensure(root)
        except SetupError as error:
            reasons[other.tests] = f"NOT TESTED in {other.name}: {error}"
    if reasons and _in_ci():
        raise SetupError("CI is set, so every browser must be tested.\n" + "\n".join(reasons.values()))
    return reasons


def _games(environment: Environment) -> list[str]:
    """Return the games of the package, which knows them."""
    program = "from kingcraft.games.registry import games; print(*games())"
    command = [str(environment.python), "-c", program]
    listed = subprocess.run(command, cwd=environment.root, env=environment.variables(), capture_output=True, text=True)
    return listed.stdout.split()


@contextlib.contextmanager
def _compiling(environment: Environment) -> Iterator[None]:
    """Compile what the tests need beside the checks, most of which use one core; wait for it at the end.

    If this fails, the test that needs it compiles, and reports what is wrong.
    """
    command = [str(environment.python), "-m", "kingcraft.server.bots.kernels"]
    processes = [
        subprocess.Popen([*command, game], cwd=environment.root, env=environment.variables(), stdin=subprocess.DEVNULL)
        for game in _games(environment)
    ]
    try:
        yield
        for process in processes:
            process.wait()
    finally:
        for process in processes:
            process.kill()
            process.wait()


@dataclass(frozen=True, slots=True)
class Wanted:
    """The tests that ``start.py test`` runs, by its arguments."""

    long: bool
    """The long tier, not the first."""
    day: str
    """The date whose sample of the long tier runs, or an empty string. With ``long`` nothing else does."""
    others: bool
    """There are other arguments: pytest runs alone, with all arguments."""


def wanted(arguments: Sequence[str]) -> Wanted:
    """Read the arguments of ``start.py test``. By default with ``CI`` set: the first tier, and today's sample.

    Raises :class:`~launch.setup_error.SetupError` if ``--sample`` has no date.
    """
    long_tier, day, others = False, "", False
    words = iter(arguments)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--long":
            long_tier = True
        elif name == "--sample":
            day = value if equals else next(words, "")
            try:
                day = date.fromisoformat(day).isoformat()
            except ValueError:
                raise SetupError(f"--sample takes a date, such as --sample {long.today()}, not {day!r}.") from None
        else:
            others = True
    if not arguments and _in_ci():
        day = long.today()
    return Wanted(long_tier, day, others)


def run_all(environment: Environment, node: Node, arguments: Sequence[str]) -> int:
    """Run the tests that ``arguments`` name (:func:`wanted`). Return 0 if all pass.

    Raises :class:`~launch.setup_error.SetupError` before the first check if Chromium is missing; in CI, if any browser
    is.
    """
    asked = wanted(arguments)
    browser = chromium.ensure(environment)
    untested = left_out(environment.root)
    say(f"  The browser tests drive {browser}.")
    for reason in untested.values():
        say(f"  {reason}")
    started = time.monotonic()
    failed: list[str] = []
    if asked.others:
        say("  Arguments given: they go to pytest, and only pytest runs. Without arguments every check runs.")
    elif asked.long:
        with _compiling(environment):
            say("  The long tier. The first one is: python3 start.py test")
    else:
        with _compiling(environment):
            failed = [check.name for check in _checks(environment, node) if not _holds(check)]
    own = environment.variables() | {chromium.VARIABLE: browser}
    status = 0
    for name, chosen in {"pytest": arguments}.items() if asked.others else _pytest_runs(asked).items():
        say(f"\n== {name}")
        command = [str(environment.python), "-m", "pytest", *(f"--ignore={file}" for file in untested), *chosen]
        ended = subprocess.run(command, cwd=environment.root, env=own, stdin=subprocess.DEVNULL, check=False).returncode
        if ended == NO_TESTS and asked.long and not asked.others:
            continue  # today's sample has no test here
        status = status or ended
        failed += [name] if ended and asked.long else []
    if asked.long and not asked.day and not asked.others:
        for name, command in long.commands(environment.python, environment.root).items():
            check = Check(name, tuple(command), environment.root, own)
            failed += [] if _holds(check) else [name]
    for reason in untested.values():
        say(reason)
    if asked.long and not asked.day and not asked.others:
        say(f"\nFor the table in bench/results.md ({', '.join(long.COLUMNS)}):")
        say(long.line(environment.root, failed, time.monotonic() - started))
    elif failed:
        say(f"These checks failed: {', '.join(failed)}. What they said stands above the tests.")
    return status or (1 if failed else 0)


def _pytest_runs(asked: Wanted) -> dict[str, list[str]]:
    """Return the tests in two runs, each on several cores: those that only compute, and those with browsers and clocks.

    One worker more than there are cores: many tests wait for clocks and for other processes. More than three browsers
    would slow each other down. Their conftest says which files come first.
    """
    workers = min((os.cpu_count() or 1) + 1, 4)
    tier = [*(["--long"] if asked.long else []), *([f"--sample={asked.day}"] if asked.day else [])]
    return {
        "pytest: all but the browser": [f"--ignore={BROWSER_TESTS}", "-n", str(workers), "--dist", "loadfile", *tier],
        "pytest: in the browser": [
            BROWSER_TESTS,
            "-n",
            str(min(workers, 3)),
            "--dist",
            "loadfile",
            "--no-loadscope-reorder",
            *tier,
        ],
    }


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("true", "1")
