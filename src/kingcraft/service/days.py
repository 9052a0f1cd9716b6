"""The deal of the day for a page: its tasks, and what a finished one came to beside a hundred runs of the levels."""

import datetime as dt
import functools
import statistics
from typing import Final

from ..daily.day import YOU, Task, number
from ..daily.fields import Field, path, read
from ..daily.plan import TASKS, TaskName
from ..games.registry import observe
from ..room.log.state import RoomState
from ..room.ports import RoomProblem
from ..room.practice import Given, from_day
from ..room.wire.http_messages import FromDay
from .day_messages import Day, DayResult, DayTask

#: Reads a file once: the data does not change while a server runs.
_month: Final = functools.lru_cache(maxsize=16)(read)


def day(date: str) -> Day:
    """Return the tasks of a day. Raises :class:`RoomProblem` (``not-found``) if there is no such day."""
    try:
        found = dt.date.fromisoformat(date)
    except ValueError:
        raise RoomProblem("not-found") from None
    if found.isoformat() != date:
        raise RoomProblem("not-found")
    return Day(date, number(found), [_task(found, name) for name in TASKS])


def given(source: FromDay) -> Given:
    """Return the cards of a task. Raises as :func:`~kingcraft.room.practice.from_day`."""
    field = _field(source.date, source.task)
    return from_day(source, field.tries if field is not None else 0)


def result(state: RoomState) -> DayResult:
    """Return what the task of a room came to.

    Raises :class:`RoomProblem`: ``not-found`` if the room has none, ``match-not-over``.
    """
    if state.practice is None or not state.practice.day:
        raise RoomProblem("not-found")
    if state.phase != "over":
        raise RoomProblem("match-not-over")
    task = Task.named(state.practice.day)
    points = task.points(state.match.ended[-1].state)
    date, field = task.date.isoformat(), _field(task.date.isoformat(), task.name)
    if field is None or field.tries != task.tries:
        return DayResult(date, task.name, points)
    master, every = statistics.median(field.points["master"]), field.every
    counts = [(each, every.count(each)) for each in dict.fromkeys(every)]
    return DayResult(date, task.name, points, field.beaten(points), master, field.beaten(master), counts)


def _task(date: dt.date, name: TaskName) -> DayTask:
    field = _field(date.isoformat(), name)
    task = Task(date, name, field.tries if field is not None else 0)
    first = task.first()
    contract = getattr(observe(first, YOU), "contract", "") if name == "avoid" else ""
    return DayTask(name, task.rules.game, contract, task.dealer, first.to_act, field is not None)


def _field(date: str, name: TaskName) -> Field | None:
    """The field of a task, from the data of its month; None where there is none."""
    try:
        file = path(dt.date.fromisoformat(date))
    except ValueError:  # there is no such day
        return None
    found = _month(file).days.get(date)
    return None if found is None else found.tasks[name]
