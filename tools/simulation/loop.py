"""An event loop whose time is virtual: it jumps to the next thing to do, and the same start has the same course.

What runs belongs to a :class:`Place` (a server's process) or to none (the world around them). Tasks and callbacks have
the place in which they were made. A place can freeze: its callbacks wait, the time goes on. When it is killed, they
never run.
"""

import asyncio
import contextlib
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final, TypeVarTuple

Ts = TypeVarTuple("Ts")

#: How often one callback may ask for the time.
ASKED: Final = 100_000
#: Callbacks of one run after which it is said to spin.
MOST: Final = 1_000_000


class Place:
    """A process: what runs in it stops when it is killed, and waits while it is frozen."""

    def __init__(self) -> None:
        self.dead = False
        self.frozen = False
        #: When it last went on after it was frozen.
        self.thawed = -1.0
        #: What is run in its name has this context.
        self.context: Final = copy_context()
        self.context.run(HERE.set, self)
        self._kept: list[asyncio.Handle] = []

    def keep(self, handle: asyncio.Handle) -> None:
        """Keep back what is due while it is frozen."""
        self._kept.append(handle)

    def release(self) -> list[asyncio.Handle]:
        """Return what was kept back."""
        kept, self._kept = self._kept, []
        return kept


#: The place in which something runs; None: outside of all.
HERE: Final[ContextVar[Place | None]] = ContextVar("HERE", default=None)


class Spins(Exception):
    """The loop never comes to rest."""


class Loop(asyncio.BaseEventLoop):
    """The loop of one run."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._asked = 0  # how often the callback that runs has asked for the time
        self._number = 0
        self._heap: list[tuple[float, int, Place | None, asyncio.Handle]] = []
        self._due: deque[tuple[Place | None, asyncio.Handle]] = deque()
        self._tasks: list[asyncio.Task[Any]] = []
        self._over = False
        #: Exceptions that nothing has taken, as texts.
        self.faults: list[str] = []

    # --- what asyncio asks of a loop

    def time(self) -> float:
        """Return the seconds since the run began."""
        self._asked += 1
        if self._asked > ASKED:
            raise Spins("one callback does not end")
        return self._now

    def get_debug(self) -> bool:
        """Return False."""
        return False

    def set_debug(self, enabled: bool) -> None:
        """Do nothing: it never is."""

    def is_running(self) -> bool:
        """Return True: nothing asks before it runs."""
        return True

    def is_closed(self) -> bool:
        """Whether the run is over."""
        return self._over

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """See ``asyncio``."""
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        if not self._over:
            self._due.append((context.get(HERE), handle))
        return handle

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """See ``asyncio``."""
        context = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._over:
            self._number += 1
            heapq.heappush(self._heap, (when, self._number, context.get(HERE), handle))
        return handle

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """See ``asyncio``."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left out when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        """See ``asyncio``."""
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Generator[Any, None, Any] | Coroutine[Any, Any, Any], *, name: object = None, context: Any = None
    ) -> asyncio.Task[Any]:
        """See ``asyncio``."""
        del name
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, context=context)
        self._tasks.append(task)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note an exception that nothing has taken."""
        if not self._over and "exception" in context:
            self.faults.append(f"{context['message']}: {context['exception']!r}")

    # --- the run

    def world(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Call something after a delay, outside of all places."""
        self.call_later(delay, callback, *args, context=_OUTSIDE.copy())

    def thaw(self, place: Place) -> None:
        """Let a frozen place go on: first comes what was due meanwhile."""
        if place.frozen:
            place.frozen, place.thawed = False, self._now
            self._due.extend((place, handle) for handle in place.release())

    def run(self, until: float) -> None:
        """Do what is due until then."""
        with self._running():
            for _ in range(MOST):
                self._asked = 0
                if self._due:
                    place, handle = self._due.popleft()
                elif self._heap and self._heap[0][0] <= until:
                    when, _, place, handle = heapq.heappop(self._heap)
                    self._now = max(self._now, when)
                else:
                    self._now = until
                    return
                if handle.cancelled() or (place is not None and place.dead):
                    continue
                if place is not None and place.frozen:
                    place.keep(handle)
                else:
                    handle._run()
        raise Spins(f"at {self._now}")

    def end(self) -> None:
        """Give up whatever still waits; nothing begins any more."""
        self._over = True
        with self._running():
            for task in self._tasks:
                work = task.get_coro()
                if not task.done() and isinstance(work, Coroutine):
                    with contextlib.suppress(Exception):  # it may not wish to end here
                        work.close()
        self._tasks, self._heap = [], []
        self._due.clear()

    @contextlib.contextmanager
    def _running(self) -> Generator[None]:
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            asyncio._set_running_loop(before)


#: Of what belongs to no place.
_OUTSIDE: Final = Context()
