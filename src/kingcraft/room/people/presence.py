"""What follows from who is there: a deal is dealt, a player is back, or the match no longer waits for a seat."""

from collections.abc import Callable
from dataclasses import dataclass

from .. import step
from ..log.state import RoomState
from ..ports import Ports
from ..step import Step
from ..views.view import Look
from . import absence
from .readiness import Readiness


@dataclass(frozen=True, slots=True)
class Looked:
    """A step to be stored, or else after how many seconds to look again, if at all."""

    step: Step | None = None
    again: float | None = None


def look_round(
    state: RoomState, present: Callable[[int], bool], readiness: Readiness, now: float, ports: Ports, look: Look
) -> Looked:
    """What is to be done now by who is ``present``. Bots wait for nobody: without people nothing follows."""
    people = sorted(state.people)
    for seat in people:
        if seat in state.absentees.gone and present(seat):
            return Looked(absence.back(state, seat))
    if state.phase in ("waiting", "between"):
        return _next_deal(state, present, readiness, now, ports)
    if state.phase != "deal" or not any(present(seat) for seat in people):
        return Looked()
    waited_for = [seat for seat in people if not present(seat) and seat not in state.absentees.gone]
    left = {seat: readiness.left_of(seat, now, ports.absence) for seat in waited_for}
    for seat, seconds in left.items():
        if seconds <= 0:
            return Looked(absence.gone(state, seat, ports, look))
    return Looked(again=min(left.values(), default=None))


def _next_deal(
    state: RoomState, present: Callable[[int], bool], readiness: Readiness, now: float, ports: Ports
) -> Looked:
    if not state.committed:
        return Looked(step.prepared(state, ports))
    wait = readiness.wait(state, present, now, ports.grace)
    return Looked(step.dealing(state, readiness.nonces)) if wait == 0 else Looked(again=wait)
