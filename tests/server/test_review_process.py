"""The process that makes a review: everything that can go wrong with it."""

import asyncio
import gzip
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from kingcraft.games.options import Json
from kingcraft.record.replay import replay_document
from kingcraft.review.review import review_match
from kingcraft.server.review_process import Entry, review_elsewhere
from kingcraft.service.review_messages import DealReviewState, ReviewState
from kingcraft.service.review_task import LONG, TOO_LONG, DealMade, Judging, Task, TooLong, depth_for, review_of
from kingcraft.service.reviews import Ahead, ReviewFailed
from tests import children
from tests.record.documents import golden
from tests.room.memory import until
from tools.driver.server import is_there

T = TypeVar("T")


def task(document: Json) -> Task:
    return Task(document, "quick", (0,), {}, whole=True)


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
        await review_elsewhere(task({}), print, entry)
    assert failure.value.code == code


async def test_a_process_that_makes_no_progress_or_is_not_needed_any_more(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    seen: list[Ahead | Judging | DealMade] = []

    async def slow(patience: float) -> bytes:
        return await review_elsewhere(task(str(note)), seen.append, children.look_for_ever, patience=patience)

    with pytest.raises(ReviewFailed, match="no progress"):
        await slow(2.5)
    assert seen == [Judging(0, 1, 9)]
    assert not is_there(int(note.read_text()))
    making = asyncio.create_task(slow(60.0))
    await until(lambda: len(seen) == 2)
    making.cancel()
    await asyncio.wait((making,))
    assert not is_there(int(note.read_text()))


async def test_a_record_that_the_rules_refuse() -> None:
    document = golden("kings-corner-3")
    document["deals"][0]["actions"][0] = "KS>N"
    with pytest.raises(ReviewFailed, match="actions") as failure:
        await review_elsewhere(task(document), print)
    assert failure.value.code == "broken-record"


def test_long_matches_are_looked_at_quickly() -> None:
    assert depth_for(LONG, "deep") == "deep"
    assert depth_for(LONG + 1, "deep") == depth_for(TOO_LONG, "normal") == "quick"
    with pytest.raises(TooLong):
        depth_for(TOO_LONG + 1, "quick")


def unpacked(body: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(gzip.decompress(body), type=kind)


def test_deals_come_one_by_one_and_make_up_the_same_review() -> None:
    """Whether they were looked at together, or two of them before the others."""
    document = golden("kings-corner-3")
    replay = replay_document(document)
    deals = tuple(range(len(replay.record.deals)))
    assert len(deals) > 2
    heard: list[Judging | DealMade] = []
    body = review_of(Task(document, "quick", deals, {}, whole=True), heard.append)
    whole = unpacked(body, ReviewState).result
    assert whole is not None
    assert whole.review == review_match(replay, "quick")
    made = {one.deal: one for one in heard if isinstance(one, DealMade)}
    assert tuple(made) == deals
    for number, one in made.items():
        state = unpacked(one.body, DealReviewState)
        assert state.result is not None
        assert state.result.review == whole.review.deals[number]
        assert state.result.decisions == [each for each in whole.review.decisions if each.deal == number]
        assert state.done == state.total
        first = heard.index(one)
        assert not [said for said in heard[len(deals) : first] if said.deal > number]
    known = {number: made[number].found for number in deals[:2]}
    rest = review_of(Task(document, "quick", deals[2:], known, whole=True), print)
    assert unpacked(rest, ReviewState).result == whole
    assert review_of(Task(document, "quick", (1,), {}, whole=False), print) == b""
