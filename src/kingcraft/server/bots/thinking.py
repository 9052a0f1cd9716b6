"""Threads in which bots think, so that the event loop never waits for them: few, fair, and never for long.

Requests are served in the order in which they came, and a room has at most one of them: so rooms take turns. The more
of them wait, the less time each is given; no table waits longer than :data:`PATIENCE` for a move.

Thinking happens in kernels, which run without the GIL and in slices of milliseconds, so threads are enough. A thread
cannot be killed: if a bot does not end, a new thread replaces the one that it keeps, and the bot is not asked again
until it has ended.
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, Final, TypeVar

from ...bots.bot import Compiled, Thinker
from ...bots.decision import Decision
from ...bots.limits import Stop
from ...room.ports import Unready
from .kernel_readiness import KernelReadiness

#: Seconds of thinking for a move when no other request waits.
MOST: Final = 0.5
#: Seconds of thinking that are not worth having.
LEAST: Final = 0.02
#: Seconds within which a bot that is a program of its own must have started.
STARTING: Final = 3.0
#: Seconds within which there is an answer, waiting included.
PATIENCE: Final = 1.0
#: The part of them that remains for coming to an end.
_MARGIN: Final = 0.15
#: How much the latest request counts in what is usual.
_LATELY: Final = 0.2
#: A bot that was stopped, and goes on for this many times the patience, is given up.
_LOST: Final = 2.0

#: How much lower the priority of threads that think is than that of threads that answer.
NICE: Final = 10

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Request:
    """Work for a bot, or for hints."""

    who: str
    #: Called with the seconds that it is given.
    work: Callable[[float], Any]
    stop: Stop
    answer: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    deadline: float
    #: Whether a thread does it, or has done it.
    begun: bool = False
    ended: bool = False
    #: Whether it was given up, and its thread with it.
    lost: bool = False


class Thinkers:
    """Threads that think."""

    def __init__(self, threads: int, patience: float = PATIENCE, *, most: float = MOST, nice: int = NICE) -> None:
        """Answer within ``patience`` seconds with ``threads`` threads of priority ``nice``; 0: refuse every request.

        ``most``: seconds of thinking for a single request.
        """
        #: Which games' kernels are ready; bots that need others are not asked.
        self.readiness = KernelReadiness()
        if not threads:
            self.readiness.is_over()
        self._threads = threads
        self._patience = patience
        self._most = most
        self._nice = nice
        self._running = 0
        self._closed = False
        self._waiting: deque[_Request] = deque()
        self._begun: set[_Request] = set()
        self._lost: Counter[str] = Counter()  # requests by bot that did not come to an end
        self._over = 0.0  # seconds by which bots take longer than they are given, lately: this machine, this load
        self._changed = threading.Condition()

    async def think(self, bot: Thinker, decision: Decision, stop: Stop, within: float = inf) -> str:
        """Ask a bot, once it is ready if it nearly is. A :data:`~kingcraft.room.ports.Think`.

        ``within``: as for :meth:`run`, the wait included.
        """
        until = time.monotonic() + within
        if isinstance(bot, Compiled):
            await self.readiness.wait(decision.rules.game, within)
            if why := self.readiness.unready(decision.rules.game):
                raise Unready(why)
        left = until - time.monotonic()
        return await self.run(bot.name, lambda seconds: bot.think(decision, seconds, stop), stop, left)

    async def run(self, who: str, work: Callable[[float], T], stop: Stop, within: float = inf) -> T:
        """Have ``work(seconds)`` done in a thread for ``who``; set ``stop`` when the answer is not needed any more.

        ``within``: seconds until there must be an answer, if the usual patience is longer. Raises :class:`Unready` (too
        many wait, or it was never its turn), ``TimeoutError`` (it does not come to an end), and whatever ``work``
        raises.
        """
        loop, patience = asyncio.get_running_loop(), min(self._patience, within)
        request = _Request(who, work, stop, loop.create_future(), loop, time.monotonic() + patience)
        self._enqueue(request)
        try:
            async with asyncio.timeout(patience):
                answer: T = await request.answer
                return answer
        except TimeoutError:
            if not request.begun:
                raise Unready("busy") from None
            raise TimeoutError(f"bot {who} has not answered in time") from None
        finally:
            if not request.ended:
                self._give_up(request)

    def close(self, seconds: float = 1.0) -> None:
        """Stop all thinking, and wait at most ``seconds`` for it to end."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            for request in self._begun:
                request.stop.set()
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self._running, seconds)

    # --- on the event loop

    def _enqueue(self, request: _Request) -> None:
        with self._changed:
            if self._lost[request.who]:
                raise TimeoutError(f"bot {request.who} has not come back from an earlier move")
            if self._closed or len(self._waiting) >= self._threads * self._most / (LEAST + self._over):
                raise Unready("busy" if self._threads else "off")
            self._waiting.append(request)
            idle = self._running - len(self._begun)
            if idle < len(self._waiting) and self._running - self._lost.total() < self._threads:
                self._hire()
            self._changed.notify()

    def _give_up(self, request: _Request) -> None:
        request.stop.set()
        with self._changed:
            if request in self._waiting:
                self._waiting.remove(request)
        with contextlib.suppress(RuntimeError):  # no loop runs any more: then the server ends, too
            asyncio.get_running_loop().call_later(_LOST * self._patience, self._look_after, request)

    def _look_after(self, request: _Request) -> None:
        """Look whether a request that was given up has ended; if not, count its thread as lost."""
        with self._changed:
            if not request.begun or request.ended or self._closed:
                return
            request.lost = True
            self._lost[request.who] += 1
            if self._waiting:
                self._hire()
        _log.error("bot %s does not come to an end of its thinking; it is asked nothing until it does", request.who)

    def _hire(self) -> None:
        self._running += 1
        # A daemon: a bot that never ends must not keep the server from ending.
        threading.Thread(target=self._serve, name="kingcraft-thinker", daemon=True).start()

    # --- in the threads

    def _serve(self) -> None:
        if sys.platform == "linux":
            # There a thread has a priority of its own: who answers people goes before who thinks.
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self._nice)
        while (begun := self._next()) is not None:
            request, seconds = begun
            end = time.monotonic() + seconds
            try:
                answer, fault = request.work(seconds), None
            except Exception as error:  # noqa: BLE001 - the caller receives it
                answer, fault = None, error
            with self._changed:
                self._over += _LATELY * (max(0.0, time.monotonic() - end) - self._over)
                request.ended = True
                self._begun.discard(request)
                if request.lost:
                    self._lost[request.who] -= 1
            # A loop that was closed meanwhile waits for nothing any more.
            with contextlib.suppress(RuntimeError):
                request.loop.call_soon_threadsafe(_settle, request.answer, answer, fault)

    def _next(self) -> tuple[_Request, float] | None:
        """The next request and the seconds it is given; None if this thread is not needed any more."""
        with self._changed:
            while True:
                if self._closed or self._running - self._lost.total() > self._threads:
                    self._running -= 1
                    self._changed.notify_all()
                    return None
                if self._waiting:
                    break
                self._changed.wait()
            request = self._waiting.popleft()
            request.begun = True
            self._begun.add(request)
            # All who wait now must have their turn within the time of one thought alone.
            share = self._most * self._threads / (self._threads + len(self._waiting)) - self._over
            left = request.deadline - _MARGIN * self._patience - time.monotonic()
            return request, max(LEAST, min(share, left))


def _settle(answer: "asyncio.Future[Any]", value: object, fault: Exception | None) -> None:
    if answer.done():
        return
    if fault is None:
        answer.set_result(value)
    else:
        answer.set_exception(fault)
