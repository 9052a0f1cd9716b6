"""Giving a deal of Kings Corner up: two or more people agree, no one scores, and the same dealer deals again."""

from typing import Any

import pytest

from kingcraft.games.registry import games
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.record.verify import verify
from kingcraft.room.log.events import Acted, Committed, Gone, Laid, Voided, Voted, VotedVoid, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Lend
from kingcraft.room.wire.http_messages import Alone, FromRoom, JoinRoom, NewPractice
from kingcraft.service.replays import replay_deal, replay_match
from tests.room.agreeing import Table
from tests.room.memory import Listener, play_deal, settled
from tests.room.practice import practise, seats
from tests.room.test_absence import gone, lend, table_of

CHIPS = {"scoring": "chips", "deals": 2}


async def table(*others: str, **options: Any) -> Table:
    return await Table.of("kings-corner", *others, **options)


async def give_up(one: Table) -> None:
    """All people agree in the middle of the deal."""
    for _ in range(3):
        await one.act()
    for seat in one.seats:
        await one.vote(seat, True)


async def deal_again(one: Table) -> None:
    for seat in one.seats:
        one.room.ready(one.of_seat(seat))
    await settled(one.room)
    assert one.room.phase == "deal"


async def play(one: Table) -> None:
    await play_deal(one.room, {seat: one.of_seat(seat) for seat in one.seats}, lambda legal: legal[0])


async def test_all_agree_and_the_deal_is_void() -> None:
    one = await table("open", "first", "open")
    assert (one.proposal(), one.may()) == (None, one.seats)
    first, second, third = one.seats
    await one.act()
    await one.vote(first, True)
    assert [one.onlooker.last["event"][name] for name in ("kind", "seat", "token")] == ["vote", first, "propose"]
    await one.vote(second, True)
    assert one.proposal() == {"seat": first, "agreed": [first, second]}
    before, counted = one.state, len(one.onlooker.messages)
    await one.vote(third, True)
    (update,) = one.onlooker.messages[counted:]
    event, view = update["event"], update["view"]
    assert (event["kind"], event["seat"], event["ended"]) == ("void", third, True)
    assert (view["phase"], view["proposal"], view["voids"], one.may()) == ("between", None, True, [])
    voted, voided, commitment = [decode(body) for body in one.log[before.version :]]
    assert (voted, voided, type(commitment)) == (VotedVoid(third, True), Voided(0), Committed)
    (line,) = view["sheet"]["deals"]
    assert (line["void"], line["scores"], view["sheet"]["totals"]) == (True, [0] * 4, [0] * 4)
    assert one.room.summary(None).deals == 0
    assert replay_log(one.log) == (one.state, False)


async def test_the_same_dealer_deals_the_next_index() -> None:
    one = await table("open", "first")
    dealer = one.state.match.dealer
    await give_up(one)
    match = one.state.match
    assert (match.dealer, len(match.ended), match.counted, match.totals) == (dealer, 1, 0, [0, 0, 0])
    await deal_again(one)
    deal = one.state.match.state
    assert deal is not None
    assert (deal.dealer, one.onlooker.last["view"]["deal"]) == (dealer, 1)
    assert one.state.deals[0].deck != one.state.deals[1].deck
    await play(one)
    assert one.state.match.dealer == (dealer + 1) % 3


async def test_its_shuffle_is_revealed_and_fair() -> None:
    """As of any deal that has ended: before, the seed is shown to no one."""
    one = await table("open")
    seed = one.state.deals[0].server_seed
    for seat in one.seats:
        assert one.onlooker.last["view"]["proofs"][0]["serverSeed"] == ""
        await one.vote(seat, True)
    assert one.onlooker.last["view"]["proofs"][0]["serverSeed"] == seed
    assert one.onlooker.last["view"]["proofs"][1]["serverSeed"] == ""
    written = parse_record(record(one.state, one.room.name).to_json())
    assert [verdict.kind for verdict in verify(written)] == ["fair"]


async def test_it_moves_no_chips_and_does_not_count() -> None:
    """The pot stays as before the deal, and a match of two deals has two that count."""
    one = await table("open", "first", **CHIPS)
    await play(one)
    before = one.state.match
    await deal_again(one)
    await give_up(one)
    after = one.state.match
    assert (after.carry, after.totals, after.dealer, after.over) == (before.carry, before.totals, before.dealer, False)
    assert (len(after.ended), after.counted) == (2, 1)
    await deal_again(one)
    await play(one)
    assert one.room.phase == "over"
    assert len(one.state.match.ended) == 3
    written = record(one.state, one.room.name)
    document = written.to_json()
    assert [("void" in deal, "scores" in deal) for deal in document["deals"]] == [
        (False, True),
        (True, False),
        (False, True),
    ]
    found = replay(parse_record(document))
    assert found.match == one.state.match
    assert found.before(2) == after
    assert found.to_json()["deals"][1] == {"void": True}


async def test_a_player_alone_with_bots_cannot() -> None:
    """They would give up every deal that they are losing."""
    one = await table("first", "first")
    (seat,) = one.seats
    assert one.may() == []
    await one.vote(seat, True)
    assert (one.of_seat(seat).refusals, one.of_seat(seat).last["key"]) == (["alone"], "error-alone")
    assert one.state.version == len(one.log)
    with pytest.raises(BrokenLog):
        reduce(one.state, VotedVoid(seat, True))


async def test_in_a_practice_one_is_alone_too() -> None:
    house = (await table("open")).house
    room, mine = practise(house, NewPractice(Alone("kings-corner", "pagat"), seats(3, 0), deals=1))
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    assert (ana.last["view"]["voids"], ana.last["view"]["mayPropose"]) == (True, False)


async def test_a_player_who_is_left_alone_cannot_either() -> None:
    """A proposal lapses when everyone else has been away for long, and is made again when one of them is back."""
    one = await table_of("kings-corner", "open")
    first, second = one.seats
    await one.vote(first, True)
    await gone(one, second)
    assert (one.room.phase, one.state.question.agreed) == ("deal", ())
    assert one.of_seat(first).last["view"]["mayPropose"] is False
    await one.vote(first, True)
    assert one.of_seat(first).refusals == ["alone"]
    one.room.act(one.of_seat(first), Lend(7, one.state.version, second))
    await settled(one.room)
    assert one.of_seat(first).last["view"]["seats"][second]["substitute"] == "casual"
    await one.come_back(second)
    await one.vote(second, True)
    await one.vote(first, True)
    assert one.room.phase == "between"


async def test_a_player_who_has_gone_is_not_asked() -> None:
    """The two who stay can give the deal up; one of them had agreed before the third went."""
    one = await table_of("kings-corner", "open", "open")
    first, second, third = one.seats
    await one.vote(first, True)
    await one.vote(second, True)
    await gone(one, third)
    assert one.room.phase == "between"
    assert [type(decode(body)) for body in one.log[-3:]] == [Gone, Voided, Committed]
    assert one.state.match.ended[0].void
    assert replay_log(one.log) == (one.state, False)


async def test_a_bot_that_sits_in_does_not_agree() -> None:
    one = await table_of("kings-corner", "open", "open")
    first, second, third = one.seats
    await gone(one, third)
    await lend(one, first, third)
    await one.vote(first, True)
    assert one.room.phase == "deal"
    await one.vote(second, True)
    assert one.room.summary(None).phase == "between"


async def test_nothing_of_it_can_be_taken_back_or_played_on() -> None:
    one = await table("open", "first")
    await give_up(one)
    assert one.state.turn == ()
    for seat in one.seats:
        await one.vote(seat, True)
        assert one.of_seat(seat).refusals == ["nothing-to-end"]


@pytest.mark.parametrize("name", games()["kings-corner"].presets)
async def test_by_the_rules_of_every_preset(name: str) -> None:
    house = (await table("open")).house
    room, mine = house.open("kings-corner", name, "open", "first")
    friend = await room.sit(JoinRoom("Bo"))
    one = Table(room, house, {seat.seat: (seat.secret, Listener()) for seat in (mine, friend)})
    await one.enter()
    await give_up(one)
    await deal_again(one)
    await play(one)
    document = record(one.state, one.room.name).to_json()
    assert replay(parse_record(document)).match == one.state.match
    assert [verdict.kind for verdict in verify(parse_record(document))] == ["fair", "fair"]


async def test_a_log_with_an_impossible_vote_is_broken() -> None:
    one = await table("open")
    first, second = one.seats
    for wrong in (Voided(0), VotedVoid(9, True), VotedVoid(first, False)):
        with pytest.raises(BrokenLog):
            reduce(one.state, wrong)
    agreed = reduce(reduce(one.state, VotedVoid(first, True)), VotedVoid(second, True))
    for other in (Voided(1), Voted(first, True)):
        with pytest.raises(BrokenLog):
            reduce(agreed, other)
    assert reduce(agreed, Voided(0)).match.counted == 0
    king = await Table.of("king", "open", "first", "first")
    with pytest.raises(BrokenLog):
        reduce(king.state, VotedVoid(king.seats[0], True))


async def test_it_outlives_a_restart() -> None:
    one = await table("open", "first")
    first, second = one.seats
    await one.vote(first, True)
    one.room = Room(one.room.name, state_of(map(decode, one.log)), one.house.ports)
    await one.enter()
    assert one.proposal() == {"seat": first, "agreed": [first]}
    await one.vote(second, True)
    stored = state_of(map(decode, one.log))
    assert stored == one.state
    one.room = Room(one.room.name, stored, one.house.ports)
    await one.enter()
    assert (one.room.phase, one.onlooker.last["view"]["sheet"]["deals"][0]["void"]) == ("between", True)


async def with_an_older_vote(one: Table, seat: int) -> None:
    """Open the room again from a log in which an older version stored that ``seat`` asked to end the deal."""
    one.log.append(encode(Voted(seat, True)))
    one.room = Room(one.room.name, state_of(map(decode, one.log)), one.house.ports)
    await one.enter()


class TestOlderLogs:
    """Before version 0.9 the room played the rest in Kings Corner too."""

    async def test_an_agreed_end_folds_as_before(self) -> None:
        one = await table("open", "first")
        await one.act()
        state = one.state
        for seat in one.seats:
            state = reduce(state, Voted(seat, True))
        assert (state.ending, state.voiding) == (True, False)
        begun = len(state.deals[0].tokens)
        while (deal := state.match.state) is not None:
            state = reduce(state, Acted(deal.to_act, deal.legal()[0]))
        assert state.deals[0].agreed == begun
        assert not state.match.ended[0].void

    async def test_a_person_alone_ended_it_at_once(self) -> None:
        one = await table("first")
        state = reduce(one.state, Voted(one.seats[0], True))
        assert state.ending

    async def test_an_older_proposal_is_not_answered_any_more(self) -> None:
        """What was asked was something else; anyone may propose to give the deal up."""
        one = await table("open", "first")
        first, second = one.seats
        await with_an_older_vote(one, first)
        assert (one.proposal(), one.may()) == (None, [first, second])
        await one.vote(second, False)
        assert one.of_seat(second).refusals == ["no-proposal"]
        await one.vote(second, True)
        assert one.proposal() == {"seat": second, "agreed": [second]}
        await one.vote(first, True)
        assert one.state.match.ended[0].void

    async def test_and_is_withdrawn_when_its_asker_is_left_alone(self) -> None:
        one = await table_of("kings-corner", "open")
        first, second = one.seats
        await with_an_older_vote(one, first)
        await gone(one, second)
        assert (one.room.phase, one.state.agreement.agreed) == ("deal", ())
        while (deal := one.state.match.state) is not None and deal.to_act != first:
            await lend(one, first, second)
        await one.act()
        assert one.state.deals[0].agreed is None


async def test_its_cards_can_be_practised_and_played_again() -> None:
    """A practice begins in the void deal, or after it: void deals before it are laid out as such."""
    one = await table("open", deals=1)
    await give_up(one)
    await deal_again(one)
    await play(one)
    assert one.room.phase == "over"
    for deal, voids in ((0, []), (1, [True])):
        wish = NewPractice(FromRoom(one.room.name, deal, 1), seats(2, 0), deals=1)
        room, mine = practise(one.house, wish, one.state)
        laid = [event for event in map(decode, one.house.log.rooms[room.name]) if isinstance(event, Laid)]
        assert [event.void for event in laid] == [*voids, False]
        assert room.state.practice is not None
        assert bool(room.state.practice.scores) is (deal == 1)
        ana = Listener()
        room.enter(ana, mine.secret)
        await settled(room)
        await play_deal(room, {mine.seat: ana}, lambda legal: legal[0])
        assert room.phase == "over"
        assert replay_log(one.house.log.rooms[room.name]) == (room.state, False)


async def test_the_viewer_shows_it_up_to_where_it_was_given_up() -> None:
    one = await table("open", deals=1)
    await give_up(one)
    await deal_again(one)
    await play(one)
    found = replay(parse_record(record(one.state, one.room.name).to_json()))
    match = replay_match(found)
    assert [line.void for line in match.sheet.deals] == [True, False]
    assert match.actions == [len(course.tokens) for course in one.state.deals]
    shown, after = replay_deal(found, 0), replay_deal(found, 1)
    assert (shown.void, shown.ended, len(shown.frames)) == (True, None, match.actions[0] + 1)
    assert (after.void, after.view.sheet.totals, after.view.dealer) == (False, [0, 0], shown.view.dealer)
