"""Reviews that any process of a database may make: servers ask for them there, servers and workers take them.

A process that takes a review has it for :data:`HOLD` seconds, and again from each renewal while it works. When it has
not renewed in time, another process takes the review and goes on: the deals that are stored are not looked at again.
Each hold of a review has a number of its own, so what a process says after its hold is over changes nothing. A review
is made while a server waits for it, and once, however many servers do.

A process takes only what a server of its very version asks for, so all of them find the same. What comes back is read
as strictly as any message; what is no review is never kept.
"""

import asyncio
import contextlib
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final, NamedTuple, Protocol, TypeVar, get_args

import msgspec

from ..review.chunks import Found
from ..review.depth import Depth
from ..room.ports import StorageFailed
from .bus import Bus
from .jobs import version
from .review_messages import DealReviewState, FailureCode, ReviewState
from .review_task import DealMade, Judging, Task
from .reviews import Ahead, Hear, ReviewFailed, Wish, task_of

#: Seconds for which a process has a review. The work is done in a child, so only a machine that is frozen, cut off or
#: gone is late by so much; and a review may take minutes, so it costs little that it waits for so long.
HOLD: Final = 10.0
#: Seconds between two renewals, which also say how far the work is.
RENEW: Final = 2.0
#: Seconds for which a server waits for a review, unless it says again that it does.
WANTED: Final = 30.0
#: Seconds between two looks of a server at a review that it waits for.
LOOK: Final = 0.5
#: Seconds between two looks for reviews that wait, if no news comes of one.
EVERY: Final = 5.0
#: Seconds for which a server leaves a review to the workers, if there are any.
GIVE_WAY: Final = 10.0
#: How often a review is taken and not given back until it counts as failed: it may be what ends the workers.
TRIES: Final = 3
#: Seconds until what could not be stored is tried again, and for which the end of a review is.
AGAIN: Final = 1.0
ENDING: Final = 60
#: Bytes of what is read, unpacked: a record, a deal, a review.
MOST_BYTES: Final = 32_000_000
#: The subject of news: a review is asked for.
ASKED: Final = "review"

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Hold(NamedTuple):
    """A review that a process has, to make it."""

    #: The number of the review.
    job: int
    #: How often it has been taken, this time included.
    attempt: int
    #: A ``Task``, packed.
    task: bytes
    #: The deals that others have done before: for each the ``DealMade``, packed.
    deals: Mapping[int, bytes]


class Seen(NamedTuple):
    """How far a review is that a server has asked for."""

    #: As in :class:`Ahead`.
    ahead: int
    #: How far its deals are: a list of ``Judging``, packed; empty: not known yet.
    far: bytes
    #: The deals that are done: for each the ``DealMade``, packed.
    deals: Mapping[int, bytes]
    #: Whether it has ended.
    ended: bool
    #: Why it failed: a ``FailureCode``, a space, and words for the log; empty if it did not.
    fault: str
    #: What was made: as ``Make`` returns it.
    body: bytes


class ReviewJobs(Protocol):
    """The reviews that the servers of a database ask for. All methods raise ``StorageFailed``."""

    async def ask(self, name: str, version: str, room: str, task: bytes, *, again: bool = False) -> None:
        """Say that a server waits for a review, for :data:`WANTED` seconds from now on.

        ``name``: the same for the same review; ``again``: also if it has failed before.
        """

    async def seen(self, name: str, version: str, known: Collection[int]) -> Seen | None:
        """Return how far a review is, without the ``known`` deals; None: no one has asked for it."""

    async def take(self, me: str, version: str, after: float) -> Hold | None:
        """Give ``me`` the review that has waited longest, if it has waited ``after`` seconds; None: there is none."""

    async def renew(self, hold: Hold, far: bytes) -> bool:
        """Let a hold last :data:`HOLD` seconds from now on, and say how far the work is (as in :class:`Seen`).

        False: it is over, or no server waits for the review any more.
        """

    async def keep_deal(self, hold: Hold, deal: int, body: bytes) -> None:
        """Store a deal that is done; of no effect if the hold is over."""

    async def finish(self, hold: Hold, body: bytes, fault: str = "") -> None:
        """Store what was made, or why it failed; of no effect if the hold is over."""

    async def give(self, hold: Hold) -> None:
        """End a hold: others may go on at once."""


class SharedReviews:
    """Has the reviews of a server made by the processes of its database."""

    def __init__(self, jobs: ReviewJobs, bus: Bus, depth: Depth) -> None:
        """``bus``: begins and ends elsewhere."""
        self._jobs = jobs
        self._bus = bus
        self._depth: Depth = depth

    async def make(self, wish: Wish, hear: Hear) -> bytes:
        """Wait until a review is made. A :data:`~kingcraft.service.reviews.Make`; raises also ``StorageFailed``."""
        loop = asyncio.get_running_loop()
        hear(Ahead(0))
        name = _name(wish, self._depth)
        task = await asyncio.to_thread(lambda: packed(task_of(wish, self._depth)))
        mine = await asyncio.to_thread(version)
        await self._jobs.ask(name, mine, wish.room, task, again=True)
        self._bus.publish(ASKED, b"")
        said, known = loop.time(), set[int]()
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(StorageFailed):  # the review goes on, and so does the table when it is back
                if loop.time() - said > WANTED / 3:
                    await self._jobs.ask(name, mine, wish.room, task)
                    said = loop.time()
                seen = await self._jobs.seen(name, mine, known)
                if seen is None:  # it was removed
                    said = 0.0
                    continue
                known |= await _hear(seen, wish, hear)
                if seen.ended:
                    return await _result(seen, wish, known)


class ReviewWorker:
    """Makes the reviews that servers ask for, one at a time."""

    def __init__(
        self,
        jobs: ReviewJobs,
        bus: Bus,
        make: Callable[[Task, Hear], Awaitable[bytes]],
        after: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """``make``: as :func:`review_of`; raises :class:`ReviewFailed`. ``after``: as for :meth:`ReviewJobs.take`."""
        self._jobs = jobs
        self._bus = bus
        self._make = make
        self._after = after
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        #: Its name in the database.
        self.name: Final = secrets.token_urlsafe(12)

    async def start(self, after: "asyncio.Task[None]") -> None:
        """Begin when ``after`` has come to an end: until then kernels are being compiled."""
        await self._bus.subscribe(ASKED, lambda _: self._asked.set())
        self._task = asyncio.create_task(self._go_on(after))

    async def close(self) -> None:
        """End. Others go on at once with what is being made; its process is gone then."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def _go_on(self, after: "asyncio.Task[None]") -> None:
        await asyncio.wait((after,))
        mine, failing = await asyncio.to_thread(version), False
        while True:
            self._asked.clear()
            try:
                hold = await self._jobs.take(self.name, mine, self._after())
                failing = False
            except StorageFailed as fault:
                if not failing:
                    _log.warning("no reviews are made here until the database answers: %s", fault)
                hold, failing = None, True
            if hold is not None:
                await self._do(hold)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._asked.wait()

    async def _do(self, hold: Hold) -> None:
        """Make a review, or give it up when its hold is over."""
        task = await asyncio.to_thread(_task, hold)
        if task is None:
            await self._end(hold, b"", "internal what was asked is no task of a review")
            return
        work = _Work()
        making = asyncio.ensure_future(self._make(task, work.hear))
        try:
            if await self._stored(hold, work, making):
                await self._end(hold, *await _outcome(making))
        except asyncio.CancelledError:
            await _cancelled(making)
            with contextlib.suppress(StorageFailed):  # then it is over soon
                await self._jobs.give(hold)
            raise
        await _cancelled(making)

    async def _stored(self, hold: Hold, work: "_Work", making: "asyncio.Future[bytes]") -> bool:
        """Wait until all deals are done and stored. False: the hold is over before."""
        while await self._holds(hold, work):
            if making.done() and not work.made:
                return True
            await asyncio.wait((making,), timeout=RENEW)
        return False

    async def _holds(self, hold: Hold, work: "_Work") -> bool:
        """Store what is done, and renew a hold. Returns whether it goes on; also if the database does not answer."""
        try:
            while work.made:
                made = work.made[0]
                await self._jobs.keep_deal(hold, made.deal, await asyncio.to_thread(packed, made))
                work.made.remove(made)
            return await self._jobs.renew(hold, packed(list(work.far.values())))
        except StorageFailed:
            await asyncio.sleep(AGAIN)
            return True

    async def _end(self, hold: Hold, body: bytes, fault: str) -> None:
        for _ in range(ENDING):
            try:
                await self._jobs.finish(hold, body, fault)
                return
            except StorageFailed:
                await asyncio.sleep(AGAIN)


class _Work:
    """What a process has heard from the review that it makes."""

    def __init__(self) -> None:
        self.far: dict[int, Judging] = {}
        #: Deals that are done, and not stored yet.
        self.made: list[DealMade] = []

    def hear(self, said: Ahead | Judging | DealMade) -> None:
        """Note how far it is."""
        match said:
            case Judging():
                self.far[said.deal] = said
            case DealMade():
                self.made.append(said)


def packed(message: Task | DealMade | list[Judging]) -> bytes:
    """Return what is stored of a message."""
    return zlib.compress(msgspec.json.encode(message), 1)


def unpacked(body: bytes, kind: type[T], wrapping: int = zlib.MAX_WBITS) -> T | None:
    """Return a message of a kind; None if it is not one of ours. ``wrapping``: as for ``zlib``."""
    with contextlib.suppress(zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        unpacking = zlib.decompressobj(wrapping)
        raw = unpacking.decompress(body, MOST_BYTES)
        if unpacking.eof:
            return msgspec.json.decode(raw, type=kind)
    return None


#: Of gzip.
_GZIP: Final = zlib.MAX_WBITS | 16


def _name(wish: Wish, depth: Depth) -> str:
    """Return what a review is called by every server that asks for it."""
    what = f"{wish.length}" if wish.whole else f"deals {','.join(map(str, wish.deals))}"
    return f"{depth} {wish.room} {what}"


def _task(hold: Hold) -> Task | None:
    """Return what is left to do of a review that is taken; None: it is none."""
    task = unpacked(hold.task, Task)
    if task is None:
        return None
    known = dict(task.known)
    for deal, body in hold.deals.items():
        made = _deal(body, deal)
        if made is not None:
            known[deal] = made.found
    return task._replace(known=known, deals=[deal for deal in task.deals if deal not in known])


def _deal(body: bytes, deal: int) -> DealMade | None:
    """Return the review of a deal that was stored; None: it is none."""
    made = unpacked(body, DealMade)
    if made is None or made.deal != deal or not all(isinstance(one, Found) for one in made.found):
        return None
    state = unpacked(made.body, DealReviewState, _GZIP)
    done = state is not None and state.state == "done" and state.result is not None and state.result.deal == deal
    return made if done else None


async def _hear(seen: Seen, wish: Wish, hear: Hear) -> set[int]:
    """Pass on how far a review is. Returns the deals that are done."""
    found = set[int]()
    hear(Ahead(seen.ahead))
    for judging in unpacked(seen.far, list[Judging]) or ():
        if judging.deal in wish.deals:
            hear(judging)
    for deal, body in seen.deals.items():
        made = await asyncio.to_thread(_deal, body, deal)
        if made is not None and deal in wish.deals:
            hear(made)
            found.add(deal)
    return found


async def _result(seen: Seen, wish: Wish, known: Collection[int]) -> bytes:
    """Return a review that has ended. Raises :class:`ReviewFailed`."""
    if seen.fault:
        code, _, why = seen.fault.partition(" ")
        raise ReviewFailed(next((each for each in get_args(FailureCode) if each == code), "internal"), why)
    if not await asyncio.to_thread(_is_whole if wish.whole else _is_each, seen.body, wish, known):
        raise ReviewFailed("internal", "what came back is no review of this match")
    return seen.body


def _is_whole(body: bytes, wish: Wish, _known: Collection[int]) -> bool:
    state = unpacked(body, ReviewState, _GZIP)
    result = state.result if state is not None and state.state == "done" else None
    return result is not None and len(result.review.deals) == len(wish.record.deals)


def _is_each(body: bytes, wish: Wish, known: Collection[int]) -> bool:
    return not body and set(wish.deals) <= set(known)


async def _outcome(making: "asyncio.Future[bytes]") -> tuple[bytes, str]:
    """Return what was made, and why it failed, if it did."""
    try:
        return await making, ""
    except ReviewFailed as failure:
        return b"", f"{failure.code} {failure}"
    except Exception as fault:  # noqa: BLE001 - whatever it is, the next one is made
        return b"", f"internal {fault!r}"


async def _cancelled(making: "asyncio.Future[bytes]") -> None:
    """End it; what became of it is not needed any more."""
    making.cancel()
    await asyncio.gather(making, return_exceptions=True)
