"""The room as the authority of one table: one answer for everything that is sent."""

import asyncio
import random
from typing import Any

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.games.reasons import Refused
from kingcraft.room.log.events import Acted, Committed, Dealt, encode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.log.state import BrokenLog, RoomState, reduce
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import JoinRoom
from kingcraft.shuffle import commit
from tests.room.memory import House, Listener, act, play_deal, seated, settled, until


async def test_the_version_counts_the_log() -> None:
    house = House()
    room, ana, _ = await seated(house, "first", "first")
    for _ in range(10):
        act(room, ana, "end")
        await settled(room)
        assert room.state.version == len(house.log.rooms[room.name])
        assert ana.last["version"] == room.state.version


async def test_people_coming_and_going_do_not_make_a_click_stale() -> None:
    house = House()
    room, ana, _ = await seated(house, "first")
    version = ana.last["version"]
    onlooker = Listener()
    room.enter(onlooker, "")
    room.leave(onlooker)
    act(room, ana, "end", version)
    await settled(room)
    assert ana.refusals == []


async def test_a_bot_is_given_an_observation_and_never_the_state() -> None:
    seen: list[Any] = []

    class Spy:
        name = "spy"

        def choose(self, decision: Decision) -> str:
            seen.append(decision.observation)
            assert decision.random >= 0
            return decision.legal[0]

    house = House(spy=Spy())
    room, mine = house.open("king", "king", "spy", "spy", "spy")
    ana = Listener()
    room.enter(ana, mine.secret)
    await play_deal(room, {mine.seat: ana}, random.Random(1).choice)
    assert len(seen) == 39
    assert {type(observation).__name__ for observation in seen} == {"KingObservation"}
    assert all(observation.seat == observation.to_act != mine.seat for observation in seen)


async def test_the_next_deal_waits_for_everyone_who_is_there() -> None:
    house = House(grace=1.0)  # on a busy machine it takes a while to look
    room, mine = house.open("kings-corner", "pagat", "open", "open")
    others = [await room.sit(JoinRoom(name)) for name in ("Bo", "Cy")]
    people = {seated.seat: Listener() for seated in (mine, *others)}
    for given in (mine, *others):
        assert not any(course.deck for course in room.state.deals)
        room.enter(people[given.seat], given.secret)
        await settled(room)
    assert room.state.deals[0].deck
    await play_deal(room, people, random.Random(2).choice)
    assert room.phase == "between"
    assert len(room.state.deals) == 2
    assert people[0].last["view"]["proofs"][1]["commit"] == commit(bytes.fromhex(room.state.deals[1].server_seed))
    assert people[0].last["view"]["proofs"][1]["serverSeed"] == ""
    room.ready(people[0])
    room.ready(people[1])
    await settled(room)
    assert room.phase == "between"
    assert people[2].last["view"]["ready"] == [0, 1]
    room.leave(people[2])
    await settled(room)
    assert room.phase == "between"
    await until(lambda: room.phase == "deal")


async def test_nothing_is_dealt_while_no_player_is_there() -> None:
    house = House(grace=0.01)
    room, ana, seat = await seated(house, "first")
    await play_deal(room, {seat: ana}, random.Random(2).choice)
    room.leave(ana)
    await asyncio.sleep(0.05)
    assert room.phase == "between"
    assert room.asleep


async def test_an_open_seat_is_given_once() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open")
    first, second = await asyncio.gather(room.sit(JoinRoom("Bo")), room.sit(JoinRoom("Cy")), return_exceptions=True)
    assert isinstance(second, RoomProblem)
    assert second.code == "seat-taken"
    assert not isinstance(first, BaseException)
    assert (first.seat, first.commit) == (1, mine.commit)
    assert room.seat_opened_by(first.secret) == 1
    assert room.seat_opened_by(mine.secret) == mine.seat
    assert room.seat_opened_by("") is None
    assert room.seat_opened_by(first.room) is None


async def test_a_room_comes_back_from_its_log_as_it_was() -> None:
    house = House()
    room, ana, _ = await seated(house, "thumb-1", "random")
    for _ in range(5):
        act(room, ana, "end")
        await settled(room)
    found = replay_log(house.log.rooms[room.name])
    assert found == (room.state, False)
    again = Room(room.name, room.state, house.ports)
    back = Listener()
    again.enter(back, "")
    assert back.last["view"]["table"]["history"] == ana.last["view"]["table"]["history"]


async def test_a_log_that_the_rules_refuse_breaks_the_room_and_shows_its_last_state() -> None:
    house = House()
    room, _, _ = await seated(house, "first")
    stored = house.log.rooms[room.name]
    whole = len(stored)
    for wrong in (encode(Acted(0, "QQ")), b'{"event":"miracle"}', b"nonsense", encode(Dealt(0, ["", ""]))):
        found = replay_log([*stored, wrong, encode(Acted(0, "end"))])
        assert found is not None
        state, broken = found
        assert broken
        assert state.version == whole
        quarantined = Room(room.name, state, house.ports, broken=True)
        ana = Listener()
        quarantined.enter(ana, "")
        assert ana.last["view"]["phase"] == "broken"
        assert ana.last["view"]["table"]["history"] == []
        assert ana.last["legal"] == []
    assert replay_log([b"nonsense"]) is None
    assert replay_log([]) is None


async def test_a_broken_room_refuses_actions_and_offers_its_record() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await play_deal(room, {mine.seat: ana}, random.Random(2).choice)
    room.ready(ana)
    await settled(room)
    found = replay_log([*house.log.rooms[room.name], encode(Acted(0, "QQ"))])
    assert found is not None
    quarantined = Room(room.name, found[0], house.ports, broken=True)
    quarantined.enter(ana, mine.secret)
    act(quarantined, ana, "end")
    await settled(quarantined)
    assert ana.refusals == ["room-broken"]
    with pytest.raises(RoomProblem, match="room-broken"):
        await quarantined.sit(JoinRoom("Bo"))
    document = record(quarantined.state, "x").to_json()
    assert len(document["deals"]) == 1
    assert document["deals"][0]["fairness"]["server_seed"] == found[0].deals[0].server_seed


def test_events_that_are_impossible_where_they_are(state: RoomState) -> None:
    with pytest.raises(BrokenLog):
        reduce(state, Committed(0, "00" * 32))
    with pytest.raises(BrokenLog):
        reduce(state, Dealt(1, ["", ""]))
    with pytest.raises(BrokenLog):
        reduce(state, Dealt(0, [""]))
    with pytest.raises(Refused, match="deal-over"):
        reduce(state, Acted(0, "end"))


@pytest.fixture
def state() -> RoomState:
    async def make() -> RoomState:
        return House().open("kings-corner", "pagat", "first")[0].state

    return asyncio.run(make())
