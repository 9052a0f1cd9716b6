"""Every screen beside the tables by keyboard alone: reached, used, left, and looked at by axe in every look.

On the way WCAG 2.2 is asked for what axe cannot see: each stop of the tabulator is in sight (2.4.11), no action loses
the focus, nothing is cut in a window of 320 pixels (1.4.10) or by the spacing of text that people set (1.4.12), what
comes under a resting pointer goes by Escape (1.4.13), and what can be dragged can be done without (2.5.7).
"""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.keyboard import Keyboard
from tests.e2e.reading import check_narrow, check_spacing
from tools.driver.guest import DESKTOP, PHONE, Device, Tab
from tools.driver.play import any_of, busy, play_deal, play_into, start
from tools.driver.server import Server
from tools.driver.start_page import way_to_learn
from tools.driver.ways import Keys, Taps

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SMALL = Device("small phone", 360, 640, touch=True)
#: What a browser logs about a server that is not there, a record that is broken, a match that is not public.
GONE = r"Failed to load resource|WebSocket connection to|net::ERR_"


def look(tab: Tab, screen: str, *, narrow: bool = True) -> None:
    """axe, in every look; spacing and width of the text."""
    check_access(tab, screen)
    check_spacing(tab, screen)
    if narrow:
        check_narrow(tab, screen)


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "de", id="phone-de"),
        pytest.param(DESKTOP, "en", id="desktop-en"),
        pytest.param(DESKTOP, "ro", id="desktop-ro"),
    ],
)
@pytest.mark.long(seconds=15)
def test_a_record_is_brought_and_looked_through(invite: Invite, device: Device, language: str) -> None:
    tab = invite(device, language).tab()
    tab.excuse(GONE)
    page, keyboard = tab.page, Keyboard(tab.page)
    tab.go("/match")
    paste = page.get_by_role("textbox", name=tab.text("replay-paste"))
    keyboard.to(paste)
    page.keyboard.insert_text('{"format": "kingcraft/1", ')
    keyboard.press(tab.button(tab.text("replay-show")))
    expect(page.get_by_role("alert")).to_be_focused()  # what is wrong is read at once
    look(tab, "a broken record")
    keyboard.to(paste)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text((GOLDEN / "king.json").read_text("utf-8"))
    keyboard.press(tab.button(tab.text("replay-show")))
    expect(page.locator(".stage")).to_be_visible()
    keyboard.keeps_focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".stage")).to_have_attribute("data-action", "5")
    look(tab, "the viewer")
    assert keyboard.stops() >= 8

    line = page.get_by_role("slider")
    keyboard.press(line, "ArrowRight")  # dragged by a finger, stepped by a key
    expect(page.locator(".stage")).to_have_attribute("data-action", "6")
    dialogs = ["replay-share", *(["score-title", "replay-more"] if device.touch else ["settings"])]
    for key in dialogs:
        button = tab.button(tab.text(key))
        keyboard.press(button)
        dialog = page.get_by_role("dialog", name=tab.text(key), exact=True)
        expect(dialog).to_be_visible()
        keyboard.keeps_focus()
        look(tab, f"the viewer, {key}")
        if key == "settings":
            keyboard.press(dialog.get_by_role("tab", selected=True), "End")  # the last tab
        if key in ("replay-more", "settings"):
            expect(dialog).to_contain_text(tab.text("replay-keys"))
        keyboard.close(dialog, button)
    if device.touch:
        keyboard.press(tab.button(tab.text("replay-more")))
    keyboard.press(tab.button(tab.text("practice-play")))
    dialog = page.get_by_role("dialog", name=tab.text("practice-play"), exact=True)
    expect(dialog).to_be_visible()
    keyboard.keeps_focus()
    look(tab, "on from here")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    keyboard.keeps_focus()

    page.keyboard.press("End")
    expect(page.locator("section.result")).to_be_visible()
    look(tab, "the viewer, the end of a deal")
    keyboard.press(tab.button(tab.text("replay-next-deal")))
    expect(page.locator(".stage")).to_have_attribute("data-deal", "1")
    keyboard.keeps_focus()


def test_practice_from_the_sheet_to_the_end(invite: Invite) -> None:
    guest = invite(PHONE, "sv")
    tab = guest.tab()
    page, keyboard = tab.page, Keyboard(tab.page)
    tab.go()
    keyboard.press(page.get_by_role("link", name=tab.text("start-learn"), exact=True))
    opener = way_to_learn(tab, "king", "practise")
    expect(opener).to_be_visible()
    look(tab, "ways to learn")
    dialog = page.get_by_role("dialog", name=tab.text("practice"), exact=True)
    keyboard.press(opener)
    expect(dialog).to_be_visible()
    keyboard.keeps_focus()
    look(tab, "what to practise")
    keyboard.close(dialog, opener)
    for _ in range(4):  # closed and opened again between two frames
        keyboard.press(opener)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    keyboard.press(dialog.get_by_role("button", name=tab.text("contract-no-king")))
    expect(page.locator("[data-card]").first).to_be_visible()
    keyboard.keeps_focus()
    tab.until_asked()
    tab.settle()
    look(tab, "a practice")
    play_deal(tab, Keys(tab), any_of(11))
    expect(tab.button(tab.text("practice-another"))).to_be_focused()
    look(tab, "the end of a practice")
    assert keyboard.stops() >= 6
    room = tab.view["room"]
    keyboard.press(page.locator(".result .more > summary"))
    keyboard.press(tab.button(tab.text("practice-same")))
    tab.until(lambda: tab.view["room"] != room, "another room")
    keyboard.keeps_focus()


@pytest.mark.long(seconds=25)
def test_the_settings_and_another_device(invite: Invite) -> None:
    """At a table whose address other devices can reach: there is a code to be photographed."""
    tab = invite(DESKTOP, "ro").tab()
    tab.url = tab.url.replace("127.0.0.1", "0.0.0.0")
    tab.excuse("Cross-Origin-Opener-Policy header has been ignored")  # as on every address without https
    page, keyboard = tab.page, Keyboard(tab.page)
    start(tab, "king", touch=False)
    tab.until_asked()
    tab.settle()
    settings = tab.button(tab.text("menu"))
    keyboard.press(settings)
    keyboard.press(page.get_by_role("dialog").get_by_role("button", name=tab.text("settings")))
    dialog = page.get_by_role("dialog", name=tab.text("settings"), exact=True)
    expect(dialog).to_be_visible()
    chosen = dialog.get_by_role("tab", selected=True)
    stops = 0
    for name in ("table", "cards", "play", "sound"):  # the arrows go through the tabs, and round
        expect(chosen).to_have_text(tab.text(f"set-tab-{name}"))
        if name == "sound":
            keys = dialog.locator("details").filter(has=page.locator("summary", has_text=tab.text("keys")))
            keyboard.press(dialog.locator("summary").filter(has_text=tab.text("keys")))
            for key in ("keys-hand", "keys-undo", "keys-hint", "keys-read"):
                expect(keys).to_contain_text(tab.text(key))
        look(tab, f"the settings, {name}")
        stops += keyboard.stops()
        keyboard.press(chosen, "ArrowDown")
        expect(chosen).to_be_focused()
    assert stops >= 20
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    own = page.get_by_role("list", name=tab.text("players")).get_by_role("listitem").nth(tab.view["you"])
    keyboard.press(own.get_by_role("button"))
    keyboard.press(page.get_by_role("dialog").get_by_role("button", name=tab.text("device-open")))
    device = page.get_by_role("dialog", name=tab.text("device-title"), exact=True)
    expect(device.get_by_role("img", name=tab.text("device-code"))).to_be_visible()
    keyboard.keeps_focus()
    look(tab, "another device")
    page.keyboard.press("Escape")
    expect(device).to_have_count(0)
    keyboard.keeps_focus()


@pytest.mark.long(seconds=5)
def test_nothing_comes_under_a_resting_pointer_and_a_spread_pile_goes_by_escape(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    way, choose = Taps(guest, tab), busy(77)
    play_into(tab, way, choose, 1)
    while not (long := [place for place, pile in tab.view["table"]["piles"].items() if len(pile) > 4]):
        play_into(tab, way, choose, 1)
    tab.settle()
    pile, spread = tab.place(long[0]), tab.page.locator("[data-spread]")
    short = str(pile.get_attribute("aria-label"))
    tab.page.mouse.move(2, 400)
    pile.hover()
    tab.page.wait_for_timeout(400)  # longer than a press takes to spread it
    expect(pile).to_have_attribute("aria-label", short)
    expect(spread).to_have_count(0)
    asked = len(tab.acts)
    pile.click(modifiers=["Shift"])
    expect(spread).to_have_attribute("data-spread", long[0])
    expect(pile).not_to_have_attribute("aria-label", short)
    tab.page.mouse.move(2, 400)
    tab.page.wait_for_timeout(100)
    expect(spread).to_have_count(1)  # it stays wherever the pointer goes
    tab.page.keyboard.press("Escape")
    expect(spread).to_have_count(0)
    expect(pile).to_have_attribute("aria-label", short)
    assert len(tab.acts) == asked


@pytest.mark.long(seconds=15)
def test_the_end_of_a_match_and_its_sheet(invite: Invite, server: Server) -> None:
    mine = server.open_room("king", "king", *["thumb-1"] * 3, contracts=["no-queens"], auction="off")
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(server.play_out, mine).result()
    guest = invite(SMALL, "ro")
    guest.keep_seat("king", mine)
    tab = guest.tab()
    page, keyboard = tab.page, Keyboard(tab.page)
    tab.go(f"/room/{mine['room']}")
    expect(tab.button(tab.text("again"))).to_be_focused()
    look(tab, "the end of a match")
    keyboard.press(page.locator(".result .more > summary"))
    look(tab, "what else can be done")
    proof = page.locator(".result .proof > summary")
    keyboard.press(proof)
    look(tab, "the proof of the shuffle")
    score = tab.button(tab.text("menu"))
    keyboard.press(score)
    keyboard.press(page.get_by_role("dialog").get_by_role("button", name=tab.text("score-title")))
    dialog = page.get_by_role("dialog", name=tab.text("score-title"), exact=True)
    expect(dialog).to_be_visible()
    look(tab, "the score sheet")
    keyboard.close(dialog, score)
    keyboard.press(page.get_by_role("link", name=tab.text("watch-again"), exact=True))
    expect(page.locator(".stage")).to_be_visible()
    keyboard.keeps_focus()
    page.go_back()
    expect(tab.button(tab.text("again"))).to_be_focused()


@pytest.mark.long(seconds=5)
def test_a_refusal_at_a_card(invite: Invite) -> None:
    """Said at the card, in every look, and gone by Escape; the focus stays where it was."""
    guest = invite(SMALL, "sv")
    tab = guest.tab()
    start(tab, "king", touch=True)
    tab.until_asked()
    while not tab.view["table"]["trick"]["cards"] or not set(tab.view["table"]["hand"]) - set(tab.legal):
        play_into(tab, Taps(guest, tab), any_of(31), 1)
    tab.settle()
    wrong = next(card for card in tab.hand() if card not in tab.legal)
    keys = Keys(tab)
    keys.focus_card(wrong)
    alert, card = tab.page.get_by_role("alert"), tab.card(wrong)
    tab.page.keyboard.press("Enter")  # while a trick still lies there, this only lifts the card
    tab.until(lambda: alert.count() or card.get_attribute("aria-pressed") == "true", "the card is lifted, or refused")
    if not alert.count():
        tab.page.keyboard.press("Enter")
    expect(alert).to_be_visible()
    expect(tab.card(wrong)).to_be_focused()
    check_access(tab, "a refusal")
    tab.page.keyboard.press("Escape")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    expect(tab.card(wrong)).to_be_focused()


@pytest.mark.long(seconds=15)
def test_without_a_server(invite: Invite, server: Server) -> None:
    """A table without a connection; the start page and the matches without a server; a match that does not exist."""
    guest = invite(PHONE, "de")
    seated = server.open_room("kings-corner", "pagat", "thumb-1")
    guest.keep_seat("kings-corner", seated)
    tab = guest.tab()
    tab.excuse(GONE)
    page, keyboard = tab.page, Keyboard(tab.page)
    tab.go(f"/room/{seated['room']}")
    tab.until_asked()
    expect(page.locator("[data-card]").first).to_be_visible()
    guest.context.set_offline(True)
    expect(page.get_by_role("status")).to_have_text(tab.text("link-lost"))
    look(tab, "a table whose line is gone")
    guest.context.set_offline(False)
    expect(page.get_by_role("status")).to_have_count(0)

    def abort(route: Route) -> None:
        route.abort()

    page.route("**/api/**", abort)
    for path in ("/", "/matches"):
        tab.go(path)
        expect(page.get_by_role("status")).to_have_text(tab.text("offline-trying"))
        look(tab, f"{path} without a server")
        keyboard.press(page.get_by_role("link", name=re.compile(tab.text("game-kings-corner"))).first)
        keyboard.keeps_focus()
    page.unroute("**/api/**")
    for path in ("/match/unknown/17", f"/match/{seated['room']}", "/match/unknown/review"):
        tab.go(path)
        expect(page.get_by_role("alert")).to_be_visible()
        look(tab, path)
        assert keyboard.stops() >= 1
    tab.go("/room/unknown")
    expect(page.get_by_role("heading", level=1)).to_have_text(tab.text("door-closed"))
    look(tab, "/room/unknown")
    assert keyboard.stops() >= 3  # home, the language, home
