"""Every screen among friends, on six sizes of screens: sizes, what is cut, and axe.

Where ``SHOTS`` names a folder, pictures of all of them go there.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tests.e2e.test_again import connected
from tests.e2e.test_onlookers import finger_on
from tools.driver.guest import PHONE, Device, Tab
from tools.driver.injected import MIRRORED
from tools.driver.server import Server

SCREENS = (
    (Device("small phone", 320, 568, touch=True), "de"),
    (PHONE, "ro"),
    (Device("tablet", 768, 1024, touch=True), "sv"),
    (Device("phone sideways", 844, 390, touch=True), "de"),
    (Device("laptop", 1366, 768, touch=False), "sv"),
    (Device("large", 1920, 1080, touch=False), "en"),
)


class Album:
    """What was looked at on one screen."""

    def __init__(self, device: Device) -> None:
        self.name = device.name.replace(" ", "-")

    def look(self, tab: Tab, what: str, inside: Locator | None = None, *, scrolls: bool = False) -> None:
        """Check what is shown now, and keep a picture of it."""
        self.shot(tab, what)
        check_sizes(tab, inside, scrolls=scrolls)
        nothing_is_cut(tab, "dialog, dialog .button, main .button, main h1, main h2, main p")
        check_access(tab, what)

    def shot(self, tab: Tab, what: str) -> None:
        """Keep a picture of what is shown now."""
        if shots := os.environ.get("SHOTS"):
            tab.page.screenshot(path=Path(shots) / f"{what}-{self.name}.png", animations="disabled")


def seat(tab: Tab, number: int) -> Locator:
    return tab.page.get_by_role("list", name=tab.text("players")).get_by_role("listitem").nth(number)


@contextlib.contextmanager
def held(tab: Tab, place: Locator, *, touch: bool) -> Iterator[None]:
    """Rest a finger or the mouse on a place."""
    if touch:
        with finger_on(tab, place):
            yield
        return
    place.hover(force=True)
    tab.page.mouse.down()
    yield
    tab.page.mouse.up()


@pytest.mark.long(seconds=40)
@pytest.mark.parametrize(("device", "language"), SCREENS, ids=str)
def test_every_screen_among_friends(invite_home: Invite, home_server: Server, device: Device, language: str) -> None:
    album, touch = Album(device), device.touch
    mine = home_server.open_room("king", "king", "open", "thumb-1", "thumb-1", men=["K"])
    host, stranger = invite_home(device, language, name="Ana"), invite_home(device, language, name="Eve", figure="owl")
    host.keep_seat("king", mine)
    one, eve = host.tab(), stranger.tab()
    one.go(f"/room/{mine['room']}")
    expect(one.page.locator(".invitation .code span[aria-hidden]")).to_be_visible()
    album.look(one, "invitation", scrolls=True)
    eve.go(f"/room/{mine['room']}")
    expect(eve.button(eve.text("door-sit"))).to_be_visible()
    album.look(eve, "door", scrolls=True)

    friend = home_server.join(mine["room"], "Maximilian")
    with connected(home_server, [friend]):
        one.press(one.button(one.text("here-wait")), touch=touch)
        album.look(one, "everyone-here", scrolls=True)
        one.press(one.button(one.text("next-change")), touch=touch)
        sheet = one.page.get_by_role("dialog", name=one.text("next-game"))
        expect(sheet.locator(".tile").first).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        one.press(one.page.locator("[data-deal]"), touch=touch)
        one.until_phase("deal")
        eve.press(eve.button(eve.text("door-watch")), touch=touch)
        one.until(lambda: one.view["watching"] == 1, "it is seen who looks on")
        one.settle()
        eve.settle()
        album.look(eve, "onlooker")

        one.from_menu("next-game", touch=touch)
        expect(sheet.locator(".tile").first).to_be_visible()
        album.look(one, "next-game", sheet, scrolls=True)
        one.page.keyboard.press("Escape")
        one.press(one.page.get_by_role("link", name=one.text("home")).first, touch=touch)
        album.look(one, "leaving", one.page.get_by_role("dialog", name=one.text("leaving-title")))
        one.page.keyboard.press("Escape")
        one.from_menu("seat-own", touch=touch)
        menu = one.page.get_by_role("dialog", name="Ana")
        one.press(menu.get_by_role("switch", name="Eve"), touch=touch)
        eve.until(lambda: eve.view["sees"] == mine["seat"], "the hand is shown")
        album.look(one, "own-seat", menu)
        one.page.keyboard.press("Escape")
        album.look(one, "shown")
        album.look(eve, "shown-to")
        other = seat(one, friend["seat"])
        one.press(other.get_by_role("button").first, touch=touch)
        menu = one.page.get_by_role("dialog", name="Maximilian")
        one.press(menu.get_by_role("button", name=one.text("remove-open")), touch=touch)
        album.look(one, "remove", menu)
        one.page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        strip = one.page.get_by_role("dialog", name=one.text("say"))
        with held(one, other, touch=touch):
            expect(strip).to_be_visible()
        album.look(one, "reactions", strip)
        one.page.keyboard.press("Escape")


@pytest.mark.long(seconds=15)
def test_screens_among_friends_in_a_language_that_runs_to_the_left(invite: Invite, server: Server) -> None:
    """Nothing is beside the screen; the parts of each seat are where they are on the felt."""
    mine = server.open_room("king", "king", "open", "thumb-1", "thumb-1")
    host = invite(PHONE, name="Ana")
    host.keep_seat("king", mine)
    one, eve = host.tab(), invite(PHONE, name="Eve").tab()
    album = Album(Device("mirrored", 390, 844, touch=True))
    for tab in (one, eve):
        tab.page.add_init_script(MIRRORED)
        tab.go(f"/room/{mine['room']}")
        expect(tab.page.locator("h1, .code").first).to_be_visible()
        whole(tab)
    album.shot(one, "invitation")
    album.shot(eve, "door")
    friend = server.join(mine["room"], "Maximilian")
    with connected(server, [friend]):
        one.press(one.page.locator("[data-deal]"), touch=True)
        one.until_phase("deal")
        one.settle()
        whole(one)
        album.shot(one, "table")
        one.press(one.page.locator("header button").last, touch=True)
        one.press(one.page.locator("dialog [data-row=cards]"), touch=True)
        expect(one.page.locator("dialog .tile").first).to_be_visible()
        whole(one)
        album.shot(one, "next-game")
        one.page.keyboard.press("Escape")
        one.press(one.page.locator("li.seat").nth(friend["seat"]).locator("button").first, touch=True)
        one.press(one.page.locator("dialog [data-row=remove]"), touch=True)
        whole(one)
        album.shot(one, "remove")


def whole(tab: Tab) -> None:
    """Nothing is beside the screen."""
    assert tab.page.locator("html").get_attribute("dir") == "rtl"
    assert tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
