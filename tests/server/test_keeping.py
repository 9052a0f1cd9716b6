"""Old rooms leave the store where the host chooses so, and nothing else ever does."""

import asyncio
import dataclasses
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from kingcraft.room.ports import RoomProblem
from kingcraft.room.wire.http_messages import Alone, NewPractice
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore, today
from kingcraft.service.keeping import Keeping
from kingcraft.service.rooms import Rooms
from tests.room.memory import House, Listener, until
from tests.room.practice import SHORT, played_match, practise, seats
from tests.server.postgres import OneServer, address, value
from tools.driver.patience import PATIENCE
from tools.driver.server import Server

#: Each is a ``Store`` and an ``EventLog``.
Store = SqliteStore | OneServer

#: The day on which the rooms were played.
DAY: Final = 20_000


class Calendar:
    """The number of the day."""

    def __init__(self) -> None:
        self.day = DAY

    def __call__(self) -> int:
        return self.day


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, calendar: Calendar) -> AsyncIterator[Store]:
    """A store of each kind."""
    postgres = request.param == "postgres"
    found = OneServer(address(tmp_path), calendar) if postgres else SqliteStore(tmp_path, calendar)
    yield found
    found.close()


async def stored(store: Store) -> dict[str, str]:
    """Rooms of every sort in the store: their names by what they are."""
    house = House()
    played = await played_match(house, "king", "king", 4, 1, **SHORT)
    begun, _ = house.open("kings-corner", "pagat", "first")
    practice, mine = practise(house, NewPractice(Alone("kings-corner", "pagat"), seats(2, 0)))
    practice.enter(Listener(), mine.secret)
    house.log.rooms["broken"] = [*house.log.rooms[begun.name], b'{"event":"of a later version"}']
    house.log.rooms["nonsense"] = [b"nonsense"]
    names = {"match": played.name, "begun": begun.name, "practice": practice.name, "broken": "broken", "no": "nonsense"}
    for name in names.values():
        assert await store.append(name, 0, house.log.rooms[name])
    await store.keep_review(played.name, 3, "now", b"review", 1000)
    return names


def rooms_of(store: Store) -> Rooms:
    return Rooms(dataclasses.replace(House().ports, log=store), max_rooms=10, forget_after=60)


async def left(store: Store, names: dict[str, str]) -> set[str]:
    return {what for what, name in names.items() if await store.read(name)}


ALL: Final = {"match", "begun", "practice", "broken", "no"}


@pytest.mark.parametrize(
    ("days", "match_days", "passed", "gone"),
    [
        (30, 0, 30, set()),
        (30, 0, 31, {"begun", "practice"}),
        (0, 30, 31, {"match"}),
        (30, 60, 60, {"begun", "practice"}),
        (30, 60, 61, {"begun", "practice", "match"}),
        (60, 30, 31, {"match"}),
    ],
)
async def test_each_sort_is_kept_for_its_days(
    store: Store, calendar: Calendar, days: int, match_days: int, passed: int, gone: set[str]
) -> None:
    names = await stored(store)
    calendar.day += passed
    keeping = Keeping(store, rooms_of(store), days=days, match_days=match_days)
    assert await keeping.clear() == len(gone)
    assert await left(store, names) == ALL - gone
    review = await store.find_review(names["match"], 3, "now")
    assert review == (None if "match" in gone else b"review")
    assert await keeping.clear() == 0


async def test_without_the_options_nothing_is_looked_at(store: Store) -> None:
    keeping = Keeping(store, rooms_of(store))
    await keeping.start()
    assert keeping._task is None
    await keeping.close()


async def test_the_last_event_counts(store: Store, calendar: Calendar) -> None:
    names = await stored(store)
    keeping = Keeping(store, rooms_of(store), days=30)
    calendar.day += 31
    assert await store.append(names["begun"], len(await store.read(names["begun"])), [b"more"])
    calendar.day += 29
    assert await keeping.clear() == 1  # the practice
    assert "begun" in await left(store, names)


async def test_a_room_in_memory_stays_and_one_that_is_gone_says_so(store: Store, calendar: Calendar) -> None:
    names = await stored(store)
    rooms = rooms_of(store)
    await rooms.find(names["begun"])
    calendar.day += 100
    assert await Keeping(store, rooms, days=30, match_days=30).clear() == 2
    assert await left(store, names) == {"begun", "broken", "no"}
    with pytest.raises(RoomProblem, match="no-room"):
        await rooms.find(names["match"])
    await rooms.close()


async def test_a_removal_that_was_interrupted_goes_on(store: Store, calendar: Calendar, tmp_path: Path) -> None:
    names = await stored(store)
    calendar.day += 100
    await store.sort_room(names["match"], "match")
    assert await store.append("long", 0, [b"x"] * 2000)
    await store.sort_room("long", "match")
    calendar.day += 100
    assert await store.remove_part("long", 30)
    assert await store.read("long") == []
    assert await Keeping(store, rooms_of(store), match_days=30).clear() == 2
    assert not await store.remove_part("long", 30)
    store.close()
    for table in ("event", "age"):
        asked = f"SELECT count(*) FROM {table} WHERE room = 'long'"
        if isinstance(store, SqliteStore):
            with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
                (number,) = connection.execute(asked).fetchone()
        else:
            number = value(address(tmp_path), asked.replace(table, f"kingcraft.{table}"))
        assert number == 0


async def test_others_are_stored_while_a_long_room_is_removed(store: Store, calendar: Calendar) -> None:
    assert await store.append("long", 0, [b"x" * 100] * 20_000)
    await store.sort_room("long", "match")
    calendar.day += 100
    clearing = asyncio.create_task(Keeping(store, rooms_of(store), match_days=30).clear())
    appended = 0
    async with asyncio.timeout(PATIENCE):
        while not clearing.done():
            assert await store.append("other", appended, [b"y"])
            appended += 1
    assert await clearing == 1
    assert appended > 10


async def test_a_server_removes_what_it_should_not_keep(tmp_path: Path) -> None:
    data = tmp_path / "data"
    days = [today() - 10]
    old = SqliteStore(data, lambda: days[0])
    names = await stored(old)
    days[0] += 10
    house = House()
    fresh, _ = house.open("kings-corner", "pagat", "first")
    assert await old.append(fresh.name, 0, house.log.rooms[fresh.name])
    old.close()
    kept = ALL
    for _ in range(10):  # what one start does not come to, the next one does
        with Server(data, "--keep", "5") as server:
            for name in (names["match"], fresh.name):
                assert (await asyncio.to_thread(server.get, f"/api/rooms/{name}")).status_code == 200
        again = SqliteStore(data)
        kept = await left(again, names)
        again.close()
        if kept == ALL - {"begun", "practice"}:
            break
    assert kept == ALL - {"begun", "practice"}


async def test_it_begins_at_once(store: Store, calendar: Calendar) -> None:
    names = await stored(store)
    calendar.day += 100
    keeping = Keeping(store, rooms_of(store), days=30)
    await keeping.start()
    async with asyncio.timeout(PATIENCE):
        while (kept := await left(store, names)) & {"begun", "practice"}:
            pass
    await keeping.close()
    assert kept == ALL - {"begun", "practice"}


async def test_a_store_that_fails_is_asked_again_the_next_day(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kingcraft.service.keeping.DAY", 0.01)
    store.close()
    keeping = Keeping(store, rooms_of(store), days=30)
    await keeping.start()
    await until(lambda: caplog.text.count("old rooms are not removed") > 1)
    await keeping.close()
    assert "the store is closed" in caplog.text
