"""Those who look on: everyone sees how many they are and who; a player may show one of them their hand."""

import asyncio
import contextlib
from typing import Any, get_args

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import fields

from kingcraft.room import room as room_module
from kingcraft.room.people.onlookers import NAMED, Guest, Onlookers
from kingcraft.room.people.presence import AT_ONCE
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import CROWD
from kingcraft.room.wire.client_messages import (
    Act,
    Asked,
    AskHint,
    AskWorth,
    Remove,
    Reveal,
    Seal,
    ShowHand,
)
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.agreeing import Table
from tests.room.memory import Listener, settled, until


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "NOTICED", 0.02)


def look_on(table: Table, name: str = "", **looks: Any) -> Listener:
    listener = Listener()
    table.room.enter(listener, "", guest=Guest(name, **looks))
    return listener


def failures(listener: Listener) -> list[str]:
    return [message["code"] for message in listener.messages if message["type"] == "failure"]


def view(listener: Listener) -> dict[str, Any]:
    found: dict[str, Any] = [message for message in listener.messages if message["type"] == "update"][-1]["view"]
    return found


def named(listener: Listener) -> list[tuple[str, int]]:
    return [(one["name"], one["hand"]) for one in view(listener)["onlookers"]]


async def test_everyone_sees_soon_who_looks_on() -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = (table.of_seat(seat) for seat in table.seats)
    await until(lambda: view(one)["watching"] == 1)  # the onlooker of the table, who says no name
    before, log = len(one.messages), list(table.log)
    eve = look_on(table, " Eve\n", figure="fox", disc=3)
    assert view(eve)["watching"] == 2
    seen = {"name": "Eve", "figure": "fox", "disc": 3, "hand": -1}
    assert next({key: each[key] for key in seen} for each in view(eve)["onlookers"]) == seen
    await until(lambda: view(one)["watching"] == 2)
    assert named(one) == named(two) == named(table.onlooker) == [("Eve", -1), ("", -1)]
    assert [message["event"]["kind"] for message in one.messages[before:]] == ["watch"]
    table.room.leave(eve)
    await until(lambda: view(two)["watching"] == 1)
    assert named(two) == [("", -1)]
    assert table.log == log


async def test_a_crowd_that_comes_at_once_is_noticed_once() -> None:
    table = await Table.of("king", "open", "first", "first")
    one = table.of_seat(table.seats[0])
    await until(lambda: view(one)["watching"] == 1)
    before = len(one.messages)
    crowd = [look_on(table, f"Guest {number}") for number in range(CROWD + 20)]
    await until(lambda: view(one)["watching"] == len(crowd) + 1)
    assert len(one.messages) == before + 1
    assert len(view(one)["onlookers"]) == NAMED
    await asyncio.sleep(0.1)
    for guest in crowd:
        table.room.leave(guest)
    await until(lambda: view(one)["watching"] == 1)
    assert len(one.messages) == before + 2


def test_the_first_named_are_those_who_are_shown_a_hand_then_those_with_a_name() -> None:
    onlookers, guests = Onlookers(), [Listener() for _ in range(NAMED + 2)]
    for number, guest in enumerate(guests):
        onlookers.enter(guest, Guest("" if number == 0 else f"Guest {number}"))
    assert [one.number for one in onlookers.named] == [*range(1, NAMED + 1)]
    assert onlookers.show(2, NAMED + 1) is None
    assert [one.number for one in onlookers.named] == [NAMED + 1, *range(1, NAMED)]
    assert onlookers.named[0].hand == 2
    assert (onlookers.show(2, 99), onlookers.show(1, NAMED + 1)) == ("no-onlooker", "sees-another")
    assert (onlookers.take_back(1, NAMED + 1), onlookers.take_back(2, 1)) == ("no-onlooker", "no-onlooker")
    assert onlookers.take_back(2, NAMED + 1) is None
    assert onlookers.show(1, NAMED + 1) is None
    onlookers.leave(guests[NAMED + 1])
    assert not onlookers.sees(1)
    assert {one.hand for one in onlookers.named} == {-1}


async def test_a_hand_is_shown_to_one_onlooker_and_everyone_sees_that() -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    eve, dan = look_on(table, "Eve"), look_on(table, "Dan")
    log = list(table.log)
    numbers = {each["name"]: each["number"] for each in view(dan)["onlookers"]}
    table.room.show_hand(table.of_seat(one), ShowHand(numbers["Eve"], on=True))
    everyone = [table.of_seat(one), table.of_seat(two), eve, dan]
    for listener in everyone:
        assert listener.last["event"] | {"kind": "watch", "seat": one} == listener.last["event"]
        assert named(listener)[0] == ("Eve", one)
    assert (view(eve)["sees"], view(dan)["sees"], view(table.of_seat(two))["sees"]) == (one, -1, -1)
    assert view(eve)["table"]["hand"] == view(table.of_seat(one))["table"]["hand"] != []
    assert view(dan)["table"]["hand"] == []
    # To another one, then to no one.
    table.room.show_hand(table.of_seat(one), ShowHand(numbers["Dan"], on=True))
    assert (view(eve)["sees"], view(dan)["sees"]) == (-1, one)
    assert view(eve)["table"]["hand"] == []
    table.room.show_hand(table.of_seat(one), ShowHand(numbers["Dan"], on=False))
    assert view(dan)["table"]["hand"] == []
    assert {hand for _, hand in named(dan)} == {-1}
    assert table.log == log


async def test_what_is_refused_changes_nothing() -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    eve = look_on(table, "Eve")
    number = view(eve)["onlookers"][0]["number"]

    def show(listener: Listener, onlooker: int, *, on: bool = True) -> str:
        before = len(failures(listener))
        table.room.show_hand(listener, ShowHand(onlooker, on))
        return (failures(listener)[before:] or [""])[0]

    assert show(eve, number) == "not-seated"
    assert show(Listener(), number) == "not-seated"
    assert show(table.of_seat(one), 99) == "no-onlooker"
    assert show(table.of_seat(one), number, on=False) == "no-onlooker"
    assert view(eve)["sees"] == -1
    assert show(table.of_seat(one), number) == ""
    assert show(table.of_seat(two), number) == "sees-another"
    assert show(table.of_seat(two), number, on=False) == "no-onlooker"
    assert view(eve)["sees"] == one
    # Taking back is never too fast, showing is.
    for _ in range(AT_ONCE - 2):
        assert show(table.of_seat(one), number, on=False) == ""
        assert show(table.of_seat(one), number) == ""
    assert show(table.of_seat(one), number) == "too-fast"
    assert show(table.of_seat(one), number, on=False) == ""
    table.room.broken = True
    assert show(table.of_seat(two), number) == "room-broken"


def any_message(kind: type[Any]) -> Any:
    """A message of this kind with some value in each field that it must have."""
    return kind(**{field.name: some(field.type) for field in fields(kind) if field.required})


def some(kind: Any) -> object:
    for value in (1, True, "x"):
        with contextlib.suppress(ValidationError):
            return convert(value, kind)
    raise AssertionError(f"no value for {kind}")


async def test_an_onlooker_who_is_shown_a_hand_is_bound_to_silence() -> None:
    table = await Table.of("king", "open", "first", "first")
    seat = table.seats[0]
    eve = look_on(table, "Eve")
    table.room.show_hand(table.of_seat(seat), ShowHand(view(eve)["onlookers"][0]["number"], on=True))
    await until(lambda: not table.room._watch.is_set)  # all have been shown who looks on
    state, log, room = table.state, list(table.log), table.room
    count, others = len(eve.messages), {each: len(table.of_seat(each).messages) for each in table.seats}
    deal, version = state.match.state, state.version
    assert deal is not None
    asked = [*(Act(1, version, token) for token in deal.legal()), *(any_message(kind) for kind in get_args(Asked))]
    for message in asked:
        room.act(eve, message)
    room.hint(eve, AskHint(7, version))
    room.worth(eve, AskWorth(8, version))
    room.say(eve, "hello")
    room.ready(eve)
    room.hold(eve)
    room.shuffle(eve, Seal(1, 0, "00" * 32))
    room.shuffle(eve, Reveal(1, 0, "00" * 32))
    await settled(room)
    assert {message["code"] for message in eve.messages[count:]} == {"not-seated"}
    assert (table.state, table.log) == (state, log)
    assert {each: len(table.of_seat(each).messages) for each in table.seats} == others
    # Nor can they play on with what they know: all seats of a match are given before its first deal.
    with pytest.raises(RoomProblem, match="seat-taken"):
        await room.sit(JoinRoom("Eve"))


@pytest.mark.parametrize("who", ["player leaves", "player comes again", "onlooker leaves"])
async def test_it_ends_with_a_connection(who: str) -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    eve = look_on(table, "Eve")
    table.room.show_hand(table.of_seat(one), ShowHand(view(eve)["onlookers"][0]["number"], on=True))
    assert view(table.of_seat(two))["onlookers"][0]["hand"] == one
    if who == "player leaves":
        table.leave(one)
        await table.come_back(one)
    elif who == "player comes again":
        table.room.enter(Listener(), table._people[one][0])
    else:
        table.room.leave(eve)
        table.room.enter(eve, "", guest=Guest("Eve"))
    await until(lambda: view(table.of_seat(two))["onlookers"][0]["hand"] == -1)
    assert view(eve)["sees"] == -1
    assert view(eve)["table"]["hand"] == []


async def test_it_ends_as_the_host_removes_the_player() -> None:
    table = await Table.of("king", "open", "first", "first")
    host = table.state.host
    seat = next(seat for seat in table.seats if seat != host)
    eve = look_on(table, "Eve")
    table.room.show_hand(table.of_seat(seat), ShowHand(view(eve)["onlookers"][0]["number"], on=True))
    assert view(eve)["sees"] == seat
    table.room.act(table.of_seat(host), Remove(1, table.state.version, seat))
    await settled(table.room)
    assert view(eve)["sees"] == -1
    assert view(eve)["table"]["hand"] == []
    before = len(eve.messages)
    table.room.show_hand(table.of_seat(seat), ShowHand(view(eve)["onlookers"][0]["number"], on=True))
    assert failures(table.of_seat(seat))[-1:] == ["not-seated"]
    assert len(eve.messages) == before
