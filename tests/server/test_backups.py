"""Backups of a server's matches: while it runs and when it does not, once a day, and the way back."""

import argparse
import asyncio
import contextlib
import logging
import os
import resource
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kingcraft.server import control
from kingcraft.server.arguments import add_arguments
from kingcraft.server.backups import Backups
from kingcraft.server.store import saving, schema
from kingcraft.server.store.closed import InUse, restore, save
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.saving import Counts, checked
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tools.driver.patience import PATIENCE
from tools.driver.server import Server, wait_for


def run(*arguments: object, **variables: str) -> tuple[int, str]:
    """Run a command; return its status and all that it says."""
    done = subprocess.run(
        [sys.executable, "-m", "kingcraft", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **variables},
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


async def filled(folder: Path, *rooms: str, events: int = 3) -> None:
    """Make a database with these rooms."""
    store = SqliteStore(folder)
    for room in rooms:
        assert await store.append(room, 0, [room.encode() * 50] * events)
    store.close()


def names(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


def logs(path: Path) -> dict[str, list[bytes]]:
    """What a database keeps, by room."""
    found: dict[str, list[bytes]] = {}
    with sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True) as connection:
        for room, body in connection.execute("SELECT room, body FROM event ORDER BY room, seq"):
            found.setdefault(room, []).append(body)
    connection.close()
    return found


async def test_a_backup_has_all_that_was_stored_before_it_while_more_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PAGES", 2)
    store = SqliteStore(tmp_path / "data")
    stored = {f"room{number}": 0 for number in range(20)}

    async def play(room: str) -> None:
        while True:
            assert await store.append(room, stored[room], [f"{room} {stored[room]} ".encode() * 20])
            stored[room] += 1

    playing = [asyncio.create_task(play(room)) for room in stored]
    for number in range(3):
        await asyncio.sleep(0.2)
        before = dict(stored)
        counts = await store.save(tmp_path / f"{number}.sqlite3")
        assert sum(stored.values()) > sum(before.values()), "moves are stored meanwhile"
        assert counts.rooms == len(stored)
        found = logs(tmp_path / f"{number}.sqlite3")
        for room, bodies in found.items():
            assert len(bodies) >= before[room]
            assert bodies == [f"{room} {each} ".encode() * 20 for each in range(len(bodies))], "without a gap"
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    store.close()
    assert names(tmp_path) == ["0.sqlite3", "1.sqlite3", "2.sqlite3", "data"]
    assert stat.S_IMODE((tmp_path / "0.sqlite3").stat().st_mode) == 0o600


async def test_a_store_that_closes_gives_a_backup_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "PAGES", 1)
    store = SqliteStore(tmp_path / "data")
    assert await store.append("room", 0, [bytes(1000)] * 20_000)
    saved = asyncio.create_task(store.save(tmp_path / "b.sqlite3"))
    await asyncio.sleep(0.05)
    waiting = asyncio.create_task(store.append("other", 0, [b"x"]))
    await asyncio.sleep(0)
    store.close()
    assert await waiting
    with pytest.raises(StoreError, match="the server ends"):
        await saved
    assert names(tmp_path) == ["data"]


def test_the_command_saves_a_match_that_is_played_and_brings_it_back(tmp_path: Path) -> None:
    data, backup, other = tmp_path / "data", tmp_path / "backup.sqlite3", tmp_path / "other"
    with Server(data, "--rate", "0") as server:
        mine = server.open_room("kings-corner", "pagat", "random", target=25)
        server.play_out(mine)
        record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
        more = server.open_room("kings-corner", "pagat", "random", target=100)
        playing = threading.Thread(target=server.play_out, args=(more,))
        playing.start()
        status, said = run("backup", backup, "--data", data)
        assert status == 0
        assert f"{backup}: rooms 2," in said
        status, said = run("restore", backup, "--data", data, "--replace")
        assert status == 1
        assert "in use by another Kingcraft" in said
        playing.join()
        assert stat.S_IMODE((data / control.FILE_NAME).stat().st_mode) == 0o600
        assert sorted(path.name for path in data.iterdir() if "backup-" in path.name) == []
    assert not (data / control.FILE_NAME).exists()
    status, said = run("restore", backup, "--data", other)
    assert status == 0
    assert f"{other}: rooms 2," in said
    with Server(other) as server:
        assert server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json() == record
        assert server.get(f"/api/rooms/{more['room']}/record", more["secret"]).status_code == 200


async def test_without_a_server_the_command_opens_the_file_itself(tmp_path: Path) -> None:
    await filled(tmp_path / "data", "a", "b")
    (tmp_path / "data" / control.FILE_NAME).write_text(
        '{"port":1,"key":"a","answer_key":"b"}'
    )  # of one that was killed
    status, said = run("backup", tmp_path / "b.sqlite3", "--data", tmp_path / "data")
    assert (status, said) == (0, f"{tmp_path / 'b.sqlite3'}: rooms 2, events 6, reviews 0\n")
    assert logs(tmp_path / "b.sqlite3") == logs(tmp_path / "data" / FILE_NAME)


async def test_a_backup_of_a_backup_that_was_restored_is_equal(tmp_path: Path) -> None:
    await filled(tmp_path / "data", "a", "b")
    first = save(tmp_path / "data", tmp_path / "1.sqlite3")
    assert restore(tmp_path / "1.sqlite3", tmp_path / "new", replace=False) == (first, None)
    assert (tmp_path / "new" / FILE_NAME).read_bytes() == (tmp_path / "1.sqlite3").read_bytes()
    save(tmp_path / "new", tmp_path / "2.sqlite3")
    assert logs(tmp_path / "2.sqlite3") == logs(tmp_path / "1.sqlite3")


async def test_what_root_restores_is_the_servers(tmp_path: Path) -> None:
    await filled(tmp_path / "data", "a")
    save(tmp_path / "data", tmp_path / "1.sqlite3")
    (tmp_path / "restored").mkdir()
    (tmp_path / "new").mkdir()
    with contextlib.suppress(PermissionError):  # only root can give files away
        os.chown(tmp_path / "restored", 12345, 12346)
        os.chown(tmp_path / "new", 12345, 12346)
    restore(tmp_path / "1.sqlite3", tmp_path / "restored", replace=False)
    await filled(tmp_path / "new", "b")
    for folder in (tmp_path / "restored", tmp_path / "new"):
        owner, file = folder.stat(), (folder / FILE_NAME).stat()
        assert (file.st_uid, file.st_gid) == (owner.st_uid, owner.st_gid)
        assert stat.S_IMODE(file.st_mode) == 0o600


async def test_only_who_can_read_the_file_may_ask(tmp_path: Path) -> None:
    asked = []

    async def wish(arguments: Any) -> list[str]:
        asked.append(arguments)
        return ["done"]

    one = control.Control(tmp_path, {"wish": wish})
    await one.start()
    assert await asyncio.to_thread(control.ask, tmp_path, "wish", ["a"]) == ["done"]
    with pytest.raises(StoreError, match="another version"):
        await asyncio.to_thread(control.ask, tmp_path, "other")
    file = tmp_path / control.FILE_NAME
    right = file.read_text()
    file.write_text(right.replace('"key":"', '"key":"x'))
    assert await asyncio.to_thread(control.ask, tmp_path, "wish") is None
    file.write_text(right.replace('"answer_key":"', '"answer_key":"x'))
    assert await asyncio.to_thread(control.ask, tmp_path, "wish") is None, "an answer that is not the server's"
    await one.close()
    assert await asyncio.to_thread(control.ask, tmp_path, "wish") is None
    assert asked[:1] == [["a"]]
    assert not file.exists()


def test_in_postgresql_pg_dump_does_it(tmp_path: Path) -> None:
    url = "postgresql://me@127.0.0.1/x"
    for arguments, variables in (
        (("backup", tmp_path / "b", "--database", url), {}),
        (("backup", tmp_path / "b"), {"KINGCRAFT_DATABASE": url}),
        (("serve", "--database", url, "--backup", tmp_path), {}),
    ):
        status, said = run(*arguments, **variables)
        assert status != 0
        assert "pg_dump" in said.splitlines()[-1]
    assert not list(tmp_path.iterdir())


def no_file(folder: Path) -> Path:
    return folder / "none.sqlite3"


def foreign(folder: Path) -> Path:
    with sqlite3.connect(folder / "recipes.sqlite3") as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    return folder / "recipes.sqlite3"


def diary(folder: Path) -> Path:
    (folder / "diary").write_text("My holiday diary, and it is long enough. " * 100)
    return folder / "diary"


def newer(folder: Path) -> Path:
    path = folder / "newer.sqlite3"
    save(folder / "data", path)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    connection.close()
    return path


def damaged(folder: Path) -> Path:
    path = folder / "damaged.sqlite3"
    save(folder / "data", path)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\x5a" * (len(whole) - 4096))
    return path


def cut(folder: Path) -> Path:
    path = folder / "cut.sqlite3"
    save(folder / "data", path)
    path.write_bytes(path.read_bytes()[:-8192])
    return path


def unfinished(folder: Path) -> Path:
    path = folder / "copied.sqlite3"
    save(folder / "data", path)
    (folder / "copied.sqlite3-wal").write_bytes(b"x")
    return path


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (no_file, "is not there"),
        (foreign, "is not a Kingcraft database"),
        (diary, "is not a Kingcraft database"),
        (newer, "newer Kingcraft"),
        (damaged, "is damaged"),
        (cut, "is damaged"),
        (unfinished, "a part of it is in copied.sqlite3-wal"),
    ],
)
async def test_what_is_no_backup_is_refused_and_nothing_changes(
    tmp_path: Path, made: Callable[[Path], Path], says: str
) -> None:
    await filled(tmp_path / "data", *(f"room{number}" for number in range(60)))
    before = (tmp_path / "data" / FILE_NAME).read_bytes()
    path = made(tmp_path)
    status, said = run("restore", path, "--data", tmp_path / "data", "--replace")
    assert status == 1
    assert says in said
    assert said.count("\n") == 1
    assert [file.name for file in (tmp_path / "data").iterdir()] == [FILE_NAME]
    assert (tmp_path / "data" / FILE_NAME).read_bytes() == before


async def test_matches_that_are_there_are_replaced_only_on_request_and_kept_beside(tmp_path: Path) -> None:
    await filled(tmp_path / "one", "a")
    await filled(tmp_path / "two", "b")
    save(tmp_path / "one", tmp_path / "b.sqlite3")
    before = logs(tmp_path / "two" / FILE_NAME)
    with pytest.raises(StoreError, match=r"has matches already \(rooms 1, .*--replace"):
        restore(tmp_path / "b.sqlite3", tmp_path / "two", replace=False)
    assert logs(tmp_path / "two" / FILE_NAME) == before
    counts, kept = restore(tmp_path / "b.sqlite3", tmp_path / "two", replace=True)
    assert counts == Counts(1, 3, 0)
    assert kept is not None
    assert kept.parent == tmp_path / "two"
    assert logs(kept) == before
    assert list(logs(tmp_path / "two" / FILE_NAME)) == ["a"]
    _, again = restore(tmp_path / "b.sqlite3", tmp_path / "two", replace=True)
    assert again is not None
    assert again != kept


async def test_a_damaged_database_can_be_replaced_with_what_is_beside_it(tmp_path: Path) -> None:
    await filled(tmp_path / "data", "a")
    save(tmp_path / "data", tmp_path / "b.sqlite3")
    target = tmp_path / "data" / FILE_NAME
    target.write_bytes(b"nothing of a database" * 500)
    wal = target.with_name(f"{FILE_NAME}-wal")
    wal.write_bytes(b"of the old file")
    with pytest.raises(StoreError, match=r"damaged.*--replace"):
        restore(tmp_path / "b.sqlite3", tmp_path / "data", replace=False)
    _, kept = restore(tmp_path / "b.sqlite3", tmp_path / "data", replace=True)
    assert kept is not None
    assert kept.read_bytes().startswith(b"nothing")
    assert not wal.exists()
    SqliteStore(tmp_path / "data").close()


async def test_a_log_without_its_database_does_not_get_into_the_restored_one(tmp_path: Path) -> None:
    await filled(tmp_path / "data", "a")
    counts = save(tmp_path / "data", tmp_path / "b.sqlite3")
    target = tmp_path / "data" / FILE_NAME
    target.unlink()
    wal = target.with_name(f"{FILE_NAME}-wal")
    wal.write_bytes(b"of a file that is gone")
    restore(tmp_path / "b.sqlite3", tmp_path / "data", replace=False)
    assert not wal.exists()
    assert checked(target) == counts


async def test_a_server_that_lives_keeps_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingcraft.server.store.closed.PATIENCE", 0.2)
    await filled(tmp_path / "data", "a")
    save(tmp_path / "data", tmp_path / "b.sqlite3")
    store = SqliteStore(tmp_path / "data")
    with pytest.raises(InUse):
        restore(tmp_path / "b.sqlite3", tmp_path / "data", replace=True)
    with pytest.raises(InUse):
        save(tmp_path / "data", tmp_path / "c.sqlite3")
    assert await store.append("a", 3, [b"goes on"])
    await store.check()
    store.close()
    assert names(tmp_path) == ["b.sqlite3", "data"]


async def test_targets_of_a_backup_that_are_refused(tmp_path: Path) -> None:
    await filled(tmp_path / "data", "a")
    (tmp_path / "letter").write_text("Dear friend")
    for path, says in (
        (tmp_path, "is a folder"),
        (tmp_path / "no" / "b", "is not a folder"),
        (tmp_path / "data" / FILE_NAME, "is the database itself"),
        (tmp_path / "letter", "is no backup"),
    ):
        with pytest.raises(StoreError, match=says):
            save(tmp_path / "data", path)
    with pytest.raises(StoreError, match=r"has no matches.*--data.*pg_dump"):
        save(tmp_path, tmp_path / "b")
    assert (tmp_path / "letter").read_text() == "Dear friend"


async def test_a_disk_without_room_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "SPARE", 1 << 60)
    store = SqliteStore(tmp_path / "data")
    with pytest.raises(StoreError, match="has no room for a copy"):
        await store.save(tmp_path / "b.sqlite3")
    store.close()
    assert names(tmp_path) == ["data"]


async def test_a_disk_that_fills_up_meanwhile_leaves_the_old_backup(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    assert await store.append("a", 0, [b"x"])
    await store.save(tmp_path / "b.sqlite3")
    before = (tmp_path / "b.sqlite3").read_bytes()
    assert await store.append("b", 0, [bytes(1000)] * 2000)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, limits[1]))
    try:
        with pytest.raises(StoreError, match=r"b\.sqlite3 is not written"):
            await store.save(tmp_path / "b.sqlite3")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert await store.append("a", 1, [b"y"])
    store.close()
    assert (tmp_path / "b.sqlite3").read_bytes() == before
    assert names(tmp_path) == ["b.sqlite3", "data"]


#: A program that gives root up and is ``kingcraft``: what may not be written is then refused to it as well.
WITHOUT_ROOT = """
import encodings.idna, os, sys
import kingcraft.cli, kingcraft.cli.rooms, kingcraft.cli.exchange, kingcraft.server.arguments, kingcraft.server.control
import kingcraft.server.store.collection, kingcraft.room.views.record
os.geteuid() or os.setuid(65534)
sys.exit(kingcraft.cli.main(sys.argv[1:]))
"""


@pytest.fixture
def open_directory() -> Iterator[Path]:
    """A directory that every user can enter, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as directory:
        Path(directory).chmod(0o755)
        yield Path(directory)


def test_what_may_not_be_read_or_written_is_said_in_a_line_and_nothing_is_left(open_directory: Path) -> None:
    data, closed, hidden = open_directory / "data", open_directory / "closed", open_directory / "hidden"
    closed.mkdir(mode=0o555)
    hidden.mkdir(mode=0o700)

    def refused(*arguments: object) -> str:
        command = [sys.executable, "-c", WITHOUT_ROOT, *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
        return done.stderr

    with Server(data, "--rate", "0") as server:
        server.open_room("kings-corner", "pagat", "random")
        for path in (data, data / control.FILE_NAME):
            path.chmod(0o755)
        for made in data.iterdir():
            made.chmod(0o644)
        assert run("backup", hidden / "b.sqlite3", "--data", data)[0] == 0
        assert "cannot be" in refused("backup", closed / "b.sqlite3", "--data", data)
        assert "cannot be" in refused("restore", hidden / "b.sqlite3", "--data", open_directory / "other")
    owner = data.stat().st_uid
    for path in (data, data / FILE_NAME):
        os.chown(path, 65534 if owner == 0 else owner, -1)
    assert "closed" in refused("backup", closed / "b.sqlite3", "--data", data)
    if owner != 0:
        hidden.chmod(0o000)
    for command in (("backup", open_directory / "b"), ("rooms", "list"), ("export", open_directory / "e")):
        assert "cannot be read" in refused(*command, "--data", hidden / "data")
    hidden.chmod(0o700)
    assert (names(closed), names(hidden)) == ([], ["b.sqlite3"])


def test_a_full_disk_refuses_the_command_in_a_line_and_keeps_what_is_there(tmp_path: Path) -> None:
    """A limit of the size of files stands for the disk: of the command while it copies, with a server and without."""
    data, backup, other = tmp_path / "data", tmp_path / "b.sqlite3", tmp_path / "other"
    small = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000));"
    small += "from kingcraft.cli.main import main; sys.exit(main(sys.argv[1:]))"

    def limited(*arguments: object) -> tuple[int, str]:
        command = [sys.executable, "-c", small, *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    with Server(data, "--rate", "0") as server:
        server.open_room("kings-corner", "pagat", "random")
        assert run("backup", backup, "--data", data)[0] == 0
        before = backup.read_bytes()
        status, said = limited("backup", backup, "--data", data)
        assert (status, said.count("\n")) == (1, 1), said
        assert "cannot be written" in said
        assert [path for path in data.iterdir() if "backup-" in path.name] == []
    status, said = limited("backup", backup, "--data", data)
    assert (status, said.count("\n"), backup.read_bytes()) == (1, 1, before)
    status, said = limited("restore", backup, "--data", other)
    assert (status, said.count("\n")) == (1, 1), said
    assert names(other) == []
    assert names(tmp_path) == ["b.sqlite3", "data", "data.stderr", "other"]


class Recorder:
    """A saver that notes what it is asked for, and fails on request."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self.fault = ""

    async def save(self, path: Path) -> object:
        """See ``Saver``."""
        self.paths.append(path)
        if self.fault:
            raise StoreError(self.fault)
        await asyncio.to_thread(path.write_bytes, b"x")
        return None

    async def bring(self, path: Path) -> None:
        """See ``Saver``."""
        raise StoreError(f"nothing is taken from {path}")


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - of another task, which tells no one
            await asyncio.sleep(0.01)


async def test_a_backup_a_day_and_the_oldest_go(tmp_path: Path) -> None:
    folder = tmp_path / "daily"
    today = datetime(2026, 11, 29, 10, 30, tzinfo=UTC)
    backups = Backups(Recorder(), tmp_path, folder, 3, lambda: today)
    assert backups.age is None
    for day in range(1, 6):
        today = today.replace(day=day)
        await backups.daily(folder)
    assert sorted(path.name for path in folder.iterdir()) == [f"kingcraft-2026-11-0{day}.sqlite3" for day in (3, 4, 5)]
    (folder / "mine.sqlite3").write_text("stays")
    (folder / "kingcraft-2026-11-01.sqlite3.part").write_text("of a server that was killed")
    await backups.daily(folder)
    assert {path.name for path in folder.iterdir()} >= {"mine.sqlite3", "kingcraft-2026-11-03.sqlite3"}
    assert not (folder / "kingcraft-2026-11-01.sqlite3.part").exists()
    today = today.replace(hour=3, minute=59, second=50)
    assert backups._until_then() == 10
    today = today.replace(hour=4, minute=0, second=0)
    assert backups._until_then() == 86_400


async def test_at_the_start_only_if_the_last_one_is_older_than_a_day(tmp_path: Path) -> None:
    folder, recorder = tmp_path / "daily", Recorder()
    backups = Backups(recorder, tmp_path, folder, 3)
    await backups.start()
    await until(lambda: backups.age is not None)
    await backups.close()
    again = Backups(recorder, tmp_path, folder, 3)
    await again.start()
    await asyncio.sleep(0.1)
    await again.close()
    assert len(recorder.paths) == 1
    for file in folder.iterdir():
        os.utime(file, (0, 0))
    late = Backups(recorder, tmp_path, folder, 3)
    await late.start()
    await until(lambda: len(recorder.paths) == 2)
    await late.close()


async def test_one_that_fails_is_in_the_log_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kingcraft.server.backups.AGAIN", 0.05)
    recorder = Recorder()
    recorder.fault = "the disk is full"
    backups = Backups(recorder, tmp_path, tmp_path / "daily", 3)
    with caplog.at_level(logging.ERROR):
        await backups.start()
        await until(lambda: len(recorder.paths) >= 2)
        assert backups.failing
        recorder.fault = ""
        await until(lambda: not backups.failing)
        await backups.close()
    assert "there is no backup of this day: the disk is full" in caplog.text


def test_a_server_makes_them_and_says_when_it_cannot(tmp_path: Path) -> None:
    daily = tmp_path / "daily"
    left = tmp_path / "data" / "kingcraft.backup-1.sqlite3"
    left.parent.mkdir()
    left.write_text("of a command that was killed")
    with Server(tmp_path / "data", "--backup", str(daily), "--backup-keep", "2") as server:
        wait_for(lambda: "kingcraft_backup_age_seconds" in server.get("/metrics").text)
        assert "kingcraft_backup_up 1" in server.get("/metrics").text
        (made,) = daily.iterdir()
        assert checked(made) == Counts(0, 0, 0)
    assert not left.exists()
    daily.rename(tmp_path / "away")
    daily.write_text("no folder")
    with Server(tmp_path / "data", "--backup", str(daily)) as server:
        wait_for(lambda: "kingcraft_backup_up 0" in server.get("/metrics").text)
        assert "there is no backup of this day" in server.stderr()


def test_options() -> None:

    parser = argparse.ArgumentParser()
    add_arguments(parser)
    options = parser.parse_args(["--backup", "here"])
    assert (options.backup, options.backup_keep) == (Path("here"), 7)
    with pytest.raises(SystemExit):
        parser.parse_args(["--backup-keep", "0"])
