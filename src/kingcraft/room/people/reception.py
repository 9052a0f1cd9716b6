"""Who sits where before the first deal, and where people go on after the match: the steps of a room that say so."""

from collections.abc import Collection

from ...games.reasons import Refused
from ..log.events import Event, Followed, Reseated, Seated
from ..log.reduce import reduce
from ..log.seats import OPEN, clean_name, digest
from ..log.state import BrokenLog, RoomState
from ..problem import RoomProblem
from ..step import Step
from ..views.animation import Animation
from ..wire.http_messages import NewSeat
from ..wire.server_messages import Event as Shown


def open_seat(state: RoomState) -> int:
    """The first seat that is open. Raises :class:`RoomProblem` (``seat-taken``)."""
    number = next((number for number, seat in enumerate(state.seats) if seat.kind == OPEN), None)
    if number is None:
        raise RoomProblem("seat-taken")
    return number


def seated(state: RoomState, number: int, name: str, secret: str) -> Step:
    """Somebody takes the open seat ``number``."""
    return _step(state, "seat", Seated(number, clean_name(name), digest(secret)))


def reseated(state: RoomState, number: int, seat: NewSeat, bots: Collection[str]) -> Step:
    """Give an empty seat to a bot, or open it to anyone.

    Raises :class:`Refused` (``bad-format``: no such bot) and :class:`RoomProblem` (``seat-taken``: it is a bot's, or
    the cards are dealt).
    """
    if seat.kind != OPEN and seat.kind not in bots:
        raise Refused("bad-format", "kind", f"there is no bot {seat.kind!r}")
    try:
        return _step(state, "seat", Reseated(number, seat.kind, clean_name(seat.name)))
    except BrokenLog:
        raise RoomProblem("seat-taken") from None


def followed(state: RoomState, number: int, room: str) -> Step:
    """Seat ``number`` wanted another match, which is played in ``room``."""
    return _step(state, "followed", Followed(number, room))


def _step(state: RoomState, kind: str, event: Seated | Reseated | Followed) -> Step:
    events: list[Event] = [event]
    return Step(events, [(Animation(Shown(kind, event.seat)), reduce(state, event))])
