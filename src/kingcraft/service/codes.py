"""Codes of four letters that lead to the door of a table: read out or written down, and gone after half an hour.

A code of a table where everyone sits leads to its door too. The door says so, and a player of the table finds their
seat.

One server has them in memory only: after a restart the page of a table that waits asks for a new one. Several have
them in the store that they share.
"""

import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

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


class Given(NamedTuple):
    """The code of a room."""

    code: str
    #: For how many seconds from now on it lives.
    seconds: float


class Board(Protocol):
    """Where codes are kept. Codes whose time is over are none. All methods raise ``StorageFailed``."""

    async def given(self, room: str) -> Given | None:
        """Return the code of a room."""

    async def give(self, room: str, code: str) -> bool:
        """Give a room that has no code this one for :data:`LIFE`; False: it is another room's.

        Of more than :data:`MOST` codes the oldest end.
        """

    async def leads(self, code: str) -> str | None:
        """Return the room that a code leads to."""

    async def hand_on(self, room: str, after: str) -> None:
        """Let the code of a room, if it has one, lead to the room after it, unless that has its own."""


class _Hung(NamedTuple):
    code: str
    #: When it ends, by the clock.
    until: float


class HereBoard:
    """The codes of a server that has its store alone. Implements :class:`Board`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._hung: dict[str, _Hung] = {}  # by room, the oldest first
        self._rooms: dict[str, str] = {}  # by code

    async def given(self, room: str) -> Given | None:
        """See ``Board.given``."""
        self._tidy()
        hung = self._hung.get(room)
        return None if hung is None else Given(hung.code, hung.until - self._clock())

    async def give(self, room: str, code: str) -> bool:
        """See ``Board.give``."""
        self._tidy()
        if code in self._rooms:
            return False
        if room in self._hung:
            self._end(room)
        elif len(self._hung) >= MOST:
            self._end(next(iter(self._hung)))
        self._hung[room] = _Hung(code, self._clock() + LIFE)
        self._rooms[code] = room
        return True

    async def leads(self, code: str) -> str | None:
        """See ``Board.leads``."""
        self._tidy()
        return self._rooms.get(code)

    async def hand_on(self, room: str, after: str) -> None:
        """See ``Board.hand_on``."""
        self._tidy()
        if room in self._hung and after not in self._hung:
            hung = self._hung[after] = self._hung.pop(room)
            self._rooms[hung.code] = after

    def _end(self, room: str) -> None:
        del self._rooms[self._hung.pop(room).code]

    def _tidy(self) -> None:
        """End the codes that have lived long enough."""
        now = self._clock()
        for room in [room for room, hung in self._hung.items() if hung.until <= now]:
            self._end(room)


class Codes:
    """The codes of the tables that wait for players. All methods raise ``StorageFailed``."""

    def __init__(self, board: Board | None = None, draw: Callable[[], str] = drawn) -> None:
        """``board``: None: in memory."""
        self._board = HereBoard() if board is None else board
        self._draw = draw
        self._guesses = RateLimits(GUESSES / 60, GUESSES)  # on this server

    async def code_of(self, room: str) -> tuple[str, int]:
        """Return the code of a room, a new one if it has none, and for how many seconds it lives."""
        while True:
            given = await self._board.given(room)
            if given is not None:
                return given.code, max(1, round(given.seconds))
            await self._board.give(room, self._draw())

    async def room_of(self, code: str, asker: str) -> str:
        """Return the room that a code leads to. ``asker``: whose guess it is, if it is wrong.

        Raises :class:`RoomProblem`: ``no-code``, or ``too-many-guesses``, also for a code that is right.
        """
        if self._guesses.wait(asker):
            raise RoomProblem("too-many-guesses")
        code = code.upper()
        room = await self._board.leads(code) if len(code) == LENGTH and set(code) <= set(LETTERS) else None
        if room is None:
            raise RoomProblem("no-code")
        self._guesses.give_back(asker)
        return room

    async def hand_on(self, room: str, after: str) -> None:
        """Let the code of a room, if it has one, lead to the room after it, unless that has its own."""
        await self._board.hand_on(room, after)
