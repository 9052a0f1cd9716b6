"""One thing at a time: the letters of a room, dealt with in order of arrival."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

#: Something to be done; it may wait for the log, and nothing else is begun meanwhile.
Letter = Callable[[], Awaitable[None]]

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Mailbox:
    """What a room still has to do. ``fault`` is called when a letter fails; the letters after it are dealt with."""

    def __init__(self, room: str, fault: Callable[[], None]) -> None:
        self._room = room
        self._fault = fault
        self._letters: deque[Letter] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do."""
        return self._worker is None

    def post(self, letter: Letter) -> None:
        """Add a letter. One that waits already is not put in twice."""
        if letter in self._letters:
            return
        self._letters.append(letter)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have ``work`` done as a letter, and wait for what comes of it. Raises what it raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def letter() -> None:
            try:
                found = await work()
            except Exception as problem:  # noqa: BLE001 - the caller receives it, and waits no longer
                if not answer.cancelled():
                    answer.set_exception(problem)
                return
            if not answer.cancelled():
                answer.set_result(found)

        self.post(letter)
        return await answer

    async def emptied(self) -> None:
        """Wait until there is nothing to do."""
        if self._worker is not None:
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._letters:
                letter = self._letters.popleft()
                try:
                    await letter()
                except Exception:  # noqa: BLE001 - one letter's fault must not stop the table
                    _log.exception("room %s: an internal fault", self._room)
                    self._fault()
        finally:
            self._worker = None
