"""The score pad for real cards in the browser: a new sheet, what is written, storage, and no network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite, inviting
from tests.e2e.sizes import check_sizes
from tools.driver.guest import PHONE, Device, Tab
from tools.driver.server import Server

SMALL = Device("small phone", 320, 568, touch=True)
NAMES = ("Anna", "Ben", "Mia", "Oskar")


@pytest.fixture
def keeping(server: Server, browser: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    """Browsers that keep the page, as those of the players do."""

    def opened(device: Device, language: str) -> BrowserContext:
        return browser.new_context(**device.options(language))

    yield from inviting(opened, server, request, root)


def check(tab: Tab, screen: str) -> None:
    """Check sizes and access, where the buttons at the lower edge cover nothing by half: at the end of the page."""
    check_sizes(tab, scrolls=True)
    tab.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    check_access(tab, screen)


def begin(tab: Tab, game: str = "king", names: tuple[str, ...] = NAMES) -> None:
    """Make a new sheet from the list, and wait until it is shown."""
    page = tab.page
    tab.press(page.get_by_role("link", name=tab.text("pad-new")), touch=True)
    tab.press(page.get_by_text(tab.text(f"game-{game}"), exact=True), touch=True)
    if len(names) != len(NAMES):
        tab.press(page.get_by_text(str(len(names)), exact=True), touch=True)
    for number, name in enumerate(names, 1):
        page.get_by_label(tab.text("pad-name-of", number=number)).fill(name)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(page.get_by_role("table")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "game"), [("de", "king"), pytest.param("ro", "kings-corner", marks=pytest.mark.long(seconds=20))]
)
def test_a_sheet_is_begun_and_is_there_again(invite: Invite, language: str, game: str) -> None:
    tab = invite(SMALL, language).tab()
    page = tab.page
    tab.go("/pad")
    expect(page.get_by_text(tab.text("pad-empty"))).to_be_visible()
    check(tab, "an empty list")
    tab.press(page.get_by_role("link", name=tab.text("pad-new")), touch=True)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(page.get_by_role("alert")).to_have_text(tab.text("pad-name-empty"))
    expect(page.get_by_label(tab.text("pad-name-of", number=1))).to_be_focused()
    check(tab, "a new sheet")
    page.go_back()
    begin(tab, game)
    check(tab, "an empty sheet")
    heads = page.get_by_role("columnheader")
    expect(heads).to_have_count(5)
    page.reload()
    for seat, name in enumerate(NAMES):
        expect(heads.nth(seat + 1)).to_contain_text(name)
    # The same people again: the group brings game, names and rules.
    tab.go("/pad")
    tab.press(page.get_by_role("link", name=tab.text("pad-new")), touch=True)
    tab.press(page.locator("main .chips button").first, touch=True)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(heads.nth(1)).to_contain_text("Anna")
    tab.go("/pad")
    expect(page.locator("main a.panel")).to_have_count(2)


def test_two_players_of_one_name_are_told_apart_first(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    page = tab.page
    tab.go("/pad#new")
    for number, name in enumerate(("Anna", "Ben", "Anna ", "Ida"), 1):
        page.get_by_label(tab.text("pad-name-of", number=number)).fill(name)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(page.get_by_role("alert")).to_have_text(tab.text("pad-name-twice", name="Anna"))


def test_a_pad_that_was_opened_once_opens_without_network(keeping: Invite) -> None:
    guest = keeping(PHONE, ahead=True)
    tab = guest.tab()
    tab.excuse(r"net::ERR_|Failed to fetch|Failed to update a ServiceWorker")
    tab.go("/pad")
    begin(tab)
    address = tab.page.url
    tab.until_kept()
    tab.page.reload()
    expect(tab.page.get_by_role("table")).to_be_visible()
    guest.context.set_offline(True)
    tab.page.close()
    tab = guest.tab()
    tab.excuse(r"net::ERR_|Failed to fetch|Failed to update a ServiceWorker")
    tab.page.goto(address)
    expect(tab.page.get_by_role("columnheader").nth(1)).to_contain_text("Anna")
    tab.go("/pad")
    begin(tab, "kings-corner", ("Ida", "Tom"))
    expect(tab.page.get_by_role("columnheader")).to_have_count(3)


def test_without_storage_the_pad_goes_on_and_says_so(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.page.add_init_script("Object.defineProperty(window, 'indexedDB', {get() { throw new Error('forbidden'); }})")
    tab.go("/pad")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("pad-not-kept"))
    begin(tab)
    expect(tab.page.get_by_role("columnheader").nth(4)).to_contain_text("Oskar")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("pad-not-kept"))
