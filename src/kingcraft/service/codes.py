"""Codes of four letters that lead to the door of a table: read out or written down, and gone after half an hour.

A code of a table where everyone sits leads to its door too. The door says so, and a player of the table finds their
seat.

They are in memory only: after a restart the page of a table that waits asks for a new one.
"""

import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from ..room.ports import RoomProblem
from ..room.scheduling import RateLimits

#: No E (written like F; the I of other languages when spoken), no I (L, 1), no O (0, Q), no U (V).
LETTERS: Final = "ABCDFGHJKLMNPQRSTVWXYZ"
LENGTH: Final = 4
#: Seconds that a code lives.
LIFE: Final = 1800.0
#: Wrong guesses of one address: this number at once, and in each minute after that.
GUESSES: Final = 10
#: Codes at once. The oldest one goes first, so a guess leads somewhere in one of 50 cases at most.
MOST: Final = 4096


def drawn() -> str:
    """Return a code by lot."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class _Given(NamedTuple):
    code: str
    #: When it ends, by the clock.
    until: float


class Codes:
    """The codes of the tables that wait for players."""

    def __init__(self, draw: Callable[[], str] = drawn, clock: Callable[[], float] = time.monotonic) -> None:
        self._draw = draw
        self._clock = clock
        self._given: dict[str, _Given] = {}  # by room, the oldest first
        self._rooms: dict[str, str] = {}  # by code
        self._guesses = RateLimits(GUESSES / 60, GUESSES)

    def code_of(self, room: str) -> tuple[str, int]:
        """Return the code of a room, a new one if it has none, and for how many seconds it lives."""
        self._tidy()
        given = self._given.get(room)
        if given is None:
            if len(self._given) >= MOST:
                self._end(next(iter(self._given)))
            code = next(code for code in iter(self._draw, None) if code not in self._rooms)
            given = self._given[room] = _Given(code, self._clock() + LIFE)
            self._rooms[code] = room
        return given.code, max(1, round(given.until - self._clock()))

    def room_of(self, code: str, asker: str) -> str:
        """Return the room that a code leads to. ``asker``: whose guess it is, if it is wrong.

        Raises :class:`RoomProblem`: ``no-code``, or ``too-many-guesses``, also for a code that is right.
        """
        if self._guesses.wait(asker):
            raise RoomProblem("too-many-guesses")
        self._tidy()
        room = self._rooms.get(code.upper())
        if room is None:
            raise RoomProblem("no-code")
        self._guesses.give_back(asker)
        return room

    def hand_on(self, room: str, after: str) -> None:
        """Let the code of a room, if it has one, lead to the room after it, unless that has its own."""
        given = self._given.get(room)
        if given is not None and after not in self._given:
            del self._given[room]
            self._given[after] = given
            self._rooms[given.code] = after

    def _end(self, room: str) -> None:
        del self._rooms[self._given.pop(room).code]

    def _tidy(self) -> None:
        """End the codes that have lived long enough."""
        now = self._clock()
        for room in [room for room, given in self._given.items() if given.until <= now]:
            self._end(room)
