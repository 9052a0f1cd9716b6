"""A log ends: what could go on for ever does so slowly, and only up to a number of events."""

import dataclasses

import pytest

from kingcraft.room.log.events import Reseated, decode
from kingcraft.room.ports import REPEATS_AT_ONCE, RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Asked, Rename, Undo, Vote
from kingcraft.room.wire.http_messages import JoinRoom, NewSeat
from tests.room.memory import House, Listener, act, settled


async def rename(room: Room, listener: Listener, times: int) -> None:
    for number in range(times):
        room.act(listener, Rename(number, room.state.version, f"Name {number}"))
        await settled(room)


async def test_names_change_slowly_and_each_seat_has_its_own_pace() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open", "open")
    ana, bo = Listener(), Listener()
    room.enter(ana, mine.secret)
    room.enter(bo, (await room.sit(JoinRoom("Bo"))).secret)
    await rename(room, ana, REPEATS_AT_ONCE + 5)
    assert ana.refusals[-1] == "too-fast"
    assert 1 <= len(ana.refusals) <= 5
    await rename(room, bo, 3)
    assert bo.refusals == []


async def test_what_was_refused_for_another_reason_does_not_count() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    for number in range(REPEATS_AT_ONCE + 5):
        room.act(ana, Undo(number, room.state.version))
        await settled(room)
    assert set(ana.refusals) == {"nothing-to-undo"}


async def test_an_open_seat_that_is_opened_again_is_no_event() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open", "open")
    await settled(room)
    before = room.state
    for _ in range(REPEATS_AT_ONCE + 5):
        await room.reseat(1, NewSeat("open"), mine.seat)
    assert room.state is before
    room.enter(Listener(), mine.secret)
    await room.reseat(1, NewSeat("first"), mine.seat)
    assert isinstance(decode(house.log.rooms[room.name][-1]), Reseated)


async def test_a_full_log_takes_actions_and_nothing_else() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open", "open")
    mates = [await room.sit(JoinRoom("Bo")), await room.sit(JoinRoom("Cy"))]
    people = {seated.seat: Listener() for seated in (mine, *mates)}
    for seated in (mine, *mates):
        room.enter(people[seated.seat], seated.secret)
    await settled(room)
    full = Room(room.name, room.state, dataclasses.replace(house.ports, most_events=room.state.version))
    for seated in (mine, *mates):
        full.enter(people[seated.seat], seated.secret)
    assert full.state.match.state is not None
    seat = full.state.match.state.to_act
    player = people[seat]
    version = full.state.version
    asked: list[Asked] = [Rename(1, version, "Dora"), Vote(2, version, end=True)]
    for number, message in enumerate(asked):
        full.act(player, message)
        await settled(full)
        assert player.refusals == ["log-full"] * (number + 1)
    act(full, player, "end")
    await settled(full)
    assert player.refusals == ["log-full"] * 2
    assert full.state.version > room.state.version


async def test_a_full_log_gives_no_seats_away() -> None:
    house = House()
    house.ports = dataclasses.replace(house.ports, most_events=1)
    room, mine = house.open("kings-corner", "pagat", "open", "open")
    await settled(room)
    with pytest.raises(RoomProblem, match="log-full"):
        await room.reseat(1, NewSeat("first"), mine.seat)
