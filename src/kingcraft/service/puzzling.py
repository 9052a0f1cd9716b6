"""A puzzle at a table: a lesson of one choice, and what is said of it before and after."""

from typing import Final

from ..lessons.lesson import Do, Goal, Lesson, LessonFile, NudgedMistake, Play, Step
from ..lessons.playing import Course
from ..puzzles.proving import proving
from ..puzzles.puzzle import Puzzle
from ..review.choice import Choice
from ..review.eye import Eye, option
from ..review.game_review import game_review
from .hint_messages import PuzzleAnswer, PuzzleAsked

#: The names of the other players, from the left on.
NAMES: Final = ("Ada", "Cleo", "Bruno")


class _Lesson(Lesson, frozen=True, kw_only=True):
    """Its texts belong to all puzzles."""

    def key(self, name: str) -> str:
        """Return the Fluent id of the text ``name``."""
        return f"puzzle-{name}"


def course_of(puzzle: Puzzle) -> tuple[LessonFile, Course]:
    """Return the course of a puzzle: the right tokens are played, and every other one is answered."""
    state = puzzle.state()
    step: Step
    if puzzle.kind == "out":
        step = Goal(goal="out", say="out", lost="lost", hint="hint")
    else:
        right = proving(puzzle.kind).right(state, puzzle.answers)
        others = tuple(token for token in state.legal() if token not in right)
        step = Do(do=tuple(right), say=puzzle.kind, wrong=(NudgedMistake(tokens=others, nudge="wrong"),))
    lesson = _Lesson(id=puzzle.id, seconds=60, position={}, steps=(step, *_shown(puzzle)))
    file = LessonFile(puzzle.id, puzzle.game, NAMES[: puzzle.players - 1], (lesson,))
    return file, Course(file, lesson, begun=state)


def _shown(puzzle: Puzzle) -> list[Step]:
    """Return what is played after the answer."""
    state = puzzle.state()
    for token in puzzle.answers if puzzle.kind == "out" else puzzle.answers[:1]:
        state = state.apply(token)
    after = () if state.over else tuple(proving(puzzle.kind).after(state))
    return [Play(play=after)] if after else []


def asked_of(puzzle: Puzzle) -> PuzzleAsked:
    """Return what is shown besides the table before the choice."""
    seen = proving(puzzle.kind).seen(puzzle.state())
    return PuzzleAsked(list(seen.out), list(seen.void))


def answer_to(puzzle: Puzzle) -> PuzzleAnswer:
    """Return what is said of a puzzle that is over."""
    state, turn = puzzle.state(), puzzle.kind == "out"
    best = puzzle.answers if turn else puzzle.answers[:1]
    other = [puzzle.proof.next] if puzzle.proof.next else best
    seen = Eye(option(best, 0, 0, None), option(other, 0, 0, None), puzzle.proof.behind, 0, 0, 0)
    choice = Choice(0, 0, "turn" if turn else state.phase, state, tuple(other))
    return PuzzleAnswer(
        answers=puzzle.answers,
        rating=puzzle.rating,
        finds={str(level): share for level, share in puzzle.finds.items()},
        sure=puzzle.proof.sure,
        next=puzzle.proof.next,
        behind=puzzle.proof.behind,
        reasons=game_review(puzzle.game).reasons(choice, seen),
    )
