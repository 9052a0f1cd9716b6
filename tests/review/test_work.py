"""The processes of a review: other files test what they find; this one, how they end."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import pytest

from kingcraft.bots.limits import Stop
from kingcraft.processes import ChildFailed
from kingcraft.record.replay import replay_document
from kingcraft.review.choices import choices_of
from kingcraft.review.chunks import Chunk, chunks_of
from kingcraft.review.review import review_match
from kingcraft.review.work import work_off
from kingcraft.review.workers import Patience, Task, Worker, ready

from .looks import scale_of
from .test_review import short


def test_parts_cover_every_decision_once() -> None:
    assert chunks_of([9, 0, 3]) == [Chunk(0, 0, 8), Chunk(0, 8, 9), Chunk(2, 0, 3)]
    assert chunks_of([]) == []


def test_a_process_that_dies_is_reported_and_none_stays_behind() -> None:
    replay = replay_document(short("king-bids", 1, 20))

    def killing(done: int, total: int) -> None:
        if done:
            for process in multiprocessing.active_children():
                process.kill()

    with pytest.raises(ChildFailed):
        review_match(replay, "quick", killing, processes=2)
    assert not multiprocessing.active_children()


def test_processes_stop_when_they_are_told_to() -> None:
    replay = replay_document(short("king-bids", 2))
    stop = Stop()

    def stopping(done: int, total: int) -> None:
        if done:
            stop.set()

    found = review_match(replay, "quick", stopping, stop, 2)
    assert not found.complete
    assert found.decisions
    assert not multiprocessing.active_children()


def told(patience: Patience) -> Iterator[list[Chunk]]:
    """The chunks that two processes have got done so far, again and again."""
    record = replay_document(short("king-bids", 1, 24)).record
    chunks = chunks_of([len(deal) for deal in choices_of(record)])
    found: list[Chunk] = []
    for chunk, _ in work_off(record, scale_of(record.rules), "quick", chunks, None, 2, patience):
        found.append(chunk)
        yield found


@pytest.fixture
def stopping(tmp_path: Path) -> Iterator[Path]:
    """A folder: as many processes as it holds files whose names begin with "stop" stop before they begin."""
    resource_tracker.ensure_running()  # which is started the same way
    program = tmp_path / "python"
    stop = f'for each in "{tmp_path}"/stop*; do rm "$each" 2>/dev/null && kill -STOP $$; break; done'
    program.write_text(f'#!/bin/sh\n{stop}\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    multiprocessing.set_executable(str(program))
    try:
        yield tmp_path
    finally:
        multiprocessing.set_executable(sys.executable)


def test_a_process_that_does_not_begin_is_replaced(stopping: Path) -> None:
    (stopping / "stop").touch()
    *_, found = told(Patience(begin=10.0))
    assert sorted(found) == [Chunk(0, 0, 8), Chunk(0, 8, 16), Chunk(0, 16, 24)]
    assert not (stopping / "stop").exists()
    assert not multiprocessing.active_children()


def test_work_is_given_up_where_no_process_begins(stopping: Path) -> None:
    for number in (1, 2):
        (stopping / f"stop{number}").touch()
    with pytest.raises(ChildFailed, match="did not begin"):
        next(told(Patience(begin=0.5)))
    assert not list(stopping.glob("stop*"))
    assert not multiprocessing.active_children()


def test_a_process_that_comes_no_further_is_late() -> None:
    replay = replay_document(short("king-bids", 1, 4))
    task = Task(replay.record.to_json(), scale_of(replay.record.rules), "quick")
    for last in (False, True):
        worker = Worker(task, Patience(chunk=0.5), last)
        while not worker.free:
            assert not ready([worker])
        (process,) = multiprocessing.active_children()
        os.kill(process.pid or 0, signal.SIGSTOP)
        worker.take(Chunk(0, 0, 4))
        while worker.waited < 0.5:
            assert not worker.late
            assert not ready([worker])
        if last:
            with pytest.raises(ChildFailed, match="made no progress"):
                bool(worker.late)
        else:
            assert worker.late
        worker.end()
        assert not multiprocessing.active_children()


def test_what_a_process_meets_with_is_told() -> None:
    """A chunk of a deal that is not there."""
    replay = replay_document(short("king-bids", 1, 4))
    record = replay.record
    chunks = [Chunk(7, 0, 4), Chunk(8, 0, 4)]
    with pytest.raises(IndexError) as told:
        next(work_off(record, scale_of(record.rules), "quick", chunks, None, 2))
    assert "found_in" in "".join(told.value.__notes__)
    assert not multiprocessing.active_children()
