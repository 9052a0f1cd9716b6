"""A room's log, read: from its opening, or from a state on, to the state after all its events."""

import logging
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from .brought import brought
from .events import Brought, Event, decode
from .state import BrokenLog, RoomState, first_state, reduce

_log = logging.getLogger(__name__)

#: The state after a stored log, as far as this version's rules go, and whether the log is broken: whether this version
#: refuses one of its events. Then the state is the last one before it.
Found: TypeAlias = tuple[RoomState, bool]


def states(events: Iterable[Event]) -> Iterator[RoomState]:
    """Yield the state after each event of a log. Raises as :func:`first_state` and :func:`reduce`."""
    state = None
    for event in events:
        for state in _after(state, event):  # noqa: B020 - each of them is the state so far
            yield state


def _after(state: RoomState | None, event: Event) -> Iterator[RoomState]:
    """Yield the state after one more event; of a match that was played elsewhere after each of its deals."""
    if state is not None:
        yield reduce(state, event)
    elif isinstance(event, Brought):
        yield from brought(event)
    else:
        yield first_state(event)


def state_of(events: Iterable[Event]) -> RoomState:
    """Return the state after a whole log. Raises as :func:`states`."""
    last = deque(states(events), maxlen=1)
    if not last:
        raise BrokenLog("the log is empty")
    return last[0]


def reading(bodies: Sequence[bytes], state: RoomState | None = None, *, log: bool = True) -> Iterator[Found]:
    """Yield what is found after each event of a stored log, or of the part of it that follows ``state``.

    A broken log ends with its last good state. Nothing is yielded if not even the opening can be read. ``log``:
    whether a fault is logged.
    """
    for body in bodies:
        try:
            for state in _after(state, decode(body)):  # noqa: B020 - each of them is the state so far
                yield state, False
        except ValueError as fault:
            if log:
                _log.error("a stored log is refused at event %d: %s", 0 if state is None else state.version, fault)
            if state is not None:
                yield state, True
            return


def replay_log(bodies: Sequence[bytes]) -> Found | None:
    """Return what is found at the end of a stored log; None if not even the opening can be read. It logs nothing."""
    last = deque(reading(bodies, log=False), maxlen=1)
    return last[0] if last else None
