"""Made ``v3/``: the database, the records and the states of rooms as Kingcraft stored them at schema version 3.

It ran at commit 9cf37ff, before the page and some modules moved::

    python -m tests.migration.make_v3
"""

import asyncio
import dataclasses
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Lend, Undo
from kingcraft.room.wire.http_messages import FromRoom, JoinRoom, NewPractice
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.migration.make import Player, looks
from tests.room.agreeing import Table
from tests.room.memory import House, Listener, settled, until
from tests.room.practice import practise, seats

V3: Final = Path(__file__).parent / "v3"


async def main() -> None:
    """Play the rooms and write the files."""
    shutil.rmtree(V3, ignore_errors=True)
    (V3 / "records").mkdir(parents=True)
    house, rooms, secrets = House(grace=0.01), dict[str, Room](), dict[str, dict[int, str]]()

    async def played(
        title: str, seed: int, done: Callable[[Table], bool], game: str, preset: str, *others: str, **options: Any
    ) -> Table:
        room, mine = house.open(game, preset, *others, **options)
        given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(others.count("open"))]]
        secrets[room.name] = {seat.seat: seat.secret for seat in given}
        table = Table(room, house, {seat.seat: (seat.secret, Listener()) for seat in given})
        await table.enter()
        await Player(table, seed).until(lambda: done(table) or table.room.phase == "over")
        rooms[title] = room
        return table

    def phase(*names: str) -> Callable[[Table], bool]:
        return lambda table: getattr(table.state.match.state, "phase", "") in names

    def over(table: Table) -> bool:
        return table.room.phase == "over"

    def second_deal(table: Table) -> bool:
        return len(table.state.match.ended) > 0 and table.room.phase == "deal"

    def in_turn(table: Table) -> bool:
        return second_deal(table) and len(table.state.turn) > 1

    whole = await played("corner-over", 1, over, "kings-corner", "pagat", "open", "thumb-1", target=12)
    await played("corner-six", 2, second_deal, "kings-corner", "fast", "open", *["thumb-1"] * 4)
    await played("corner-swedish", 3, second_deal, "kings-corner", "swedish", "open", king_pile_move="dealt")
    undo = await played(
        "corner-undo",
        4,
        lambda table: second_deal(table) and len(table.state.turn) > 1,
        "kings-corner",
        "stofka",
        "thumb-1",
    )
    undo.room.act(undo.of_seat(undo.seats[0]), Undo(1, undo.state.version))
    await settled(undo.room)

    await played("king-over", 5, over, "king", "king", "open", "thumb-1", "thumb-1", contracts=["no-king", "no-hearts"])
    await played("king-bidding", 6, phase("bid"), "king", "king", "open", "open", "thumb-1", contracts=["no-king"])
    await played("king-whole", 7, over, "king", "king", "open", "open", "open", contracts=["no-king"])
    await played("king-turkey", 8, second_deal, "king", "turkey", "open", "thumb-1", "thumb-1")

    # Two deals of King ended early, one by agreement.
    agreed = await played("king-agreed", 9, phase("play"), "king", "king", "open", "thumb-1", "thumb-1")
    for seat in agreed.seats:
        await agreed.vote(seat, True)
    await Player(agreed, 9).until(lambda: second_deal(agreed))

    # A friend has gone, and a bot plays for them.
    house.ports = dataclasses.replace(house.ports, absence=0.15)
    away = await played("corner-away", 10, second_deal, "kings-corner", "romanian", "open")
    mine, friend = away.seats
    away.leave(friend)
    await until(lambda: friend in away.state.absentees.gone)
    await settled(away.room)
    away.room.act(away.of_seat(mine), Lend(1, away.state.version, friend))
    await settled(away.room)

    again, seated = practise(house, NewPractice(FromRoom(whole.room.name, 1, 3), seats(3, 0, "thumb-1")), whole.state)
    rooms["practice"], secrets[again.name] = again, {seated.seat: seated.secret}

    store = SqliteStore(V3)
    for room in rooms.values():
        assert await store.append(room.name, 0, house.log.rooms[room.name])
    store.close()
    connection = sqlite3.connect(V3 / FILE_NAME)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    for title, room in rooms.items():
        text = json.dumps(record(room.state, room.name).to_json(), separators=(",", ":"))
        (V3 / "records" / f"{title}.json").write_text(text + "\n")
    states = {title: {"room": room.name, "secrets": secrets[room.name], **looks(room)} for title, room in rooms.items()}
    (V3 / "states.json").write_text(json.dumps(states, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
