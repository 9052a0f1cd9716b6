"""What is drawn by lot before a match: the first dealer (P3, S3, G4), in King the seats too (G5)."""

import os

import pytest

from kingcraft.room.log.events import Opened
from kingcraft.room.opening import YOU, opening
from kingcraft.room.wire.http_messages import NewRoom, NewSeat


def opened(game: str, preset: str, players: int) -> Opened:
    """Return the first event in the log of a new room; the seats are requested in the order a, b, c, ..."""
    seats = [NewSeat(kind="thumb-1" if place else YOU, name="abcdef"[place]) for place in range(players)]
    event = opening(NewRoom(game=game, preset=preset, seats=seats), ["thumb-1"], os.urandom, "").events[0]
    assert isinstance(event, Opened)
    return event


@pytest.mark.parametrize(("game", "preset", "players"), [("kings-corner", "pagat", 3), ("king", "king", 4)])
def test_P3_S3_G4_the_first_dealer_is_drawn_by_lot(game: str, preset: str, players: int) -> None:
    # That 400 lots never meet one of four seats happens once in 10**49 runs.
    drawn = {opened(game, preset, players).dealer for _ in range(400)}
    assert drawn == set(range(players))


def test_G5_seats_are_drawn_by_lot() -> None:
    orders = {"".join(seat.name for seat in opened("king", "king", 4).seats) for _ in range(800)}
    assert len(orders) == 24


def test_in_kings_corner_every_player_sits_where_they_chose() -> None:
    assert {"".join(seat.name for seat in opened("kings-corner", "pagat", 4).seats) for _ in range(20)} == {"abcd"}
