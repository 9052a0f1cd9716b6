"""What is written can be read on what is painted behind it, on every cloth and in high contrast, by the pixels."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import QUICK_REVIEWS, Invite, auction
from tests.e2e.contrast import check_contrast, weak_texts
from tests.e2e.test_review import until_reviewed
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.play import eager, hurried, play_deal, start
from tools.driver.server import Server
from tools.driver.start_page import open_settings
from tools.driver.ways import Taps

SERVER: Final = QUICK_REVIEWS


@pytest.fixture(params=[PHONE, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=11))], ids=["phone", "desktop"])
def device(request: pytest.FixtureRequest) -> Device:
    found: Device = request.param
    return found


@pytest.mark.long(seconds=25)
def test_pages_and_settings(invite: Invite, device: Device) -> None:
    tab = invite(device).tab()
    for address in ("/play/king?forced_king=discard", "/matches", "/rules/en/king", "/"):
        tab.go(address)
        expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
        check_contrast(tab, address, touch=device.touch)
    open_settings(tab)
    for name in ("table", "cards", "play", "sound"):
        tab.page.get_by_role("tab", name=tab.text(f"set-tab-{name}")).click()
        check_contrast(tab, f"settings, {name}", touch=device.touch)


@pytest.mark.parametrize("game", ["king", pytest.param("kings-corner", marks=pytest.mark.long(seconds=8))])
def test_tables(invite: Invite, device: Device, game: str) -> None:
    """A table, its menu, how its game is played, and the end of a deal."""
    tab = invite(device).tab()
    start(tab, game, touch=device.touch)
    tab.settle()
    check_contrast(tab, f"the table of {game}", touch=device.touch)
    tab.press(tab.button(tab.text("menu")), touch=device.touch)
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    check_contrast(tab, f"the menu at {game}", touch=device.touch)
    tab.page.keyboard.press("Escape")
    tab.from_menu("how", touch=device.touch)
    expect(tab.page.get_by_role("dialog").locator("article, .article").first).to_be_visible()
    check_contrast(tab, f"how to play {game}", touch=device.touch)


@pytest.mark.parametrize("game", ["king", "kings-corner"])
@pytest.mark.long(seconds=6)
def test_the_end_of_a_deal(invite: Invite, device: Device, game: str) -> None:
    guest = invite(device)
    tab = guest.tab()
    start(tab, game, touch=device.touch)
    play_deal(tab, Taps(guest, tab), hurried(7) if game == "king" else eager)
    expect(tab.page.locator(".result")).to_be_visible()
    check_contrast(tab, f"a deal of {game} has ended", touch=device.touch)


@pytest.mark.parametrize("game", [pytest.param("king", marks=pytest.mark.long(seconds=40)), "kings-corner"])
@pytest.mark.long(seconds=15)
def test_the_end_of_a_match_and_its_review(invite: Invite, device: Device, game: str, server: Server) -> None:
    """The podium, and the board at the most expensive mistake."""
    rules: dict[str, Any] = {"contracts": ["no-king"], "auction": "off"} if game == "king" else {"deals": 3}
    mine = server.open_room(game, "king" if game == "king" else "pagat", *["thumb-1"] * 3, **rules)
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(server.play_out, mine).result()
    guest = invite(device)
    guest.keep_seat(game, mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    expect(tab.page.locator(".podium")).to_be_visible()
    check_contrast(tab, f"a match of {game} has ended", touch=device.touch)
    tab.go(f"/match/{mine['room']}/review")
    until_reviewed(tab)
    check_contrast(tab, f"the review of {game}", touch=device.touch)


def test_an_auction(invite: Invite, device: Device, server: Server) -> None:
    """What is asked first, and what is announced after it."""
    tab = invite(device).tab()
    tab.go(auction(server))
    tab.until_asked()
    tab.settle()
    expect(tab.page.get_by_role("region", name=tab.text("call-label"))).to_be_visible()
    check_contrast(tab, "an auction", touch=device.touch)


@pytest.mark.long(seconds=5)
def test_before_a_match(invite: Invite, device: Device, server: Server) -> None:
    """The door of another player's table, and the room where its players wait for each other."""
    seated = server.open_room("king", "king", "open", "open", "thumb-1")
    tab = invite(device, name="Bo").tab()
    tab.go(f"/room/{seated['room']}")
    expect(tab.button(tab.text("door-sit"))).to_be_visible()
    check_contrast(tab, "the door", touch=device.touch)
    tab.press(tab.button(tab.text("door-sit")), touch=device.touch)
    expect(tab.page.get_by_label(tab.text("waiting-link"))).to_be_visible()
    check_contrast(tab, "the waiting room", touch=device.touch)


def test_a_weak_text_is_found(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    tab.go("/matches")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
    tab.page.locator("h1").evaluate("node => { node.style.color = '#123'; node.style.fontSize = '20px'; }")
    assert any("px, rgb(17, 34, 51)" in fault for fault in weak_texts(tab))
