"""The start page of a returning player, and past matches: what goes on, the day, the last result, a level to try."""

import datetime as dt
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.keyboard import Keyboard
from tests.e2e.reading import check_narrow, check_spacing
from tests.e2e.sizes import check_sizes
from tests.e2e.test_review import played
from tools.driver.guest import DESKTOP, PHONE, Device, Guest
from tools.driver.server import Server
from tools.driver.start_page import tile

SMALL = Device("small phone", 320, 568, touch=True)
LOW = Device("phone on its side", 844, 390, touch=True)
TABLET = Device("tablet", 768, 1024, touch=True)


def returning(guest: Guest, server: Server) -> dict[str, Any]:
    """A player with a match to continue, two wins against Casual, and a day begun. Return the last match."""
    going = server.open_room("king", "king", *["casual"] * 3)
    over = [played(server, "kings-corner", "pagat", "casual", target=10) for _ in range(2)]
    won: dict[str, Any] = {"game": "kings-corner", "ended": True, "beaten": "casual"}
    seats = [(going, {"game": "king"}), *((seated, won) for seated in over)]
    guest.store(
        "kingcraft.rooms",
        [
            {**{name: seated[name] for name in ("room", "seat", "secret")}, "created": "2026-11-21T10:00:00Z", **more}
            for seated, more in seats
        ],
    )
    today = dt.datetime.now().astimezone().date()
    done = {"room": "elsewhere", "timely": True, "points": -30, "beats": 40}
    whole = dict.fromkeys(("avoid", "auction", "corner"), done)
    days = {(today - dt.timedelta(days=1)).isoformat(): whole, today.isoformat(): {"avoid": done}}
    guest.store("kingcraft.days", {"latest": today.isoformat(), "days": days})
    missed = {"card-1": {"due": 1, "step": 0, "found": 0}}
    tries = {
        "rating": 1417.4,
        "first": {"card-1": False},
        "missed": missed,
        "again": {"day": 0, "count": 0},
        "daily": 1,
    }
    guest.store("kingcraft.puzzles", tries)
    return over[0]


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "de", id="small-phone-de"),
        *(
            pytest.param(device, language, id=f"{device.name}-{language}", marks=pytest.mark.long(seconds=6))
            for device, language in ((PHONE, "sv"), (LOW, "ro"), (TABLET, "en"), (DESKTOP, "de"))
        ),
    ],
)
def test_what_goes_on_the_day_and_the_last_result(
    invite: Invite, server: Server, device: Device, language: str
) -> None:
    guest = invite(device, language)
    last = returning(guest, server)
    tab = guest.tab()
    page = tab.page
    tab.go()
    expect(page.get_by_role("region", name=tab.text("start-continue")).get_by_role("link")).to_have_count(1)
    day = page.get_by_role("link", name=tab.text("start-day"))
    expect(day).to_have_count(1)  # not again below the tables
    expect(day).to_contain_text(f"{tab.text('start-day-done', done=1)} · {tab.text('day-row', count=2)}")
    puzzle = page.get_by_role("link", name=tab.text("start-puzzle"))
    expect(puzzle).to_have_count(1)
    again = f"{tab.text('start-puzzle-rating', rating='1417')} · {tab.text('start-puzzle-again', count=1)}"
    expect(puzzle).to_contain_text(again)
    expect(page.locator(f'p a[href="/match/{last["room"]}/review"]')).to_be_visible()
    corner = tile(tab, "kings-corner")
    suggestion = corner.get_by_role("button", name=tab.text("start-try", level=tab.text("level-strong")))
    expect(suggestion).to_be_visible()
    check_sizes(tab, scrolls=True)
    check_access(tab, "the start page of a returning player")
    check_spacing(tab, "the start page of a returning player")
    check_narrow(tab, "the start page of a returning player")
    tab.press(suggestion, touch=device.touch)
    expect(suggestion).to_have_count(0)
    expect(corner.locator(".play")).to_be_focused()
    expect(corner.get_by_role("button", name=tab.text("start-change"))).to_contain_text(tab.text("level-strong"))
    page.reload()
    expect(corner.get_by_role("button", name=tab.text("start-change"))).to_contain_text(tab.text("level-strong"))
    expect(suggestion).to_have_count(0)

    tab.press(page.get_by_role("link", name=tab.text("start-matches")), touch=device.touch)
    rows = page.locator(".match")
    expect(rows).to_have_count(3)
    check_sizes(tab, scrolls=True)
    check_access(tab, "past matches")
    check_spacing(tab, "past matches")
    check_narrow(tab, "past matches")
    page.get_by_label(tab.text("matches-result"), exact=True).select_option(label=tab.text("matches-result-open"))
    expect(rows).to_have_count(1)
    page.get_by_text(tab.text("game-kings-corner"), exact=True).first.click()
    expect(page.get_by_role("heading", name=tab.text("matches-none-fit"))).to_be_visible()
    check_access(tab, "no past match fits")
    tab.press(tab.button(tab.text("matches-show-all")), touch=device.touch)
    expect(rows).to_have_count(3)


def test_by_keyboard_the_way_on_comes_before_the_tables(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    last = returning(guest, server)
    tab = guest.tab()
    keyboard = Keyboard(tab.page)
    tab.go()
    expect(tab.page.get_by_role("region", name=tab.text("start-continue"))).to_be_visible()
    way = []
    for _ in range(9):
        keyboard.step()
        way.append(tab.page.evaluate("document.activeElement.innerText || document.activeElement.ariaLabel"))
    names = [
        tab.text("you-name"),
        tab.text("start-continue-game", game=tab.text("game-king")),
        tab.text("start-day"),
        tab.text("start-puzzle"),
        "",  # the review of the last match: its name depends on the result
        tab.text("start-change"),
        tab.text("start-try", level=tab.text("level-strong")),
        tab.text("start-try-not"),
        tab.text("start-play"),
    ]
    assert [name for name, stop in zip(names, way, strict=True) if name not in stop] == [], way
    keyboard.press(tab.button(tab.text("start-try-not")))
    expect(tile(tab, "kings-corner").locator(".play")).to_be_focused()
    expect(tab.button(tab.text("start-try-not"))).to_have_count(0)
    keyboard.press(tab.page.locator(f'a[href="/match/{last["room"]}/review"]'))
    tab.page.wait_for_url(f"**/match/{last['room']}/review")


def test_a_newcomer_finds_day_and_puzzle_below_the_tables(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.go()
    below = tab.page.get_by_role("navigation")
    expect(below.get_by_role("link", name=tab.text("start-day"))).to_be_visible()
    expect(tab.page.locator(".lately")).to_have_count(0)
    below.get_by_role("link", name=tab.text("start-puzzle")).click()
    # The address is that of the puzzle: tomorrow it is still this one.
    expect(tab.page).to_have_url(re.compile(r"/puzzles/(card|call|out)-\d+$"))
    expect(tab.page.locator("[data-card]").first).to_be_visible()


def test_a_friend_to_whom_the_games_are_new_is_shown_the_way_to_learn_them(invite: Invite) -> None:
    tab = invite(PHONE, "sv", finished=[], coached=[]).tab()
    tab.go("/day/2026-12-01#friend=-30_75_4_Jo")
    expect(tab.page.locator("main")).to_contain_text(tab.text("day-friend", name="Jo"))
    for game, lesson in (("king", "king-1"), ("kings-corner", "corner-1")):
        way = tab.page.get_by_role("link", name=tab.text("day-new", game=tab.text(f"game-{game}")))
        expect(way).to_have_attribute("href", f"/learn/{lesson}")
    check_sizes(tab, scrolls=True)
    check_access(tab, "a friend's first visit")
