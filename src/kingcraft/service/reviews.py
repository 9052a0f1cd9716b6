"""Reviews of matches that are over: made one at a time, each once, and kept.

A client that asks while a review waits or is being made hears how far it is. A review that was interrupted is
forgotten; the next request starts it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol

from ..record.record import Record
from ..room.log.state import RoomState
from ..room.ports import RoomProblem, StorageFailed
from ..room.room import Room
from ..room.views.record import record
from .review_messages import FailureCode, ReviewState

#: Reviews that may wait.
MOST_WAITING: Final = 20
#: Failures that are remembered, the latest ones.
_REMEMBERED: Final = 100

_log = logging.getLogger(__name__)

#: Called with the number of decisions done and their total.
Progress = Callable[[int, int], None]
#: ``make(record, progress)``: a ``ReviewState`` as gzipped JSON. Raises :class:`ReviewFailed`.
Make = Callable[[Record, Progress], Awaitable[bytes]]


class ReviewFailed(Exception):
    """There is no review. The text is for the server's own log."""

    def __init__(self, code: FailureCode, why: str) -> None:
        super().__init__(why)
        self.code: FailureCode = code


class Kept(Protocol):
    """Reviews that have been made, by room and length of its log. Both methods raise ``StorageFailed``."""

    async def find(self, room: str, length: int) -> bytes | None:
        """Return the review of a room whose log has ``length`` events."""

    async def keep(self, room: str, length: int, body: bytes) -> None:
        """Keep a review in place of an older one of this room."""


def open_state(room: Room) -> RoomState:
    """Return the state of a match that is over, when all hands are public.

    Raises :class:`RoomProblem` (``room-broken``, ``match-not-over``).
    """
    if room.phase == "broken":
        raise RoomProblem("room-broken")
    if room.phase != "over":
        raise RoomProblem("match-not-over")
    return room.state


@dataclass(eq=False, slots=True)
class _Job:
    """A review to be made."""

    room: str
    state: RoomState
    #: Whether it is being made: ``done`` of ``total`` decisions.
    begun: bool = False
    done: int = 0
    total: int = 0


class Reviews:
    """The reviews of a server."""

    def __init__(self, kept: Kept, make: Make) -> None:
        self._kept = kept
        self._make = make
        self._jobs: dict[str, _Job] = {}  # in order of asking; the first one is being made, or is next
        self._failed: dict[str, FailureCode] = {}
        self._asking = asyncio.Lock()  # held between looking for a kept review and beginning a job
        self._wanted = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None

    async def start(self, after: "asyncio.Task[None]") -> None:
        """Begin to make reviews when ``after`` has come to an end: until then kernels are being compiled."""
        self._worker = asyncio.create_task(self._work(after))

    async def close(self) -> None:
        """Give up what is being made; its process is gone then."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.wait((self._worker,))

    async def ask(self, room: Room) -> ReviewState:
        """Have a match reviewed, unless it has been.

        Raises :class:`RoomProblem` (``match-not-over``, ``room-broken``, ``too-many-reviews``) or ``StorageFailed``.
        """
        state = open_state(room)
        async with self._asking:
            if room.name not in self._jobs:
                if await self._kept.find(room.name, state.version) is not None:
                    return ReviewState("done")
                if len(self._jobs) > MOST_WAITING:
                    raise RoomProblem("too-many-reviews")
                self._failed.pop(room.name, None)
                self._jobs[room.name] = _Job(room.name, state)
                self._wanted.set()
        return self._state(room.name)

    async def look(self, room: Room) -> ReviewState | bytes:
        """The review of a match, a ``ReviewState`` as gzipped JSON; or how far it is.

        Raises :class:`RoomProblem` (``match-not-over``, ``room-broken``) or ``StorageFailed``.
        """
        state = open_state(room)
        if room.name not in self._jobs:
            body = await self._kept.find(room.name, state.version)
            if body is not None:
                return body
        return self._state(room.name)

    def _state(self, room: str) -> ReviewState:
        job = self._jobs.get(room)
        if job is None:
            problem = self._failed.get(room)
            return ReviewState("none") if problem is None else ReviewState("failed", problem=problem)
        if job.begun:
            return ReviewState("running", done=job.done, total=job.total)
        return ReviewState("waiting", ahead=list(self._jobs).index(room))

    async def _work(self, after: "asyncio.Task[None]") -> None:
        await asyncio.wait((after,))
        while True:
            while not self._jobs:
                self._wanted.clear()
                await self._wanted.wait()
            room = next(iter(self._jobs))
            failure = await self._fault_in(self._jobs[room])
            if failure is not None:
                self._failed[room] = failure
                while len(self._failed) > _REMEMBERED:
                    del self._failed[next(iter(self._failed))]
            del self._jobs[room]

    async def _fault_in(self, job: _Job) -> FailureCode | None:
        """Make and keep a review. Returns why it failed, if it did."""

        def progress(done: int, total: int) -> None:
            job.done, job.total = done, total

        job.begun = True
        try:
            body = await self._make(record(job.state, job.room), progress)
            await self._kept.keep(job.room, job.state.version, body)
        except ReviewFailed as failure:
            _log.warning("room %s cannot be reviewed (%s): %s", job.room, failure.code, failure)
            return failure.code
        except StorageFailed as failure:
            _log.warning("the review of room %s cannot be stored: %s", job.room, failure)
            return "storage-failed"
        except Exception:  # noqa: BLE001 - whatever it is, the next one is made
            _log.exception("the review of room %s failed", job.room)
            return "internal"
        return None
