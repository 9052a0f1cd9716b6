"""The process that makes a review: everything that can go wrong with it."""

import asyncio
from pathlib import Path

import pytest

from kingcraft.server.review_process import Entry, review_elsewhere
from kingcraft.service.review_positions import LONG, TOO_LONG, TooLong, depth_for
from kingcraft.service.reviews import ReviewFailed
from tests import children
from tests.record.documents import golden
from tests.room.memory import until
from tools.driver.server import is_there


@pytest.mark.parametrize(
    ("entry", "code", "said"),
    [
        (children.fail, "internal", "no memory"),
        (children.refuse, "too-long", "9000 decisions"),
        (children.have_no_review, "no-review", "no reviews and hints of toy"),
        (children.die, "internal", "status 7"),
        (children.be_killed, "internal", "status -9"),
    ],
)
async def test_a_process_that_does_not_answer(entry: Entry, code: str, said: str) -> None:
    with pytest.raises(ReviewFailed, match=said) as failure:
        await review_elsewhere({}, "quick", print, entry)
    assert failure.value.code == code


async def test_a_process_that_makes_no_progress_or_is_not_needed_any_more(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    seen: list[tuple[int, int]] = []

    async def slow(patience: float) -> bytes:
        return await review_elsewhere(
            str(note), "quick", lambda *far: seen.append(far), children.sleep, patience=patience
        )

    with pytest.raises(ReviewFailed, match="no progress"):
        await slow(2.5)
    assert seen == [(1, 9)]
    assert not is_there(int(note.read_text()))
    task = asyncio.create_task(slow(60.0))
    await until(lambda: len(seen) == 2)
    task.cancel()
    await asyncio.wait((task,))
    assert not is_there(int(note.read_text()))


async def test_a_record_that_the_rules_refuse() -> None:
    document = golden("kings-corner-3")
    document["deals"][0]["actions"][0] = "KS>N"
    with pytest.raises(ReviewFailed, match="actions") as failure:
        await review_elsewhere(document, "quick", print)
    assert failure.value.code == "broken-record"


def test_long_matches_are_looked_at_quickly() -> None:
    assert depth_for(LONG, "deep") == "deep"
    assert depth_for(LONG + 1, "deep") == depth_for(TOO_LONG, "normal") == "quick"
    with pytest.raises(TooLong):
        depth_for(TOO_LONG + 1, "quick")
