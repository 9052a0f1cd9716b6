"""Undo in the player's own turn, until the draw: everyone sees it, and a record holds only what was not undone."""

import itertools
import random

import pytest

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.room.log.events import Acted, Opened, SeatEntry, Undone, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import BrokenLog, first_state, reduce
from kingcraft.room.opening import opening
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Undo
from kingcraft.room.wire.http_messages import JoinRoom, NewRoom, NewSeat
from tests.room.memory import House, Listener, act, settled

_ids = itertools.count(1000)


def undo(room: Room, listener: Listener, version: int | None = None) -> None:
    room.act(listener, Undo(next(_ids), room.state.version if version is None else version))


class Table:
    """A room of Kings Corner with Ana, and Bo if a seat is open; both are there and the first deal is dealt."""

    def __init__(self, house: House, room: Room, secrets: list[str]) -> None:
        self.house, self.room = house, room
        self.people = {room.seat_opened_by(secret): (secret, Listener()) for secret in secrets}

    @property
    def log(self) -> list[bytes]:
        return self.house.log.rooms[self.room.name]

    @property
    def tokens(self) -> tuple[str, ...]:
        return self.room.state.deals[-1].tokens

    @property
    def on_turn(self) -> Listener:
        deal = self.room.state.match.state
        assert deal is not None
        return self.people[deal.to_act][1]

    async def enter(self) -> None:
        for secret, listener in self.people.values():
            self.room.enter(listener, secret)
        await settled(self.room)

    async def act(self, token: str) -> None:
        act(self.room, self.on_turn, token)
        await settled(self.room)

    async def undo(self) -> None:
        undo(self.room, self.on_turn)
        await settled(self.room)


def a_move(listener: Listener) -> str:
    """A legal action that does not end the turn."""
    legal: list[str] = listener.last["legal"]
    return next(token for token in legal if token != "end")


async def able_to_move(*others: str, allowed: bool | None = None) -> Table:
    """A table at which the person on turn can do something in this turn."""
    house = House()
    wish = NewRoom("kings-corner", "pagat", [NewSeat("you", "Ana"), *map(NewSeat, others)], undo=allowed)
    made = opening(wish, house.ports.bots, house.ports.chance, house.ports.now())
    house.log.rooms[made.seated.room] = [encode(event) for event in made.events]
    room = Room(made.seated.room, state_of(made.events), house.ports)
    table = Table(
        house,
        room,
        [made.seated.secret, *[(await room.sit(JoinRoom("Bo"))).secret for _ in range(others.count("open"))]],
    )
    await table.enter()
    while table.on_turn.last["legal"] == ["end"]:
        await table.act("end")
    return table


async def test_everyone_sees_it_and_the_table_is_as_it_was() -> None:
    table = await able_to_move("first", "first")
    ana, onlooker = table.on_turn, Listener()
    table.room.enter(onlooker, "")
    before, shown, seen = table.room.state, ana.last, onlooker.last
    assert (shown["undo"], shown["view"]["undo"], seen["view"]["undo"]) == (0, True, True)
    await table.act(token := a_move(ana))
    assert (ana.last["undo"], onlooker.last["undo"]) == (1, 0)
    await table.undo()
    assert (ana.last["event"]["kind"], ana.last["event"]["seat"]) == ("undo", shown["view"]["you"])
    assert ana.last["event"]["token"] == token
    assert ana.last["event"] == onlooker.last["event"]
    assert ana.last["version"] == before.version + 2 == len(table.log)
    for after, earlier in ((ana.last, shown), (onlooker.last, seen)):
        assert (after["view"]["table"], after["legal"], after["undo"]) == (
            earlier["view"]["table"],
            earlier["legal"],
            0,
        )
    assert (table.room.state.match, table.room.state.deals) == (before.match, before.deals)


async def test_step_by_step_and_the_same_again() -> None:
    table = await able_to_move("first")
    start, token = table.tokens, a_move(table.on_turn)
    for _ in range(3):
        await table.act(token)
        await table.undo()
    assert table.tokens == start
    done: list[str] = []
    while table.on_turn.last["legal"] != ["end"] and len(done) < 3:
        done.append(a_move(table.on_turn))
        await table.act(done[-1])
    for left in reversed(range(len(done))):
        assert table.on_turn.last["undo"] == left + 1
        await table.undo()
        assert table.tokens == (*start, *done[:left])
    await table.undo()
    assert table.on_turn.refusals == ["nothing-to-undo"]
    assert table.on_turn.last["key"] == "error-nothing-to-undo"


async def test_it_outlives_a_restart_in_between() -> None:
    table = await able_to_move("first")
    before = table.room.state
    await table.act(a_move(table.on_turn))
    stored = state_of(map(decode, table.log))
    assert stored == table.room.state
    table.room = Room(table.room.name, stored, table.house.ports)
    await table.enter()
    assert (table.on_turn.last["event"]["kind"], table.on_turn.last["undo"]) == ("snapshot", 1)
    await table.undo()
    assert table.room.state.match == before.match
    assert replay_log(table.log) == (table.room.state, False)


async def test_what_ended_a_turn_cannot_be_undone() -> None:
    """A draw has shown its card, and the others have begun to think about what they saw."""
    table = await able_to_move("open", allowed=True)
    ana = table.on_turn
    await table.act(a_move(ana))
    await table.act("end")
    bo = table.on_turn
    assert bo is not ana
    assert (ana.last["undo"], bo.last["undo"]) == (0, 0)
    undo(table.room, ana)
    undo(table.room, bo)
    await settled(table.room)
    assert (ana.refusals, bo.refusals) == (["nothing-to-undo"], ["nothing-to-undo"])


async def test_only_the_seat_on_turn_takes_back() -> None:
    table = await able_to_move("open", allowed=True)
    ana, onlooker = table.on_turn, Listener()
    table.room.enter(onlooker, "")
    await table.act(a_move(ana))
    bo = next(listener for _, listener in table.people.values() if listener is not ana)
    assert (ana.last["undo"], bo.last["undo"]) == (1, 0)
    undo(table.room, bo)
    undo(table.room, onlooker)
    await settled(table.room)
    assert (bo.refusals, onlooker.refusals) == (["nothing-to-undo"], ["not-seated"])
    await table.undo()
    assert ana.refusals == []


async def test_one_thing_at_a_time() -> None:
    table = await able_to_move("first")
    ana, old = table.on_turn, table.room.state.version
    await table.act(a_move(ana))
    undo(table.room, ana, old)
    undo(table.room, ana)
    await settled(table.room)
    assert ana.refusals == ["busy", "stale-version"]
    table.house.log.full = True
    await table.undo()
    assert ana.refusals[2:] == ["storage-failed"]
    table.house.log.full = False
    await table.undo()
    assert (ana.last["event"]["kind"], len(table.log)) == ("undo", table.room.state.version)


@pytest.mark.parametrize(
    ("others", "wished", "allowed"),
    [
        (["first", "first"], None, True),
        (["first", "first"], False, False),
        (["open", "first"], None, False),
        (["open", "first"], True, True),
    ],
)
async def test_among_people_it_must_be_agreed(others: list[str], wished: bool | None, allowed: bool) -> None:
    table = await able_to_move(*others, allowed=wished)
    assert table.on_turn.last["view"]["undo"] is allowed
    await table.act(a_move(table.on_turn))
    assert table.on_turn.last["undo"] == allowed
    await table.undo()
    assert table.on_turn.refusals == ([] if allowed else ["nothing-to-undo"])


async def test_in_king_a_card_played_lies() -> None:
    house = House()
    room, mine = house.open("king", "king", "first", "first", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    for played in range(13):
        assert (ana.last["undo"], ana.last["view"]["undo"]) == (0, False)
        legal = ana.last["legal"]
        undo(room, ana)
        await settled(room)
        assert ana.refusals == ["nothing-to-undo"] * (played + 1)
        act(room, ana, legal[0])
        await settled(room)
    assert room.phase == "between"


async def test_a_record_holds_only_what_stood() -> None:
    table, chance = await able_to_move("first", "first"), random.Random(3)
    taken_back = 0
    while table.room.phase == "deal":
        if table.on_turn.last["undo"] and chance.random() < 0.5:
            await table.undo()
            taken_back += 1
        else:
            await table.act(chance.choice(table.on_turn.last["legal"]))
    assert taken_back > 5
    events = [decode(body) for body in table.log]
    assert sum(isinstance(event, Undone) for event in events) == taken_back
    state = table.room.state
    assert sum(isinstance(event, Acted) for event in events) == len(state.deals[0].tokens) + taken_back
    assert state_of(events) == state
    written = record(state, table.room.name).to_json()
    assert "undo" not in str(written)
    assert replay(parse_record(written)).match.ended[0].scores == state.match.ended[0].scores


async def test_a_log_in_which_nothing_can_be_taken_back_is_broken() -> None:
    table = await able_to_move("first")
    seat = table.on_turn.last["view"]["you"]
    for number in (0, 1, -1):
        with pytest.raises(BrokenLog):
            reduce(table.room.state, Undone(seat, number))
    await table.act(a_move(table.on_turn))
    for wrong in (Undone(1 - seat, 0), Undone(seat, 1), Undone(seat, -1)):
        with pytest.raises(BrokenLog):
            reduce(table.room.state, wrong)
    table.log.append(encode(Undone(seat, 1)))
    found = replay_log(table.log)
    assert found == (table.room.state, True)


@pytest.mark.parametrize(("kinds", "allowed"), [(["human", "first"], True), (["human", "human"], False)])
def test_a_log_of_before_says_nothing_of_it(kinds: list[str], allowed: bool) -> None:
    entries = [SeatEntry(kind, "", "") for kind in kinds]
    event = Opened("kings-corner", "pagat", {}, 0, entries, "2026-11-21T10:00:00Z")
    old = encode(event).replace(b',"hints":null', b"").replace(b',"undo":null', b"")
    assert b"undo" not in old
    assert first_state(decode(old)).undo is allowed
