"""The processes of a review: what they find is told elsewhere; here, how they end."""

import multiprocessing

import pytest

from kingcraft.bots.stop import Stop
from kingcraft.record.replay import replay_document
from kingcraft.review.review import review_match
from kingcraft.review.work import Part, WorkFailed, parts_of

from .test_review import short


def test_parts_cover_every_decision_once() -> None:
    assert parts_of([9, 0, 3]) == [Part(0, 0, 8), Part(0, 8, 9), Part(2, 0, 3)]
    assert parts_of([]) == []


def test_a_process_that_dies_is_told_and_none_stays_behind() -> None:
    replay = replay_document(short("king-bids", 1, 20))

    def killing(done: int, total: int) -> None:
        if done:
            for process in multiprocessing.active_children():
                process.kill()

    with pytest.raises(WorkFailed):
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
