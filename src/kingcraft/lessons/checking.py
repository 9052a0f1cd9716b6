"""The checker: it plays a lesson along every accepted way and refuses what is wrong, with the step and the reason.

A lesson passes if on every way through it

- the position is one that can be, and each step is on the turn of the seat that it is about;
- what is accepted and what the other seats do is legal, and what the finger points at is there;
- what a step says is refused is refused, with the reason code that it names;
- everything else that the pupil could try is answered: what is legal by a text of the step or by ``lesson-else``, but a
  card of an exactly solved deal by a text of the step; what is illegal by a reason code;
- a mistake that is refused is one that the page offers, and one that is played out changes the points as it says;
- a card that is called worse is worse with all hands open, by ``loss`` points or more, and an accepted one loses
  nothing; a call that is called worse is worse for the judge, by ``loss`` points and by four standard errors; no call
  that is turned down is better than an accepted one by more than the judge can be wrong;
- a goal can be reached and missed, and every way that keeps it possible leads there;
- a deal that is played out ends with the scores that are written down;
- each text exists in every language, is one line of at most 90 characters, and is used; reading and playing take no
  longer than the lesson says, a minute at most.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from ..bots.decision import Decision
from ..bots.judgement import Opinion
from ..bots.limits import Budget
from ..bots.search import judge
from ..games.game import State
from ..games.reasons import Refused
from ..games.registry import observe
from . import meaning
from .game_lessons import GAMES, GameLessons
from .lesson import (
    Do,
    Fast,
    Goal,
    Lesson,
    LessonFault,
    LessonFile,
    Mistake,
    NudgedMistake,
    Play,
    PlayedMistake,
    RefusedMistake,
    Step,
    Try,
)
from .meaning import PUPIL, reason
from .texts import COMMON, Texts, fault_of

#: Characters that a beginner reads in a second.
READING: Final = 17.0
#: Seconds for an action of the pupil, for one of another seat, for reading a refusal, for a deal that is played out
#: quickly, and for thinking about a goal.
ACTING, WATCHING, REFUSAL, QUICKLY, THINKING = 1.5, 0.55, 2.5, 3.0, 20.0
#: What the judge may think about a call: this many worlds at most, and playouts of each. Its random numbers are fixed.
BUDGET: Final = Budget(1600, 100)
RANDOM: Final = 1
#: A call is worse if the judge's gap is this many standard errors or more.
ERRORS: Final = 4
#: Points that the judge can be wrong by, because it plays as bots do.
SLACK: Final = 10


@dataclass
class Report:
    """What the checker found in a lesson that is right."""

    lesson: str
    #: The number of ways through it.
    ways: int = 0
    #: The longest way in seconds, by language.
    seconds: dict[str, float] = field(default_factory=dict)
    #: The number of mistakes that are answered by a text of their own; on several ways each counts again.
    mistakes: int = 0
    #: The reason codes that a pupil can meet.
    refusals: set[str] = field(default_factory=set)
    #: Legal actions that only ``lesson-else`` answers.
    others: set[str] = field(default_factory=set)
    #: What mistakes cost, and the size of goals.
    notes: list[str] = field(default_factory=list)


class _Way(NamedTuple):
    """A place on a way through a lesson."""

    state: State
    #: The names of the texts read so far.
    read: tuple[str, ...] = ()
    #: The seconds of acting and watching so far.
    seconds: float = 0.0


def check_file(file: LessonFile, texts: Mapping[str, Texts], *, judged: bool = True) -> list[Report]:
    """Play the lessons of a file. ``judged``: whether calls are judged too, which takes seconds.

    ``texts``: those of each language. Raises :class:`LessonFault`.
    """
    part = GAMES.get(file.game)
    if part is None:
        raise LessonFault(f"there is no checker for {file.game!r}", file.name)
    return [_checked(file, lesson, part, texts, judged) for lesson in file.lessons]


def _checked(
    file: LessonFile, lesson: Lesson, part: GameLessons[Any], texts: Mapping[str, Texts], judged: bool
) -> Report:
    checking = _Checking(file, lesson, part, texts, judged)
    try:
        return checking.report()
    except LessonFault as fault:
        raise LessonFault(fault.reason, file.name, lesson.id, checking.step) from None


def check_catalogues(files: Sequence[LessonFile], texts: Mapping[str, Texts]) -> None:
    """Refuse a text that belongs to no lesson, and a common one that is missing. Raises :class:`LessonFault`."""
    starts = tuple(lesson.key("") for file in files for lesson in file.lessons)
    for lang, known in texts.items():
        for key in COMMON:
            if fault := fault_of(known.get(key)):
                raise LessonFault(f"the text {key} in {lang!r} {fault}")
        for key in known:
            if key not in COMMON and not key.startswith(starts):
                raise LessonFault(f"the text {key} in {lang!r} belongs to no lesson")


class _Checking:
    def __init__(
        self, file: LessonFile, lesson: Lesson, part: GameLessons[Any], texts: Mapping[str, Texts], judged: bool
    ) -> None:
        self.file, self.lesson, self.part, self.texts, self.judged = file, lesson, part, texts, judged
        #: The number of the step that is played, from 1; 0 before the first and after the last.
        self.step = 0
        self.used: set[str] = set()
        self.found = Report(lesson.id)
        self.opinions: dict[Hashable, Mapping[str, Opinion]] = {}

    def report(self) -> Report:
        for name in ("title", "about", "end"):
            self.text(name)
        ways = [_Way(self.begun())]
        for number, step in enumerate(self.lesson.steps, 1):
            self.step = number
            ways = [after for way in ways for after in self.after(way, step)]
        self.step = 0
        self.found.ways = len(ways)
        for lang, known in self.texts.items():
            longest = max(self.duration(way, known) for way in ways)
            self.found.seconds[lang] = longest
            most = self.lesson.seconds
            _demand(longest <= most, f"takes {longest:.0f} seconds in {lang!r}, more than {most}")
            unused = {key for key in known if key.startswith(self.lesson.key(""))} - self.used
            _demand(not unused, f"no step uses {', '.join(sorted(unused))} in {lang!r}")
        self.found.notes = list(dict.fromkeys(self.found.notes))
        return self.found

    def begun(self) -> State:
        try:
            state: State = self.part.begun(self.lesson.position)
        except Refused as refusal:
            raise LessonFault(f"this position cannot be: {refusal}") from None
        _demand(not state.over, "this position cannot be: the deal has ended")
        names, others = len(self.file.names), state.players - 1
        _demand(names == others, f"the file names {names} other players, the position has {others}")
        return state

    def duration(self, way: _Way, known: Texts) -> float:
        texts = [known[self.lesson.key(name)] for name in (*way.read, "end")]
        return way.seconds + sum(map(len, texts)) / READING

    def text(self, name: str) -> str:
        key = self.lesson.key(name)
        self.used.add(key)
        for lang, known in self.texts.items():
            fault = fault_of(known.get(key))
            _demand(not fault, f"the text {key} in {lang!r} {fault}")
        return name

    # --- steps -------------------------------------------------------------------------------------------------------

    def after(self, way: _Way, step: Step) -> Iterator[_Way]:
        """Yield the ways on after a step."""
        if step.say is not UNSET:
            way = way._replace(read=(*way.read, self.text(step.say)))
        for point in step.point:
            self.pointed(way.state, point)
        match step:
            case Play():
                yield self.watched(way, step.play)
            case Fast():
                yield self.played_out(way, step)
            case Try():
                yield self.tried(way, step)
            case Do():
                yield from self.acted(way, step)
            case Goal():
                yield self.reached(way, step)
            case _:
                yield way

    def pointed(self, state: State, point: str) -> None:
        kind, _, name = meaning.pointed(self.part, state, point).partition(":")
        there: dict[str, bool] = {
            "card": name in self.part.hand(state, PUPIL),
            "place": name in self.part.places,
            "seat": name.isdecimal() and 0 < int(name) < state.players,
            "bid": name in state.legal(),
            "hand": True,
        }
        _demand(there.get(kind, kind in self.part.parts), f"points at {point}, which is not there")

    def watched(self, way: _Way, tokens: Sequence[str]) -> _Way:
        state = way.state
        for token in tokens:
            _demand(state.to_act != PUPIL, f"plays {token}, but it is the pupil's turn")
            state = self.applied(state, token)
        return way._replace(state=state, seconds=way.seconds + WATCHING * len(tokens))

    def played_out(self, way: _Way, step: Fast) -> _Way:
        state = way.state
        for token in step.fast:
            state = self.applied(state, token)
        _demand(state.over, "the deal is not played to its end")
        _demand(tuple(state.scores()) == step.scores, f"ends with {state.scores()}, not {list(step.scores)}")
        return way._replace(state=state, seconds=way.seconds + QUICKLY)

    def tried(self, way: _Way, step: Try) -> _Way:
        state = self.on_turn(way.state)
        self.refused(state, self.spelled(state, step.attempt), step.refused)
        instead: set[str] = set()
        with suppress(LessonFault):  # a token that means nothing here is a fault of the next step, where it is found
            instead = {self.spelled(state, token) for token in self.lesson.instead(self.step - 1)}
        self.rest(state, instead, exactly=False)
        return way._replace(seconds=way.seconds + ACTING + REFUSAL)

    def acted(self, way: _Way, step: Do) -> Iterator[_Way]:
        state = self.on_turn(way.state)
        accepted = [self.spelled(state, token) for token in step.do]
        for token in accepted:
            _demand(token in state.legal(), f"accepts {token}: {reason(state, token)}")
        losses = self.part.losses(state, PUPIL)
        if losses is not None:
            for token in accepted:
                _demand(losses[token] == 0, f"accepts {token}, which loses {losses[token]} points")
        answered = set(accepted)
        for mistake in step.wrong:
            for token in mistake.tokens:
                spelled = self.spelled(state, token)
                _demand(spelled not in answered, f"answers {spelled} twice")
                answered.add(spelled)
                self.mistaken(state, accepted, spelled, mistake, losses)
        self.rest(state, answered, exactly=losses is not None)
        for token in accepted:
            yield way._replace(state=state.apply(token), seconds=way.seconds + ACTING)

    def reached(self, way: _Way, step: Goal) -> _Way:
        """Follow every way that keeps the goal possible: to lay the last card in this turn."""
        self.text(step.lost)
        self.text(step.hint)
        start = self.on_turn(way.state)
        goal = meaning.Goal(self.part)
        _demand(goal.possible(start), "the hand cannot be cleared in this turn")
        open_states, met, astray, end = [start], {start.key}, 0, start
        while open_states:
            here = open_states.pop()
            moves = [here.apply(token) for token in here.legal()]
            kept = [after for after in moves if goal.possible(after)]
            astray += len(moves) - len(kept)
            for after in kept:
                if after.over:
                    end = after
                elif after.key not in met:
                    met.add(after.key)
                    open_states.append(after)
        _demand(astray > 0, "the goal cannot be missed")
        self.found.notes.append(f"goal: {len(met)} positions on the way, {astray} ways to miss it")
        return way._replace(state=end, seconds=way.seconds + THINKING)

    # --- mistakes ----------------------------------------------------------------------------------------------------

    def mistaken(
        self, state: State, accepted: Sequence[str], token: str, mistake: Mistake, losses: Mapping[str, int] | None
    ) -> None:
        if isinstance(mistake, RefusedMistake):
            if mistake.say is not UNSET:
                self.text(mistake.say)
            self.refused(state, token, mistake.refused)
            _demand(token in self.part.tries(state, PUPIL), f"refuses {token}, which the page does not offer")
            return
        _demand(token in state.legal(), f"calls {token} a legal mistake: {reason(state, token)}")
        self.found.mistakes += 1
        if isinstance(mistake, NudgedMistake):
            self.text(mistake.nudge)
            self.costs(state, accepted[0], token, mistake.loss, losses)
            return
        self.text(mistake.say)
        self.let(state, token, mistake)
        self.costs(state, accepted[0], token, 1, losses)

    def let(self, state: State, token: str, mistake: PlayedMistake) -> None:
        after = state.apply(token)
        for other in mistake.let:
            after = self.applied(after, other)
        change = self.part.points(after, PUPIL) - self.part.points(state, PUPIL)
        _demand(change == mistake.points, f"after {token} the points change by {change}, not {mistake.points}")

    def costs(self, state: State, best: str, token: str, loss: int, losses: Mapping[str, int] | None) -> None:
        """Demand that ``token`` loses ``loss`` points or more."""
        if losses is not None:
            _demand(losses[token] >= loss, f"{token} loses {losses[token]} points, not {loss}")
            self.found.notes.append(f"{token} loses {losses[token]}")
        elif self.judged and (loss > 0 or state.phase != "play"):
            self.call_costs(state, best, token, loss)

    def call_costs(self, state: State, best: str, token: str, loss: int) -> None:
        opinions = self.opinion(state)
        it, behind = opinions[token], opinions[best].points - opinions[token].points
        self.found.notes.append(f"{token} is {behind:.0f} behind")
        _demand(behind >= (loss or -SLACK), f"{token} is {behind:.1f} points behind {best} for the judge, not {loss}")
        mean, error = it.gap
        _demand(
            loss == 0 or mean >= ERRORS * error, f"{token} is {mean:.1f} points behind, with an error of {error:.1f}"
        )

    def opinion(self, state: State) -> Mapping[str, Opinion]:
        known = self.opinions.get(state.history)
        if known is None:
            decision = Decision(state.rules, observe(state, state.to_act), state.legal(), RANDOM)
            known = {opinion.token: opinion for opinion in judge(decision, BUDGET).opinions}
            self.opinions[state.history] = known
        return known

    def rest(self, state: State, answered: set[str], *, exactly: bool) -> None:
        """Look at all else that the pupil could try. ``exactly``: what is legal needs a text of the step."""
        for token in self.part.tries(state, PUPIL):
            code = reason(state, token)
            if code:
                self.found.refusals.add(code)
            elif token not in answered:
                _demand(not exactly, f"{token} is legal, and has no answer")
                self.found.others.add(token)

    # --- tokens ------------------------------------------------------------------------------------------------------

    def on_turn(self, state: State) -> State:
        _demand(state.to_act == PUPIL, "the deal has ended" if state.over else f"it is the turn of seat {state.to_act}")
        return state

    def spelled(self, state: State, token: str) -> str:
        return meaning.spelled(self.part, state, token)

    def applied(self, state: State, token: str) -> State:
        try:
            return state.apply(token)
        except Refused as refusal:
            raise LessonFault(f"seat {state.to_act} cannot play {token}: {refusal.code}") from None

    def refused(self, state: State, token: str, code: str) -> None:
        found = reason(state, token)
        _demand(found == code, f"{token} is refused with {found}, not {code}" if found else f"{token} is legal")
        self.found.refusals.add(code)


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise LessonFault(reason)
