"""When things are done.

In order (:class:`Mailbox`), bit by bit (:class:`Slices`), later (:class:`Alarm`), not too fast (:class:`RateLimit`).
"""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

#: The clock of slices and rates, in seconds. A simulation puts its own in its place.
clock: Callable[[], float] = time.monotonic
#: Seconds for which a long computation may hold the event loop before others run.
SLICE: Final = 0.005

#: Something to be done. It may wait for the log; nothing else of its room begins meanwhile.
Message = Callable[[], Awaitable[None]]

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Mailbox:
    """What a room still has to do, in order of arrival."""

    def __init__(self, room: str, fault: Callable[[], None]) -> None:
        """``fault`` is called when a message fails; the messages after it are processed all the same."""
        self._room = room
        self._fault = fault
        self._messages: deque[Message] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do."""
        return self._worker is None

    def post(self, message: Message) -> None:
        """Add a message, unless it waits already."""
        if message in self._messages:
            return
        self._messages.append(message)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have ``work`` done as a message and return its result. Raises what it raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def message() -> None:
            try:
                found = await work()
            except Exception as problem:  # noqa: BLE001 - the caller receives it, and waits no longer
                if not answer.cancelled():
                    answer.set_exception(problem)
                return
            if not answer.cancelled():
                answer.set_result(found)

        self.post(message)
        return await answer

    async def emptied(self) -> None:
        """Wait until there is nothing to do."""
        if self._worker is not None:
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._messages:
                message = self._messages.popleft()
                try:
                    await message()
                except Exception:  # noqa: BLE001 - one message's fault must not stop the table
                    _log.exception("room %s: an internal fault", self._room)
                    self._fault()
        finally:
            self._worker = None


class Slices:
    """Long computations on the event loop: however many there are, one slice of one of them, then everything else."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def last(self, steps: Iterable[T]) -> T | None:
        """Return the last of ``steps``, each of which takes little time; None if there are none."""
        found, left = None, iter(steps)
        while True:
            async with self._turn:
                await asyncio.sleep(0)
                until = clock() + SLICE
                for step in left:
                    found = step
                    if clock() >= until:
                        break
                else:
                    return found


class Alarm:
    """Calls ``ring`` when the time that was set last is over."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def is_set(self) -> bool:
        """Whether it is going to ring."""
        return self._timer is not None

    def ring_in(self, seconds: float) -> None:
        """Ring then and not before; of no effect once stopped."""
        self._cancel()
        if not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring_now)

    def stop(self) -> None:
        """Never ring again."""
        self._stopped = True
        self._cancel()

    def _ring_now(self) -> None:
        self._timer = None
        self._ring()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class RateLimit:
    """A token bucket: ``rate`` things a second in the long run, ``at_once`` of them at once."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        """A ``rate`` of 0 allows everything; ``at_once`` defaults to three seconds' worth, and at least one."""
        self._rate = rate
        self._most = max(1.0, 3 * rate) if at_once is None else at_once
        self._level = self._most
        self._at = clock()

    def take(self) -> bool:
        """Return whether one thing more may be done now, and count it if so."""
        return not self.wait()

    def wait(self, count: float = 1) -> float:
        """Return after how many seconds ``count`` things more may be done; 0: now, and they are counted."""
        if not self._rate:
            return 0.0
        now = clock()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < count:
            return (count - self._level) / self._rate
        self._level -= count
        return 0.0

    def give_back(self) -> None:
        """Count one thing less."""
        self._level = min(self._most, self._level + 1)


class RateLimits:
    """A :class:`RateLimit` for each visitor. Those who have not come for longest are forgotten first."""

    __slots__ = ("_at_once", "_known", "_most", "_rate")

    def __init__(self, rate: float, at_once: float | None = None, most: int = 10_000) -> None:
        """``most``: visitors that are remembered; the rest as for :class:`RateLimit`."""
        self._rate = rate
        self._at_once = at_once
        self._most = most
        self._known: OrderedDict[str, RateLimit] = OrderedDict()

    def wait(self, visitor: str, count: float = 1) -> float:
        """Return after how many seconds this visitor may do ``count`` things more; 0: now, and they are counted."""
        limit = self._known.get(visitor)
        if limit is None:
            if len(self._known) >= self._most:
                self._known.popitem(last=False)
            limit = self._known[visitor] = RateLimit(self._rate, self._at_once)
        self._known.move_to_end(visitor)
        return limit.wait(count)

    def give_back(self, visitor: str) -> None:
        """Count one thing less of what this visitor has just done."""
        self._known[visitor].give_back()
