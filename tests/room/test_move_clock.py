"""A clock a move: when the time of a person on turn is over, a stand-in plays."""

import dataclasses
from typing import Any

import pytest

from kingcraft.games.registry import games
from kingcraft.room.log.events import Acted, Opened, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import RoomState
from kingcraft.room.opening import opening
from kingcraft.room.people.again import another_match, planned
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Undo
from kingcraft.room.wire.http_messages import NewRoom, NewSeat, NextMatch
from tests.room.agreeing import Table, updates
from tests.room.memory import House, act, settled, until

#: Seconds that a test's player has.
SOON = 0.15


def house_with(seconds: float | None = SOON) -> House:
    """A house whose tables have a clock that is over after ``seconds``; None: after the usual time."""
    house = House(grace=0.01)
    house.clock = 15
    if seconds is not None:
        house.ports = dataclasses.replace(house.ports, showing=seconds - house.clock)
    return house


def on_turn(state: RoomState) -> int:
    assert state.match.state is not None
    return state.match.state.to_act


def timed(table: Table) -> list[Acted]:
    """What the stand-in has played for people."""
    events = [decode(body) for body in table.log]
    return [event for event in events if isinstance(event, Acted) and event.why == "time-up"]


@pytest.mark.parametrize("game", games())
async def test_a_stand_in_plays_when_the_time_is_over(game: str) -> None:
    table = await Table.of(game, *["open"] * (3 if game == "king" else 1), house=house_with())
    seat = on_turn(table.state)
    await until(lambda: timed(table) and on_turn(table.state) != seat)
    first = timed(table)[0]
    assert (first.seat, first.by, first.why) == (seat, "thumb-1", "time-up")
    shown = [update["view"]["seats"][seat]["standIn"] for update in updates(table.onlooker)]
    assert "time-up" in shown
    await until(lambda: table.room.phase != "deal" or (table.state.in_play and len(timed(table)) > 5))
    table.house.log.close()
    await settled(table.room)
    assert replay_log(table.log) == (table.state, False)


async def test_a_turn_of_kings_corner_is_played_to_its_end_each_action_shown() -> None:
    table = await Table.of("kings-corner", "open", house=house_with())
    seat = on_turn(table.state)
    await until(lambda: on_turn(table.state) != seat)
    turn = [event for event in timed(table) if event.seat == seat]
    assert turn[-1].token == "end"
    shown = [update["event"] for update in updates(table.onlooker) if update["event"]["kind"] == "act"]
    assert [event["token"] for event in shown[: len(turn)]] == [event.token for event in turn]


async def test_no_action_and_no_undo_gains_time() -> None:
    house = house_with(None)
    table = await Table.of("kings-corner", "first", house=house)
    (seat,) = table.seats
    since = table.room._presence._asked
    legal: list[str] = updates(table.of_seat(seat))[-1]["legal"]
    await until(lambda: table.room._now > since + 0.01)
    act(table.room, table.of_seat(seat), next(token for token in legal if token != "end"))
    await settled(table.room)
    table.room.act(table.of_seat(seat), Undo(1, table.state.version))
    await settled(table.room)
    assert on_turn(table.state) == seat
    assert table.room._presence._asked == since
    act(table.room, table.of_seat(seat), "end")
    await settled(table.room)
    assert table.room._presence._asked > since


async def test_everyone_sees_the_time_of_a_person_on_turn_alone() -> None:
    table = await Table.of("king", "open", "first", "first", house=house_with(None))
    clocks: list[Any] = []
    for _ in range(12):
        clocks.append(updates(table.onlooker)[-1]["view"]["clock"])
        seat = await table.act()
        assert table.of_seat(seat).refusals == []
    assert clocks == [{"left": 15, "of": 15}] * 12
    table.leave(on_turn(table.state))
    assert updates(table.onlooker)[-1]["view"]["clock"] is None


async def test_a_player_who_is_away_is_waited_for_as_ever() -> None:
    table = await Table.of("king", "open", "first", "first", house=house_with(0.4))
    seat = on_turn(table.state)
    table.leave(seat)
    version = table.state.version
    await until(lambda: table.room._now > table.room._presence._asked + 0.6)
    await settled(table.room)
    assert table.state.version == version
    await table.come_back(seat)
    await until(lambda: timed(table))


async def test_an_action_on_its_way_into_the_log_wins() -> None:
    table = await Table.of("king", "open", "first", "first", house=house_with(0.4))
    seat, deal = on_turn(table.state), table.state.match.state
    assert deal is not None
    table.house.log.gate.clear()
    token = deal.legal()[-1]
    act(table.room, table.of_seat(seat), token)
    await until(lambda: table.room._now > table.room._presence._asked + 0.6)
    table.house.log.gate.set()
    await settled(table.room)
    assert table.of_seat(seat).refusals == []
    assert Acted(seat, token) in [decode(body) for body in table.log]


async def test_a_restart_begins_the_count_again() -> None:
    table = await Table.of("king", "open", "first", "first", house=house_with(None))
    read = replay_log(table.log)
    assert read is not None
    room = Room(table.room.name, read[0], table.house.ports)
    assert room.state.clock == 15
    table.room = room
    await table.enter()
    assert updates(table.onlooker)[-1]["view"]["clock"] == {"left": 15, "of": 15}


async def test_between_deals_nothing_has_an_end() -> None:
    table = await Table.of("kings-corner", "open", house=house_with(0.02))
    await until(lambda: table.room.phase in ("between", "over"))
    assert updates(table.onlooker)[-1]["view"]["clock"] is None


def test_the_next_match_keeps_it_and_older_logs_have_none() -> None:
    house = house_with(None)
    wish = NewRoom("king", "king", [NewSeat("you", "Ana"), *[NewSeat("first")] * 3], clock=60)
    made = opening(wish, house.ports.bots, house.ports.chance, "now")
    state = state_of(made.events)
    assert state.clock == 60
    plan = planned(state, made.seated.seat, NextMatch())
    after = another_match(state, plan, made.seated.secret, house.ports.chance, "now")
    assert state_of(after.events).clock == 60
    assert isinstance(made.events[0], Opened)
    old = encode(made.events[0]).replace(b',"clock":60', b"")
    assert state_of([decode(old)]).clock == 0
