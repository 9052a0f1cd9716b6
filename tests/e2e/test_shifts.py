"""Nothing on a page moves unless the player moved it: no layout shift, even if the face or the courts never come."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Invite, auction
from tools.driver.guest import DESKTOP, PHONE, Device, Tab
from tools.driver.play import eager, hurried, play_deal, start
from tools.driver.server import Server
from tools.driver.ways import Taps

#: Notes every shift that no tap excuses, with what moved.
SHIFTS: Final = """window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput).map(
    ({ value, sources }) => [value, sources.map(({ node, previousRect, currentRect }) =>
        [node?.nodeName, node?.className, node?.data?.slice(0, 30), JSON.stringify([previousRect, currentRect])])],
))).observe({ type: 'layout-shift', buffered: true });"""
#: What never comes.
BLOCKED: Final = {
    "": None,
    "fonts": re.compile(r"/assets/.*\.woff2$"),
    "courts": re.compile(r"/assets/[JQK][SHDC]-[\w-]+\.svg$"),
}


#: A device, and what never comes there.
CASES: Final = {
    "all": (DESKTOP, ""),
    "without fonts": (PHONE, "fonts"),
    "without courts": (PHONE, "courts"),
}
#: What the first tier plays: each game, each device.
FIRST: Final = {("all", "king")}


def opened(invite: Invite, device: Device, blocked: str) -> tuple[Any, Tab]:
    guest = invite(device)
    tab = guest.tab()
    tab.page.add_init_script(SHIFTS)
    if (pattern := BLOCKED[blocked]) is not None:
        tab.excuse(r"ERR_FAILED .*\.(svg|woff2)")
        tab.page.route(pattern, lambda route: route.abort())
    return guest, tab


def nothing_shifted(tab: Tab) -> None:
    tab.settle()
    page_rested(tab)


def page_rested(tab: Tab) -> None:
    tab.until_drawn()
    assert tab.page.evaluate("window.shifts") == []


@pytest.mark.parametrize(
    ("case", "game"),
    [
        pytest.param(
            case,
            game,
            id=f"{name}-{game}",
            marks=[] if (name, game) in FIRST else pytest.mark.long(seconds=6),
        )
        for name, case in CASES.items()
        for game in ("king", "kings-corner")
    ],
)
def test_from_the_start_page_to_the_end_of_a_deal(invite: Invite, case: tuple[Device, str], game: str) -> None:
    device, blocked = case
    guest, tab = opened(invite, device, blocked)
    start(tab, game, touch=device.touch)
    nothing_shifted(tab)
    play_deal(tab, Taps(guest, tab), hurried(7) if game == "king" else eager)
    expect(tab.page.locator(".result")).to_be_visible()
    nothing_shifted(tab)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=name, marks=[] if name == "without fonts" else pytest.mark.long(seconds=4))
        for name, case in CASES.items()
    ],
)
def test_an_auction(invite: Invite, case: tuple[Device, str], server: Server) -> None:
    device, blocked = case
    _, tab = opened(invite, device, blocked)
    tab.go(auction(server))
    tab.until_asked()
    expect(tab.page.get_by_role("region", name=tab.text("call-label"))).to_be_visible()
    nothing_shifted(tab)


@pytest.mark.parametrize(
    ("path", "seconds"),
    [
        pytest.param("/", 0.4, id="start"),
        pytest.param("/", 3, id="start, an answer that comes too late", marks=pytest.mark.long(seconds=6)),
        pytest.param("/matches", 0.4, id="matches", marks=pytest.mark.long(seconds=4)),
    ],
)
def test_what_a_returning_player_is_shown(invite: Invite, server: Server, path: str, seconds: float) -> None:
    """The server's answers about earlier matches come late; what is on the page by then does not move."""
    guest, tab = opened(invite, PHONE, "")
    guest.keep_seat("king", server.open_room("king", "king", *["thumb-1"] * 3))

    def late(route: Route) -> None:
        tab.page.wait_for_timeout(seconds * 1000)
        route.continue_()

    tab.page.route("**/api/rooms/*", late)
    with tab.page.expect_response("**/api/rooms/*"):
        tab.go(path)
    expect(tab.page.locator(".game, .match").first).to_be_visible()
    tab.page.wait_for_timeout(500)
    page_rested(tab)
