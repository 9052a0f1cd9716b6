"""The interface to the compiler: the same functions in CPython and in kernels, on this machine and on a plain one."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingcraft.kernel import (
    MASK_63,
    bit_count,
    borrowed,
    highest,
    kernel,
    lowest,
    next_random,
    nth_set,
    random_below,
    rule,
    seeded,
)
from tools.driver.patience import WORK

SETS = st.integers(1, (1 << 62) - 1)


@kernel
def bit_functions(values: Any, results: Any) -> int:
    """For each value: number of bits, lowest, highest, all set bits as one number, a step of the stream, a choice."""
    values, results = borrowed(values), borrowed(results)
    for i in range(len(values)):
        value = values[i]
        row = results[i]
        row[0] = bit_count(value)
        row[1] = lowest(value)
        row[2] = highest(value)
        replay = 0
        for n in range(row[0]):
            replay = (replay * 61 + nth_set(value, n)) % 1000003
        row[3] = replay
        row[4] = next_random(value)
        row[5] = random_below(row[4], 1 + row[0])
    return len(values)


@rule
def twice(value: int) -> int:
    """A rule of this file, marked after other kernels may have been compiled."""
    return 2 * value


@kernel
def twice_all(values: Any) -> int:
    """The sum of the doubles."""
    total = 0
    for value in values:
        total += twice(value)
    return total


def sample() -> list[int]:
    """Every single bit, the full sets, and numbers from the stream."""
    values = [1 << bit for bit in range(63)] + [(1 << 52) - 1, (1 << 62) - 1, MASK_63]
    state = seeded(5)
    for _ in range(500):
        state = next_random(state)
        values.append(max(state >> 11, 1))
    return values


def plain(values: list[int]) -> list[list[int]]:
    """The results in CPython."""
    rows = [[0] * 6 for _ in values]
    bit_functions.plain(values, rows)
    return rows


def compiled(values: list[int]) -> list[list[int]]:
    """The results in a kernel."""
    rows = np.zeros((len(values), 6), np.int64)
    bit_functions(np.array(values, np.int64), rows)
    return [list(map(int, row)) for row in rows]


def test_what_is_borrowed_is_the_same_and_still_its_owners() -> None:
    values = [3, 5]
    assert borrowed(values) is values
    array, rows = np.array(values, np.int64), np.zeros((2, 6), np.int64)
    before = sys.getrefcount(array)
    assert bit_functions(array, rows) == 2
    assert sys.getrefcount(array) == before
    assert rows[:, 0].tolist() == [2, 2]


@given(SETS)
def test_bits(value: int) -> None:
    bits = [bit for bit in range(63) if value >> bit & 1]
    assert bit_count(value) == len(bits)
    assert (lowest(value), highest(value)) == (bits[0], bits[-1])
    assert [nth_set(value, n) for n in range(len(bits))] == bits


def test_bit_functions_and_stream_are_the_same_compiled() -> None:
    values = sample()
    assert compiled(values) == plain(values)


@pytest.mark.parametrize("environment", [{"NUMBA_CPU_NAME": "generic"}, {}])
def test_the_same_in_another_process(environment: dict[str, str], tmp_path: object) -> None:
    # A generic processor has no pdep, and LLVM would abort the process if it were used.
    program = "import json, test_kernel; print(json.dumps(test_kernel.compiled(test_kernel.sample())))"
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**surroundings, **environment, "PYTHONPATH": path, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=WORK,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == plain(sample())


def test_rules_marked_after_the_first_kernel_compile_too() -> None:
    assert bit_functions(np.array([1], np.int64), np.zeros((1, 6), np.int64)) == 1

    @rule
    def thrice(value: int) -> int:
        return 3 * value

    @kernel
    def thrice_all(values: Any) -> int:
        total = 0
        for value in values:
            total += thrice(value)
        return total

    assert twice_all(np.arange(10)) == twice_all.plain(range(10)) == 90
    assert thrice_all.plain(range(10)) == thrice_all(np.arange(10)) == 135


def test_a_kernel_keeps_its_name_and_text() -> None:
    assert vars(twice_all)["__name__"] == "twice_all"
    assert twice_all.__doc__ == "The sum of the doubles."


def test_importing_the_rules_does_not_import_numba() -> None:
    program = (
        "import sys, kingcraft.kernel, kingcraft.games.kings_corner.playout, kingcraft.games.registry as registry;"
        "registry.games(); print('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"


def test_the_stream_stays_within_63_bits_and_depends_on_the_seed() -> None:
    states = {seeded(seed) for seed in range(1000)}
    assert len(states) == 1000
    for state in states:
        assert 0 <= state <= MASK_63
        assert 0 <= next_random(state) <= MASK_63


@pytest.mark.parametrize("n", [1, 2, 3, 6, 13, 52, 481])
def test_below_is_uniform(n: int) -> None:
    state, counts, draws = seeded(n), [0] * n, 200 * n
    for _ in range(draws):
        state = next_random(state)
        counts[random_below(state, n)] += 1
    # chi-squared, n - 1 degrees of freedom, far outside what chance gives
    assert sum((count - 200) ** 2 / 200 for count in counts) < n + 6 * (2 * n) ** 0.5


def test_below_reaches_both_ends() -> None:
    assert random_below(0, 52) == 0
    assert random_below(MASK_63, 52) == 51


def test_the_stream_is_frozen() -> None:
    # Playouts are compared across machines and versions by their seed.
    state, states = seeded(1), []
    for _ in range(3):
        state = next_random(state)
        states.append(state)
    assert states == [5983474061796217820, 6210779530765247227, 9038218062371794030]
