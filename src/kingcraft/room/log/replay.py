"""A room's whole log, read: from its opening to the room's state of all its events."""

import logging
from collections.abc import Iterable, Sequence
from typing import Final

from ...games.match import new_match
from ...games.registry import rule_set
from .events import Event, Opened, decode
from .reduce import reduce
from .seats import Seat
from .state import BrokenLog, RoomState

#: The games in which a turn holds several actions of one's own; in King a card played is the turn.
_TURNS: Final = ("kings-corner",)

_log = logging.getLogger(__name__)


def opened(event: Event) -> RoomState:
    """The room's state of a room's first event.

    Raises :class:`Refused` for impossible rules, :class:`BrokenLog` for another event.
    """
    if not isinstance(event, Opened):
        raise BrokenLog("a log begins with the opening of the room")
    rules = rule_set(event.game, event.preset, event.options)
    seats = tuple(Seat(seat.kind, seat.name, seat.secret) for seat in event.seats)
    match = new_match(rules, len(seats), event.dealer)
    # A player alone with bots may ask and take back freely; among people the opener must have allowed it.
    alone = sum(not seat.is_bot for seat in seats) == 1
    hints = alone if event.hints is None else event.hints
    undo = (alone if event.undo is None else event.undo) and event.game in _TURNS
    stood_in = ("",) * len(seats)
    return RoomState(1, event.created, match, seats, stood_in=stood_in, hints=hints, undo=undo, practice=event.practice)


def state_of(events: Iterable[Event]) -> RoomState:
    """The room's state of a whole log. Raises as :func:`opened` and :func:`~kingcraft.room.log.reduce.reduce`."""
    state = None
    for event in events:
        state = opened(event) if state is None else reduce(state, event)
    if state is None:
        raise BrokenLog("the log is empty")
    return state


def replay_log(bodies: Sequence[bytes]) -> tuple[RoomState, bool] | None:
    """The room's state of a stored log, as far as this version's rules go, and whether it is broken.

    Broken is a log with an event that this version refuses; its state is the last one that could be reached. None if
    not even the opening can be read.
    """
    state: RoomState | None = None
    for number, body in enumerate(bodies):
        try:
            event = decode(body)
            state = opened(event) if state is None else reduce(state, event)
        except ValueError as fault:
            _log.error("a stored log is refused at event %d: %s", number, fault)
            return None if state is None else (state, True)
    return None if state is None else (state, False)
