"""The first deal once everyone is here: it begins soon; any player can start it at once or hold it up."""

import asyncio
import dataclasses

from kingcraft.room.room import Room
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, settled, until


async def table(opening: float) -> tuple[Room, Listener, Listener, str]:
    """Ana and Bo at a table of two."""
    house = House()
    house.ports = dataclasses.replace(house.ports, opening=opening)
    room, mine = house.open("kings-corner", "pagat", "open")
    friend = await room.sit(JoinRoom("Bo"))
    ana, bo = Listener(), Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    assert (ana.last["view"]["begins"], ana.last["view"]["held"]) == (None, -1)
    room.enter(bo, friend.secret)
    await settled(room)
    return room, ana, bo, friend.secret


async def test_it_is_dealt_after_a_while_and_everyone_sees_when() -> None:
    room, ana, bo, _ = await table(0.2)
    assert ana.last["view"]["phase"] == "waiting"
    assert ana.last["view"]["begins"] == bo.last["view"]["begins"] == 1
    await until(lambda: room.phase == "deal")
    assert ana.last["view"]["begins"] is None


async def test_anyone_has_it_dealt_at_once() -> None:
    room, _, bo, _ = await table(60)
    room.ready(bo)
    await settled(room)
    assert room.phase == "deal"


async def test_anyone_holds_it_up_until_someone_goes_on() -> None:
    room, ana, bo, _ = await table(0.1)
    room.hold(ana)
    room.hold(bo)
    assert (bo.last["event"]["kind"], bo.last["view"]["held"], bo.last["view"]["begins"]) == ("hold", 0, None)
    await asyncio.sleep(0.2)
    await settled(room)
    assert bo.last["view"]["phase"] == "waiting"
    room.ready(ana)
    await settled(room)
    assert bo.last["view"]["phase"] == "deal"


async def test_an_onlooker_holds_nothing_up() -> None:
    room, ana, _, _ = await table(60)
    onlooker = Listener()
    room.enter(onlooker, "")
    room.hold(onlooker)
    await settled(room)
    assert ana.last["view"]["held"] == -1


async def test_it_begins_again_when_a_player_leaves_and_comes_back() -> None:
    room, ana, bo, secret = await table(60)
    room.hold(bo)
    room.leave(bo)
    await settled(room)
    assert (ana.last["view"]["begins"], ana.last["view"]["held"]) == (None, -1)
    room.enter(Listener(), secret)
    await settled(room)
    assert ana.last["view"]["begins"] == 60


async def test_a_player_alone_with_bots_waits_for_no_one() -> None:
    house = House()
    house.ports = dataclasses.replace(house.ports, opening=60)
    room, mine = house.open("kings-corner", "pagat", "first")
    room.enter(Listener(), mine.secret)
    await settled(room)
    assert room.phase == "deal"
