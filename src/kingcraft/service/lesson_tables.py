"""The table of a pupil who learns a lesson or solves a puzzle: in memory alone, without a log, a thread or a proof.

A table answers a connection as a room does. The course of the lesson (:mod:`kingcraft.lessons.playing`) says what
happens; this table renders it with the views of rooms, so that a pupil sees no more than every seat does.
"""

import asyncio
from typing import Final

import msgspec

from ..games.match import new_match
from ..games.reasons import Refused
from ..lessons.lesson import LessonFile
from ..lessons.meaning import PUPIL
from ..lessons.playing import Answer, Course, Happening, Moment
from ..lessons.reading import find_lesson
from ..puzzles.puzzle import find_puzzle
from ..room.faces.face import FACES, Animation
from ..room.log.events import PracticeEntry
from ..room.log.state import HUMAN, RoomState, Seat
from ..room.opening import ON_DEVICE, room_id
from ..room.people.onlookers import UNKNOWN, Guest
from ..room.people.presence import failure, refusal
from ..room.people.seats import digest, new_secret, seat_opened_by
from ..room.ports import Outlet, Ports, RoomProblem
from ..room.step import SNAPSHOT
from ..room.views.view import Views
from ..room.wire.client_messages import (
    Act,
    Asked,
    AskHint,
    AskWorth,
    LessonGo,
    LessonSkip,
    Reveal,
    Seal,
    ShowHand,
    ToLesson,
    Undo,
)
from ..room.wire.http_messages import NewLesson, Seated
from ..room.wire.server_messages import Event, LessonAnswer, LessonView, RefusedAction, View
from ..room.wire.words import ErrorCode, Phrase, RefusalCode
from .puzzling import answer_to, asked_of, course_of

#: The other players are shown as bots, because pages pace what bots do. None of them thinks.
OTHERS: Final = "thumb-1"

_encoder: Final = msgspec.json.Encoder()


class LessonTable:
    """A table at which one pupil learns a lesson, or solves a puzzle: a lesson of one step."""

    def __init__(self, wish: NewLesson, ports: Ports) -> None:
        """Raises :class:`RoomProblem` (``not-found``) and :class:`Refused` (``bad-format`` at ``step``)."""
        self._puzzle: Final = find_puzzle(wish.lesson)
        if self._puzzle is not None:
            file, self._course = course_of(self._puzzle)
        else:
            file, self._course = _lesson_course(wish)
        name = room_id(ports.chance)
        self.name: Final = f"{ON_DEVICE}{name}" if ports.device else name
        self.quiet_since = self._now
        secret = new_secret(ports.chance)
        #: The seat of the pupil.
        self.seated: Final = Seated(self.name, PUPIL, secret, "")
        deal = self._course.now().state
        self._empty: Final = new_match(deal.rules, deal.players, deal.dealer)
        self._face = FACES[deal.rules.game]
        others = [Seat(OTHERS, name, "") for name in file.names]
        self._state = RoomState(
            version=1,
            created=ports.now(),
            match=self._empty,
            seats=(Seat(HUMAN, "", digest(secret)), *others),
            stood_in=("",) * deal.players,
            undo=self._face.undo,
            practice=PracticeEntry(deals=1),  # the match is over after this deal
            host=PUPIL,
        )
        self._views = Views(self.name, ports)
        self._outlet: Outlet | None = None

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def asleep(self) -> bool:
        """Whether it may be forgotten: its pupil is not here."""
        return self._outlet is None

    # --- what a connection asks for

    def enter(
        self, outlet: Outlet, secret: str, *, changes: bool = False, shuffles: bool = False, guest: Guest = UNKNOWN
    ) -> None:
        """Add the pupil's connection, and send it the whole view, as all views here are: they are small.

        Raises :class:`RoomProblem` (``wrong-secret``).
        """
        del changes, shuffles, guest
        if seat_opened_by(self._state.seats, secret) is None:
            raise RoomProblem("wrong-secret")
        if self._outlet is not None:
            self._outlet.close("replaced")
        self._outlet = outlet
        outlet.send(self._update(SNAPSHOT, self._course.now()))
        if self._puzzle is not None:
            outlet.send(_encoder.encode(asked_of(self._puzzle)))
        self._answer()
        self._show(self._course.begin())

    def dismiss(self, code: ErrorCode) -> None:
        """End the pupil's connection."""
        if self._outlet is not None:
            self._outlet.close(code)

    def leave(self, outlet: Outlet) -> None:
        """Remove a connection that has ended."""
        self.quiet_since = self._now
        if outlet is self._outlet:
            self._outlet = None

    def act(self, outlet: Outlet, message: Asked) -> None:
        """Let the pupil act, or take back; it is answered with updates, and with a refusal if it is not played."""
        if outlet is not self._outlet:
            self.refuse(outlet, message, "not-seated")
        elif not isinstance(message, Act | Undo):
            self.refuse(outlet, message, "not-in-lesson")
        elif not self._state.shows(message.version):
            self.refuse(outlet, message, "stale-version")
        elif isinstance(message, Act):
            reply = self._course.act(message.token)
            if reply.refused:
                self.refuse(outlet, message, reply.code or "not-in-lesson", reply.say)
            self._show(reply.moments)
        else:
            moments = self._course.undo()
            if not moments:
                self.refuse(outlet, message, "nothing-to-undo")
            self._show(moments)

    def learn(self, outlet: Outlet, message: ToLesson) -> None:
        """Go on, skip or help, if the pupil saw the step at which the lesson is."""
        if outlet is not self._outlet or message.step != self._course.now().step:
            return
        match message:
            case LessonGo():
                self._show(self._course.go_on())
            case LessonSkip():
                self._show(self._course.skip())
            case _:
                self._show(self._course.help())

    def hint(self, outlet: Outlet, message: AskHint) -> None:
        """Refuse: the lesson has help of its own."""
        self.refuse(outlet, message, "not-in-lesson")

    def worth(self, outlet: Outlet, message: AskWorth) -> None:
        """Refuse: the lesson says what matters."""
        self.refuse(outlet, message, "not-in-lesson")

    def ready(self, outlet: Outlet) -> None:
        """Do nothing: no deal follows."""

    def shuffle(self, outlet: Outlet, message: Seal | Reveal) -> None:
        """Do nothing: the cards are laid."""

    def hold(self, outlet: Outlet) -> None:
        """Do nothing: the deal has begun."""

    def say(self, outlet: Outlet, phrase: Phrase) -> None:
        """Refuse: no other person is here."""
        del phrase
        outlet.send(failure("not-in-lesson"))

    def show_hand(self, outlet: Outlet, message: ShowHand) -> None:
        """Refuse: no other person is here."""
        del message
        outlet.send(failure("not-in-lesson"))

    def refuse(self, outlet: Outlet, message: Asked | AskHint | AskWorth, code: RefusalCode, key: str = "") -> None:
        """Answer a message that changed nothing. ``key``: the Fluent id of a text in place of the code's own."""
        if key:
            outlet.send(_encoder.encode(RefusedAction(message.id, code, key, self._state.version)))
        else:
            outlet.send(refusal(message, code, self._state.version))

    # --- what is shown

    def _show(self, moments: list[Moment]) -> None:
        """Show what happens, one update each."""
        for moment in moments:
            version = self._state.version + 1
            since = version if moment.happening is not None else self._state.since
            self._state = msgspec.structs.replace(self._state, version=version, since=since)
            update = self._update(self._animation(moment.happening), moment)
            if self._outlet is not None:
                self._outlet.send(update)
        if moments:
            self._answer()

    def _answer(self) -> None:
        """Say what is to be said of a puzzle that is over."""
        if self._puzzle is not None and self._course.over and self._outlet is not None:
            self._outlet.send(_encoder.encode(answer_to(self._puzzle)))

    def _animation(self, happening: Happening | None) -> Animation:
        if happening is None:
            return Animation(Event("lesson", PUPIL))
        kind, seat, token, before, after = happening
        if kind == "undo":
            return Animation(Event("undo", seat, token))
        return self._face.animation(before, after, seat, token, self._views.look)

    def _update(self, animation: Animation, moment: Moment) -> bytes:
        state = msgspec.structs.replace(self._state, match=self._empty.with_deal(moment.state))
        common = self._views.common(state, state.phase, lambda _: True, (), lambda _: None, lambda _: False)
        update = self._views.seen(animation, state, common, PUPIL)
        return _encoder.encode(
            msgspec.structs.replace(
                update,
                view=_in_lesson(update.view, self._course.lesson.id, len(self._course.lesson.steps), moment),
                legal=update.legal if moment.waits == "act" else [],
                undo=moment.undo,
            )
        )


def _lesson_course(wish: NewLesson) -> tuple[LessonFile, Course]:
    """Return the course of a lesson. Raises :class:`RoomProblem` and :class:`Refused` (``bad-format`` at ``step``)."""
    found = find_lesson(wish.lesson)
    if found is None:
        raise RoomProblem("not-found")
    file, lesson = found
    try:
        return file, Course(file, lesson, wish.step)
    except IndexError:
        raise Refused("bad-format", "step", f"must be a step from 0 to {len(lesson.steps) - 1}") from None


def _in_lesson(view: View, lesson: str, steps: int, moment: Moment) -> View:
    """The view of a table without all that belongs to matches, and with the lesson."""
    return msgspec.structs.replace(
        view,
        offer="",
        may_propose=False,
        voids=False,
        practice=None,
        reviews=False,
        sheet=msgspec.structs.replace(view.sheet, plan=[]),
        lesson=LessonView(
            id=lesson,
            step=moment.step,
            of=steps,
            kind=moment.kind,
            say=moment.say,
            point=list(moment.point),
            waits=moment.waits,
            points=moment.points,
            answer=None if moment.answer is None else _answer(moment.answer),
        ),
    )


def _answer(answer: Answer) -> LessonAnswer:
    return LessonAnswer(answer.kind, answer.say, answer.code or "", answer.points)
