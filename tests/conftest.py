"""What all tests share: how Hypothesis searches, which tier runs, that browser tests run last, one run at a time."""

import os
import platform
import signal
import sys
import tempfile
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from launch.environment import take
from tests import tiers

ROOT = Path(__file__).resolve().parent.parent

# In the background a shell has its programs ignore Ctrl-C, and theirs inherit it; tests press Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

#: OpenSpiel cannot be had for macOS on Intel (extra "all" of pyproject.toml); everywhere else its tests run.
collect_ignore = (
    ["envs/test_openspiel.py", "leaks/test_openspiel.py", "toy/test_openspiel.py"]
    if sys.platform == "darwin" and platform.machine() == "x86_64"
    else []
)

# A slow machine is no fault of the rules; what a run finds, the next one must find again.
settings.register_profile(
    "kingcraft", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "kingcraft"))

_sampled = pytest.StashKey[list[str]]()
_alone = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def root() -> Path:
    """The root folder of the project."""
    return ROOT


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options that choose a tier (see ``tests/tiers.py``)."""
    group = parser.getgroup("tiers")
    group.addoption("--long", action="store_true", help="run the tests of the long tier, and no others")
    group.addoption("--slowest", type=int, metavar="N", help="print the N slowest tests as a table (Markdown)")
    group.addoption(
        "--sample",
        type=lambda text: date.fromisoformat(text).isoformat(),
        metavar="DATE",
        help="of the long tier only what DATE (YYYY-MM-DD) chooses; without --long beside the first tier",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of the other tier. Browser tests run last.

    (Playwright keeps an event loop running, in which asyncio tests cannot start theirs.)
    """
    choose_tier(config, items)
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


def choose_tier(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the first tier, the long one, or a sample of it; and each test that an argument names by its id."""
    costs = {item.nodeid: cost for item in items if (cost := tiers.seconds(item)) is not None}
    day = config.getoption("sample")
    samples = {item.nodeid for item in items if tiers.may_be_sampled(item)}
    sampled = tiers.sample(((test, cost) for test, cost in costs.items() if test in samples), day) if day else []
    wanted = {*sampled} if day else {*costs} if config.getoption("long") else set()
    if not config.getoption("long"):
        wanted |= {item.nodeid for item in items} - {*costs}
    wanted |= {item.nodeid for item in items if tiers.is_named(item.nodeid, config.args, ROOT)}
    left_out = [item for item in items if item.nodeid not in wanted]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item.nodeid in wanted]
    config.stash[_sampled] = sampled
    output = getattr(config, "workeroutput", None)  # of a process of pytest-xdist, to the one that reports
    if output is not None:
        output["sampled"] = sampled


#: Locked while a run on this machine drives browsers: beside another one, both would be too slow for their clocks.
BROWSER_LOCK = Path(tempfile.gettempdir()) / "kingcraft-browser-tests.lock"


def pytest_collection_finish(session: pytest.Session) -> None:
    """In a run of one process: wait for browsers of other runs."""
    if not hasattr(session.config, "workerinput") and not session.config.option.collectonly:
        wait_for_browsers(session.config, [item.nodeid for item in session.items])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: object, ids: list[str]) -> None:
    """In a run of several processes, the one that reports waits before it hands out the first test."""
    wait_for_browsers(getattr(node, "config"), ids)  # noqa: B009 - pytest-xdist has no types


def wait_for_browsers(config: pytest.Config, tests: Iterable[str]) -> None:
    """Wait until no other run on this machine drives browsers, if this one will. Others then wait until it ends."""
    if config.stash.get(_alone, False) or not any(test.startswith("tests/e2e/") for test in tests):
        return
    config.stash[_alone] = True
    if not BROWSER_LOCK.exists():
        BROWSER_LOCK.touch()
    # Another user's may be read alone, which is enough but on Windows, where each user has a folder of their own.
    descriptor = os.open(BROWSER_LOCK, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
    config.add_cleanup(lambda: os.close(descriptor))
    reporter: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")

    def waits() -> None:
        if reporter is not None:
            reporter.write_line("Another run on this machine drives browsers; waiting for it ...")
            reporter.flush()

    take(descriptor, waits)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Take over from a process of pytest-xdist which tests were chosen: all of them choose the same."""
    config: pytest.Config = getattr(node, "config")  # noqa: B009 - pytest-xdist has no types
    config.stash[_sampled] = getattr(node, "workeroutput", {}).get("sampled", [])


def slowest(terminalreporter: pytest.TerminalReporter, number: int) -> list[str]:
    """The slowest tests, with what was set up for them, as rows of a table for ``bench/results.md``."""
    took: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid] = took.get(report.nodeid, 0) + report.duration
    tests = sorted(took, key=lambda test: -took[test])[:number]
    rows = [f"| {took[test]:.1f} | `{test.removeprefix('tests/')}` |" for test in tests]
    return ["| seconds | test |", "|---|---|", *rows]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the slowest tests, if that is asked for. Name the sample, so that it can be run again."""
    if number := config.getoption("slowest"):
        terminalreporter.section(f"the {number} slowest tests")
        for row in slowest(terminalreporter, number):
            terminalreporter.write_line(row)
    day = config.getoption("sample")
    if not day:
        return
    sampled = config.stash.get(_sampled, [])
    terminalreporter.section(f"{len(sampled)} long tests, the sample of {day}")
    for test in sampled:
        terminalreporter.write_line(test)
    terminalreporter.write_line(f"Again: python3 start.py test --long --sample {day}")
