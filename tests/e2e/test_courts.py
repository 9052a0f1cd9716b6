"""The pictures of the courts: they come after the page, move nothing, and are kept; the game works without them."""

import re
from collections.abc import Callable
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Invite
from tools.driver.guest import PHONE
from tools.driver.play import start
from tools.driver.server import PLAIN, Server

COURT: Final = re.compile(r"/assets/[JQK][SHDC]-[\w-]+\.svg$")
SHIFTS: Final = """window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: 'layout-shift', buffered: true })"""
#: Where the cards lie and what is in them: index and frame of each.
BOXES: Final = """() => [...document.querySelectorAll('.card-face')].map((card) =>
  [card, card.querySelector('.frame'), card.querySelector('.pip')]
    .map((one) => JSON.stringify(one?.getBoundingClientRect())))"""


def holding(page: Page) -> Callable[[], None]:
    """Hold back the courts' pictures. Returns what lets them go."""
    held: list[Route] = []
    free = False
    page.route(COURT, lambda route: route.continue_() if free else held.append(route))

    def let_go() -> None:
        nonlocal free
        free = True
        for route in held:
            route.continue_()

    return let_go


def test_courts_come_after_the_page_and_move_nothing(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.page.add_init_script(SHIFTS)
    let_go = holding(tab.page)
    tab.go()
    crowns, pictures = tab.page.locator(".card-face .crown"), tab.page.locator(".card-face img")
    expect(crowns.first).to_be_visible()
    expect(pictures).to_have_count(0)
    before, courts = tab.page.evaluate(BOXES), crowns.count()
    let_go()
    expect(pictures).to_have_count(courts)
    expect(crowns).to_have_count(0)
    assert tab.page.evaluate("[...document.querySelectorAll('.card-face img')].every((one) => one.naturalWidth > 0)")
    assert tab.page.evaluate(BOXES) == before
    assert tab.page.evaluate("window.shifts") == []


@pytest.mark.long(seconds=3)
def test_a_table_without_courts_is_played(invite: Invite) -> None:
    """Each card still shows its rank and its suit, and a crown in its frame."""
    tab = invite(PHONE).tab()
    tab.excuse(r"ERR_FAILED .*\.svg")
    tab.page.route(COURT, lambda route: route.abort())
    start(tab, "king", touch=True)
    crowned = tab.page.locator(".sprite:not(.faint) .card-face:has(.frame)")
    if crowned.count():
        expect(crowned.locator(".crown")).to_have_count(crowned.count())
    expect(tab.page.locator(".card-face img")).to_have_count(0)
    expect(tab.page.locator(".sprite:not(.faint) .card-face:has(.pip)").first).to_be_visible()


def test_courts_are_kept(server: Server) -> None:
    """By browsers, because a name always means one picture; by the service worker, for tables without a network."""
    kept = set(re.findall(r"assets/[JQK][SHDC]-[\w-]+\.svg", httpx.get(f"{server.url}/sw.js", **PLAIN).text))
    assert len(kept) == 12
    answer = httpx.get(f"{server.url}/{kept.pop()}", **PLAIN)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age=31536000" in answer.headers["cache-control"]
    notices = httpx.get(f"{server.url}/notices.txt", **PLAIN)
    assert notices.status_code == 200
    assert "Adrian Kennard" in notices.text
