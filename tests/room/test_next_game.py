"""The next game among the same people: other rules or another game, also before a match is over."""

from typing import Any

import msgspec
import pytest

from kingcraft.games.reasons import Refused
from kingcraft.room.log.events import Followed, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.people.again import another_match, planned
from kingcraft.room.people.onlookers import Guest
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Act, Lend, Remove, Rename
from kingcraft.room.wire.http_messages import JoinRoom, NewRoom, NewSeat, NextMatch, Seated
from kingcraft.service.rooms import Rooms
from tests.room.memory import House, Listener, settled

KING = NextMatch("king")
CORNER = NextMatch("pagat")


class Table:
    """A match of Kings Corner or King that has just begun, or waits for players."""

    def __init__(self, rooms: Rooms, room: Room, given: list[Seated], house: House) -> None:
        self.rooms = rooms
        self.room = room
        self.given = given
        self.house = house
        self.people = [Listener() for _ in given]

    async def next(self, who: int = 0, wish: NextMatch = KING) -> Room:
        seated = await self.rooms.again(self.room.name, self.given[who].secret, wish)
        return await self.rooms.find(seated.room)

    async def next_of(self, room: Room, wish: NextMatch = CORNER) -> Room:
        return await self.rooms.find((await self.rooms.again(room.name, self.given[0].secret, wish)).room)

    def seat_at(self, room: Room, who: int) -> int | None:
        return room.seat_opened_by(self.given[who].secret)


async def table(*others: str, game: str = "kings-corner", guests: int = 9, here: int = 9, **allowed: Any) -> Table:
    """Ana's table; ``guests``: how many of the open seats are taken; ``here``: how many people are connected."""
    house = House()
    rooms = Rooms(house.ports, max_rooms=50, forget_after=60)
    seats = [NewSeat("you", "Ana"), *(NewSeat(kind) for kind in others)]
    preset = {"kings-corner": "pagat", "king": "king"}[game]
    mine = await rooms.open(NewRoom(game, preset, seats, **allowed))
    room = await rooms.find(mine.room)
    coming = min(guests, others.count("open"))
    given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(coming)]]
    found = Table(rooms, room, given, house)
    for seated, listener in zip(given[:here], found.people, strict=False):
        room.enter(listener, seated.secret)
    await settled(room)
    return found


async def begun(*others: str, **how: Any) -> Table:
    """The same with cards dealt."""
    found = await table(*others, **how)
    found.room.ready(found.people[0])
    await settled(found.room)
    assert found.room.phase == "deal"
    return found


async def test_the_host_begins_another_game_in_the_middle_of_a_match_and_the_match_stays() -> None:
    met = await begun("open", "first", "open")
    version = met.room.state.version
    king = await met.next()
    assert (king.state.rules.game, king.state.rules.preset) == ("king", "king")
    for seat, listener in enumerate(met.people):
        assert listener.last["event"] | {"kind": "followed", "seat": met.given[0].seat} == listener.last["event"]
        assert listener.last["view"]["following"] == {
            "room": king.name,
            "seat": met.given[0].seat,
            "game": "king",
            "rules": "king",
            "onlookers": [],
        }
        assert listener.last["view"]["phase"] == "deal", seat
    names = sorted((seat.kind, seat.name) for seat in met.room.state.seats)
    assert sorted((seat.kind, seat.name) for seat in king.state.seats) == names
    assert king.state.host == met.seat_at(king, 0)

    # What a player chose before is still good.
    deal = met.room.state.match.state
    assert deal is not None
    actor = next(number for number, seated in enumerate(met.given) if seated.seat == deal.to_act)
    met.room.act(met.people[actor], Act(1, version, deal.legal()[0]))
    await settled(met.room)
    assert not met.people[actor].refusals
    assert met.room.state.version > version + 1
    assert replay_log(met.house.log.rooms[met.room.name]) == (met.room.state, False)


async def test_guests_begin_none_before_the_match_is_over_but_go_along() -> None:
    met = await begun("open", "open")
    for wish in (KING, NextMatch()):
        with pytest.raises(RoomProblem, match="hosts-match"):
            await met.next(1, wish)
    assert met.room.state.following is None
    assert len(met.house.log.rooms) == 1
    king = await met.next()
    # A wish that comes later leads where the others are.
    for who, wish in ((1, KING), (2, NextMatch("gracenote")), (0, NextMatch())):
        assert await met.next(who, wish) is king
    assert len({met.seat_at(king, who) for who in range(3)}) == 3
    # The host of this match begins the one after it too.
    with pytest.raises(RoomProblem, match="hosts-match"):
        await met.rooms.again(king.name, met.given[1].secret)
    third = await met.rooms.find((await met.rooms.again(king.name, met.given[0].secret)).room)
    assert third.state.rules == king.state.rules
    assert await met.next(2) is third is await met.rooms.newest(met.room.name)


async def test_impossible_wishes_change_nothing() -> None:
    met = await begun("open", "open", "open", "open", "open")
    impossible = (
        NextMatch("nonsense"),
        NextMatch("pagat?target=x"),
        NextMatch("pagat", {"nonsense": 1}),
        NextMatch(options={"target": -5}),
        NextMatch("pagat", {"hand_size": 10}),  # there are not that many cards
    )
    for wish in impossible:
        with pytest.raises(Refused, match="bad-format"):
            await met.next(0, wish)
    assert met.room.state.following is None
    assert len(met.house.log.rooms) == 1


async def test_of_six_people_four_play_king_and_two_look_on() -> None:
    """The host has a seat, and the others in the order of their seats; no one has another player's."""
    met = await begun("open", "open", "open", "open", "open")
    king = await met.next()
    assert [met.seat_at(king, who) is not None for who in range(6)] == [True] * 4 + [False] * 2
    names = {king.state.seats[met.seat_at(king, who) or 0].name for who in range(4)}
    assert names == {"Ana", "Guest 0", "Guest 1", "Guest 2"}
    assert met.people[5].last["view"]["following"]["onlookers"] == [4, 5]
    for who in (4, 5):
        with pytest.raises(RoomProblem, match="seat-taken"):
            await met.rooms.again(met.room.name, met.given[who].secret)
        with pytest.raises(RoomProblem, match="wrong-secret"):
            king.enter(Listener(), met.given[who].secret)


def looks(room: Room) -> list[tuple[str, str, int]]:
    return sorted((seat.name, seat.figure, seat.disc) for seat in room.state.seats)


async def test_back_at_a_game_with_room_all_six_have_their_seats_again() -> None:
    """Also after a second match of King, and after a restart in between; the secret of the first match is enough."""
    met = await begun("open", "open", "open", "open", "open")
    king = await met.next()
    assert [seat.name for seat in king.state.bench] == ["Guest 3", "Guest 4"]
    again = await met.next_of(king, NextMatch())
    assert again.state.bench == king.state.bench
    for name in (met.room.name, king.name, again.name):
        with pytest.raises(RoomProblem, match="seat-taken"):
            await met.rooms.again(name, met.given[5].secret)
    assert again.state.following is None  # they begin no match
    with pytest.raises(RoomProblem, match="wrong-secret"):
        again.enter(Listener(), met.given[5].secret)

    met.rooms = Rooms(met.house.ports, max_rooms=50, forget_after=60)
    back = await met.next_of(again)
    assert looks(back) == looks(met.room)
    assert not back.state.bench
    assert replay_log(met.house.log.rooms[back.name]) == (back.state, False)
    for name in (met.room.name, king.name, again.name):
        for who in (0, 5):
            given = await met.rooms.again(name, met.given[who].secret)
            assert (given.room, given.seat) == (back.name, met.seat_at(back, who))
    assert len({met.seat_at(back, who) for who in range(6)}) == 6


async def test_the_bench_goes_before_bots_and_those_who_have_waited_longest_come_first() -> None:
    met = await begun("open", "open", "open", "open", "open")
    king = await met.next()
    removed = king.seat_opened_by(met.given[2].secret)
    assert removed is not None
    host = Listener()
    king.enter(host, met.given[0].secret)
    king.act(host, Remove(1, king.state.version, removed))
    await settled(king)
    assert [seat.kind for seat in king.state.seats].count("open") == 1
    again = await met.next_of(king, NextMatch())
    assert sorted(seat.name for seat in again.state.seats) == ["Ana", "Guest 0", "Guest 2", "Guest 3"]
    assert [seat.name for seat in again.state.bench] == ["Guest 4"]
    with pytest.raises(RoomProblem, match="removed"):
        await met.rooms.again(again.name, met.given[2].secret)
    assert (await met.rooms.again(king.name, met.given[4].secret)).room == again.name


async def test_a_host_who_is_left_alone_with_bots_takes_the_bench_along() -> None:
    met = await begun("open", "open", "open", "open")
    king = await met.next()
    host = Listener()
    king.enter(host, met.given[0].secret)
    for who in (1, 2, 3):
        seat = met.seat_at(king, who)
        assert seat is not None
        king.act(host, Remove(who, king.state.version, seat))
        await settled(king)
        await king.reseat(seat, NewSeat("casual"), king.state.host)
    assert king.state.alone
    back = await met.next_of(king)
    assert sorted(seat.kind for seat in back.state.seats) == ["casual", "casual", "casual", "human", "human"]
    assert (await met.rooms.again(met.room.name, met.given[4].secret)).room == back.name


async def test_no_seat_is_made_where_the_rules_have_no_cards_for_it() -> None:
    met = await begun("open", "open", "open", "open", "open")
    king = await met.next()
    back = await met.next_of(king, NextMatch("pagat", {"hand_size": 9}))  # 52 cards: five players at most
    assert len(back.state.seats) == 5
    assert [seat.name for seat in back.state.bench] == ["Guest 4"]


async def test_whose_name_is_taken_meanwhile_comes_back_with_a_number() -> None:
    met = await begun("open", "open", "open", "open")
    king = await met.next()
    bo = king.seat_opened_by(met.given[1].secret)
    assert bo is not None
    one = Listener()
    king.enter(one, met.given[1].secret)
    king.act(one, Rename(1, king.state.version, "guest 3"))
    await settled(king)
    back = await met.next_of(king)
    assert sorted(seat.name for seat in back.state.seats) == ["Ana", "Guest 1", "Guest 2", "Guest 3 2", "guest 3"]


async def test_a_player_of_the_bench_who_still_looks_on_is_not_away_at_the_next_table() -> None:
    met = await begun("open", "open", "open", "open")
    king = await met.next()
    eve, host = Listener(), Listener()
    king.enter(eve, "", guest=Guest("Guest 3"))
    back = await met.next_of(king)
    back.enter(host, met.given[0].secret)
    await settled(back)
    seat = met.seat_at(back, 4)
    assert seat is not None
    assert host.last["view"]["seats"][seat]["atLastMatch"]
    king.leave(eve)
    king._show_watching()
    assert not host.last["view"]["seats"][seat]["atLastMatch"]


async def test_the_player_who_asks_has_a_seat() -> None:
    met = await begun("open", "open", "open", "open", "open")
    met.room.state = msgspec.structs.replace(met.room.state, host=5)
    king = await met.next(5)
    assert [met.seat_at(king, who) is not None for who in range(6)] == [True, True, True, False, False, True]


async def test_where_the_seat_of_the_host_is_gone_the_player_who_asks_is_the_host() -> None:
    met = await begun("open", "open", "open", "open", "first")
    met.room.state = msgspec.structs.replace(met.room.state, host=5)
    plan = planned(met.room.state, 1, KING)
    chance, now = met.house.ports.chance, met.house.ports.now()
    made = another_match(met.room.state, plan, met.given[1].secret, chance, now)
    assert state_of(made.events).host == made.seated.seat


@pytest.mark.parametrize(
    ("others", "kinds"),
    [
        (("open",), ["human", "human", "casual", "casual"]),
        (("strong",), ["human", "strong", "strong", "strong"]),
        (("open", "beginner"), ["human", "human", "beginner", "beginner"]),
        (("strong", "beginner", "first", "open", "open"), ["human", "strong", "human", "human"]),
    ],
)
async def test_bots_fill_the_seats_and_go_first(others: tuple[str, ...], kinds: list[str]) -> None:
    met = await begun(*others)
    king = await met.next()
    assert sorted(seat.kind for seat in king.state.seats) == sorted(kinds)
    assert len({seat.name for seat in king.state.seats}) == 4
    assert all(seat.name for seat in king.state.seats)


@pytest.mark.parametrize(
    ("others", "names", "kinds"),
    [
        (("open", "strong", "strong"), ["Eve"], ["human", "human", "open", "strong"]),
        (("open", "strong", "strong"), ["Eve", "Eve", "", "Guest 0"], ["human", "human", "open", "strong"]),
        (("open", "strong", "strong"), ["Eve", "Dan", "Lu"], ["human", "human", "open", "open"]),
        (("open", "open", "open"), ["Eve"], ["human", "human", "human", "human"]),
        (("strong", "strong", "strong"), ["Eve"], ["human", "open", "strong", "strong"]),
    ],
)
async def test_onlookers_with_a_name_find_seats_of_bots_open(
    others: tuple[str, ...], names: list[str], kinds: list[str]
) -> None:
    met = await begun(*others)
    eve = Listener()
    for name in names:
        met.room.enter(eve if name == "Eve" else Listener(), "", guest=Guest(name))
    king = await met.next()
    await settled(met.room)
    assert sorted(seat.kind for seat in king.state.seats) == kinds
    if "open" in kinds:
        assert (await king.sit(JoinRoom("Eve"))).seat >= 0
    assert met.room.state.following is not None
    assert met.room.state.following.room == king.name
    assert met.room.state.following.onlookers == []
    assert replay_log(met.house.log.rooms[king.name]) == (king.state, False)


async def test_a_seat_that_is_open_anyway_waits_for_an_onlooker() -> None:
    met = await table("open", "open", "strong", guests=1)
    met.room.enter(Listener(), "", guest=Guest("Eve"))
    king = await met.next()
    assert sorted(seat.kind for seat in king.state.seats) == ["human", "human", "open", "strong"]


async def test_kings_corner_keeps_the_seats_of_king() -> None:
    met = await begun("open", "first", "first", game="king")
    corner = await met.next(0, NextMatch("pagat", {"target": 50}))
    assert [seat.name for seat in corner.state.seats] == [seat.name for seat in met.room.state.seats]
    assert corner.state.rules.values()["target"] == 50
    assert met.people[1].last["view"]["following"]["rules"] == "pagat?target=50"


async def test_other_rules_of_the_same_game() -> None:
    met = await begun("open", "first")
    other = await met.next(0, NextMatch(options={"hand_size": 5}))
    assert other.state.rules.preset == "pagat"
    assert other.state.rules.values()["hand_size"] == 5


async def test_what_was_allowed_stays_allowed() -> None:
    """Also through a game in which nothing can be taken back."""
    met = await begun("open", "open", "open", hints=True, undo=True, steps_in=False)
    king = await met.next()
    assert (king.state.hints, king.state.undo, king.state.steps_in) == (True, False, False)
    corner = await met.rooms.find((await met.rooms.again(king.name, met.given[0].secret, NextMatch("pagat"))).room)
    assert (corner.state.hints, corner.state.undo, corner.state.steps_in) == (True, True, False)


async def test_a_player_against_bots_gets_a_room_and_their_match_waits() -> None:
    met = await begun("first", "first")
    king = await met.next()
    assert king.state.rules.game == "king"
    assert met.room.state.following is None
    assert met.room.phase == "deal"
    assert await met.next() is not king


async def test_before_the_first_deal_all_move_and_nothing_is_dealt_behind_them() -> None:
    met = await table("open", "open", guests=1)
    king = await met.next()
    assert sorted(seat.kind for seat in king.state.seats) == ["casual", "human", "human", "open"]
    with pytest.raises(RoomProblem, match="seat-taken"):
        await met.room.sit(JoinRoom("Cy"))
    with pytest.raises(RoomProblem, match="seat-taken"):
        await met.room.reseat(2, NewSeat("first"), met.given[0].seat)
    cy = await king.sit(JoinRoom("Cy"))
    assert king.state.seats[cy.seat].name == "Cy"

    full = await table("open", here=1)
    await full.next()
    full.room.enter(full.people[1], full.given[1].secret)
    full.room.ready(full.people[0])
    await settled(full.room)
    assert full.room.phase == "waiting"
    assert full.people[1].last["view"]["begins"] is None


async def test_a_player_who_stays_is_waited_for_as_long_as_any_absent_one() -> None:
    met = await begun("open")
    king = await met.next()
    here = Listener()
    king.enter(here, met.given[0].secret)
    await settled(king)
    bo = met.seat_at(king, 1)
    assert bo is not None
    assert here.last["view"]["seats"][bo]["atLastMatch"]
    king.act(here, Lend(1, king.state.version, bo))
    await settled(king)
    assert here.refusals == ["not-away"]
    king._presence._away[bo] -= 60
    king.act(here, Lend(2, king.state.version, bo))
    await settled(king)
    assert king.phase == "deal"
    assert king.state.absentees.bot_of(bo)


async def test_the_newest_room_is_found_as_long_as_it_is_there() -> None:
    met = await begun("open")
    king = await met.next()
    rooms = Rooms(met.house.ports, max_rooms=50, forget_after=60)
    assert (await rooms.newest(met.room.name)).name == king.name
    del met.house.log.rooms[king.name]
    rooms = Rooms(met.house.ports, max_rooms=50, forget_after=60)
    assert (await rooms.newest(met.room.name)).name == met.room.name


async def test_the_log() -> None:
    met = await begun("open", "first")
    old = b'{"event":"followed","seat":0,"room":"x"}'
    assert decode(old) == Followed(0, "x")
    assert encode(Followed(0, "x")) == old
    guest = met.given[1].seat
    for wrong in (Followed(guest, "x"), Followed(2, "x"), Followed(9, "x")):
        with pytest.raises(BrokenLog):
            reduce(met.room.state, wrong)
