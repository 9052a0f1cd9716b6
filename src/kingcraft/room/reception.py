"""Who sits where before the first deal, and where people go on after the match: the steps of a room that say so."""

from collections.abc import Collection

from ..games.reasons import Refused
from .animation import Animation
from .events import Event, Followed, Reseated, Seated
from .fold import fold
from .http_messages import NewSeat
from .ledger import BrokenLog, Ledger
from .messages import Event as Shown
from .problem import RoomProblem
from .seats import OPEN, clean_name, digest
from .step import Step


def open_seat(ledger: Ledger) -> int:
    """The first seat that is open. Raises :class:`RoomProblem` (``seat-taken``)."""
    number = next((number for number, seat in enumerate(ledger.seats) if seat.kind == OPEN), None)
    if number is None:
        raise RoomProblem("seat-taken")
    return number


def seated(ledger: Ledger, number: int, name: str, secret: str) -> Step:
    """Somebody takes the open seat ``number``."""
    return _step(ledger, "seat", Seated(number, clean_name(name), digest(secret)))


def reseated(ledger: Ledger, number: int, seat: NewSeat, bots: Collection[str]) -> Step:
    """Give an empty seat to a bot, or open it to anyone.

    Raises :class:`Refused` (``bad-format``: no such bot) and :class:`RoomProblem` (``seat-taken``: it is a bot's, or
    the cards are dealt).
    """
    if seat.kind != OPEN and seat.kind not in bots:
        raise Refused("bad-format", "kind", f"there is no bot {seat.kind!r}")
    try:
        return _step(ledger, "seat", Reseated(number, seat.kind, clean_name(seat.name)))
    except BrokenLog:
        raise RoomProblem("seat-taken") from None


def followed(ledger: Ledger, number: int, room: str) -> Step:
    """Seat ``number`` wanted another match, which is played in ``room``."""
    return _step(ledger, "followed", Followed(number, room))


def _step(ledger: Ledger, kind: str, event: Seated | Reseated | Followed) -> Step:
    events: list[Event] = [event]
    return Step(events, [(Animation(Shown(kind, event.seat)), fold(ledger, event))])
