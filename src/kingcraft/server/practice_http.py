"""The HTTP interface of practice: a room with given cards, or for single deals."""

from typing import Final

import msgspec
from litestar import Controller, post

from ..room.opening import Opening
from ..room.ports import Ports
from ..room.practice import Given, alone, from_record, from_room, practice_opening
from ..room.wire.http_messages import Alone, FromRecord, FromRoom, NewPractice, Seated
from .brought import MAX_RECORD, BrokenRecord, brought
from .http import REFUSED, ROOM_REFUSED, Bearer, seat_of
from .open_hands import state_seen_by
from .replay_http import Turns, told_broken
from .rooms import Rooms
from .settings import MAX_MESSAGE

_OPENED: Final = {**ROOM_REFUSED, 413: REFUSED, 422: REFUSED, 429: REFUSED}


class Practices(Controller):
    """Rooms to practise in."""

    path = "/api"
    exception_handlers = {BrokenRecord: told_broken}  # noqa: RUF012 - Litestar's own declaration

    @post(
        "/practice",
        summary="Open a room to practise in",
        status_code=201,
        request_max_body_size=MAX_RECORD + MAX_MESSAGE,
        responses=_OPENED,
    )
    async def open_practice(self, data: NewPractice, rooms: Rooms, turns: Turns, authorization: Bearer = "") -> Seated:
        """Your seat and its secret. The cards of a match under way are for its people only, those of ended deals."""

        async def made(ports: Ports) -> Opening:
            given = await _given(data.source, len(data.seats), ports, rooms, turns, authorization)
            return practice_opening(data, given, ports.bots, ports.chance, ports.now())

        return await rooms.begin(made)


async def _given(
    source: FromRoom | FromRecord | Alone, players: int, ports: Ports, rooms: Rooms, turns: Turns, authorization: str
) -> Given:
    if isinstance(source, FromRoom):
        room = await rooms.find(source.room)
        return from_room(source, state_seen_by(seat_of(room, authorization), room))
    if isinstance(source, FromRecord):
        return await turns.take(lambda: from_record(source, brought(msgspec.json.encode(source.record))))
    return alone(source, players, ports.chance)
