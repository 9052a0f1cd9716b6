"""A lesson as data: a position, and steps that say what is shown, played and accepted (``docs/lessons.md``).

A step is an object. One of its fields names its kind: ``play``, ``do``, ``try``, ``goal`` or ``fast``; with none of
them it only says something. A token may hold a mark: ``@KD`` is the place of the pile that begins with that card,
``@corner`` the first empty corner, and the token ``@only`` the only legal one.
"""

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ..games.options import Json
from ..games.reasons import Code

#: The format of the files.
Format = Literal["kingcraft-lessons/1"]

#: The name of a text within its lesson: ``b-queen`` of ``king-1`` is the Fluent message ``lesson-king-1-b-queen``.
TextName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]

#: What the finger points at: ``card:4C``, ``place:NE``, ``seat:2``, ``bid:+4``, or a part of the table.
Point: TypeAlias = Annotated[
    str, Meta(pattern=r"^(hand|plaque|score|board|stock|(card|place|bid):[A-Z0-9a-z:+@-]+|seat:[0-9])$")
]

Tokens: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1)]


class _Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a lesson; a field that it does not have is an error."""


class RefusedMistake(_Part, frozen=True, kw_only=True):
    """A mistake that the rules refuse: the card goes back."""

    #: What the pupil might try.
    tokens: Tokens
    #: The reason code.
    refused: Code
    #: A text in place of the reason's own.
    say: TextName | UnsetType = UNSET


class PlayedMistake(_Part, frozen=True, kw_only=True):
    """A mistake that is played out, so that the pupil sees what it costs, and then taken back."""

    tokens: Tokens
    #: What all seats play after it.
    let: tuple[str, ...]
    #: How the pupil's points change meanwhile: -20.
    points: int
    #: What is said at the end of it.
    say: TextName


class NudgedMistake(_Part, frozen=True, kw_only=True):
    """A legal action that is not played: the lesson says why, and waits for another."""

    tokens: Tokens
    #: What is said.
    nudge: TextName
    #: How many points it is worse than what is accepted, at least; 0: it may be as good.
    loss: Annotated[int, Meta(ge=0)] = 0


Mistake: TypeAlias = RefusedMistake | PlayedMistake | NudgedMistake


#: The field that names a kind of step.
StepKind = Literal["say", "play", "do", "try", "goal", "fast"]


class _Step(_Part, frozen=True, kw_only=True):
    kind: ClassVar[StepKind]
    #: What is said while the step waits.
    say: TextName | UnsetType = UNSET
    #: What the finger points at.
    point: tuple[Point, ...] = ()


class Say(_Step, frozen=True, kw_only=True):
    """Something is said; a tap goes on."""

    kind = "say"
    say: TextName = field()


class Play(_Step, frozen=True, kw_only=True):
    """Other seats act."""

    kind = "play"
    #: What they do, in order.
    play: Tokens


class Accepting(_Step, frozen=True, kw_only=True):
    """The pupil acts: what is accepted."""

    kind = "do"
    #: What is accepted.
    do: Tokens


class Do(Accepting, frozen=True, kw_only=True):
    """The pupil acts."""

    #: What else the pupil might do, and the answer. Cards that nothing is said of are refused by the rules, or answered
    #: by the text ``lesson-else``.
    wrong: tuple[Mistake, ...] = ()


class Try(_Step, frozen=True, kw_only=True):
    """The pupil tries what the rules refuse, and reads why."""

    kind = "try"
    #: What to try.
    attempt: str = field(name="try")
    #: The reason code of the refusal.
    refused: Code


class Goal(_Step, frozen=True, kw_only=True):
    """The pupil acts freely until a goal is reached; a way that misses it is taken back."""

    kind = "goal"
    #: ``out``: no card is left at the end of this turn.
    goal: Literal["out"]
    #: What is said when it cannot be reached any more.
    lost: TextName
    #: What is said when the pupil asks for help.
    hint: TextName


class Fast(_Step, frozen=True, kw_only=True):
    """The rest of the deal is played out quickly."""

    kind = "fast"
    #: What all seats do, in order.
    fast: Tokens
    #: The points of each seat at the end.
    scores: tuple[int, ...]


Step: TypeAlias = Say | Play | Do | Try | Goal | Fast


class Head(_Part, frozen=True, kw_only=True):
    """A lesson without its steps."""

    #: Unique among all lessons; texts are found by it.
    id: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*-[0-9]+$")]
    #: How long it takes at most, in any language, as the list of lessons says.
    seconds: Annotated[int, Meta(ge=10, le=60)]
    #: The deal at the beginning (``docs/rules/records.md``, positions). The pupil is seat 0.
    position: dict[str, Json]


class Lesson(Head, frozen=True, kw_only=True):
    """A lesson. Its title, what it is about and its last sentence are the texts ``title``, ``about`` and ``end``."""

    steps: tuple[Step, ...]

    def key(self, name: str) -> str:
        """Return the Fluent id of the text ``name``."""
        return f"lesson-{self.id}-{name}"

    def instead(self, step: int) -> tuple[str, ...]:
        """Return what may be done in place of the attempt of the ``try`` at ``step`` (from 0): what the next takes."""
        after = self.steps[step + 1] if step + 1 < len(self.steps) else None
        return after.do if isinstance(after, Do) else ()


@dataclass(frozen=True, slots=True)
class LessonFile:
    """The lessons of a game, or of one of its presets, in the order in which they are listed."""

    #: The file's name, for messages.
    name: str
    #: The game's name in records.
    game: str
    #: The names of the other players, from the pupil's left on.
    names: tuple[str, ...]
    lessons: tuple[Lesson, ...]

    def only(self, lesson: Lesson) -> "LessonFile":
        """Return this file with one lesson alone."""
        return replace(self, lessons=(lesson,))


class LessonFault(ValueError):
    """A lesson file is refused: says the file, the lesson, the step (from 1) and the reason."""

    def __init__(self, reason: str, file: str = "", lesson: str = "", step: int = 0) -> None:
        super().__init__(reason, file, lesson, step)
        #: What is wrong.
        self.reason = reason
        self.file = file
        #: The lesson's id; empty for the file as a whole.
        self.lesson = lesson
        #: The number of the step, from 1; 0 for the lesson as a whole.
        self.step = step

    def __str__(self) -> str:
        place = ", ".join([*([self.lesson] if self.lesson else []), *([f"step {self.step}"] if self.step else [])])
        return ": ".join(part for part in (self.file, place, self.reason) if part)
