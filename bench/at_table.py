"""A player at the real page for a bench: opens a table, taps, plays deals, and reads what the browser counts.

Whole deals are played as the browser tests play (``tests/e2e``). What is timed is tapped without Playwright's own work
in the page: the page says where the card is, then the browser itself receives a touch or a mouse event.
"""

import random
import time
from types import TracebackType
from typing import Any, Final, Self, TypedDict

from playwright.sync_api import Browser, CDPSession, Page

from bench.heap import Weight, weight
from tools.driver.guest import DESKTOP, PHONE, Device, Guest
from tools.driver.play import busy, play_deal, step, until_dealt
from tools.driver.server import Server
from tools.driver.ways import PLACE_KEYS, Taps

GAMES: Final = ("king", "kings-corner")
DEVICES: Final = (PHONE, DESKTOP)
#: Rules of matches that last twenty deals and more.
LONG: Final[dict[str, dict[str, Any]]] = {
    "king": {"contract_choice": "chooser", "each_negative": 4, "auction": "off"},
    "kings-corner": {"target": 1000},
}
#: Rules of matches whose second deal is another kind of deal.
SHORT: Final[dict[str, dict[str, Any]]] = {"king": {"contracts": ["no-men"], "auction": "always"}, "kings-corner": {}}
#: Bots at the table: three, or one, so that the player's turn comes often.
BOTS: Final = {"king": 3, "kings-corner": 1}
#: Milliseconds in which a page comes to rest: what is fetched while nothing else is to do has come, cards lie.
REST: Final = 2500

#: Notes every layout shift, with the nodes that moved.
SHIFTS: Final = """(() => {
  window.kept = [];
  const kind = node => node.className?.baseVal ?? node.className ?? '';
  const name = node => node && `${node.nodeName}.${kind(node)} ${node.textContent.slice(0, 30)}`;
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.kept.push({
      value: one.value, tapped: one.hadRecentInput, nodes: one.sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} (${box(previousRect)} -> ${box(currentRect)})`,
      ),
    });
  }).observe({ type: 'layout-shift', buffered: true });
})();"""
#: Notes the milliseconds between frames from now on.
WATCH: Final = """() => {
  const gaps = window.gaps = [];
  let before = performance.now();
  const frame = now => {
    if (window.gaps !== gaps) return;
    gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
#: The middle of the part of a card, a place or a button that is in sight, or null where there is none.
MIDDLE: Final = """selector => {
  const node = document.querySelector(selector);
  if (!node) return null;
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + Math.min(width / 2, 14), y + Math.min(height / 2, 24)];
}"""


class Shift(TypedDict):
    """A layout shift: its score, whether the browser excuses it because of a tap, and what moved."""

    value: float
    tapped: bool
    nodes: list[str]


class Seat:
    """One person at one table against ``thumb-1``, in a browser context of its own."""

    def __init__(
        self, browser: Browser, server: Server, game: str, device: Device, *, long: bool = False, **settings: Any
    ) -> None:
        self.server, self.game, self.device = server, game, device
        context = browser.new_context(**device.options("en"), service_workers="block")
        kept = {"warn": False, "auto": "off", "oneplace": False, **settings}
        self.guest = Guest(context, device, "en", server.url, 0, kept)
        self.tab = self.guest.tab()
        self.page: Page = self.tab.page
        self.cdp: CDPSession = context.new_cdp_session(self.page)
        rules = LONG[game] if long else SHORT[game]
        self.seated = server.open_room(game, "king" if game == "king" else "pagat", *["thumb-1"] * BOTS[game], **rules)
        self.guest.keep_seat(game, self.seated)
        self.way = Taps(self.guest, self.tab)
        self.choose = busy(1) if game == "kings-corner" else random.Random(1).choice

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        complaints = self.guest.complaints()
        self.guest.context.close()
        if error is None and complaints:
            raise RuntimeError(f"the page complained: {complaints}")

    # --- playing

    def open(self) -> None:
        """Open the table and wait until the player may act, and nothing moves any more."""
        self.tab.go(f"/room/{self.seated['room']}")
        self.page.locator("[data-card]").first.wait_for()
        self.tab.until_asked()
        self.page.wait_for_timeout(REST)
        self.tab.settle()

    def play_deal(self) -> None:
        """Play to the end of the deal, any legal card."""
        play_deal(self.tab, self.way, self.choose)

    def next_deal(self) -> None:
        """Play from an ended deal to our first card in a later one: make calls, let deals without us pass."""
        while True:
            if self.tab.view["phase"] == "between":
                before = len(self.tab.updates)
                self.way.go_on()
                until_dealt(self.tab, before)
            elif not self.tab.legal or self.tab.view["table"].get("phase", "play") == "play":
                break
            else:
                step(self.tab, self.way, self.choose)
            self.tab.until_asked()

    def play_watched(self) -> list[float]:
        """Play the rest of the deal by plain taps while frames are noted. Returns the seconds before each tap."""
        rhythm = []
        self.page.evaluate(WATCH)
        before = time.monotonic()
        while self.tab.legal:
            version, asked = self.version, len(self.tab.acts)
            token = self.choose(self.tab.legal)
            self.tap(self.spot(f'[data-card="{token}"]'))
            rhythm.append(time.monotonic() - before)
            before = time.monotonic()
            self.page.wait_for_timeout(100)
            if len(self.tab.acts) == asked:  # while a trick still lies there, the first tap only lifts the card
                self.way.do(token)
            self.until_turn(version)
        self.page.wait_for_timeout(REST)
        return rhythm

    @property
    def version(self) -> int:
        """The version of the newest update."""
        return int(self.tab.latest["version"])

    def until_turn(self, after: int) -> None:
        """Wait until it is our turn again after the version ``after``, on the screen too; or the end of the deal."""
        self.tab.until_asked(after)
        self.tab.settle()

    # --- tapping

    def spot(self, selector: str) -> tuple[float, float]:
        """Where something is to be tapped."""
        found = self.page.evaluate(MIDDLE, selector)
        if found is None:
            raise RuntimeError(f"there is no {selector}")
        return found[0], found[1]

    def tap(self, spot: tuple[float, float]) -> None:
        """Tap or click, as the device has it, without a word of script of our own."""
        x, y = spot
        if self.device.touch:
            self.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            return
        for kind in ("mousePressed", "mouseReleased"):
            mouse = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            self.cdp.send("Input.dispatchMouseEvent", mouse)

    def lift(self, source: str) -> None:
        """Raise a card of the hand, or a pile, that is to be moved; it may be raised already."""
        found = self.tab.place(source) if source in PLACE_KEYS else self.tab.card(source)
        if found.get_attribute("aria-pressed") != "true":
            self.tab.press(found, touch=self.device.touch)

    def leave(self) -> None:
        """Go to an empty page, in the same browser."""
        self.page.goto("about:blank")

    def repeat(self, rhythm: list[float]) -> None:
        """Tap an empty page in the rhythm of a deal while frames are noted."""
        self.page.evaluate(WATCH)
        for seconds in rhythm:
            self.page.wait_for_timeout(seconds * 1000)
            self.tap((200, 300))
        self.page.wait_for_timeout(REST)

    # --- what the browser counts

    def watch_shifts(self) -> None:
        self.guest.context.add_init_script(SHIFTS)

    def shifts(self) -> list[Shift]:
        """All layout shifts since the page was opened."""
        found: list[Shift] = self.page.evaluate("window.kept")
        return found

    def frames(self) -> list[float]:
        """The milliseconds between frames since they are noted."""
        found: list[float] = self.page.evaluate("window.gaps")
        return found

    def weigh(self) -> Weight:
        """Return the memory of the page once it is idle and its garbage has been collected."""
        self.page.wait_for_timeout(REST)
        return weight(self.cdp)
