"""Agreements to end a deal as the log and the record have them: after a restart, on a full disk, in every preset."""

import pytest

from kingcraft.games.registry import games
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.room.log.events import Voted, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from tests.room.agreeing import Table, vote
from tests.room.memory import House, Listener, act, settled


async def test_it_outlives_a_restart() -> None:
    table = await Table.of("kings-corner", "open", "first")
    one, two = table.seats
    await table.vote(one, True)
    stored = state_of(map(decode, table.log))
    assert stored == table.state
    table.room = Room(table.room.name, stored, table.house.ports)
    await table.enter()
    assert (table.proposal(), table.may()) == ({"seat": one, "agreed": [one]}, [])
    await table.vote(two, True)
    assert table.room.phase == "between"
    assert replay_log(table.log) == (table.state, False)


async def test_what_cannot_be_stored_is_not_so() -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    table.house.log.full = True
    await table.vote(one, True)
    assert (table.of_seat(one).refusals, table.proposal()) == (["storage-failed"], None)
    table.house.log.full = False
    await table.vote(one, True)
    table.house.log.full = True
    await table.vote(two, True)
    assert (table.of_seat(two).refusals, table.room.phase) == (["storage-failed"], "deal")
    table.house.log.full = False
    await table.vote(two, True)
    assert table.room.phase == "between"


@pytest.mark.parametrize("name", games()["king"].presets)
async def test_every_deal_comes_to_its_end(name: str) -> None:
    """By the rules of every preset, from the middle of a deal; the record holds the tokens, and where they began."""
    house = House()
    room, mine = house.open("king", name, "first", "first", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    for _ in range(2):
        act(room, ana, ana.last["legal"][-1])
        await settled(room)
    assert ana.last["view"]["mayPropose"]
    course = room.state.deals[-1]
    vote(room, ana, True)
    await settled(room)
    assert room.phase in ("between", "over")
    written = parse_record(record(room.state, room.name).to_json())
    assert written.deals[0].notes["agreed"] == len(course.tokens)
    assert written.deals[0].actions[: len(course.tokens)] == course.tokens
    assert replay(written).match.ended[0].scores == room.state.match.ended[0].scores


async def test_a_log_with_an_impossible_vote_is_broken() -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    bot = next(seat for seat in range(4) if seat not in table.seats)
    for wrong in (Voted(bot, True), Voted(one, False), Voted(9, True)):
        with pytest.raises(BrokenLog):
            reduce(table.state, wrong)
    await table.vote(one, True)
    with pytest.raises(BrokenLog):
        reduce(table.state, Voted(one, True))
    table.log.append(encode(Voted(bot, True)))
    assert replay_log(table.log) == (table.state, True)
    assert reduce(table.state, Voted(two, True)).ending
