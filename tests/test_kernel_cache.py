"""The cache of compiled kernels: it notices every change that a kernel can reach, and no other."""

import importlib
import itertools
import os
import pkgutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import kingcraft
from kingcraft.kernel import Kernel
from kingcraft.kernel.cache import KEPT
from kingcraft.kernel.key import kernel_key, source_key

RULES = '''
"""Rules."""
from typing import NamedTuple

import numpy as np

from kingcraft.kernel import rule

PRICE = 3
TABLE = ((1, 2), (3, 4))
ARRAY = np.array([1, 2, 3])
UNREAD = 9


class Pair(NamedTuple):
    first: int
    second: int = 5


@rule
def twice(value: int) -> int:
    """Double it."""
    return 2 * value


@rule
def priced(value: int, tax: int = 1) -> int:
    return PRICE * twice(value) + tax


def uncalled(value: int) -> int:
    return value - 1
'''
KERNELS = '''
import rules_of_key
from kingcraft.kernel import kernel
from rules_of_key import ARRAY, TABLE, Pair, priced


@kernel
def run(values):
    """Run."""
    total = 0
    for value in values:
        total += priced(value) + TABLE[1][0]
    return total


@kernel
def others(values):
    pair = Pair(1)
    return rules_of_key.twice(pair.second) + ARRAY[0]
'''

Make = Callable[[str, str], ModuleType]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Modules of these sources, imported again under the same names."""
    numbers = itertools.count()

    def imported(rules: str, kernels: str) -> ModuleType:
        folder = tmp_path / str(next(numbers))
        folder.mkdir()
        (folder / "rules_of_key.py").write_text(rules, encoding="utf-8")
        (folder / "kernels_of_key.py").write_text(kernels, encoding="utf-8")
        for name in ("rules_of_key", "kernels_of_key"):
            monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.syspath_prepend(folder)
        module = importlib.import_module("kernels_of_key")
        for name in ("rules_of_key", "kernels_of_key"):
            monkeypatch.delitem(sys.modules, name)
        return module

    return imported


def keys(module: ModuleType) -> tuple[str, str]:
    return kernel_key((module.run,), versions="1"), kernel_key((module.others,), versions="1")


def source_keys(module: ModuleType) -> tuple[str, str]:
    return source_key((module.run,)), source_key((module.others,))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""Double it."""', '"""Return twice the value, which is an int.\n\n    At length."""'),
        ('"""Rules."""', "# No rules.\n\n\n"),
        ("    return 2 * value", "    # a comment\n\n    return 2 * value"),
        ("def twice(value: int) -> int", 'def twice(value: "float") -> object'),
        ("UNREAD = 9", "UNREAD = 10"),
        ("return value - 1", "return value - 2"),
        ("class Pair(NamedTuple):", 'class Pair(NamedTuple):\n    """Two."""\n'),
    ],
)
def test_what_a_kernel_cannot_reach_leaves_its_key(make: Make, old: str, new: str) -> None:
    assert old in RULES
    before, after = make(RULES, KERNELS), make(RULES.replace(old, new), KERNELS)
    assert keys(before) == keys(after)
    # A text does not say which of its words are annotations only.
    assert (source_keys(before) == source_keys(after)) == ("float" not in new)


def test_a_docstring_and_lines_of_a_kernel_itself_leave_its_key(make: Make) -> None:
    other = KERNELS.replace('"""Run."""', '"""Return the sum."""').replace(
        "import rules_of_key\n", "\n\nimport rules_of_key\n"
    )
    assert other != KERNELS
    before, after = make(RULES, KERNELS), make(RULES, other)
    assert keys(before) == keys(after)
    assert source_keys(before) == source_keys(after)


def test_a_source_key_does_not_depend_on_the_order_of_functions(make: Make) -> None:
    module = make(RULES, KERNELS)
    assert source_key((module.run, module.others)) == source_key((module.others, module.run))


@pytest.mark.parametrize(
    ("old", "new", "changed"),
    [
        ("2 * value", "3 * value", (True, True)),
        ("2 * value", "2 + value", (True, True)),
        ("PRICE = 3", "PRICE = 4", (True, False)),
        ("PRICE = 3", "PRICE = 3.0", (True, False)),
        ("tax: int = 1", "tax: int = 2", (True, False)),
        ("(3, 4)", "(4, 4)", (True, False)),
        ("[1, 2, 3]", "[1, 2, 4]", (False, True)),
        ("second: int = 5", "second: int = 6", (False, True)),
        ("first: int", "foremost: int", (False, True)),
        ("PRICE * twice(value)", "PRICE * uncalled(value)", (True, False)),
    ],
)
def test_what_a_kernel_can_reach_changes_its_key(make: Make, old: str, new: str, changed: tuple[bool, bool]) -> None:
    assert old in RULES
    modules = make(RULES, KERNELS), make(RULES.replace(old, new), KERNELS)
    for before, after in (map(keys, modules), map(source_keys, modules)):
        assert (before[0] != after[0], before[1] != after[1]) == changed


def test_the_key_names_the_versions(make: Make) -> None:
    module = make(RULES, KERNELS)
    assert kernel_key((module.run,), versions="1") != kernel_key((module.run,), versions="2")


def test_a_value_that_the_key_cannot_describe_is_refused(make: Make) -> None:
    rules = RULES.replace("PRICE = 3", "class Price:\n    pass\n\n\nPRICE = Price()")
    with pytest.raises(TypeError, match="a kernel reaches"):
        keys(make(rules, KERNELS))


def test_every_kernel_of_the_package_has_a_key_of_its_own() -> None:
    kernels = set[Kernel[Any, Any]]()
    for package in ("bots", "games"):
        for module in pkgutil.walk_packages([str(Path(kingcraft.__file__).parent / package)], f"kingcraft.{package}."):
            kernels |= {
                each for each in vars(importlib.import_module(module.name)).values() if isinstance(each, Kernel)
            }
    assert len(kernels) >= 20
    assert len({kernel_key((each,), versions="1") for each in kernels}) == len(kernels)


def test_only_a_change_within_reach_compiles_again(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(cache))

    def run(rules: str) -> tuple[int, list[Path]]:
        """The result, and the files that were written for it."""
        before = set(cache.rglob("*.nbc"))
        result = make(rules, KERNELS).run(np.arange(3))
        return int(result), sorted(set(cache.rglob("*.nbc")) - before)

    result, (file,) = run(RULES)
    assert (result, file.name) == (3 * 6 + 3 * 1 + 3 * 3, "kernel.1.nbc")
    assert run(RULES.replace("Double it", "Twice the value")) == (result, [])
    changed, (other,) = run(RULES.replace("PRICE = 3", "PRICE = 4"))
    assert changed == result + 6
    assert other.parent != file.parent
    for damaged in ("kernel.nbi", "kernel.1.nbc"):
        half = (file.parent / damaged).stat().st_size // 2
        os.truncate(file.parent / damaged, half)
        assert run(RULES)[0] == result
        assert (file.parent / damaged).stat().st_size > half  # written again


def test_a_kernel_runs_where_nothing_can_be_kept(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no directory")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked / "cache"))
    assert make(RULES, KERNELS).run(np.arange(3)) == 30


def test_the_folders_last_used_are_kept(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(cache))
    stems = ("kernels_of_key.run-", "", "kernels_of_key.runner-")
    for stem in stems:
        for number in range(KEPT + 3):
            folder = cache / f"{stem}{number:016x}"
            folder.mkdir(parents=True)
            os.utime(folder, (1000 + number, 1000 + number))
    assert make(RULES, KERNELS).run(np.arange(3)) == 30
    left = {stem: sorted(path.name for path in cache.glob(f"{stem}{0:015x}*")) for stem in stems}
    assert [len(left[stem]) for stem in stems] == [KEPT - 1, KEPT, KEPT + 3]
    assert left[stems[0]][0] == f"{stems[0]}{4:016x}"
