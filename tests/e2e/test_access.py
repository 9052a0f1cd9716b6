"""Every screen by axe-core; the table as text; the focus, which is never lost; keys that can be switched off."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.lobby import REFUSED, lobby
from tests.e2e.reading import check_spacing
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import busy, eager, go_on, hurried, play_deal, play_into, start, step
from tools.driver.server import Server
from tools.driver.start_page import close_sheet, learn, open_corner, open_settings, open_sheet, tile, way_to_learn
from tools.driver.ways import Taps

#: A page of 1280 x 1024 pixels at 400 %: what WCAG 1.4.10 (reflow) asks for.
ZOOMED = Device("400 %", 320, 256, touch=False)


def dialog(tab: Tab, key: str, *, touch: bool) -> None:
    """Open a dialog by its button, look at it, and close it: the focus is back on the button."""
    button = tab.button(re.compile("^" + re.escape(tab.text(key)))).first
    tab.press(button, touch=touch)
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    if key == "how":
        expect(tab.page.locator(".article h2").first).to_be_visible()
    check_access(tab, key)
    tab.press(tab.page.get_by_role("dialog").get_by_role("button", name=tab.text("close"), exact=True), touch=touch)
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize(
    ("device", "language"),
    [(PHONE, "de"), pytest.param(DESKTOP, "en", marks=pytest.mark.long(seconds=13))],
    ids=["phone-de", "desktop-en"],
)
def test_the_pages_before_a_match(invite: Invite, server: Server, device: Device, language: str) -> None:
    tab = invite(device, language, name="Bo").tab()
    tab.go()
    expect(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}")).to_be_visible()
    check_access(tab, "start")
    menu = open_corner(tab)
    check_access(tab, "the menu of the corner")
    tab.press(menu.get_by_role("button", name=tab.text("close"), exact=True), touch=device.touch)
    open_settings(tab)
    check_access(tab, "settings")
    close_sheet(tab)
    for key in ("start-change", "start-with"):
        open_sheet(tab, "king", key)
        check_access(tab, key)
        close_sheet(tab)
        expect(tile(tab, "king").get_by_role("button", name=tab.text(key))).to_be_focused()
    learn(tab, "king", "how")
    expect(tab.page.locator(".article p").first).to_be_visible()
    check_access(tab, "how")
    close_sheet(tab)
    expect(way_to_learn(tab, "king", "how")).to_be_focused()
    tab.excuse(REFUSED)
    lobby(tab, "king?contracts=no-king,no-men&auction=always")
    check_access(tab, "house rules")
    tab.go("/matches")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
    check_access(tab, "matches")
    tab.go(f"/rules/{language}/king")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
    check_access(tab, "rules in full")

    seated = server.open_room("king", "king", "open", "open", "thumb-1")
    tab.go(f"/room/{seated['room']}")
    expect(tab.button(tab.text("door-sit"))).to_be_visible()
    check_access(tab, "door")
    tab.press(tab.button(tab.text("door-sit")), touch=device.touch)
    expect(tab.page.get_by_label(tab.text("waiting-link"))).to_be_visible()
    expect(tab.page.locator("main")).to_contain_text(tab.text("waiting-local"))  # a link for this machine has no code
    check_access(tab, "waiting")


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(PHONE, "de", id="phone-de"),
        pytest.param(DESKTOP, "en", id="desktop-en", marks=pytest.mark.long(seconds=20)),
        pytest.param(PHONE, "ro", id="phone-ro", marks=pytest.mark.long(seconds=20)),
        pytest.param(DESKTOP, "sv", id="desktop-sv", marks=pytest.mark.long(seconds=20)),
    ],
)
def test_the_tables(invite: Invite, short_match: Callable[[Guest], str], device: Device, language: str) -> None:
    """Both games: in play, with something chosen or refused, between deals; King's calls; the score, the last trick."""
    guest = invite(device, language)
    tab = guest.tab()
    start(tab, "kings-corner", touch=device.touch)
    way = Taps(guest, tab)
    play_into(tab, way, busy(71), 2)
    tab.settle()
    tab.press(tab.card(tab.hand()[0]), touch=device.touch)
    check_access(tab, "Kings Corner, a card chosen")
    tab.page.keyboard.press("Escape")
    play_deal(tab, way, eager)
    check_access(tab, "Kings Corner, the result")
    if device.touch:
        tab.from_menu("score-title", touch=True)
        check_access(tab, "Kings Corner, the score")
        close_sheet(tab)
        expect(tab.button(tab.text("menu"))).to_be_focused()

    guest = invite(device, language)
    room = short_match(guest)
    tab = guest.tab()
    tab.go(f"/room/{room}")
    way, choose = Taps(guest, tab), hurried(72)
    seen: set[str] = set()
    while seen < {"play", "between", "bid"}:
        tab.until_asked()
        phase = tab.view["phase"] if tab.view["phase"] != "deal" else tab.view["table"]["phase"]
        if phase not in seen and (phase != "play" or tab.view["table"]["tricks"]):
            tab.settle()
            seen.add(phase)
            if phase == "play":
                dialog(tab, "last-trick", touch=device.touch)
            elif phase == "bid":
                expect(tab.page.get_by_role("region", name=tab.text("call-label"))).to_be_visible()
            check_access(tab, f"King, {phase}")
        if tab.view["phase"] == "between":
            go_on(tab, way)
        else:
            assert tab.view["phase"] == "deal", (
                f"the match is over, and there was no {seen ^ {'play', 'between', 'bid'}}"
            )
            step(tab, way, choose)


def as_text(tab: Tab) -> None:
    """By the first stop of the tabulator."""
    tab.page.keyboard.press("Tab")
    skip = tab.button(tab.text("text-show"))
    expect(skip).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator(".sprite")).to_have_count(0)


def check_reflow(tab: Tab) -> None:
    """Nothing scrolls sideways, nothing lies over another; all that can be pressed is large enough and has words."""
    wide = tab.page.locator("main, main *").evaluate_all(
        """nodes => nodes.filter(node => !node.closest('.hidden'))
            .filter(node => node.getBoundingClientRect().right > innerWidth + 0.5)
            .map(node => node.outerHTML.slice(0, 200))"""
    )
    assert not wide, wide
    boxes = tab.page.locator("main button").evaluate_all(
        """nodes => nodes.filter(node => node.checkVisibility()).map(node => {
            const { x, y, right, bottom, height } = node.getBoundingClientRect();
            return { x, y, right, bottom, height, said: node.getAttribute('aria-label') ?? '', seen: node.innerText };
        })"""
    )
    for number, box in enumerate(boxes):
        assert box["height"] >= 43.5, box
        if box["said"]:
            assert box["said"].startswith(box["seen"].split("\n")[0]) or box["seen"].replace(" ★", "") in box["said"], (
                box
            )
        for other in boxes[number + 1 :]:
            apart = box["right"] <= other["x"] + 0.5 or other["right"] <= box["x"] + 0.5
            above = box["bottom"] <= other["y"] + 0.5 or other["bottom"] <= box["y"] + 0.5
            assert apart or above, (box, other)


def test_kings_corner_as_text_at_400_percent(invite: Invite) -> None:
    guest = invite(ZOOMED, "de")
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    tab.page.reload()
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    as_text(tab)
    expect(tab.card(tab.hand()[0])).to_have_text(tab.card_name(tab.hand()[0]))
    check_reflow(tab)
    check_access(tab, "Kings Corner as text")
    check_spacing(tab, "Kings Corner as text")
    play_deal(tab, Taps(guest, tab), eager)
    check_reflow(tab)
    check_access(tab, "Kings Corner as text, the result")


@pytest.mark.long(seconds=5)
def test_an_auction_as_text_on_a_phone(invite: Invite, short_match: Callable[[Guest], str]) -> None:
    guest = invite(PHONE, text=True)
    room = short_match(guest)
    tab = guest.tab()
    tab.go(f"/room/{room}")
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    way, choose = Taps(guest, tab), hurried(74)
    play_deal(tab, way, choose)
    go_on(tab, way)
    tab.until_asked()
    while not (tab.view["table"]["phase"] == "bid" and tab.legal):
        if not step(tab, way, choose):
            assert tab.view["phase"] == "between", "in four auctions we were never asked for a bid"
            go_on(tab, way)
        tab.until_asked()
    tab.settle()
    expect(tab.page.get_by_role("region", name=tab.text("call-label"))).to_be_visible()
    check_reflow(tab)
    check_access(tab, "an auction as text")
    check_spacing(tab, "an auction as text")
    expect(tab.page.get_by_role("list", name=tab.text("players")).get_by_role("listitem")).to_have_count(4)


def pressed(control: Locator) -> None:
    """Press it as a screen reader does: a click from nowhere, no pointer and no key."""
    control.evaluate("node => node.click()")


@pytest.mark.long(seconds=6)
def test_the_focus_is_never_lost_in_a_deal_with_its_result(invite: Invite) -> None:
    """From the start page through a deal of Kings Corner into the next, all of it by clicks without pointer or key."""

    def here() -> str:
        return str(tab.page.evaluate("document.activeElement?.tagName"))

    tab = invite(PHONE).tab()
    tab.go()
    play = tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}")
    expect(play).to_be_visible()
    pressed(play)
    expect(tab.page.locator("[data-card]")).to_have_count(7)
    choose, deals = busy(75), 0
    while deals < 2:
        tab.until(lambda: here() != "BODY", "something has the focus")
        tab.until_asked()
        tab.settle()
        version = tab.latest["version"]
        if tab.legal:
            token = choose(tab.legal)
            source, _, target = token.partition(">")
            if not target:
                pressed(tab.page.locator("[data-end]"))
            else:
                pressed(
                    tab.place(source)
                    if len(source) < 3 and source.isupper() and source in tab.view["table"]["piles"]
                    else tab.card(source)
                )
                pressed(tab.place(target))
        else:
            deals += 1
            if deals == 2 or tab.view["phase"] == "over":
                break
            expect(tab.next_deal()).to_be_focused()
            pressed(tab.next_deal())
        tab.until_asked(version)


def test_letters_are_keys_only_where_they_should_be(invite: Invite) -> None:
    guest = invite(DESKTOP, keys=False, oneplace=False)  # a press takes a card up, wherever it fits
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    play_into(tab, Taps(guest, tab), busy(76), 1)
    tab.settle()
    keyboard, asked = tab.page.keyboard, len(tab.acts)
    tab.card(tab.hand()[0]).focus()
    keyboard.press("ArrowRight")
    for key in ("w", "d", "1", "h", "t", "Shift+W"):
        keyboard.press(key)
    focused = tab.page.locator(":focus")
    expect(focused).to_have_attribute("aria-pressed", "false")
    keyboard.press("Space")  # it presses the card, as it presses every other button
    expect(focused).to_have_attribute("aria-pressed", "true")
    assert len(tab.acts) == asked
    said = tab.text("stock", count=tab.view["table"]["stock"])
    expect(tab.page.locator("[data-voice]")).not_to_contain_text(said)


def test_the_table_is_read_aloud_and_a_pile_is_spread_by_keys(invite: Invite) -> None:
    guest = invite(DESKTOP, "de")
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    way, choose = Taps(guest, tab), busy(77)
    play_into(tab, way, choose, 1)
    aloud, keyboard = tab.page.locator("[data-voice]"), tab.page.keyboard
    tab.settle()
    keyboard.press("t")
    expect(aloud).to_contain_text(tab.text("stock", count=tab.view["table"]["stock"]))
    expect(aloud).to_contain_text(tab.text("turn-yours"))
    key = {"N": "W", "E": "D", "S": "X", "W": "A", "NW": "Q", "NE": "E", "SW": "Z", "SE": "C"}
    while not (long := [place for place, pile in tab.view["table"]["piles"].items() if len(pile) > 2]):
        play_into(tab, way, choose, 1)
        tab.settle()
    place = long[0]
    keyboard.press(f"Shift+{key[place]}")
    names = [re.escape(tab.card_name(card)) for card in tab.view["table"]["piles"][place]]
    expect(aloud).to_contain_text(re.compile(".*".join(names)))  # at once: what was said does not stay for long
    for name in names:
        expect(tab.place(place)).to_have_accessible_name(re.compile(name))
    keyboard.press("Escape")
    expect(aloud).to_have_text("")
