"""The work of a review in parts, done here or in processes. What is found does not depend on who found it."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from ..bots.stop import Stop
from ..games.options import Json
from ..record.record import Record, parse_record
from .choices import Choice, choices_of
from .depth import Depth
from .graph import Point, point_before
from .judged import Judged, judged
from .size import Scale

#: Decisions of a part.
_SIZE: Final = 8
#: Seconds between two looks at the stop flag while processes work.
_LOOK: Final = 0.2


class WorkFailed(RuntimeError):
    """A process of the review came to harm; says what is known of it."""


class Part(NamedTuple):
    """The decisions ``first`` .. ``last - 1`` of a deal."""

    deal: int
    first: int
    last: int


class Found(NamedTuple):
    """What was found in a part. ``forced``: decisions with nothing to decide, by seat. ``cut``: it was stopped."""

    deal: int
    judged: list[Judged]
    forced: list[int]
    points: list[Point]
    cut: bool


def parts_of(decisions: Sequence[int]) -> list[Part]:
    """Deals with so many decisions each, in parts, in order."""
    return [
        Part(deal, first, min(first + _SIZE, count))
        for deal, count in enumerate(decisions)
        for first in range(0, count, _SIZE)
    ]


def work_off(
    record: Record, scale: Scale, depth: Depth, parts: Sequence[Part], stop: Stop | None, processes: int
) -> Iterator[tuple[Part, Found]]:
    """Every part with what was found in it, as they get done; those not begun when ``stop`` is set are left out.

    Raises :class:`WorkFailed`. However it is left, no process stays behind.
    """
    if processes == 1 or len(parts) < 2:
        deals = choices_of(record)
        for part in parts:
            if stop:
                return
            yield part, _found(deals[part.deal][part.first : part.last], len(record.players), scale, depth, stop)
        return
    yield from _elsewhere(record, scale, depth, parts, stop, processes)


def _elsewhere(
    record: Record, scale: Scale, depth: Depth, parts: Sequence[Part], stop: Stop | None, processes: int
) -> Iterator[tuple[Part, Found]]:
    # A fresh interpreter each: a fork would copy threads' locks, and there is none on Windows.
    context = multiprocessing.get_context("spawn")
    ends, end = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(min(processes, len(parts)), context, _begin, (ends, record.to_json(), scale, depth))
    with contextlib.ExitStack() as stack:
        stack.callback(executor.shutdown, cancel_futures=True)
        stack.callback(ends.close)
        stack.callback(end.close)  # first of all: whoever works sees it and comes to an end
        try:
            # The first part alone: what must be compiled is compiled once.
            for group in (parts[:1], parts[1:]):
                yield from _done({executor.submit(_work, part): part for part in group}, stop)
        except BrokenProcessPool as broken:
            raise WorkFailed(str(broken)) from None


def _done(futures: dict["Future[Found]", Part], stop: Stop | None) -> Iterator[tuple[Part, Found]]:
    while futures and not stop:
        ready, _ = wait(futures, _LOOK, FIRST_COMPLETED)
        for future in ready:
            yield futures.pop(future), future.result()


class _Task(NamedTuple):
    deals: list[list[Choice]]
    players: int
    scale: Scale
    depth: Depth
    stop: Stop


_task: _Task | None = None


def _begin(ends: "Connection[Any, Any]", record: Json, scale: Scale, depth: Depth) -> None:
    """Get ready to work, in a process of its own."""
    global _task  # an initializer has no other way to leave something behind
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gave the work
    stop = Stop()
    threading.Thread(target=_listen, args=(ends, stop), daemon=True).start()
    parsed = parse_record(record)
    _task = _Task(choices_of(parsed), len(parsed.players), scale, depth, stop)


def _listen(ends: "Connection[Any, Any]", stop: Stop) -> None:
    """Stop when the one who gave the work wants no more of it, and leave when he is gone."""
    with contextlib.suppress(OSError):
        ends.poll(None)
    stop.set()
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(part: Part) -> Found:
    assert _task is not None  # _begin came first
    choices = _task.deals[part.deal][part.first : part.last]
    return _found(choices, _task.players, _task.scale, _task.depth, _task.stop)


def _found(choices: Sequence[Choice], players: int, scale: Scale, depth: Depth, stop: Stop | None) -> Found:
    found = Found(choices[0].deal, [], [0] * players, [], cut=False)
    for choice in choices:
        point = point_before(choice, depth)
        each = judged(choice, scale, depth, stop)
        if stop:  # what was found then was found in haste
            return found._replace(cut=True)
        if point is not None:
            found.points.append(point)
        if each is None:
            found.forced[choice.seat] += 1
        else:
            found.judged.append(each)
    return found
