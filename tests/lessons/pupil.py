"""A pupil in a test: a lesson played through its table, without a server."""

from typing import Any

from kingcraft.lessons.game_lessons import GAMES, GameLessons
from kingcraft.lessons.lesson import Do, Goal, Lesson, LessonFile, Step, Try
from kingcraft.lessons.meaning import Goal as Aim
from kingcraft.lessons.meaning import spelled
from kingcraft.lessons.reading import find_lesson, lesson_files
from kingcraft.room.wire.client_messages import Act, LessonGo, LessonHelp, LessonSkip, Undo
from kingcraft.room.wire.http_messages import NewLesson
from kingcraft.service.lesson_tables import LessonTable
from tests.room.memory import House, Listener

LESSONS = [lesson.id for file in lesson_files() for lesson in file.lessons]


def found(name: str) -> tuple[LessonFile, Lesson]:
    lesson = find_lesson(name)
    assert lesson is not None
    return lesson


class Pupil(Listener):
    """The pupil's end of a connection; a puzzle is a lesson of one step."""

    def __init__(self, lesson: str, step: int = 0) -> None:
        super().__init__()
        self.table = LessonTable(NewLesson(lesson, step), House().ports)
        self.of: Lesson = self.table._course.lesson
        self.part: GameLessons[Any] = GAMES[self.table._state.match.rules.game]
        self.table.enter(self, self.table.seated.secret)
        self.serial = 0

    # --- what the pupil sees

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == "update"]

    @property
    def update(self) -> dict[str, Any]:
        return self.updates[-1]

    @property
    def lesson(self) -> dict[str, Any]:
        """What the lesson says now."""
        said: dict[str, Any] = self.update["view"]["lesson"]
        return said

    @property
    def step(self) -> Step | None:
        number = self.lesson["step"]
        return self.of.steps[number] if number < len(self.of.steps) else None

    @property
    def deal(self) -> Any:
        """The deal itself, which no pupil sees."""
        return self.table._course.now().state

    def spelled(self, token: str) -> str:
        return spelled(self.part, self.deal, token)

    # --- what the pupil does

    def act(self, token: str, version: int | None = None) -> list[dict[str, Any]]:
        """Return the messages that answer."""
        before, self.serial = len(self.messages), self.serial + 1
        self.table.act(self, Act(self.serial, self.update["version"] if version is None else version, token))
        return self.messages[before:]

    def undo(self) -> list[dict[str, Any]]:
        before, self.serial = len(self.messages), self.serial + 1
        self.table.act(self, Undo(self.serial, self.update["version"]))
        return self.messages[before:]

    def go(self, step: int | None = None) -> list[dict[str, Any]]:
        before = len(self.messages)
        self.table.learn(self, LessonGo(self.lesson["step"] if step is None else step))
        return self.messages[before:]

    def skip(self, step: int | None = None) -> list[dict[str, Any]]:
        before = len(self.messages)
        self.table.learn(self, LessonSkip(self.lesson["step"] if step is None else step))
        return self.messages[before:]

    def help(self) -> list[dict[str, Any]]:
        before = len(self.messages)
        self.table.learn(self, LessonHelp(self.lesson["step"]))
        return self.messages[before:]

    def do_step(self) -> None:
        """Do what the step asks for, by the first way that is accepted."""
        number = self.lesson["step"]
        match self.step:
            case Do() as step:
                self.act(self.spelled(step.do[0]))
            case Try() as step if self.lesson["waits"] == "act":
                self.act(self.spelled(step.attempt))
                self.go()
            case Goal():
                for token in Aim(self.part).way(self.deal):
                    self.act(token)
            case _:
                self.go()
        assert self.lesson["step"] > number

    def reach(self, step: int) -> None:
        """Play up to the step, or beyond it if it waits for nothing."""
        while self.lesson["step"] < step:
            self.do_step()


def seen(update: dict[str, Any]) -> dict[str, Any]:
    """What an update shows, apart from how it came to be."""
    view = {name: value for name, value in update["view"].items() if name not in ("room", "seats")}
    return {"view": view, "legal": update["legal"], "undo": update["undo"]}
