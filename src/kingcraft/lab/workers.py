"""Processes that play tables. Results come in the order of the jobs, whatever the number of processes."""

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Final

from ..games.rule_text import parse_rule_text
from ..processes import Child, ChildFailed, Link, ready, stop
from .player import Player
from .results import Plan
from .table import Job, Played, play_table

#: Makes the player that a text names, with the seconds for a decision; a function of a module, so that every process
#: finds it.
Maker = Callable[[str, float], Player]

#: Jobs that a worker has: while it plays one, it already holds the next.
_IN_HAND: Final = 2
#: Tables that others may be ahead of the slowest one: whatever is ahead is lost when the run is stopped.
_AHEAD: Final = 64

_Worker = Child[tuple[int, Job], tuple[int, Played]]


def playing(plan: Plan, make: Maker, jobs: Iterable[Job], processes: int) -> Generator[Played, None, None]:
    """Play all jobs, in this process if ``processes`` is 1; yield the results in the order of the jobs.

    Raises :class:`~kingcraft.processes.ChildFailed`. In every case no process stays behind.
    """
    if processes == 1:
        yield from _here(plan, make, jobs)
        return
    todo = iter(jobs)
    workers: list[_Worker] = []
    done: dict[int, Played] = {}
    asked = given = 0
    try:
        for _ in range(processes):
            workers.append(Child(_work, (plan, make)))  # noqa: PERF401 - if one cannot be started, the others end
        free = [worker for worker in workers for _ in range(_IN_HAND)]
        free.reverse()
        while True:
            while free and asked < given + _AHEAD * processes and (job := next(todo, None)) is not None:
                free.pop().send((asked, job))
                asked += 1
            if asked == given:
                return
            for worker in ready(workers):
                number, played = _received(worker)
                done[number] = played
                free.append(worker)
            while given in done:
                yield done.pop(given)
                given += 1
    finally:
        stop(workers)


def _received(worker: _Worker) -> tuple[int, Played]:
    try:
        return worker.receive()
    except ChildFailed:
        raise
    except Exception as fault:
        raise ChildFailed("\n".join(fault.__notes__)) from fault


def _here(plan: Plan, make: Maker, jobs: Iterable[Job]) -> Iterator[Played]:
    rules, players = parse_rule_text(plan.rules), list[Player]()
    try:
        players += (make(text, plan.move_seconds) for text in plan.bots)
        for job in jobs:
            yield play_table(rules, plan.unit, plan.seed, job, players)
    finally:
        for player in players:
            player.close()


def _work(link: Link[tuple[int, Job], tuple[int, Played]], plan: Plan, make: Maker) -> None:
    number = 0

    def jobs() -> Iterator[Job]:
        nonlocal number
        while True:
            number, job = link.receive()
            yield job

    for played in _here(plan, make, jobs()):
        link.send((number, played))
