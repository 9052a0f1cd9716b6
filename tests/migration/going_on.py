"""A database of an older version is opened by this one, its rooms are looked at, and a match goes on."""

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kingcraft.room.log.replay import replay_log
from kingcraft.room.room import Room
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.migration.make import looks
from tests.room.memory import House, Listener, act, settled


@contextmanager
def updated(old: Path, data: Path) -> Iterator[SqliteStore]:
    """Yield the database in the folder ``old``, which stays as it is, opened by this version in the folder ``data``."""
    shutil.copyfile(old / FILE_NAME, data / FILE_NAME)
    store = SqliteStore(data)
    yield store
    store.close()


async def room_of(store: SqliteStore, house: House, name: str) -> Room:
    """Return a room of the database, whose log is in the house then."""
    house.log.rooms[name] = await store.read(name)
    found = replay_log(house.log.rooms[name])
    assert found is not None
    state, broken = found
    assert not broken
    return Room(name, state, house.ports)


def looks_now(room: Room, then: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the rules make of a room, as far as ``then`` says it: a later version may show more of a deal."""
    now: dict[str, Any] = json.loads(json.dumps(looks(room)))
    shown = zip(now["seen"], then["seen"], strict=True)
    return now | {"seen": [{name: seen[name] for name in old} for seen, old in shown]}


async def play_on(room: Room, secrets: Mapping[str, str], deals: int = 2) -> None:
    """Let the people of a room find their seats and play until ``deals`` more deals have ended, or the match.

    ``secrets``: by seat. They play the first legal token each time.
    """
    people = {int(seat): Listener() for seat in secrets}
    for seat, listener in people.items():
        room.enter(listener, secrets[str(seat)])
    await settled(room)
    wanted = len(room.state.match.ended) + deals
    while room.phase != "over" and len(room.state.match.ended) < wanted:
        deal = room.state.match.state
        if deal is None:
            for listener in people.values():
                room.ready(listener)
        else:
            act(room, people[deal.to_act], deal.legal()[0])
        await settled(room)
    assert room.phase == "over" or len(room.state.match.ended) == wanted
