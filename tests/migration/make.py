"""Made ``old/``: the database, the records and the states of rooms as Kingcraft stored them at schema version 2.

It ran at commit 87f74d3, whose options and presets it speaks, and does not run with a later version::

    python -m tests.migration.make
"""

import asyncio
import dataclasses
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from kingcraft.games.registry import observe
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Act, Lend, Undo
from kingcraft.room.wire.http_messages import Alone, FromRoom, JoinRoom, NewPractice
from kingcraft.server.store.reviews import KeptReviews
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.room.agreeing import Table
from tests.room.memory import House, Listener, settled, until
from tests.room.practice import practise, seats

OLD: Final = Path(__file__).parent / "old"


def looks(room: Room) -> dict[str, Any]:
    """What the rules make of a room: compared with what a later version makes of the same log."""
    state, match = room.state, room.state.match
    deal = match.state
    return {
        "preset": state.rules.preset,
        "phase": room.phase,
        "version": state.version,
        "dealer": match.dealer,
        "totals": match.totals,
        "winners": match.winners,
        "proposal": list(state.agreement.agreed),
        "undo": len(state.turn),
        "gone": {str(seat): away.bot for seat, away in state.absentees.gone.items()},
        "legal": [] if deal is None else deal.legal(),
        "seen": [] if deal is None else [msgspec.to_builtins(observe(deal, seat)) for seat in range(deal.players)],
    }


class Player:
    """Plays a table on: kings to sides, piles to corners where it can."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)

    async def act(self) -> None:
        """One action of a person; the next deal where one has ended."""
        table = self.table
        if table.room.phase == "between":
            for seat in table.seats:
                table.room.ready(table.of_seat(seat))
            await settled(table.room)
            return
        deal: Any = table.state.match.state
        legal = deal.legal()
        kings = [token for token in legal if token[0] == "K" and token[-2:] in (">N", ">E", ">S", ">W")]
        moves = [token for token in legal if len(token) == 4 and token[0] in "NESW" and token[1] == ">"]
        token = self.chance.choice(kings or moves or [each for each in legal if each != "end"] or legal)
        table.room.act(table.of_seat(deal.to_act), Act(1, table.state.version, token))
        await settled(table.room)

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            await self.act()


def king_on_side(table: Table) -> bool:
    """Whether the seat on turn may move a pile with a king at the bottom to a corner, in a deal after the first."""
    deal = table.state.match.state
    legal = [] if deal is None else deal.legal()
    return len(table.state.match.ended) > 0 and any(
        token[1:3] in (">N", ">S") and len(token) == 4 and token[0] in "NESW" for token in legal
    )


def king_may_go_to_side(table: Table) -> bool:
    """Whether the seat on turn may lay a king on a side, in a deal after the first."""
    deal = table.state.match.state
    legal = [] if deal is None else deal.legal()
    return len(table.state.match.ended) > 0 and any(
        token[0] == "K" and token[-2:] in (">N", ">E", ">S", ">W") for token in legal
    )


async def main() -> None:
    """Play the rooms and write the files."""
    shutil.rmtree(OLD, ignore_errors=True)
    (OLD / "records").mkdir(parents=True)
    house, rooms, secrets = House(grace=0.01), dict[str, Room](), dict[str, dict[int, str]]()

    async def table(game: str, preset: str, *others: str, **options: Any) -> Table:
        room, mine = house.open(game, preset, *others, **options)
        given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(others.count("open"))]]
        secrets[room.name] = {seat.seat: seat.secret for seat in given}
        found = Table(room, house, {seat.seat: (seat.secret, Listener()) for seat in given})
        await found.enter()
        return found

    one = await table("kings-corner", "swedish", "open", target=12)
    await Player(one, 1).until(lambda: one.room.phase == "over")
    rooms["swedish-over"] = one.room

    two = await table("kings-corner", "swedish", "open", "thumb-1")
    await Player(two, 2).until(lambda: king_on_side(two))
    rooms["swedish-open"] = two.room

    three = await table("kings-corner", "romanian-250", "open", target=60)
    await Player(three, 3).until(lambda: three.room.phase == "over")
    rooms["romanian-over"] = three.room

    four = await table("kings-corner", "romanian-250", "open")
    await Player(four, 4).until(lambda: king_may_go_to_side(four))
    rooms["romanian-open"] = four.room

    five = await table("kings-corner", "pagat", "open", king_pile_move=False, target=5)
    await Player(five, 5).until(lambda: len(five.state.match.ended) > 0 and five.room.phase != "between")
    rooms["no-pile-move"] = five.room

    six = await table("kings-corner", "swedish", "open", king_pile_move=False)
    await Player(six, 6).until(lambda: len(six.state.match.ended) > 0 and six.room.phase == "deal")
    rooms["swedish-no-pile-move"] = six.room

    # Kings Corner, ended by agreement: the room played the first legal tokens. A proposal is open in the next deal.
    agreed = await table("kings-corner", "pagat", "open", "thumb-1")
    player = Player(agreed, 7)
    for _ in range(6):
        await player.act()
    for seat in agreed.seats:
        await agreed.vote(seat, True)
    assert agreed.room.phase == "between"
    await player.act()
    await player.act()
    await agreed.vote(agreed.seats[0], True)
    rooms["agreed"] = agreed.room

    lone = await table("kings-corner", "jax-points", "thumb-1", "thumb-1")
    await Player(lone, 8).act()
    await lone.vote(lone.seats[0], True)
    rooms["agreed-alone"] = lone.room

    king = await table("king", "king", "open", "thumb-1", "thumb-1")
    player = Player(king, 9)
    for _ in range(5):
        await player.act()
    for seat in king.seats:
        await king.vote(seat, True)
    await player.act()
    await player.act()
    rooms["king-agreed"] = king.room

    undo = await table("kings-corner", "swedish", "thumb-1")
    player = Player(undo, 10)
    await player.until(lambda: len(undo.state.match.ended) > 0 and len(undo.state.turn) > 1)
    undo.room.act(undo.of_seat(undo.seats[0]), Undo(1, undo.state.version))
    await settled(undo.room)
    rooms["undo"] = undo.room

    # A player has gone: in one room a bot plays on, in another the deal ends by it, as the other one had agreed.
    house.ports = dataclasses.replace(house.ports, absence=0.15)
    away = await table("kings-corner", "romanian-250", "open")
    mine, friend = away.seats
    away.leave(friend)
    await until(lambda: friend in away.state.absentees.gone)
    await settled(away.room)
    away.room.act(away.of_seat(mine), Lend(1, away.state.version, friend))
    await settled(away.room)
    await Player(away, 11).until(lambda: len(away.state.match.ended) > 0 and away.room.phase == "deal")
    rooms["away"] = away.room

    left = await table("kings-corner", "pagat", "open")
    mine, friend = left.seats
    await Player(left, 12).act()
    await left.vote(mine, True)
    left.leave(friend)
    await until(lambda: left.room.phase == "between")
    rooms["agreed-by-leaving"] = left.room

    source = FromRoom(one.room.name, 1, 3)
    again, mine_again = practise(house, NewPractice(source, seats(2, 0, "thumb-1")), one.state)
    rooms["practice"] = again
    alone, mine_alone = practise(house, NewPractice(Alone("kings-corner", "swedish"), seats(3, 0, "thumb-1")))
    rooms["practice-alone"] = alone
    for room, seated in ((again, mine_again), (alone, mine_alone)):
        secrets[room.name] = {seated.seat: seated.secret}

    store = SqliteStore(OLD)
    for room in rooms.values():
        assert await store.append(room.name, 0, house.log.rooms[room.name])
    await KeptReviews(store, "quick").keep(one.room.name, one.state.version, b"a review of an older version")
    store.close()
    connection = sqlite3.connect(OLD / FILE_NAME)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    for title, room in rooms.items():
        text = json.dumps(record(room.state, room.name).to_json(), separators=(",", ":"))
        (OLD / "records" / f"{title}.json").write_text(text + "\n")
    states = {title: {"room": room.name, "secrets": secrets[room.name], **looks(room)} for title, room in rooms.items()}
    (OLD / "states.json").write_text(json.dumps(states, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
