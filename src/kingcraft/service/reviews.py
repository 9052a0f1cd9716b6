"""Reviews: of a match that is over, or of one of its deals as soon as it has ended.

A server makes one at a time, in the order of asking, and in it one deal after the other: each deal can be read when it
is done. Where servers share a database, any of them makes a review, or a worker (``review_jobs.py``). The reviews of
matches are kept; those of single deals are remembered for a while, and a match's review uses them. What was interrupted
is forgotten; the next request starts it again.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from ..record.record import Record
from ..review.depth import Depth
from ..room.log.state import RoomState
from ..room.ports import RoomProblem, StorageFailed
from ..room.room import Room
from ..room.views.record import record
from .review_messages import DealProgress, DealReviewState, FailureCode, ReviewState
from .review_task import DealMade, Judging, Task

#: Reviews that may wait.
MOST_WAITING: Final = 20
#: Failures that are remembered, the latest ones.
_REMEMBERED: Final = 100
#: Deals that are remembered, the latest ones: a few kilobytes each.
_DEALS: Final = 500

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a review is to be made of."""

    room: str
    #: How many events the log of the room has.
    length: int
    record: Record
    #: The numbers of the deals to look at, in order.
    deals: tuple[int, ...]
    #: What was found in others before.
    known: dict[int, DealMade]
    #: Whether the whole match is reviewed.
    whole: bool


class Ahead(NamedTuple):
    """A review waits elsewhere, or not any more."""

    #: How many come first; -1: it is being made.
    reviews: int


#: Called when a deal is being looked at, and when it is done.
Hear = Callable[[Ahead | Judging | DealMade], None]
#: ``make(wish, hear)``: a ``ReviewState`` as gzipped JSON, empty if the whole match is not wanted. Raises
#: :class:`ReviewFailed`.
Make = Callable[[Wish, Hear], Awaitable[bytes]]


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


def task_of(wish: Wish, depth: Depth) -> Task:
    """Return the work of a review that looks so deep."""
    known = {deal: made.found for deal, made in wish.known.items()}
    return Task(wish.record.to_json(), depth, wish.deals, known, wish.whole)


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
    #: The deals that were asked for; all of them if ``whole``.
    deals: list[int]
    whole: bool
    #: The visitor who asks for it.
    asker: str
    #: Whether it is given to ``make``: then no deal can be added to it.
    given: bool = False
    #: As in :class:`Ahead`, once it is given.
    ahead: int = -1
    #: How far the deals are that are not done, once it is known.
    far: dict[int, Judging] = field(default_factory=dict)

    @property
    def begun(self) -> bool:
        """Whether it is being made."""
        return self.given and self.ahead < 0


class Reviews:
    """The reviews of a server."""

    def __init__(self, kept: Kept, make: Make, *, each: int = MOST_WAITING, at_once: int = 1) -> None:
        """``each``: rooms of one visitor whose reviews may wait; ``at_once``: reviews that ``make`` takes."""
        self._kept = kept
        self._make = make
        self._each = each
        self._at_once = at_once
        self._jobs: list[_Job] = []  # in order of asking; the first ones are being made, or are next
        self._made: dict[tuple[str, int], DealMade] = {}  # by room and deal; the latest last
        self._failed: dict[str, FailureCode] = {}
        self._asking = asyncio.Lock()  # held between looking for a kept review and beginning a job
        self._wanted = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._making: set[asyncio.Task[None]] = set()
        #: Since the start: jobs that ended well, a match or some of its deals, and those that failed, by code.
        self.done = 0
        self.failed: Counter[FailureCode] = Counter()

    @property
    def waiting(self) -> int:
        """How many wait, or are being made."""
        return len(self._jobs)

    async def start(self, after: "asyncio.Task[None]") -> None:
        """Begin to make reviews when ``after`` has come to an end: until then kernels are being compiled."""
        self._worker = asyncio.create_task(self._work(after))

    async def close(self) -> None:
        """Give up what is being made; its process is gone then."""
        tasks = [*self._making, *([self._worker] if self._worker else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def ask(self, room: Room, asker: str = "", *, idle: bool = False) -> ReviewState:
        """Have a match reviewed, unless it has been, because a visitor asks for it.

        ``idle``: begin only if no other room waits for a review.

        Raises :class:`RoomProblem` (``match-not-over``, ``room-broken``, ``too-many-reviews``) or ``StorageFailed``.
        """
        state = open_state(room)
        async with self._asking:
            if self._job(room.name, whole=True) is None:
                if await self._kept.find(room.name, state.version) is not None:
                    return ReviewState("done")
                if idle and self._others_wait(room.name):
                    return self._state(room.name, state)
                self._begin(_Job(room.name, state, list(range(len(state.match.ended))), whole=True, asker=asker))
        return self._state(room.name, state)

    def ask_deal(
        self, room: str, state: RoomState, deal: int, asker: str = "", *, idle: bool = False
    ) -> DealReviewState | bytes:
        """Have a deal that has ended reviewed, unless it has been. Returns as :meth:`look_at_deal`.

        ``asker`` and ``idle``: as for :meth:`ask`.

        Raises :class:`RoomProblem` (``not-found``, ``too-many-reviews``).
        """
        _check(state, deal)
        begun = (room, deal) in self._made or self._job_of_deal(room, deal) is not None
        if not begun and not (idle and self._others_wait(room)):
            waiting = next((job for job in self._jobs if job.room == room and not job.given), None)
            if waiting is None:
                self._begin(_Job(room, state, [deal], whole=False, asker=asker))
            else:
                waiting.deals.append(deal)
                waiting.state = state
        return self.look_at_deal(room, state, deal)

    async def look(self, room: Room) -> ReviewState | bytes:
        """The review of a match, a ``ReviewState`` as gzipped JSON; or how far it is.

        Raises :class:`RoomProblem` (``match-not-over``, ``room-broken``) or ``StorageFailed``.
        """
        state = open_state(room)
        if self._job(room.name, whole=True) is None:
            body = await self._kept.find(room.name, state.version)
            if body is not None:
                return body
        return self._state(room.name, state)

    def look_at_deal(self, room: str, state: RoomState, deal: int) -> DealReviewState | bytes:
        """The review of a deal, a ``DealReviewState`` as gzipped JSON; or how far it is.

        Raises :class:`RoomProblem` (``not-found``): it has not ended.
        """
        _check(state, deal)
        made = self._made.get((room, deal))
        if made is not None:
            return made.body
        job = self._job_of_deal(room, deal)
        if job is None:
            problem = self._failed.get(room)
            return DealReviewState("none") if problem is None else DealReviewState("failed", problem=problem)
        far = self._far(job, deal)
        return DealReviewState(far.state, ahead=self._ahead(job), done=far.done, total=far.total)

    def _ahead(self, job: _Job) -> int:
        return max(0, job.ahead) if job.given else self._jobs.index(job)

    def _others_wait(self, room: str) -> bool:
        return any(job.room != room for job in self._jobs)

    def _begin(self, job: _Job) -> None:
        theirs = {other.room for other in self._jobs if other.asker == job.asker and not other.begun}
        if len(self._jobs) > MOST_WAITING or len(theirs - {job.room}) >= self._each:
            raise RoomProblem("too-many-reviews")
        self._failed.pop(job.room, None)
        self._jobs.append(job)
        self._wanted.set()

    def _job(self, room: str, *, whole: bool) -> _Job | None:
        return next((job for job in self._jobs if job.room == room and job.whole == whole), None)

    def _job_of_deal(self, room: str, deal: int) -> _Job | None:
        return next((job for job in self._jobs if job.room == room and deal in job.deals), None)

    def _state(self, room: str, state: RoomState) -> ReviewState:
        job = self._job(room, whole=True)
        deals = [self._deal_far(room, deal) for deal in range(len(state.match.ended))]
        if job is None:
            problem = self._failed.get(room)
            if problem is not None:
                return ReviewState("failed", problem=problem, deals=deals)
            return ReviewState("none", deals=deals)
        if not job.begun:
            return ReviewState("waiting", ahead=self._ahead(job), deals=deals)
        done, total = sum(deal.done for deal in deals), sum(deal.total for deal in deals)
        return ReviewState("running", done=done, total=total, deals=deals)

    def _deal_far(self, room: str, deal: int) -> DealProgress:
        if (room, deal) in self._made:
            return self._done(room, deal)
        job = self._job_of_deal(room, deal)
        return DealProgress("none") if job is None else self._far(job, deal)

    def _far(self, job: _Job, deal: int) -> DealProgress:
        far = job.far.get(deal)
        if far is None:
            return DealProgress("waiting")
        return DealProgress("running" if far.done or _next(job) == deal else "waiting", far.done, far.total)

    def _done(self, room: str, deal: int) -> DealProgress:
        count = sum(len(one.judged) + sum(one.forced) for one in self._made[room, deal].found)
        return DealProgress("done", count, count)

    async def _work(self, after: "asyncio.Task[None]") -> None:
        await asyncio.wait((after,))
        while True:
            self._wanted.clear()
            while (job := self._next_job()) is not None:
                job.given = True
                task = asyncio.create_task(self._do(job))
                self._making.add(task)
                task.add_done_callback(self._making.discard)
            await self._wanted.wait()

    def _next_job(self) -> _Job | None:
        """Return the job that is to be given to ``make`` now: a room's next one uses what was found in the last."""
        given = {job.room for job in self._jobs if job.given}
        if len(given) >= self._at_once:
            return None
        return next((job for job in self._jobs if job.room not in given), None)

    async def _do(self, job: _Job) -> None:
        failure = await self._fault_in(job)
        if failure is None:
            self.done += 1
        else:
            self.failed[failure] += 1
            self._failed[job.room] = failure
            while len(self._failed) > _REMEMBERED:
                del self._failed[next(iter(self._failed))]
        self._jobs.remove(job)
        self._wanted.set()

    async def _fault_in(self, job: _Job) -> FailureCode | None:
        """Make and keep a review. Returns why it failed, if it did."""
        known = {deal: made for deal in job.deals if (made := self._made.get((job.room, deal))) is not None}
        todo = tuple(sorted(deal for deal in job.deals if deal not in known)) if job.whole else tuple(job.deals)
        wish = Wish(job.room, job.state.version, record(job.state, job.room), todo, known, job.whole)

        def hear(said: Ahead | Judging | DealMade) -> None:
            match said:
                case Ahead(reviews):
                    job.ahead = reviews
                case Judging(deal):
                    job.far[deal] = said
                case DealMade(deal):
                    self._made[job.room, deal] = said
                    while len(self._made) > _DEALS:
                        del self._made[next(iter(self._made))]

        try:
            body = await self._make(wish, hear)
            if job.whole:
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


def _check(state: RoomState, deal: int) -> None:
    """Raise :class:`RoomProblem` unless ``deal`` has ended: the cards of a deal under way are secret."""
    if not 0 <= deal < len(state.match.ended):
        raise RoomProblem("not-found")


def _next(job: _Job) -> int:
    """Return the deal that is being looked at: the first that is not done."""
    return next((deal for deal, far in sorted(job.far.items()) if far.done < far.total), -1)
