"""The course of a lesson: what happens when its pupil acts, goes on, skips, asks for help or takes back.

A :class:`Course` has no clock, no connection and no room. Each of its methods returns the moments that follow, in the
order in which they are to be shown; what the pupil may see of a deal is decided elsewhere.

A ``say`` waits until the pupil goes on. The others act at once after the step before, and wait only if their step says
something. An action of the pupil is played for them too if its step says nothing and no other action is legal. A legal
action that a step says nothing of is answered with the text ``lesson-else``.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec import UNSET

from ..games.game import State
from ..games.reasons import Code, Refused
from . import meaning
from .game_lessons import GAMES, GameLessons
from .lesson import (
    Do,
    Fast,
    Goal,
    Lesson,
    LessonFile,
    Mistake,
    NudgedMistake,
    Play,
    PlayedMistake,
    RefusedMistake,
    Say,
    Step,
    StepKind,
    Try,
)
from .meaning import PUPIL

#: The answer to an action that a step says nothing of.
ELSE: Final = "lesson-else"


class Answer(NamedTuple):
    """The answer to what the pupil has just done."""

    kind: Literal["refused", "nudged", "played", "lost", "help"]
    #: The Fluent id of its sentence; empty: the reason's own, or none.
    say: str = ""
    #: The reason code of ``refused``.
    code: Code | None = None
    #: Of ``played``: how the pupil's points changed.
    points: int = 0


class Happening(NamedTuple):
    """Something that changes the deal."""

    kind: Literal["act", "undo"]
    seat: int
    token: str
    before: State
    after: State


class Moment(NamedTuple):
    """What is shown at once: something that has happened, and where the lesson is after it."""

    #: None: the lesson says something, and the deal is as it was.
    happening: Happening | None
    state: State
    #: The number of the step, from 0; that of all steps when the lesson is over.
    step: int
    kind: StepKind | Literal["end"]
    #: The Fluent id of the sentence of the step or, if it has none, of the last one before; empty: there is none yet.
    say: str
    #: What the finger points at, without marks.
    point: tuple[str, ...]
    #: What the lesson waits for: that the pupil goes on, or acts; empty: for nothing.
    waits: Literal["go", "act", ""]
    #: The points that the deal has brought the pupil so far, with what a sale has cost or brought.
    points: int
    answer: Answer | None
    #: How many actions the pupil can take back now, one by one.
    undo: int


class Reply(NamedTuple):
    """What an action of the pupil leads to."""

    moments: list[Moment]
    #: Whether the action is not played.
    refused: bool = False
    #: Why: the reason code of the rules; None: the lesson has another answer, or none at all now.
    code: Code | None = None
    #: The Fluent id of a sentence in place of the code's own; empty: there is none.
    say: str = ""


class Course:
    """One pupil's way through a lesson."""

    def __init__(self, file: LessonFile, lesson: Lesson, step: int = 0, begun: State | None = None) -> None:
        """Begin at a step (from 0) as if those before it were skipped. Raises IndexError: the lesson has no such.

        ``begun``: the deal, in place of the lesson's position.
        """
        if not 0 <= step < len(lesson.steps):
            raise IndexError(step)
        self.lesson: Final = lesson
        self._part: Final[GameLessons[Any]] = GAMES[file.game]
        self._goal: Final = meaning.Goal(self._part)
        self._state: State = self._part.begun(lesson.position) if begun is None else begun
        self._answer: Answer | None = None
        self._mistaken: Happening | None = None  # the pupil's mistake, while it waits to be taken back
        self._way: list[Happening] = []  # the pupil's actions on the way to a goal
        self._done = False  # whether nothing but reading is left to do in this step
        self._enter(0)
        while self._step < step:
            self._pass_step()
            self._enter(self._step + 1)

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self._step == len(self.lesson.steps)

    def now(self) -> Moment:
        """Return where the lesson is."""
        return self._moment(None)

    # --- what the pupil does

    def begin(self) -> list[Moment]:
        """Let the others act, if the lesson begins with that. Of no effect later."""
        return self._play_on(None) if self._scripted and not self._done else []

    def act(self, token: str) -> Reply:
        """Let the pupil act, or try to."""
        if self._waits != "act":
            return Reply([], refused=True)
        self._answer = None
        step, state = self._current, self._state
        try:
            after = state.apply(token)
        except Refused as refusal:
            return self._refused(step, token, refusal.code)
        token = after.history[-1][1]  # as records write it
        happening = Happening("act", PUPIL, token, state, after)
        if isinstance(step, Goal):
            return Reply(self._towards(step, happening))
        if isinstance(step, Do) and token in self._accepted(step):
            return Reply(self._go([self._apply(token)]))
        if isinstance(step, Try) and token in map(self._spelled, self.lesson.instead(self._step)):
            self._enter(self._step + 1)
            return Reply(self._go([self._apply(token)]))
        mistake = self._mistake(step, token)
        if isinstance(mistake, PlayedMistake):
            return Reply(self._play_out(mistake, happening))
        say = self.lesson.key(mistake.nudge) if isinstance(mistake, NudgedMistake) else ELSE
        self._answer = Answer("nudged", say)
        return Reply([self.now()], refused=True, say=say)

    def go_on(self) -> list[Moment]:
        """Go on after what was read, or take a mistake back; nothing happens while the lesson waits for neither."""
        if self._mistaken is not None:
            return [self._take_back()]
        return self._go([]) if self._waits == "go" else []

    def skip(self) -> list[Moment]:
        """Do the step for the pupil, and go on; an open mistake is taken back first."""
        if self.over:
            return []
        back = [self._take_back()] if self._mistaken is not None else []
        self._answer = None
        return back + self._go([] if self._done else self._pass_step())

    def help(self) -> list[Moment]:
        """Show what to do: the hint of a goal, else the finger points at it."""
        if self._waits != "act":
            return []
        step = self._current
        if isinstance(step, Goal):
            self._answer = Answer("help", self.lesson.key(step.hint))
        else:
            assert isinstance(step, Do | Try)
            token = self._accepted(step)[0] if isinstance(step, Do) else self._spelled(step.attempt)
            self._answer, self._point = Answer("help"), tuple(self._part.shown(token))
        return [self.now()]

    def undo(self) -> list[Moment]:
        """Take back the pupil's last action on the way to a goal, or an open mistake; else nothing happens."""
        if self._mistaken is None and self._waits == "act" and self._way:
            self._mistaken = self._way.pop()
        return [self._take_back()] if self._mistaken is not None else []

    # --- where it is

    @property
    def _current(self) -> Step | None:
        """The step; None after the last."""
        return None if self.over else self.lesson.steps[self._step]

    @property
    def _scripted(self) -> Sequence[str]:
        """What is played without the pupil's help in this step."""
        match self._current:
            case Play(play=tokens) | Fast(fast=tokens):
                return tokens
            case Do(say=say) if say is UNSET and len(legal := self._state.legal()) == 1:
                return legal
        return ()

    @property
    def _waits(self) -> Literal["go", "act", ""]:
        if self._mistaken is not None:
            return "go"
        match self._current:
            case None:
                return ""
            case Say():
                return "go"
            case Play() | Fast() | Try() if self._done:
                return "go"
            case Play() | Fast():
                return ""
            case Do() if self._scripted:
                return ""
        return "act"

    def _enter(self, step: int) -> None:
        self._step = step
        self._answer = self._mistaken = None
        self._way, self._done = [], False
        current = self._current
        points = () if current is None else current.point
        self._point = tuple(meaning.pointed(self._part, self._state, point) for point in points)

    def _moment(self, happening: Happening | None, *, watching: bool = False) -> Moment:
        """Return what is shown. ``watching``: more is played at once."""
        current = self._current
        state = self._state if happening is None else happening.after
        waits: Literal["go", "act", ""] = "" if watching else self._waits
        return Moment(
            happening,
            state,
            self._step,
            "end" if current is None else current.kind,
            self._say(),
            () if self._mistaken is not None else self._point,
            waits,
            self._part.points(state, PUPIL),
            None if watching else self._answer,
            len(self._way) if waits == "act" else 0,
        )

    def _say(self) -> str:
        """Return the id of the sentence, which stays while steps without one are done."""
        if self.over:
            return self.lesson.key("end")
        said = (step.say for step in reversed(self.lesson.steps[: self._step + 1]))
        return next((self.lesson.key(say) for say in said if say is not UNSET), "")

    def _spelled(self, token: str) -> str:
        return meaning.spelled(self._part, self._state, token)

    def _accepted(self, step: Do) -> list[str]:
        return [self._spelled(token) for token in step.do]

    def _mistake(self, step: Step | None, token: str) -> Mistake | None:
        mistakes = step.wrong if isinstance(step, Do) else ()
        return next((one for one in mistakes if token in map(self._spelled, one.tokens)), None)

    # --- what happens

    def _apply(self, token: str) -> Happening:
        before = self._state
        self._state = before.apply(token)
        return Happening("act", before.to_act, token, before, self._state)

    def _take_back(self) -> Moment:
        """Take back the pupil's mistake, and all that was played after it."""
        mistaken = self._mistaken
        assert mistaken is not None
        undone = Happening("undo", PUPIL, mistaken.token, self._state, mistaken.before)
        self._state, self._answer, self._mistaken = mistaken.before, None, None
        return self._moment(undone)

    def _pass_step(self) -> list[Happening]:
        """Do what the step asks for, without the pupil's help."""
        tokens: Sequence[str] = self._scripted
        match self._current:
            case Do() as step:
                tokens = self._accepted(step)[:1]
            case Goal():
                tokens = self._goal.way(self._state)
        return [self._apply(token) for token in tokens]

    def _go(self, happened: list[Happening]) -> list[Moment]:
        """Go on to the next step, after what has ``happened`` at the end of this one; the last of it is shown there."""
        shown = [self._moment(one, watching=True) for one in happened[:-1]]
        self._enter(self._step + 1)
        last = happened[-1] if happened else None
        return shown + (self._play_on(last) if self._scripted else [self._moment(last)])

    def _play_on(self, last: Happening | None) -> list[Moment]:
        """Play what the step says, after ``last``, and go on, unless there is something to read."""
        shown = [] if last is None else [self._moment(last)]
        happened = self._pass_step()
        if self._current is not None and self._current.say is UNSET:
            return shown + self._go(happened)
        shown += [self._moment(one) for one in happened[:-1]]
        self._done = True
        return [*shown, self._moment(happened[-1])]

    def _refused(self, step: Step | None, token: str, code: Code) -> Reply:
        if isinstance(step, Try) and code == step.refused and token == self._spelled(step.attempt):
            self._done = True
        mistake = self._mistake(step, token)
        say = mistake.say if isinstance(mistake, RefusedMistake) else UNSET
        key = "" if say is UNSET else self.lesson.key(say)
        self._answer = Answer("refused", key, code)
        return Reply([self.now()], refused=True, code=code, say=key)

    def _play_out(self, mistake: PlayedMistake, happening: Happening) -> list[Moment]:
        happened = [self._apply(happening.token), *(self._apply(token) for token in mistake.let)]
        shown = [self._moment(one, watching=True)._replace(point=()) for one in happened[:-1]]
        self._mistaken = happening
        self._answer = Answer("played", self.lesson.key(mistake.say), points=mistake.points)
        return [*shown, self._moment(happened[-1])]

    def _towards(self, step: Goal, happening: Happening) -> list[Moment]:
        """Let the pupil act on the way to a goal."""
        self._apply(happening.token)
        if self._goal.reached(self._state):
            return self._go([happening])
        if self._goal.possible(self._state):
            self._way.append(happening)
        else:
            self._mistaken = happening
            self._answer = Answer("lost", self.lesson.key(step.lost))
        return [self._moment(happening)]
