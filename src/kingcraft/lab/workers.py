"""Processes that play tables. Results come in the order of the jobs, whatever the number of processes."""

import contextlib
import multiprocessing
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, Final, NamedTuple, NoReturn

from ..games.rule_text import parse_rule_text
from .player import Player
from .results import Plan
from .table import Job, Played, play_table

#: Makes the player of a text, with the seconds for a decision; a function of a module, so that every process finds it.
Maker = Callable[[str, float], Player]

#: Jobs in a worker's hands: while it plays one, the next one is there already.
_IN_HAND: Final = 2
#: How far ahead of the slowest table others may be: what is ahead is lost when the run is stopped.
_AHEAD: Final = 64
_PATIENCE: Final = 5.0


class WorkerFailed(RuntimeError):
    """A process of ours came to harm; says what is known of it."""


class _Worker(NamedTuple):
    process: Any
    connection: "Connection[Any, Any]"


def playing(plan: Plan, make: Maker, jobs: Iterable[Job], processes: int) -> Generator[Played, None, None]:
    """Play all jobs; gives what came out in their order. With one process, in this one.

    Raises :class:`WorkerFailed`. However it is left, no process stays behind.
    """
    if processes == 1:
        yield from _here(plan, make, jobs)
        return
    numbered = enumerate(jobs)
    workers: list[_Worker] = []
    done: dict[int, Played] = {}
    asked = given = 0
    try:
        for _ in range(processes):
            with _deaf():  # for as long as it would be forgotten
                workers.append(_started(plan, make))
        free = [worker for worker in workers for _ in range(_IN_HAND)]
        free.reverse()
        while True:
            while free and asked < given + _AHEAD * processes and (job := next(numbered, None)) is not None:
                with contextlib.suppress(ConnectionError):  # a dead worker is noticed when its answer is read
                    free.pop().connection.send(job)
                asked += 1
            if asked == given:
                return
            free += _heard(workers, done)
            while given in done:
                yield done.pop(given)
                given += 1
    finally:
        _end(workers)


def _here(plan: Plan, make: Maker, jobs: Iterable[Job]) -> Iterator[Played]:
    rules, players = parse_rule_text(plan.rules), list[Player]()
    try:
        players += (make(text, plan.move_seconds) for text in plan.bots)
        for job in jobs:
            yield play_table(rules, plan.unit, plan.seed, job, players)
    finally:
        for player in players:
            player.close()


def _started(plan: Plan, make: Maker) -> _Worker:
    # A fresh interpreter: a fork would copy threads' locks, and there is none on Windows.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, plan, make), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C waits: a process that is started meanwhile does not hear it until it knows what to do."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would let the first process hear it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _heard(workers: list[_Worker], done: dict[int, Played]) -> list[_Worker]:
    """Wait for results; gives the workers that have a hand free, once for each."""
    ready = wait([worker.connection for worker in workers])
    free = []
    for worker in workers:
        if worker.connection not in ready:
            continue
        try:
            number, played = worker.connection.recv()
        except (EOFError, ConnectionError):
            worker.process.join(_PATIENCE)
            raise WorkerFailed(f"a worker ended with exit status {worker.process.exitcode}") from None
        if number is None:
            raise WorkerFailed(played)
        done[number] = played
        free.append(worker)
    return free


def _end(workers: list[_Worker]) -> None:
    for worker in workers:
        worker.connection.close()
        worker.process.terminate()
    deadline = time.monotonic() + _PATIENCE
    for worker in workers:
        worker.process.join(max(deadline - time.monotonic(), 0.0))
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()
        worker.process.close()


def _work(connection: "Connection[Any, Any]", plan: Plan, make: Maker) -> None:
    """The life of a worker: plays what it is sent until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gave the work
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # it came blocked from there
        signal.signal(signal.SIGTERM, _leave)  # so that programs of others are ended with it

    number = 0

    def sent() -> Iterator[Job]:
        nonlocal number
        while True:
            try:
                number, job = connection.recv()
            except (EOFError, ConnectionError):
                return
            yield job

    try:
        for played in _here(plan, make, sent()):
            connection.send((number, played))
    except ConnectionError:
        return
    except Exception:  # noqa: BLE001  # told to the one who gave the work
        connection.send((None, traceback.format_exc()))


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(0)
