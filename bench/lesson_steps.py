"""How soon a lesson answers on a slow phone: ``python -m bench.lesson_steps [--slower 4] [--lesson king-1]``.

Goes through each lesson on a phone as its data says: every step done by tapping cards, places, calls and the button
that goes on, every named mistake made once. Prints, for all taps that are answered, how long the page's thread works
from the tap to the frame that shows the first of the answer: another sentence, or a table that the server has changed
(the player's own card moves earlier). What others play afterwards, at a pace that people can follow, does not count.

Time of the thread's CPU (``bench/traced.py``), times ``--slower``: other programs on the machine cost little. Scripts,
styles, layout and painting count, all that the thread does meanwhile. Beside it the milliseconds of the clock with
Chromium's own brake (``Emulation.setCPUThrottlingRate``), and how many of them pass until the server's message has
come; a busy machine makes both longer. Aim: a median of at most 100 ms of CPU in each lesson; the exit status is 1 if
one is missed. The page must have been built (``python3 start.py prepare``).
"""

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from bench.chromium import opened
from bench.traced import TASKS, Trace, thread_time
from kingcraft.lessons.game_lessons import GAMES
from kingcraft.lessons.lesson import Do, Goal, Try
from kingcraft.lessons.meaning import Goal as Aim
from kingcraft.lessons.meaning import spelled
from kingcraft.lessons.playing import Course
from kingcraft.lessons.reading import find_lesson, lesson_files
from tools.driver.guest import PHONE, Guest, Tab
from tools.driver.server import Server, fixed
from tools.driver.ways import PLACE_KEYS, call, call_sheet, chosen, is_card, play

#: Milliseconds.
AIM: Final = 100
#: Milliseconds after which an answered page is at rest: its panels have arrived, the next tap begins from there.
REST: Final = 700
#: Marks each tap, the first message after it, and when the frame has been drawn in which sentence or table is another.
WATCH: Final = """(() => {
  window.answered = [];
  const shown = () => {
    const { version } = document.querySelector("main.table")?.dataset ?? {};
    return `${version} ${document.querySelector(".strip")?.textContent}`;
  };
  let tap = 0, tapped = 0, came = 0, before = "";
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", () => { came ||= performance.now(); });
    }
  };
  addEventListener("click", ({ timeStamp }) => {
    tapped = timeStamp;
    came = 0;
    before = shown();
    performance.mark(`tap-${(tap += 1)}`);
  }, true);
  const frame = () => {
    if (tapped && shown() !== before) {
      const began = tapped, number = tap, message = came, { port1, port2 } = new MessageChannel();
      tapped = 0;
      port1.onmessage = () => {
        window.answered.push([performance.now() - began, message - began]);
        performance.mark(`shown-${number}`);
      };
      port2.postMessage(0);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();"""


class Answers(NamedTuple):
    """Milliseconds from a tap to its answer, one entry an answer."""

    clock: list[float]
    #: Until the first message of the server came.
    server: list[float]
    cpu: list[float]


class Pupil:
    """Goes through one lesson by tapping, beside the course that it takes."""

    def __init__(self, guest: Guest, tab: Tab, lesson: str) -> None:
        found = find_lesson(lesson)
        assert found is not None, lesson
        file, self.lesson = found
        self.tab = tab
        self.fingers = guest.context.new_cdp_session(tab.page)
        self.part: Any = GAMES[file.game]
        self.course = Course(file, self.lesson)
        self.course.begin()
        self.on = tab.page.get_by_role("main").get_by_role(
            "button", name=re.compile(f"^({tab.text('lesson-on')}|{tab.text('lesson-back')})$")
        )

    def rest(self) -> None:
        """Wait until the page shows where the course is, and nothing moves."""
        now, tab = self.course.now(), self.tab

        def there() -> bool:
            lesson: dict[str, Any] | None = tab.view["lesson"] if tab.updates else None
            return lesson is not None and [lesson[name] for name in ("step", "waits", "points")] == [
                now.step,
                now.waits,
                now.points,
            ]

        tab.until(there, f"the lesson is at step {now.step}")
        if not self.course.over:
            tab.settle()
        tab.page.wait_for_timeout(REST)

    def learn(self) -> None:
        """Learn to the end."""
        self.rest()
        while not self.course.over:
            if self.course.now().waits == "go":
                self.go()
                continue
            for token in self.deeds():
                self.act(token)
                if self.course.now().waits == "go" and self.course.now().answer:
                    self.go()

    def deeds(self) -> Iterator[str]:
        """What the pupil does in this step: its mistakes, then what it asks for."""
        step = self.lesson.steps[self.course.now().step]
        if isinstance(step, Do):
            yield from (mistake.tokens[0] for mistake in step.wrong)
            yield step.do[0]
        elif isinstance(step, Try):
            yield step.attempt
        else:
            assert isinstance(step, Goal)
            yield from Aim(self.part).way(self.course.now().state)

    def act(self, token: str) -> None:
        token = spelled(self.part, self.course.now().state, token)
        if re.fullmatch(r"[+-]\d", token):
            # A bid that is too low says so at once: the page knows it, so that nothing is measured.
            name = self.tab.text("call-bid-name", bid=token.replace("-", "−"), points=self.points(token))
            rung = call_sheet(self.tab).get_by_role("radio", name=name, exact=True)
            if rung.get_attribute("aria-disabled") == "true":
                self.tap(rung)
                self.course.act(token)
                return self.rest()
        if ">" in token:
            source, target = token.split(">")
            start = self.tab.place(source) if source in PLACE_KEYS else self.tab.card(source)
            if not chosen(self.tab, start, self.tap):
                self.tap(self.tab.place(target))
        elif is_card(token):
            play(self.tab, token, lambda: self.tap(self.tab.card(token)))
        elif token == "end":
            self.tap(self.tab.page.locator("[data-end]"))
        else:
            call(self.tab, token, self.tap)
        self.course.act(token)
        return self.rest()

    def tap(self, target: Locator) -> None:
        """Touch, without Playwright's own listeners, which would be measured too."""
        x, y = touched(target)
        self.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def points(self, bid: str) -> int:
        return int(self.tab.view["rules"]["bidPoints"][bid])

    def go(self) -> None:
        self.tap(self.on)
        self.course.go_on()
        self.rest()


def touched(target: Locator) -> tuple[float, float]:
    """Where a finger touches: near the corner of a card, which others may cover."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + min(box["width"] / 2, 14), box["y"] + min(box["height"] / 2, 24)


def answers(browser: Browser, server: Server, lesson: str, brake: float) -> Answers:
    """Go through a lesson; return how long its answers took."""
    settings = {"taps": "one"}
    guest = Guest(
        browser.new_context(**PHONE.options("en"), service_workers="block"), PHONE, "en", server.url, 0, settings
    )
    try:
        guest.context.add_init_script(WATCH)
        tab = guest.tab()
        tab.go(f"/learn/{lesson}")
        expect(tab.page.locator(".strip p")).to_be_visible()
        tab.page.wait_for_timeout(2 * REST)
        cdp = guest.context.new_cdp_session(tab.page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": brake})
        trace = Trace(browser, TASKS) if brake == 1 else None
        Pupil(guest, tab, lesson).learn()
        found: list[tuple[float, float]] = tab.page.evaluate("window.answered")
        cpu = []
        if trace:
            trace.end(tab.page)
            cpu = thread_time(trace.events, "tap", "shown")
        return Answers([clock for clock, _ in found], [came for _, came in found if came > 0], cpu)
    finally:
        guest.context.close()


def main() -> int:
    """Measure all lessons; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--slower", type=float, default=4)
    known = [lesson.id for file in lesson_files() for lesson in file.lessons]
    parser.add_argument("--lesson", action="append", choices=known, help="only this lesson; may be given again")
    arguments = parser.parse_args()
    missed = []
    print(
        f"| lesson, {arguments.slower:g} x slower | answers | CPU, ms: least | median | longest "
        "| by the clock: median | of it until the message |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|")
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", program=fixed("lesson-steps")) as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        for lesson in arguments.lesson or known:
            cpu = [time * arguments.slower for time in answers(browser, server, lesson, 1).cpu]
            slow = answers(browser, server, lesson, arguments.slower)
            if len(cpu) < 3 or median(cpu) > AIM:
                missed.append(lesson)
            print(
                f"| {lesson} | {len(cpu)} | {min(cpu, default=0):.0f} | {median(cpu or [0]):.0f} "
                f"| {max(cpu, default=0):.0f} | {median(slow.clock or [0]):.0f} | {median(slow.server or [0]):.0f} |",
                flush=True,
            )
    print(f"\nload of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"aim: {AIM} ms of CPU: {'MISSED by ' + ', '.join(missed) if missed else 'met'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
