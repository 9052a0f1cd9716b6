"""Processes that work on a review, and what is done when one of them does not."""

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple

from ..games.options import Json
from ..record.record import parse_record
from .choices import choices_of
from .depth import Depth
from .parts import Found, Part, found_in
from .size import Scale

#: Seconds between two looks at what else there is to do while processes work.
_LOOK: Final = 0.2
#: The longest time between two looks that counts as waited: the machine may have been asleep, or we may have been.
_NAP: Final = 1.0
#: Seconds for a process that has died to say how.
_GOODBYE: Final = 5.0


class WorkFailed(RuntimeError):
    """A process of the review came to harm; says what is known of it."""


class Patience(NamedTuple):
    """Seconds that a process may take, to ``begin`` and for a ``part``, until it is given up and another one is tried.

    It begins in a third of a second, or in some seconds on a machine with ten times as much to do as it can. For the
    first part bots may have to be compiled: a minute of a core, on such a machine a quarter of an hour.
    """

    begin: float = 120.0
    part: float = 1800.0


class Task(NamedTuple):
    """What all parts have in common."""

    record: Json
    scale: Scale
    depth: Depth


class Worker:
    """A process that works, as seen from here.

    Its own pipe is all that it shares with anybody, and nothing is written there before it listens: whatever becomes of
    it, nobody else waits. ``last``: it is in the place of one that was given up; if it is late too, that is the end.
    """

    def __init__(self, task: Task, patience: Patience, last: bool = False) -> None:
        # A fresh interpreter: a fork would copy threads' locks, and there is none on Windows.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._task, self._patience, self._last = task, patience, last
        self._begun = False
        #: What it is looking at: one part, or none.
        self.parts: list[Part] = []
        #: Seconds that it has been waited for, since it was started, or was given its part.
        self.waited = 0.0

    @property
    def free(self) -> bool:
        """Whether it waits for a part."""
        return self._begun and not self.parts

    @property
    def late(self) -> bool:
        """Whether it is to be given up. Raises :class:`WorkFailed`: there has been one before it."""
        if self.free or self.waited < (self._patience.part if self._begun else self._patience.begin):
            return False
        if self._last:
            what = "came no further" if self._begun else "did not begin"
            raise WorkFailed(f"two processes one after the other {what} in {self.waited:.0f} s")
        return True

    def take(self, part: Part) -> None:
        """Look at this part. Raises :class:`WorkFailed`."""
        self.parts, self.waited = [part], 0.0
        self._send(part)

    def hear(self) -> tuple[Part, Found] | None:
        """Its part and what it has found there; None when it says that it has begun.

        Raises :class:`WorkFailed`, and whatever it has met with.
        """
        try:
            said = self.connection.recv()
        except (EOFError, ConnectionError):
            raise self._gone() from None
        if isinstance(said, Exception):
            raise said
        if not self._begun:
            self._begun = True
            self._send(self._task)
            return None
        return self.parts.pop(), said

    def end(self) -> None:
        """Be gone, whatever it is doing."""
        self.connection.close()
        self._process.kill()
        self._process.join()
        self._process.close()

    def _send(self, message: Any) -> None:
        try:
            self.connection.send(message)
        except ConnectionError:
            raise self._gone() from None

    def _gone(self) -> WorkFailed:
        self._process.join(_GOODBYE)
        return WorkFailed(f"a process ended with exit status {self._process.exitcode}")


def ready(workers: Sequence[Worker]) -> list[Worker]:
    """Those that have something to say, if need be after a while; the others have been waited for."""
    before = time.monotonic()
    ready = wait([worker.connection for worker in workers], _LOOK)
    passed = min(time.monotonic() - before, _NAP)
    for worker in workers:
        worker.waited += passed
    return [worker for worker in workers if worker.connection in ready]


def _work(connection: "Connection[Any, Any]") -> None:
    """The life of a process that works: it reports that it has begun, receives the task, then part after part."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gave the work
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        connection.send(None)
        record, scale, depth = connection.recv()
        parsed = parse_record(record)
        deals, players = choices_of(parsed), len(parsed.players)
        while True:
            part = connection.recv()
            connection.send(found_in(deals[part.deal][part.first : part.last], players, scale, depth, None))
    except (EOFError, ConnectionError):  # nobody wants any more
        return
    except Exception as fault:  # noqa: BLE001  # told to the one who gave the work
        fault.add_note(traceback.format_exc())
        connection.send(fault)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
