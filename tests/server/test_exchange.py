"""``kingcraft export`` and ``import``: matches as records go to another server and come back byte for byte."""

import asyncio
import json
import resource
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.record.replay import replay_document
from kingcraft.record.verify import verify
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.room.memory import House
from tests.room.practice import SHORT, played_match
from tests.server.postgres import OneServer, address
from tests.server.test_keeping import stored
from tests.server.test_rooms import asked, listed
from tools.driver.server import Server, wait_for

#: The kinds of places: a file, a file whose server runs, PostgreSQL, PostgreSQL whose server runs.
KINDS: Final = ("file", "served", "postgres", "led")


async def matches(house: House) -> dict[str, list[bytes]]:
    """Logs of finished matches of several presets."""
    for game, preset, players, options in (
        ("king", "king", 4, SHORT),
        ("kings-corner", "pagat", 3, {"deals": 2}),
        ("kings-corner", "swedish", 2, {"deals": 1}),
    ):
        await played_match(house, game, preset, players, 1, **options)
    return dict(house.log.rooms)


def filled(folder: Path, *, postgres: bool = False) -> set[str]:
    """Fill a place with finished matches and rooms of every other sort; return the names of the finished ones."""

    async def fill() -> set[str]:
        store = OneServer(address(folder)) if postgres else SqliteStore(folder)
        try:
            names = await stored(store)
            found = {names["match"]}
            for room, bodies in (await matches(House())).items():
                if room != names["match"] and not await store.read(room):
                    assert await store.append(room, 0, bodies)
                    found.add(room)
            return found
        finally:
            store.close()

    return asyncio.run(fill())


def files(folder: Path) -> dict[str, bytes]:
    """What is in a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("kind", KINDS)
def test_out_and_in_and_out_again_is_the_same_bytes(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, one, two = (tmp_path / name for name in ("source", "target", "one", "two"))
    names = filled(source)
    assert asked(capsys, "export", str(one), "--data", str(source)) == (0, f"{one}: matches {len(names)}\n", "")
    assert {name.removesuffix(".json") for name in files(one)} == names
    place: tuple[str, ...] = ("--data", str(target))
    server = None
    if kind in ("postgres", "led"):
        place = ("--database", address(target))
    if kind in ("served", "led"):
        server = Server(target, "--rate", "0", *(place if kind == "led" else ())).wait_until_ready()
    try:
        new = f"{one}: matches {len(names)}, new {len(names)}\n"
        assert asked(capsys, "import", str(one), *place) == (0, new, "")
        before = listed(capsys, *place)
        assert {row["state"] for row in before.values()} == {"over"}
        again = f"{one}: matches {len(names)}, new 0\n"
        assert asked(capsys, "import", str(one), *place) == (0, again, ""), "twice changes nothing"
        assert listed(capsys, *place) == before
        assert asked(capsys, "export", str(two), *place)[0] == 0
        assert files(two) == files(one)
        if server is not None:
            for name in names:
                looks_like_its_record(server, name, json.loads((one / f"{name}.json").read_bytes()))
            assert "Traceback" not in server.stderr()
    finally:
        if server is not None:
            server.stop()
    assert asked(capsys, "import", str(two), "--data", str(source))[:2] == (
        0,
        f"{two}: matches {len(names)}, new 0\n",
    ), "where they were played they are there already"
    left = [path.name for path in target.iterdir() if "import-" in path.name] if target.exists() else []
    assert left == []


def looks_like_its_record(server: Server, name: str, document: dict[str, Any]) -> None:
    """A room that was brought shows its match, open, with proofs, and gives its record to all who have its link.

    No one has a seat there; it can be reviewed.
    """
    found = server.get(f"/api/matches/{name}").json()
    assert (found["over"], found["game"], found["date"]) == (True, document["game"], document["date"])
    assert found["actions"] == [len(deal["actions"]) for deal in document["deals"]]
    assert server.get(f"/api/matches/{name}/deals/0").status_code == 200
    assert server.get(f"/api/rooms/{name}/record").json() == document
    assert server.get(f"/api/rooms/{name}/record", "x" * 32).json()["code"] == "wrong-secret"
    assert server.post(f"/api/rooms/{name}/again", {}).json()["code"] == "wrong-secret"

    async def look() -> dict[str, Any]:
        async with server.sit(name) as onlooker:
            return await onlooker.expect("update")

    view = asyncio.run(look())["view"]
    assert view["phase"] == "over"
    fair = [verdict.kind == "fair" for verdict in verify(replay_document(document).record)]
    assert [proof["deal"] for proof in view["proofs"]] == [deal for deal, proven in enumerate(fair) if proven]
    asked_for = server.post(f"/api/rooms/{name}/review", {})
    assert asked_for.status_code in (200, 202), asked_for.text
    practice = {"source": {"kind": "room", "room": name, "deal": 0, "action": 0}}
    wish = {
        **practice,
        "seats": [{"kind": "you", "name": "Ana"}, *[{"kind": "random"}] * (len(document["players"]) - 1)],
    }
    assert server.post("/api/practice", wish).status_code == 201


def test_chosen_rooms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = sorted(filled(tmp_path / "data"))
    place = ("--data", str(tmp_path / "data"))
    assert asked(capsys, "export", str(tmp_path / "some"), names[0], *place)[0] == 0
    assert [*files(tmp_path / "some")] == [f"{names[0]}.json"]
    for room, says in (("nowhere", "there is no room"), ("broken", "has no match that is over")):
        status, _, err = asked(capsys, "export", str(tmp_path / room), names[0], room, *place)
        assert (status, err.count("\n")) == (1, 1)
        assert says in err
        assert not (tmp_path / room).exists() or not files(tmp_path / room)
    status, _, err = asked(capsys, "export", str(tmp_path / "some"), *place)
    assert (status, err.count("\n")) == (1, 1)
    assert "is not empty" in err
    assert [*files(tmp_path / "some")] == [f"{names[0]}.json"]


def replaced(**fields: Any) -> Callable[[dict[str, Any]], bytes]:
    return lambda document: json.dumps({**document, **fields}).encode()


def cut_deal(document: dict[str, Any]) -> bytes:
    del document["deals"][-1]["actions"][-1]
    return json.dumps(document).encode()


def unfinished(document: dict[str, Any]) -> bytes:
    document = {name: value for name, value in document.items() if name not in ("totals", "winners")}
    return json.dumps({**document, "deals": document["deals"][:-1]}).encode()


BAD: Final[dict[str, tuple[Callable[[dict[str, Any]], bytes], str]]] = {
    "cut": (lambda document: json.dumps(document).encode()[:-20], "is not a record"),
    "no-text": (lambda _: b"\xff\xfe\x00", "is not a record"),
    "empty": (lambda _: b"", "too large, or empty"),
    "list": (lambda document: json.dumps([document]).encode(), "is not a record"),
    "deep": (lambda _: b"[" * 3000 + b"]" * 3000, "is not a record"),
    "score": (replaced(totals=[1, 2, 3]), "is not a record: totals"),
    "cut-deal": (cut_deal, "is not a record"),
    "later": (replaced(format="kingcraft/2"), "another version (kingcraft/2): update"),
    "sheet": (replaced(format="kingcraft-sheet/1"), "is not a record"),
    "preset": (replaced(rules={"preset": "of-next-year"}), "is not a record: rules.preset"),
    "large": (replaced(comments="x" * 300_000), "too large"),
    "unfinished": (unfinished, "not over"),
}


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_what_is_no_record_is_refused_in_a_line_and_nothing_is_imported(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = sorted(filled(tmp_path / "data"))
    folder = tmp_path / "out"
    assert asked(capsys, "export", str(folder), "--data", str(tmp_path / "data"))[0] == 0
    place = ("--data", str(tmp_path / "new")) if kind == "file" else ("--database", address(tmp_path / "new"))
    whole = json.loads((folder / f"{names[0]}.json").read_bytes())
    for what, (made, says) in BAD.items():
        (folder / f"zz-{what}.json").write_bytes(made(json.loads(json.dumps(whole))))
        status, out, err = asked(capsys, "import", str(folder), *place)
        assert (status, out, err.count("\n")) == (1, "", 1), what
        assert f"zz-{what}.json" in err
        assert says in err, (what, err)
        (folder / f"zz-{what}.json").unlink()
    assert not (tmp_path / "new").exists(), "not even a database"
    (folder / ".DS_Store").write_bytes(b"of the system, not of the export")
    (folder / "zz-other.json").write_bytes(replaced(date="2020-01-01")(whole))
    status, _, err = asked(capsys, "import", str(folder), *place)
    assert (status, "once more" in err, listed(capsys, *place)) == (1, True, {})
    (folder / f"{names[0]}.json").unlink()
    assert asked(capsys, "import", str(folder), *place)[0] == 0, "of another day: as it is"
    (folder / "zz-other.json").write_bytes(replaced(date="2020-01-02")(whole))
    before = listed(capsys, *place)
    status, _, err = asked(capsys, "import", str(folder), *place)
    assert (status, "is there with another match" in err, listed(capsys, *place)) == (1, True, before)


def test_a_folder_that_is_no_export_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "me.png").write_bytes(b"x")
    (tmp_path / "nested").mkdir()
    (tmp_path / "nested" / "a.json").mkdir()
    (tmp_path / "file").write_text("x")
    for name, says in (
        *(("empty", "no record in it"), ("photos", "me.png is not a record")),
        *(("nested", "a.json is not a record"), ("file", "cannot be read"), ("none", "cannot be read")),
    ):
        status, out, err = asked(capsys, "import", str(tmp_path / name), "--data", str(tmp_path / "data"))
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert says in err
    assert not (tmp_path / "data" / FILE_NAME).exists()


def test_a_record_without_a_name_gets_one_that_follows_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = sorted(filled(tmp_path / "data"))
    folder, place = tmp_path / "out", ("--data", str(tmp_path / "new"))
    assert asked(capsys, "export", str(folder), names[0], "--data", str(tmp_path / "data"))[0] == 0
    path = folder / f"{names[0]}.json"
    document = json.loads(path.read_bytes())
    document |= {"clock": [1 << 80, 1.5, "\u2660 \U0001f0a1"], "mine": {"b": None, "a": {}}}
    for given in (None, "", "../../etc", "A B", 7):
        document["id"] = given
        path.write_bytes(json.dumps(document).encode())
        assert asked(capsys, "import", str(folder), *place)[0] == 0
        assert asked(capsys, "import", str(folder), *place)[1].endswith("new 0\n")
    rows = listed(capsys, *place)
    assert len(rows) == 5
    assert all(room.startswith("record-") for room in rows)
    assert asked(capsys, "export", str(tmp_path / "again"), *place)[0] == 0
    back = [json.loads(data) for data in files(tmp_path / "again").values()]
    assert {each["id"] for each in back} == {None, "", "../../etc", "A B", 7}
    assert all({**each, "id": 7} == document for each in back), "what replay ignores is kept as it was"


def test_a_disk_that_fills_up_leaves_nothing_half(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled(tmp_path / "data")
    place = ("--data", str(tmp_path / "data"))
    assert asked(capsys, "export", str(tmp_path / "out"), *place)[0] == 0
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4200, limits[1]))
    try:
        status, _, err = asked(capsys, "export", str(tmp_path / "full"), *place)
        assert (status, err.count("\n")) == (1, 1)
        assert "full cannot be written" in err
        assert files(tmp_path / "full") == {}
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    with Server(tmp_path / "new", "--rate", "0") as server:
        wait_for(lambda: (tmp_path / "new" / "control").exists())
        mine = server.open_room("kings-corner", "pagat", "random")
        resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, ((tmp_path / "new" / f"{FILE_NAME}-wal").stat().st_size, -1)
        )
        status, _, err = asked(capsys, "import", str(tmp_path / "out"), "--data", str(tmp_path / "new"))
        assert (status, err.count("\n")) == (1, 1)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
        wait_for(lambda: listed(capsys, "--data", str(tmp_path / "new")).keys() == {mine["room"]})
        assert [path for path in (tmp_path / "new").iterdir() if "import-" in path.name] == []
        assert asked(capsys, "import", str(tmp_path / "out"), "--data", str(tmp_path / "new"))[0] == 0


def test_a_day_that_is_none_is_not_the_day_of_the_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (name,) = list(filled(tmp_path / "data"))[:1]
    folder = tmp_path / "out"
    assert asked(capsys, "export", str(folder), "--data", str(tmp_path / "data"), name)[0] == 0
    file = folder / f"{name}.json"
    file.write_text(json.dumps({**json.loads(file.read_bytes()), "date": "2026-99-99"}))
    place = ("--data", str(tmp_path / "new"))
    assert asked(capsys, "import", str(folder), *place)[0] == 0
    assert listed(capsys, *place)[name]["created"] == datetime.now(UTC).date().isoformat()
