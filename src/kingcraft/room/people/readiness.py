"""What people have said towards the next deal: their nonces, who is ready, and since when a seat is empty.

Nonces: ``docs/rules/records.md``, fairness.
"""

from collections.abc import Callable
from math import ceil

from ..log.seats import HUMAN, OPEN
from ..log.state import RoomState
from ..ports import Ports


class Readiness:
    """Who is waited for before the next deal of one room. Times are seconds of any one clock."""

    def __init__(self, seats: int, now: float) -> None:
        self.nonces: dict[int, str] = {}
        self.ready: set[int] = set()
        self._away = dict.fromkeys(range(seats), now)

    def says(self, seat: int, nonce: str) -> bool:
        """The person of ``seat`` is ready, with this nonce. Whether nobody knew that yet."""
        known = seat in self.ready
        self.nonces[seat] = nonce
        self.ready.add(seat)
        return not known

    def left(self, seat: int, now: float) -> None:
        """Nobody is connected for ``seat`` any more."""
        self._away[seat] = now
        self.ready.discard(seat)

    def waits(self, now: float) -> None:
        """Somebody comes to a table at which nobody was: as long as nobody waited, nobody was waited for."""
        empty = now - max(self._away.values())
        self._away = {seat: since + empty for seat, since in self._away.items()}

    def left_of(self, seat: int, now: float, seconds: float) -> float:
        """What is left of the ``seconds`` for which a person who is away is waited for; not above 0: nothing."""
        return self._away[seat] + seconds - now

    def patience(self, seat: int, state: RoomState, now: float, ports: Ports, *, waiting: bool) -> int | None:
        """For how many whole seconds an absent person still holds up the deal or, between deals, the next one.

        0: no longer; None: the match waits for them. ``waiting``: whether a player is there for whom it could go on.
        """
        if state.phase not in ("deal", "between"):
            return None
        if seat in state.absentees.gone:
            return 0
        if not waiting:
            return None
        if state.phase == "between":
            return max(0, ceil(self.left_of(seat, now, ports.grace)))
        return max(1, ceil(self.left_of(seat, now, ports.absence)))

    def moved_on(self, before: RoomState, after: RoomState) -> None:
        """The room's state was ``before`` and is ``after``: towards a new deal people are asked anew."""
        if (before.phase, len(before.deals)) == (after.phase, len(after.deals)):
            return
        self.ready.clear()
        self.nonces.clear()  # used up, or older than the commitment they would be mixed with

    def wait(self, state: RoomState, present: Callable[[int], bool], now: float, grace: float) -> float | None:
        """How many seconds until the next deal may be dealt (0: now); None as long as it waits for people.

        The first deal waits until every seat is taken and everybody is there. Later ones wait until everybody who is
        there is ready; somebody who is not there holds them up for ``grace`` seconds.
        """
        if any(seat.kind == OPEN for seat in state.seats):
            return None
        people = [number for number, seat in enumerate(state.seats) if seat.kind == HUMAN]
        here = [seat for seat in people if present(seat)]
        if state.phase == "waiting":
            return 0.0 if here == people else None
        if not here or not self.ready.issuperset(here):
            return None
        waited_for = [seat for seat in people if seat not in here and seat not in state.absentees.gone]
        return max([0.0, *(self.left_of(seat, now, grace) for seat in waited_for)])
