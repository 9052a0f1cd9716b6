"""What was stored last is missing at the next start: a log that was cut while no server ran is noticed, no other."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.server.store import last
from kingcraft.server.store.closed import restore, save
from kingcraft.server.store.collection import collection
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tools.driver.server import Server, wait_for

SAYS: Final = "is shorter than it was"
WAL: Final = f"{FILE_NAME}-wal"


def killed(folder: Path, source: Path) -> Path:
    """Copy the data folder of a running store: what a kill would leave of it."""
    shutil.copytree(source, folder)
    return folder


async def said(folder: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What a start with this folder says."""
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        SqliteStore(folder).close()
    return [record.getMessage() for record in caplog.records]


async def played(folder: Path, rooms: int = 5, rounds: int = 20) -> SqliteStore:
    """A store in which rooms are played."""
    store = SqliteStore(folder)
    for number in range(rounds):
        for room in range(rooms):
            assert await store.append(f"room{room}", number, [f"{room} {number} ".encode() * 30])
    return store


def cut_to(share: float) -> Callable[[Path], None]:
    def cut(wal: Path) -> None:
        data = wal.read_bytes()
        wal.write_bytes(data[: int(len(data) * share)])

    return cut


def flip(wal: Path) -> None:
    data = bytearray(wal.read_bytes())
    data[len(data) // 2] ^= 1
    wal.write_bytes(data)


def last_frame(wal: Path) -> None:
    wal.write_bytes(wal.read_bytes()[:-1])


#: What is done to a log while no server runs.
HURT: Final[dict[str, Callable[[Path], None]]] = {
    "most-left": cut_to(0.9),
    "half": cut_to(0.5),
    "header-cut": cut_to(0.01),
    "empty": cut_to(0),
    "last-byte": last_frame,
    "flipped": flip,
    "gone": Path.unlink,
}


@pytest.mark.parametrize("how", HURT)
async def test_a_log_that_was_cut_is_said_in_a_line(tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str) -> None:
    store = await played(tmp_path / "data")
    left = killed(tmp_path / "left", tmp_path / "data")
    whole = killed(tmp_path / "whole", tmp_path / "data")
    store.close()
    HURT[how](left / WAL)
    (line,) = await said(left, caplog)
    assert SAYS in line
    assert "restore a backup" in line
    assert "\n" not in line
    assert await said(left, caplog) == [], "once: it has ended in order now"
    assert await said(whole, caplog) == [], "what was not cut"
    assert await said(tmp_path / "data", caplog) == [], "what has ended in order"
    assert not (tmp_path / "data" / last.FILE_NAME).exists()


async def test_at_every_moment_a_kill_leaves_nothing_to_say(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also while SQLite puts its log into the file and begins it again, a room is removed, and a review is kept."""
    store = SqliteStore(tmp_path / "data")
    for number in range(60):
        for room in range(5):
            assert await store.append(f"room{room}", number, [f"{room} {number} ".encode() * 2000])
        if number % 3 == 0:
            left = killed(tmp_path / f"left{number}", tmp_path / "data")
            assert await said(left, caplog) == [], number
            shutil.rmtree(left)
        await store.keep_review("room1", number, "now", b"x" * 100, 1000)
    assert await store.append("gone", 0, [b"x"])
    while await store.remove_part("gone", -1):
        pass
    assert await said(killed(tmp_path / "removed", tmp_path / "data"), caplog) == []
    store.close()


async def test_a_file_that_was_not_written_whole_says_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await played(tmp_path / "data", rounds=2)
    for number, data in enumerate((b"", b"\0" * 160, b"nonsense", b"00000000 1 1 room", b"zz")):
        left = killed(tmp_path / f"left{number}", tmp_path / "data")
        (left / last.FILE_NAME).write_bytes(data)
        assert await said(left, caplog) == []
    assert await store.append("x" * 500, 0, [b"a room with a long name"])
    assert await said(killed(tmp_path / "long", tmp_path / "data"), caplog) == []
    store.close()


async def test_what_was_deleted_or_restored_is_not_missed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await played(tmp_path / "data")
    left = killed(tmp_path / "left", tmp_path / "data")
    other = killed(tmp_path / "other", tmp_path / "data")
    store.close()
    with caplog.at_level(logging.WARNING):
        async with collection(left, None) as rooms:
            await rooms.remove(["room4"])
    assert await said(left, caplog) == []
    await played_elsewhere(tmp_path / "elsewhere", tmp_path / "b.sqlite3")
    restore(tmp_path / "b.sqlite3", other, replace=True)
    assert await said(other, caplog) == []
    with closing(sqlite3.connect(other / FILE_NAME)) as connection:
        assert connection.execute("SELECT DISTINCT room FROM event").fetchall() == [("room0",)]


async def test_what_is_deleted_after_a_kill_is_not_missed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The last event is one of before the kill, and nothing has been played since."""
    store = await played(tmp_path / "data")
    left = killed(tmp_path / "left", tmp_path / "data")
    store.close()
    again = SqliteStore(left)
    while await again.remove_part("room4", -1):
        pass
    once_more = killed(tmp_path / "once-more", left)
    again.close()
    assert await said(once_more, caplog) == []


async def played_elsewhere(folder: Path, backup: Path) -> None:
    (await played(folder, 1, 1)).close()
    save(folder, backup)


async def turns(server: Server, seated: dict[str, Any], number: int) -> int:
    """Take turns. Return the version of the next one."""
    async with server.sit(seated["room"], seated["secret"]) as person:
        for _ in range(number):
            update = await person.my_turn()
            await person.act(update["version"], update["legal"][0])
        return int((await person.my_turn())["version"])


def test_after_kill_9_a_server_says_it_only_if_the_log_was_cut(tmp_path: Path) -> None:
    """A few turns: SQLite begins its log again after 1,000 pages, and half of that may then be all that counts."""
    data, whole = tmp_path / "data", tmp_path / "whole"
    with Server(data, "--rate", "0") as server:
        mine = server.open_room("kings-corner", "pagat", "random", target=100)
        version = asyncio.run(turns(server, mine, 10))
        server.kill()
    killed(whole, data)
    cut_to(0.5)(data / WAL)
    with Server(whole, "--rate", "0") as server:
        assert asyncio.run(turns(server, mine, 0)) >= version
        assert SAYS not in server.stderr()
    with Server(data, "--rate", "0") as server:
        wait_for(lambda: server.get("/api/health").status_code == 200)
        assert server.stderr().count(SAYS) == 1
        assert next(line for line in server.stderr().splitlines() if SAYS in line).count("kingcraft.sqlite3") == 1
