"""What a hundred runs of the four levels came to in each task of a day: shipped as data, a file a month."""

import datetime as dt
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from .day import Task
from .levels import LEVELS, NAME, RUNS
from .plan import TASKS, TaskName

#: A file a month: ``2027-01.json``.
DATA: Final = Path(__file__).with_name("data")
FORMAT: Final = "kingcraft/daily-fields/1"


class Field(Struct, frozen=True):
    """The field of one task."""

    #: Which of the possible deals of the date it is.
    tries: int
    #: The points of each run, by level, in the order of the runs.
    points: dict[str, list[int]]

    @property
    def every(self) -> list[int]:
        """The points of all runs, the worst first."""
        return sorted(points for level in self.points.values() for points in level)

    def beaten(self, points: float) -> float:
        """Return how many of a hundred runs these points beat; a tie counts as half."""
        every = self.every
        below, same = sum(each < points for each in every), sum(each == points for each in every)
        return 100 * (below + same / 2) / len(every)


class DayFields(Struct, frozen=True):
    """The fields of a day."""

    #: The build of Kingcraft that played them.
    build: str
    tasks: dict[TaskName, Field]


class Month(Struct, frozen=True, kw_only=True):
    """What a file holds."""

    format: Literal["kingcraft/daily-fields/1"] = FORMAT
    #: Who played: :data:`~kingcraft.daily.levels.NAME`.
    levels: str = NAME
    #: By date.
    days: dict[str, DayFields]


def path(date: dt.date, folder: Path = DATA) -> Path:
    """Return the file of the month of a date."""
    return folder / f"{date:%Y-%m}.json"


def read(file: Path) -> Month:
    """Return what a file holds; a month without days if there is no file. Raises ValueError for a damaged one."""
    return msgspec.json.decode(file.read_bytes(), type=Month) if file.exists() else Month(days={})


def write(file: Path, month: Month) -> None:
    """Write a file, a line a day in their order, as a whole or not at all."""
    head = msgspec.json.encode(msgspec.structs.replace(month, days={})).decode().removesuffix("{}}")
    days = [f'"{date}":{msgspec.json.encode(month.days[date]).decode()}' for date in sorted(month.days)]
    draft = file.with_suffix(".part")
    draft.write_text(head + "{\n" + ",\n".join(days) + "\n}}\n")
    draft.replace(file)


def fields_of(date: dt.date, build: str) -> DayFields:
    """Play all fields of a day: most of a minute."""
    return DayFields(build, {name: field_of(Task(date, name).not_dull()) for name in TASKS})


def field_of(task: Task) -> Field:
    """Play the field of a task."""
    return Field(
        task.tries, {level: [task.played(LEVELS[level](), run) for run in range(RUNS[level])] for level in RUNS}
    )


def missing(first: dt.date, last: dt.date, folder: Path = DATA) -> Iterator[dt.date]:
    """Yield the dates from ``first`` to ``last`` whose fields are not in the files."""
    date = first
    while date <= last:
        if date.isoformat() not in read(path(date, folder)).days:
            yield date
        date += dt.timedelta(days=1)
