"""Connections that take only what has changed of a view: put together, it is what all others are sent whole."""

import json
import random
from typing import Any

import pytest

from kingcraft.games.registry import games_of_presets
from kingcraft.room import room as room_module
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Vote
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, play_deal, settled, until
from tools.driver.views import whole_view


class Merging(Listener):
    """A connection that takes changes; ``messages`` holds them put together, ``sizes`` how long each came."""

    def __init__(self) -> None:
        super().__init__()
        self.view: dict[str, Any] = {}
        self.sizes: list[int] = []

    def send(self, data: bytes) -> None:
        super().send(data)
        if self.last["type"] != "update":
            return
        self.sizes.append(len(data))
        self.view = self.last["view"] = whole_view(self.view, self.last["view"])


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """That others look on is shown after a time, so not in the same place of two matches."""
    monkeypatch.setattr(room_module, "NOTICED", 600.0)


async def _match(preset: str, person: type[Listener]) -> list[list[dict[str, Any]]]:
    """What two people and two onlookers are sent in two deals with comings, goings and votes; the same every time."""
    changes = person is Merging
    house = House()
    room, mine = house.open(games_of_presets()[preset], preset, "open", *["first"] * (preset in KING) * 2)
    seats = [mine, await room.sit(JoinRoom("Bo"))]
    people = {seat.seat: person() for seat in seats}
    onlookers = [person(), person()]
    for seat in seats:
        room.enter(people[seat.seat], seat.secret, changes=changes)
    room.enter(onlookers[0], "", changes=changes)
    choose = random.Random(preset).choice
    left: list[Listener] = []
    for number in range(2):
        for each in people.values():
            room.ready(each)
        await until(lambda: room.phase == "deal")
        await settled(room)
        if number == 0:  # one more onlooker, in the middle of a match
            room.enter(onlookers[1], "", changes=changes)
        room.act(people[seats[1].seat], Vote(1, room.state.version, True))
        await settled(room)
        room.act(people[seats[0].seat], Vote(2, room.state.version, False))
        await settled(room)
        gone = people[seats[1].seat]
        room.leave(gone)
        people[seats[1].seat] = back = person()
        room.enter(back, seats[1].secret, changes=changes)
        left.append(gone)
        await play_deal(room, people, choose)
    return [listener.messages for listener in (*people.values(), *onlookers, *left)]


KING = {name for name, game in games_of_presets().items() if game == "king"}


#: Presets whose views have all that views may have: points and chips, dealt contracts and chosen ones.
TOLD = ("king", "pagat", "pagat-chips", "turkey")


@pytest.mark.parametrize(
    "preset",
    [
        *TOLD,
        *(pytest.param(name, marks=pytest.mark.long(seconds=2)) for name in sorted({*games_of_presets()} - {*TOLD})),
    ],
)
async def test_changes_put_together_are_the_whole_views(preset: str) -> None:
    whole, merged = await _match(preset, Listener), await _match(preset, Merging)
    assert [len(messages) for messages in whole] == [len(messages) for messages in merged]
    assert whole == merged
    assert min(map(len, whole)) > 2


async def test_changes_are_a_fraction_of_whole_views() -> None:
    house = House()
    room, mine = house.open("king", "king", "first", "first", "first")
    ana = Merging()
    room.enter(ana, mine.secret, changes=True)
    await play_deal(room, {mine.seat: ana}, random.Random(1).choice)
    first, *later = ana.sizes
    whole = len(json.dumps(ana.view, separators=(",", ":")))
    assert first > 1500
    assert sum(later) / len(later) < whole / 4


async def test_a_connection_that_asks_for_nothing_is_sent_whole_views() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    ana, eve = Listener(), Merging()
    room.enter(ana, mine.secret)
    room.enter(eve, "", changes=True)
    await play_deal(room, {mine.seat: ana}, random.Random(1).choice)
    assert all({"room", "table", "sheet"} <= message["view"].keys() for message in ana.messages)
    assert len(_sent(room)) == 1
    room.leave(eve)
    assert not _sent(room)


def _sent(room: Room) -> dict[Any, Any]:
    return room._presence._sent
