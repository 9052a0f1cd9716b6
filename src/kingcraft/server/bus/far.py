"""A bus on another machine: it may not be there, go away, and come back."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from ...service.bus import Hear, Subject

#: Seconds until a try to connect is given up, and what is sent.
PATIENCE: Final = 5.0
#: Seconds for the end of a connection that is given up.
ENDING: Final = 1.0
#: Seconds until the next try.
AGAIN: Final = 0.2
#: Seconds without a message after which the bus is asked whether it is there.
LOOK: Final = 3.0
#: Messages that wait to be sent; the oldest are lost.
MOST: Final = 10_000

_log = logging.getLogger(__name__)


def heed_cancellation() -> None:
    """Raise the cancellation of this task that a client has caught and forgotten; also that of a timeout.

    Raises ``asyncio.CancelledError``. The client of NATS forgets it while it waits for its buffer to be sent: without
    this, a bus that is closed then goes on for ever, and a timeout ends nothing.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


class Message(NamedTuple):
    """A message on its way."""

    subject: str
    body: bytes


class FarBus(ABC):
    """What buses have in common that need a connection. Implements :class:`~kingcraft.service.bus.Bus`.

    One task connects, sends what waits, and begins again from the start when anything fails.
    """

    def __init__(self, place: str) -> None:
        """``place``: which bus, in the words of the log."""
        #: Which bus, in the words of the log.
        self.place: Final = place
        self._heard: dict[str, list[Hear]] = {}
        self._waiting: deque[Message] = deque(maxlen=MOST)
        self._wake = asyncio.Event()
        self._tried = asyncio.Event()
        self._there = False
        self._missed = False  # the log says that it is not there
        self._met: Exception | None = None  # a fault that no call has raised
        self._task: asyncio.Task[None] | None = None

    @property
    def there(self) -> bool:
        """See ``Bus.there``."""
        return self._there

    async def start(self) -> None:
        """See ``Bus.start``. It waits for the first try."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await self._tried.wait()

    async def subscribe(self, subject: Subject, heard: Hear) -> None:
        """See ``Bus.subscribe``."""
        self._heard.setdefault(subject, []).append(heard)

    def publish(self, subject: Subject, body: bytes) -> None:
        """See ``Bus.publish``."""
        if self._there:
            self._waiting.append(Message(subject, body))
            self._wake.set()

    async def close(self) -> None:
        """See ``Bus.close``. What still waits is lost."""
        self._heard.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    # --- of each kind

    @abstractmethod
    async def _connect(self) -> None:
        """Connect and listen. Raises anything."""

    @abstractmethod
    async def _send(self, messages: Sequence[Message]) -> None:
        """Send messages in this order; without any, look whether the bus is there. Raises anything."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """End the connection, if there is one or the beginning of one. Raises anything."""

    # --- for each kind

    def _take(self, message: Message) -> None:
        """Pass on a message that has come."""
        for heard in self._heard.get(message.subject, ()):
            heard(message.body)

    def _lost(self) -> None:
        """Hear that the connection is lost."""
        self._there = False
        self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                self._met = None
                async with asyncio.timeout(PATIENCE):
                    await self._connect()
                self._there = True
                if self._missed:
                    self._missed = False
                    _log.warning("%s is there again", self.place)
                self._tried.set()
                await self._carry()
            except Exception as fault:  # noqa: BLE001 - clients raise many kinds, and a bus that ends stays silent
                if not self._missed:
                    self._missed = True
                    _log.warning(
                        "%s is not there (%r): going on without it until it is", self.place, self._met or fault
                    )
            finally:
                self._there = False
                self._tried.set()
                self._waiting.clear()
                with contextlib.suppress(Exception):
                    async with asyncio.timeout(ENDING):
                        await self._disconnect()
            heed_cancellation()
            await asyncio.sleep(AGAIN)

    async def _carry(self) -> None:
        """Send what waits, until the connection is lost."""
        while self._there:
            self._wake.clear()
            messages = list(self._waiting)
            self._waiting.clear()
            async with asyncio.timeout(PATIENCE):
                await self._send(messages)
            heed_cancellation()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()
        raise ConnectionError("the connection was lost")
