"""Which matches lie open: who may see all the cards of which deals."""

from ..room.log.state import RoomState
from ..room.ports import RoomProblem
from ..room.room import Room


def open_state(room: Room) -> RoomState:
    """The room's state of a match that is over, when all hands are public.

    Raises :class:`RoomProblem` (``room-broken``, ``match-not-over``).
    """
    if room.phase == "broken":
        raise RoomProblem("room-broken")
    if room.phase != "over":
        raise RoomProblem("match-not-over")
    return room.state


def state_seen_by(seat: int | None, room: Room) -> RoomState:
    """The state of a match whose ended deals ``seat`` (None: somebody with the link) may see; nobody any other deal.

    A seat's own people know the cards of every deal that has ended. Raises as :func:`open_state`.
    """
    return open_state(room) if seat is None else room.state
