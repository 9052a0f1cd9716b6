"""Matches of King against bots, by tap on a phone and by keyboard alone on a desktop; whole ones in the long tier."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import BOTH_HOMES, Invite
from tests.e2e.records import accepted, download
from tests.e2e.results import by_seat
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import Choice, go_on, hurried, play_deal, play_match
from tools.driver.server import Server
from tools.driver.start_page import change
from tools.driver.ways import Keys, Taps, is_card


def seller(seed: int) -> Choice:
    """Any legal token, except that the own positive deal goes to auction: there the auctioneer has the last word."""
    chance = random.Random(seed)

    def choose(legal: list[str]) -> str:
        return "auction" if "auction" in legal else chance.choice(legal)

    return choose


def keeper(seed: int) -> Choice:
    """Any legal token, except that the own positive deal is kept, and its game named."""
    chance = random.Random(seed)

    def choose(legal: list[str]) -> str:
        return chance.choice([token for token in legal if token != "auction"] if "auction" in legal else legal)

    return choose


#: What is to be avoided in a match, and in a short one; four auctions follow.
WHOLE = ("no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two")
SHORT = ("no-queens", "no-king", "last-two")
#: A match that is soon over: the first deal ends with its king.
SHORTEST: dict[str, Any] = {"contracts": ["no-king"], "early_end": True}


def check_end(tab: Tab, done: list[list[str]], avoided: tuple[str, ...], *, sold: bool) -> None:
    """The panel and the score sheet of a finished match say what the server's last view says."""
    view = tab.view
    assert view["phase"] == tab.phase == "over"
    assert len(view["sheet"]["deals"]) == len(done) == len(avoided) + 4
    assert tuple(line["label"] for line in view["sheet"]["deals"])[: len(avoided)] == avoided
    if avoided == WHOLE:
        assert sum(view["sheet"]["totals"]) == 0
    # Every seat is the auctioneer of one deal, and opens it with a call of its own.
    opened = [
        deal[0]
        for deal in done[len(avoided) :]
        if deal[0] == "auction" or deal[0] == "minus" or deal[0].startswith("plus:")
    ]
    assert ("auction" in opened) == sold
    assert opened

    you = view["you"]
    names = [tab.text("you") if seat == you else view["seats"][seat]["name"] for seat in range(4)]
    winners = view["sheet"]["winners"]
    title = tab.page.locator("#result-title").inner_text()
    assert title == tab.text("winner-you") if winners == [you] else all(names[seat] in title for seat in winners)
    rows = by_seat(tab)
    shown = [number(cells[-1]) for cells in map(cell_texts, rows)]
    assert shown == view["sheet"]["totals"]
    crowned = [seat for seat, row in enumerate(rows) if "♛" in row.inner_text()]
    assert crowned == winners


def cell_texts(row: Locator) -> list[str]:
    return [text.strip() for text in row.locator("th, td").all_inner_texts()]


def number(text: str) -> int:
    """A number as the page prints it, with a real minus sign."""
    return int(text.replace("−", "-").replace("+", ""))


@pytest.mark.parametrize(
    "avoided",
    [pytest.param(("no-king",), id="shortest"), pytest.param(SHORT, id="short", marks=pytest.mark.long(seconds=30))],
)
def test_a_match_by_tap_on_a_phone(invite: Invite, server: Server, tmp_path: Path, avoided: tuple[str, ...]) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    if avoided == SHORT:
        tab.go()
        change(tab, "king", ("start-length", tab.text("start-brief")))
        tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}"), touch=True)
    else:
        seated = server.open_room("king", "king", *["thumb-1"] * 3, **SHORTEST)
        guest.keep_seat("king", seated)
        tab.go(f"/room/{seated['room']}")
    done = play_match(tab, Taps(guest, tab), seller(1))
    check_end(tab, done, avoided, sold=True)

    record = accepted(download(tab, tmp_path, touch=True))
    assert record["game"] == "king"
    assert record["totals"] == tab.view["sheet"]["totals"]
    assert len(record["deals"]) == len(avoided) + 4

    room = tab.view["room"]
    tab.press(tab.button(tab.text("again")), touch=True)
    expect(tab.page).not_to_have_url(re.compile(room))
    expect(tab.page.locator("[data-card]")).to_have_count(13)
    assert tab.phase == "play"


def test_a_bid_is_called_by_keyboard_alone(invite: Invite, short_match: Callable[[Guest], str]) -> None:
    """The deal to avoid, and auctions until we have bid, declared or passed in one and played it to its end."""
    guest = invite(DESKTOP, "de")
    room = short_match(guest)
    tab = guest.tab()
    tab.go(f"/room/{room}")
    keys, choose, called = Keys(tab), hurried(2), False
    while not called:
        done = play_deal(tab, keys, choose)
        called = any(not is_card(token) for token in done)
        assert tab.view["phase"] == "between", "in four auctions we were not asked"
        expect(tab.next_deal()).to_be_focused()
        if not called:
            go_on(tab, keys)


@pytest.mark.long(seconds=40)
@pytest.mark.parametrize("invite", BOTH_HOMES, indirect=True)
def test_a_whole_match_by_keyboard_alone(invite: Invite) -> None:
    guest = invite(DESKTOP, "de")
    tab = guest.tab()
    tab.go()
    keys = Keys(tab)
    keys.press_button(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}"))
    expect(tab.page.locator("[data-card]")).to_have_count(13)
    done = play_match(tab, keys, keeper(2))
    check_end(tab, done, WHOLE, sold=False)
    expect(tab.button(tab.text("again"))).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("[data-card]")).to_have_count(13)
