"""What everyone at a table looks like: figures and discs of people, names and heads of bots."""

import asyncio
import dataclasses
import itertools
import json
from typing import Any, get_args

import msgspec
import pytest

from kingcraft.games.reasons import Refused
from kingcraft.record.replay import Replay
from kingcraft.room.log.events import Opened, decode, encode
from kingcraft.room.log.replay import replay_log, state_of
from kingcraft.room.log.state import HUMAN, OPEN, RoomState, Seat
from kingcraft.room.opening import opening
from kingcraft.room.people.again import another_match, planned
from kingcraft.room.people.portraits import BOT_COURTS, bot_name, initial, portraits
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import FromClient, Rename
from kingcraft.room.wire.http_messages import JoinRoom, NewRoom, NewSeat, NextMatch
from kingcraft.room.wire.words import DISCS, FIGURES, Court, Figure
from kingcraft.service.replays import replay_match
from tests.room.agreeing import Table
from tests.room.memory import House, Listener, settled


def seen(listener: Listener) -> list[tuple[str, str, int]]:
    return [(seat["name"], seat["figure"], seat["disc"]) for seat in listener.last["view"]["seats"]]


async def entered(room: Room, secret: str = "") -> Listener:
    listener = Listener()
    room.enter(listener, secret)
    await settled(room)
    return listener


def opened(house: House, *seats: NewSeat, game: str = "kings-corner", preset: str = "pagat") -> tuple[RoomState, str]:
    made = opening(NewRoom(game, preset, list(seats)), house.ports.bots, house.ports.chance, house.ports.now())
    return state_of(made.events), made.seated.secret


# --- names of bots


def test_the_names_of_bots_have_ten_initials_and_never_the_king_of_hearts() -> None:
    assert len({initial(name) for name in BOT_COURTS}) == len(BOT_COURTS) == 10
    assert len(set(BOT_COURTS.values())) == 10
    assert "king-hearts" not in BOT_COURTS.values()


@pytest.mark.parametrize(
    ("name", "letter"), [("Anna", "a"), ("Åsa", "a"), ("  éva", "e"), ("Ştefan", "s"), ("", ""), ("Ωmega", "ω")]
)
def test_an_initial_has_no_marks(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_there_is_a_name_for_every_bot_beside_any_guest() -> None:
    for guests in itertools.combinations("ABCDEFGHIL", 2):
        names = [f"{guest}x" for guest in guests]
        for _ in range(4):
            names.append(bot_name(names))
        assert len({initial(name) for name in names}) == 6


def test_the_server_names_bots_that_bring_no_name() -> None:
    state, _ = opened(House(), NewSeat("you", "Anna"), NewSeat("casual"), NewSeat("casual", "Rob"), NewSeat("casual"))
    assert [seat.name for seat in state.seats] == ["Anna", "Bruno", "Rob", "Cleo"]
    assert [look.figure for look in portraits(state.seats)][1] == "king-clubs"


async def test_a_bot_makes_way_for_the_initial_of_a_guest_before_the_first_deal() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open", "first", "open")
    assert room.state.seats[2].name == "Bruno"  # Ana has the A
    await room.sit(JoinRoom("Ben"))
    assert room.state.seats[2].name == "Cleo"
    ana = await entered(room, mine.secret)
    assert seen(ana)[2][:2] == ("Cleo", "queen-diamonds")
    assert replay_log(house.log.rooms[room.name]) == (room.state, False)


async def test_a_name_that_was_given_to_a_bot_stays() -> None:
    house = House()
    state, _ = opened(house, NewSeat("you", "Anna"), NewSeat(OPEN), NewSeat("first", "Boss"))
    assert state.seats[2].name == "Boss"


# --- figures and discs


def test_two_people_never_look_alike_whatever_their_names_are() -> None:
    for names in itertools.product(["Ana", "Bo", "", "Zoë"], repeat=4):
        looks = portraits(tuple(Seat(HUMAN, name, "") for name in names))
        assert len({look.figure for look in looks}) == len({look.disc for look in looks}) == 4


def test_every_seat_has_a_disc_of_its_own_and_every_bot_a_head_of_its_own() -> None:
    seats = [Seat(HUMAN, "Ana", "", "owl", 1), *(Seat("casual", name, "") for name in ("Ada", "", "Ada", "Rob", "Leo"))]
    looks = portraits(tuple(seats))
    assert looks[0] == ("owl", 1)
    assert len({look.disc for look in looks}) == 6
    assert len({look.figure for look in looks}) == 6
    assert all(look.figure in get_args(Court) for look in looks[1:])
    assert (looks[1].figure, looks[5].figure) == ("queen-hearts", "king-diamonds")


def test_an_open_seat_has_no_disc() -> None:
    assert portraits((Seat(OPEN, "", ""),)) == (("letter", 0),)


async def test_a_newcomer_gets_what_they_chose_or_else_what_is_free() -> None:
    house = House()
    state, _ = opened(house, NewSeat("you", "Ana", "fox", 1), NewSeat(OPEN), NewSeat(OPEN))
    room = Room("r", state, house.ports)
    house.log.rooms["r"] = [b""] * state.version
    for wish, code in ((JoinRoom("Bo", "fox", 2), "figure-taken"), (JoinRoom("Bo", "owl", 1), "disc-taken")):
        with pytest.raises(RoomProblem) as problem:
            await room.sit(wish)
        assert problem.value.code == code
    await room.sit(JoinRoom("Bo", "owl", 2))
    await room.sit(JoinRoom("Cy"))
    looks = portraits(room.state.seats)
    assert looks[:2] == (("fox", 1), ("owl", 2))
    assert looks[2].figure not in ("fox", "owl")
    assert looks[2].disc not in (1, 2)
    assert (room.state.seats[2].figure, room.state.seats[2].disc) == looks[2]  # in the log, so it stays


async def test_a_letter_may_be_anyones() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open")
    friend = await room.sit(JoinRoom("Bo", "letter", None))
    ana = await entered(room, mine.secret)
    room.act(ana, Rename(1, 1, "Ana", "letter"))
    await settled(room)
    assert not ana.refusals
    assert [figure for _, figure, _ in seen(ana)] == ["letter", "letter"]
    assert friend.seat == 1


async def test_a_player_is_called_otherwise_in_the_middle_of_a_deal() -> None:
    table = await Table.of("kings-corner", "open", "first")
    one, two = table.seats
    bot = next(number for number, seat in enumerate(table.state.seats) if seat.is_bot)
    name = table.state.seats[bot].name
    version = table.state.version
    table.room.act(table.of_seat(one), Rename(4, 1, f"{name[0]}ella", "panda", 8))
    await settled(table.room)
    assert table.onlooker.last["event"] | {"kind": "named", "seat": one} == table.onlooker.last["event"]
    assert seen(table.onlooker)[one] == (f"{name[0]}ella", "panda", 8)
    assert table.state.seats[bot].name == name  # the match has begun
    assert table.state.version == version + 1
    assert table.state.shows(version)  # what was chosen before is still good
    table.room.act(table.of_seat(two), Rename(5, 1, "", "panda"))
    await settled(table.room)
    assert table.of_seat(two).refusals == ["figure-taken"]
    assert replay_log(table.log) == (table.state, False)


@pytest.mark.parametrize(
    "fields", [{"figure": "unicorn"}, {"figure": "queen-hearts"}, {"disc": 0}, {"disc": 9}, {"colour": "red"}]
)
def test_other_words_are_no_message(fields: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"name": "Bo", **fields}), type=JoinRoom)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"type": "rename", "id": 1, "version": 1, **fields}), type=FromClient)


# --- what is kept


def test_a_log_of_before_names_no_figures_and_everyone_gets_one() -> None:
    state, _ = opened(House(), NewSeat("you", "Ana", "fox", 1), NewSeat("casual"), NewSeat(OPEN))
    event = Opened("kings-corner", "pagat", {}, 0, [], "2026-11-20T10:00:00Z")
    old = json.loads(encode(event))
    old["seats"] = [{"kind": seat.kind, "name": seat.name, "secret": ""} for seat in state.seats]
    del old["stepsIn"]
    read = state_of([decode(json.dumps(old).encode())])
    assert (read.seats[0].figure, read.seats[0].disc, read.steps_in) == ("", 0, False)
    look = portraits(read.seats)[0]
    assert look.figure in FIGURES
    assert 1 <= look.disc <= DISCS
    assert look == portraits(read.seats[:1])[0]  # the same at every table where it is free


async def test_people_look_the_same_in_the_match_after_this_one_and_in_its_record() -> None:
    house = House()
    made = opening(
        NewRoom("king", "king", [NewSeat("you", "Ana", "swan", 7), *[NewSeat("first")] * 3]),
        house.ports.bots,
        house.ports.chance,
        house.ports.now(),
    )
    state = state_of(made.events)
    plan = planned(state, made.seated.seat, NextMatch())
    after = state_of(another_match(state, plan, made.seated.secret, house.ports.chance, house.ports.now()).events)
    mine = next(number for number in after.people)
    assert portraits(after.seats)[mine] == ("swan", 7)
    assert {seat.name for seat in after.seats} == {seat.name for seat in state.seats}
    kept = record(state, "r")
    seats = replay_match(Replay(kept, state.match), "r").seats
    assert [(seat.figure, seat.disc) for seat in seats] == list(portraits(state.seats))
    foreign = dataclasses.replace(kept, notes={**kept.notes, "portraits": [{"figure": "unicorn", "disc": 99}, 3]})
    for seat in replay_match(Replay(foreign, state.match), "r").seats:
        assert 1 <= seat.disc <= DISCS


def test_unknown_bots_are_refused_as_before() -> None:
    with pytest.raises(Refused):
        opened(House(), NewSeat("you", "Ana"), NewSeat("unknown"))


async def test_two_who_choose_the_same_figure_at_once_do_not_both_get_it() -> None:
    house = House()
    room, _ = house.open("kings-corner", "pagat", "open", "open")
    figure: Figure = "owl" if room.state.seats[0].figure != "owl" else "fox"
    done = await asyncio.gather(*(room.sit(JoinRoom(name, figure)) for name in ("Bo", "Cy")), return_exceptions=True)
    assert [problem.code for problem in done if isinstance(problem, RoomProblem)] == ["figure-taken"]
    assert [seat.kind for seat in room.state.seats] == [HUMAN, HUMAN, OPEN]
