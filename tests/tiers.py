"""The two tiers of tests: which tests are long by nature, and which of them a sample of the long tier holds.

A test with ``@pytest.mark.long(seconds=S)`` belongs to the long tier; ``S`` is about how many seconds it takes on one
quiet core. With ``sampled=False`` no sample holds it: it needs a program that only the whole tier installs. All others
are the first tier, which every change runs. ``tests/conftest.py`` has pytest choose by this.
"""

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest

#: How many seconds of long tests a sample may hold, by their marks. CI adds one to each of its two runs of pytest.
BUDGET: Final = 40.0


def seconds(item: pytest.Item) -> float | None:
    """How long a long test takes, in seconds on one quiet core; None for a test of the first tier.

    Raises :class:`pytest.UsageError` if the mark does not say it.
    """
    mark = item.get_closest_marker("long")
    if mark is None:
        return None
    if mark.args or {*mark.kwargs} - {"sampled"} != {"seconds"} or not mark.kwargs["seconds"] > 0:
        raise pytest.UsageError(f"{item.nodeid}: write @pytest.mark.long(seconds=S), S above 0")
    return float(mark.kwargs["seconds"])


def may_be_sampled(item: pytest.Item) -> bool:
    """Whether a sample of the long tier may hold this long test."""
    mark = item.get_closest_marker("long")
    return mark is not None and mark.kwargs.get("sampled", True) is True


def sample(costs: Iterable[tuple[str, float]], date: str, budget: float = BUDGET) -> list[str]:
    """Choose tests by ``date`` (YYYY-MM-DD): the same for the same date, others on another day.

    ``costs`` are the ids of tests and their seconds. Tests come in the order of the hash of date and id; each that
    still fits into ``budget`` is chosen.
    """
    chosen = []
    for test, cost in sorted(costs, key=lambda one: hashlib.sha256(f"{date} {one[0]}".encode()).digest()):
        if cost <= budget:
            chosen.append(test)
            budget -= cost
    return chosen


def is_named(nodeid: str, arguments: Sequence[str], root: Path) -> bool:
    """Whether one of pytest's arguments names this very test, or its function or class, by its id."""
    for argument in arguments:
        file, colons, name = argument.partition("::")
        if not colons:
            continue
        path = (root / file).resolve()
        wanted = f"{path.relative_to(root).as_posix() if path.is_relative_to(root) else file}::{name}"
        if nodeid == wanted or nodeid.startswith((f"{wanted}::", f"{wanted}[")):
            return True
    return False
