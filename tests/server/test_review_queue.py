"""Reviews that are asked for: one at a time, each made once and kept, and what becomes of failures."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.server.store.reviews import KeptReviews
from kingcraft.server.store.sqlite import SqliteStore
from kingcraft.service.review_messages import DealProgress, DealReviewState, ReviewState
from kingcraft.service.review_task import DealMade, Judging
from kingcraft.service.reviews import MOST_WAITING, Hear, Make, ReviewFailed, Reviews, Wish
from tests.room.memory import House, Listener, play_deal, until
from tests.server.test_store import limit_pages
from tools.driver.patience import PATIENCE


async def over(house: House) -> Room:
    """A room whose match is over."""
    room, seated = house.open("kings-corner", "pagat", "first", deals=1)
    listener = Listener()
    room.enter(listener, seated.secret)
    await play_deal(room, {seated.seat: listener}, lambda legal: legal[0])
    assert room.phase == "over"
    return room


class Maker:
    """Makes reviews of a word each, as soon as it is let ``go``; ``faults`` come first."""

    def __init__(self, *faults: Exception) -> None:
        self.go = asyncio.Event()
        self.made: list[Wish] = []
        self.faults = list(faults)

    async def __call__(self, wish: Wish, hear: Hear) -> bytes:
        self.made.append(wish)
        for deal in wish.deals:
            hear(Judging(deal, 0, 8))
        if wish.deals:
            hear(Judging(wish.deals[0], 3, 8))
        await self.go.wait()
        if self.faults:
            raise self.faults.pop(0)
        for deal in wish.deals:
            hear(DealMade(deal, (), b"deal %d" % deal))
        return b"review" if wish.whole else b""


class Stored(SqliteStore):
    """A store that has every room whose review it is to keep."""

    async def keep_review(self, room: str, length: int, made: str, body: bytes, limit: int) -> None:
        """See ``ReviewShelf``."""
        await self.append(room, 0, [b"x"])
        await super().keep_review(room, length, made, body, limit)


@contextlib.asynccontextmanager
async def working(store: SqliteStore, make: Make, each: int = MOST_WAITING) -> AsyncIterator[Reviews]:
    reviews = Reviews(KeptReviews(store, "quick"), make, each=each)
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
    async with asyncio.timeout(PATIENCE):
        while await state_of(reviews, room) in ("waiting", "running"):  # noqa: ASYNC110 - as a page asks
            await asyncio.sleep(0.002)
    return await reviews.look(room)


async def test_many_who_ask_at_once_get_one_review(tmp_path: Path) -> None:
    make, house = Maker(), House()
    first, second = await over(house), await over(house)
    async with working(Stored(tmp_path), make) as reviews:
        await asyncio.gather(*(reviews.ask(first) for _ in range(20)))
        assert await reviews.ask(second) == ReviewState("waiting", ahead=1, deals=[DealProgress("waiting")])
        await until(lambda: make.made)
        far = DealProgress("running", 3, 8)
        assert await reviews.ask(first) == ReviewState("running", done=3, total=8, deals=[far])
        make.go.set()
        assert await come(reviews, first) == await come(reviews, second) == b"review"
        assert await reviews.ask(first) == ReviewState("done")
    assert [wish.record.notes["id"] for wish in make.made] == [first.name, second.name]


async def test_only_so_many_wait(tmp_path: Path) -> None:
    make, house = Maker(), House()
    rooms = [await over(house) for _ in range(MOST_WAITING + 2)]
    async with working(Stored(tmp_path), make) as reviews:
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


async def test_one_visitor_does_not_take_all_places(tmp_path: Path) -> None:
    make, house = Maker(), House()
    rooms = [await over(house) for _ in range(4)]
    async with working(Stored(tmp_path), make, each=1) as reviews:
        await reviews.ask(rooms[0], "ana")
        await until(lambda: make.made)
        await reviews.ask(rooms[1], "ana")
        reviews.ask_deal(rooms[1].name, rooms[1].state, 0, "ana")
        for question in (reviews.ask(rooms[2], "ana"), asked_deal(reviews, rooms[2], "ana")):
            with pytest.raises(RoomProblem, match="too-many-reviews"):
                await question
        assert (await reviews.ask(rooms[1], "ana")).state == "waiting"
        assert (await reviews.ask(rooms[3], "bo")).ahead == 2
        make.go.set()
        await come(reviews, rooms[1])
        assert (await reviews.ask(rooms[2], "ana")).state in ("waiting", "running")


async def asked_deal(reviews: Reviews, room: Room, asker: str) -> object:
    return reviews.ask_deal(room.name, room.state, 0, asker)


async def test_a_review_that_no_one_asked_for_begins_only_while_no_other_room_waits(tmp_path: Path) -> None:
    make, house = Maker(), House()
    first, second = await over(house), await over(house)
    async with working(Stored(tmp_path), make) as reviews:
        assert (await reviews.ask(first, idle=True)).state == "waiting"
        await until(lambda: make.made)
        assert (await reviews.ask(second, idle=True)).state == "none"
        asked = reviews.ask_deal(second.name, second.state, 0, idle=True)
        assert isinstance(asked, DealReviewState)
        assert asked.state == "none"
        assert (await reviews.ask(second)).state == "waiting", "a person who asks waits like everyone"
        make.go.set()
        assert await come(reviews, second) == b"review"


async def test_a_failure_is_told_and_may_be_tried_again(tmp_path: Path) -> None:
    make, house = Maker(ReviewFailed("too-long", "9999 decisions"), ZeroDivisionError()), House()
    make.go.set()
    room = await over(house)
    async with working(Stored(tmp_path), make) as reviews:
        for expected in (
            ReviewState("failed", problem="too-long", deals=[DealProgress("none")]),
            ReviewState("failed", problem="internal", deals=[DealProgress("none")]),
            b"review",
        ):
            await reviews.ask(room)
            assert await come(reviews, room) == expected


async def test_a_full_disk(tmp_path: Path) -> None:
    make, house, store = Maker(), House(), Stored(tmp_path)
    make.go.set()
    room = await over(house)
    async with working(store, make) as reviews:
        await store.append("filler", 0, [b"x" * 100_000])
        await asyncio.to_thread(limit_pages, store, 1)
        big = Reviews(KeptReviews(store, "quick"), lambda *_: too_big())
        await big.start(asyncio.create_task(asyncio.sleep(0)))
        await big.ask(room)
        assert await come(big, room) == ReviewState("failed", problem="storage-failed", deals=[DealProgress("none")])
        await big.close()
        await asyncio.to_thread(limit_pages, store, 1_000_000)
        await reviews.ask(room)
        assert await come(reviews, room) == b"review"
        assert await store.read("filler")


async def too_big() -> bytes:
    return b"x" * 1_000_000


async def test_a_broken_room_is_not_reviewed(tmp_path: Path) -> None:
    house = House()
    ended = await over(house)
    room = Room(ended.name, ended.state, house.ports, broken=True)
    async with working(Stored(tmp_path), Maker()) as reviews:
        for question in (reviews.ask, reviews.look):
            with pytest.raises(RoomProblem, match="room-broken"):
                await question(room)


async def between(house: House, deals: int = 2) -> tuple[Room, Listener, int]:
    """A match of which this many deals have ended, and another is to come."""
    room, seated = house.open("kings-corner", "pagat", "first", deals=deals + 2)
    listener = Listener()
    room.enter(listener, seated.secret)
    for number in range(deals):
        await play_one(room, listener, seated.seat, first=not number)
    return room, listener, seated.seat


async def play_one(room: Room, listener: Listener, seat: int, *, first: bool = False) -> None:
    """Begin the next deal and play it to its end."""
    if not first:
        room.ready(listener)
        await until(lambda: room.phase == "deal")
    await play_deal(room, {seat: listener}, lambda legal: legal[0])


async def deal_state(reviews: Reviews, room: Room, deal: int) -> DealReviewState | bytes:
    """What comes of the review of a deal in the end."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = reviews.look_at_deal(room.name, room.state, deal)
            if isinstance(found, bytes) or found.state not in ("waiting", "running"):
                return found
            await asyncio.sleep(0.002)


async def test_a_deal_that_has_ended_is_reviewed_during_the_match(tmp_path: Path) -> None:
    make, house = Maker(), House()
    room, _, _ = await between(house)
    assert room.phase == "between"
    async with working(Stored(tmp_path), make) as reviews:
        assert reviews.look_at_deal(room.name, room.state, 1) == DealReviewState("none")
        asked = reviews.ask_deal(room.name, room.state, 1)
        assert asked == DealReviewState("waiting")
        await until(lambda: make.made)
        again = reviews.ask_deal(room.name, room.state, 1)
        assert again == DealReviewState("running", done=3, total=8)
        reviews.ask_deal(room.name, room.state, 0)
        make.go.set()
        assert await deal_state(reviews, room, 1) == b"deal 1"
        assert await deal_state(reviews, room, 0) == b"deal 0"
        for deal in (2, -1):  # it is not dealt yet, or there is none
            for question in (reviews.ask_deal, reviews.look_at_deal):
                with pytest.raises(RoomProblem, match="not-found"):
                    question(room.name, room.state, deal)
        with pytest.raises(RoomProblem, match="match-not-over"):
            await reviews.ask(room)
    assert [(wish.deals, wish.whole) for wish in make.made] == [((1,), False), ((0,), False)]
    assert all(len(wish.record.deals) == 2 for wish in make.made)


async def test_the_deal_under_way_is_neither_reviewed_nor_in_the_record(tmp_path: Path) -> None:
    make, house = Maker(), House()
    make.go.set()
    room, listener, _ = await between(house, 1)
    room.ready(listener)
    await until(lambda: room.phase == "deal")
    async with working(Stored(tmp_path), make) as reviews:
        with pytest.raises(RoomProblem, match="not-found"):
            reviews.ask_deal(room.name, room.state, 1)
        reviews.ask_deal(room.name, room.state, 0)
        assert await deal_state(reviews, room, 0) == b"deal 0"
    assert [len(wish.record.deals) for wish in make.made] == [1]


async def test_a_match_is_reviewed_with_the_deals_that_are_known(tmp_path: Path) -> None:
    make, house = Maker(), House()
    make.go.set()
    room, listener, seat = await between(house, 1)
    async with working(Stored(tmp_path), make) as reviews:
        reviews.ask_deal(room.name, room.state, 0)
        assert await deal_state(reviews, room, 0) == b"deal 0"
        for _ in range(2):
            await play_one(room, listener, seat)
        assert room.phase == "over"
        await reviews.ask(room)
        assert await come(reviews, room) == b"review"
        assert await deal_state(reviews, room, 2) == b"deal 2"
    wish = make.made[-1]
    assert (wish.deals, tuple(wish.known), wish.whole) == ((1, 2), (0,), True)


async def test_old_reviews_make_room(tmp_path: Path) -> None:
    store = Stored(tmp_path)
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
