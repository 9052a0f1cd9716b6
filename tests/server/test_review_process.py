"""The process that makes a review: whatever can go wrong with it."""

import asyncio
import sys
from pathlib import Path

import pytest

from kingcraft.server.review_process import ReviewFailed, review_elsewhere
from kingcraft.server.reviewing import LONG, TOO_LONG, TooLong, depth_for
from tests.record.documents import golden
from tests.room.memory import until
from tools.driver.server import is_there


def command(script: str) -> tuple[str, ...]:
    return (sys.executable, "-I", "-S", "-c", script)  # without what takes long to start


@pytest.mark.parametrize(
    ("script", "code", "said"),
    [
        ("import sys; sys.exit('no memory')", "internal", "no memory"),
        ("print('failed too-long')", "too-long", "status 0"),
        ("print('review 9\\nhalf')", "internal", "status"),
        ("print('good morning')", "internal", "status"),
        ("import os; os.kill(os.getpid(), 9)", "internal", "status -9"),
    ],
)
async def test_a_process_that_does_not_answer(script: str, code: str, said: str) -> None:
    with pytest.raises(ReviewFailed, match=said) as failure:
        await review_elsewhere({}, "quick", print, command(script))
    assert failure.value.code == code


async def test_a_process_that_comes_no_further_or_is_not_wanted_any_more(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = (
        f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); "
        "print('progress 1 9', flush=True); time.sleep(60)"
    )
    seen: list[tuple[int, int]] = []
    slow = command(script)
    with pytest.raises(ReviewFailed, match="no further"):
        await review_elsewhere({}, "quick", lambda *far: seen.append(far), slow, patience=2.5)
    assert seen == [(1, 9)]
    assert not is_there(int(note.read_text()))
    task = asyncio.create_task(review_elsewhere({}, "quick", lambda *far: seen.append(far), slow))
    await until(lambda: len(seen) == 2)
    task.cancel()
    await asyncio.wait((task,))
    assert not is_there(int(note.read_text()))


async def test_a_program_that_is_not_there() -> None:
    with pytest.raises(ReviewFailed):
        await review_elsewhere({}, "quick", print, ("no-such-program-at-all",))


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
