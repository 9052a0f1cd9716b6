"""The three ways to play: taps (or clicks), drags, keys. Each turns a token into what a person does for it."""

from collections.abc import Callable
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class CallNames:
    """The accessible names that lead to a call of King, from the catalogue."""

    #: A button that shows more ways; empty: there is none to press first.
    door: str
    #: The choices on the way to the call, in order; none where a button alone says it.
    choices: tuple[str, ...]
    #: The button that says it.
    deed: str


#: Calls whose choice and button say the same, and nothing depends on the table.
_ALONE: Final = {"reject": "call-do-keep", "auction": "call-open-auction", "minus": "declare-minus"}


def call_names(tab: Tab, token: str) -> CallNames:
    """Return what is pressed for a call of King."""
    word, _, what = token.partition(":")
    if word in ("pass", "no"):
        return CallNames("", (), tab.text("call-do-pass" if word == "pass" else "call-answer-no"))
    if word in ("split", "ultimatum"):
        deed = tab.text(f"call-do-{word}")
        return CallNames(tab.text("call-do-other"), (deed,), deed)
    if word in ("plus", "choose", "lead"):
        deed = _named(tab, word, what)
    elif word in _ALONE:
        deed = tab.text(_ALONE[word])
    else:
        return _priced(tab, word, what)
    return CallNames("", (deed,), deed)


def _name(tab: Tab, seat: int) -> str:
    return str(tab.view["seats"][seat]["name"]) or tab.text("seat-number", number=seat + 1)


def _named(tab: Tab, word: str, what: str) -> str:
    """Return how a game, a contract or a leader is called."""
    if word == "plus":
        return tab.text("declare", trump=what)
    if word == "choose":
        return tab.text(f"contract-{what}")
    return tab.text("you") if int(what) == tab.view["you"] else _name(tab, int(what))


def _priced(tab: Tab, word: str, what: str) -> CallNames:
    """Return what is pressed for a bid, an answer to a price, a sale, or to ask for more."""
    auction, rules = tab.view["table"]["auction"], tab.view["rules"]
    meant = {"counter": what, "yes": auction["asked"], "match": auction["high"], "accept": auction["high"]}
    bid = meant.get(word, word)
    printed, points = bid.replace("-", "−"), rules["bidPoints"][bid]
    rung = tab.text("call-bid-name", bid=printed, points=points)
    match word:
        case "counter":
            deed = tab.text("call-do-counter", name=_name(tab, auction["holder"]), bid=printed)
            return CallNames("", (tab.text("call-do-ask"), rung), deed)
        case "yes":
            return CallNames("", (rung,), tab.text("call-answer-yes", bid=printed))
        case "match":
            deed = tab.text("call-match", bid=printed)
        case "accept":
            fixed = rules["minusSettlement" if bid[0] == "-" else "plusSettlement"] == "transfer"
            deed = tab.text("call-do-sell", points=points) if fixed else tab.text("call-do-sell-at", bid=printed)
        case _:
            return CallNames("", (rung,), tab.text("call-do-bid", bid=printed))
    return CallNames("", (deed,), deed)


def call_sheet(tab: Tab) -> Locator:
    """Locate what calls are made in."""
    return tab.page.get_by_role("region", name=tab.text("call-label"), exact=True)


def call(tab: Tab, token: str, press: Callable[[Locator], None]) -> None:
    """Choose a call of King, then say it: no touch alone decides anything but a pass or a no."""
    names, sheet = call_names(tab, token), call_sheet(tab)
    buttons = sheet.locator("button")  # words of the coach's line are buttons too, by their role
    door = sheet.get_by_role("button", name=names.door, exact=True).and_(buttons)
    if names.door and door.count():
        press(door)
    for name in names.choices:
        choice = sheet.get_by_role("radio", name=name, exact=True)
        expect(choice).to_be_visible()
        # What is chosen already would be said by one more touch.
        if choice.get_attribute("aria-checked") != "true":
            press(choice)
        expect(choice).to_have_attribute("aria-checked", "true")
    press(sheet.get_by_role("button", name=names.deed, exact=True).and_(buttons))


#: Seconds after which people press once more if nothing has come of it.
AGAIN: Final = 5.0


def is_card(token: str) -> bool:
    """Return whether a token plays a card of King."""
    return parse_card(token) is not None


def play(tab: Tab, token: str, press: Callable[[], None]) -> None:
    """Press a card until it is played: while the last trick still lies there, the first press only lifts the card.

    The page may handle a tap after the call that makes it has returned, so wait for what comes of it.
    """
    asked = len(tab.acts)

    def answered() -> bool:
        return len(tab.acts) > asked or is_lifted(tab.card(token))

    press()
    try:
        tab.until(answered, f"{token} is played, or lifted", AGAIN)
    except AssertionError:  # the press only ended what was announced just then: people press again
        press()
        tab.until(answered, f"{token} is played, or lifted")
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
            call(tab, token, lambda target: tab.press(target, touch=self.touch))

    def go_on(self) -> None:
        """Press "next deal"."""
        self.tab.press(self.tab.next_deal(), touch=self.touch)

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
            call(tab, token, self.press_control)

    def go_on(self) -> None:
        """Press "next deal"."""
        button = self.tab.next_deal()
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

    def press_control(self, control: Locator) -> None:
        """Press a button; or choose a radio button, with Tab to its group and arrows in it."""
        if control.get_attribute("role") != "radio":
            self.press_button(control)
            return
        keyboard = self.tab.page.keyboard
        for _ in range(60):
            if control.evaluate("node => node.closest('[role=radiogroup]').contains(document.activeElement)"):
                break
            keyboard.press("Tab")
        for _ in range(20):
            if control.evaluate("node => node === document.activeElement"):
                if control.get_attribute("aria-checked") != "true":
                    keyboard.press("Enter")
                return
            keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow key reaches {control}")

    def _focused(self) -> str | None:
        card: str | None = self.tab.page.evaluate("document.activeElement?.dataset?.card ?? null")
        return card


def middle(target: Locator) -> tuple[float, float]:
    """Return the middle of an element, in pixels of the page."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
