"""Persist, then publish: what is not on disk is not shown and has not happened."""

import asyncio

from kingcraft.room.log.events import Acted, encode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, act, seated, settled, until


async def test_nothing_is_shown_before_it_is_stored() -> None:
    house = House()
    room, ana, _ = await seated(house, "first")
    onlooker = Listener()
    room.enter(onlooker, "")
    await settled(room)
    before = ana.last["version"]
    told = (len(ana.messages), len(onlooker.messages))
    house.log.gate.clear()
    act(room, ana, "end")
    for _ in range(20):
        await asyncio.sleep(0)
    assert (len(ana.messages), len(onlooker.messages)) == told
    assert room.state.version == before
    late = Listener()
    room.enter(late, "")
    assert late.last["version"] == before
    house.log.gate.set()
    await settled(room)
    assert ana.messages[told[0]]["event"]["token"] == "end"
    assert late.messages[-1]["version"] == ana.last["version"] > before


async def test_a_second_click_while_the_first_is_stored_is_busy() -> None:
    house = House()
    room, ana, _ = await seated(house, "first")
    house.log.gate.clear()
    act(room, ana, "end")
    await asyncio.sleep(0)
    act(room, ana, "end")
    assert ana.refusals == ["busy"]
    house.log.gate.set()
    await settled(room)
    assert ana.refusals == ["busy"]
    assert room.state.deals[0].tokens.count("end") >= 1


async def test_what_cannot_be_stored_is_not_done() -> None:
    house = House()
    room, ana, _ = await seated(house, "first")
    state = room.state
    house.log.full = True
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["storage-failed"]
    assert room.state is state
    house.log.full = False
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["storage-failed"]
    assert room.state.version > state.version


async def test_what_the_room_does_by_itself_is_tried_again() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    house.log.full = True
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    assert room.phase == "waiting"
    assert [m["code"] for m in ana.messages if m["type"] == "failure"] == ["storage-failed"]
    await asyncio.sleep(0.05)
    assert [m["code"] for m in ana.messages if m["type"] == "failure"] == ["storage-failed"]
    house.log.full = False
    await until(lambda: room.phase == "deal")


async def test_a_write_whose_answer_was_lost_is_found_again() -> None:
    """The append failed, or so it seemed: the next one meets a longer log, which is read."""
    house = House()
    room, ana, _ = await seated(house, "first")
    before = room.state.version
    house.log.lose_answer = True
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["storage-failed"]
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["storage-failed", "stale-version"]
    assert room.state.version > before
    stored = replay_log(house.log.rooms[room.name])
    assert stored is not None
    assert room.state == stored[0]
    assert ana.last["view"]["table"]["toAct"] == ana.last["view"]["you"]


async def test_another_process_wrote_first() -> None:
    house = House()
    room, ana, seat = await seated(house, "open")
    other = await room.sit(JoinRoom("Bo"))
    bo = Listener()
    room.enter(bo, other.secret)
    await settled(room)
    deal = room.state.match.state
    assert deal is not None
    house.log.rooms[room.name].append(encode(Acted(deal.to_act, "end")))
    (me, you) = (ana, bo) if deal.to_act == seat else (bo, ana)
    act(room, me, deal.legal()[0])
    await settled(room)
    assert me.refusals == ["stale-version"]
    assert you.last["event"]["kind"] == "snapshot"
    assert you.last["view"]["table"]["history"] == [[deal.to_act, "end"]]


async def test_a_log_that_moved_on_and_cannot_be_read_is_tried_again() -> None:
    house = House()
    room, ana, _ = await seated(house, "first")
    house.log.lose_answer = True
    act(room, ana, "end")
    await settled(room)
    state = room.state
    house.log.unreadable = True
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["storage-failed", "storage-failed"]
    assert room.state is state
    house.log.unreadable = False
    act(room, ana, "end")
    await settled(room)
    assert ana.refusals == ["storage-failed", "storage-failed", "stale-version"]
    assert [m["code"] for m in ana.messages if m["type"] == "failure"] == ["storage-failed"]
    assert room.state.version > state.version
