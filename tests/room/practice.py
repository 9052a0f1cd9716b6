"""Practice rooms in tests, opened in a house as the server opens them."""

import random
from typing import Any

from kingcraft.record.replay import replay_document
from kingcraft.room.log.events import encode
from kingcraft.room.log.replay import state_of
from kingcraft.room.practice import Given, alone, from_record, from_room, practice_opening
from kingcraft.room.room import Room
from kingcraft.room.wire.http_messages import Alone, FromRecord, FromRoom, NewPractice, NewSeat, Seated
from tests.room.memory import House, Listener, play_deal, settled

#: A match of two deals to avoid and four to choose for, which first-legal bots play in no time.
SHORT = {"contracts": ["no-queens", "no-king"], "auction": "off"}


def given(house: House, wish: NewPractice, state: Any = None) -> Given:
    """What the server makes of the source; ``state``: that of the room that it names."""
    if isinstance(wish.source, FromRoom):
        return from_room(wish.source, state)
    if isinstance(wish.source, FromRecord):
        return from_record(wish.source, replay_document(wish.source.record))
    assert isinstance(wish.source, Alone)
    return alone(wish.source, len(wish.seats), house.ports.chance)


def practise(house: House, wish: NewPractice, state: Any = None) -> tuple[Room, Seated]:
    """The room of a practice, stored."""
    begun = given(house, wish, state)
    made = practice_opening(wish, begun, house.ports.bots, house.ports.chance, house.ports.now())
    house.log.rooms[made.seated.room] = [encode(event) for event in made.events]
    return Room(made.seated.room, state_of(made.events), house.ports), made.seated


def seats(players: int, you: int, kind: str = "first") -> list[NewSeat]:
    """One person among bots."""
    return [NewSeat("you", "Ana") if seat == you else NewSeat(kind) for seat in range(players)]


async def played_match(house: House, game: str, preset: str, players: int, seed: int, **options: Any) -> Room:
    """A room whose match is over."""
    room, mine = house.open(game, preset, *["first"] * (players - 1), **options)
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    choose = random.Random(seed).choice
    while room.phase != "over":
        await play_deal(room, {mine.seat: ana}, choose)
        if room.phase == "between":
            room.ready(ana)
            await settled(room)
    return room
