"""The three ways to play: taps (or clicks), drags, keys. Each turns a token into what a person does for it."""

import re
from collections.abc import Callable
from typing import Final, Protocol

from playwright.sync_api import CDPSession, Locator, expect

from kingcraft.cards import parse_card
from tools.driver.guest import Guest, Tab

#: The key of each place round the stock: the keys form the same 3 x 3 map.
PLACE_KEYS: Final = {"NW": "q", "N": "w", "NE": "e", "W": "a", "E": "d", "SW": "z", "S": "x", "SE": "c"}
#: Pixels of the first step of a drag: more than a tap may move.
FIRST_STEP: Final = 12
#: Milliseconds that a finger rests before it is lifted.
REST: Final = 120


class Way(Protocol):
    """A way to play. Every method is one action, from the state that the player sees."""

    def do(self, token: str) -> None:
        """Do what ``token`` means, with a card, a pile or a button."""

    def go_on(self) -> None:
        """Press "next deal" on the panel that ends a deal."""


def call_name(tab: Tab, token: str) -> str | re.Pattern[str]:
    """Return the accessible name of the button for a call of King, from the catalogue."""
    view = tab.view
    auction = view["table"]["auction"] or {}

    def name(seat: int) -> str:
        return str(view["seats"][seat]["name"]) or tab.text("seat-number", number=seat + 1)

    def printed(bid: str) -> str:
        return bid.replace("-", "−")

    if token == "minus":
        return tab.text("declare-minus")
    if token.startswith("plus:"):
        return tab.text("declare", trump=token[5:])
    if token.startswith("choose:"):
        return re.compile("^" + re.escape(tab.text(f"contract-{token[7:]}")) + r"(\W|$)")
    if token.startswith("lead:"):
        seat = int(token[5:])
        return tab.text("you") if seat == view["you"] else name(seat)
    if token == "split":
        return re.compile("^" + re.escape(tab.text("call-do-split", own="…", each="…").partition("…")[0]))
    if token == "accept":
        return tab.text("call-do-accept", name=name(auction["holder"]), bid=printed(auction["high"]))
    if token.startswith("counter:"):
        return tab.text("call-do-counter", name=name(auction["holder"]), bid=printed(token[8:]))
    if token == "yes":
        return tab.text("call-answer-yes", bid=printed(auction["asked"]))
    if token == "match":
        return re.compile("^" + re.escape(tab.text("call-match", bid=printed(auction["high"]))))
    if re.fullmatch(r"[+-]\d", token):
        return re.compile("^" + re.escape(printed(token)) + ":")
    keys = {
        "auction": "call-open-auction",
        "pass": "call-do-pass",
        "reject": "call-do-reject",
        "ultimatum": "call-do-ultimatum",
        "no": "call-answer-no",
    }
    return tab.text(keys[token])


def is_card(token: str) -> bool:
    """Return whether a token plays a card of King."""
    return parse_card(token) is not None


def play(tab: Tab, token: str, press: Callable[[], None]) -> None:
    """Press a card until it is played: while the last trick still lies there, the first press only lifts the card.

    The page may handle a tap after the call that makes it has returned, so wait for what comes of it.
    """
    asked = len(tab.acts)
    press()
    tab.until(lambda: len(tab.acts) > asked or is_lifted(tab.card(token)), f"{token} is played, or lifted")
    if len(tab.acts) == asked:
        press()


def chosen(tab: Tab, source: Locator, press: Callable[[Locator], None]) -> bool:
    """Press a card or pile of Kings Corner until it is taken up; whether it went to the one place that takes it."""
    asked = len(tab.acts)
    if not is_lifted(source):
        press(source)
    tab.until(lambda: len(tab.acts) > asked or is_lifted(source), "it is taken up, or moved")
    return len(tab.acts) > asked


def is_lifted(card: Locator) -> bool:
    """Return whether the card is there, and raised, at one moment."""
    return "true" in card.evaluate_all("nodes => nodes.map(node => node.getAttribute('aria-pressed'))")


class Taps:
    """Fingers on a phone, clicks on a desktop."""

    def __init__(self, guest: Guest, tab: Tab) -> None:
        self.tab = tab
        self.touch = guest.device.touch

    def do(self, token: str) -> None:
        """Do what ``token`` means."""
        tab = self.tab
        if ">" in token:
            source, target = token.split(">")
            if not chosen(tab, self._source(source), lambda one: tab.press(one, touch=self.touch)):
                tab.press(tab.place(target), touch=self.touch)
        elif is_card(token):
            play(tab, token, lambda: tab.press(tab.card(token), touch=self.touch))
        elif token == "end":
            tab.press(tab.page.locator("[data-end]"), touch=self.touch)
        else:
            tab.press(tab.button(call_name(tab, token)), touch=self.touch)

    def go_on(self) -> None:
        """Press "next deal"."""
        self.tab.press(self.tab.button(self.tab.text("next-deal")), touch=self.touch)

    def _source(self, source: str) -> Locator:
        return self.tab.place(source) if source in PLACE_KEYS else self.tab.card(source)


class Drags(Taps):
    """Drags of cards and piles, by finger or mouse; taps on buttons."""

    def __init__(self, guest: Guest, tab: Tab) -> None:
        super().__init__(guest, tab)
        self._fingers: CDPSession | None = guest.context.new_cdp_session(tab.page) if guest.device.touch else None

    def do(self, token: str) -> None:
        """Do what ``token`` means."""
        if ">" in token:
            source, target = token.split(">")
            self.drag(self._source(source), self.tab.place(target))
        elif is_card(token):
            card = self.tab.card(token)
            x, y = middle(card)
            self.drag_to(card, (x, y - 160))
        else:
            super().do(token)

    def drag(self, source: Locator, target: Locator) -> None:
        """Drag from the middle of ``source`` to the middle of ``target``."""
        self.drag_to(source, middle(target))

    def drag_to(self, source: Locator, end: tuple[float, float]) -> None:
        """Drag from the middle of ``source`` to a point, in a few steps."""
        start = middle(source)
        path = [start, (start[0], start[1] - FIRST_STEP), ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
        if self._fingers is None:
            mouse = self.tab.page.mouse
            mouse.move(*path[0])
            mouse.down()
            for point in path[1:]:
                mouse.move(*point)
            mouse.up()
            return
        for number, (x, y) in enumerate(path):
            self._touch("touchMove" if number else "touchStart", [{"x": x, "y": y}])
        # The finger rests before it is lifted; after a fling Chromium ignores the next tap.
        self.tab.page.wait_for_timeout(REST)
        self._touch("touchMove", [{"x": end[0], "y": end[1]}])
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        assert self._fingers is not None
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keys:
    """The keyboard alone."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def do(self, token: str) -> None:
        """Do what ``token`` means."""
        tab = self.tab
        keyboard = tab.page.keyboard
        if ">" in token:
            source, target = token.split(">")
            if source in PLACE_KEYS:
                played = chosen(tab, tab.place(source), lambda _: keyboard.press(PLACE_KEYS[source]))
            else:
                self.focus_card(source)
                played = chosen(tab, tab.card(source), lambda _: keyboard.press("Enter"))
            if not played:
                keyboard.press(PLACE_KEYS[target])
        elif is_card(token):
            self.focus_card(token)
            play(tab, token, lambda: keyboard.press("Enter"))
        elif token == "end":
            keyboard.press("Space")
        else:
            self.press_button(tab.button(call_name(tab, token)))

    def go_on(self) -> None:
        """Press "next deal"."""
        button = self.tab.button(self.tab.text("next-deal"))
        expect(button).to_be_focused()  # the panel takes the focus
        self.tab.page.keyboard.press("Enter")

    def focus_card(self, card: str) -> None:
        """Go to a card of the hand with the arrow keys; the first one moves the focus into the hand."""
        keyboard = self.tab.page.keyboard
        expect(self.tab.card(card)).to_be_visible()
        if self._focused() is None:
            keyboard.press("ArrowRight")
        here = self._focused()
        assert here is not None, "an arrow key moves the focus into the hand"
        hand = self.tab.hand()
        steps = hand.index(card) - hand.index(here)
        for _ in range(abs(steps)):
            keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        expect(self.tab.card(card)).to_be_focused()

    def press_button(self, button: Locator) -> None:
        """Go to a button with Tab, then press Enter."""
        expect(button).to_be_visible()
        for _ in range(60):
            if button.evaluate("node => node === document.activeElement"):
                self.tab.page.keyboard.press("Enter")
                return
            self.tab.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {button}")

    def _focused(self) -> str | None:
        card: str | None = self.tab.page.evaluate("document.activeElement?.dataset?.card ?? null")
        return card


def middle(target: Locator) -> tuple[float, float]:
    """Return the middle of an element, in pixels of the page."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
