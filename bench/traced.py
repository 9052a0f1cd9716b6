"""What Chromium's trace says of the page's thread: the CPU of scripts for single taps, the longest task of a deal.

For taps are counted calls into JavaScript, microtasks and garbage collection, in time of the thread's CPU, so that
other programs on the machine cost little. A window lies between two marks of the page; what sets the marks is not
counted.
"""

import signal
import time
from collections import Counter
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.at_table import Seat
from tools.driver.ways import is_card

CATEGORIES: Final = ("devtools.timeline", "v8", "v8.execute", "blink.user_timing")
#: The category of whole tasks of a thread.
TASKS: Final = "toplevel"
#: Events in which a thread runs scripts, or cleans up behind them.
SCRIPTS: Final = frozenset(
    {"v8.callFunction", "FunctionCall", "EvaluateScript", "v8.run", "v8.compile", "RunMicrotasks", "MinorGC", "MajorGC"}
)
#: Seconds in which a tapped card has certainly been drawn.
DRAWN: Final = 0.25

Event = dict[str, Any]


class Trace:
    """A running trace of the whole browser; ``more``: categories beside those that tell of scripts."""

    def __init__(self, browser: Browser, *more: str) -> None:
        self.session = browser.new_browser_cdp_session()
        self.events: list[Event] = []
        self.complete = False
        self.session.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", self._completed)
        config = {"includedCategories": [*CATEGORIES, *more]}
        self.session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def _completed(self, _: object) -> None:
        self.complete = True

    def windows(self, seat: Seat) -> dict[str, float]:
        """End the trace. Returns the milliseconds of scripts after each mark, until the next one."""
        self.end(seat.page)
        return between_marks(self.events)

    def longest_task(self, seat: Seat) -> float:
        """End a trace of ``TASKS``. Returns the most CPU, in milliseconds, that one task of the page's thread took."""
        self.end(seat.page)
        return longest_task(self.events)

    def end(self, page: Page) -> None:
        self.session.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(20)
        self.session.detach()


def longest_task(events: list[Event]) -> float:
    """The most CPU, in milliseconds, of one task on the thread that runs the most scripts; 0 where none runs any."""
    scripts = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "FunctionCall")
    thread = next(iter(dict(scripts.most_common(1))), None)
    tasks = (
        e["tdur"] for e in events if e["name"].endswith("RunTask") and "tdur" in e and (e["pid"], e["tid"]) == thread
    )
    return max(tasks, default=0) / 1000


def marks_of(events: list[Event]) -> dict[str, Event]:
    """The marks that the page has set, by name."""
    return {e["name"]: e for e in events if "blink.user_timing" in e["cat"] and e["ph"] in "IR"}


def cpu_between(events: list[Event], begin: Event, end: Event) -> float:
    """The CPU of the page's thread, in milliseconds, in all ``TASKS`` that fall between two marks or across one."""
    spent: int = sum(
        e["tdur"]
        for e in events
        if e["name"].endswith("RunTask")
        and "tdur" in e
        and (e["pid"], e["tid"]) == (end["pid"], end["tid"])
        and e["ts"] + e["dur"] > begin["ts"]
        and e["ts"] < end["ts"]
    )
    return spent / 1000


def thread_time(events: list[Event], begin: str, end: str) -> list[float]:
    """``cpu_between`` of the marks ``begin-N`` and ``end-N``, for each N that has both."""
    marks = marks_of(events)
    pairs = [(marks.get(f"{begin}-{name.removeprefix(f'{end}-')}"), mark) for name, mark in marks.items()]
    return [cpu_between(events, first, last) for first, last in pairs if first and last["name"].startswith(f"{end}-")]


def between_marks(events: list[Event]) -> dict[str, float]:
    """The milliseconds of scripts after each mark, until the next one.

    Newer Chromiums give marks no time of the thread, so the clock says what lies between two marks.
    """
    marks = sorted((e for e in events if "blink.user_timing" in e["cat"] and e["ph"] in "IR"), key=lambda e: e["ts"])
    thread = (marks[0]["pid"], marks[0]["tid"])
    runs = sorted(
        (e["ts"], e["ts"] + e["dur"], e["tdur"])
        for e in events
        if e["name"] in SCRIPTS and e["ph"] == "X" and "tdur" in e and (e["pid"], e["tid"]) == thread
    )
    found = {}
    for mark, following in pairwise(marks):
        spent, counted = 0.0, mark["ts"]
        for begin, end, cpu in runs:
            if begin >= counted and end <= following["ts"]:  # what lies within another is counted
                spent += cpu
                counted = end
        found[mark["name"]] = spent / 1000
    return found


def mark(seat: Seat, name: str) -> None:
    seat.page.evaluate("name => void performance.mark(name)", name)


def deal(browser: Browser, seat: Seat) -> tuple[list[float], list[float]]:
    """Play a deal. Returns for each tap that lays a card the CPU until it is drawn, and from there to our next turn."""
    trace = Trace(browser)
    number = 0
    while seat.tab.legal:
        token, version = seat.choose(seat.tab.legal), seat.version
        if not (is_card(token) or ">" in token):
            seat.way.do(token)
            seat.until_turn(version)
            continue
        source, _, place = token.partition(">")
        if place:  # the first tap of two raises the card
            seat.lift(source)
        spot = seat.spot(f'[data-place="{place}"]' if place else f'[data-card="{token}"]')
        number += 1
        asked = len(seat.tab.acts)
        seat.server.process.send_signal(signal.SIGSTOP)
        try:
            mark(seat, f"tap-{number}")
            seat.tap(spot)
            time.sleep(DRAWN)
            mark(seat, f"drawn-{number}")
        finally:
            seat.server.process.send_signal(signal.SIGCONT)
        seat.page.wait_for_timeout(20)
        if len(seat.tab.acts) == asked:  # while a trick still lies there, the first tap only lifts the card
            seat.way.do(token)
        seat.until_turn(version)
        seat.page.wait_for_timeout(300)
        mark(seat, f"turn-{number}")
    spent = trace.windows(seat)
    taps = range(1, number + 1)
    return [spent[f"tap-{i}"] for i in taps], [spent[f"drawn-{i}"] for i in taps]


def nothing(browser: Browser, seat: Seat, taps: int) -> list[float]:
    """The CPU of as many taps on an empty page."""
    seat.leave()
    trace = Trace(browser)
    for number in range(taps):
        mark(seat, f"tap-{number}")
        seat.tap((200, 300))
        time.sleep(DRAWN)
        mark(seat, f"drawn-{number}")
    spent = trace.windows(seat)
    return [spent[f"tap-{number}"] for number in range(taps)]
