"""Reviews that any process of a database makes: each once, by one who lives, and nothing else is believed."""

import asyncio
import contextlib
import gzip
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingcraft.record.record import Record
from kingcraft.record.replay import replay_document
from kingcraft.room.ports import StorageFailed
from kingcraft.server.store.postgres import PostgresStore
from kingcraft.service.bus import HereBus
from kingcraft.service.jobs import version
from kingcraft.service.review_jobs import (
    EVERY,
    GIVE_WAY,
    HOLD,
    RENEW,
    TRIES,
    Hold,
    ReviewJobs,
    ReviewWorker,
    SharedReviews,
    packed,
    unpacked,
)
from kingcraft.service.review_messages import DealReviewState, ReviewState
from kingcraft.service.review_task import DealMade, Judging, Task, review_of
from kingcraft.service.reviews import Ahead, Hear, ReviewFailed, Wish, task_of
from tests.record.documents import golden
from tests.room.memory import until
from tests.server.postgres import address, statements, value
from tests.server.test_reviews import SHORT, children, path_of
from tests.server.test_workers import working
from tools.driver.patience import PATIENCE, WORK
from tools.driver.server import Server, wait_for

Heard = list[Ahead | Judging | DealMade]


def wish(*, whole: bool = True, known: dict[int, DealMade] | None = None) -> Wish:
    """A review of a match of Kings Corner, without the deals that are known."""
    record: Record = replay_document(golden("kings-corner-3")).record
    known = known or {}
    deals = tuple(deal for deal in range(len(record.deals)) if deal not in known)
    return Wish("abcdefgh", 99, record, deals if whole else deals[:1], known, whole)


async def make_here(task: Task, hear: Hear) -> bytes:
    """Make a review in a thread: it is a short match."""
    loop = asyncio.get_running_loop()

    def say(said: Judging | DealMade) -> None:
        loop.call_soon_threadsafe(hear, said)

    return await asyncio.to_thread(review_of, task, say)


@cache
def made() -> tuple[bytes, dict[int, DealMade]]:
    """The review as a server without others makes it, and its deals."""
    heard: Heard = []
    body = review_of(task_of(wish(), "quick"), heard.append)
    return body, {said.deal: said for said in heard if isinstance(said, DealMade)}


class Maker:
    """Makes that review when it is let ``go``, and notes what it is asked for. Before, ``deals`` of it."""

    def __init__(self, deals: int = 0, *, go: bool = True) -> None:
        self.go, self.deals = asyncio.Event(), deals
        self.asked: list[Task] = []
        self.cancelled = 0
        if go:
            self.go.set()

    async def __call__(self, task: Task, hear: Hear) -> bytes:
        self.asked.append(task)
        for deal in task.deals[: self.deals]:
            hear(made()[1][deal])
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        for deal in task.deals[self.deals :]:
            hear(made()[1][deal])
        return made()[0]


@pytest.fixture
async def jobs(tmp_path: Path) -> AsyncIterator[ReviewJobs]:
    store = PostgresStore(address(tmp_path))
    assert store.review_jobs is not None
    yield store.review_jobs
    store.close()


@contextlib.asynccontextmanager
async def working_for(
    jobs: ReviewJobs, make: Callable[[Task, Hear], Awaitable[bytes]] | None = None, bus: HereBus | None = None
) -> AsyncIterator[ReviewWorker]:
    review_worker = ReviewWorker(jobs, bus or HereBus(), make or Maker())
    await review_worker.start(asyncio.create_task(asyncio.sleep(0)))
    yield review_worker
    await review_worker.close()


def asking(jobs: ReviewJobs, heard: Heard | None = None, bus: HereBus | None = None) -> "asyncio.Task[bytes]":
    """A server that waits for a review."""
    shared = SharedReviews(jobs, bus or HereBus(), "quick")
    return asyncio.create_task(shared.make(wish(), ([] if heard is None else heard).append))


async def taken(jobs: ReviewJobs, me: str = "me") -> Hold:
    """The hold of the one review that is asked for."""
    async with asyncio.timeout(PATIENCE):
        while (hold := await jobs.take(me, version(), 0)) is None:  # noqa: ASYNC110 - as workers ask
            await asyncio.sleep(0.02)
    return hold


async def is_asked(tmp_path: Path) -> None:
    """Wait until a review is asked for."""
    async with asyncio.timeout(PATIENCE):
        while not value(address(tmp_path), "SELECT count(*) FROM kingcraft.job"):  # noqa: ASYNC110 - it is elsewhere
            await asyncio.sleep(0.02)


def late(tmp_path: Path) -> None:
    """Let all jobs be over."""
    statements(address(tmp_path), "UPDATE kingcraft.job SET until = clock_timestamp()")


async def test_a_review_of_another_process_is_the_same(jobs: ReviewJobs) -> None:
    heard: Heard = []
    async with working_for(jobs, make_here):
        assert await asking(jobs, heard) == made()[0]
    assert {said.deal: said for said in heard if isinstance(said, DealMade)} == made()[1]
    assert heard[0] == Ahead(0)
    deal = SharedReviews(jobs, HereBus(), "quick").make(wish(whole=False), heard.append)
    async with working_for(jobs, make_here):
        assert await deal == b""
    assert heard[-1] == made()[1][0]
    rest = SharedReviews(jobs, HereBus(), "quick").make(wish(known={0: made()[1][0]}), heard.append)
    assert await rest == made()[0]  # it has been made before: no one makes it again


async def test_however_many_ask_and_work_it_is_made_once(jobs: ReviewJobs) -> None:
    bus = HereBus()
    makers = [Maker(go=False) for _ in range(3)]
    async with ExitStackOf(*(working_for(jobs, maker, bus) for maker in makers)):
        asked = [asking(jobs, bus=bus) for _ in range(4)]
        await until(lambda: any(maker.asked for maker in makers))
        await asyncio.sleep(0.2)
        for maker in makers:
            maker.go.set()
        assert {await one for one in asked} == {made()[0]}
        assert sum(len(maker.asked) for maker in makers) == 1


class ExitStackOf:
    """Several contexts at once."""

    def __init__(self, *contexts: Any) -> None:
        self._contexts, self._stack = contexts, contextlib.AsyncExitStack()

    async def __aenter__(self) -> None:
        for context in self._contexts:
            await self._stack.enter_async_context(context)

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()


async def test_what_another_one_has_done_is_not_done_again(jobs: ReviewJobs, tmp_path: Path) -> None:
    first, second, heard = Maker(2, go=False), Maker(), Heard()
    asked = asking(jobs, heard)
    async with working_for(jobs, first):
        await until(lambda: {0, 1} <= {said.deal for said in heard if isinstance(said, DealMade)})
        assert not asked.done()
        statements(address(tmp_path), "UPDATE kingcraft.job SET until = clock_timestamp(), attempt = attempt + 1")
        async with working_for(jobs, second):
            assert await asked == made()[0]
        await until(lambda: first.cancelled)  # its hold was over
    (task,) = second.asked
    assert list(task.deals) == [deal for deal in made()[1] if deal > 1]


async def test_who_comes_late_changes_nothing(jobs: ReviewJobs, tmp_path: Path) -> None:
    asked = asking(jobs)
    first = await taken(jobs)
    late(tmp_path)
    second = await taken(jobs, "you")
    assert (second.job, second.attempt) == (first.job, first.attempt + 1)
    assert not await jobs.renew(first, b"")
    await jobs.keep_deal(first, 0, packed(made()[1][0]))
    await jobs.finish(first, b"", "too-long late")
    await jobs.give(first)
    assert await jobs.renew(second, b"")
    assert value(address(tmp_path), "SELECT count(*) FROM kingcraft.job_deal") == 0
    await jobs.finish(second, made()[0])
    assert await asked == made()[0]
    await jobs.finish(second, b"twice")
    assert await asking(jobs) == made()[0]


async def test_a_hold_lasts_while_it_is_renewed(jobs: ReviewJobs, tmp_path: Path) -> None:
    maker = Maker(go=False)
    asked = asking(jobs)
    async with working_for(jobs, maker):
        await until(lambda: maker.asked)
        for _ in range(20):  # a renewal is made meanwhile
            assert await jobs.take("other", version(), 0) is None
            await asyncio.sleep(RENEW / 10)
        left = "SELECT extract(epoch FROM until - clock_timestamp()) FROM kingcraft.job"
        assert value(address(tmp_path), left) > HOLD - 1.5 * RENEW
        maker.go.set()
        assert await asked == made()[0]


async def test_a_review_of_another_version_is_left_alone(jobs: ReviewJobs) -> None:
    await jobs.ask("review", "of yesterday", "room", packed(task_of(wish(), "quick")))
    assert await jobs.take("me", version(), 0) is None
    assert await jobs.seen("review", version(), []) is None
    assert await jobs.take("me", "of yesterday", 0) is not None


NO_REVIEWS = {
    "empty": b"",
    "a byte": b"\0",
    "text": b"[" * 9_000,
    "deep": gzip.compress(b"[" * 9_000),
    "not done": gzip.compress(msgspec.json.encode(ReviewState("none"))),
    "another message": gzip.compress(b"{}"),
}


@pytest.mark.parametrize("body", NO_REVIEWS.values(), ids=NO_REVIEWS)
async def test_what_is_no_review_is_not_believed(jobs: ReviewJobs, body: bytes) -> None:
    heard: Heard = []
    asked = asking(jobs, heard)
    hold = await taken(jobs)
    await jobs.keep_deal(hold, 0, body)
    await jobs.keep_deal(hold, 1, packed(DealMade(1, [], body)))
    await jobs.renew(hold, body)
    await jobs.finish(hold, body)
    with pytest.raises(ReviewFailed, match="no review of this match") as failed:
        await asked
    assert failed.value.code == "internal"
    assert {type(said) for said in heard} == {Ahead}


async def test_deals_that_are_no_deals_are_looked_at_again(jobs: ReviewJobs, tmp_path: Path) -> None:
    asked = asking(jobs)
    hold = await taken(jobs)
    await jobs.keep_deal(hold, 0, b"garbage")
    await jobs.keep_deal(hold, 1, packed(made()[1][2]))
    late(tmp_path)
    maker = Maker()
    async with working_for(jobs, maker):
        assert await asked == made()[0]
    assert list(maker.asked[0].deals) == list(made()[1])


async def test_what_is_no_task_fails(jobs: ReviewJobs, tmp_path: Path) -> None:
    asked = asking(jobs)
    await is_asked(tmp_path)
    statements(address(tmp_path), "UPDATE kingcraft.job SET task = 'garbage'")
    async with working_for(jobs):
        with pytest.raises(ReviewFailed, match="no task") as failed:
            await asked
    assert failed.value.code == "internal"


async def test_a_failure_is_that_of_the_review_and_may_be_tried_again(jobs: ReviewJobs) -> None:
    async def fail(task: Task, hear: Hear) -> bytes:
        raise ReviewFailed("too-long", "9000 decisions\0")

    async with working_for(jobs, fail):
        with pytest.raises(ReviewFailed, match="9000 decisions") as failed:
            await asking(jobs)
    assert failed.value.code == "too-long"
    async with working_for(jobs):
        assert await asking(jobs) == made()[0]


async def test_what_ends_all_who_make_it_fails(jobs: ReviewJobs, tmp_path: Path) -> None:
    asked = asking(jobs)
    for _ in range(TRIES):
        await jobs.give(await taken(jobs))  # that does not count
        await taken(jobs)
        late(tmp_path)
    assert await jobs.take("me", version(), 0) is None
    with pytest.raises(ReviewFailed, match="ends those"):
        await asked
    async with working_for(jobs):
        assert await asking(jobs) == made()[0]


async def test_no_one_works_for_a_server_that_is_gone(jobs: ReviewJobs, tmp_path: Path) -> None:
    maker = Maker(go=False)
    asked = asking(jobs)
    async with working_for(jobs, maker):
        await until(lambda: maker.asked)
        asked.cancel()
        statements(address(tmp_path), "UPDATE kingcraft.job SET wanted = clock_timestamp()")
        await until(lambda: maker.cancelled)
    assert await jobs.take("me", version(), 0) is None
    statements(address(tmp_path), "UPDATE kingcraft.job SET wanted = clock_timestamp() - interval '1 hour'")
    await jobs.ask("another", version(), "room", b"")
    assert value(address(tmp_path), "SELECT count(*) FROM kingcraft.job") == 1


async def test_who_ends_gives_its_review_to_others_at_once(jobs: ReviewJobs) -> None:
    maker = Maker(go=False)
    asked = asking(jobs)
    async with working_for(jobs, maker):
        await until(lambda: maker.asked)
    assert maker.cancelled
    began = asyncio.get_running_loop().time()
    async with working_for(jobs):
        assert await asked == made()[0]
    assert asyncio.get_running_loop().time() - began < HOLD / 2


async def test_a_server_leaves_reviews_to_workers_for_a_while(jobs: ReviewJobs, tmp_path: Path) -> None:
    asked = asking(jobs)
    await is_asked(tmp_path)
    assert await jobs.take("server", version(), GIVE_WAY) is None
    statements(address(tmp_path), f"UPDATE kingcraft.job SET asked = asked - interval '{GIVE_WAY} seconds'")
    hold = await jobs.take("server", version(), GIVE_WAY)
    assert hold is not None
    late(tmp_path)  # it has ended: again a worker may be first
    assert await jobs.take("server", version(), GIVE_WAY) is None
    asked.cancel()


async def test_reviews_wait_in_the_order_of_asking(jobs: ReviewJobs) -> None:
    for name in ("a", "b", "c"):
        await jobs.ask(name, version(), name, b"")
    first = await taken(jobs)
    seen = [await jobs.seen(name, version(), []) for name in ("a", "b", "c")]
    assert [one.ahead for one in seen if one] == [-1, 1, 2]
    await jobs.finish(first, b"")
    seen = [await jobs.seen(name, version(), []) for name in ("b", "c")]
    assert [one.ahead for one in seen if one] == [0, 1]


async def test_a_room_that_is_removed_takes_its_review_along(tmp_path: Path) -> None:
    day = 100
    store = PostgresStore(address(tmp_path), lambda: day)
    assert await store.store("abc", 0, [b"0"], "me", 0)
    assert store.review_jobs is not None
    await store.review_jobs.ask("x", version(), "abc", b"cards")
    day += 10
    assert await store.remove_part("abc", 5)
    assert await store.review_jobs.seen("x", version(), []) is None
    store.close()


async def test_a_database_that_goes_away_does_not_end_a_worker(
    jobs: ReviewJobs, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingcraft.service.review_jobs.EVERY", 0.05)
    real, broken = jobs.take, [True]

    async def take(me: str, mine: str, after: float) -> Hold | None:
        if broken:
            raise StorageFailed("gone")
        return await real(me, mine, after)

    monkeypatch.setattr(jobs, "take", take)
    async with working_for(jobs):
        await until(lambda: caplog.records)
        await asyncio.sleep(0.2)
        broken.clear()
        assert await asking(jobs) == made()[0]
    assert [record.getMessage() for record in caplog.records] == [
        "no reviews are made here until the database answers: gone"
    ]


def test_what_unpacks_to_very_much_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    body = packed([Judging(0, 1, 2)] * 10_000)
    assert unpacked(body, list[Judging]) == [Judging(0, 1, 2)] * 10_000
    monkeypatch.setattr("kingcraft.service.review_jobs.MOST_BYTES", 50_000)
    assert unpacked(body, list[Judging]) is None


# --- with processes


def over(server: Server, deals: int = 1) -> dict[str, Any]:
    """A match that is over."""
    mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT | {"deals": deals})
    server.play_out(mine)
    return mine


def state(server: Server, mine: dict[str, Any]) -> ReviewState:
    return msgspec.json.decode(server.get(path_of(mine)).content, type=ReviewState)


def come(server: Server, mine: dict[str, Any]) -> ReviewState:
    wait_for(lambda: state(server, mine).state == "done", seconds=WORK)
    return state(server, mine)


QUICK = ("--rate", "0", "--review-depth", "quick")


def has_review(worker: "subprocess.Popen[str]") -> bool:
    """Whether a worker makes a review."""
    return children(worker.pid) != []


def test_a_server_without_workers_makes_its_reviews(tmp_path: Path) -> None:
    with Server(tmp_path / "data", *QUICK, "--database", address(tmp_path)) as server:
        mine = over(server)
        server.post(path_of(mine), {})
        found = come(server, mine)
        assert found.result is not None
        assert found.result.review.complete
        assert value(address(tmp_path), "SELECT count(*) FROM kingcraft.review") == 1
        assert value(address(tmp_path), "SELECT attempt FROM kingcraft.job") == 1
        assert children(server.process.pid) == []
        assert server.stop() == 0
        assert "Traceback" not in server.stderr()


@pytest.mark.long(seconds=20)
def test_workers_make_the_reviews_of_servers(tmp_path: Path) -> None:
    options = ("--database", address(tmp_path))
    with Server(tmp_path / "data", *QUICK, *options) as server, working(*options, deal=1.0) as worker:
        mine = over(server, deals=2)
        server.post(path_of(mine), {})
        wait_for(lambda: has_review(worker), seconds=WORK)
        wait_for(lambda: [deal.state for deal in state(server, mine).deals] == ["done", "running"], seconds=WORK)
        assert msgspec.json.decode(server.get(f"{path_of(mine)}/deals/0").content, type=DealReviewState).state == "done"
        assert children(server.process.pid) == []
        assert come(server, mine).result is not None
        assert not has_review(worker)
        assert "Traceback" not in server.stderr()


@pytest.mark.long(seconds=70)
@pytest.mark.parametrize("harm", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_another_goes_on_with_the_review_of_a_worker(tmp_path: Path, harm: signal.Signals) -> None:
    """And when none is left, the server does."""
    options = ("--database", address(tmp_path))
    with ExitStack() as stack:
        server = stack.enter_context(Server(tmp_path / "data", *QUICK, *options))
        workers = [stack.enter_context(working(*options, deal=3.0)) for _ in range(2)]
        mine = over(server, deals=4)
        server.post(path_of(mine), {})
        wait_for(lambda: any(map(has_review, workers)), seconds=WORK)
        wait_for(lambda: state(server, mine).deals[0].state == "done", seconds=WORK)
        first, second = sorted(workers, key=has_review, reverse=True)
        first.send_signal(harm)
        wait_for(lambda: has_review(second), seconds=HOLD + EVERY + PATIENCE)
        assert state(server, mine).deals[0].state == "done"
        wait_for(lambda: state(server, mine).deals[1].state == "done", seconds=WORK)
        os.kill(second.pid, signal.SIGKILL)
        wait_for(lambda: children(server.process.pid) != [], seconds=HOLD + GIVE_WAY + EVERY + PATIENCE)
        if harm == signal.SIGSTOP:
            first.send_signal(signal.SIGCONT)
        found = come(server, mine)
        assert found.result is not None
        assert found.result.review.complete
        assert value(address(tmp_path), "SELECT attempt FROM kingcraft.job") == 3
        assert "Traceback" not in server.stderr()


@pytest.mark.long(seconds=40)
def test_a_review_goes_on_when_its_server_is_killed(tmp_path: Path) -> None:
    options = ("--database", address(tmp_path))
    with ExitStack() as stack:
        server, other = (stack.enter_context(Server(tmp_path / name, *QUICK, *options)) for name in ("a", "b"))
        worker = stack.enter_context(working(*options, deal=3.0))
        mine = over(server, deals=3)
        server.post(path_of(mine), {})
        wait_for(lambda: state(server, mine).deals[0].state == "done", seconds=WORK)
        (child,) = children(worker.pid)
        server.kill()
        wait_for(lambda: other.post(path_of(mine), {}).status_code == 200)
        wait_for(lambda: state(other, mine).deals[0].state == "done", seconds=2 * RENEW)
        assert children(worker.pid) == [child]
        assert come(other, mine).result is not None
        assert value(address(tmp_path), "SELECT attempt FROM kingcraft.job") == 1
