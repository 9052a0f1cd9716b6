"""The host removes a player: a bot plays on, the secret of the seat opens nothing any more, in later matches too."""

from typing import Any

import pytest

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.room.log.events import Acted, Gone, Lent, Opened, Removed, Reshuffled, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.ports import RoomProblem
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Remove, Reveal, ShowHand
from kingcraft.room.wire.http_messages import JoinRoom, NewSeat
from tests.room.agreeing import Table, auction, updates
from tests.room.memory import FirstLegal, House, Listener, act, settled
from tests.room.shuffling import Partner
from tests.room.test_next_game import begun

both_games = pytest.mark.parametrize("game", ["king", "kings-corner"])


def house() -> House:
    return House(grace=0.01, casual=FirstLegal())


async def table_of(game: str, *others: str) -> Table:
    return await Table.of(game, *others, house=house())


async def remove(table: Table, seat: int, by: int | None = None) -> None:
    asker = table.state.host if by is None else by
    table.room.act(table.of_seat(asker), Remove(7, table.state.version, seat))
    await settled(table.room)


def host_and_guests(table: Table) -> tuple[int, list[int]]:
    return table.state.host, [seat for seat in table.seats if seat != table.state.host]


@both_games
async def test_a_bot_plays_on_and_the_secret_opens_nothing(game: str) -> None:
    table = await table_of(game, "open", *["first", "first"][: 2 if game == "king" else 1])
    host, (guest,) = host_and_guests(table)
    name = table.state.seats[guest].name
    await remove(table, guest)
    assert table.of_seat(guest).closed == "removed"
    assert all(update["event"]["kind"] != "removed" for update in updates(table.of_seat(guest)))
    told = [update for update in updates(table.onlooker) if update["event"]["kind"] == "removed"]
    assert [(each["event"]["seat"], each["event"]["token"], each["event"]["name"]) for each in told] == [
        (host, str(guest), name)
    ]
    seat = told[0]["view"]["seats"][guest]
    assert seat["kind"] == "first"
    assert seat["name"] not in ("", name)
    secret = table._people[guest][0]
    assert table.room.seat_opened_by(secret) is None
    with pytest.raises(RoomProblem, match="removed"):
        table.room.enter(Listener(), secret)
    table.room.enter(Listener(), "")  # looking on is open to all
    with pytest.raises(RoomProblem, match="wrong-secret"):
        table.room.enter(Listener(), "another")
    while table.room.phase == "deal":
        await table.act()
    played = [decode(body) for body in table.log]
    removed = next(number for number, event in enumerate(played) if isinstance(event, Removed))
    assert any(isinstance(event, Acted) and (event.seat, event.by) == (guest, "") for event in played[removed:])
    assert replay_log(table.log) == (table.state, False)


@both_games
async def test_the_record_says_who_was_removed_and_where(game: str) -> None:
    table = await table_of(game, "open", *["first", "first"][: 2 if game == "king" else 0])
    _host, (guest,) = host_and_guests(table)
    for _ in range(3):
        await table.act()
    actions, name = len(table.state.deals[0].tokens), table.state.seats[guest].name
    await remove(table, guest)
    while table.room.phase == "deal":
        await table.act()
    written = record(table.state, table.room.name)
    kind = table.state.seats[guest].kind
    body = written.to_json()
    assert body["removed"] == [{"seat": guest, "name": name, "deal": 0, "action": actions}]
    assert body["seats"][guest] == kind == ("first" if game == "king" else "casual")
    assert body["players"][guest] == table.state.seats[guest].name
    assert replay(parse_record(body)).match.ended == table.state.match.ended


async def test_before_the_first_deal_the_seat_is_open_again() -> None:
    at = house()
    room, mine = at.open("king", "king", "open", "open", "first")
    mia = await room.sit(JoinRoom("Mia"))
    ana, guest = Listener(), Listener()
    room.enter(ana, mine.secret)
    room.enter(guest, mia.secret)
    room.act(ana, Remove(1, room.state.version, mia.seat))
    await settled(room)
    assert (guest.closed, room.state.seats[mia.seat].kind, room.state.removals) == ("removed", "open", ())
    with pytest.raises(RoomProblem, match="removed"):
        room.enter(Listener(), mia.secret)
    again = await room.sit(JoinRoom("Mia"))
    assert again.seat == mia.seat
    room.enter(Listener(), again.secret)
    assert replay_log(at.log.rooms[room.name]) == (room.state, False)


@both_games
async def test_who_may_remove_whom(game: str) -> None:
    table = await table_of(game, "open", "open", *(["first"] if game == "king" else []))
    host, (one, two) = host_and_guests(table)
    bots = [seat for seat in range(len(table.state.seats)) if seat not in table.seats]
    version = table.state.version
    await remove(table, two, one)
    await remove(table, host, one)
    assert table.of_seat(one).refusals == ["not-host", "not-host"]
    for seat in (host, *bots, 7):
        await remove(table, seat)
    assert table.of_seat(host).refusals == ["no-guest"] * (2 + len(bots))
    table.room.act(table.onlooker, Remove(1, version, one))
    assert table.onlooker.refusals == ["not-seated"]
    assert table.state.version == version
    for wrong in (
        Removed(host, "first", "Bo"),
        Removed(one, "open", ""),
        Removed(one, "human", ""),
        Removed(9, "x", ""),
    ):
        with pytest.raises(BrokenLog):
            reduce(table.state, wrong)
    await remove(table, one)
    with pytest.raises(BrokenLog):
        reduce(table.state, Removed(one, "first", "Bo"))


async def test_what_the_removed_player_had_sent_is_not_played() -> None:
    table = await table_of("king", "open", "first", "first")
    host, (guest,) = host_and_guests(table)
    while (deal := table.state.match.state) is not None and deal.to_act != guest:
        await table.act()
    assert deal is not None
    table.house.log.gate.clear()  # the removal is on its way into the log, and waits
    table.room.act(table.of_seat(host), Remove(7, table.state.version, guest))
    act(table.room, table.of_seat(guest), deal.legal()[-1])
    table.house.log.gate.set()
    await settled(table.room)
    assert table.of_seat(guest).refusals == ["not-seated"]
    events = [decode(body) for body in table.log]
    at = next(number for number, event in enumerate(events) if isinstance(event, Removed))
    assert events[at + 1] == Acted(guest, deal.legal()[0])  # its bot's


async def test_an_absent_player_with_a_bot_is_removed_too() -> None:
    table = await table_of("king", "open", "first", "first")
    host, (guest,) = host_and_guests(table)
    table.leave(guest)
    state = reduce(reduce(table.state, Gone(guest)), Lent(guest, host, "casual"))
    after = reduce(state, Removed(guest, "first", "Bo"))
    assert after.absentees.gone == {}
    assert after.people == {host}
    await remove(table, guest)
    assert table.state.people == {host}
    with pytest.raises(RoomProblem, match="removed"):
        await table.come_back(guest)


@both_games
async def test_an_open_proposal_is_closed(game: str) -> None:
    table = await table_of(game, "open", "open", *(["first"] if game == "king" else []))
    host, (one, two) = host_and_guests(table)
    await table.vote(host, True)
    await table.vote(one, True)
    assert table.proposal() is not None
    version = len(table.state.deals[0].tokens)
    await remove(table, two)
    assert table.onlooker.last["view"]["proposal"] is None
    assert (table.room.phase, len(table.state.deals[0].tokens) >= version) == ("deal", True)
    assert table.state.deals[0].agreed is None


async def test_in_an_auction_the_bot_calls() -> None:
    table = await auction("open", "first", "first", house=house())
    _host, (guest,) = host_and_guests(table)
    await remove(table, guest)
    deal: Any = table.state.match.state
    assert deal is not None
    for _ in range(12):
        if table.room.phase == "deal":
            await table.act()
    assert table.state.seats[guest].kind == "first"


async def test_a_shown_hand_is_shown_no_longer() -> None:
    table = await table_of("king", "open", "first", "first")
    _host, (guest,) = host_and_guests(table)
    table.room.show_hand(table.of_seat(guest), ShowHand(0, True))
    assert table.onlooker.last["view"]["sees"] == guest
    await remove(table, guest)
    assert table.onlooker.last["view"]["sees"] == -1


async def shuffling(mute: bool, guests: int = 2) -> tuple[House, Table, dict[int, Partner]]:
    """A table whose list of commitments is closed, and its people; ``mute``: the first guest sends no nonce."""
    at = House(grace=0.01, shuffling=5.0, casual=FirstLegal())
    room, mine = at.open("king", "king", *["open"] * guests, *["first"] * (3 - guests))
    given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(guests)]]
    people = {
        seat.seat: (seat.secret, Partner(room, bytes([number] * 8), mute=number == 1 and mute))
        for number, seat in enumerate(given)
    }
    table = Table(room, at, people)
    for secret, listener in people.values():
        room.enter(listener, secret, shuffles=True)
    room.ready(people[mine.seat][1])
    await settled(room)
    return at, table, {seat: partner for seat, (_, partner) in people.items()}


async def test_a_shuffle_that_waits_for_the_removed_player_is_void_at_once() -> None:
    at, table, partners = await shuffling(mute=True)
    guest = next(seat for seat, partner in partners.items() if partner.mute)
    assert table.room.phase == "waiting"
    assert table.state.deals[0].nonce_commits[guest]
    await remove(table, guest)
    events = [decode(body) for body in at.log.rooms[table.room.name]]
    at_removal = next(number for number, event in enumerate(events) if isinstance(event, Removed))
    void = events[at_removal + 1]
    assert isinstance(void, Reshuffled)
    assert void.seats == [guest]
    assert (table.state.deals[0].voids, table.state.deals[0].silent) == (1, (guest,))
    assert table.state.seats[guest].kind == "first"  # the cards were as good as dealt


async def test_a_nonce_that_came_counts_although_its_player_is_removed() -> None:
    _at, table, partners = await shuffling(mute=True)
    late, guest = sorted(host_and_guests(table)[1], key=lambda seat: not partners[seat].mute)
    await remove(table, guest)
    assert (table.state.deals[0].voids, table.room.phase) == (0, "waiting")
    table.room.shuffle(table.of_seat(late), Reveal(0, 0, bytes([1] * 8).hex()))
    await settled(table.room)
    assert [bool(nonce) for nonce in table.state.deals[0].nonces] == [seat in table.seats for seat in range(4)]
    assert table.state.seats[guest].kind == "first"


async def test_no_seat_is_opened_once_the_list_of_a_shuffle_is_closed() -> None:
    _at, table, _partners = await shuffling(mute=True)
    host, guests = host_and_guests(table)
    table.room.leave(table.of_seat(guests[1]))
    with pytest.raises(RoomProblem, match="seat-taken"):
        await table.room.reseat(guests[1], NewSeat("open"), host)
    assert table.state.seats[guests[1]].kind == "human"


async def test_alone_with_bots_the_host_sends_their_nonce_openly_from_then_on() -> None:
    _at, table, _partners = await shuffling(mute=False, guests=1)
    host, (guest,) = host_and_guests(table)
    assert len([nonce for nonce in table.state.deals[0].nonces if nonce]) == 2
    while table.room.phase == "deal":
        await table.act()
    await remove(table, guest)
    table.room.ready(table.of_seat(host))
    await settled(table.room)
    course = table.state.deals[1]
    assert [bool(nonce) for nonce in course.nonces] == [seat == host for seat in range(4)]
    assert course.nonce_commits == ()
    assert replay_log(table.log) == (table.state, False)


async def test_the_secret_is_void_in_the_match_after_this_one_too() -> None:
    found = await begun("open", "open")
    room, mia = found.room, found.given[1]
    room.act(found.people[0], Remove(1, room.state.version, mia.seat))
    await settled(room)
    following = await found.next()
    opened = decode(found.house.log.rooms[following.name][0])
    assert isinstance(opened, Opened)
    assert len(opened.removed) == 1
    assert following.seat_opened_by(mia.secret) is None
    with pytest.raises(RoomProblem, match="removed"):
        following.enter(Listener(), mia.secret)
    with pytest.raises(RoomProblem, match="removed"):
        await found.next(1)
    room.act(found.people[0], Remove(2, room.state.version, found.given[2].seat))
    await settled(room)
    assert found.people[0].refusals == ["no-guest"]  # they have gone on to the other room
