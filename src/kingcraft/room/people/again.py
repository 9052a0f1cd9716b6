"""Another match among the same people: the same rules, names and bots, in a room of its own.

The secret of a player's seat in the last match opens their seat in the next one. So the players of this room find
their seats there, on every device that has the secret, and others do not.
"""

from collections.abc import Awaitable, Callable

from ... import shuffle
from ..faces.face import FACES
from ..log.events import Committed, SeatEntry
from ..log.state import RoomState
from ..opening import Opening, by_lot, opened, random_below, room_id
from ..ports import Chance, Ports, RoomProblem
from ..step import Step
from ..wire.http_messages import Seated
from .portraits import portraits
from .reception import followed
from .seats import seat_opened_by

#: Makes a room of an opening.
Begin = Callable[[Callable[[Ports], Awaitable[Opening]]], Awaitable[Seated]]


async def room_after(state: RoomState, secret: str, begin: Begin, store: Callable[[Step], Awaitable[None]]) -> str:
    """Return the room of the match after that of ``state``, for the seat that ``secret`` opens.

    ``begin`` makes it for the first player who asks, and ``store`` keeps that it exists. A player alone with bots gets
    a new one each time. Raises :class:`RoomProblem` (``wrong-secret``, ``match-not-over``, ``storage-failed``),
    and what ``begin`` raises.
    """
    seat = seat_opened_by(state.seats, secret)
    if seat is None:
        raise RoomProblem("wrong-secret")
    if state.phase != "over":
        raise RoomProblem("match-not-over")
    if state.following is not None:
        return state.following.room

    async def made(ports: Ports) -> Opening:
        return another_match(state, secret, ports.chance, ports.now())

    room = (await begin(made)).room
    if len(state.people) > 1:
        # The room first: if storing its name fails, it is a room that no player knows.
        await store(followed(state, seat, room))
    return room


def another_match(state: RoomState, secret: str, chance: Chance, now: str) -> Opening:
    """Return the opening of the match after that of ``state``, for the player whose seat ``secret`` opens.

    Its first dealer is drawn by lot (P3, G4), in some games the seats too (G5).
    """
    rules = state.rules
    dealer = random_below(len(state.seats), chance)
    seats = by_lot(state.seats, chance) if FACES[rules.game].seats_by_lot else list(state.seats)
    server_seed = chance(shuffle.SEED_BYTES)
    looks = dict(zip(state.seats, portraits(state.seats), strict=True))
    entries = [
        SeatEntry(seat.kind, seat.name, seat.secret, *(("", 0) if seat.is_bot else looks[seat])) for seat in seats
    ]
    host = seats.index(state.seats[state.host]) if state.host >= 0 else -1
    event = opened(rules, dealer, entries, now, hints=state.hints, undo=state.undo, steps_in=state.steps_in, host=host)
    mine = seat_opened_by(seats, secret)
    assert mine is not None  # the seats are those of the room's state
    seated = Seated(room_id(chance), mine, secret, shuffle.commit(server_seed))
    return Opening([event, Committed(0, server_seed.hex())], seated)
