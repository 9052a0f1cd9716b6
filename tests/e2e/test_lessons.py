"""Lessons at the real table, as their own data says: every step done, every named mistake made, taken back or refused.

The course of a lesson (``kingcraft.lessons.playing``) is followed beside the page: it knows what the pupil is to do,
and what the page must say then.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Locator, expect

from kingcraft.lessons.game_lessons import GAMES
from kingcraft.lessons.lesson import Do, Goal, NudgedMistake, PlayedMistake, RefusedMistake, Try
from kingcraft.lessons.meaning import Goal as Aim
from kingcraft.lessons.meaning import spelled
from kingcraft.lessons.playing import Course
from kingcraft.lessons.reading import find_lesson, lesson_files
from tests.e2e.axe import check_access
from tests.e2e.conftest import BOTH_HOMES, Invite
from tests.e2e.keyboard import STOP
from tests.e2e.reader import Reader
from tests.e2e.test_shifts import SHIFTS
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.server import Server, fixed
from tools.driver.ways import Keys, Taps, call, call_names, call_sheet, is_card

LESSONS: Final = [lesson.id for file in lesson_files() for lesson in file.lessons]
SMALL: Final = Device("small phone", 320, 568, touch=True)
#: The cards of the hand whose index the finger covers.
COVERED: Final = """() => [...document.querySelectorAll(".fingers svg path:first-child")].flatMap((hand) => {
    const back = hand.getScreenCTM().inverse();
    const hides = (x, y) => hand.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
    return [...document.querySelectorAll(".hand [data-card]")].filter((card) => {
        const box = card.getBoundingClientRect();
        const parts = [0.1, 0.2, 0.3];
        return parts.some((x) => parts.some((y) => hides(box.left + x * box.width, box.top + y * box.height)));
    }).map((card) => card.dataset.card);
})"""


class Hand(Protocol):
    """A way to learn: acts with cards and calls, and goes on."""

    def do(self, token: str) -> None:
        """Do what a token means."""

    def go(self) -> None:
        """Go on, or take back."""

    def hear(self, sentence: str) -> None:
        """Wait for what only a listener waits for."""


def gold(tab: Tab) -> Locator:
    """Locate the button that goes on, or takes back."""
    names = "|".join(re.escape(tab.text(key)) for key in ("lesson-on", "lesson-back"))
    return tab.page.get_by_role("main").get_by_role("button", name=re.compile(f"^({names})$"))


def refused(tab: Tab, token: str) -> Locator | None:
    """Locate a bid that is too low, which can be pressed and then says so; None: the token is none."""
    if not re.fullmatch(r"[+-]\d", token):
        return None
    rung = call_sheet(tab).get_by_role("radio", name=call_names(tab, token).choices[0], exact=True)
    return rung if rung.get_attribute("aria-disabled") == "true" else None


class Fingers(Taps):
    """Taps on a phone."""

    def do(self, token: str) -> None:
        """Do what ``token`` means; a bid that is refused is tapped once."""
        if (rung := refused(self.tab, token)) is not None:
            rung.tap(force=True)  # it is marked as impossible, and yet says why
        else:
            super().do(token)

    def go(self) -> None:
        """Tap the button that goes on."""
        self.tab.press(gold(self.tab), touch=self.touch)

    def hear(self, sentence: str) -> None:
        """Read, and do not listen."""


class Board(Keys):
    """The keyboard alone."""

    def do(self, token: str) -> None:
        """Do what ``token`` means; afterwards the focus is somewhere in sight."""
        if (rung := refused(self.tab, token)) is not None:
            self.press_control(rung)
        else:
            super().do(token)
        fault = self.tab.page.evaluate(STOP)
        assert not fault, fault

    def go(self) -> None:
        """Enter goes on, wherever the focus is at the table."""
        expect(gold(self.tab)).to_be_visible()
        self.tab.page.keyboard.press("Enter")

    def hear(self, sentence: str) -> None:
        """Read, and do not listen."""


class Ear:
    """A screen reader: controls by role and name, pressed without pointer and key."""

    def __init__(self, tab: Tab, reader: Reader) -> None:
        self.tab = tab
        self.reader = reader
        #: What was heard since the last sentence of the lesson.
        self.new: list[str] = []

    def do(self, token: str) -> None:
        """Do what ``token`` means."""
        tab, press = self.tab, self.reader.press
        asked = len(tab.acts)
        if ">" in token:
            source, target = token.split(">")
            start = self._place(source) if tab.place(source).count() else self._card(source)
            if start.get_attribute("aria-pressed") != "true":
                press(start)
            if len(tab.acts) == asked and start.and_(tab.page.locator('[aria-pressed="true"]')).count():
                press(self._place(target))
        elif is_card(token):
            press(self._card(token))
            if len(tab.acts) == asked and self._card(token).get_attribute("aria-pressed") == "true":
                press(self._card(token))
        elif token == "end":
            press(tab.page.get_by_role("main").locator("[data-end]"))
        elif (rung := refused(tab, token)) is not None:
            press(rung)
        else:
            call(tab, token, press)

    def hear(self, sentence: str) -> None:
        """Wait until a sentence is heard, after what was heard of it before."""

        def heard() -> bool:
            self.new += self.reader.listen()
            return sentence in " ".join(self.new)

        self.tab.until(heard, f"it is said: {sentence}; last heard: {self.new[-6:]}")
        self.new = []

    def go(self) -> None:
        """Press the button that goes on."""
        self.reader.press(gold(self.tab))

    def _card(self, card: str) -> Locator:
        return self.reader.page.get_by_role("button", name=self.tab.card_name(card), exact=True)

    def _place(self, place: str) -> Locator:
        return self.tab.page.get_by_role("group", name=self.tab.text("piles-label")).get_by_role(
            "button", name=re.compile(rf"^{re.escape(self.tab.text(f'place-{place}'))}:")
        )


class Learner:
    """A pupil at a page, and the course that the lesson should take."""

    def __init__(self, tab: Tab, lesson: str, hand: Callable[[], Hand]) -> None:
        found = find_lesson(lesson)
        assert found is not None
        self.tab = tab
        self.file, self.lesson = found
        self.part: Any = GAMES[self.file.game]
        self.course = Course(self.file, self.lesson)
        self.course.begin()
        self.mistakes = 0
        self.hand = hand
        #: What was said last, and the answer that it was.
        self.last: tuple[str, object] = ("", None)

    # --- what the page shows

    def settle(self) -> None:
        """Wait until the page shows where the lesson is."""
        now, tab = self.course.now(), self.tab

        def there() -> bool:
            if not tab.updates:
                return False
            lesson = tab.view["lesson"]
            return [lesson[name] for name in ("step", "waits", "points")] == [now.step, now.waits, now.points]

        tab.until(there, f"the server is at step {now.step}, which waits for {now.waits or 'nothing'}")
        if now.kind == "end":
            expect(tab.page.get_by_role("heading", level=2)).to_be_visible()
            return
        tab.settle()
        if ((sentence := self.sentence()), now.answer) != self.last:
            self.last = sentence, now.answer
            expect(tab.page.get_by_role("region", name=tab.text("learn-says"))).to_contain_text(sentence)
            self.hand().hear(sentence)

    def sentence(self) -> str:
        """What the page must say now."""
        now = self.course.now()
        answer = now.answer
        if answer and answer.say:
            return self.tab.text(answer.say)
        if answer and answer.code:
            table = self.tab.view["table"]
            led = table.get("trick", {}).get("cards", [])
            return self.tab.text(f"reason-{answer.code}", suit=led[0][1] if led else "none")
        return self.tab.text(now.say)

    # --- what the pupil does

    def play(self, *, wrong: bool = True, until: int | None = None) -> None:
        """Learn to the end, or ``until`` a step; first make each mistake that the lesson names, if ``wrong``."""
        self.settle()
        while not self.course.over and self.course.now().step != until:
            step = self.course.lesson.steps[self.course.now().step]
            if self.course.now().waits == "go":
                self.go()
            elif isinstance(step, Do):
                if wrong:
                    for mistake in step.wrong:
                        self.err(mistake)
                self.act(step.do[0])
            elif isinstance(step, Try):
                self.act(step.attempt)
            else:
                assert isinstance(step, Goal)
                if wrong:
                    self.lose()
                self.reach()

    def act(self, token: str) -> None:
        """Do what the lesson asks for, or a mistake."""
        token = spelled(self.part, self.course.now().state, token)
        self.hand().do(token)
        self.course.act(token)
        self.settle()

    def go(self) -> None:
        """Go on, or take back."""
        self.hand().go()
        self.course.go_on()
        self.settle()

    def err(self, mistake: RefusedMistake | PlayedMistake | NudgedMistake) -> None:
        """Make a mistake, and take it back if it is played."""
        token = spelled(self.part, self.course.now().state, mistake.tokens[0])
        before = self.course.now().points
        self.mistakes += 1
        self.act(token)
        if not isinstance(mistake, PlayedMistake):
            return
        assert self.course.now().points == before + mistake.points
        if mistake.points:
            lost = str(mistake.points).replace("-", "−")
            expect(self.tab.page.locator(".strip ~ .lost, .lost")).to_have_text(lost)
        self.go()
        assert self.course.now().points == before

    def lose(self) -> None:
        """Act so that the goal cannot be reached any more, and take that back."""
        state, aim = self.course.now().state, Aim(self.part)
        token = next(one for one in state.legal() if not aim.possible(state.apply(one)))
        self.mistakes += 1
        self.act(token)
        self.go()

    def reach(self) -> None:
        """Reach the goal."""
        for token in Aim(self.part).way(self.course.now().state):
            self.act(token)


def opened(invite: Invite, device: Device, language: str, lesson: str) -> tuple[Guest, Tab]:
    guest = invite(device, language, taps="one")
    tab = guest.tab()
    tab.page.add_init_script(SHIFTS)
    return guest, tab


def done(tab: Tab, learner: Learner) -> None:
    """The end: what happened, and the lesson is marked as done."""
    title = tab.text("learn-end", title=tab.text(f"lesson-{learner.lesson.id}-title"))
    expect(tab.page.get_by_role("heading", level=2)).to_have_text(title)
    expect(tab.page.get_by_role("main")).to_contain_text(tab.text(f"lesson-{learner.lesson.id}-end"))
    kept(tab, {"done": [learner.lesson.id], "steps": {}})


def kept(tab: Tab, progress: dict[str, Any]) -> None:
    """Wait until the page has stored this progress, which it does after it has painted it."""
    read = "JSON.parse(localStorage.getItem('kingcraft.lessons'))"
    tab.until(lambda: tab.page.evaluate(read) == progress, f"this is stored: {progress}")


def nothing_shifted(tab: Tab) -> None:
    """Nothing has moved but what was touched."""
    assert tab.page.evaluate("window.shifts") == []


def by_touch(invite: Invite, lesson: str, language: str, device: Device = PHONE) -> tuple[Tab, Learner]:
    guest, tab = opened(invite, device, language, lesson)
    way = Fingers(guest, tab)
    tab.go(f"/learn/{lesson}")
    return tab, Learner(tab, lesson, lambda: way)


def by_keys(invite: Invite, lesson: str, language: str) -> tuple[Tab, Learner]:
    _, tab = opened(invite, DESKTOP, language, lesson)
    way = Board(tab)
    tab.go(f"/learn/{lesson}")
    return tab, Learner(tab, lesson, lambda: way)


@pytest.mark.parametrize("invite", BOTH_HOMES, indirect=True)
def test_a_lesson_of_king_by_touch(invite: Invite) -> None:
    tab, learner = by_touch(invite, "king-1", "de")
    learner.play(until=2)
    check_access(tab, "a step of a lesson")
    assert tab.page.evaluate(COVERED) == []
    learner.play()
    assert learner.mistakes == 4
    done(tab, learner)
    nothing_shifted(tab)
    check_access(tab, "the end of a lesson")
    tab.page.get_by_role("link", name=tab.text("lesson-king-2-title")).tap()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text("lesson-king-2-title"))


@pytest.mark.long(seconds=10)
def test_a_lesson_of_kings_corner_by_keyboard(invite: Invite) -> None:
    tab, learner = by_keys(invite, "corner-1", "en")
    learner.play()
    assert learner.mistakes >= 3
    done(tab, learner)
    nothing_shifted(tab)


@pytest.mark.long(seconds=12)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_by_keyboard(invite: Invite, lesson: str) -> None:
    tab, learner = by_keys(invite, lesson, "ro" if LESSONS.index(lesson) % 2 else "en")
    learner.play()
    done(tab, learner)
    nothing_shifted(tab)
    check_access(tab, "the end of a lesson")


@pytest.mark.long(seconds=12)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_by_touch_on_the_smallest_phone(invite: Invite, lesson: str) -> None:
    tab, learner = by_touch(invite, lesson, "sv" if LESSONS.index(lesson) % 2 else "de", SMALL)
    learner.play()
    assert learner.mistakes > 0 or lesson == "corner-4", "its data names mistakes; corner-4 has none"
    done(tab, learner)
    nothing_shifted(tab)


@pytest.mark.long(seconds=15)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_by_ear(invite: Invite, lesson: str) -> None:
    _, tab = opened(invite, PHONE, "de" if LESSONS.index(lesson) % 2 else "en", lesson)
    reader = Reader(tab)
    way = Ear(tab, reader)
    tab.go(f"/learn/{lesson}")
    learner = Learner(tab, lesson, lambda: way)
    learner.play()
    assert learner.mistakes > 0 or lesson == "corner-4", "its data names mistakes; corner-4 has none"
    done(tab, learner)
    way.hear(tab.text(f"lesson-{lesson}-end"))


def test_a_lesson_goes_on_at_its_step_after_a_reload_and_a_restart(
    page_is_built: None, invite: Invite, tmp_path: Path
) -> None:
    with Server(tmp_path / "data", program=fixed("lessons")) as first:
        guest = invite(PHONE, "en", server=first, taps="one")
        tab = guest.tab()
        tab.excuse(r"WebSocket|ERR_CONNECTION|Failed to load resource")
        way = Fingers(guest, tab)
        tab.go("/learn/king-1")
        learner = Learner(tab, "king-1", lambda: way)
        learner.play(wrong=False, until=3)
        kept(tab, {"done": [], "steps": {"king-1": 3}})
        tab.heard.clear()
        tab.page.reload()
        learner.settle()
        port = first.port
    tab.heard.clear()
    with Server(tmp_path / "data", port=port, program=fixed("lessons")):
        learner.settle()
        learner.play(wrong=False)
        expect(tab.page.get_by_role("heading", level=2)).to_have_text(
            tab.text("learn-end", title=tab.text("lesson-king-1-title"))
        )


def test_the_last_lesson_leads_into_a_first_match(invite: Invite) -> None:
    guest = invite(PHONE, "en", finished=[])
    guest.store("kingcraft.lessons", {"done": [], "steps": {"corner-4": 2}})
    tab = guest.tab()
    tab.go("/learn/corner-4")
    expect(gold(tab)).to_be_visible()
    gold(tab).tap()
    tab.page.get_by_role("button", name=tab.text("learn-match")).tap()
    tab.page.wait_for_url("**/room/*")
    tab.until(lambda: tab.updates and tab.view["lesson"] is None, "there is a match")
    assert [seat["kind"] for seat in tab.view["seats"]] == ["human", "beginner"]
