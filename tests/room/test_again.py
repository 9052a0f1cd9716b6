"""Another match among the same people: one room for all, opened by the first player who asks; seats that stay empty."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.room.log.events import Followed, Reseated
from kingcraft.room.log.replay import replay_log
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.people.seats import digest
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Lend
from kingcraft.room.wire.http_messages import JoinRoom, NewRoom, NewSeat, Seated
from kingcraft.server.store.sqlite import SqliteStore
from kingcraft.service.rooms import Rooms
from tests.room.memory import House, Listener, play_deal, settled


class Evening:
    """People who have played a match of one deal to its end, and the rooms of their server."""

    def __init__(self, house: House, rooms: Rooms, room: Room, given: list[Seated]) -> None:
        self.house = house
        self.rooms = rooms
        self.room = room
        self.given = given
        self.people = {seated.seat: Listener() for seated in given}


async def evening(*others: str, game: str = "kings-corner", preset: str = "pagat", **options: Any) -> Evening:
    """A match that is over; ``others``: the kinds of the other seats."""
    house = House()
    rooms = Rooms(house.ports, max_rooms=50, forget_after=60)
    opened, mine = house.open(game, preset, *others, **(options or {"deals": 1}))
    room = await rooms.find(opened.name)
    names = [f"Guest {number}" for number in range(others.count("open"))]
    found = Evening(house, rooms, room, [mine, *[await room.sit(JoinRoom(name)) for name in names]])
    for seated in found.given:
        room.enter(found.people[seated.seat], seated.secret)
    await settled(room)
    while room.phase != "over":
        for listener in found.people.values():
            room.ready(listener)
        await play_deal(room, found.people, lambda legal: legal[0])
    return found


async def test_the_first_to_ask_opens_it_for_all() -> None:
    met = await evening("open", "first", "open")
    first, *others = met.given
    mine = await met.rooms.again(met.room.name, first.secret)
    for seat, listener in met.people.items():
        assert listener.last["event"]["kind"] == "followed"
        assert listener.last["view"]["following"] == {
            "room": mine.room,
            "seat": first.seat,
            "game": "kings-corner",
            "rules": "pagat?deals=1",
            "onlookers": [],
        }
        assert listener.last["view"]["you"] == seat
    found = [await met.rooms.again(met.room.name, other.secret) for other in others]
    assert {seated.room for seated in found} == {mine.room}
    after = await met.rooms.find(mine.room)
    assert [(seat.kind, seat.name) for seat in after.state.seats] == [
        (seat.kind, seat.name) for seat in met.room.state.seats
    ]
    assert after.state.rules == met.room.state.rules
    assert after.state.match.ended == ()
    assert (after.state.hints, after.state.undo) == (met.room.state.hints, met.room.state.undo)
    assert [seated.commit for seated in found] == [mine.commit] * 2 == [after.state.deals[0].commit] * 2

    # It waits for all of them, and then it is dealt.
    for seated in (mine, *found):
        assert after.phase == "waiting"
        after.enter(Listener(), seated.secret)
        await settled(after)
    assert after.phase == "deal"


async def test_two_who_ask_at_once_get_one_room() -> None:
    met = await evening("open", "open")
    asked = [met.rooms.again(met.room.name, seated.secret) for seated in met.given * 3]
    found = await asyncio.gather(*asked)
    assert len({seated.room for seated in found}) == 1
    assert len({seated.seat for seated in found}) == 3
    assert len(met.house.log.rooms) == 2


async def test_only_the_players_of_a_match_may_ask_and_guests_only_when_it_is_over() -> None:
    met = await evening("open")
    for secret in ("", "x" * 32):
        with pytest.raises(RoomProblem, match="wrong-secret"):
            await met.rooms.again(met.room.name, secret)
    assert met.room.state.following is None
    mine = await met.rooms.again(met.room.name, met.given[0].secret)
    with pytest.raises(RoomProblem, match="hosts-match"):
        await met.rooms.again(mine.room, met.given[1].secret)


async def test_nothing_of_it_tells_a_secret() -> None:
    """No new secret is made, and neither people nor the log receive the old ones."""
    met = await evening("open", "open")
    onlooker = Listener()
    met.room.enter(onlooker, "")
    mine = await met.rooms.again(met.room.name, met.given[0].secret)
    told = str([listener.messages for listener in (onlooker, *met.people.values())])
    logs = b"".join(body for log in met.house.log.rooms.values() for body in log).decode()
    for seated in met.given:
        assert seated.secret not in told + logs
        assert digest(seated.secret) not in told
    assert mine.secret == met.given[0].secret
    assert onlooker.last["view"]["following"]["room"] == mine.room


async def test_a_late_player_is_led_to_the_match_that_is_played_now() -> None:
    met = await evening("open")
    ana, bo = met.given
    second = await met.rooms.again(met.room.name, ana.secret)
    room = await met.rooms.find(second.room)
    people = {}
    for seated in met.given:
        listener = Listener()
        room.enter(listener, seated.secret)
        people[room.given(seated.secret).seat] = listener
    await settled(room)
    await play_deal(room, people, lambda legal: legal[0])
    third = await met.rooms.again(met.room.name, bo.secret)
    assert third.room not in (met.room.name, second.room)
    assert room.state.following == Followed(room.given(bo.secret).seat, third.room)
    assert (await met.rooms.again(second.room, ana.secret)).room == third.room


async def test_a_player_against_bots_gets_a_new_match_each_time() -> None:
    met = await evening("first", "first")
    rooms = {(await met.rooms.again(met.room.name, met.given[0].secret)).room for _ in range(2)}
    assert len(rooms) == 2
    assert met.room.state.following is None


async def test_in_king_seats_are_drawn_again_and_every_player_finds_their_own() -> None:
    met = await evening("open", "open", "open", game="king", preset="king", contracts=["no-king"])
    names = {seated.secret: met.room.state.seats[seated.seat].name for seated in met.given}
    found = {secret: await met.rooms.again(met.room.name, secret) for secret in names}
    [room] = {given.room for given in found.values()}
    seats = (await met.rooms.find(room)).state.seats
    assert {secret: seats[given.seat].name for secret, given in found.items()} == names
    assert seats != met.room.state.seats
    assert (await met.rooms.find(room)).state.host == found[met.given[0].secret].seat


async def test_what_cannot_be_stored_is_not_promised() -> None:
    met = await evening("open")
    met.house.log.full = True
    with pytest.raises(Exception, match="full"):
        await met.rooms.again(met.room.name, met.given[0].secret)
    assert met.room.state.following is None
    met.house.log.full = False
    mine = await met.rooms.again(met.room.name, met.given[0].secret)
    assert met.room.state.following == Followed(met.given[0].seat, mine.room)


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    met = await evening("open")
    mine = await met.rooms.again(met.room.name, met.given[0].secret)
    rooms = Rooms(met.house.ports, max_rooms=50, forget_after=60)
    assert (await rooms.again(met.room.name, met.given[1].secret)).room == mine.room
    found = replay_log(met.house.log.rooms[met.room.name])
    assert found is not None
    assert found == (met.room.state, False)
    store = SqliteStore(tmp_path)
    try:
        assert await store.append(mine.room, 0, met.house.log.rooms[mine.room])
        assert await store.read(mine.room) == met.house.log.rooms[mine.room]
    finally:
        store.close()


async def test_a_seat_that_no_one_takes_goes_to_a_bot_or_to_a_newcomer() -> None:
    met = await evening("open", "open")
    ana, bo, cy = met.given
    mine = await met.rooms.again(met.room.name, ana.secret)
    room = await met.rooms.find(mine.room)
    here = Listener()
    room.enter(here, mine.secret)
    await settled(room)
    seats = {given.secret: room.given(given.secret).seat for given in met.given}
    with pytest.raises(RoomProblem, match="seat-taken"):  # she is there
        await room.reseat(mine.seat, NewSeat("open"), mine.seat)
    with pytest.raises(RoomProblem, match="seat-taken"):  # Bo still looks at the podium
        await room.reseat(seats[bo.secret], NewSeat("open"), mine.seat)
    for gone in (bo, cy):
        met.room.leave(met.people[gone.seat])
    with pytest.raises(Refused):
        await room.reseat(seats[bo.secret], NewSeat("human"), mine.seat)
    await room.reseat(seats[bo.secret], NewSeat("first", "Ada"), mine.seat)
    await room.reseat(seats[cy.secret], NewSeat("open"), mine.seat)
    await settled(room)
    assert [room.state.seats[seats[who.secret]].kind for who in (bo, cy)] == ["first", "open"]
    assert here.last["event"] == here.last["event"] | {"kind": "seat", "seat": seats[cy.secret]}
    with pytest.raises(RoomProblem, match="seat-taken"):
        await met.rooms.again(met.room.name, bo.secret)
    dora = await room.sit(JoinRoom("Dora"))
    assert (dora.seat, room.seat_opened_by(cy.secret)) == (seats[cy.secret], None)
    room.enter(Listener(), dora.secret)
    await settled(room)
    assert room.phase == "deal"
    with pytest.raises(RoomProblem, match="seat-taken"):  # the cards are dealt
        await room.reseat(dora.seat, NewSeat("open"), mine.seat)


async def test_the_host_opens_the_seat_of_a_bot_again_and_others_do_not() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=50, forget_after=60)
    mine = await rooms.open(NewRoom("kings-corner", "pagat", [NewSeat("you", "Ana"), *[NewSeat("open")] * 3]))
    room = await rooms.find(mine.room)
    bo = await room.sit(JoinRoom("Bo"))
    for secret in (mine.secret, bo.secret):
        room.enter(Listener(), secret)
    await room.reseat(2, NewSeat("first", "Ada"), bo.seat)
    with pytest.raises(RoomProblem, match="not-host"):
        await room.reseat(2, NewSeat("open"), bo.seat)
    with pytest.raises(RoomProblem, match="seat-taken"):  # a bot does not take the place of another
        await room.reseat(2, NewSeat("first", "Eva"), mine.seat)
    await room.reseat(2, NewSeat("open"), mine.seat)
    assert [seat.kind for seat in room.state.seats] == ["human", "human", "open", "open"]
    cy = await room.sit(JoinRoom("Cy"))
    assert cy.seat == 2
    room.enter(Listener(), cy.secret)
    await room.reseat(3, NewSeat("first"), mine.seat)
    await settled(room)
    with pytest.raises(RoomProblem, match="seat-taken"):  # all are there: the cards are as good as dealt
        await room.reseat(3, NewSeat("open"), mine.seat)
    assert replay_log(house.log.rooms[room.name]) == (room.state, False)


async def test_a_bot_may_take_the_last_seat_that_is_waited_for() -> None:
    met = await evening("open")
    mine = await met.rooms.again(met.room.name, met.given[0].secret)
    room = await met.rooms.find(mine.room)
    room.enter(Listener(), mine.secret)
    met.room.leave(met.people[met.given[1].seat])
    await room.reseat(1 - mine.seat, NewSeat("first", "Ada"), mine.seat)
    await settled(room)
    assert room.phase == "deal"


async def test_a_player_who_still_looks_at_the_podium_is_not_away() -> None:
    met = await evening("open")
    ana, bo = met.given
    mine = await met.rooms.again(met.room.name, bo.secret)
    room = await met.rooms.find(mine.room)
    here = Listener()
    room.enter(here, bo.secret)
    await settled(room)
    seat = room.given(ana.secret).seat

    def shown() -> tuple[bool, bool, int]:
        view = here.last["view"]["seats"][seat]
        return view["connected"], view["atLastMatch"], view["lendIn"]

    assert shown() == (False, True, 20)
    room.act(here, Lend(1, room.state.version, seat))
    await settled(room)
    assert here.refusals == ["not-away"]
    met.room.leave(met.people[ana.seat])
    assert shown() == (False, False, 0)
    again = Listener()
    met.room.enter(again, ana.secret)
    assert shown()[:2] == (False, True)
    # A room that was forgotten and is loaded again knows it too.
    met.room.leave(again)
    met.rooms._forget(older_than=0)
    reloaded = await met.rooms.find(met.room.name)
    reloaded.enter(Listener(), ana.secret)
    assert shown()[:2] == (False, True)
    room.enter(Listener(), ana.secret)
    await settled(room)
    assert room.phase == "deal"


async def test_a_guest_has_no_power_over_the_seat_of_the_host() -> None:
    """But the match can begin without the host: a bot plays until they are there, and the seat stays theirs."""
    met = await evening("open", "open")
    ana, bo, cy = met.given
    assert met.room.state.host == ana.seat
    mine = await met.rooms.again(met.room.name, bo.secret)
    room = await met.rooms.find(mine.room)
    seats = {given.secret: room.given(given.secret).seat for given in met.given}
    assert room.state.host == seats[ana.secret]
    for listener in met.people.values():
        met.room.leave(listener)
    here = {guest.secret: Listener() for guest in (bo, cy)}
    for secret, listener in here.items():
        room.enter(listener, secret)
    await settled(room)
    for wish in (NewSeat("open"), NewSeat("first", "Ada")):
        with pytest.raises(RoomProblem, match="hosts-seat"):
            await room.reseat(seats[ana.secret], wish, seats[bo.secret])
    room.act(here[bo.secret], Lend(1, room.state.version, seats[ana.secret]))
    await settled(room)
    assert room.phase == "deal"
    host = room.state.seats[seats[ana.secret]]
    assert (host.kind, host.secret) == ("human", digest(ana.secret))
    assert room.state.absentees.bot_of(seats[ana.secret])
    room.enter(Listener(), ana.secret)
    await settled(room)
    assert not room.state.absentees.bot_of(seats[ana.secret])
    found = replay_log(met.house.log.rooms[room.name])
    assert found == (room.state, False)


async def test_impossible_events_are_refused() -> None:
    met = await evening("open", "first")
    for wrong in (Reseated(1, "open", ""), Followed(2, "x"), Followed(9, "x")):
        with pytest.raises(BrokenLog):
            reduce(met.room.state, wrong)
    after = reduce(met.room.state, Followed(0, "x"))
    with pytest.raises(BrokenLog):
        reduce(after, Followed(0, "y"))
