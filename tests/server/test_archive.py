"""Matches that are over are packed in PostgreSQL, and are as they were to everyone who reads or goes on."""

import asyncio
import dataclasses
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from kingcraft.room.ports import StorageFailed
from kingcraft.server.store.archive import joined, packed
from kingcraft.server.store.sqlite import SqliteStore
from kingcraft.service.keeping import Keeping
from kingcraft.service.packing import FEW, Archive, Packing
from kingcraft.service.rooms import Rooms
from tests.room.memory import House, until
from tests.room.practice import SHORT, played_match
from tests.server.postgres import OneServer, address, statements, value
from tests.server.test_keeping import Calendar, rooms_of
from tests.server.test_keeping import stored as stored_rooms
from tools.driver.server import Server

#: A log as no room has one, but as a store may be given it.
LOG: Final = [b"%d" % number * (number % 7) for number in range(100)]


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def store(tmp_path: Path, calendar: Calendar) -> AsyncIterator[OneServer]:
    found = OneServer(address(tmp_path), calendar)
    yield found
    found.close()


def archive_of(store: OneServer) -> Archive:
    assert store.archive is not None
    return store.archive


def rows(tmp_path: Path, table: str, room: str) -> int:
    return int(value(address(tmp_path), f"SELECT count(*) FROM kingcraft.{table} WHERE room = '{room}'"))


async def over(store: OneServer, room: str, bodies: Sequence[bytes] = LOG) -> None:
    """Store a log, and say that it is that of a match that is over."""
    assert await store.append(room, 0, bodies)
    await store.sort_room(room, "match")


@pytest.mark.parametrize("bodies", [[b"a"], [b"a", b"", b"\0\xff"], [b"", b""], LOG])
def test_a_log_comes_out_as_it_went_in(bodies: list[bytes]) -> None:
    log = packed(bodies)
    assert log is not None
    for since in range(len(bodies) + 2):
        assert joined([(-1, log)], since) == bodies[since:]
    more = [(-1, log), (len(bodies), b"next"), (len(bodies) + 1, b"last")]
    assert joined(more, 0) == [*bodies, b"next", b"last"]
    assert joined(more, len(bodies) - 1) == [bodies[-1], b"next", b"last"]
    assert joined([(-1, log), (len(bodies) + 1, b"after a gap")], 0) == bodies


@pytest.mark.parametrize("bodies", [[], [b"two\nlines"], [b"a", b"\n"]])
def test_what_could_not_be_told_apart_is_not_packed(bodies: list[bytes]) -> None:
    assert packed(bodies) is None


async def test_only_matches_that_are_over_are_packed_after_a_day(
    store: OneServer, calendar: Calendar, tmp_path: Path
) -> None:
    names = await stored_rooms(store)
    before = {what: await store.read(name) for what, name in names.items()}
    packing = Packing(store, rooms_of(store), store.archive)
    for _ in range(2):
        assert await packing.pack_few(archive_of(store)) == 0
        calendar.day += 1
    assert await packing.pack_few(archive_of(store)) == len(names) + 1  # all are looked at, one is packed
    assert await packing.pack_few(archive_of(store)) == 0
    for what, name in names.items():
        assert rows(tmp_path, "archive", name) == (what == "match")
        assert rows(tmp_path, "event", name) == (0 if what == "match" else len(before[what]))
        assert await store.read(name) == before[what]
    assert await store.find_review(names["match"], 3, "now") == b"review"
    length = len(before["match"])
    for since in (0, 1, length - 1, length, length + 5, 2**40):
        assert await store.read(names["match"], since) == before["match"][since:]
    assert (await rooms_of(store).find(names["match"])).phase == "over"


async def test_a_packed_room_goes_on_and_is_packed_again(store: OneServer, calendar: Calendar, tmp_path: Path) -> None:
    await over(store, "match")
    calendar.day += 2
    assert await archive_of(store).unpacked(1) == ["match"]
    assert await archive_of(store).pack("match")
    assert await archive_of(store).unpacked(1) == []
    assert not await store.append("match", 0, [b"again"])
    assert not await store.append("match", len(LOG) - 1, [b"twice"])
    assert await store.append("match", len(LOG), [])
    assert await store.append("match", len(LOG), [b"next", b"last"])
    assert await store.read("match") == [*LOG, b"next", b"last"]
    assert await store.read("match", len(LOG) - 1) == [LOG[-1], b"next", b"last"]
    assert await store.read("match", len(LOG) + 1) == [b"last"]
    assert rows(tmp_path, "event", "match") == 2
    assert await archive_of(store).unpacked(1) == []
    calendar.day += 2
    assert await store.old_rooms("unknown", 1) == ["match"]
    await store.sort_room("match", "match")
    assert await archive_of(store).pack("match")
    assert rows(tmp_path, "event", "match") == 0
    assert await store.read("match") == [*LOG, b"next", b"last"]
    assert await archive_of(store).pack("match"), "it may be packed twice"
    assert await store.read("match") == [*LOG, b"next", b"last"]


async def test_a_room_that_changes_meanwhile_stays(
    store: OneServer, calendar: Calendar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(store, "match")
    read = store.read

    async def read_and_go_on(room: str) -> list[bytes]:
        found = await read(room)
        assert await store.append(room, len(found), [b"meanwhile"])
        return found

    monkeypatch.setattr(archive_of(store), "_read", read_and_go_on)
    assert not await archive_of(store).pack("match")
    assert rows(tmp_path, "archive", "match") == 0
    assert await store.read("match") == [*LOG, b"meanwhile"]
    assert not await archive_of(store).pack("no room")


async def test_who_packs_and_who_appends_race_and_nothing_is_lost(store: OneServer) -> None:
    chance, written = random.Random(7), 0

    async def write() -> None:
        nonlocal written
        for number in range(200):
            assert await store.append("match", number, [b"%d" % number])
            written = number + 1
            await asyncio.sleep(chance.choice((0, 0, 0.01)))

    async def look() -> None:
        while not writing.done():
            before = written
            found = await store.read("match")
            assert found == [b"%d" % number for number in range(len(found))]
            assert len(found) >= before

    writing = asyncio.create_task(write())
    looking = asyncio.create_task(look())
    packed = 0
    while not writing.done():
        packed += await archive_of(store).pack("match")
    await asyncio.gather(writing, looking)
    assert packed, "it was packed between two appends"
    assert await archive_of(store).pack("match")
    assert await store.read("match") == [b"%d" % number for number in range(200)]


async def test_a_room_in_memory_is_not_packed(store: OneServer, calendar: Calendar, tmp_path: Path) -> None:
    house = House()
    match = await played_match(house, "king", "king", 4, 1, **SHORT)
    assert await store.append(match.name, 0, house.log.rooms[match.name])
    calendar.day += 2
    rooms = Rooms(dataclasses.replace(house.ports, log=store), max_rooms=10, forget_after=60)
    await rooms.find(match.name)
    packing = Packing(store, rooms, store.archive)
    assert await packing.pack_few(archive_of(store)) == 1  # it is looked at
    assert rows(tmp_path, "archive", match.name) == 0
    rooms.drop(match.name)
    assert await packing.pack_few(archive_of(store)) == 1
    assert rows(tmp_path, "archive", match.name) == 1
    await rooms.close()


async def test_a_room_of_another_server_is_not_packed(store: OneServer, calendar: Calendar, tmp_path: Path) -> None:
    house = House()
    match = await played_match(house, "king", "king", 4, 1, **SHORT)
    assert await store.append(match.name, 0, house.log.rooms[match.name])
    calendar.day += 2
    other = OneServer(address(tmp_path), calendar)
    assert await other.append("mine", 0, [b"it lives"])
    ports = dataclasses.replace(house.ports, log=other)
    rooms = Rooms(ports, max_rooms=10, forget_after=60, owned=other.leases)
    packing = Packing(other, rooms, other.archive)
    assert await packing.pack_few(archive_of(other)) == 1  # it is looked at
    assert rows(tmp_path, "archive", match.name) == 0
    store.close()
    assert await packing.pack_few(archive_of(other)) == 1
    assert await other.read(match.name) == house.log.rooms[match.name]
    assert rows(tmp_path, "event", match.name) == 0
    other.close()


async def test_a_few_at_a_time_the_oldest_first(store: OneServer, calendar: Calendar) -> None:
    names = [f"match {number}" for number in range(FEW + 3)]
    for name in random.Random(1).sample(names, len(names)):
        calendar.day = 10_000 + names.index(name)
        await over(store, name)
    calendar.day += 100
    packing = Packing(store, rooms_of(store), store.archive)
    assert await packing.pack_few(archive_of(store)) == FEW
    assert await archive_of(store).unpacked(1) == names[FEW:]
    assert await packing.pack_few(archive_of(store)) == 3


async def test_a_packed_match_is_removed_as_any_other(store: OneServer, calendar: Calendar, tmp_path: Path) -> None:
    names = await stored_rooms(store)
    calendar.day += 31
    packing = Packing(store, rooms_of(store), store.archive)
    await packing.pack_few(archive_of(store))
    assert rows(tmp_path, "archive", names["match"]) == 1
    assert await Keeping(store, rooms_of(store), match_days=30).clear() == 1
    for table in ("archive", "event", "age", "room", "review"):
        assert rows(tmp_path, table, names["match"]) == 0
    assert await store.append(names["match"], 0, [b"new"])


async def test_a_removal_begins_with_what_is_packed(store: OneServer, calendar: Calendar) -> None:
    await over(store, "long")
    assert await archive_of(store).pack("long")
    assert await store.append("long", len(LOG), [b"x"] * 2000)
    calendar.day += 31
    assert await store.remove_part("long", 30)
    assert await store.read("long") == []
    while await store.remove_part("long", 30):
        pass
    assert await store.append("long", 0, [b"new"])


async def test_a_damaged_archive_is_no_empty_room(store: OneServer, tmp_path: Path) -> None:
    await over(store, "match")
    assert await archive_of(store).pack("match")
    statements(address(tmp_path), "UPDATE kingcraft.archive SET log = substr(log, 1, 60)")
    with pytest.raises(StorageFailed, match="damaged"):
        await store.read("match")
    statements(address(tmp_path), "UPDATE kingcraft.archive SET log = 'nonsense'")
    with pytest.raises(StorageFailed, match="damaged"):
        await store.read("match")


def test_a_file_packs_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert store.archive is None
    store.close()


async def test_a_server_packs_and_shows_what_it_has_packed(tmp_path: Path) -> None:
    house = House()
    match = await played_match(house, "king", "king", 4, 1, **SHORT)
    store = OneServer(address(tmp_path))
    assert await store.append(match.name, 0, house.log.rooms[match.name])
    store.close()
    with Server(tmp_path / "one", "--database", address(tmp_path)) as server:
        before = server.get(f"/api/rooms/{match.name}/replay").json()
        assert rows(tmp_path, "archive", match.name) == 0
    statements(address(tmp_path), "UPDATE kingcraft.age SET day = day - 2")
    with Server(tmp_path / "two", "--database", address(tmp_path)) as server:
        await until(lambda: rows(tmp_path, "archive", match.name))
        assert rows(tmp_path, "event", match.name) == 0
        assert server.get(f"/api/rooms/{match.name}/replay").json() == before
        assert server.get(f"/api/rooms/{match.name}/review").status_code == 200
