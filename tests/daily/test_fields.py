"""The fields that are shipped are what the frozen levels play, and the command that makes them can be stopped."""

import datetime as dt
import json
import shutil
from pathlib import Path

import pytest

from kingcraft.daily import fields
from kingcraft.daily.__main__ import main
from kingcraft.daily.day import DULL, TRIES, Task
from kingcraft.daily.fields import DATA, Field, missing, path, read, write
from kingcraft.daily.levels import LEVELS, NAME, RUNS
from kingcraft.daily.plan import TASKS, TaskName

#: Every day that has fields, in order.
DAYS = [
    (dt.date.fromisoformat(date), day) for file in sorted(DATA.glob("*.json")) for date, day in read(file).days.items()
]
#: The day that is played again: the date chooses it, so that with time all are.
DATE, DAY = DAYS[dt.datetime.now(tz=dt.UTC).date().toordinal() % len(DAYS)]


@pytest.mark.parametrize("name", TASKS)
def test_tries_and_ten_runs_of_a_day_are_played_again(name: TaskName) -> None:
    field = DAY.tasks[name]
    task = Task(DATE, name).not_dull()
    assert task.tries == field.tries
    again = {level: [task.played(LEVELS[level](), run) for run in range(runs // 10)] for level, runs in RUNS.items()}
    assert sum(map(len, again.values())) == 10
    assert again == {level: field.points[level][: len(points)] for level, points in again.items()}


@pytest.mark.long(seconds=60)
@pytest.mark.parametrize("name", TASKS)
def test_the_whole_field_of_a_day_is_played_again(name: TaskName) -> None:
    assert fields.field_of(Task(DATE, name, DAY.tasks[name].tries)) == DAY.tasks[name]


def test_the_data_has_every_day_once_and_every_run() -> None:
    dates = [date for date, _ in DAYS]
    assert list(missing(dates[0], dates[-1])) == []
    assert len(set(dates)) == len(dates)
    for file in DATA.glob("*.json"):
        month = read(file)
        assert month.levels == NAME
        assert all(path(dt.date.fromisoformat(date)) == file for date in month.days)
    for _, day in DAYS:
        assert day.build
        assert list(day.tasks) == list(TASKS)
        for field in day.tasks.values():
            assert {level: len(points) for level, points in field.points.items()} == RUNS
            quick = [points for level in ("beginner", "casual", "strong") for points in field.points[level][:10]]
            assert 0 <= field.tries < TRIES
            assert field.tries == TRIES - 1 or max(map(quick.count, quick)) <= DULL


def test_a_tie_counts_as_half() -> None:
    field = Field(0, {"beginner": [1, 1], "casual": [2], "strong": [3]})
    assert [field.beaten(points) for points in (0, 1, 1.5, 2, 3, 4)] == [0, 25, 50, 62.5, 87.5, 100]
    assert field.every == [1, 1, 2, 3]


def test_a_file_has_a_line_a_day_and_is_written_whole(tmp_path: Path) -> None:
    file = path(DATE, tmp_path)
    month = read(file)
    assert month.days == {}
    later, earlier = (date.isoformat() for date in (DATE.replace(day=9), DATE.replace(day=3)))
    month.days[later] = month.days[earlier] = DAY
    write(file, month)
    assert read(file) == month
    assert [line[1:11] for line in file.read_text().splitlines()[1:-1]] == [earlier, later]
    assert list(tmp_path.iterdir()) == [file]
    file.write_text("{")
    with pytest.raises(ValueError, match="truncated"):
        read(file)


def test_the_command_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(path(DATE), tmp_path)
    month = read(path(DATE, tmp_path))
    main([DATE.isoformat(), DATE.isoformat(), "--folder", str(tmp_path)])
    assert capsys.readouterr().out.startswith("0 days to play")
    assert read(path(DATE, tmp_path)) == month
    with pytest.raises(SystemExit):
        main(["2027-02-30", "2027-03-01"])


def test_the_data_is_small() -> None:
    """A month is fetched when it is asked for, at most 25 kB."""
    assert all(len(json.dumps(json.loads(file.read_text()))) < 200_000 for file in DATA.glob("*.json"))
