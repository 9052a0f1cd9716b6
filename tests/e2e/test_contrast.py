"""What is written can be read on what is painted behind it, on every cloth and in high contrast, by the pixels."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.contrast import check_contrast, weak_texts
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.play import start
from tools.driver.start_page import open_settings


@pytest.fixture(params=[PHONE, DESKTOP], ids=lambda device: device.name)
def device(request: pytest.FixtureRequest) -> Device:
    found: Device = request.param
    return found


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


@pytest.mark.parametrize("game", ["king", "kings-corner"])
def test_tables(invite: Invite, device: Device, game: str) -> None:
    tab = invite(device).tab()
    start(tab, game, touch=device.touch)
    tab.settle()
    check_contrast(tab, f"the table of {game}", touch=device.touch)
    tab.from_menu("how", touch=device.touch)
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    check_contrast(tab, f"how to play {game}", touch=device.touch)


def test_a_weak_text_is_found(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    tab.go("/matches")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
    tab.page.locator("h1").evaluate("node => { node.style.color = '#123'; node.style.fontSize = '20px'; }")
    assert any("px, rgb(17, 34, 51)" in fault for fault in weak_texts(tab))
