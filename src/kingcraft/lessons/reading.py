"""From files to lessons: everything that can be refused without playing (:mod:`.checking` plays)."""

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from ..games.options import Json
from ..games.reasons import Refused
from ..games.registry import game_named
from .lesson import (
    Accepting,
    Do,
    Fast,
    Format,
    Goal,
    Head,
    Lesson,
    LessonFault,
    LessonFile,
    Mistake,
    NudgedMistake,
    Play,
    PlayedMistake,
    RefusedMistake,
    Say,
    Step,
    Try,
)

#: A file for each game, or for a preset with lessons of its own.
DATA: Final = Path(__file__).with_name("data")

T = TypeVar("T")


class _File(Struct, kw_only=True, forbid_unknown_fields=True):
    format: Format
    game: str
    names: tuple[str, ...]
    lessons: list[dict[str, Json]]


class _Lesson(Head, frozen=True, kw_only=True):
    steps: list[dict[str, Json]]


class _Do(Accepting, frozen=True, kw_only=True):
    wrong: tuple[dict[str, Json], ...] = ()


#: Every kind of step but ``say``, by the field that names it.
_KINDS: Final[Mapping[str, type[Play | _Do | Try | Goal | Fast]]] = {
    kind.kind: kind for kind in (Play, _Do, Try, Goal, Fast)
}
_MISTAKES: Final[Mapping[str, type[Mistake]]] = {
    "refused": RefusedMistake,
    "let": PlayedMistake,
    "nudge": NudgedMistake,
}


@functools.cache
def lesson_files() -> tuple[LessonFile, ...]:
    """Return the lessons of this package. Raises :class:`LessonFault`."""
    files = tuple(read_lessons(path.name, path.read_bytes()) for path in sorted(DATA.glob("*.json")))
    owners: dict[str, str] = {}
    for file in files:
        for lesson in file.lessons:
            owner = owners.setdefault(lesson.id, file.name)
            if owner != file.name:
                raise LessonFault(f"{owner} has a lesson of this id too", file.name, lesson.id)
    return files


def find_lesson(called: str) -> tuple[LessonFile, Lesson] | None:
    """Return the lesson of this id with its file; None if there is none. Raises as :func:`lesson_files`."""
    return next(((file, lesson) for file in lesson_files() for lesson in file.lessons if lesson.id == called), None)


def read_lessons(name: str, data: bytes) -> LessonFile:
    """Return the lessons in the file ``name``, which holds ``data`` (JSON). Raises :class:`LessonFault`."""
    try:
        file = msgspec.json.decode(data, type=_File)
        game_named(file.game)
    except msgspec.DecodeError as error:
        raise LessonFault(str(error), name) from None
    except Refused as refusal:
        raise LessonFault(refusal.detail, name) from None
    if not file.lessons:
        raise LessonFault("there is no lesson in it", name)
    lessons: dict[str, Lesson] = {}
    for number, value in enumerate(file.lessons, 1):
        called = str(value.get("id", f"lesson {number}"))
        if called in lessons:
            raise LessonFault("an earlier lesson has the same id", name, called)
        try:
            lessons[called] = _lesson(value, file.game)
        except LessonFault as fault:
            raise LessonFault(fault.reason, name, called, fault.step) from None
    return LessonFile(name, file.game, file.names, tuple(lessons.values()))


def _lesson(value: Mapping[str, Json], game: str) -> Lesson:
    read = _converted(value, _Lesson)
    if read.position.get("game") != game:
        raise LessonFault(f"the position is one of {read.position.get('game')!r}, the file one of {game!r}")
    if not read.steps:
        raise LessonFault("there are no steps")
    steps: list[Step] = []
    for number, step in enumerate(read.steps, 1):
        try:
            steps.append(_step(step))
        except LessonFault as fault:
            raise LessonFault(fault.reason, step=number) from None
    return Lesson(id=read.id, seconds=read.seconds, position=read.position, steps=tuple(steps))


def _step(value: Mapping[str, Json]) -> Step:
    kinds = [kind for kind in _KINDS if kind in value]
    if len(kinds) > 1:
        raise LessonFault(f"one step cannot be both {' and '.join(kinds)}")
    if not kinds and Say.kind not in value:
        raise LessonFault(
            f"unknown step, with the fields {', '.join(value) or '(none)'}; known: {', '.join((Say.kind, *_KINDS))}"
        )
    if not kinds:
        return _converted(value, Say)
    kind: type[Play | _Do | Try | Goal | Fast] = _KINDS[kinds[0]]
    step = _converted(value, kind)
    if isinstance(step, _Do):
        return Do(do=step.do, say=step.say, point=step.point, wrong=tuple(map(_mistake, step.wrong)))
    return step


def _mistake(value: Mapping[str, Json]) -> Mistake:
    kinds = [kind for kind in _MISTAKES if kind in value]
    if len(kinds) != 1:
        raise LessonFault(f"each of `wrong` needs exactly one of the fields {', '.join(_MISTAKES)}")
    return _converted(value, _MISTAKES[kinds[0]])


def _converted(value: Mapping[str, Json], kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason = re.sub(r"^Object", "the object", str(error))
        raise LessonFault(reason) from None
