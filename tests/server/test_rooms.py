"""``kingcraft rooms``: what a server keeps, and how a room of it is removed, while it runs or not."""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.cli.main import main
from kingcraft.room.ports import RoomProblem
from kingcraft.server.store.collection import Collection, collection
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.schema import MIGRATIONS
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from kingcraft.service.keeping import remove_room
from tests.room.memory import Listener
from tests.server.postgres import OneServer, address, value
from tests.server.test_keeping import ALL, left, rooms_of, stored
from tools.driver.server import Server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    """The options that name a place with rooms of every sort; each kind of store."""
    return ("--database", address(tmp_path)) if request.param == "postgres" else ("--data", str(tmp_path))


def filled(place: tuple[str, ...], tmp_path: Path) -> dict[str, str]:
    """Fill the place; return the names of its rooms by what they are."""

    async def fill() -> dict[str, str]:
        store = OneServer(address(tmp_path)) if place[0] == "--database" else SqliteStore(tmp_path)
        try:
            return await stored(store)
        finally:
            store.close()

    return asyncio.run(fill())


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command; return its status, what it says, and what it complains of."""
    status = main(arguments)
    said = capsys.readouterr()
    return status, said.out, said.err


def listed(capsys: pytest.CaptureFixture[str], *place: str) -> dict[str, dict[str, Any]]:
    """The rooms of a place, by name."""
    status, out, _ = asked(capsys, "rooms", "list", "--json", *place)
    assert status == 0
    rows = [json.loads(line) for line in out.splitlines()]
    return {row["room"]: row for row in rows}


def test_the_list_says_what_each_room_is_and_no_name_of_a_person(
    place: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = filled(place, tmp_path)
    rows = listed(capsys, *place)
    assert rows.keys() == {*names.values()}
    match, begun, practice = (rows[names[what]] for what in ("match", "begun", "practice"))
    assert (match["game"], match["kind"], match["state"], match["taken"], match["seats"]) == (
        "king",
        "match",
        "over",
        4,
        4,
    )
    assert match["rules"].startswith("king?")
    assert match["deals"] >= 1
    assert (begun["game"], begun["rules"], begun["state"], begun["deals"]) == ("kings-corner", "pagat", "waiting", 0)
    assert practice["kind"] == "practice"
    assert (rows["broken"]["state"], rows["nonsense"]["state"]) == ("broken", "broken")
    assert all(len(row["last"]) == len("2026-11-29") for row in rows.values())
    status, out, _ = asked(capsys, "rooms", "list", *place)
    assert status == 0
    assert len(out.splitlines()) == len(names) + 1
    assert "Ana" not in out + json.dumps(rows)
    assert names["match"] in asked(capsys, "rooms", "list", names["match"], *place)[1]


def test_rooms_are_deleted_all_or_none(
    place: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = filled(place, tmp_path)
    for more in ("nowhere", "", "\0", "x" * 500):
        status, out, err = asked(capsys, "rooms", "delete", names["match"], more, "--yes", *place)
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert "there is no room" in err
    assert listed(capsys, *place).keys() == {*names.values()}
    gone = [names["match"], names["broken"]]
    assert asked(capsys, "rooms", "delete", *gone, "--yes", *place)[:2] == (0, "deleted: 2\n")
    assert listed(capsys, *place).keys() == {*names.values()} - {*gone}
    assert asked(capsys, "rooms", "delete", *gone, "--yes", *place)[0] == 1

    async def of_it() -> tuple[set[str], bytes | None]:
        store = OneServer(address(tmp_path)) if place[0] == "--database" else SqliteStore(tmp_path)
        try:
            return await left(store, names), await store.find_review(names["match"], 3, "now")
        finally:
            store.close()

    assert asyncio.run(of_it()) == (ALL - {"match", "broken"}, None), "its review has gone with it"


def test_without_a_terminal_it_deletes_nothing_that_is_not_confirmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ("--data", str(tmp_path))
    names = filled(place, tmp_path)
    status, _, err = asked(capsys, "rooms", "delete", names["match"], *place)
    assert (status, err.count("\n")) == (1, 1)
    assert "--yes" in err
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, status in (("", 1), ("no", 1), ("y", 0)):
        monkeypatch.setattr("builtins.input", lambda _, answer=answer: answer)
        assert names["match"] in listed(capsys, *place)
        assert asked(capsys, "rooms", "delete", names["match"], *place)[0] == status
    assert names["match"] not in listed(capsys, *place)
    with pytest.raises(SystemExit):
        main(["rooms", "delete", *place])


@pytest.mark.parametrize(("how", "ends_with"), [("end of input", 1), ("Ctrl-C", 130)])
def test_a_question_that_is_broken_off_deletes_nothing(tmp_path: Path, how: str, ends_with: int) -> None:
    names = filled(("--data", ""), tmp_path)
    keys, terminal = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "kingcraft", "rooms", "delete", names["match"], "--data", str(tmp_path)],
        stdin=terminal,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as command:
        try:
            assert command.stdout is not None
            asked = b""
            while not asked.endswith(b"[y/N] "):
                more = command.stdout.read(1)
                assert more, "it has ended without a question"
                asked += more
            SqliteStore(tmp_path).close()  # a server may start while it waits
            if how == "Ctrl-C":
                command.send_signal(signal.SIGINT)
            else:
                os.write(keys, b"\x04")
            _, err = command.communicate(timeout=20)
        finally:
            command.kill()
    os.close(keys)
    os.close(terminal)
    assert (command.returncode, err) == (ends_with, b"")
    store = SqliteStore(tmp_path)
    assert asyncio.run(store.read(names["match"]))
    store.close()


def test_names_may_come_after_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ("--data", str(tmp_path))
    names = filled(place, tmp_path)
    two = sorted((names["match"], names["begun"]))
    assert asked(capsys, "rooms", "list", *place, *two)[0] == 0
    status, out, err = asked(capsys, "rooms", "list", two[0], "--json", two[1], *place)
    assert (status, sorted(json.loads(line)["room"] for line in out.splitlines()), err) == (0, two, "")
    assert asked(capsys, "rooms", "delete", "--yes", *two, *place) == (0, "deleted: 2\n", "")
    with pytest.raises(SystemExit):
        main(["rooms", "list", "--jsn", two[0], *place])


def test_a_room_that_cannot_be_read_is_a_row_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    place = ("--data", str(tmp_path))
    filled(place, tmp_path)
    status, out, err = asked(capsys, "rooms", "list", *place)
    assert (status, out.count("  broken"), err, caplog.records) == (0, 2, "", [])


def test_more_names_than_a_server_hears_at_once_are_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    many = [f"room{number:012}" for number in range(4000)]
    place = ("--data", str(tmp_path))
    with Server(tmp_path, "--rate", "0") as server:
        mine = server.open_room("kings-corner", "pagat", "random")
        status, out, err = asked(capsys, "rooms", "delete", *many, "--yes", *place)
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert "too many at once" in err
        assert listed(capsys, *place).keys() == {mine["room"]}


#: Databases of every older version, as these wrote them.
OLDER: Final = tuple(sorted((Path(__file__).parents[1] / "migration").glob(f"*/{FILE_NAME}")))


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """What is in the files of a folder, and when they were changed."""
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}


@pytest.mark.parametrize("old", OLDER, ids=lambda path: path.parent.name)
def test_a_database_of_an_older_version_is_left_as_it_is(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only a server that starts updates it. What else each command needs is there: a room, a record."""
    assert len(OLDER) == len(MIGRATIONS) - 1
    data, other, records = tmp_path / "data", tmp_path / "other", tmp_path / "records"
    filled(("--data", ""), other)
    assert asked(capsys, "export", str(records), "--data", str(other))[0] == 0
    data.mkdir()
    shutil.copyfile(old, data / FILE_NAME)
    with closing(sqlite3.connect(old)) as connection:
        room = connection.execute("SELECT room FROM event").fetchone()[0]
    before, place = contents(data), ("--data", str(data))
    for command in (
        ("rooms", "list", *place),
        ("rooms", "delete", room, "--yes", *place),
        ("export", str(tmp_path / "out"), *place),
        ("import", str(records), *place),
        ("copy", "--from", f"sqlite:{data}", "--to", "postgresql://me@127.0.0.1:1/x"),
    ):
        status, out, err = asked(capsys, *command)
        assert (status, out, err.count("\n")) == (1, "", 1), command
        assert "is of an older Kingcraft" in err
        assert "kingcraft serve updates it" in err
        assert contents(data) == before, command
    SqliteStore(data).close()
    assert room in listed(capsys, *place)


def test_looking_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, place = tmp_path / "data", ("--data", str(tmp_path / "data"))
    names = filled(place, data)
    before = contents(data)
    assert listed(capsys, *place).keys() == {*names.values()}
    assert asked(capsys, "export", str(tmp_path / "out"), *place)[0] == 0
    assert contents(data) == before


def test_a_place_that_is_none_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / FILE_NAME).write_bytes(b"My holiday diary, and it is long enough. " * 100)
    for place, says in (
        (("--data", str(tmp_path / "none")), "has no matches"),
        (("--data", str(tmp_path / "foreign")), "is not a Kingcraft database"),
        (("--database", "postgresql://me@127.0.0.1:1/x"), "cannot be used"),
    ):
        for command in (("list",), ("delete", "a", "--yes")):
            status, out, err = asked(capsys, "rooms", *command, *place)
            assert (status, out, err.count("\n")) == (1, "", 1)
            assert says in err


def test_a_file_of_options_names_the_place_of_every_such_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    names = filled(("--data", ""), data)
    (tmp_path / "k.toml").write_text(f'data = "{data}"\nport = 8642\nthinkers = 2\n')
    config = ("--config", str(tmp_path / "k.toml"))
    assert listed(capsys, *config).keys() == {*names.values()}
    status, out, _ = asked(capsys, "backup", str(tmp_path / "b.sqlite3"), *config)
    assert status == 0
    assert "rooms 5," in out
    monkeypatch.setenv("KINGCRAFT_DATA", str(other))
    assert asked(capsys, "restore", str(tmp_path / "b.sqlite3"), *config)[0] == 0, "the environment beats the file"
    assert (other / FILE_NAME).exists()
    (tmp_path / "k.toml").write_text('database = "postgresql://me@127.0.0.1:1/x"\n')
    for command, says in (
        (("backup", "b"), "pg_dump"),
        (("restore", "b"), "pg_restore"),
        (("rooms", "list"), "cannot be"),
    ):
        status, _, err = asked(capsys, *command, *config)
        assert (status, err.count("\n")) == (1, 1)
        assert says in err
    assert listed(capsys, *config, "--data", str(data)).keys() == {*names.values()}, "the command line beats both"
    (tmp_path / "k.toml").write_text("dta = 1\n")
    with pytest.raises(SystemExit) as ended:
        main(["rooms", "list", *config])
    assert ended.value.code == 2
    assert "did you mean data?" in capsys.readouterr().err


class Once(Listener):
    """A listener that is gone when it is closed, as a connection is."""

    def close(self, code: str) -> None:
        """Note the first code."""
        self.closed = self.closed or code


async def test_a_room_that_is_removed_ends_for_all_who_are_there(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    names = await stored(store)
    rooms = rooms_of(store)
    room = await rooms.find(names["begun"])
    listener = Once()
    room.enter(listener, "")
    assert await remove_room(store, rooms, names["begun"])
    assert listener.closed == "no-room"
    with pytest.raises(RoomProblem, match="no-room"):
        await rooms.find(names["begun"])
    loading = asyncio.create_task(rooms.find(names["match"]))
    await asyncio.sleep(0)
    assert await remove_room(store, rooms, names["match"]), "also one that is just being loaded"
    assert (await loading).closed
    assert await left(store, names) == ALL - {"begun", "match"}
    await rooms.close()
    store.close()


async def ended(server: Server, room: str, secret: str, delete: Any) -> list[str]:
    """Sit down and look on, delete the room, and return the codes with which both connections end."""
    async with server.sit(room, secret) as player, server.sit(room) as onlooker:
        for person in (player, onlooker):
            await person.expect("update")
        await asyncio.to_thread(delete)
        for person in (player, onlooker):
            await person.until_closed()
        return [person.messages[-1]["code"] for person in (player, onlooker)]


def test_while_the_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ("--data", str(tmp_path / "data"))
    with Server(tmp_path / "data", "--rate", "0") as server:
        mine = server.open_room("kings-corner", "pagat", "random")
        other = server.open_room("kings-corner", "pagat", "open")
        before = sorted((tmp_path / "data").iterdir()), (tmp_path / "data").stat().st_mtime_ns
        rows = listed(capsys, *place)
        assert asked(capsys, "export", str(tmp_path / "out"), *place)[:2] == (0, f"{tmp_path / 'out'}: matches 0\n")
        assert (sorted((tmp_path / "data").iterdir()), (tmp_path / "data").stat().st_mtime_ns) == before, "no copy"
        assert rows.keys() == {mine["room"], other["room"]}
        assert (rows[other["room"]]["taken"], rows[other["room"]]["seats"]) == (1, 2)
        answers = []

        def delete() -> None:
            answers.append(asked(capsys, "rooms", "delete", mine["room"], "nowhere", "--yes", *place))
            answers.append(asked(capsys, "rooms", "delete", mine["room"], "--yes", *place))

        assert asyncio.run(ended(server, mine["room"], mine["secret"], delete)) == ["no-room", "no-room"]
        assert [status for status, _, _ in answers] == [1, 0]
        assert server.get(f"/api/rooms/{mine['room']}", mine["secret"]).json()["code"] == "no-room"
        assert server.get(f"/api/rooms/{other['room']}").status_code == 200
        assert listed(capsys, *place).keys() == {other["room"]}
        assert [path.name for path in (tmp_path / "data").iterdir() if "backup" in path.name] == []
        assert "Traceback" not in server.stderr()


def test_while_servers_of_a_database_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ("--database", address(tmp_path))
    with Server(tmp_path / "data", "--rate", "0", *place) as server:
        mine = server.open_room("kings-corner", "pagat", "random")
        other = server.open_room("kings-corner", "pagat", "random")
        assert listed(capsys, *place).keys() == {mine["room"], other["room"]}

        def delete() -> None:
            assert asked(capsys, "rooms", "delete", mine["room"], "--yes", *place)[0] == 0

        codes = asyncio.run(ended(server, mine["room"], mine["secret"], delete))
        assert {*codes} <= {"moved", "no-room"}, "a new connection hears that there is no such room"
        assert server.get(f"/api/rooms/{mine['room']}", mine["secret"]).json()["code"] == "no-room"
        assert server.get(f"/api/rooms/{other['room']}").status_code == 200
        for table in ("room", "event", "age", "code", "review", "archive"):
            assert (
                value(address(tmp_path), f"SELECT count(*) FROM kingcraft.{table} WHERE room = '{mine['room']}'") == 0
            )
        assert "Traceback" not in server.stderr()


async def test_a_server_that_starts_meanwhile_is_asked(tmp_path: Path) -> None:
    """A list holds the file of a stopped server; what is deleted then is asked of whatever has the file by then."""
    names = await stored_in(tmp_path)

    async def delete(rooms: Collection) -> None:
        await rooms.remove([names["match"]])

    async with collection(tmp_path, None) as rooms:
        assert len(await rooms.rooms()) == len(names)
        with pytest.raises(StoreError, match="in use"):
            SqliteStore(tmp_path)
        await delete(rooms)
        assert len(await rooms.rooms()) == len(names) - 1
    SqliteStore(tmp_path).close()


async def stored_in(folder: Path) -> dict[str, str]:
    store = SqliteStore(folder)
    names = await stored(store)
    store.close()
    return names
