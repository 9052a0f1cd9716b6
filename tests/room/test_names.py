"""Names at a table: no two players have the same one, and bots give way until the first deal."""

import pytest

from kingcraft.room.log.events import Named, Seated
from kingcraft.room.log.state import reduce
from kingcraft.room.opening import opening
from kingcraft.room.people import reception
from kingcraft.room.people.seats import digest
from kingcraft.room.ports import RoomProblem
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Rename
from kingcraft.room.wire.http_messages import JoinRoom, NewRoom, NewSeat
from tests.room.agreeing import Table
from tests.room.memory import House, Listener, settled

TAKEN = pytest.mark.parametrize("name", ["Ana", "ana", "  ANA ", "A\u200bna", "a\x07NA"])


def table_of(*others: str) -> tuple[House, Room, str]:
    """A room that Ana has opened."""
    house = House()
    room, seated = house.open("kings-corner", "pagat", *others)
    return house, room, seated.secret


def names(room: Room) -> list[str]:
    return [seat.name for seat in room.state.seats]


@TAKEN
async def test_a_guest_with_a_name_that_is_taken_does_not_sit_down(name: str) -> None:
    _, room, _ = table_of("open")
    assert names(room)[0] == "Ana"
    with pytest.raises(RoomProblem, match="name-taken"):
        await room.sit(JoinRoom(name))
    assert room.state.seats[1].kind == "open"
    await room.sit(JoinRoom("Anna"))
    assert names(room) == ["Ana", "Anna"]


async def test_a_letter_with_a_mark_is_the_same_in_both_ways_to_write_it() -> None:
    _, room, _ = table_of("open", "open")
    await room.sit(JoinRoom("Jos\u00e9"))
    with pytest.raises(RoomProblem, match="name-taken"):
        await room.sit(JoinRoom("jose\u0301"))


async def test_a_bot_gives_way_to_a_guest_with_its_name() -> None:
    _, room, _ = table_of("first", "open")
    bot = names(room)[1]
    await room.sit(JoinRoom(bot))
    assert names(room)[2] == bot
    assert names(room)[1] not in ("", bot)


async def test_no_one_takes_the_name_of_another_player_later() -> None:
    table = await Table.of("kings-corner", "open", "first")
    one, two = table.seats
    bot = next(number for number, seat in enumerate(table.state.seats) if seat.is_bot)
    before = names(table.room)
    for taken in (two, bot):  # the match has begun: the bot keeps its name
        table.room.act(table.of_seat(one), Rename(4, 1, before[taken].upper()))
        await settled(table.room)
    assert table.of_seat(one).refusals == ["name-taken"] * 2
    assert names(table.room) == before
    table.room.act(table.of_seat(one), Rename(5, 1, before[one].upper()))  # their own name in another case
    await settled(table.room)
    assert names(table.room)[one] == before[one].upper()


async def test_a_bot_gets_no_name_that_is_taken() -> None:
    _, room, secret = table_of("open")
    host = Listener()
    room.enter(host, secret)
    await settled(room)
    with pytest.raises(RoomProblem, match="name-taken"):
        await room.reseat(1, NewSeat("first", "ANA"), 0)
    await room.reseat(1, NewSeat("first", "Bot"), 0)
    assert names(room) == ["Ana", "Bot"]


def test_a_room_is_not_opened_with_two_players_of_one_name() -> None:
    house = House()
    seats = [NewSeat("you", "Ana"), NewSeat("first", "ana")]
    with pytest.raises(RoomProblem, match="name-taken"):
        opening(NewRoom("kings-corner", "pagat", seats), house.ports.bots, house.ports.chance, house.ports.now())
    opening(
        NewRoom("kings-corner", "pagat", [NewSeat("you"), NewSeat("open"), NewSeat("open")]),
        house.ports.bots,
        house.ports.chance,
        house.ports.now(),
    )


async def test_two_players_of_one_name_in_an_older_log_still_change_their_looks() -> None:
    _, room, _ = table_of("open")
    state = reduce(room.state, Seated(1, "Ana", digest("x" * 32), "owl", 2))
    step = reception.called(state, 1, Rename(1, 1, "Ana", "fox", 3))
    assert step.events == [Named(1, "Ana", "fox", 3)]
