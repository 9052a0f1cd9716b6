"""One person at one browser: what the page shows, its messages over the WebSocket, and its errors."""

import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebError, WebSocket, expect

from kingcraft import i18n
from tools.driver.injected import FIXED_NONCES, REPORT, REPORT_LOOPS, REPORT_MESSAGES, REPORT_WORKER, SELDOM_IDLE
from tools.driver.patience import PATIENCE
from tools.driver.views import Heard


@dataclass(frozen=True, slots=True)
class Device:
    """A phone or a computer."""

    name: str
    #: Of the window, in pixels.
    width: int
    height: int
    #: Fingers, no mouse.
    touch: bool
    #: The size of text in the browser, as a multiple of the default.
    text: float = 1.0

    def options(self, language: str) -> dict[str, Any]:
        """Return the options of a Playwright browser context."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "locale": i18n.listed()[language].locale,
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": 2 if self.touch else 1,
        }


PHONE: Final = Device("phone", 390, 844, touch=True)
DESKTOP: Final = Device("desktop", 1440, 900, touch=False)

#: Settings for tests of something else: no animation, tricks stay briefly, no warnings, no automatic plays; the player
#: knows both games, so nothing is explained or shortened for them.
AT_ONCE: Final = {
    "speed": "off",
    "hold": "short",
    "warn": False,
    "auto": "off",
    "finished": ["king", "kings-corner"],
    "coached": ["king", "kings-corner"],
}

#: Waits until the browser has drawn the page, or for so long in seconds.
_DRAWN: Final = """(seconds) => new Promise((done, fail) => {
    setTimeout(() => fail(new Error("the browser draws nothing")), 1000 * seconds);
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""

#: Whether the service worker has kept the page, with its texts in a language.
_KEPT: Final = """async (language) => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            if (url.includes(`/assets/${language}-`)) return true;
    return false;
}"""


class Tab:
    """One page of a person: its messages, and everything that the browser complained about."""

    def __init__(self, page: Page, url: str, language: str, *, near: bool = False) -> None:
        """``near``: the page may play without a server."""
        self.page = page
        self.url = url
        self.language = language
        self.heard: list[dict[str, Any]] = []
        self._reported = Heard()
        self.sent: list[dict[str, Any]] = []
        self.problems: list[str] = []
        self._excused = [
            re.compile("Service Worker registration blocked by Playwright"),
            re.compile("was preloaded using link preload but not used within a few seconds"),  # a slow machine
        ]
        if near:  # a host of files has none for the address of a table, and answers with the page
            self.excuse(r"Failed to load resource: .* 404 .*/(room|play|learn|day|match)/")
        self.excuse("Cross-Origin-Opener-Policy header has been ignored")  # it counts with https only
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("response", self._answered)
        self._listen(near=near)

    def _listen(self, *, near: bool) -> None:
        """Record the messages of the page's WebSocket. Only Chromium's driver reports them; elsewhere the page does."""
        browser = self.page.context.browser
        reports = [REPORT_WORKER] if near else []
        if browser is None or browser.browser_type.name == "chromium":
            self.page.on("websocket", self._connected)
        else:
            reports.append(REPORT_MESSAGES)
        if reports:
            self.page.expose_function(REPORT, self._report)
        for script in reports:
            self.page.add_init_script(script)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):  # violations of the content security policy are errors here
            self.problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.problems.append(f"answer {response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        heard = Heard()
        socket.on("framereceived", lambda frame: self.heard.append(heard.whole(json.loads(frame))))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _report(self, way: str, text: str) -> None:
        message = json.loads(text)
        if way == "sent":
            self.sent.append(message)
        else:
            self.heard.append(self._reported.whole(message))

    def excuse(self, pattern: str) -> None:
        """Ignore complaints that match ``pattern``: this test causes them."""
        self._excused.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        """Return the errors and warnings that no test has excused."""
        return [problem for problem in self.problems if not any(excuse.search(problem) for excuse in self._excused)]

    # --- what the server, or the worker in its place, said

    @property
    def updates(self) -> list[dict[str, Any]]:
        """Every ``update`` message so far."""
        return [message for message in self.heard if message["type"] == "update"]

    @property
    def latest(self) -> dict[str, Any]:
        """The newest ``update`` message."""
        return self.updates[-1]

    @property
    def view(self) -> dict[str, Any]:
        """The view of the newest update."""
        view: dict[str, Any] = self.latest["view"]
        return view

    @property
    def legal(self) -> list[str]:
        """The tokens that are legal for this seat now."""
        legal: list[str] = self.latest["legal"]
        return legal

    @property
    def acts(self) -> list[str]:
        """The tokens that this page has sent, in order."""
        return [message["token"] for message in self.sent if message["type"] == "act"]

    def until(self, condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        """Let the browser run until ``condition()`` is true; fail after ``seconds``."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"waited in vain until {what}; complaints: {self.complaints()}"
            self.page.wait_for_timeout(5)

    def until_drawn(self) -> None:
        """Wait until the browser has drawn the page as it is now."""
        self.page.evaluate(_DRAWN, PATIENCE)

    def until_phase(self, phase: str) -> None:
        """Wait until the newest update shows a room in this phase (``View.phase``)."""
        self.until(lambda: self.updates and self.view["phase"] == phase, f"the room is in {phase}")

    def until_asked(self, after: int = -1) -> None:
        """Wait until an update of a version above ``after`` asks this person for something or ends a deal."""
        self.until(
            lambda: (
                self.updates
                and self.latest["version"] > after
                and (self.legal or self.view["phase"] in ("between", "over"))
            ),
            f"it is our turn (after version {after})",
        )

    # --- what the page shows

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.url + path)

    def text(self, key: str, **arguments: str | int) -> str:
        """Return a text of the catalogue in this person's language."""
        return i18n.text(self.language, key, **arguments)

    def card_name(self, card: str) -> str:
        """Return the name of a card in this person's language."""
        return self.text("card", rank=card[0], suit=card[1])

    @property
    def table(self) -> Locator:
        """The table of a room or a replay."""
        return self.page.locator("main[data-phase]")

    @property
    def phase(self) -> str:
        """The phase that the page shows; empty where it shows no table."""
        return self.table.get_attribute("data-phase") or ""

    @property
    def version(self) -> int:
        """The version that the page shows; -1 where it shows no table."""
        return int(self.table.get_attribute("data-version") or -1)

    def hand(self) -> list[str]:
        """Return the cards of the own hand, in the order on the screen."""
        cards = self.page.locator("[data-card]")
        return [str(card) for card in cards.evaluate_all("nodes => nodes.map(node => node.dataset.card)")]

    def card(self, card: str) -> Locator:
        """Locate a card of the own hand."""
        return self.page.locator(f'[data-card="{card}"]')

    def place(self, place: str) -> Locator:
        """Locate a place on the felt."""
        return self.page.locator(f'[data-place="{place}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Locate a button by its accessible name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def next_deal(self) -> Locator:
        """Locate the button that goes on to the next deal; it says what that is about, where this is fixed."""
        ways = self.text("next-deal"), self.text("next-about", contract="")
        return self.button(re.compile(rf"^({re.escape(ways[0])}$|{re.escape(ways[1].strip())})"))

    def open_more(self) -> None:
        """Show what else can be done at the end of a match, if it is not shown yet."""
        if self.page.locator(".result").count():
            self.page.locator(".result .more > summary").wait_for()
        summary = self.page.locator(".result .more:not([open]) > summary")
        if summary.count():
            summary.click()

    def see(self, text: str, role: str = "") -> None:
        """Wait until the page shows ``text``."""
        found = self.page.get_by_role(role) if role else self.page.locator("body")  # type: ignore[arg-type]
        expect(found.filter(has_text=text).first).to_be_visible()

    def settle(self) -> None:
        """Wait until the page shows the newest update."""
        self.until(lambda: self.version == self.latest["version"], "the screen shows the newest version")

    def until_kept(self) -> None:
        """Wait until the service worker has kept the page in this person's language."""
        self.until(lambda: self.page.evaluate(_KEPT, self.language), "the page is kept")

    # --- doing things

    def press(self, target: Locator, *, touch: bool) -> None:
        """Tap or click. Playwright checks that nothing covers the target."""
        if touch:
            target.tap()
        else:
            target.click()

    def from_menu(self, key: str, *, touch: bool) -> None:
        """At a table: open what the menu calls by the text ``key``."""
        self.press(self.button(self.text("menu")), touch=touch)
        row = self.page.get_by_role("dialog").get_by_role("button", name=self.text(key))
        self.press(row.first, touch=touch)


class Guest:
    """A browser with its own storage, and its tabs."""

    def __init__(
        self,
        context: BrowserContext,
        device: Device,
        language: str,
        url: str,
        number: int,
        settings: dict[str, Any],
        *,
        ahead: bool = False,
        near: bool = False,
    ) -> None:
        self.near = near
        self.context = context
        self.device = device
        self.language = language
        self.url = url
        self.tabs: list[Tab] = []
        self._errors: list[str] = []
        context.on("weberror", self._failed)
        context.add_init_script(FIXED_NONCES.replace("NUMBER", str(number)))
        context.add_init_script(REPORT_LOOPS)
        if not ahead:
            context.add_init_script(SELDOM_IDLE)
        self.store("kingcraft.settings", settings)

    def _failed(self, error: WebError) -> None:
        self._errors.append(f"uncaught: {error.error}")

    def store(self, key: str, value: object) -> None:
        """Put a value into the browser's storage, unless the page has stored one."""
        arguments = json.dumps([key, json.dumps(value)])
        self.context.add_init_script(
            f"if (location.protocol.startsWith('http')) (([key, value]) => "
            f"localStorage.getItem(key) ?? localStorage.setItem(key, value))({arguments});"
        )

    def tab(self) -> Tab:
        """Open a new tab."""
        page = self.context.new_page()
        if self.device.text != 1:
            sizes = {"standard": round(16 * self.device.text), "fixed": round(13 * self.device.text)}
            self.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
        tab = Tab(page, self.url, self.language, near=self.near)
        self.tabs.append(tab)
        return tab

    def keep_seat(self, game: str, seated: dict[str, Any]) -> None:
        """Put a seat into the browser's storage, as if it had been taken in this browser."""
        kept = {
            **{name: seated[name] for name in ("room", "seat", "secret")},
            "game": game,
            "created": "2026-11-21T10:00:00Z",
        }
        self.store("kingcraft.rooms", [kept])

    def seat(self, tab: Tab) -> dict[str, Any]:
        """Return the seat that this browser took last: room, seat, secret."""
        seats: Sequence[dict[str, Any]] = json.loads(tab.page.evaluate("localStorage.getItem('kingcraft.rooms')"))
        return dict(seats[0])

    def complaints(self) -> list[str]:
        """Return the complaints of all tabs, and errors that no tab caught."""
        return [*self._errors, *(problem for tab in self.tabs for problem in tab.complaints())]
