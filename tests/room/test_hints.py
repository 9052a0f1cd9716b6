"""Hints at a table: who may ask, who receives them, and that nothing changes by them."""

import json

import pytest

from kingcraft.games.registry import observe
from kingcraft.room.log.events import Opened, decode
from kingcraft.room.log.replay import state_of
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.adviser import Adviser, answered, ask, house, open_room, seated
from tests.room.memory import House, Listener, act, settled

# --- the setting


@pytest.mark.parametrize(
    ("others", "wish", "allowed"),
    [
        (["first"], None, True),
        (["first", "open"], None, False),
        (["open"], None, False),
        (["open"], True, True),
        (["first"], False, False),
    ],
)
async def test_hints_are_for_tables_of_bots_unless_the_host_says_otherwise(
    others: list[str], wish: bool | None, allowed: bool
) -> None:
    """And a newcomer reads it before sitting down."""
    room, _ = open_room(house(Adviser()), others, wish)
    onlooker = Listener()
    room.enter(onlooker, "")
    assert onlooker.last["view"]["hints"] is allowed


async def test_a_log_from_before_there_were_hints_is_read() -> None:
    place = House()
    room, _ = open_room(place, ["first"])
    body = json.loads(place.log.rooms[room.name][0])
    del body["hints"]
    event = decode(json.dumps(body).encode())
    assert isinstance(event, Opened)
    assert state_of([event]).hints
    body["seats"][1]["kind"] = "open"
    assert not state_of([decode(json.dumps(body).encode())]).hints


async def test_the_setting_is_in_the_log() -> None:
    place = house(Adviser())
    room, _ = open_room(place, ["open"], hints=True)
    await room.sit(JoinRoom("Bo"))
    again = state_of([decode(body) for body in place.log.rooms[room.name]])
    assert again.hints
    assert again == room.state


# --- asking


async def test_only_the_player_who_asks_gets_the_answer() -> None:
    adviser = Adviser()
    room, ana = await seated(house(adviser), "first")
    onlooker = Listener()
    room.enter(onlooker, "")
    told = len(onlooker.messages)
    ask(room, ana)
    await answered(ana)
    assert len(onlooker.messages) == told
    deal = room.state.match.state
    assert deal is not None
    decision, stop = adviser.asked[0]
    assert decision.observation == observe(deal, deal.to_act)
    assert decision.legal == deal.legal()
    assert not stop


async def test_a_hint_changes_nothing() -> None:
    """Two tables with the same chance, hints asked for at one of them: the same log, deal after deal."""
    logs = []
    for asks in (False, True):
        place = house(Adviser())
        room, ana = await seated(place, "first", hints=True)
        for _ in range(12):
            if asks:
                ask(room, ana)
                await answered(ana)
            act(room, ana, "end")
            await settled(room)
        logs.append(place.log.rooms[room.name])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 20


async def test_the_same_sight_has_the_same_chance() -> None:
    adviser = Adviser()
    room, ana = await seated(house(adviser), "first")
    for _ in range(2):
        ask(room, ana)
        await answered(ana)
        ana.messages.append({"type": "seen"})
    act(room, ana, "end")
    await settled(room)
    ask(room, ana)
    await answered(ana)
    first, second, third = (decision.random for decision, _ in adviser.asked)
    assert first == second != third
