"""Ending a deal by agreement: all people want it, and the room plays the rest; a player who says no ends the proposal.

In Kings Corner the deal is void then: ``test_void.py``.
"""

import pytest

from kingcraft.room.log.events import Acted, Committed, Voted, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.wire.http_messages import Alone, JoinRoom, NewPractice
from kingcraft.server.bots.thinking import Thinkers
from tests.room.adviser import Adviser, answered, ask, house, open_room
from tests.room.agreeing import Table, auction, vote
from tests.room.memory import House, Listener, Ponderer, act, settled, until
from tests.room.practice import practise, seats

both_games = pytest.mark.parametrize("game", ["king", "kings-corner"])


async def test_all_agree_and_the_room_plays_the_rest() -> None:
    table = await Table.of("king", "open", "first", "open")
    one, two, three = table.seats
    assert (table.proposal(), table.may()) == (None, [one, two, three])
    await table.act()
    await table.vote(one, True)
    assert table.onlooker.last["event"] | {"drew": []} == table.of_seat(one).last["event"]
    told = [(table.onlooker.last["event"][name]) for name in ("kind", "seat", "token")]
    assert told == ["vote", one, "propose"]
    assert (table.proposal(), table.may()) == ({"seat": one, "agreed": [one]}, [])
    await table.vote(three, True)
    assert table.onlooker.last["event"]["token"] == "agree"
    assert table.proposal() == {"seat": one, "agreed": [one, three]}
    before, deal, counted = table.state, table.state.match.state, len(table.onlooker.messages)
    await table.vote(two, True)
    (update,) = table.onlooker.messages[counted:]
    event = update["event"]
    assert (event["kind"], event["seat"], event["token"], event["ended"]) == ("rest", two, "agreed", True)
    assert event["played"] == len(before.deals[0].tokens)
    assert (update["view"]["phase"], update["view"]["proposal"], table.may()) == ("between", None, [])
    voted, *played, commitment = [decode(body) for body in table.log[before.version :]]
    assert (voted, type(commitment)) == (Voted(two, True), Committed)
    assert deal is not None
    for done in played:
        assert done == Acted(deal.to_act, min(deal.legal()))
        deal = deal.apply(done.token)
    assert deal.over
    assert update["view"]["sheet"]["deals"][0]["scores"] == list(deal.scores())
    assert replay_log(table.log) == (table.state, False)


async def test_a_player_alone_with_bots_ends_the_deal_at_once() -> None:
    table = await Table.of("king", "first", "first", "first")
    (seat,) = table.seats
    await table.act()
    assert (table.state.phase, table.may()) == ("deal", [seat])
    await table.vote(seat, True)
    event = table.of_seat(seat).last["event"]
    assert (event["kind"], event["seat"], event["token"]) == ("rest", seat, "agreed")
    assert table.room.phase == "between"


async def test_in_a_practice_one_is_alone_too() -> None:
    house = House()
    room, mine = practise(house, NewPractice(Alone("king", "king", contract="no-queens"), seats(4, 0), deals=1))
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    vote(room, ana, True)
    await settled(room)
    assert (ana.last["event"]["kind"], ana.last["view"]["phase"]) == ("rest", "over")


async def test_a_player_who_says_no_ends_the_proposal() -> None:
    table = await Table.of("king", "open", "open", "first")
    one, two, three = table.seats
    for seat, other, token in ((one, two, "decline"), (two, two, "withdraw"), (three, one, "decline")):
        await table.vote(seat, True)
        if other != seat:
            await table.vote(next(left for left in table.seats if left not in (seat, other)), True)
        await table.vote(other, False)
        event = table.onlooker.last["event"]
        assert (event["kind"], event["seat"], event["token"]) == ("vote", other, token)
        assert table.proposal() is None
        await table.act()
        assert table.room.phase == "deal"
    assert table.may() == []


async def test_a_player_who_has_agreed_may_withdraw() -> None:
    table = await Table.of("king", "open", "open", "first")
    one, two, _ = table.seats
    await table.vote(one, True)
    await table.vote(two, True)
    await table.vote(two, False)
    assert (table.onlooker.last["event"]["token"], table.proposal()) == ("decline", None)


async def test_every_player_proposes_once_a_deal() -> None:
    table = await Table.of("kings-corner", "open")
    one, two = table.seats
    await table.vote(one, True)
    await table.vote(one, True)
    assert table.of_seat(one).refusals == ["voted-already"]
    await table.vote(two, False)
    await table.vote(one, True)
    assert table.of_seat(one).refusals == ["voted-already"] * 2
    assert table.may() == [two]
    await table.vote(two, True)
    assert table.proposal() == {"seat": two, "agreed": [two]}
    await table.vote(one, True)
    assert table.room.phase == "between"
    for seat in (one, two):
        table.room.ready(table.of_seat(seat))
    await settled(table.room)
    assert (table.room.phase, table.may()) == ("deal", [one, two])
    await table.vote(one, True)
    assert table.proposal() == {"seat": one, "agreed": [one]}


@both_games
async def test_a_proposal_stays_open_while_cards_are_played_and_ends_with_the_deal(game: str) -> None:
    table = await Table.of(game, "open") if game == "kings-corner" else await Table.of(game, "open", "first", "first")
    one, two = table.seats
    await table.vote(one, True)
    for _ in range(4):
        await table.act()
    assert table.proposal() == {"seat": one, "agreed": [one]}
    while table.room.phase == "deal":
        await table.act()
    assert (table.proposal(), table.room.phase) == (None, "between")
    await table.vote(two, True)
    await table.vote(two, False)
    assert table.of_seat(two).refusals == ["nothing-to-end"] * 2
    assert table.state.deals[0].agreed is None


async def test_an_action_chosen_during_a_vote_is_done() -> None:
    """A vote does not change the table; an answer to another question is refused as stale."""
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    deal, version = table.state.match.state, table.state.version
    assert deal is not None
    await table.vote(one, True)
    act(table.room, table.of_seat(deal.to_act), deal.legal()[0], version)
    await settled(table.room)
    assert len(table.state.deals[0].tokens) > 0
    assert table.of_seat(deal.to_act).refusals == []
    await table.act()
    await table.vote(two, True, version)  # chosen at a table without a proposal
    assert (table.of_seat(two).refusals, table.room.phase) == (["stale-version"], "deal")
    asked = table.state.agreement.since
    await table.vote(one, False)
    await table.vote(two, True, asked)
    assert (table.of_seat(two).refusals[1:], table.proposal()) == (["stale-version"], None)
    await table.vote(two, True)
    for early in (asked, table.state.version + 1):
        await table.vote(one, True, early)
    assert table.of_seat(one).refusals == ["stale-version"] * 2
    await table.vote(one, True, table.state.agreement.since)  # cards played since change nothing
    assert table.room.phase == "between"


async def test_only_an_open_proposal_can_be_answered() -> None:
    table = await Table.of("kings-corner", "open", "first")
    one, two = table.seats
    await table.vote(two, False)
    assert (table.of_seat(two).refusals, table.of_seat(two).last["key"]) == (["no-proposal"], "error-no-proposal")
    vote(table.room, table.onlooker, True)
    await settled(table.room)
    assert table.onlooker.refusals == ["not-seated"]
    await table.vote(one, True)
    await table.vote(two, False)
    await table.vote(two, False)
    assert table.of_seat(two).refusals == ["no-proposal"] * 2
    assert len(table.log) == table.state.version


async def test_an_auction_is_not_played_out() -> None:
    table = await auction("open", "first", "first")
    one, two = table.seats
    assert table.may() == []
    await table.vote(one, True)
    assert table.of_seat(one).refusals == ["nothing-to-end"]
    assert table.of_seat(one).last["key"] == "error-nothing-to-end"
    while not table.state.in_play:
        await table.act()
    assert table.may() == [one, two]


async def test_a_player_who_is_away_has_not_agreed() -> None:
    table = await Table.of("king", "open", "first", "first")
    one, two = table.seats
    table.leave(two)
    await table.vote(one, True)
    assert table.of_seat(one).last["view"]["proposal"] == {"seat": one, "agreed": [one]}
    await table.come_back(two)
    assert table.of_seat(two).last["event"]["kind"] == "snapshot"
    assert table.of_seat(two).last["view"]["proposal"] == {"seat": one, "agreed": [one]}
    table.leave(one)
    await table.vote(two, True)
    assert table.room.phase == "between"  # they had agreed before they left


async def test_a_bot_that_thinks_goes_on_thinking() -> None:
    pool, bot = Thinkers(1), Ponderer()
    house = House(think=pool.think, ponderer=bot)
    room, mine = house.open("kings-corner", "pagat", "open", "ponderer")
    friend = await room.sit(JoinRoom("Bo"))
    people = {seat.seat: Listener() for seat in (mine, friend)}
    for seat in (mine, friend):
        room.enter(people[seat.seat], seat.secret)
        await room._mailbox.emptied()
    while (deal := room.state.match.state) is not None and deal.to_act in people:
        act(room, people[deal.to_act], "end")
        await room._mailbox.emptied()
    await until(lambda: bot.thoughts)
    for end in (True, False):
        vote(room, people[mine.seat], end)
        await room._mailbox.emptied()
    vote(room, people[friend.seat], True)
    await room._mailbox.emptied()
    assert (bot.thoughts, bot.told, room._thinking.busy) == (1, 0, True)
    version = room.state.version
    bot.go.set()
    await settled(room)
    assert room.state.version > version
    assert [listener.refusals for listener in people.values()] == [[], []]
    assert people[mine.seat].last["view"]["proposal"] == {"seat": friend.seat, "agreed": [friend.seat]}
    pool.close()


async def test_a_hint_that_was_asked_for_comes_all_the_same() -> None:
    adviser = Adviser()
    adviser.go.clear()
    room, mine = open_room(house(adviser), ["open"], hints=True)
    friend = await room.sit(JoinRoom("Bo"))
    people = {seat.seat: Listener() for seat in (mine, friend)}
    for seat in (mine, friend):
        room.enter(people[seat.seat], seat.secret)
    await settled(room)
    deal = room.state.match.state
    assert deal is not None
    on_turn, other = people[deal.to_act], people[1 - deal.to_act]
    version = room.state.version
    ask(room, on_turn)
    vote(room, other, True)
    await settled(room)
    adviser.go.set()
    await answered(on_turn)
    ask(room, on_turn, version)
    await until(lambda: len(adviser.asked) == 2)
