"""Child processes: what they send, how they fail, and that they never outlive their parent."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingcraft.processes import Child, ChildFailed, Link, ready, run_child, stop
from tests import children
from tools.driver.patience import PATIENCE
from tools.driver.server import is_there, wait_for


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    """After each test every child has ended."""
    yield
    assert multiprocessing.active_children() == []


def test_two_children_answer_in_any_order() -> None:
    pair: list[Child[int, int]] = [Child(children.double, ()) for _ in range(2)]
    try:
        for number, child in enumerate(pair):
            child.send(number + 3)  # kept until the child listens
        assert not any(child.began for child in pair)
        answers: dict[int, int] = {}
        while len(answers) < 2:
            for child in ready(pair, PATIENCE):
                answers[pair.index(child)] = child.receive()
        assert answers == {0: 6, 1: 8}
        assert ready(pair, 0.01) == []
        pair[1].send(5)
        assert pair[1].receive() == 10
    finally:
        stop(pair)


def test_a_child_is_told_more_than_a_pipe_holds() -> None:
    child: Child[None, int] = Child(children.fail, (bytes(1_000_000), 1))
    try:
        with pytest.raises(ValueError, match="no memory for 2") as fault:
            child.receive()
    finally:
        stop([child])
    assert "in fail" in fault.value.__notes__[0]


def test_an_exception_that_cannot_be_pickled_arrives_as_text() -> None:
    child: Child[None, None] = Child(children.fail_strangely, ())
    with pytest.raises(ChildFailed, match="Unportable: out of 5"):
        child.receive()
    stop([child])


@pytest.mark.parametrize(("entry", "status"), [(children.die, 7), (children.be_killed, -9)])
def test_a_child_that_dies_is_noticed(entry: Callable[[Link[str, None]], bytes], status: int) -> None:
    child: Child[str, None] = Child(entry, ())
    while not ready([child], PATIENCE):
        pass
    child.send("no process reads this")
    with pytest.raises(ChildFailed, match=f"exit status {status}$"):
        child.receive()
    stop([child])


def test_a_child_that_returns_has_no_more_messages() -> None:
    child: Child[None, int] = Child(children.count, (2,))
    assert [child.receive(), child.receive()] == [0, 1]
    with pytest.raises(ChildFailed, match="exit status 0"):
        child.receive()
    stop([child])


def test_a_child_ignores_ctrl_c_and_cleans_up_when_it_is_stopped(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child: Child[None, tuple[int, int]] = Child(children.sleep, (str(note),))
    assert child.receive() == (1, 9)
    process = int(note.read_text())
    os.kill(process, signal.SIGINT)
    assert ready([child], 0.2) == []
    assert is_there(process)
    stop([child])
    assert not is_there(process)
    assert note.with_suffix(".cleaned").exists()


def test_a_child_that_does_not_end_is_killed() -> None:
    child: Child[None, int] = Child(children.hang, ())
    process = child.receive()
    before = time.monotonic()
    stop([child], grace=0.3)
    assert 0.3 <= time.monotonic() - before < PATIENCE
    assert not is_there(process)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_child_ends_with_its_parent(tmp_path: Path, number: int) -> None:
    note = tmp_path / "pid"
    path = os.pathsep.join(filter(None, sys.path))
    command = [sys.executable, "-m", "tests.children", str(note)]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) as parent:
        wait_for(note.exists)
        parent.send_signal(number)
    process = int(note.read_text())
    wait_for(lambda: not is_there(process))
    assert note.with_suffix(".cleaned").exists()


async def test_a_child_reports_progress_and_returns() -> None:
    heard: list[int] = []
    assert await run_child(children.count, (3,), heard.append) == "counted to 3"
    assert heard == [0, 1, 2]


async def test_priorities() -> None:
    process, session, nice = await run_child(children.describe, ())
    assert (session, nice) == (os.getsid(0), os.nice(0))
    process, session, nice = await run_child(children.describe, (), priority="low")
    assert (session, nice) == (process, min(os.nice(0) + 10, 19))
    process, session, nice = await run_child(children.describe, (), priority="lowest")
    assert (session, nice) == (process, 19)


async def test_what_goes_wrong_in_a_child_is_raised() -> None:
    with pytest.raises(ValueError, match="no memory for 1"):
        await run_child(children.fail, (1,))
    with pytest.raises(ChildFailed, match="exit status 7"):
        await run_child(children.die, ())


async def test_a_child_that_makes_no_progress_or_is_not_needed_any_more_is_killed(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    first, second = tmp_path / "first", tmp_path / "second"
    with pytest.raises(TimeoutError):
        await run_child(children.sleep, (str(first),), heard.append, patience=2.0)
    assert heard == [(1, 9)]
    assert not is_there(int(first.read_text()))
    task = asyncio.create_task(run_child(children.sleep, (str(second),), heard.append))
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 2:  # noqa: ASYNC110 - another process sends it
            await asyncio.sleep(0.01)
    before = time.monotonic()
    task.cancel()
    await asyncio.wait((task,))
    assert time.monotonic() - before < PATIENCE
    assert not is_there(int(second.read_text()))


async def test_a_hearer_that_fails_ends_the_child() -> None:
    with pytest.raises(RuntimeError, match="not expected: 1"):
        await run_child(children.count, (3,), _expect_zero)


def _expect_zero(number: int) -> None:
    if number:
        raise RuntimeError(f"not expected: {number}")
