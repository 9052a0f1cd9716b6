"""A player who says that they leave: a bot plays at once, until they are back. The host's rights pass on meanwhile."""

import pytest

from kingcraft.room.log.events import Acted, Back, Gone, Left, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.ports import RoomProblem
from kingcraft.room.wire.client_messages import Leave, Remove
from tests.room.agreeing import Table, updates
from tests.room.memory import FirstLegal, House, settled
from tests.room.test_absence import gone, table_of, until_turn_of
from tests.room.test_next_game import begun

both_games = pytest.mark.parametrize("game", ["king", "kings-corner"])


async def table_at(game: str, *others: str) -> Table:
    return await Table.of(game, *others, house=House(grace=0.01, casual=FirstLegal()))


async def leave(table: Table, seat: int) -> None:
    table.room.act(table.of_seat(seat), Leave(7, table.state.version))
    await settled(table.room)


async def ended(table: Table) -> None:
    while table.room.phase == "deal":
        await table.act()


@both_games
async def test_a_bot_plays_at_once_until_the_player_is_back(game: str) -> None:
    table = await table_at(game, "open", *(["first", "first"] if game == "king" else []))
    one, two = table.seats
    await until_turn_of(table, two)
    await leave(table, two)
    assert table.of_seat(two).closed == "left"
    told = [update for update in updates(table.onlooker) if update["event"]["kind"] == "left"]
    assert [update["event"]["seat"] for update in told] == [two]
    assert told[0]["view"]["seats"][two]["substitute"] == "casual"
    await until_turn_of(table, one)
    by_bot = [stand_in for stand_in in table.state.deals[0].stand_ins if stand_in[1:] == ("casual", "absent")]
    assert by_bot
    await table.come_back(two)
    assert table.state.people == table.state.at_table
    assert updates(table.of_seat(two))[-1]["view"]["missed"] == {"by": two, "actions": len(by_bot)}
    events = [decode(body) for body in table.log]
    assert events.index(Left(two, "casual")) < events.index(Back(two))
    assert replay_log(table.log) == (table.state, False)


async def test_between_deals_the_others_do_not_wait() -> None:
    table = await table_at("kings-corner", "open", "open")
    one, two, three = table.seats
    await ended(table)
    await leave(table, three)
    for seat in (one, two):
        table.room.ready(table.of_seat(seat))
    await settled(table.room)
    assert table.room.phase == "deal"
    assert any(isinstance(decode(body), Acted) for body in table.log)


async def test_the_last_person_at_the_table_cannot_lend_their_seat() -> None:
    table = await table_at("king", "open", "first", "first")
    one, two = table.seats
    await leave(table, two)
    version = table.state.version
    await leave(table, one)
    assert table.of_seat(one).refusals == ["alone"]
    assert (table.state.version, table.of_seat(one).closed) == (version, "")
    for wrong in (Left(one, "casual"), Left(two, "casual"), Left(9, "casual")):
        with pytest.raises(BrokenLog):
            reduce(table.state, wrong)


async def test_a_proposal_to_which_all_others_have_agreed_ends_the_deal() -> None:
    table = await table_at("kings-corner", "open", "open")
    one, two, three = table.seats
    await table.vote(one, True)
    await table.vote(two, True)
    await leave(table, three)
    assert table.state.match.ended[-1].void


async def test_the_hosts_rights_pass_on_and_return() -> None:
    table = await table_at("king", "open", "open", "first")
    host = table.state.host
    one, two = (seat for seat in table.seats if seat != host)
    assert updates(table.onlooker)[-1]["view"]["host"] == host
    await leave(table, host)
    assert updates(table.onlooker)[-1]["view"]["host"] == one
    table.room.act(table.of_seat(two), Remove(1, table.state.version, one))
    await settled(table.room)
    assert table.of_seat(two).refusals == ["not-host"]
    table.room.act(table.of_seat(one), Remove(1, table.state.version, host))
    await settled(table.room)
    assert table.of_seat(one).refusals == ["no-guest"]  # the host's seat stays theirs
    table.room.act(table.of_seat(one), Remove(2, table.state.version, two))
    await settled(table.room)
    assert table.of_seat(two).closed == "removed"
    await table.come_back(host)
    assert updates(table.onlooker)[-1]["view"]["host"] == host
    table.room.act(table.of_seat(host), Remove(3, table.state.version, one))
    await settled(table.room)
    assert table.state.people == {host}


async def test_they_pass_on_when_the_host_has_been_away_for_long() -> None:
    table = await table_of("king", "open", "open", "first")
    host = table.state.host
    await gone(table, host)
    others = [seat for seat in table.seats if seat != host]
    assert updates(table.of_seat(others[0]))[-1]["view"]["host"] == others[0]
    assert any(isinstance(decode(body), Gone) for body in table.log)


async def test_the_acting_host_begins_the_next_match() -> None:
    found = await begun("open", "open")
    room = found.room
    host, others = found.given[0], sorted(found.given[1:], key=lambda seated: seated.seat)
    room.act(found.people[0], Leave(1, room.state.version))
    await settled(room)
    with pytest.raises(RoomProblem, match="hosts-match"):
        await found.next(found.given.index(others[1]))
    following = await found.next(found.given.index(others[0]))
    assert following.seat_opened_by(host.secret) == following.state.host
