"""Reviews of matches that are over: made once, one at a time, in a process of their own, and kept in the database.

A client that asks while a review waits or is being made hears how far it is. A review that was interrupted is
forgotten; the next request starts it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..games.options import Json
from ..room.log.state import RoomState
from ..room.ports import RoomProblem, StorageFailed
from ..room.room import Room
from ..room.views.record import record
from . import kernels
from .open_hands import open_state
from .review_messages import ReviewState
from .review_process import Progress, ReviewFailed, review_elsewhere
from .store.reviews import KeptReviews

#: Reviews that may wait.
MOST_WAITING: Final = 20
#: Failures that are remembered, the latest ones.
_REMEMBERED: Final = 100

_log = logging.getLogger(__name__)

#: ``make(record, depth, progress)``: the bytes of a review. Raises :class:`ReviewFailed`.
Make = Callable[[Json, str, Progress], Awaitable[bytes]]


@dataclass(eq=False, slots=True)
class _Job:
    """The review of a room to be made. ``begun``: whether it is being made; ``done`` of ``total`` decisions."""

    room: str
    state: RoomState
    begun: bool = False
    done: int = 0
    total: int = 0


class Reviews:
    """The reviews of a server. ``depth``: a key of ``review.depth.DEPTHS``; ``data``: the server's directory."""

    def __init__(self, kept: KeptReviews, depth: str, data: Path, make: Make = review_elsewhere) -> None:
        self._kept = kept
        self._depth = depth
        self._data = data
        self._make = make
        self._jobs: dict[str, _Job] = {}  # in order of asking; the first one is being made, or is next
        self._failed: dict[str, str] = {}
        self._asking = asyncio.Lock()  # between looking into the database and beginning a job nobody else begins one
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
            problem = self._failed.get(room, "")
            return ReviewState("failed", problem=problem) if problem else ReviewState("none")
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
            code = await self._made(self._jobs[room])
            if code:
                self._failed[room] = code
                while len(self._failed) > _REMEMBERED:
                    del self._failed[next(iter(self._failed))]
            del self._jobs[room]

    async def _made(self, job: _Job) -> str:
        """Make and keep a review. Returns the code of why it failed, "" if it did not."""

        def progress(done: int, total: int) -> None:
            job.done, job.total = done, total

        job.begun = True
        try:
            await asyncio.to_thread(kernels.keep_kernels, self._data)
            document = await asyncio.to_thread(lambda: record(job.state, job.room).to_json())
            body = await self._make(document, self._depth, progress)
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
        return ""
