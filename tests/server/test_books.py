"""What several servers may expect of a store that they share. A new one is one more line in ``OPENED``."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kingcraft.server.store.postgres import PostgresStore
from kingcraft.service.leases import Book, Grant, Lost, Server
from tests.server.postgres import address
from tools.simulation import database
from tools.simulation.loop import Place

ONE, TWO = Server("one", "at one"), Server("two", "at two")


class RealTime:
    """The time of these tests, for what usually has a virtual one."""

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().create_future()

    def world(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        asyncio.get_running_loop().call_later(delay, callback, *args)


@contextmanager
def postgres(directory: Path) -> Iterator[Book]:
    store = PostgresStore(address(directory))
    yield store
    store.close()


@contextmanager
def simulated(_: Path) -> Iterator[Book]:
    time = RealTime()
    yield database.Book(database.Storage(time, database.Database(time), random.Random(1)), Place())


OPENED: dict[str, Callable[[Path], AbstractContextManager[Book]]] = {"postgres": postgres, "simulated": simulated}


@pytest.fixture(params=OPENED)
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A store in which two servers live."""
    with OPENED[request.param](tmp_path) as book:
        assert await book.beat(ONE, 60) == []
        assert await book.beat(TWO, 60) == []
        yield book


async def test_an_append_needs_the_number_and_the_epoch(opened: Book) -> None:
    assert await opened.store("a", 0, [b"0", b"1"], "one", 0)
    assert not await opened.store("a", 0, [b"0"], "two", 0), "it is made already"
    assert not await opened.store("a", 1, [b"1"], "one", 1)
    assert not await opened.store("a", 2, [b"2"], "one", 2)
    assert await opened.store("a", 2, [b"2"], "one", 1)
    assert await opened.read("a") == [b"0", b"1", b"2"]
    assert await opened.read("a", 2) == [b"2"]
    assert await opened.store("a", 3, [], "one", 1)
    assert not await opened.store("a", 2, [], "one", 1)
    assert not await opened.store("b", 1, [b"1"], "one", 1)
    assert await opened.read("b") == []


async def test_a_living_owner_keeps_a_room_unless_it_is_called_dead(opened: Book) -> None:
    assert await opened.store("a", 0, [b"0"], "one", 0)
    assert await opened.take("a", "two") == ONE
    assert await opened.take("a", "two", "three") == ONE
    assert await opened.take("a", "two", "one") == Grant(2, "one")
    assert not await opened.store("a", 1, [b"1"], "one", 1)
    assert await opened.beat(ONE, 60) == [Lost("a", 2)]
    assert await opened.beat(ONE, 60, [Lost("b", 2), Lost("a", 1)]) == [Lost("a", 2)], "the answer may have been lost"
    assert await opened.beat(ONE, 60, [Lost("a", 2)]) == []
    assert await opened.beat(ONE, 60) == []
    assert await opened.take("a", "one", "two") == TWO, "it does not take back what was taken from it"
    assert await opened.take("a", "one", "two", stale=49.5) == TWO
    assert await opened.take("a", "one", stale=70) == TWO, "it is not called dead"
    assert await opened.take("a", "two") == Grant(3, "one"), "which ends what was on its way"
    assert not await opened.store("a", 1, [b"1"], "two", 2)
    assert await opened.store("a", 1, [b"1"], "two", 3)


async def test_a_room_is_taken_back_from_a_server_that_is_called_dead_and_has_missed_a_beat(opened: Book) -> None:
    assert await opened.store("a", 0, [b"0"], "one", 0)
    assert await opened.take("a", "two", "one") == Grant(2, "one")
    assert await opened.take("a", "one", "two", stale=49.5) == TWO
    await opened.beat(TWO, 40)
    assert await opened.take("a", "one", "two") == TWO
    assert await opened.take("a", "one", "two", stale=50) == Grant(3, "two")


async def test_a_late_beat_frees_rooms(opened: Book) -> None:
    assert await opened.store("a", 0, [b"0"], "one", 0)
    await opened.beat(ONE, -1)
    assert await opened.take("a", "two") == Grant(2, "one")
    await opened.leave("two")
    assert await opened.take("a", "one") == Grant(3, "")


async def test_a_room_is_given_back_in_its_epoch_alone(opened: Book) -> None:
    assert await opened.store("a", 0, [b"0"], "one", 0)
    await opened.give("a", "one", 2)
    assert await opened.take("a", "two") == ONE
    await opened.give("a", "one", 1)
    assert await opened.take("a", "two") == Grant(2, "")


async def test_a_room_is_made_only_where_that_is_wished(opened: Book) -> None:
    assert await opened.take("a", "one") is None
    assert await opened.take("a", "one", make=True) == Grant(1, "")
    assert await opened.take("a", "two", make=True) == ONE
    await opened.give("a", "one", 1)
    assert await opened.take("a", "two") is None, "one without events is forgotten"
