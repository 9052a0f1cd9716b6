"""Hints at a table: who may ask and when, who is told, and that nothing changes by it."""

import asyncio
import dataclasses
import itertools
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.impossible import Impossible
from kingcraft.bots.stop import Stop
from kingcraft.room.events import Opened, decode, encode
from kingcraft.room.ledger import folded
from kingcraft.room.messages import AskHint, NewRoom, NewSeat, Pong, ServerMessage
from kingcraft.room.opening import opening
from kingcraft.room.ports import Unready
from kingcraft.room.room import Room
from tests.room.memory import House, Listener, act, settled, until

_ids = itertools.count(1)


class Adviser:
    """A ``Hinter`` that answers when it is let ``go``, with what ``answer`` gives.

    ``asked``: the decisions, with the flags that end the thinking.
    """

    def __init__(self, answer: Callable[[], ServerMessage] = Pong) -> None:
        self.answer = answer
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[tuple[Decision, Stop]] = []

    async def __call__(self, asked: AskHint, decision: Decision, stop: Stop) -> ServerMessage:
        self.asked.append((decision, stop))
        await self.go.wait()
        return self.answer()


def house(hint: Callable[[AskHint, Decision, Stop], Awaitable[ServerMessage]]) -> House:
    made = House()
    made.ports = dataclasses.replace(made.ports, hint=hint)
    return made


def open_room(
    place: House, others: list[str], hints: bool | None = None, game: str = "kings-corner"
) -> tuple[Room, Any]:
    seats = [NewSeat("you", "Ana"), *(NewSeat(kind) for kind in others)]
    preset = "pagat" if game == "kings-corner" else "king"
    wish = NewRoom(game, preset, seats, {}, hints)
    made = opening(wish, place.ports.bots, place.ports.chance, place.ports.now())
    name = made.seated.room
    place.log.rooms[name] = [encode(event) for event in made.events]
    return Room(name, folded(made.events), place.ports), made.seated


async def seated(place: House, *others: str, hints: bool | None = None) -> tuple[Room, Listener]:
    """A room of Kings Corner with one person, at that person's turn."""
    room, mine = open_room(place, list(others), hints)
    ana = Listener()
    room.enter(ana, mine.secret, "0a")
    await settled(room)
    return room, ana


def ask(room: Room, listener: Listener, version: int | None = None) -> None:
    room.hint(listener, AskHint(next(_ids), room.ledger.version if version is None else version))


async def answered(listener: Listener, kind: str = "pong") -> None:
    await until(lambda: listener.last["type"] == kind)


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
    """And whoever comes is told, before he sits down."""
    room, _ = open_room(house(Adviser()), others, wish)
    onlooker = Listener()
    room.enter(onlooker, "", "")
    assert onlooker.last["view"]["hints"] is allowed


async def test_a_log_from_before_there_were_hints_is_read() -> None:
    place = House()
    room, _ = open_room(place, ["first"])
    body = json.loads(place.log.rooms[room.name][0])
    del body["hints"]
    event = decode(json.dumps(body).encode())
    assert isinstance(event, Opened)
    assert folded([event]).hints
    body["seats"][1]["kind"] = "open"
    assert not folded([decode(json.dumps(body).encode())]).hints


async def test_the_setting_is_in_the_log() -> None:
    place = house(Adviser())
    room, _ = open_room(place, ["open"], hints=True)
    await room.sit("Bo")
    again = folded([decode(body) for body in place.log.rooms[room.name]])
    assert again.hints
    assert again == room.ledger


# --- asking


async def test_who_asks_is_told_and_nobody_else() -> None:
    adviser = Adviser()
    room, ana = await seated(house(adviser), "first")
    onlooker = Listener()
    room.enter(onlooker, "", "")
    told = len(onlooker.messages)
    ask(room, ana)
    await answered(ana)
    assert len(onlooker.messages) == told
    state = room.ledger.match.state
    assert state is not None
    decision, stop = adviser.asked[0]
    assert decision.observation == state.observation(state.to_act)
    assert decision.legal == state.legal()
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


# --- refusals


async def test_onlookers_are_given_no_hints() -> None:
    room, _ = await seated(house(Adviser()), "first")
    onlooker = Listener()
    room.enter(onlooker, "", "")
    ask(room, onlooker)
    assert onlooker.refusals == ["not-seated"]


async def test_hints_must_be_allowed() -> None:
    room, ana = await seated(house(Adviser()), "first", hints=False)
    ask(room, ana)
    assert ana.refusals == ["no-hints"]


async def test_a_question_about_an_older_table_is_stale() -> None:
    room, ana = await seated(house(Adviser()), "first")
    ask(room, ana, room.ledger.version - 1)
    ask(room, ana, room.ledger.version + 1)
    assert ana.refusals == ["stale-version", "stale-version"]


async def test_only_who_is_on_turn_may_ask() -> None:
    place = house(Adviser())
    room, mine = open_room(place, ["open"], hints=True)
    other = await room.sit("Bo")
    people = {mine.seat: Listener(), other.seat: Listener()}
    for seat, listener in people.items():
        room.enter(listener, (mine if seat == mine.seat else other).secret, "0a")
    await settled(room)
    state = room.ledger.match.state
    assert state is not None
    waits = people[1 - state.to_act]
    ask(room, waits)
    assert waits.refusals == ["not-your-turn"]
    ask(room, people[state.to_act])
    await answered(people[state.to_act])
    assert all(message["type"] != "pong" for message in waits.messages)


async def test_before_the_cards_are_dealt_there_is_nothing_to_ask() -> None:
    room, mine = open_room(house(Adviser()), ["open"], hints=True)
    ana = Listener()
    room.enter(ana, mine.secret, "0a")
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
async def test_where_nobody_can_think_it_is_said(fault: Exception, code: str) -> None:
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
    broken = Room(room.name, room.ledger, place.ports, broken=True)
    ana = Listener()
    broken.enter(ana, mine.secret, "")
    ask(broken, ana)
    assert ana.refusals == ["room-broken"]


# --- what comes late


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


async def test_who_leaves_is_told_nothing_and_nobody_thinks_for_him() -> None:
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
    room.enter(first, mine.secret, "0a")
    await settled(room)
    ask(room, first)
    await until(lambda: adviser.asked)
    room.enter(second, mine.secret, "")
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
