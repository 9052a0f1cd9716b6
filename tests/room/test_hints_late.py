"""Hints that come too late: the search is stopped, and no answer is sent that no longer matters."""

import asyncio

from tests.room.adviser import Adviser, answered, ask, house, open_room, seated
from tests.room.memory import Listener, act, settled, until


async def test_what_comes_late_is_stopped_and_never_told() -> None:
    adviser = Adviser()
    adviser.go.clear()
    room, ana = await seated(house(adviser), "first")
    ask(room, ana)
    await until(lambda: adviser.asked)
    act(room, ana, "end")
    await settled(room)
    _, stop = adviser.asked[0]
    assert stop
    adviser.go.set()
    await asyncio.sleep(0.01)
    assert {message["type"] for message in ana.messages} == {"update"}
    ask(room, ana)  # about the table as it is now
    await answered(ana)


async def test_a_player_who_leaves_gets_no_answer_and_thinking_stops() -> None:
    adviser = Adviser()
    adviser.go.clear()
    room, ana = await seated(house(adviser), "first")
    ask(room, ana)
    await until(lambda: adviser.asked)
    room.leave(ana)
    assert adviser.asked[0][1]
    adviser.go.set()
    await asyncio.sleep(0.01)
    assert {message["type"] for message in ana.messages} == {"update"}


async def test_another_tab_asks_for_itself() -> None:
    adviser = Adviser()
    adviser.go.clear()
    place = house(adviser)
    room, mine = open_room(place, ["first"])
    first, second = Listener(), Listener()
    room.enter(first, mine.secret)
    await settled(room)
    ask(room, first)
    await until(lambda: adviser.asked)
    room.enter(second, mine.secret)
    assert adviser.asked[0][1]
    ask(room, second)
    adviser.go.set()
    await answered(second)
    assert first.closed == "replaced"
    assert all(message["type"] != "pong" for message in first.messages)


async def test_a_room_that_is_closed_thinks_no_more() -> None:
    adviser = Adviser()
    adviser.go.clear()
    room, ana = await seated(house(adviser), "first")
    ask(room, ana)
    await until(lambda: adviser.asked)
    await room.close()
    assert adviser.asked[0][1]
