"""The store in SQLite: clear words where its file cannot be used. What every log does: ``test_event_logs.py``."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from kingcraft.room.ports import StorageFailed
from kingcraft.server.store import schema
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tools.driver.patience import PATIENCE


async def test_what_waits_when_it_is_closed_is_stored(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    waiting = [asyncio.ensure_future(store.append(f"room{number}", 0, [b"x"])) for number in range(50)]
    await asyncio.sleep(0)
    store.close()
    assert all(await asyncio.gather(*waiting))


def limit_pages(store: SqliteStore, pages: int) -> None:
    """Let the database grow to this many pages only: what a full disk looks like from SQLite."""
    store._connection.execute(f"PRAGMA max_page_count = {pages}")


def open_error(directory: Path) -> str:
    with pytest.raises(StoreError) as refused:
        SqliteStore(directory)
    text = str(refused.value)
    assert "\n" not in text
    assert "--data" in text or "damaged" in text
    return text


def test_a_second_process_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingcraft.server.store.sqlite.PATIENCE", 0.2)
    store = SqliteStore(tmp_path)
    assert "in use by another Kingcraft" in open_error(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"My holiday diary, and it is long enough. " * 100)
    before = (tmp_path / FILE_NAME).read_bytes()
    assert "not a Kingcraft database" in open_error(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == before


async def test_a_database_that_is_damaged_further_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for room in range(20):
        assert await store.append(str(room), 0, [b"x" * 1000])
    store.close()
    path = tmp_path / FILE_NAME
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\x5a" * (len(whole) - 4096))
    assert "damaged" in open_error(tmp_path)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    assert "not a Kingcraft database" in open_error(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as newer:
        newer.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    newer.close()
    assert "newer Kingcraft" in open_error(tmp_path)


def test_a_directory_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert "is a directory" in open_error(tmp_path)


def test_a_data_directory_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be made" in open_error(tmp_path / "file" / "data")


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    SqliteStore(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    assert connection.execute("PRAGMA application_id").fetchone() == (schema.APPLICATION_ID,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


async def test_it_is_durable_at_every_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert (await asyncio.to_thread(store._connection.execute, "PRAGMA synchronous")).fetchone() == (2,)
    store.close()


async def test_what_sqlite_cannot_take_does_not_stop_the_thread(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for asking in (store.read("\ud800"), store.append("\ud800", 0, [b"0"])):
        with pytest.raises(StorageFailed):
            await asyncio.wait_for(asking, PATIENCE)
    assert await asyncio.wait_for(store.append("a", 0, [b"0"]), PATIENCE)
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps permissions in another way")
async def test_no_other_user_may_read_a_new_database(tmp_path: Path) -> None:
    """It holds the seeds of deals under way."""
    store = SqliteStore(tmp_path / "data")
    await store.append("a", 0, [b"0"])
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()} == {0o600}
    store.close()


async def test_it_reads_up_to_the_first_number_that_is_missing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert await store.append("a", 0, [b"0", b"1", b"2", b"3"])
    await asyncio.to_thread(store._connection.execute, "DELETE FROM event WHERE seq = 2")
    assert await store.read("a") == [b"0", b"1"]
    assert await store.read("a", 1) == [b"1"]
    assert await store.read("a", 2) == []
    store.close()


#: Fills a log to the limit of the system on the size of files; says how much was stored, and what was refused.
FILLING = """
import asyncio, pathlib, resource, sys
from kingcraft.room.ports import StorageFailed
from kingcraft.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(pathlib.Path(sys.argv[1]))
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
    stored = 0
    try:
        while await store.append("a", stored, [b"x" * 10_000]):
            stored += 1
    except StorageFailed:
        print(stored, flush=True)
    assert len(await store.read("a")) == stored
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    assert await store.append("a", stored, [b"y"])
    store.close()

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
async def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", FILLING, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await asyncio.wait_for(child.communicate(), PATIENCE)
    assert child.returncode == 0
    stored = int(told)
    assert 10 < stored < 40
    store = SqliteStore(tmp_path)
    assert [len(body) for body in await store.read("a")] == [10_000] * stored + [1]
    store.close()
