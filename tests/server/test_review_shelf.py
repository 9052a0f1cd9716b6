"""What a server may expect of every ``ReviewShelf``: one review a room, the oldest deleted when there are too many."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingcraft.server.store.port import ReviewShelf
from kingcraft.server.store.sqlite import SqliteStore
from kingcraft.service.keeping import ANY_AGE
from tests.server.postgres import OneServer, address


@pytest.fixture(params=["sqlite", "postgres"])
async def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ReviewShelf]:
    store = OneServer(address(tmp_path)) if request.param == "postgres" else SqliteStore(tmp_path)
    for room in ("a", "large", "gone", *(f"r{number}" for number in range(4))):
        assert await store.append(room, 0, [b"x"])
    while await store.remove_part("gone", ANY_AGE):
        pass
    yield store
    store.close()


async def test_a_review_is_found_by_room_length_and_how_it_was_made(shelf: ReviewShelf) -> None:
    await shelf.keep_review("a", 3, "quick 1", b"\x00review", 1000)
    assert await shelf.find_review("a", 3, "quick 1") == b"\x00review"
    for room, length, made in (("b", 3, "quick 1"), ("a", 4, "quick 1"), ("a", 3, "quick 2")):
        assert await shelf.find_review(room, length, made) is None


async def test_a_room_has_one_review_the_last(shelf: ReviewShelf) -> None:
    await shelf.keep_review("a", 3, "quick 1", b"first", 1000)
    await shelf.keep_review("a", 5, "quick 1", b"second", 1000)
    assert await shelf.find_review("a", 3, "quick 1") is None
    assert await shelf.find_review("a", 5, "quick 1") == b"second"


async def test_the_oldest_go_first_and_the_one_just_made_stays(shelf: ReviewShelf) -> None:
    for number in range(4):
        await shelf.keep_review(f"r{number}", 1, "quick 1", b"x" * 100, 300)
    assert [await shelf.find_review(f"r{number}", 1, "quick 1") is None for number in range(4)] == [True, *[False] * 3]
    await shelf.keep_review("large", 1, "quick 1", b"x" * 1000, 300)
    assert await shelf.find_review("large", 1, "quick 1") is not None
    assert await shelf.find_review("r3", 1, "quick 1") is None


async def test_a_review_of_a_room_that_was_removed_meanwhile_is_not_kept(shelf: ReviewShelf) -> None:
    await shelf.keep_review("a", 1, "quick 1", b"stays", 1000)
    for room in ("gone", "never"):
        await shelf.keep_review(room, 1, "quick 1", b"x", 1000)
        assert await shelf.find_review(room, 1, "quick 1") is None
    assert await shelf.find_review("a", 1, "quick 1") == b"stays"
