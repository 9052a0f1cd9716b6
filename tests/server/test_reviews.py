"""Reviews of matches that are over: made once, beside the tables, kept; and whatever can go wrong with them."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingcraft.games.options import Json
from kingcraft.i18n import languages, text
from kingcraft.record.replay import Replay, replay_document
from kingcraft.review.graph import Point
from kingcraft.review.review import FORMAT, DealReview, Review
from kingcraft.room.problem import RoomProblem
from kingcraft.room.room import Room
from kingcraft.server.review_messages import FAILURES, ReviewState
from kingcraft.server.review_positions import reviewed
from kingcraft.server.review_process import Progress, ReviewFailed, review_elsewhere
from kingcraft.server.review_store import KeptReviews
from kingcraft.server.reviewing import LONG, TOO_LONG, TooLong, depth_for
from kingcraft.server.reviews import MOST_WAITING, Make, Reviews
from kingcraft.server.store import FILE_NAME, Store
from tests.record.documents import golden
from tests.review.looks import SCALE, decision
from tests.room.memory import House, Listener, play_deal, until
from tests.server.process import Server, wait_for
from tests.server.test_store import limit_pages

#: A match of one deal, for two.
SHORT: dict[str, Any] = {"deals": 1}


# --- a real server


def play_out(server: Server, mine: dict[str, Any]) -> None:
    """Play a match to its end."""
    chance = random.Random(1)

    async def play() -> None:
        async with server.sit(mine["room"], mine["secret"]) as person:
            await person.play(chance.choice)

    asyncio.run(play())


def path_of(mine: dict[str, Any]) -> str:
    return f"/api/rooms/{mine['room']}/review"


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_there(process: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    return False


def test_only_a_match_that_is_over_is_reviewed(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT)
    for answer in (server.get(path_of(mine)), server.post(path_of(mine), {})):
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    for answer in (server.get("/api/rooms/nobody/review"), server.post("/api/rooms/nobody/review", {})):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0", "--review-depth", "quick") as server:
        mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT)
        play_out(server, mine)
        assert server.get(path_of(mine)).json()["state"] == "none"
        for _ in range(3):
            answer = server.post(path_of(mine), {})
            assert (answer.status_code, answer.json()["state"] in ("waiting", "running", "done")) == (200, True)
        wait_for(lambda: server.get(path_of(mine)).json()["state"] == "done", seconds=240)
        assert server.post(path_of(mine), {}).json()["state"] == "done"
        assert server.process.poll() is None
        assert children(server.process.pid) == []
        state = msgspec.json.decode(server.get(path_of(mine)).content, type=ReviewState)
        record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
        assert server.stderr() == ""
    assert state.result is not None
    review = state.result.review
    assert review.complete
    assert review.finished
    assert state.done == state.total == sum(player.decisions + player.forced for player in review.players)
    assert len(state.result.positions) == len(review.moments)
    for place, position in zip(review.moments, state.result.positions, strict=True):
        each = review.decisions[place]
        laid = [token.split(">")[0] for token in each.known.played.tokens if token != "end"]
        assert set(laid) <= {*position.hands[each.seat], *position.piles}
        cards = [card for cards in (*position.hands, *position.piles.values()) for card in cards]
        assert len(set(cards)) == len(cards) == 52 - position.stock
    turns = [stage for stage, each in zip(state.result.stages, review.decisions, strict=True) if each.deal == 0]
    assert turns == sorted(set(turns))
    assert [len(marks) for marks in state.result.marks] == [len(deal.graph) for deal in review.deals]
    assert record["players"] == [player.name for player in review.players]
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as database:
        assert database.execute("SELECT number, room FROM review").fetchall() == [(1, mine["room"])]

    with Server(data, "--review-depth", "quick") as again:  # kept on disk, and the same for whoever cannot unpack
        packed = again.get(path_of(mine))
        assert packed.headers["content-encoding"] == "gzip"
        assert msgspec.json.decode(packed.content, type=ReviewState) == state
        plain = again.get(path_of(mine), encoding="identity")
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_server_ends_so_does_the_review(tmp_path: Path, number: int) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0", "--review-depth", "deep") as server:
        mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT)
        play_out(server, mine)
        server.post(path_of(mine), {})
        wait_for(lambda: server.get(path_of(mine)).json()["total"], seconds=240)
        (child,) = children(server.process.pid)
        assert os.getpriority(os.PRIO_PROCESS, child) == 19
        before = time.monotonic()
        server.stop(number)
        assert time.monotonic() - before < 5
        wait_for(lambda: not is_there(child))
    with Server(data, "--review-depth", "deep") as again:
        assert again.get(path_of(mine)).json()["state"] == "none"
        assert again.post(path_of(mine), {}).json()["state"] in ("waiting", "running")


# --- the queue


async def over(house: House) -> Room:
    """A room whose match is over."""
    room, seated = house.open("kings-corner", "pagat", "first", **SHORT)
    listener = Listener()
    room.enter(listener, seated.secret, "")
    await play_deal(room, {seated.seat: listener}, lambda legal: legal[0])
    assert room.phase == "over"
    return room


class Maker:
    """Makes reviews of a word each, as soon as it is let ``go``; ``faults`` come first."""

    def __init__(self, *faults: Exception) -> None:
        self.go = asyncio.Event()
        self.made: list[Json] = []
        self.faults = list(faults)

    async def __call__(self, record: Json, depth: str, progress: Progress) -> bytes:
        self.made.append(record)
        progress(3, 8)
        await self.go.wait()
        if self.faults:
            raise self.faults.pop(0)
        return b"review"


@contextlib.asynccontextmanager
async def working(store: Store, directory: Path, make: Make) -> AsyncIterator[Reviews]:
    reviews = Reviews(KeptReviews(store, "quick"), "quick", directory, make)
    compiled = asyncio.create_task(asyncio.sleep(0))
    await reviews.start(compiled)
    try:
        yield reviews
    finally:
        await reviews.close()
        await asyncio.to_thread(store.close)


async def state_of(reviews: Reviews, room: Room) -> str:
    found = await reviews.look(room)
    return found.state if isinstance(found, ReviewState) else "done"


async def come(reviews: Reviews, room: Room) -> ReviewState | bytes:
    """What comes of a review in the end."""
    async with asyncio.timeout(5):
        while await state_of(reviews, room) in ("waiting", "running"):  # noqa: ASYNC110 - as a page asks
            await asyncio.sleep(0.002)
    return await reviews.look(room)


async def test_many_who_ask_at_once_get_one_review(tmp_path: Path) -> None:
    make, house = Maker(), House()
    first, second = await over(house), await over(house)
    async with working(Store(tmp_path), tmp_path, make) as reviews:
        await asyncio.gather(*(reviews.ask(first) for _ in range(20)))
        assert await reviews.ask(second) == ReviewState("waiting", ahead=1)
        await until(lambda: make.made)
        assert await reviews.ask(first) == ReviewState("running", done=3, total=8)
        make.go.set()
        assert await come(reviews, first) == await come(reviews, second) == b"review"
        assert await reviews.ask(first) == ReviewState("done")
    assert [record["id"] for record in make.made if isinstance(record, dict)] == [first.name, second.name]


async def test_only_so_many_wait(tmp_path: Path) -> None:
    make, house = Maker(), House()
    rooms = [await over(house) for _ in range(MOST_WAITING + 2)]
    async with working(Store(tmp_path), tmp_path, make) as reviews:
        await reviews.ask(rooms[0])
        await until(lambda: make.made)
        for room in rooms[1:-1]:
            await reviews.ask(room)
        with pytest.raises(RoomProblem, match="too-many-reviews"):
            await reviews.ask(rooms[-1])
        make.go.set()
        await come(reviews, rooms[-2])
        await reviews.ask(rooms[-1])
        assert await come(reviews, rooms[-1]) == b"review"


async def test_a_failure_is_told_and_may_be_tried_again(tmp_path: Path) -> None:
    make, house = Maker(ReviewFailed("too-long", "9999 decisions"), ZeroDivisionError()), House()
    make.go.set()
    room = await over(house)
    async with working(Store(tmp_path), tmp_path, make) as reviews:
        for expected in (
            ReviewState("failed", problem="too-long"),
            ReviewState("failed", problem="internal"),
            b"review",
        ):
            await reviews.ask(room)
            assert await come(reviews, room) == expected


async def test_a_full_disk(tmp_path: Path) -> None:
    make, house, store = Maker(), House(), Store(tmp_path)
    make.go.set()
    room = await over(house)
    async with working(store, tmp_path, make) as reviews:
        await store.append("filler", 0, [b"x" * 100_000])
        await asyncio.to_thread(limit_pages, store, 1)
        big = Reviews(KeptReviews(store, "quick"), "quick", tmp_path, lambda *_: too_big())
        await big.start(asyncio.create_task(asyncio.sleep(0)))
        await big.ask(room)
        assert await come(big, room) == ReviewState("failed", problem="storage-failed")
        await big.close()
        await asyncio.to_thread(limit_pages, store, 1_000_000)
        await reviews.ask(room)
        assert await come(reviews, room) == b"review"
        assert await store.read("filler")


async def too_big() -> bytes:
    return b"x" * 1_000_000


async def test_a_broken_room_is_not_reviewed(tmp_path: Path) -> None:
    room = await over(House())
    room.broken = True
    async with working(Store(tmp_path), tmp_path, Maker()) as reviews:
        for question in (reviews.ask, reviews.look):
            with pytest.raises(RoomProblem, match="room-broken"):
                await question(room)


# --- what is kept


async def test_old_reviews_make_room(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept = KeptReviews(store, "quick", room=3000)
    for name in "abcde":
        await kept.keep(name, 7, name.encode() * 1000)
    assert [await kept.find(name, 7) is not None for name in "abcde"] == [False, False, True, True, True]
    await kept.keep("c", 9, b"again")
    assert await kept.find("c", 7) is None  # the log has grown: another match
    assert await kept.find("c", 9) == b"again"
    assert await KeptReviews(store, "deep").find("c", 9) is None  # looked at less deeply
    await kept.keep("f", 1, b"f" * 5000)  # one that is larger than all the room is kept alone
    assert [await kept.find(name, 7) is not None for name in "de"] == [False, False]
    assert await kept.find("f", 1) is not None
    await asyncio.to_thread(store.close)


# --- the process


def command(script: str) -> tuple[str, ...]:
    return (sys.executable, "-c", script)


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
        await review_elsewhere({}, "quick", lambda *far: seen.append(far), slow, patience=1.5)
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


# --- the cards beside it


def made_up(replay: Replay, *places: tuple[int, int]) -> Review:
    """A review whose moments are the actions at these places."""
    found = [decision(30, deal, action) for deal, action in places]
    deals = [
        DealReview("", "", [0], [0], [0], [Point(0, [0]), Point(len(deal.actions), [0])])
        for deal in replay.record.deals
    ]
    return Review(FORMAT, "king", "king", "quick", True, True, SCALE, [], deals, found, list(range(len(found))))


def test_the_cards_of_king_as_they_lay() -> None:
    replay = replay_document(golden("king-bids"))
    actions = replay.record.deals[0].actions
    found = reviewed(replay, made_up(replay, (0, 0), (0, 6), (1, 51)))
    assert found.stages == [1, 2, 13]
    assert found.marks[0] == [1, 0]
    first, second, last = found.positions
    assert [len(hand) for hand in first.hands] == [13] * 4
    assert (first.trick, first.leader, first.piles) == ([], -1, {})
    assert second.trick == list(actions[4:6])
    assert actions[6] in second.hands[(second.leader + 2) % 4]
    assert len(last.trick) == 3
    assert sorted(map(len, last.hands)) == [0, 0, 0, 1]


@pytest.mark.parametrize("lang", languages())
def test_every_failure_has_a_text(lang: str) -> None:
    for code in FAILURES:
        assert text(lang, f"lookback-failed-{code}").endswith(".")


def test_the_page_of_a_review_is_an_address_of_the_app(server: Server) -> None:
    page = server.get("/match/abcdefgh/review")
    assert page.content == server.get("/").content
