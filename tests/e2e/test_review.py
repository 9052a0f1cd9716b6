"""The review after a match: how to get there, its progress, what it says; all who have the link see the same."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.patience import WORK
from tools.driver.server import Server, fixed

SMALL = Device("small phone", 360, 640, touch=True)

#: What a browser logs about a review that there cannot be.
REFUSED = r"Failed to load resource: .* (404|409)"

#: The most JavaScript that the first load may hold, bytes on the wire.
FIRST_LOAD = 80_000


@pytest.fixture(scope="module")
def server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server whose reviews are quick."""
    data = tmp_path_factory.mktemp("house") / "data"
    with Server(data, "--review-depth", "quick", "--rate", "0", program=fixed(request.module.__name__)) as running:
        yield running
        assert running.stderr() == ""


def played(server: Server, game: str, preset: str, *others: str, **options: Any) -> dict[str, Any]:
    """A seat in a match that has been played to its end, away from the browser."""
    mine = server.open_room(game, preset, *others, **options)
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(server.play_out, mine).result()
    return mine


def until_reviewed(tab: Tab) -> None:
    heading = tab.page.get_by_role("heading", name=tab.text("lookback-players"), exact=True)
    expect(heading).to_be_visible(timeout=WORK * 1000)


def row(tab: Tab, key: str) -> list[str]:
    """The cells of a row of the first table."""
    found = tab.page.get_by_role("row").filter(has=tab.page.get_by_role("rowheader", name=tab.text(key), exact=True))
    return [cell.strip() for cell in found.first.get_by_role("cell").all_inner_texts()]


def check_headings(tab: Tab) -> None:
    """One first heading, and none that skips a level."""
    levels = tab.page.locator("h1, h2, h3, h4").evaluate_all("nodes => nodes.map(node => +node.tagName[1])")
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


def section(tab: Tab, key: str) -> Locator:
    return tab.page.get_by_role("region", name=tab.text(key), exact=True)


def test_a_match_of_kings_corner_is_reviewed(invite: Invite, server: Server) -> None:
    mine = played(server, "kings-corner", "pagat", "thumb-1", deals=2)
    guest = invite(DESKTOP)
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    tab.page.get_by_role("link", name=tab.text("look-back"), exact=True).click()
    expect(tab.page).to_have_url(f"{server.url}/match/{mine['room']}/review")
    progress = tab.page.get_by_role("progressbar")
    there = tab.page.get_by_role("heading", name=tab.text("lookback-players"), exact=True)
    expect(progress.or_(there).first).to_be_visible()  # a quick machine may be done by now
    tab.page.reload()
    expect(progress.or_(there).first).to_be_visible()
    until_reviewed(tab)
    expect(progress).to_have_count(0)

    accuracy = row(tab, "lookback-accuracy")
    assert len(accuracy) == 2
    assert all(re.fullmatch(r"\d+%", cell) for cell in accuracy)
    assert tab.page.locator("thead").first.locator(".own").inner_text().strip() == tab.text("you")
    check_headings(tab)
    check_sizes(tab, scrolls=True)
    check_access(tab, "review")

    graph = section(tab, "lookback-graph")
    whole = tab.text("lookback-totals-fewest")
    expect(graph.get_by_role("img", name=whole)).to_be_visible()
    assert graph.locator("polyline").count() == 2
    dashes = graph.locator("polyline").evaluate_all("lines => lines.map(line => line.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 2
    choice = graph.get_by_label(tab.text("lookback-show"))
    choice.focus()
    tab.page.keyboard.press("ArrowDown")
    expect(graph.get_by_role("img", name=tab.text("lookback-expected-percent"))).to_be_visible()
    summary = graph.locator("summary")
    summary.focus()
    tab.page.keyboard.press("Enter")
    expect(graph.get_by_role("rowheader", name=tab.text("lookback-end"), exact=True)).to_be_visible()
    last = graph.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert sorted(int(cell) for cell in last) == [0, 100]  # somebody has won the deal

    tab.go("/matches")
    tab.page.get_by_role("link", name=tab.text("look-back"), exact=True).click()
    until_reviewed(tab)
    other = invite(SMALL, "sv").tab()
    other.go(f"/match/{mine['room']}/review")
    until_reviewed(other)
    assert row(other, "lookback-accuracy") == accuracy
    assert other.page.locator(".own").count() == 0
    check_sizes(other, scrolls=True)


def test_a_match_of_king_on_a_small_phone(invite: Invite, server: Server) -> None:
    mine = played(server, "king", "king", *["thumb-1"] * 3, contracts=["no-king"], auction="off", early_end=True)
    guest: Guest = invite(SMALL, "de")
    guest.keep_seat("king", mine)
    tab = guest.tab()
    tab.go(f"/match/{mine['room']}/review")
    until_reviewed(tab)
    assert tab.page.title().startswith(tab.text("look-back"))
    assert len(row(tab, "lookback-lost")) == 4
    check_headings(tab)
    check_sizes(tab, scrolls=True)
    looked = section(tab, "lookback-moments")
    moments = looked.get_by_role("article")
    assert 1 <= moments.count() <= 3
    for heading in moments.get_by_role("heading", level=3).all_inner_texts():
        assert heading.endswith(tab.text("you"))  # one's own first
    whole = looked.get_by_role("button", name=tab.text("lookback-whole"))
    whole.tap()
    expect(whole).to_have_attribute("aria-pressed", "true")
    assert 1 <= moments.count() <= 3
    own = looked.get_by_role("button", name=tab.text("lookback-own"), exact=True)
    own.tap()
    expect(own).to_have_attribute("aria-pressed", "true")
    first = moments.first
    expect(first.get_by_role("heading", level=3)).to_contain_text(re.compile(r"Spiel [1-5](, Stich \d+)?: "))
    expect(first).to_contain_text(tab.text("lookback-played"))
    expect(first).to_contain_text(tab.text("lookback-better"))
    first.locator("summary").tap()
    expect(first.get_by_role("list").nth(3)).to_be_visible()
    deals = section(tab, "lookback-all").locator("details")
    assert deals.count() == 5  # no king, and four deals to choose for
    deals.first.locator("summary").tap()
    expect(deals.first.get_by_role("listitem").first).to_be_visible()
    check_sizes(tab, scrolls=True)
    tab.page.get_by_role("link", name=tab.text("lookback-to-table")).tap()
    expect(tab.page).to_have_url(f"{server.url}/room/{mine['room']}")
    expect(tab.page.get_by_role("link", name=tab.text("look-back"), exact=True)).to_be_visible()
    check_sizes(tab)


def test_there_is_no_review_of_a_match_under_way_or_unknown(invite: Invite, server: Server) -> None:
    mine = server.open_room("king", "king", *["thumb-1"] * 3)
    tab = invite(PHONE).tab()
    tab.excuse(REFUSED)
    tab.go(f"/match/{mine['room']}/review")
    tab.see(tab.text("error-match-not-over"), role="alert")
    tab.page.get_by_role("link", name=tab.text("lookback-to-table")).tap()
    expect(tab.page).to_have_url(f"{server.url}/room/{mine['room']}")
    tab.go("/match/nobody/review")
    tab.see(tab.text("lookback-no-match"), role="alert")


def test_who_only_plays_does_not_load_it(invite: Invite) -> None:
    """The first load is small, and without the review; what a page fetches while it is idle (panels) comes after it."""
    guest = invite(DESKTOP)
    guest.context.add_init_script("window.requestIdleCallback = () => 0;")
    tab = guest.tab()
    scripts: dict[str, int] = {}
    tab.page.on(
        "requestfinished", lambda request: scripts.__setitem__(request.url, request.sizes()["responseBodySize"])
    )
    tab.go()
    expect(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}")).to_be_visible()
    tab.page.wait_for_load_state("networkidle")
    loaded = {url: size for url, size in scripts.items() if url.endswith(".js")}
    assert sum(loaded.values()) <= FIRST_LOAD, loaded
    assert not [url for url in loaded if "/Review-" in url]
