"""A friend leaves for good in the middle of a deal: after a while the match no longer waits, and they may return."""

import asyncio
import dataclasses
from typing import Any

import pytest

from kingcraft.record.record import parse_record
from kingcraft.review.choices import choices_of
from kingcraft.room.log.events import Acted, Back, Gone, Lent, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import BrokenLog, Seat, reduce
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Lend
from tests.room.agreeing import Table, auction, updates
from tests.room.memory import House, act, settled, until

#: Seconds after which an absent player holds up no one: long enough for what a test does before.
SOON = 0.15

both_games = pytest.mark.parametrize("game", ["king", "kings-corner"])


def impatient(absence: float = SOON) -> House:
    """Return a house where no one waits for long."""
    house = House(grace=0.01)
    house.ports = dataclasses.replace(house.ports, absence=absence)
    return house


async def table_of(game: str, *others: str, absence: float = SOON) -> Table:
    return await Table.of(game, *others, house=impatient(absence))


async def gone(table: Table, *seats: int) -> None:
    for seat in seats:
        table.leave(seat)
    await until(lambda: {*seats} <= table.state.absentees.gone.keys() or table.room.phase != "deal")
    await settled(table.room)


async def lend(table: Table, by: int, seat: int) -> None:
    table.room.act(table.of_seat(by), Lend(7, table.state.version, seat))
    await settled(table.room)


async def until_turn_of(table: Table, seat: int) -> None:
    while (deal := table.state.match.state) is not None and deal.to_act != seat:
        await table.act()


def seats_seen(table: Table, seat: int) -> list[tuple[int | None, str]]:
    return [(each["away"], each["substitute"]) for each in updates(table.of_seat(seat))[-1]["view"]["seats"]]


@both_games
async def test_a_bot_plays_for_a_player_who_has_gone_until_they_are_back(game: str) -> None:
    table = await table_of(game, "open", *["first", "first"][: 2 if game == "king" else 1])
    one, two = table.seats
    await until_turn_of(table, two)
    actions = len(table.state.deals[0].tokens)
    await gone(table, two)
    assert table.of_seat(one).last["event"] | {"seat": two} == table.onlooker.last["event"]
    assert table.onlooker.last["event"]["kind"] == "gone"
    assert seats_seen(table, one)[two] == (0, "")
    await lend(table, one, two)
    told = [update["event"] for update in updates(table.onlooker) if update["event"]["kind"] == "lend"]
    assert [(event["seat"], event["token"]) for event in told] == [(one, str(two))]
    assert seats_seen(table, one)[two] == (0, "casual")
    played = [update["event"]["seat"] for update in updates(table.onlooker) if update["event"]["kind"] == "act"]
    assert played.count(two) > 0
    for _ in range(3):
        await until_turn_of(table, one)
        await table.act()
    await until_turn_of(table, one)
    course = table.state.deals[0]
    assert {(by, why) for _, by, why in course.stand_ins} == {("casual", "absent")}
    assert min(number for number, _, _ in course.stand_ins) == actions
    count = len(course.stand_ins)
    await table.come_back(two)
    assert table.onlooker.last["event"] == table.of_seat(two).last["event"]
    assert (table.onlooker.last["event"]["kind"], seats_seen(table, one)[two]) == ("back", (None, ""))
    assert table.of_seat(two).last["view"]["missed"] == {"by": one, "actions": count}
    assert table.of_seat(one).last["view"]["missed"] is None is table.onlooker.last["view"]["missed"]
    await until_turn_of(table, two)
    deal = table.state.match.state
    assert deal is not None
    version = table.state.version
    await settled(table.room)
    assert table.state.version == version  # the cards are theirs again
    act(table.room, table.of_seat(two), deal.legal()[0])
    await settled(table.room)
    assert table.of_seat(two).refusals == []
    assert table.of_seat(two).last["view"]["missed"] is None
    assert len(table.state.deals[0].stand_ins) == count
    assert replay_log(table.log) == (table.state, False)


async def test_he_comes_back_on_turn_and_plays_at_once() -> None:
    """What they do reaches the room before it has stored that they are back."""
    table = await table_of("king", "open", "first", "first")
    _one, two = table.seats
    await until_turn_of(table, two)
    await gone(table, two)
    deal = table.state.match.state
    assert deal is not None
    secret, listener = table._people[two]
    table.room.enter(listener, secret)
    act(table.room, listener, deal.legal()[-1])
    await settled(table.room)
    assert listener.refusals == []
    assert [type(decode(body)) for body in table.log[-6:]].count(Back) == 1
    assert Acted(two, deal.legal()[-1]) in map(decode, table.log)


async def test_a_player_alone_with_bots_ends_the_deal_without_the_absent_one() -> None:
    table = await table_of("king", "open", "first", "first")
    one, two = table.seats
    await table.vote(one, True)
    await table.vote(two, False)
    await table.vote(one, True)
    assert table.of_seat(one).refusals == ["voted-already"]
    await table.vote(two, True)
    await table.vote(two, False)
    assert table.may() == []
    await gone(table, two)
    assert updates(table.of_seat(one))[-1]["view"]["mayPropose"]  # no other player can be pestered
    await table.vote(one, True)
    assert table.room.phase == "between"
    table.room.ready(table.of_seat(one))
    await until(lambda: table.room.phase == "deal")
    await table.come_back(two)
    await table.vote(one, True)
    await gone(table, two)
    assert table.room.phase == "between"  # only the absent player had not agreed
    event = table.of_seat(one).last["event"]
    assert (event["kind"], event["seat"], event["token"]) == ("rest", one, "agreed")
    table.room.ready(table.of_seat(one))
    await until(lambda: table.room.phase == "deal")
    await settled(table.room)
    assert seats_seen(table, one)[two] == (0, "")  # it is not counted again
    await table.vote(one, True)
    assert table.room.phase == "between"


async def test_the_players_who_are_left_must_still_agree() -> None:
    table = await table_of("king", "open", "open", "first")
    one, two, three = table.seats
    await gone(table, three)
    await table.vote(one, True)
    assert table.room.phase == "deal"
    await table.come_back(three)
    await table.vote(two, True)
    assert table.room.phase == "deal"  # they are asked again
    await table.vote(three, True)
    assert table.room.summary(None).phase == "between"


async def test_the_bot_calls_in_an_auction_and_plays_the_next_deals_too() -> None:
    table = await auction("open", "first", "first", house=impatient())
    one, two = table.seats
    await gone(table, two)
    await lend(table, one, two)
    deals = 0
    while deals < 2 and table.room.phase != "over":
        while table.room.phase == "deal":
            await until_turn_of(table, one)
            if table.room.phase == "deal":
                await table.act()
        deals += 1
        table.room.ready(table.of_seat(one))
        await until(lambda: table.room.phase != "between")
        await settled(table.room)
    assert all(course.stand_ins for course in table.state.deals[1:3])


async def test_two_away_and_the_last_one_leaves() -> None:
    table = await table_of("king", "open", "open", "first")
    one, two, three = table.seats
    await gone(table, two, three)
    await lend(table, one, two)
    await lend(table, one, three)
    await until_turn_of(table, one)
    table.leave(one)
    await asyncio.sleep(2 * SOON)
    deal = table.state.match.state
    assert deal is not None
    assert deal.to_act == one
    assert one not in table.state.absentees.gone  # no player is there who could wait for them
    secret, back = table._people[two]
    table.room.enter(back, secret)
    await lend(table, two, one)
    assert back.refusals == ["not-away"]  # while no one else was at the table, no one waited for them
    await until(lambda: one in table.state.absentees.gone)
    await lend(table, two, one)
    assert table.state.bot_at(one) == "casual"
    assert table.state.bot_at(two) == ""


async def test_no_bot_plays_for_a_player_who_is_there_or_has_just_left() -> None:
    table = await table_of("kings-corner", "open", "first", absence=60.0)
    one, two = table.seats
    bot = next(seat for seat in range(3) if seat not in table.seats)
    table.leave(two)
    await settled(table.room)
    assert seats_seen(table, one)[two] == (60, "")
    for seat in (one, two, bot, 7):
        await lend(table, one, seat)
    assert table.of_seat(one).refusals == ["not-away"] * 4
    table.room.act(table.onlooker, Lend(1, 1, two))
    assert table.onlooker.refusals == ["not-seated"]
    for wrong in (Lent(two, one, "casual"), Back(two), Gone(bot), Gone(9)):
        with pytest.raises(BrokenLog):
            reduce(table.state, wrong)
    left = reduce(table.state, Gone(two))
    for wrong in (Gone(two), Lent(two, two, "casual"), Lent(two, bot, "casual")):
        with pytest.raises(BrokenLog):
            reduce(left, wrong)


async def test_after_a_restart_the_bot_goes_on() -> None:
    table = await table_of("king", "open", "first", "first")
    one, two = table.seats
    await gone(table, two)
    await lend(table, one, two)
    table.leave(one)
    again = Table(
        Room(table.room.name, state_of(map(decode, table.log)), table.house.ports),
        table.house,
        {one: table._people[one]},
    )
    assert again.state == table.state
    await again.enter()
    assert seats_seen(again, one)[two] == (0, "casual")
    await until_turn_of(again, one)
    await again.act()
    await until_turn_of(again, one)
    assert again.state.deals[0].stand_ins[-1][1:] == ("casual", "absent")


@both_games
async def test_the_record_says_so_and_the_review_leaves_it_out(game: str) -> None:
    table = await table_of(game, "open", *["first", "first"][: 2 if game == "king" else 0])
    one, two = table.seats
    await until_turn_of(table, one)
    await table.act()
    await gone(table, two)
    await lend(table, one, two)
    while table.room.phase == "deal":
        await until_turn_of(table, one)
        if table.room.phase == "deal":
            await table.act()
    written = parse_record(record(table.state, table.room.name).to_json())
    notes: Any = written.deals[0].notes["stand_ins"]
    assert {(note["by"], note["why"]) for note in notes} == {("casual", "absent")}
    bots = {note["action"] for note in notes}
    judged = [choice for choice in choices_of(written)[0] if choice.seat == two]
    assert not bots & {choice.action for choice in judged}
    assert any(choice.seat == one for choice in choices_of(written)[0])
    table.log.append(encode(Gone(two)))
    found = replay_log(table.log)
    assert found is not None
    assert found[1]
    assert isinstance(table.state.seats[two], Seat)
