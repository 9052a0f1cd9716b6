"""The main paths in Firefox: a deal of each game, by clicks, keys and drags; back after a reload; a friend; a language.

Whole matches, phones and everything at the edges are Chromium's: Playwright has no fingers in Firefox.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect

from launch import firefox as machine
from launch.firefox import FIREFOX
from tests.e2e.conftest import HOME, Invite, inviting
from tests.e2e.test_home_network import copy_the_link
from tests.e2e.test_near import GAMES, until_kept
from tests.e2e.test_two_people import play_with_a_friend
from tests.e2e.test_words import change_the_language
from tools.driver.guest import DESKTOP, Device
from tools.driver.play import any_of, busy, go_on, play_deal, play_deal_with_moves, play_match, start, step
from tools.driver.server import Server
from tools.driver.start_page import ask_friends
from tools.driver.static import StaticHost
from tools.driver.ways import Drags, Keys, Taps


@pytest.fixture(scope="module")
def firefox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One Firefox for all tests here; each person has a context of their own in it. :data:`HOME` is this machine."""
    program = machine.on_this_machine()
    assert program, f"{FIREFOX.missing()} {FIREFOX.advice}"
    # A home of its own: as root, Firefox does not start in another user's home.
    own: dict[str, str | float | bool] = {**os.environ, "HOME": str(tmp_path_factory.mktemp("firefox"))}
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=program,
        env=own,
        firefox_user_prefs={"network.dns.localDomains": HOME},
    )
    yield browser
    browser.close()


@pytest.fixture
def invite(server: Server, firefox: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    def opened(device: Device, language: str) -> BrowserContext:
        return firefox.new_context(**device.options(language))

    yield from inviting(opened, server, request, root)


@pytest.fixture
def invite_home(home_server: Server, firefox: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    def opened(device: Device, language: str) -> BrowserContext:
        return firefox.new_context(**device.options(language))

    yield from inviting(opened, home_server, request, root, host=HOME)


@pytest.fixture
def invite_here(static: StaticHost, firefox: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    def opened(device: Device, language: str) -> BrowserContext:
        return firefox.new_context(**device.options(language))

    yield from inviting(opened, static, request, root, near=True)


@pytest.mark.long(seconds=12)
def test_king_by_clicks_then_reloaded_then_by_keys(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "king", touch=False)
    for _ in range(5):
        assert step(tab, Taps(guest, tab), any_of(71))
    tab.until_asked()
    tab.settle()
    before = (tab.version, tab.hand())
    heard = len(tab.updates)
    tab.page.reload()
    tab.until(lambda: len(tab.updates) > heard, "the page has come back")
    tab.settle()
    assert (tab.version, tab.hand()) == before
    keys = Keys(tab)
    play_deal(tab, keys, any_of(72))
    assert len(tab.view["sheet"]["deals"][0]["scores"]) == 4
    go_on(tab, keys)
    expect(tab.page.locator("[data-card]")).to_have_count(13)


def test_kings_corner_by_drags(invite: Invite) -> None:
    guest = invite(DESKTOP, "sv")
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    done = play_deal_with_moves(tab, Drags(guest, tab), busy(73))
    assert any(">" in token for token in done), "cards were dragged, not only drawn"


@pytest.mark.long(seconds=12)
def test_a_friend_comes_by_link_and_both_play_by_clicks(invite: Invite) -> None:
    assert play_with_a_friend(invite(DESKTOP, name="Ana"), invite(DESKTOP, "de"), "kings-corner", 6) > 6


@pytest.mark.long(seconds=5)
def test_the_language_changes_at_a_click_and_stays(invite: Invite) -> None:
    tab = change_the_language(invite(DESKTOP, "en"))
    assert tab.page.evaluate("document.documentElement.lang") == "de"


@pytest.mark.long(seconds=20)
def test_a_family_without_https(invite_home: Invite) -> None:
    """The link is copied without a clipboard, the shuffle checked without WebCrypto."""
    host, friend = invite_home(DESKTOP, name="Ana"), invite_home(DESKTOP, "de")
    assert play_with_a_friend(host, friend, "kings-corner", rounds=4) > 4
    tab = host.tab()
    tab.go()
    assert not tab.page.evaluate("isSecureContext || !!navigator.clipboard || !!crypto.subtle")
    ask_friends(tab, "kings-corner", 1)
    copy_the_link(tab)


@pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.long(seconds=90)) for name in GAMES])
def test_a_match_without_a_server_and_without_a_network(invite_here: Invite, static: StaticHost, game: str) -> None:
    guest = invite_here(DESKTOP, ahead=True)
    tab = guest.tab()
    tab.excuse("net::ERR_|NS_ERROR|NetworkError|ServiceWorker|Failed to load")
    tab.go()
    until_kept(tab)
    static.cut()
    start(tab, game, touch=False)
    play_match(tab, Taps(guest, tab), any_of(97))
    assert tab.view["phase"] == "over"
