"""Steps before the first deal and after the last: who sits where, and in which room people go on."""

from collections.abc import Collection

from ...bots.people import casual
from ...games.reasons import Refused
from ..faces.face import Animation
from ..log.events import Event, Followed, Named, Removed, Reseated, Seated
from ..log.state import OPEN, BrokenLog, RoomState, reduce
from ..ports import RoomProblem
from ..step import Step, one_event
from ..wire.client_messages import Rename
from ..wire.http_messages import JoinRoom, NewSeat
from ..wire.server_messages import Event as Shown
from .portraits import bot_name, chosen, renamed
from .seats import check_name, clean_name, digest


def open_seat(state: RoomState) -> int:
    """Return the first seat that is open. Raises :class:`RoomProblem` (``seat-taken``)."""
    number = next((number for number, seat in enumerate(state.seats) if seat.kind == OPEN), None)
    if number is None or state.moved:
        raise RoomProblem("seat-taken")
    return number


def seated(state: RoomState, number: int, wish: JoinRoom, secret: str) -> Step:
    """Give the open seat ``number`` to a player. A bot with their initial gets another name.

    Raises :class:`RoomProblem` (``name-taken``, ``figure-taken``, ``disc-taken``).
    """
    name = clean_name(wish.name)
    figure, disc = chosen(state.seats, name, wish.figure, wish.disc)
    return _with_new_name(state, Seated(number, name, digest(secret), figure, disc), Shown("seat", number))


def called(state: RoomState, number: int, wish: Rename) -> Step:
    """Give the player of seat ``number`` another name, figure and disc.

    Raises :class:`RoomProblem` (``name-taken``, ``figure-taken``, ``disc-taken``).
    """
    name = clean_name(wish.name) or state.seats[number].name
    others = [seat for other, seat in enumerate(state.seats) if other != number]
    figure, disc = chosen(others, name, wish.figure, wish.disc)
    return _with_new_name(state, Named(number, name, figure, disc), Shown("named", number))


def _with_new_name(state: RoomState, event: Seated | Named, shown: Shown) -> Step:
    """The step of a person's new name; before the first deal bots make way for it."""
    events: list[Event] = [event]
    after = reduce(state, event)
    if after.phase == "waiting":
        for bot, name in renamed(after.seats, event.seat):
            events.append(Named(bot, name))
            after = reduce(after, events[-1])
    if event.name != state.seats[event.seat].name:  # in older logs two people may have the same name
        check_name([seat.name for seat in after.seats], event.seat)
    return Step(events, [(Animation(shown), after)])


def reseated(state: RoomState, number: int, seat: NewSeat, by: int, bots: Collection[str]) -> Step:
    """Give an empty seat to a bot, which gets a name if it brings none, or open it or a bot's seat to anyone.

    ``by``: the seat that asks; only the host opens that of a bot, which may keep out a player who was removed. Raises
    :class:`Refused` (``bad-format``: no such bot) and :class:`RoomProblem` (``seat-taken``: another bot has it, or the
    cards are as good as dealt, or all are in the room of another match; ``not-host``, ``name-taken``).
    """
    if state.moved or (seat.kind == OPEN and not state.reopens):
        raise RoomProblem("seat-taken")
    if seat.kind != OPEN and seat.kind not in bots:
        raise Refused("bad-format", "kind", f"there is no bot {seat.kind!r}")
    name = clean_name(seat.name)
    if seat.kind != OPEN and not name:
        name = bot_name(other.name for place, other in enumerate(state.seats) if place != number)
    try:
        step = one_event(state, Reseated(number, seat.kind, name), Shown("seat", number))
    except BrokenLog:
        raise RoomProblem("seat-taken") from None
    if state.seats[number].is_bot and by != state.acting_host:
        raise RoomProblem("not-host")
    check_name([other.name if place != number else name for place, other in enumerate(state.seats)], number)
    return step


def removed(state: RoomState, by: int, number: int) -> Step:
    """Remove the player of seat ``number``, as seat ``by`` asks: it is a bot's or, before the first deal, open.

    The bot is of the level of those at the table, else the one that plays for people who are away. Raises
    :class:`RoomProblem` (``not-host``, ``no-guest``).
    """
    if by != state.acting_host:
        raise RoomProblem("not-host")
    if not state.removable(number):
        raise RoomProblem("no-guest")
    name, kind, called = state.seats[number].name, OPEN, ""
    if not state.reopens:
        kind = next((seat.kind for seat in state.seats if seat.is_bot), casual().name)
        called = bot_name(seat.name for seat in state.seats)
    return one_event(state, Removed(number, kind, called), Shown("removed", by, str(number), name=name))


def followed(state: RoomState, event: Followed) -> Step:
    """Note that a seat asked for another match."""
    return one_event(state, event, Shown("followed", event.seat))
