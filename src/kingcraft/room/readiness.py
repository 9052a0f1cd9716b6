"""What people have said towards the next deal: their nonces, who is ready, and since when somebody is away."""

from collections.abc import Callable
from math import ceil

from .ledger import Ledger
from .seats import HUMAN, OPEN


class Readiness:
    """Who is waited for before the next deal of one room. Times are seconds of any one clock."""

    def __init__(self, seats: int, now: float) -> None:
        self.nonces: dict[int, str] = {}
        self.ready: set[int] = set()
        self._away = dict.fromkeys(range(seats), now)

    def left(self, seat: int, now: float) -> None:
        """Nobody is connected for ``seat`` any more."""
        self._away[seat] = now
        self.ready.discard(seat)

    def patience(self, seat: int, now: float, grace: float) -> int:
        """For how many whole seconds an absent person still holds up the next deal; 0: no longer."""
        return max(0, ceil(self._away[seat] + grace - now))

    def moved_on(self, before: Ledger, after: Ledger) -> None:
        """The room's ledger was ``before`` and is ``after``: towards a new deal people are asked anew."""
        if (before.phase, len(before.deals)) == (after.phase, len(after.deals)):
            return
        self.ready.clear()
        self.nonces.clear()  # used up, or older than the commitment they would be mixed with

    def wait(self, ledger: Ledger, present: Callable[[int], bool], now: float, grace: float) -> float | None:
        """How many seconds until the next deal may be dealt (0: now); None as long as it waits for people.

        The first deal waits until every seat is taken and everybody is there. Later ones wait until everybody who is
        there is ready; somebody who is not there holds them up for ``grace`` seconds.
        """
        if any(seat.kind == OPEN for seat in ledger.seats):
            return None
        people = [number for number, seat in enumerate(ledger.seats) if seat.kind == HUMAN]
        here = [seat for seat in people if present(seat)]
        if ledger.phase == "waiting":
            return 0.0 if here == people else None
        if not here or not self.ready.issuperset(here):
            return None
        return max([0.0, *(self._away[seat] + grace - now for seat in people if seat not in here)])
