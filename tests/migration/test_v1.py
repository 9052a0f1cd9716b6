"""A database of schema version 1, the oldest, as Kingcraft wrote it (``make_v1.py``): every room is as it was."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.record.verify import verify
from kingcraft.room.log.replay import replay_log
from kingcraft.room.views.record import record
from kingcraft.server.store.schema import MIGRATIONS, backup_path
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.migration.going_on import play_on, room_of, updated
from tests.room.memory import House

V1: Final = Path(__file__).parent / "v1"
STATES: Final[dict[str, dict[str, Any]]] = json.loads((V1 / "states.json").read_text())

every_room = pytest.mark.parametrize("title", STATES)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """The old database, opened by this version."""
    with updated(V1, tmp_path) as found:
        yield found


def version_and_rows(path: Path) -> tuple[int, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        return version, connection.execute("SELECT room, seq, body FROM event ORDER BY room, seq").fetchall()


def test_it_is_of_the_first_version_and_has_rooms_of_every_kind() -> None:
    version, rows = version_and_rows(V1 / FILE_NAME)
    assert version == 1
    assert {room for room, _, _ in rows} == {deal["room"] for deal in STATES.values()}
    assert {deal["phase"] for deal in STATES.values()} == {"waiting", "deal", "over"}


@every_room
async def test_a_room_is_as_it_was(store: SqliteStore, title: str) -> None:
    """Phase, dealer, points of every deal, totals, winners, names, legal tokens."""
    then = STATES[title]
    room = await room_of(store, House(grace=0.01), then["room"])
    match, deal = room.state.match, room.state.match.state
    now = {
        "preset": room.state.rules.preset,
        "phase": room.phase,
        "dealer": match.dealer,
        "totals": list(match.totals),
        "winners": list(match.winners),
        "scores": [list(ended.scores) for ended in match.ended],
        "names": [seat.name for seat in room.state.seats],
        "kinds": [seat.kind for seat in room.state.seats],
        "legal": [] if deal is None else deal.legal(),
    }
    assert now == {name: then[name] for name in now}


@every_room
async def test_its_record_replays_to_the_same(store: SqliteStore, title: str) -> None:
    """All but the rules, which name what held when the room was opened; its deals are proven fair."""
    then, room = dict(STATES[title]["record"]), await room_of(store, House(grace=0.01), STATES[title]["room"])
    now = record(room.state, room.name).to_json()
    assert {**now, "rules": None} == {**then, "rules": None}
    found = replay(parse_record(now))
    assert found.match.totals == STATES[title]["totals"]
    assert {verdict.kind for verdict in verify(found.record)} <= {"fair"}


@every_room
async def test_its_match_goes_on(store: SqliteStore, title: str) -> None:
    """Its people find their seats, play the deal to its end and another one, unless it is over or waits for others."""
    house = House(grace=0.01)
    room = await room_of(store, house, STATES[title]["room"])
    if STATES[title]["phase"] == "waiting":
        assert room.phase == "waiting"
        assert room.seat_opened_by(STATES[title]["secrets"]["0"]) == 0
        return
    await play_on(room, STATES[title]["secrets"])
    assert replay_log(house.log.rooms[room.name]) == (room.state, False)


def test_the_file_is_copied_first_and_the_copy_is_as_the_old_version_left_it(
    store: SqliteStore, tmp_path: Path
) -> None:
    store.close()
    copy = backup_path(tmp_path / FILE_NAME)
    assert version_and_rows(copy) == version_and_rows(V1 / FILE_NAME)
    assert version_and_rows(tmp_path / FILE_NAME)[0] == len(MIGRATIONS)
    assert copy.stat().st_mode & 0o077 == 0
