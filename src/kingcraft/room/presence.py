"""What follows from who is there: a deal is dealt, a player is back, or the match no longer waits for a seat."""

from collections.abc import Callable
from dataclasses import dataclass

from . import absence, step
from .ledger import Ledger
from .ports import Ports
from .readiness import Readiness
from .step import Step
from .view import Look


@dataclass(frozen=True, slots=True)
class Looked:
    """A step to be stored, or else after how many seconds to look again, if at all."""

    step: Step | None = None
    again: float | None = None


def look_round(
    ledger: Ledger, present: Callable[[int], bool], readiness: Readiness, now: float, ports: Ports, look: Look
) -> Looked:
    """What is to be done now by who is ``present``. Bots wait for nobody: without people nothing follows."""
    people = sorted(ledger.people)
    for seat in people:
        if seat in ledger.absentees.gone and present(seat):
            return Looked(absence.back(ledger, seat))
    if ledger.phase in ("waiting", "between"):
        return _next_deal(ledger, present, readiness, now, ports)
    if ledger.phase != "deal" or not any(present(seat) for seat in people):
        return Looked()
    waited_for = [seat for seat in people if not present(seat) and seat not in ledger.absentees.gone]
    left = {seat: readiness.left_of(seat, now, ports.absence) for seat in waited_for}
    for seat, seconds in left.items():
        if seconds <= 0:
            return Looked(absence.gone(ledger, seat, ports, look))
    return Looked(again=min(left.values(), default=None))


def _next_deal(
    ledger: Ledger, present: Callable[[int], bool], readiness: Readiness, now: float, ports: Ports
) -> Looked:
    if not ledger.committed:
        return Looked(step.prepared(ledger, ports))
    wait = readiness.wait(ledger, present, now, ports.grace)
    return Looked(step.dealing(ledger, readiness.nonces)) if wait == 0 else Looked(again=wait)
