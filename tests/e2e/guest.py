"""One person at one browser: what the page shows, what went over its WebSocket, what went wrong in it."""

import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebError, WebSocket, expect

from kingcraft import i18n
from tests.e2e.wire import TELL, TOLD
from tests.patience import PATIENCE


@dataclass(frozen=True, slots=True)
class Device:
    """What the person sits at. ``touch``: fingers, no mouse. ``text``: the size of text in the browser, usually 1."""

    name: str
    width: int
    height: int
    touch: bool
    text: float = 1.0

    def options(self, language: str) -> dict[str, Any]:
        """What a browser context is opened with."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "locale": {"en": "en-GB", "de": "de-DE", "sv": "sv-SE", "ro": "ro-RO"}[language],
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": 2 if self.touch else 1,
        }


PHONE: Final = Device("phone", 390, 844, touch=True)
DESKTOP: Final = Device("desktop", 1440, 900, touch=False)

#: Cards at once, tricks that lie briefly, turns that end when they are ended, no card that plays itself: what a test
#: sets where that is not its question.
AT_ONCE: Final = {"speed": "off", "hold": "short", "warn": False, "auto": "off"}

#: The page's own share in the shuffle, the same in every run (see tests/server/fixed.py): guest, count, zeros.
FIXED_NONCES: Final = """(() => {
  let count = 0;
  crypto.getRandomValues = (bytes) => {
    bytes.fill(0);
    bytes.set([NUMBER, ++count]);
    return bytes;
  };
})();"""

#: A page fetches its panels ahead, one after the other, whenever it is idle: four tenths of what opening a page costs,
#: for panels that a test seldom opens. Here each comes a moment after the last; what a person opens comes at once.
SELDOM_IDLE: Final = "window.requestIdleCallback = (done) => setTimeout(done, 300);"


class Tab:
    """One page of a person: its updates, its messages, and everything the browser complained about."""

    def __init__(self, page: Page, url: str, language: str) -> None:
        self.page = page
        self.url = url
        self.language = language
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.problems: list[str] = []
        self._excused = [
            re.compile("Service Worker registration blocked by Playwright"),
            re.compile("was preloaded using link preload but not used within a few seconds"),  # a slow machine
        ]
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("response", self._answered)
        self._listen()

    def _listen(self) -> None:
        """To the page's WebSocket: Chromium's driver tells of it, the others' pages must."""
        browser = self.page.context.browser
        if browser is None or browser.browser_type.name == "chromium":
            self.page.on("websocket", self._connected)
        else:
            self.page.expose_function(TOLD, self._told)
            self.page.add_init_script(TELL)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):  # violations of the content security policy are errors here
            self.problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.problems.append(f"answer {response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _told(self, way: str, text: str) -> None:
        {"heard": self.heard, "sent": self.sent}[way].append(json.loads(text))

    def excuse(self, pattern: str) -> None:
        """A complaint that this test means to cause: a server that is gone, a room that is not there."""
        self._excused.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [problem for problem in self.problems if not any(excuse.search(problem) for excuse in self._excused)]

    # --- what the server said

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "update"]

    @property
    def latest(self) -> dict[str, Any]:
        """The newest update."""
        return self.updates[-1]

    @property
    def view(self) -> dict[str, Any]:
        """The newest view."""
        view: dict[str, Any] = self.latest["view"]
        return view

    @property
    def legal(self) -> list[str]:
        """What this seat may do now."""
        legal: list[str] = self.latest["legal"]
        return legal

    @property
    def acts(self) -> list[str]:
        """The tokens that this page has asked for, in order."""
        return [message["token"] for message in self.sent if message["type"] == "act"]

    def until(self, condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        """Let the browser go on until ``condition()`` holds; fail after ``seconds``."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"waited in vain until {what}; complaints: {self.complaints()}"
            self.page.wait_for_timeout(5)

    def until_phase(self, phase: str) -> None:
        """Wait until the newest update shows a room in this phase (``View.phase``)."""
        self.until(lambda: self.updates and self.view["phase"] == phase, f"the room is in {phase}")

    def until_asked(self, after: int = -1) -> None:
        """Wait until the newest update, of a version above ``after``, wants something of this person or ends a deal."""
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
        self.page.goto(self.url + path)

    def text(self, key: str, **arguments: str | int) -> str:
        """A text of the catalogue in this person's language."""
        return i18n.text(self.language, key, **arguments)

    def card_name(self, card: str) -> str:
        return self.text("card", rank=card[0], suit=card[1])

    @property
    def table(self) -> Locator:
        return self.page.locator("main[data-phase]")

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    @property
    def version(self) -> int:
        """The version of what is on the screen."""
        return int(self.table.get_attribute("data-version") or -1)

    def hand(self) -> list[str]:
        """The cards of the own hand as they lie on the screen."""
        cards = self.page.locator("[data-card]")
        return [str(card) for card in cards.evaluate_all("nodes => nodes.map(node => node.dataset.card)")]

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def place(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def see(self, text: str, role: str = "") -> None:
        """Wait until the page shows ``text``."""
        found = self.page.get_by_role(role) if role else self.page.locator("body")  # type: ignore[arg-type]
        expect(found.filter(has_text=text).first).to_be_visible()

    def settle(self) -> None:
        """Wait until the newest update is the one on the screen."""
        self.until(lambda: self.version == self.latest["version"], "the screen shows the newest version")

    # --- doing things

    def press(self, target: Locator, *, touch: bool) -> None:
        """Tap or click, as the device has it. Playwright checks that nothing lies above the target."""
        if touch:
            target.tap()
        else:
            target.click()


class Guest:
    """A browser with storage of its own, and its tabs."""

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
    ) -> None:
        self.context = context
        self.device = device
        self.language = language
        self.url = url
        self.tabs: list[Tab] = []
        self._errors: list[str] = []
        context.on("weberror", self._failed)
        context.add_init_script(FIXED_NONCES.replace("NUMBER", str(number)))
        if not ahead:
            context.add_init_script(SELDOM_IDLE)
        self.store("kingcraft.settings", settings)

    def _failed(self, error: WebError) -> None:
        self._errors.append(f"uncaught: {error.error}")

    def store(self, key: str, value: object) -> None:
        """Put something into the storage that pages of the server will find, unless they have stored it themselves."""
        arguments = json.dumps([key, json.dumps(value)])
        self.context.add_init_script(
            f"if (location.protocol.startsWith('http')) (([key, value]) => "
            f"localStorage.getItem(key) ?? localStorage.setItem(key, value))({arguments});"
        )

    def tab(self) -> Tab:
        """A new tab."""
        page = self.context.new_page()
        if self.device.text != 1:
            sizes = {"standard": round(16 * self.device.text), "fixed": round(13 * self.device.text)}
            self.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
        tab = Tab(page, self.url, self.language)
        self.tabs.append(tab)
        return tab

    def keep_seat(self, game: str, seated: dict[str, Any]) -> None:
        """Put a seat into the browser's storage, as if it had been taken here."""
        kept = {
            **{name: seated[name] for name in ("room", "seat", "secret")},
            "game": game,
            "created": "2026-11-21T10:00:00Z",
        }
        self.store("kingcraft.rooms", [kept])

    def seat(self, tab: Tab) -> dict[str, Any]:
        """The seat this browser took last: room, seat, secret."""
        seats: Sequence[dict[str, Any]] = json.loads(tab.page.evaluate("localStorage.getItem('kingcraft.rooms')"))
        return dict(seats[0])

    def complaints(self) -> list[str]:
        return [*self._errors, *(problem for tab in self.tabs for problem in tab.complaints())]
