"""Steps before the first deal and after the last: who sits where, and in which room people go on."""

from collections.abc import Collection

from ...games.reasons import Refused
from ..log.events import Followed, Reseated, Seated
from ..log.state import OPEN, BrokenLog, RoomState
from ..ports import RoomProblem
from ..step import Step, one_event
from ..wire.http_messages import NewSeat
from ..wire.server_messages import Event as Shown
from .seats import clean_name, digest


def open_seat(state: RoomState) -> int:
    """Return the first seat that is open. Raises :class:`RoomProblem` (``seat-taken``)."""
    number = next((number for number, seat in enumerate(state.seats) if seat.kind == OPEN), None)
    if number is None:
        raise RoomProblem("seat-taken")
    return number


def seated(state: RoomState, number: int, name: str, secret: str) -> Step:
    """Give the open seat ``number`` to a player."""
    return one_event(state, Seated(number, clean_name(name), digest(secret)), Shown("seat", number))


def reseated(state: RoomState, number: int, seat: NewSeat, bots: Collection[str]) -> Step:
    """Give an empty seat to a bot, or open it to anyone.

    Raises :class:`Refused` (``bad-format``: no such bot) and :class:`RoomProblem` (``seat-taken``: it is a bot's, or
    the cards are dealt).
    """
    if seat.kind != OPEN and seat.kind not in bots:
        raise Refused("bad-format", "kind", f"there is no bot {seat.kind!r}")
    try:
        return one_event(state, Reseated(number, seat.kind, clean_name(seat.name)), Shown("seat", number))
    except BrokenLog:
        raise RoomProblem("seat-taken") from None


def followed(state: RoomState, number: int, room: str) -> Step:
    """Note that seat ``number`` asked for another match, which is played in ``room``."""
    return one_event(state, Followed(number, room), Shown("followed", number))
