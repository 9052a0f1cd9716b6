"""``start.py test``: all checks of a change, in one run with one exit status."""

import contextlib
import os
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from . import changed, chromium, long
from .environment import Environment
from .firefox import FIREFOX
from .machine import BARE, PROXIES, SYSTEMD
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

#: The two runs of pytest.
OTHERS: Final = "pytest: all but the browser"
BROWSER: Final = "pytest: in the browser"

#: Seconds after which a test of the first tier, or of a day's sample, is taken for one that hangs.
PATIENCE: Final = 900
#: A test that hangs is named, with what it waits for, and fails; the others go on. Without this it would use up the
#: time of CI, and say nothing.
HANGING: Final = ("-o", f"faulthandler_timeout={PATIENCE}", "-o", "faulthandler_exit_on_timeout=true")

#: pytest's exit status where no test was chosen.
NO_TESTS: Final = 5


def _checks(environment: Environment, node: Node, page: Sequence[str] | None = ()) -> tuple[list[Check], list[Check]]:
    """Return the checks before pytest in two rows that take about as long, the page's tests in the second.

    ``page`` are arguments for the page's own tests; with None they are left out.
    """
    root, own = environment.root, environment.variables()
    web = root / "web"
    first = [
        Check("ruff", (environment.script("ruff"), "check", "."), root, own),
        Check("ruff format", (environment.script("ruff"), "format", "--check", "."), root, own),
        Check("import-linter", (environment.script("lint-imports"),), root, own),
        Check("mypy --strict", (environment.python, "-m", "mypy"), root, own),
        Check("web: form", (*node.npm, "run", "format:check"), web, node.environment),
        Check("web: lint", (*node.npm, "run", "lint"), web, node.environment),
        Check("web: what nothing uses", (*node.npm, "run", "unused"), web, node.environment),
        Check("web: imports", (*node.npm, "run", "imports"), web, node.environment),
    ]
    types = Check("web: types", (*node.npm, "run", "check"), web, node.environment)
    if page is None:
        return first, [types]
    return [*first, types], [Check("web: tests", (*node.npm, "test", "--", *page), web, node.environment)]


#: The checks that have begun: what still runs when this process is stopped is ended with it.
_running: Final[list[subprocess.Popen[str]]] = []


def _holds(check: Check, *, beside: bool = False) -> bool:
    """Run one check, show its output, and return whether it passed. ``beside`` others it is shown when it has ended."""
    if not beside:
        say(f"\n== {check.name}")
    started = time.monotonic()
    with subprocess.Popen(
        [str(part) for part in check.command],
        cwd=check.folder,
        env=dict(check.environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if beside else None,
        stderr=subprocess.STDOUT if beside else None,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        _running.append(process)
        try:
            output, _ = process.communicate()
        except BaseException:  # Ctrl-C
            process.kill()
            raise
    verdict = "holds" if process.returncode == 0 else f"FAILS (exit status {process.returncode})"
    said = f"\n== {check.name}\n{output}" if beside else ""
    say(f"{said}== {check.name}: {verdict} ({time.monotonic() - started:.0f} s)")
    return process.returncode == 0


def _failing(*rows: Sequence[Check]) -> list[str]:
    """Run rows of checks side by side, since most checks use one core. Return the names of those that fail."""
    failed: list[str] = []

    def run(row: Sequence[Check]) -> None:
        failed.extend(check.name for check in row if not _holds(check, beside=True))

    threads = [threading.Thread(target=run, args=(row,), daemon=True) for row in rows]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            while thread.is_alive():  # a join without a limit would hold up Ctrl-C on Windows
                thread.join(0.2)
    except BaseException:
        for process in _running:
            process.kill()
        raise
    return failed


def left_out(root: Path, *, long_tier: bool = False) -> dict[str, str]:
    """Return the files of tests whose browser is missing here, and why. With ``CI`` set, raises SetupError instead.

    ``long_tier``: the whole long tier runs, which needs other programs too.
    """
    reasons = {}
    for other in (FIREFOX, WEBKIT, *((SYSTEMD, PROXIES, BARE) if long_tier else ())):
        try:
            other.ensure(root)
        except SetupError as error:
            reasons[other.tests] = f"NOT TESTED in {other.name}: {error}"
    if reasons and _in_ci():
        raise SetupError("CI is set, so nothing may be left out.\n" + "\n".join(reasons.values()))
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

    The kernels, and the tests themselves: else each worker of pytest would compile all of them, at the same time. If
    this fails, the test that needs it compiles, and reports what is wrong.
    """
    kernels = [("-m", "kingcraft.server.bots.kernels", game) for game in _games(environment)]
    tests = ("-m", "pytest", "--collect-only", "--quiet", "--quiet")
    processes = [
        subprocess.Popen(
            [str(environment.python), *command],
            cwd=environment.root,
            env=environment.variables(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        for command in (*kernels, tests)
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
    changed: str | None = None
    """Only what differs from this commit, or from main if it is empty; None: everything."""


def wanted(arguments: Sequence[str]) -> Wanted:
    """Read the arguments of ``start.py test``. By default with ``CI`` set: the first tier, and today's sample.

    Raises :class:`~launch.setup_error.SetupError` if ``--sample`` has no date, or ``--changed`` other arguments.
    """
    if "--changed" in arguments:
        name, *commit = arguments
        if name != "--changed" or len(commit) > 1 or any(word.startswith("-") for word in commit):
            raise SetupError("--changed goes alone, or with one commit: start.py test --changed [COMMIT]")
        return Wanted(False, "", False, commit[0] if commit else "")
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
    """Run the tests that ``arguments`` name (:func:`wanted`), and say how long that took. Return 0 if all pass.

    Raises :class:`~launch.setup_error.SetupError` before the first check if Chromium is missing; in CI, if any browser
    or other program is.
    """
    started = time.monotonic()
    asked = wanted(arguments)
    browser = chromium.ensure(environment)
    untested = left_out(environment.root, long_tier=asked.long and not asked.day)
    say(f"  The browser tests drive {browser}.")
    for reason in untested.values():
        say(f"  {reason}")
    own = environment.variables() | {chromium.VARIABLE: browser}
    if asked.changed is not None:
        status = _run_changed(environment, node, asked.changed, own, list(untested))
    else:
        status = _run_tier(environment, node, arguments, asked, own, list(untested))
    for reason in untested.values():
        say(reason)
    say(f"start.py test took {(time.monotonic() - started) / 60:.1f} minutes.")
    return status


def _pytest(
    environment: Environment, own: Mapping[str, str], untested: Sequence[str], name: str, chosen: Sequence[str]
) -> int:
    """Run pytest with these arguments, and return its exit status."""
    say(f"\n== {name}")
    command = [str(environment.python), "-m", "pytest", *(f"--ignore={file}" for file in untested), *chosen]
    return subprocess.run(command, cwd=environment.root, env=own, stdin=subprocess.DEVNULL, check=False).returncode


def _run_changed(
    environment: Environment, node: Node, commit: str, own: Mapping[str, str], untested: Sequence[str]
) -> int:
    """Run linters and types whole, and the tests that a change touches (``changed.py``). Return 0 if all hold."""
    chosen, why = changed.choose(environment, commit)
    say(f"  {why}")
    page = ("--changed", chosen.base) if chosen.page else None
    with _compiling(environment):
        failed = _failing(*_checks(environment, node, page))
    browser = [test for test in chosen.browser if test.partition("::")[0] not in untested]
    for (name, spread), tests in zip(workers().items(), (chosen.tests, browser), strict=True):
        if tests and _pytest(environment, own, (), name, [*tests, *spread, *HANGING]) not in (0, NO_TESTS):
            failed.append(name)
    say(f"These failed: {', '.join(failed)}." if failed else "All that the change touches holds.")
    return 1 if failed else 0


def _run_tier(
    environment: Environment,
    node: Node,
    arguments: Sequence[str],
    asked: Wanted,
    own: Mapping[str, str],
    untested: Sequence[str],
) -> int:
    """Run a whole tier, or pytest alone with the arguments that were given. Return 0 if all hold."""
    started = time.monotonic()
    failed: list[str] = []
    if asked.others:
        say("  Arguments given: they go to pytest, and only pytest runs. Without arguments every check runs.")
    elif asked.long:
        with _compiling(environment):
            say("  The long tier. The first one is: python3 start.py test")
    else:
        with _compiling(environment):
            failed = _failing(*_checks(environment, node))
    status = 0
    for name, chosen in {"pytest": arguments}.items() if asked.others else _pytest_runs(asked).items():
        ended = _pytest(environment, own, untested, name, chosen)
        if ended == NO_TESTS and asked.long and not asked.others:
            continue  # today's sample has no test here
        status = status or ended
        failed += [name] if ended and asked.long else []
    if asked.long and not asked.day and not asked.others:
        for name, command in long.commands(environment.python, environment.root).items():
            check = Check(name, tuple(command), environment.root, own)
            failed += [] if _holds(check) else [name]
    if asked.long and not asked.day and not asked.others:
        say(f"\nFor the table in bench/results.md ({', '.join(long.COLUMNS)}):")
        say(long.line(environment.root, failed, time.monotonic() - started))
    elif failed:
        say(f"These checks failed: {', '.join(failed)}. What they said is above the tests.")
    return status or (1 if failed else 0)


def workers() -> dict[str, list[str]]:
    """Return how the two runs of pytest are spread over the cores: tests that only compute, and those in the browser.

    One worker more than there are cores: many tests wait for clocks and for other processes. More than three browsers
    would slow each other down. Their conftest says which files come first.
    """
    number = min((os.cpu_count() or 1) + 1, 4)
    return {
        OTHERS: ["-n", str(number), "--dist", "loadfile"],
        BROWSER: ["-n", str(min(number, 3)), "--dist", "loadfile", "--no-loadscope-reorder"],
    }


def _pytest_runs(asked: Wanted) -> dict[str, list[str]]:
    """Return the two runs of pytest for a tier: tests that only compute, then those with browsers and clocks."""
    whole = asked.long and not asked.day
    tier = [*(["--long"] if asked.long else []), *([f"--sample={asked.day}"] if asked.day else [])]
    tier += () if whole else HANGING
    folders = (f"--ignore={BROWSER_TESTS}", BROWSER_TESTS)
    return {name: [folder, *spread, *tier] for (name, spread), folder in zip(workers().items(), folders, strict=True)}


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("true", "1")
