"""The home of a page as its worker uses it: texts in and out, two tabs with one log, reviews made beside it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from kingcraft import i18n
from kingcraft.page import browser
from kingcraft.page.browser import Inside


class Disk:
    """What the browser has stored: every tab of it sees the same."""

    def __init__(self) -> None:
        self.events: dict[str, list[str]] = {}
        self.reviews: dict[str, tuple[int, str]] = {}
        #: What the browser says instead of storing anything.
        self.full = ""


class Tab:
    """The worker of a tab. Implements :class:`~kingcraft.page.browser.Outside`."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.inside = Inside(self)
        self.answers: dict[int, tuple[int, Any]] = {}
        self.heard: list[tuple[int, dict[str, Any]]] = []
        self.ended: list[tuple[int, str]] = []
        self.news = asyncio.Event()
        self.made = 0
        self._asked = 0

    async def append(self, room: str, expected: int, events: str) -> bool:
        if self.disk.full:
            raise OSError(self.disk.full)
        log = self.disk.events.setdefault(room, [])
        if len(log) != expected:
            return False
        log.extend(events.split("\n"))
        return True

    async def read(self, room: str, since: int) -> str:
        return "\n".join(self.disk.events.get(room, [])[since:])

    async def review(self, room: str, length: int) -> str:
        found = self.disk.reviews.get(room)
        return found[1] if found and found[0] == length else ""

    async def keep_review(self, room: str, length: int, body: str) -> None:
        self.disk.reviews[room] = length, body
        self.news.set()

    def make_review(self, number: int, task: str) -> None:
        self.made += 1

        def make() -> None:
            try:
                self.inside.reviewed(number, browser.review(task, lambda text: self.inside.heard(number, text)), "")
            except ValueError as fault:
                self.inside.reviewed(number, "", str(fault))

        asyncio.get_running_loop().call_soon(make)

    def answered(self, question: int, status: int, body: str) -> None:
        self.answers[question] = status, json.loads(body)
        self.news.set()

    def said(self, line: int, text: str) -> None:
        self.heard.append((line, json.loads(text)))
        self.news.set()

    def text(self, language: str, key: str, arguments: str) -> str | None:
        return f"{language} {key} {arguments}"

    def closed(self, line: int, room: str) -> None:
        self.ended.append((line, room))
        self.news.set()

    # --- for tests

    async def until(self, found: Callable[[], Any]) -> Any:
        """What ``found`` returns as soon as it is true."""
        while not (value := found()):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)
        return value

    async def ask(self, method: str, address: str, wish: Any = None, secret: str = "") -> tuple[int, Any]:
        self._asked += 1
        number = self._asked
        self.inside.ask(number, method, address, "" if wish is None else json.dumps(wish), secret)
        status, body = await self.until(lambda: self.answers.get(number))
        return status, body

    def tell(self, line: int, **message: object) -> None:
        self.inside.hear(line, json.dumps(message))

    async def enter(self, line: int, room: str, secret: str) -> None:
        self.inside.open(line, room)
        self.tell(line, type="hello", secret=secret)
        await self.until(lambda: self.updates(line))

    def updates(self, line: int) -> list[dict[str, Any]]:
        return [message for to, message in self.heard if to == line and message["type"] == "update"]

    def more(self, line: int, seen: int) -> bool:
        return len(self.updates(line)) > seen

    def failures(self, line: int) -> list[str]:
        return [message["code"] for to, message in self.heard if to == line and message["type"] == "failure"]

    async def play(self, line: int, cards: int = 10_000) -> dict[str, Any]:
        """Play the first legal token each time, for this many cards or until the match is over; the last update."""
        number = 0
        while True:
            message = self.updates(line)[-1]
            if message["view"]["phase"] == "over" or number >= cards:
                return message
            seen = len(self.updates(line))
            if message["view"]["phase"] == "between":
                self.tell(line, type="next")
            elif message.get("legal"):
                number += 1
                self.tell(line, type="act", id=number, version=message["version"], token=message["legal"][0])
            await self.until(partial(self.more, line, seen))


WISH = {"game": "kings-corner", "preset": "fast", "seats": [{"kind": "you", "name": "Ana"}, {"kind": "beginner"}]}


def run(test: Callable[[Disk], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test(Disk())

    asyncio.run(whole())


def test_a_match_and_its_review_survive_the_tab() -> None:
    async def test(disk: Disk) -> None:
        tab = Tab(disk)
        await tab.inside.start()
        status, mine = await tab.ask("POST", "/rooms", WISH)
        assert status == 201
        room, secret = mine["room"], mine["secret"]
        await tab.enter(1, room, secret)
        await tab.play(1)
        assert tab.inside.leave(1) == room

        after = Tab(disk)
        await after.inside.start()
        status, summary = await after.ask("GET", f"/rooms/{room}", secret=secret)
        assert (status, summary["phase"]) == (200, "over")
        await after.ask("POST", f"/rooms/{room}/review", {})
        await after.until(lambda: disk.reviews)
        answer = await after.ask("GET", f"/rooms/{room}/review")
        assert answer[1]["result"]
        assert after.made == 1

        third = Tab(disk)
        await third.inside.start()
        assert await third.ask("GET", f"/rooms/{room}/review") == answer
        assert third.made == 0, "it was kept"

    run(test)


def test_a_room_has_one_tab_the_last_that_opened_it() -> None:
    async def test(disk: Disk) -> None:
        first, second = Tab(disk), Tab(disk)
        await first.inside.start()
        await second.inside.start()
        _, mine = await first.ask("POST", "/rooms", WISH)
        room, secret = mine["room"], mine["secret"]
        await first.enter(1, room, secret)
        before = await first.play(1, cards=3)
        first.inside.lost(room)  # the lock has gone to the second tab
        await first.until(lambda: first.ended)
        assert first.failures(1) == ["replaced"]
        assert first.ended == [(1, room)]

        await second.enter(1, room, secret)
        assert second.updates(1)[-1]["version"] >= before["version"]
        await second.play(1, cards=3)
        stored = len(disk.events[room])
        second.inside.lost(room)
        await second.until(lambda: second.ended)

        await first.enter(2, room, secret)  # back again: what the other tab has played is there
        assert first.updates(2)[-1]["version"] >= stored
        assert (await first.play(2))["view"]["phase"] == "over"

    run(test)


def test_what_another_tab_has_played_meanwhile_is_in_the_next_answer() -> None:
    async def test(disk: Disk) -> None:
        first, second = Tab(disk), Tab(disk)
        await first.inside.start()
        await second.inside.start()
        _, mine = await first.ask("POST", "/rooms", WISH)
        room, secret = mine["room"], mine["secret"]
        _, early = await second.ask("GET", f"/rooms/{room}", secret=secret)
        await first.enter(1, room, secret)
        await first.play(1)
        _, late = await second.ask("GET", f"/rooms/{room}", secret=secret)
        assert early["phase"] != "over"
        assert late["phase"] == "over"

    run(test)


def test_a_full_disk_is_said_and_nothing_is_lost() -> None:
    async def test(disk: Disk) -> None:
        tab = Tab(disk)
        await tab.inside.start()
        _, mine = await tab.ask("POST", "/rooms", WISH)
        room, secret = mine["room"], mine["secret"]
        await tab.enter(1, room, secret)
        message = await tab.play(1, cards=2)
        await tab.until(lambda: tab.updates(1)[-1].get("legal"))
        message = tab.updates(1)[-1]
        stored = list(disk.events[room])
        disk.full = "QuotaExceededError"
        tab.tell(1, type="act", id=99, version=message["version"], token=message["legal"][0])
        refused = await tab.until(
            lambda: [said for _, said in tab.heard if said["type"] == "refused" and said["id"] == 99]
        )
        assert refused[0]["code"] == "storage-failed"
        assert disk.events[room] == stored
        disk.full = ""
        tab.tell(1, type="act", id=100, version=message["version"], token=message["legal"][0])
        await tab.until(lambda: len(disk.events[room]) > len(stored))
        assert (await tab.play(1))["view"]["phase"] == "over"

    run(test)


def test_a_disk_that_is_full_from_the_start_opens_no_room() -> None:
    async def test(disk: Disk) -> None:
        disk.full = "QuotaExceededError"
        tab = Tab(disk)
        await tab.inside.start()
        status, said = await tab.ask("POST", "/rooms", WISH)
        assert (status, said["code"]) == (507, "storage-failed")

    run(test)


@pytest.mark.parametrize("line", [0, 7])
def test_a_line_that_does_not_exist_is_ignored(line: int) -> None:
    async def test(disk: Disk) -> None:
        tab = Tab(disk)
        await tab.inside.start()
        tab.tell(line, type="ping")
        assert tab.inside.leave(line) == ""
        assert tab.heard == []

    run(test)


def test_the_page_writes_the_texts_of_rules() -> None:
    async def test(disk: Disk) -> None:
        await browser.start(Tab(disk))
        assert i18n.text("de", "rules-number", number=3) == 'de rules-number {"number": 3}'

    try:
        run(test)
    finally:
        i18n.use_formatter(None)


@pytest.mark.parametrize("text", ["\ud800", "{", "\0", "[" * 100_000])
async def test_a_text_that_is_none_is_answered(text: str) -> None:
    tab = Tab(Disk())
    tab.inside.ask(1, "POST", "/rooms", text, text)
    assert (await tab.until(lambda: tab.answers.get(1)))[1]["code"] in ("bad-message", "too-large")
    tab.inside.hear(1, text)  # no such line
    tab.inside.open(2, text)
    tab.inside.hear(2, text)
    assert await tab.until(lambda: tab.failures(2)) == ["bad-message"]
