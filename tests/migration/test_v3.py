"""A database and records of schema version 3, as Kingcraft wrote them (``make_v3.py``): everything is as it was."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.record.verify import verify
from kingcraft.room.log.replay import replay_log
from kingcraft.room.views.record import record
from kingcraft.server.store.sqlite import SqliteStore
from tests.migration.going_on import looks_now, play_on, room_of, updated
from tests.migration.make_v3 import V3
from tests.room.memory import House

STATES: Final[dict[str, dict[str, Any]]] = json.loads((V3 / "states.json").read_text())

every_room = pytest.mark.parametrize("title", STATES)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """The old database, opened by this version."""
    with updated(V3, tmp_path) as found:
        yield found


def test_there_are_more_than_ten() -> None:
    assert len(STATES) > 10
    assert {deal["phase"] for deal in STATES.values()} == {"deal", "over"}


@every_room
async def test_a_room_is_as_it_was(store: SqliteStore, title: str) -> None:
    """Legal tokens, what every seat sees, totals, what may be taken back, who is away."""
    then = {name: value for name, value in STATES[title].items() if name not in ("room", "secrets")}
    assert looks_now(await room_of(store, House(grace=0.01), STATES[title]["room"]), then) == then


@every_room
async def test_its_record_is_the_same_and_replays(store: SqliteStore, title: str) -> None:
    then = json.loads((V3 / "records" / f"{title}.json").read_text())
    room = await room_of(store, House(grace=0.01), STATES[title]["room"])
    assert record(room.state, room.name).to_json() == then
    found = replay(parse_record(then))
    assert found.record.to_json() == then
    scores = [deal["scores"] for deal in then["deals"]]
    seats = range(len(then["players"]))
    assert [sum(points[seat] for points in scores) for seat in seats] == found.match.totals == STATES[title]["totals"]
    assert [verdict.kind for verdict in verify(found.record)].count("not-fair") == 0


@every_room
async def test_its_match_goes_on(store: SqliteStore, title: str) -> None:
    """Its people find their seats, and play the deal to its end and another one, unless the match is over."""
    house = House(grace=0.01)
    room = await room_of(store, house, STATES[title]["room"])
    await play_on(room, STATES[title]["secrets"])
    assert replay_log(house.log.rooms[room.name]) == (room.state, False)
