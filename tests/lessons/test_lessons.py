"""Every lesson can be played as it says, in every language, and each mistake costs what it is said to cost."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.games.registry import games
from kingcraft.i18n import languages
from kingcraft.lessons.__main__ import main
from kingcraft.lessons.checking import check_catalogues, check_file
from kingcraft.lessons.game_lessons import GAMES
from kingcraft.lessons.lesson import Do, LessonFile, NudgedMistake, Say
from kingcraft.lessons.reading import lesson_files, read_lessons
from kingcraft.lessons.texts import all_texts, texts_of

FILES = lesson_files()


def test_each_game_has_lessons() -> None:
    assert {file.game for file in FILES} == {name for name in games() if GAMES.has(name)} == set(games())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_each_lesson_can_be_played_as_it_says(file: LessonFile) -> None:
    reports = check_file(file, all_texts(), judged=False)
    assert [report.lesson for report in reports] == [lesson.id for lesson in file.lessons]
    for report in reports:
        assert report.ways > 0
        assert set(report.seconds) == set(languages())
        assert all(25 < seconds <= 60 for seconds in report.seconds.values()), report


def test_each_text_belongs_to_a_lesson() -> None:
    check_catalogues(FILES, all_texts())


def test_a_lesson_is_as_long_as_the_list_says_to_five_seconds() -> None:
    for file in FILES:
        for lesson, report in zip(file.lessons, check_file(file, all_texts(), judged=False), strict=True):
            assert lesson.seconds - 5 <= max(report.seconds.values()) <= lesson.seconds, lesson.id


def test_catalogues_are_read_as_they_are_written() -> None:
    read = texts_of(
        "### About\n\nlesson-a = One line.\n# A comment\nlesson-b =\n    { $count ->\n       *[other] Two\n    }\n"
    )
    assert read["lesson-a"] == "One line."
    assert "\n" in read["lesson-b"]
    assert set(read) == {"lesson-a", "lesson-b"}


def test_marks_mean_places_and_the_only_token() -> None:
    marks = {
        token
        for file in FILES
        for lesson in file.lessons
        for step in lesson.steps
        if isinstance(step, Do)
        for token in step.do
        if "@" in token
    }
    assert marks == {"@only", "QS>@KD", "JH>@KD"}


def test_a_step_that_only_says_something_has_no_other_field() -> None:
    first = FILES[0].lessons[0].steps[0]
    assert isinstance(first, Say)
    assert (first.say, first.point) == ("a", ("plaque",))


def test_the_command_prints_a_line_for_each_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("king-1: 2 way(s); seconds: en ")
    assert said[-1] == f"{sum(len(file.lessons) for file in FILES)} passed, 0 failed"


def test_it_is_started_as_a_module() -> None:
    command = [sys.executable, "-m", "kingcraft.lessons", "--help"]
    assert "--judge" in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_example_of_the_docs_is_a_lesson(root: Path) -> None:
    page = (root / "docs" / "lessons.md").read_text("utf-8")
    [example] = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    names = ("title", "about", "end", "cost", "low", "queen")
    texts = {"en": {f"lesson-king-8-{name}": "A sentence." for name in names}}
    [report] = check_file(read_lessons("example.json", example.encode()), texts)
    assert (report.ways, report.mistakes) == (1, 1)


def judged() -> list[LessonFile]:
    """The lessons in which a call is said to be worse, each as a file of its own."""
    return [
        file.only(lesson)
        for file in FILES
        for lesson in file.lessons
        if "phase" in lesson.position
        and any(
            isinstance(mistake, NudgedMistake)
            for step in lesson.steps
            if isinstance(step, Do)
            for mistake in step.wrong
        )
    ]


@pytest.mark.long(seconds=15)
@pytest.mark.parametrize("file", judged(), ids=lambda file: file.lessons[0].id)
def test_the_judge_finds_each_call_worse_that_is_said_to_be(file: LessonFile) -> None:
    [report] = check_file(file, all_texts(), judged=True)
    assert [note for note in report.notes if note.endswith("behind")]
