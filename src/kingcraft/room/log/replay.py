"""A room's whole log, read: from its opening to the state after all its events."""

import logging
from collections.abc import Iterable, Sequence

from .events import Event, decode
from .state import BrokenLog, RoomState, first_state, reduce

_log = logging.getLogger(__name__)


def state_of(events: Iterable[Event]) -> RoomState:
    """Return the state after a whole log. Raises as :func:`first_state` and :func:`reduce`."""
    state = None
    for event in events:
        state = first_state(event) if state is None else reduce(state, event)
    if state is None:
        raise BrokenLog("the log is empty")
    return state


def replay_log(bodies: Sequence[bytes]) -> tuple[RoomState, bool] | None:
    """Return the state after a stored log, as far as this version's rules go, and whether the log is broken.

    A log is broken if this version refuses one of its events; the state is the last one before it. None if not even
    the opening can be read.
    """
    state: RoomState | None = None
    for number, body in enumerate(bodies):
        try:
            event = decode(body)
            state = first_state(event) if state is None else reduce(state, event)
        except ValueError as fault:
            _log.error("a stored log is refused at event %d: %s", number, fault)
            return None if state is None else (state, True)
    return None if state is None else (state, False)
