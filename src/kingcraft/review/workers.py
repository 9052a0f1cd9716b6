"""Processes that work on a review, with time limits."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..games.options import Json
from ..processes import Child, ChildFailed, Link, stop
from ..processes import ready as ready_children
from ..record.record import parse_record
from .choices import choices_of
from .chunks import Chunk, Found, found_in
from .depth import Depth
from .size import Scale

#: Seconds between two looks at what else there is to do while processes work.
_LOOK: Final = 0.2
#: The longest time between two looks that counts as waited: the machine may have been asleep, or this process stopped.
_NAP: Final = 1.0


class Patience(NamedTuple):
    """Seconds that a process may take before it is given up and another one is tried."""

    #: To begin: a third of a second, or some seconds on a machine with ten times as much to do as it can.
    begin: float = 120.0
    #: For a chunk. Before the first one bots may have to be compiled: a minute of a core, a quarter of an hour on a
    #: machine like that.
    chunk: float = 1800.0


class Task(NamedTuple):
    """The arguments that all chunks share."""

    record: Json
    scale: Scale
    depth: Depth


class Worker:
    """A process that works on one chunk at a time."""

    def __init__(self, task: Task, patience: Patience, last: bool = False) -> None:
        """Start the process. ``last``: it replaces one that was late; if it is late too, the review fails."""
        self.child: Child[Chunk, Found] = Child(_work, task)
        self._patience, self._last = patience, last
        #: What it is working on: one chunk, or none.
        self.chunks: list[Chunk] = []
        #: Seconds that it has been waited for since it was started, or was given its chunk.
        self.waited = 0.0

    @property
    def free(self) -> bool:
        """Whether it is waiting for a chunk."""
        return self.child.began and not self.chunks

    @property
    def late(self) -> bool:
        """Whether it has taken too long. Raises :class:`ChildFailed` if it is the ``last``."""
        began = self.child.began
        if self.free or self.waited < (self._patience.chunk if began else self._patience.begin):
            return False
        if self._last:
            what = "made no progress" if began else "did not begin"
            raise ChildFailed(f"two processes one after the other {what} in {self.waited:.0f} s")
        return True

    def take(self, chunk: Chunk) -> None:
        """Give it a chunk to work on."""
        self.chunks, self.waited = [chunk], 0.0
        self.child.send(chunk)

    def receive(self) -> tuple[Chunk, Found]:
        """Return its chunk and what it found. Raises :class:`ChildFailed`, and any exception of the process."""
        found = self.child.receive()
        return self.chunks.pop(), found

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.child.kill()
        stop([self.child])


def ready(workers: Sequence[Worker]) -> list[Worker]:
    """Wait a moment at most, and return the workers that have found something; count the time waited for each."""
    before = time.monotonic()
    ready = ready_children([worker.child for worker in workers], _LOOK)
    passed = min(time.monotonic() - before, _NAP)
    for worker in workers:
        worker.waited += passed
    return [worker for worker in workers if worker.child in ready]


def _work(link: Link[Chunk, Found], record: Json, scale: Scale, depth: Depth) -> None:
    parsed = parse_record(record)
    deals, players = choices_of(parsed), len(parsed.players)
    while True:
        chunk = link.receive()
        link.send(found_in(deals[chunk.deal][chunk.first : chunk.last], players, scale, depth, None))
