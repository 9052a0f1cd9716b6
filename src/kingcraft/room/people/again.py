"""Another match among the same people: the same rules, names and bots, in a room of its own.

No new secret is made: what opened a seat of the last match opens that person's seat of the next one. So a player
of this room finds their place there, on every device that has the secret, and others do not.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from ... import shuffle
from ..log.events import Committed, SeatEntry
from ..log.seats import seat_opened_by
from ..log.state import RoomState
from ..opening import Opening, below, by_lot, opened, room_id
from ..ports import Chance, Ports
from ..problem import RoomProblem
from ..step import Step
from ..wire.http_messages import Seated
from .reception import followed

#: The games in which people sit anew for every match (G5).
_BY_LOT: Final = ("king",)

#: Makes a room of an opening (``server/rooms.py``).
Begin = Callable[[Callable[[Ports], Awaitable[Opening]]], Awaitable[Seated]]


async def room_after(state: RoomState, secret: str, begin: Begin, store: Callable[[Step], Awaitable[str]]) -> str:
    """The room of the match after that of ``state``, asked for by the seat that ``secret`` opens.

    It is made with ``begin`` if nobody has wanted it yet, and ``store`` keeps that it is. Who plays against bots alone
    gets a new one each time. Raises :class:`RoomProblem` (``wrong-secret``, ``match-not-over``, ``storage-failed``),
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
        # The room before the word of it: what comes to nothing in between is a room that nobody knows.
        problem = await store(followed(state, seat, room))
        if problem:
            raise RoomProblem(problem)
    return room


def another_match(state: RoomState, secret: str, chance: Chance, now: str) -> Opening:
    """The opening of the match after that of ``state``, asked for by whom ``secret`` opens a seat.

    A new match: its first dealer is drawn by lot (P3, G4), in King the seats too (G5).
    """
    rules = state.rules
    dealer = below(len(state.seats), chance)
    seats = by_lot(state.seats, chance) if rules.game in _BY_LOT else list(state.seats)
    server_seed = chance(shuffle.SEED_BYTES)
    entries = [SeatEntry(seat.kind, seat.name, seat.secret) for seat in seats]
    event = opened(rules, dealer, entries, now, hints=state.hints, undo=state.undo)
    mine = seat_opened_by(seats, secret)
    assert mine is not None  # the seats are those of the room's state
    seated = Seated(room_id(chance), mine, secret, shuffle.commit(server_seed))
    return Opening([event, Committed(0, server_seed.hex())], seated)
