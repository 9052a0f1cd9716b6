"""What a room does when something went wrong or a player went away: it always says so and never loops."""

import asyncio
import random

import pytest

from kingcraft.room.log.events import Acted, Seated, encode
from kingcraft.room.people.seats import digest
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, act, play_deal, settled, until
from tools.driver.patience import PATIENCE

SECRET = "s" * 32


async def deal_ended(house: House, *others: str) -> tuple[Room, dict[int, Listener], dict[int, str]]:
    """A room of Kings Corner after its first deal, with Ana and every player whose seat was open."""
    room, mine = house.open("kings-corner", "pagat", *others)
    given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(others.count("open"))]]
    secrets = {seated.seat: seated.secret for seated in given}
    people = {seat: Listener() for seat in secrets}
    for seat, listener in people.items():
        room.enter(listener, secrets[seat])
    await play_deal(room, people, random.Random(2).choice)
    assert room.phase == "between"
    return room, people, secrets


async def test_a_log_with_a_hole_is_not_tried_for_ever() -> None:
    """The log cannot be continued where it ends: quarantine, as for a log that the rules refuse."""
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    house.log.rooms[room.name].append(encode(Acted(0, "end")))
    house.log.hidden = 1
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    assert (room.phase, ana.last["view"]["phase"]) == ("broken", "broken")
    assert house.log.appends == 1


async def test_what_people_said_outlives_reading_the_log_again() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open", "open")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    house.log.rooms[room.name].append(encode(Seated(1, "Bo", digest(SECRET))))
    with pytest.raises(RoomProblem, match="seat-taken"):
        await room.sit(JoinRoom("Cy"))
    cy = await room.sit(JoinRoom("Cy"))
    for secret in (SECRET, cy.secret):
        room.enter(Listener(), secret)
    await settled(room)
    assert room.phase == "deal"


async def test_a_fault_of_ours_is_told_and_the_table_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    house.log.fault = ZeroDivisionError()
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["internal"]
    assert [m["code"] for m in ana.messages if m["type"] == "failure"] == ["internal"]
    assert "an internal fault" in caplog.text
    house.log.fault = None
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["internal"]
    assert ana.last["version"] == room.state.version


async def test_a_visitor_who_asks_for_a_seat_is_answered_whatever_happens() -> None:
    house = House()
    room, _ = house.open("kings-corner", "pagat", "open")
    house.log.fault = ZeroDivisionError()
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(room.sit(JoinRoom("Bo")), PATIENCE)


async def test_the_only_person_goes_between_deals_and_comes_back() -> None:
    house = House(grace=0.01)
    room, people, secrets = await deal_ended(house, "first")
    (seat,) = people
    room.ready(people[seat])
    room.leave(people[seat])
    await asyncio.sleep(0.03)
    assert room.phase == "between"  # the readiness went with the person
    back = Listener()
    room.enter(back, secrets[seat])
    await settled(room)
    assert (back.last["view"]["phase"], back.last["view"]["ready"]) == ("between", [])
    room.ready(back)
    await settled(room)
    assert room.summary(None).phase == "deal"


async def test_the_match_waits_for_a_player_who_comes_back_in_time() -> None:
    house = House(grace=2.0)  # on a busy machine it takes a while to come back
    room, people, secrets = await deal_ended(house, "open")
    room.leave(people[1])
    room.ready(people[0])
    await settled(room)
    back = Listener()
    room.enter(back, secrets[1])
    await asyncio.sleep(2.2)
    assert room.phase == "between"
    room.ready(back)
    await settled(room)
    assert room.summary(None).phase == "deal"


async def test_a_player_who_stays_away_is_dealt_in_and_the_others_see_it() -> None:
    """The match waits at that seat's turn; the others see that the seat is empty, and it goes on with a return."""
    house = House(grace=0.01)
    room, people, secrets = await deal_ended(house, "open", "first")
    room.leave(people[1])
    room.ready(people[0])
    await until(lambda: room.phase == "deal")
    while (deal := room.state.match.state) is not None and deal.to_act == 0:
        act(room, people[0], "end")
        await settled(room)
    assert deal is not None
    assert deal.to_act == 1
    assert not people[0].last["view"]["seats"][1]["connected"]
    back = Listener()
    room.enter(back, secrets[1])
    assert back.last["legal"] == deal.legal()
    act(room, back, "end")
    await settled(room)
    assert people[0].last["view"]["seats"][1]["connected"]
    assert room.state.match.state is None or room.state.match.state.to_act == 0


async def test_a_newer_tab_between_deals_keeps_what_the_older_one_said() -> None:
    house = House()
    room, people, secrets = await deal_ended(house, "open")
    room.ready(people[0])
    newer = Listener()
    room.enter(newer, secrets[0])
    room.leave(people[0])
    await settled(room)
    assert people[0].closed == "replaced"
    assert newer.last["view"]["ready"] == [0]
    room.ready(people[1])
    await settled(room)
    assert room.summary(None).phase == "deal"


async def test_a_forgotten_room_begins_nothing() -> None:
    house = House(grace=1.0)
    room, people, _ = await deal_ended(house, "open")
    stored = len(house.log.rooms[room.name])
    room.leave(people[1])
    room.ready(people[0])
    await settled(room)
    room.leave(people[0])
    await settled(room)
    assert room.asleep
    room.forget()
    await asyncio.sleep(1.2)
    assert len(house.log.rooms[room.name]) == stored
    assert room.closed


async def test_letters_of_the_same_kind_wait_once() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open")
    ana = Listener()
    room.enter(ana, mine.secret)
    house.log.gate.clear()
    sitting = asyncio.create_task(room.sit(JoinRoom("Bo")))
    await asyncio.sleep(0)
    for _ in range(1000):
        room.ready(ana)
    assert len(room._mailbox._messages) <= 2
    house.log.gate.set()
    assert (await sitting).seat == 1
    await settled(room)
    assert room.phase == "waiting"
