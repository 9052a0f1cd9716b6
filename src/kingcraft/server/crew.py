"""Workers of one server: processes on its machine that end with it. They and the server speak over pipes, lines of
``service/bus.py`` messages, so neither a database nor a port is needed.
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec

from ..service.bus import Hear, HereBus, Subject
from .logs import LogFormat

#: Seconds until a worker that has ended is started again: the first time, and at most.
AGAIN: Final = 0.5
AGAIN_AT_MOST: Final = 60.0
#: A worker that has lived for this many seconds is started again soon.
GOOD: Final = 30.0
#: Seconds that a worker has for its end.
ENDING: Final = 3.0
#: Bytes of a line, and bytes that wait for a worker that reads nothing; what comes then is lost.
LINE: Final = 2_000_000
WAITING: Final = 4_000_000

_log = logging.getLogger(__name__)


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A message; without a body a worker wants to hear what is said on the subject."""

    subject: Subject
    body: bytes | None = None


class Crew(HereBus):
    """The bus of a server with ``size`` workers of its own. Implements :class:`~kingcraft.service.bus.Bus`."""

    def __init__(self, size: int, command: Sequence[str] = (), *, log: LogFormat = "text") -> None:
        """``command``: what runs a worker, by default this program; ``log``: how it writes its log then."""
        super().__init__()
        program = (sys.executable, "-m", "kingcraft", "worker", "--pipes", "--thinkers", "1", "--log", log)
        self._command = command or program
        self._size = size
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the workers."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._keep()) for _ in range(self._size)]

    async def close(self) -> None:
        """End the workers."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await super().close()

    async def _keep(self) -> None:
        """Have a worker, again and again."""
        loop, pause = asyncio.get_running_loop(), AGAIN
        while True:
            began = loop.time()
            try:
                await self._run()
            except Exception as fault:  # noqa: BLE001 - whatever it is, the server thinks itself
                _log.warning("a worker cannot be run: %r", fault)
            pause = AGAIN if loop.time() - began > GOOD else min(2 * pause, AGAIN_AT_MOST)
            _log.warning("a worker has ended; another one starts in %.0f s", pause)
            await asyncio.sleep(pause)

    async def _run(self) -> None:
        # A session of its own: Ctrl-C is for the server, which ends its workers.
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        heard: list[tuple[Subject, Hear]] = []
        try:
            assert process.stdout is not None
            async for raw in process.stdout:
                line = _line(raw)
                if line is None:
                    continue
                if line.body is None:
                    heard.append((line.subject, _writer(process, line.subject)))
                    await self.subscribe(*heard[-1])
                else:
                    self.publish(line.subject, line.body)
        finally:
            for subject, hear in heard:
                self._heard[subject].remove(hear)
            await _end(process)


def _writer(process: Process, subject: Subject) -> Hear:
    def write(body: bytes) -> None:
        pipe = process.stdin
        if pipe is not None and not pipe.is_closing() and pipe.transport.get_write_buffer_size() < WAITING:
            pipe.write(_raw(Line(subject, body)))

    return write


async def _end(process: Process) -> None:
    """End a worker: its input closes."""
    with contextlib.suppress(ProcessLookupError):
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(ENDING):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


class PipeBus(HereBus):
    """The bus of such a worker: its standard input and output. Implements :class:`~kingcraft.service.bus.Bus`."""

    def __init__(self) -> None:
        super().__init__()
        # What the worker prints by mistake must not come between the lines.
        self._out = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)
        #: Set when the server has ended, or ends this worker.
        self.ended = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), name="kingcraft-pipe", daemon=True).start()

    async def subscribe(self, subject: Subject, heard: Hear) -> None:
        """See ``Bus.subscribe``."""
        await super().subscribe(subject, heard)
        self._say(Line(subject))

    def publish(self, subject: Subject, body: bytes) -> None:
        """See ``Bus.publish``."""
        self._say(Line(subject, body))

    def _say(self, line: Line) -> None:
        with contextlib.suppress(OSError):
            self._out.write(_raw(line))
            self._out.flush()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError, OSError), os.fdopen(os.dup(0), "rb") as lines:
            for raw in lines:
                if (line := _line(raw)) is not None and line.body is not None:
                    for heard in self._heard.get(line.subject, ()):
                        loop.call_soon_threadsafe(heard, line.body)
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(self.ended.set)


def _raw(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _line(raw: bytes) -> Line | None:
    try:
        return msgspec.json.decode(raw, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
