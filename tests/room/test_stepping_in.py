"""A bot for a player who is away: from when on the others may let one play, and when the room does."""

import dataclasses
from typing import Any

from kingcraft.room.log.events import Lent, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.wire.client_messages import Lend
from tests.room.agreeing import Table, updates
from tests.room.memory import House, settled, until
from tests.room.test_absence import lend, until_turn_of


async def table_of(*others: str, absence: float, lending: float, steps_in: bool) -> Table:
    house = House(grace=0.01)
    house.steps_in = steps_in
    house.ports = dataclasses.replace(house.ports, absence=absence, lending=lending)
    return await Table.of("kings-corner", *others, house=house)


def away(table: Table, by: int, seat: int) -> Any:
    return updates(table.of_seat(by))[-1]["view"]["seats"][seat]


async def test_the_others_may_let_a_bot_play_long_before_the_room_does() -> None:
    table = await table_of("open", "first", absence=120, lending=0.2, steps_in=True)
    one, two = table.seats
    await until_turn_of(table, two)
    table.leave(two)
    seen = away(table, one, two)
    assert (seen["away"], seen["awayOf"], seen["lendIn"]) == (120, 120, 1)
    await lend(table, one, two)
    assert table.of_seat(one).refusals == ["not-away"]
    await until(lambda: table.room._presence.may_lend(two, table.state, table.room._now, table.house.ports))
    await lend(table, one, two)
    assert away(table, one, two)["substitute"] == "casual"
    assert any(decode(body) == Lent(two, one, "casual") for body in table.log)
    assert replay_log(table.log) == (table.state, False)


async def test_the_room_lets_a_bot_play_where_its_opener_chose_that() -> None:
    table = await table_of("open", "first", absence=0.1, lending=60, steps_in=True)
    one, two = table.seats
    await until_turn_of(table, two)
    table.leave(two)
    await until(lambda: table.state.absentees.bot_of(two))
    events = [update["event"] for update in updates(table.of_seat(one)) if update["event"]["kind"] == "lend"]
    assert [(event["seat"], event["token"]) for event in events] == [(-1, str(two))]
    await settled(table.room)
    await table.enter()
    missed = [update["view"]["missed"] for update in updates(table.of_seat(two)) if update["view"]["missed"]]
    assert missed
    assert missed[0]["by"] == -1
    assert replay_log(table.log) == (table.state, False)


async def test_else_only_the_others_do() -> None:
    table = await table_of("open", "first", absence=0.1, lending=0.05, steps_in=False)
    one, two = table.seats
    await until_turn_of(table, two)
    table.leave(two)
    await until(lambda: two in table.state.absentees.gone)
    await settled(table.room)
    assert away(table, one, two)["substitute"] == ""
    assert (away(table, one, two)["away"], away(table, one, two)["lendIn"]) == (0, 0)


async def test_a_player_who_is_here_is_lent_no_bot() -> None:
    table = await table_of("open", "first", absence=120, lending=0, steps_in=True)
    one, two = table.seats
    table.room.act(table.of_seat(one), Lend(7, table.state.version, two))
    table.room.act(table.of_seat(two), Lend(8, table.state.version, two))
    await settled(table.room)
    assert table.of_seat(one).refusals == table.of_seat(two).refusals == ["not-away"]
