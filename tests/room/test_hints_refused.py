"""Hints that are refused: to which players, when, and what is said instead."""

import pytest

from kingcraft.bots.decision import Impossible
from kingcraft.room.ports import Unready
from kingcraft.room.room import Room
from kingcraft.room.wire.http_messages import JoinRoom
from kingcraft.room.wire.server_messages import ServerMessage
from tests.room.adviser import Adviser, answered, ask, house, open_room, seated
from tests.room.memory import House, Listener, act, settled


async def test_onlookers_are_given_no_hints() -> None:
    room, _ = await seated(house(Adviser()), "first")
    onlooker = Listener()
    room.enter(onlooker, "")
    ask(room, onlooker)
    assert onlooker.refusals == ["not-seated"]


async def test_hints_must_be_allowed() -> None:
    room, ana = await seated(house(Adviser()), "first", hints=False)
    ask(room, ana)
    assert ana.refusals == ["no-hints"]


async def test_a_question_about_an_older_table_is_stale() -> None:
    room, ana = await seated(house(Adviser()), "first")
    ask(room, ana, room.state.version - 1)
    ask(room, ana, room.state.version + 1)
    assert ana.refusals == ["stale-version", "stale-version"]


async def test_only_the_player_on_turn_may_ask() -> None:
    place = house(Adviser())
    room, mine = open_room(place, ["open"], hints=True)
    other = await room.sit(JoinRoom("Bo"))
    people = {mine.seat: Listener(), other.seat: Listener()}
    for seat, listener in people.items():
        room.enter(listener, (mine if seat == mine.seat else other).secret)
    await settled(room)
    deal = room.state.match.state
    assert deal is not None
    waits = people[1 - deal.to_act]
    ask(room, waits)
    assert waits.refusals == ["not-your-turn"]
    ask(room, people[deal.to_act])
    await answered(people[deal.to_act])
    assert all(message["type"] != "pong" for message in waits.messages)


async def test_before_the_cards_are_dealt_there_is_nothing_to_ask() -> None:
    room, mine = open_room(house(Adviser()), ["open"], hints=True)
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    ask(room, ana)
    assert ana.refusals == ["not-your-turn"]


async def test_while_an_action_is_stored_there_is_no_hint() -> None:
    place = house(Adviser())
    room, ana = await seated(place, "first")
    place.log.gate.clear()
    act(room, ana, "end")
    ask(room, ana)
    assert ana.refusals == ["busy"]
    place.log.gate.set()
    await settled(room)


async def test_one_hint_at_a_time() -> None:
    adviser = Adviser()
    adviser.go.clear()
    room, ana = await seated(house(adviser), "first")
    ask(room, ana)
    ask(room, ana)
    assert ana.refusals == ["too-fast"]
    adviser.go.set()
    await answered(ana)
    ana.messages.append({"type": "seen"})
    ask(room, ana)
    await answered(ana)
    assert len(adviser.asked) == 2


def _raise(fault: Exception) -> ServerMessage:
    raise fault


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (Unready("warming"), "hints-warming"),
        (Unready("off"), "hints-off"),
        (Unready("busy"), "hints-busy"),
        (TimeoutError("it does not come to an end"), "hints-busy"),
        (Impossible("no play leads here"), "internal"),
    ],
)
async def test_it_is_said_when_no_bot_can_think(fault: Exception, code: str) -> None:
    adviser = Adviser(lambda: _raise(fault))
    room, ana = await seated(house(adviser), "first")
    for _ in range(2):  # and may be asked for again
        ask(room, ana)
        await answered(ana, "refused")
        ana.messages.append({"type": "seen"})
    assert ana.refusals == [code, code]


async def test_a_server_that_knows_no_hints_says_so() -> None:
    room, ana = await seated(House(), "first")
    ask(room, ana)
    await answered(ana, "refused")
    assert ana.refusals == ["hints-off"]


async def test_a_broken_room_gives_no_hints() -> None:
    place = house(Adviser())
    room, mine = open_room(place, ["first"])
    broken = Room(room.name, room.state, place.ports, broken=True)
    ana = Listener()
    broken.enter(ana, mine.secret)
    ask(broken, ana)
    assert ana.refusals == ["room-broken"]
