"""Four people at one table of King, one of them on a phone: an auction, and one who leaves and comes back."""

import random
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import AUCTIONS, Invite
from tests.e2e.test_two_people import check_page, check_wire, until_after
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import Choice
from tools.driver.server import Server
from tools.driver.ways import Taps

PEOPLE = (("Ana", DESKTOP, "en"), ("Bo", PHONE, "de"), ("Cy", DESKTOP, "sv"), ("Dora", DESKTOP, "ro"))


def until_dealt(tabs: list[Tab], deal: int) -> None:
    tabs[0].until(lambda: all(tab.view["deal"] == deal and tab.view["phase"] == "deal" for tab in tabs), "it is dealt")


def level(tabs: list[Tab]) -> None:
    """Wait until all four have heard the same, and a player is asked or the deal has ended."""
    tabs[0].until(
        lambda: (
            len({tab.latest["version"] for tab in tabs}) == 1
            and (any(tab.legal for tab in tabs) or tabs[0].view["phase"] != "deal")
        ),
        "all four are at the same version",
    )


def hurried(legal: list[str]) -> str:
    """Discard the king of hearts if possible, otherwise hearts."""
    return max(legal, key=lambda card: (card == "KH", card[1] == "H"))


def act(tabs: list[Tab], ways: dict[Tab, Taps], choose: Choice) -> None:
    """The player on turn does one thing, and all four hear of it."""
    level(tabs)
    actor = next(tab for tab in tabs if tab.legal)
    before = actor.latest["version"]
    actor.settle()
    ways[actor].do(choose(actor.legal))
    for tab in tabs:
        until_after(tab, before)
    level(tabs)


@pytest.mark.long(seconds=22)
def test_four_people_play_and_one_comes_back(invite: Invite, server: Server) -> None:
    mine = server.open_room("king", "king", "open", "open", "open", **AUCTIONS)
    room = f"/room/{mine['room']}"
    guests: list[Guest] = [invite(device, language, name=name) for name, device, language in PEOPLE]
    guests[0].keep_seat("king", mine)
    tabs = [guest.tab() for guest in guests]
    ways = {tab: Taps(guest, tab) for guest, tab in zip(guests, tabs, strict=True)}
    for guest, tab in zip(guests, tabs, strict=True):
        tab.go(room)
        if tab is not tabs[0]:
            tab.press(tab.button(tab.text("door-sit")), touch=guest.device.touch)
    for tab in tabs:
        expect(tab.page.locator("[data-card]")).to_have_count(13)
    seats = [tab.view["you"] for tab in tabs]
    assert sorted(seats) == [0, 1, 2, 3]
    assert [seat["name"] for seat in tabs[2].view["seats"]] == [
        name for _, name in sorted(zip(seats, (name for name, *_ in PEOPLE), strict=True))
    ]

    # The first deal is over as soon as the king of hearts is taken.
    chance = random.Random(91)
    acted = 0
    while tabs[0].view["phase"] == "deal":
        act(tabs, ways, hurried)
        acted += 1
        if acted == 2:
            leave_and_come_back(tabs, room)
    for one, two in pairwise(tabs):
        assert check_wire(one, two) > 4
    for guest, tab in zip(guests, tabs, strict=True):
        tab.press(tab.next_deal(), touch=guest.device.touch)
    until_dealt(tabs, 1)

    # The second is sold, or kept, and then played.
    while tabs[0].view["phase"] == "deal" and tabs[0].view["table"]["phase"] != "play":
        act(tabs, ways, chance.choice)
    assert len(tabs[0].view["table"]["auction"]["calls"]) >= 3
    for one, two in pairwise(tabs):
        assert one.view["table"]["auction"] == two.view["table"]["auction"]
        if one.view["phase"] == "deal":
            check_page(one, two)


def leave_and_come_back(tabs: list[Tab], room: str) -> None:
    """Cy goes away; the others see it until Cy is back at the table."""
    away = tabs[2]
    hand = sorted(away.view["table"]["hand"])
    away.page.goto("about:blank")
    for tab in (tabs[0], tabs[1], tabs[3]):
        tab.see(tab.text("seat-away"))
    heard = len(away.updates)
    away.go(room)
    away.until(lambda: len(away.updates) > heard, "the player is greeted again")
    assert sorted(away.view["table"]["hand"]) == hand
    for tab in (tabs[0], tabs[1], tabs[3]):
        expect(tab.page.get_by_text(tab.text("seat-away"))).to_have_count(0)
