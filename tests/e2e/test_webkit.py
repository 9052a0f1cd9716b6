"""A smoke test in WebKitGTK, the engine of Safari: both tables open, cards are played, and a reload changes nothing."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, cast

import pytest
from playwright.sync_api import BrowserContext

from launch.webkit import WEBKIT
from tests.e2e.conftest import Invite, inviting
from tests.e2e.webkit import opened
from tools.driver.guest import DESKTOP, Device
from tools.driver.play import Choice, any_of, busy, play_into, start, step
from tools.driver.server import Server
from tools.driver.static import StaticHost
from tools.driver.ways import Taps

#: The name of this machine. WebKit trusts pages from there no more than those of any other.
NAME: Final = socket.gethostname()


@pytest.fixture
def open_one(tmp_path: Path) -> Iterator[Callable[[Device, str], BrowserContext]]:
    """Opens a browser: as much of one as guests need."""
    why = WEBKIT.missing()
    assert not why, f"{why} {WEBKIT.advice}"
    with ExitStack() as stack:
        yield lambda device, language: cast(BrowserContext, stack.enter_context(opened(device, tmp_path)))


@pytest.fixture
def invite(
    server: Server, open_one: Callable[[Device, str], BrowserContext], request: pytest.FixtureRequest, root: Path
) -> Iterator[Invite]:
    yield from inviting(open_one, server, request, root)


@pytest.fixture
def invite_home(
    home_server: Server, open_one: Callable[[Device, str], BrowserContext], request: pytest.FixtureRequest, root: Path
) -> Iterator[Invite]:
    yield from inviting(open_one, home_server, request, root, host=NAME)


@pytest.fixture
def invite_here(
    static: StaticHost, open_one: Callable[[Device, str], BrowserContext], request: pytest.FixtureRequest, root: Path
) -> Iterator[Invite]:
    yield from inviting(open_one, static, request, root, near=True)


@pytest.mark.long(seconds=60)
def test_a_deal_without_a_server_a_reload_and_a_store_that_the_browser_deletes(invite_here: Invite) -> None:
    guest = invite_here(DESKTOP)
    tab = guest.tab()
    start(tab, "king", touch=False)
    way = Taps(guest, tab)
    play_into(tab, way, any_of(83), 2)
    tab.settle()
    before = (tab.version, tab.hand())
    tab.page.reload()
    tab.until(lambda: tab.hand() and tab.version == before[0], "the page has come back")
    assert (tab.version, tab.hand()) == before
    choose = any_of(84)
    while step(tab, way, choose):
        pass
    assert len(tab.view["sheet"]["deals"][0]["scores"]) == 4

    room = tab.page.url
    tab.page.evaluate("indexedDB.deleteDatabase('kingcraft') && null")
    tab.page.goto(room)
    tab.until(lambda: tab.text("near-lost") in tab.page.evaluate("document.body.innerText"), "it is gone")


@pytest.mark.parametrize(
    ("game", "choose", "plays"),
    [
        pytest.param("king", any_of(81), 4, id="king"),
        pytest.param("kings-corner", busy(82), 6, id="kings-corner", marks=pytest.mark.long(seconds=10)),
    ],
)
def test_a_table_is_opened_played_at_and_reloaded(invite: Invite, game: str, choose: Choice, plays: int) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, game, touch=False)
    way = Taps(guest, tab)
    play_into(tab, way, choose, plays)
    tab.settle()
    before = (tab.version, tab.hand())
    tab.page.reload()
    tab.until(lambda: tab.hand() and tab.version == before[0], "the page has come back")
    assert (tab.version, tab.hand()) == before
    assert step(tab, way, choose)


@pytest.mark.long(seconds=12)
def test_a_match_and_an_invitation_without_https(invite_home: Invite, home_server: Server) -> None:
    """The link is copied without a clipboard, the shuffle checked without WebCrypto."""
    guest = invite_home(DESKTOP, name="Ana")
    mine = home_server.open_room("kings-corner", "pagat", "open")
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    assert not tab.page.evaluate("isSecureContext || !!navigator.clipboard || !!crypto.subtle")
    tab.page.evaluate("addEventListener('copy', () => (document.title = getSelection().toString()))")
    tab.button(tab.text("waiting-copy-link")).click()
    link = f"{guest.url}/room/{mine['room']}"
    tab.until(lambda: tab.page.evaluate("document.title") == link, "the link is copied")
    start(tab, "kings-corner", touch=False)
    play_into(tab, Taps(guest, tab), busy(82), 4)
