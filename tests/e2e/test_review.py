"""The review after a match: how to get there, its progress, what it says; all who have the link see the same."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import QUICK_REVIEWS, Invite
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.patience import WORK
from tools.driver.server import Server

SMALL = Device("small phone", 360, 640, touch=True)

#: What a browser logs about a review that there cannot be.
REFUSED = r"Failed to load resource: .* (404|409)"

#: The most JavaScript that the first load may hold, bytes on the wire.
FIRST_LOAD = 80_000


SERVER: Final = QUICK_REVIEWS


def played(server: Server, game: str, preset: str, *others: str, **options: Any) -> dict[str, Any]:
    """A seat in a match that has been played to its end, away from the browser."""
    mine = server.open_room(game, preset, *others, **options)
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(server.play_out, mine).result()
    return mine


def board(tab: Tab) -> Locator:
    return tab.page.locator("main.review")


def deals(tab: Tab) -> Locator:
    """The rows of the deals."""
    return tab.page.get_by_role("list", name=tab.text("lookback-deals"), exact=True).get_by_role("button")


def review_of(tab: Tab) -> dict[str, Any]:
    """What the server has of the review of the match that is shown."""
    answer: dict[str, Any] = tab.page.evaluate(
        "() => fetch(`/api/rooms/${location.pathname.split('/')[2]}/review`).then((found) => found.json())"
    )
    return answer


def until_reviewed(tab: Tab) -> dict[str, Any]:
    """A first visit moves to the most expensive mistake as soon as one is known.

    Where its player made none, to that of another player, or to a deal if there is none at all. Returns the review.
    """
    expect(board(tab).or_(deals(tab).first).first).to_be_visible(timeout=WORK * 1000)
    tab.until(lambda: review_of(tab)["state"] == "done", "the review is done", WORK)
    expect(tab.page.locator("li button:disabled")).to_have_count(0)
    result: dict[str, Any] = review_of(tab)["result"]
    blamed = {each["seat"] for each in result["mistakes"] if each["size"] in ("mistake", "blunder")}
    if not blamed:
        deals(tab).first.click()
    elif 0 not in blamed:
        find = tab.page.locator(".foot button")
        for player in tab.page.get_by_role("radiogroup").locator("label").all():
            player.click()
            if find.count():
                break
        # A reader of the list stays there, and goes on with a button.
        find.click()
        tab.button(tab.text("lookback-stop")).click()
    expect(board(tab).locator(".stage")).to_be_visible()
    return result


def row(inside: Locator, tab: Tab, key: str) -> list[str]:
    """The cells of a row of the first table."""
    found = inside.get_by_role("row").filter(has=tab.page.get_by_role("rowheader", name=tab.text(key), exact=True))
    return [cell.strip() for cell in found.first.get_by_role("cell").all_inner_texts()]


def choose(tab: Tab, card: str) -> None:
    """Play a card of the board. One that is mostly covered is raised first, and played by a second tap."""
    found = tab.button(tab.card_name(card))
    found.tap(position={"x": 8, "y": 22})
    if found.count() and found.get_attribute("aria-pressed") == "true":
        found.tap(position={"x": 8, "y": 22})


def check_headings(tab: Tab) -> None:
    """One first heading, and none that skips a level."""
    levels = tab.page.locator("h1, h2, h3, h4").evaluate_all("nodes => nodes.map(node => +node.tagName[1])")
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


def details(tab: Tab) -> Locator:
    """All figures, in a dialog."""
    tab.button(tab.text("lookback-details")).first.click()
    dialog = tab.page.get_by_role("dialog")
    expect(dialog.get_by_role("table").first).to_be_visible()
    return dialog


@pytest.mark.long(seconds=18)
def test_a_match_of_kings_corner_is_reviewed(invite: Invite, server: Server) -> None:
    mine = played(server, "kings-corner", "pagat", "thumb-1", target=10)
    guest = invite(DESKTOP)
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    tab.page.get_by_role("link", name=tab.text("look-back"), exact=True).click()
    expect(tab.page).to_have_url(re.compile(f"{server.url}/match/{mine['room']}/review(#.*)?$"))
    count = len(until_reviewed(tab)["review"]["deals"])
    assert count > 1
    check_headings(tab)
    check_sizes(tab, scrolls=True)
    check_access(tab, "review")

    # The better turn goes move by move, by the slider and by the keys.
    slider = board(tab).get_by_role("slider", name=tab.text("lookback-moves"))
    expect(slider).to_have_value("0")
    assert int(slider.get_attribute("max") or 0) > 0
    tab.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 1: "))
    tab.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")

    # What it cost: points, and of the match.
    expect(board(tab).locator(".cost")).to_have_text(re.compile(r"^Cost .* (points?|of the match)\.$"))
    dialog = details(tab)
    expect(dialog.get_by_text(tab.text("review-chances-measured"))).to_be_visible()
    assert all(re.fullmatch(r"\d+%", cell) for cell in row(dialog, tab, "lookback-lost"))
    assert all(re.fullmatch(r"\d+", cell) for cell in row(dialog, tab, "lookback-lost-points"))
    accuracy = row(dialog, tab, "lookback-accuracy")
    assert len(accuracy) == 2
    assert all(re.fullmatch(r"\d+%", cell) for cell in accuracy)
    assert dialog.locator("thead").first.locator(".own").inner_text().strip() == tab.text("you")
    graph = dialog.get_by_role("region", name=tab.text("lookback-graph"), exact=True)
    expect(graph.get_by_role("img", name=tab.text("lookback-totals-fewest"))).to_be_visible()
    dashes = graph.locator("polyline").evaluate_all("lines => lines.map(line => line.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == len(dashes) == 2
    deal = tab.text("lookback-deal", number=1)
    graph.get_by_role("radiogroup", name=tab.text("lookback-show")).get_by_role("radio", name=deal).check(force=True)
    expect(graph.get_by_role("img", name=tab.text("lookback-expected-percent"))).to_be_visible()
    graph.locator("summary").click()
    last = graph.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert sum(int(cell) for cell in last) in (99, 100, 101)  # of the match, after the first deal
    check_sizes(tab, dialog, scrolls=True)
    dialog.get_by_role("button", name=tab.text("close")).click()

    other = invite(SMALL, "sv").tab()
    other.go(f"/match/{mine['room']}/review#all")
    expect(deals(other)).to_have_count(count)
    check_sizes(other, scrolls=True)
    assert row(details(other), other, "lookback-accuracy") == accuracy


@pytest.mark.long(seconds=14)
def test_a_match_of_king_on_a_small_phone(invite: Invite, server: Server) -> None:
    mine = played(server, "king", "king", *["thumb-1"] * 3, contracts=["no-king"], auction="off", early_end=True)
    guest: Guest = invite(SMALL, "de")
    guest.keep_seat("king", mine)
    tab = guest.tab()
    tab.go(f"/match/{mine['room']}/review")
    until_reviewed(tab)
    assert tab.page.title().startswith(tab.text("look-back"))
    expect(tab.page).to_have_url(re.compile(r"#deal=\d+&action=\d+$"))
    check_headings(tab)
    check_sizes(tab, scrolls=True)
    chips = tab.page.get_by_role("navigation", name=tab.text("lookback-deals")).get_by_role("button")
    assert chips.count() == 5  # no king, and four deals to choose for

    # The hands of the others are hidden at first on a phone.
    eye = tab.button(tab.text("replay-open"))
    expect(eye).to_have_attribute("aria-pressed", "false")
    eye.tap()
    expect(eye).to_have_attribute("aria-pressed", "true")
    expect(tab.page.get_by_role("list", name=tab.text("replay-hands"))).to_be_visible()
    eye.tap()

    tab.button(tab.text("lookback-all-back")).tap()
    expect(deals(tab)).to_have_count(5)
    check_headings(tab)
    check_sizes(tab, scrolls=True)
    tab.page.get_by_role("link", name=tab.text("lookback-to-table")).tap()
    expect(tab.page).to_have_url(f"{server.url}/room/{mine['room']}")
    expect(tab.page.get_by_role("link", name=tab.text("look-back"), exact=True)).to_be_visible()
    check_sizes(tab)


def test_a_mistake_is_found_by_its_player(invite: Invite, server: Server) -> None:
    mine = played(server, "king", "king", *["thumb-1"] * 3, contracts=["no-king"], auction="off", early_end=True)
    guest = invite(PHONE)
    guest.keep_seat("king", mine)
    tab = guest.tab()
    tab.go(f"/match/{mine['room']}/review")
    own = [each for each in until_reviewed(tab)["mistakes"] if each["seat"] == mine["seat"] and each["phase"] == "play"]
    worst = max(own, key=lambda each: each["cost"])
    tab.go(f"/match/{mine['room']}/review#deal={worst['deal']}&action={worst['action']}")
    tab.page.reload()
    heading = tab.page.get_by_role("heading", level=2)
    expect(heading).to_have_text(tab.text("lookback-better-card", card=tab.card_name(worst["better"][0])))
    tab.button(tab.text("lookback-find")).tap()
    expect(heading).to_have_text(tab.text("lookback-your-turn"))
    check_sizes(tab, scrolls=True)
    show = tab.button(tab.text("lookback-show-me"))
    wrong = next(card for card in worst["legal"] if card not in worst["good"])
    for _ in range(2):
        expect(show).not_to_have_class(re.compile(r"\bmain\b"))
        choose(tab, wrong)
        expect(tab.page.get_by_role("status").first).to_contain_text(tab.card_name(wrong))
    expect(show).to_have_class(re.compile(r"\bmain\b"))
    choose(tab, worst["good"][0])
    expect(heading).to_have_text(tab.text("lookback-found"))


@pytest.mark.long(seconds=8)
def test_the_list_wears_the_cloth_and_a_position_has_a_link(invite: Invite, server: Server) -> None:
    mine = played(server, "king", "king", *["thumb-1"] * 3, contracts=["no-king"], auction="off", early_end=True)
    guest = invite(DESKTOP)
    guest.keep_seat("king", mine)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab = guest.tab()
    tab.go(f"/match/{mine['room']}/review")
    until_reviewed(tab)
    root, copied = tab.page.locator("html"), "navigator.clipboard.readText()"
    cloth = root.get_attribute("data-cloth") or ""
    assert cloth != "green"

    share = tab.button(tab.text("replay-share"))
    share.click()
    tab.see(tab.text("waiting-copied"))
    assert tab.page.evaluate(copied) == tab.page.url
    check_sizes(tab, scrolls=True)
    # A position that is no mistake has a link of its own, which opens there.
    tab.page.keyboard.press("ArrowRight")
    expect(board(tab).locator(".stage")).not_to_have_attribute("data-action", "")
    at = board(tab).locator(".stage").get_attribute("data-action") or ""
    share.click()
    tab.see(tab.text("waiting-copied"))
    link = tab.page.evaluate(copied)
    assert link.endswith(f"&action={at}")
    # A seat says whose review it is.
    expect(board(tab).locator(".stage").get_by_text(tab.text("you"), exact=True).first).to_be_visible()

    tab.button(tab.text("lookback-all-back")).click()
    expect(deals(tab).first).to_be_visible()
    expect(root).to_have_attribute("data-cloth", cloth)
    share.click()
    tab.see(tab.text("waiting-copied"))
    assert tab.page.evaluate(copied) == f"{server.url}/match/{mine['room']}/review"

    tab.go(link.removeprefix(server.url))
    tab.page.reload()
    expect(board(tab).locator(".stage")).to_have_attribute("data-action", at)


async def first_deal(server: Server, mine: dict[str, Any]) -> None:
    """Play the first deal of a match to its end."""
    async with server.sit(mine["room"], mine["secret"]) as person:
        while True:
            update = await person.expect("update")
            if update["view"]["sheet"]["deals"]:
                return
            if update["legal"] and update["event"]["kind"] in ("snapshot", "deal", "act"):
                await person.act(update["version"], update["legal"][0])


@pytest.mark.long(seconds=8)
def test_a_deal_is_reviewed_while_its_match_goes_on(invite: Invite, server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "thumb-1", deals=2)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, first_deal(server, mine)).result()
    guest = invite(PHONE)
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.excuse(REFUSED)  # the match has no review yet
    tab.go(f"/match/{mine['room']}/review#deal=0")
    expect(board(tab).locator(".stage")).to_have_attribute("data-deal", "0", timeout=WORK * 1000)
    check_access(tab, "the review of a deal")
    # There is one deal to look at, and the way back to the table.
    expect(tab.button(tab.text("lookback-all-back"))).to_have_count(0)
    tab.page.get_by_role("link", name=tab.text("lookback-to-table")).tap()
    expect(tab.page).to_have_url(f"{server.url}/room/{mine['room']}")


@pytest.mark.long(seconds=3)
def test_there_is_no_review_of_a_match_under_way_or_unknown(invite: Invite, server: Server) -> None:
    mine = server.open_room("king", "king", *["thumb-1"] * 3)
    tab = invite(PHONE).tab()
    tab.excuse(REFUSED)
    tab.go(f"/match/{mine['room']}/review")
    tab.see(tab.text("error-match-not-over"), role="alert")
    tab.page.get_by_role("link", name=tab.text("lookback-to-table")).tap()
    expect(tab.page).to_have_url(f"{server.url}/room/{mine['room']}")
    tab.go("/match/unknown/review")
    tab.see(tab.text("lookback-no-match"), role="alert")


def test_a_player_who_only_plays_does_not_load_it(invite: Invite) -> None:
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
