"""The store in PostgreSQL: crashes of the database, and clear words where it cannot be used.

What every log does: ``test_event_logs.py``; what a server does when it is killed: ``test_kill.py``.
"""

import asyncio
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from kingcraft.room.ports import StorageFailed
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.postgres import MIGRATIONS, PostgresStore
from tests.room.memory import until
from tests.server.postgres import OneServer, address, statements, value
from tools.driver.patience import PATIENCE
from tools.driver.server import Server
from tools.driver.services import Postgres, free_port


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A server of a test's own, which it may kill."""
    with Postgres() as service:
        yield service


def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        PostgresStore(url)
    text = str(refused.value)
    assert "\n" not in text
    return text


async def test_what_was_answered_is_there_after_each_crash_of_postgresql(postgres: Postgres) -> None:
    store = OneServer(postgres.url)
    stored = {f"room{number}": 0 for number in range(20)}
    stop = asyncio.Event()

    async def write(room: str) -> None:
        while not stop.is_set():
            try:
                if await store.append(room, stored[room], [b"%d" % stored[room]]):
                    stored[room] += 1
                else:  # an answer was lost: what was asked for is there
                    stored[room] = len(await store.read(room))
            except StorageFailed:
                await asyncio.sleep(0.01)

    def enough(wanted: int) -> bool:
        return sum(stored.values()) >= wanted

    async with asyncio.timeout(PATIENCE):
        writers = [asyncio.create_task(write(room)) for room in stored]
        for _ in range(3):
            wanted = sum(stored.values()) + 200
            await until(partial(enough, wanted))
            await asyncio.to_thread(postgres.stop, signal.SIGKILL)
            await asyncio.to_thread(postgres.start)
        stop.set()
        await asyncio.gather(*writers)
        for room, count in stored.items():
            assert await store.read(room) == [b"%d" % number for number in range(count)]
    store.close()


async def test_who_reads_before_the_writer_begins_is_answered(tmp_path: Path) -> None:
    store = PostgresStore(address(tmp_path))
    for number in range(3):
        appending = asyncio.create_task(store.store("room", number, [b"%d" % number], "me", min(number, 1)))
        await asyncio.sleep(0)  # it waits to be stored
        async with asyncio.timeout(PATIENCE):
            assert await store.read("room") == [b"%d" % each for each in range(number + 1)]
        assert await appending
    store.close()


def test_a_database_that_is_not_there() -> None:
    text = refusal(f"postgresql://kingcraft:secret@127.0.0.1:{free_port()}/cards")
    assert "the database 127.0.0.1/cards cannot be used" in text
    assert "secret" not in text


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    PostgresStore(address(tmp_path)).close()
    statements(address(tmp_path), f"UPDATE kingcraft.version SET version = {len(MIGRATIONS) + 1}")
    assert "newer Kingcraft" in refusal(address(tmp_path))
    assert value(address(tmp_path), "SELECT version FROM kingcraft.version") == len(MIGRATIONS) + 1


async def test_a_second_server_shares_it(tmp_path: Path) -> None:
    first, second = OneServer(address(tmp_path)), OneServer(address(tmp_path))
    assert await first.append("a", 0, [b"0"])
    assert not await second.append("a", 1, [b"1"]), "the room is the first one's"
    assert await second.append("b", 0, [b"0"])
    assert await first.read("b") == [b"0"]
    first.close()
    second.close()


async def test_tables_are_not_changed_under_servers_that_live(tmp_path: Path) -> None:
    store = OneServer(address(tmp_path))
    assert await store.append("a", 0, [b"0"])
    statements(address(tmp_path), f"UPDATE kingcraft.version SET version = {len(MIGRATIONS) - 1}")
    assert "servers of an older Kingcraft" in refusal(address(tmp_path))
    store.close()


def test_a_database_that_may_lose_matches_is_refused() -> None:
    with Postgres(synchronous_commit="off") as careless:
        assert "synchronous_commit = off" in refusal(careless.url)


async def test_tables_of_others_are_left_alone(tmp_path: Path) -> None:
    statements(address(tmp_path), "CREATE TABLE room (number integer)", "INSERT INTO room VALUES (7)")
    store = OneServer(address(tmp_path))
    assert await store.append("a", 0, [b"0"])
    store.close()
    assert value(address(tmp_path), "SELECT number FROM public.room") == 7


async def test_names_that_postgresql_cannot_store_have_no_events(tmp_path: Path) -> None:
    store = OneServer(address(tmp_path))
    for name in ("\ud800", "a\0b"):
        assert await store.read(name) == []
        assert not await store.append(name, 0, [b"0"])
    store.close()


def test_the_command_says_in_one_line_what_is_wrong(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--database", f"postgresql://127.0.0.1:{free_port()}/cards")
    assert server.process.wait(PATIENCE) == 1
    said = server.stderr().splitlines()
    assert len(said) == 1
    assert said[0].startswith("kingcraft: the database 127.0.0.1/cards cannot be used")
    server.kill()
