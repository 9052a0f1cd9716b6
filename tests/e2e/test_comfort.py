"""Comfort in the hand: a card chosen ahead, the last card that plays itself, sorting, looking back, sound."""

import json
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import any_of, step, until_our_turn
from tools.driver.server import Server
from tools.driver.ways import Taps

#: How many cards each has in a deal of King.
HAND = 13


def at_king(server: Server, guest: Guest) -> Tab:
    """Return the page of a player of King with three bots, on their first turn."""
    seated = server.open_room("king", "king", *["thumb-1"] * 3)
    guest.keep_seat("king", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    tab.until_asked()
    tab.settle()
    return tab


def stored(tab: Tab) -> dict[str, Any]:
    settings: dict[str, Any] = json.loads(tab.page.evaluate("localStorage.getItem('kingcraft.settings')"))
    return settings


def test_a_card_is_chosen_ahead_and_played_when_its_turn_comes(server: Server, invite: Invite) -> None:
    """Two people: while one thinks, the other marks a card that will be allowed whatever is led."""
    seated = server.open_room("king", "king", "open", "thumb-1", "thumb-1")
    ana, bo = invite(DESKTOP), invite(PHONE)
    ana.keep_seat("king", seated)
    bo.keep_seat("king", {"room": seated["room"], **server.join(str(seated["room"]))})
    tabs = [guest.tab() for guest in (ana, bo)]
    for tab in tabs:
        tab.go(f"/room/{seated['room']}")
    first, second = tabs
    first.until(lambda: first.updates and second.updates and (first.legal or second.legal), "a person is on turn")
    if not first.legal:  # the friend leads: then the roles are the other way round, after a round of bots
        first, second = second, first
    second.settle()
    led = first.view["table"]["trick"]["cards"]
    mine = second.view["table"]["hand"]
    # The suit that is led, or one that the first person can lead; without it, any card may be thrown away.
    suits = [led[0][1]] if led else [card[1] for card in first.legal]
    chosen = next((card for suit in suits for card in mine if card[1] == suit), mine[0])
    touch = second is tabs[1]
    second.press(second.card(chosen), touch=touch)
    second.press(second.card(chosen), touch=touch)
    expect(second.page.locator("[data-chosen]")).to_be_visible()
    expect(second.card(chosen)).to_have_attribute("aria-describedby", "premove-mark")
    assert second.acts == []
    lead = next((card for card in first.legal if card[1] == chosen[1]), first.legal[0])
    first.press(first.card(lead), touch=not touch)
    second.until(lambda: second.acts == [chosen], "the chosen card is played automatically")
    second.until(lambda: chosen not in second.view["table"]["hand"], "the server takes it")
    expect(second.page.locator("[data-chosen]")).to_have_count(0)


@pytest.mark.long(seconds=6)
def test_the_last_card_plays_itself_and_all_tricks_can_be_looked_at(server: Server, invite: Invite) -> None:
    guest = invite(PHONE, "de", auto="last", history="all", hold="none")
    tab = at_king(server, guest)
    way = Taps(guest, tab)
    for _ in range(HAND - 2):
        step(tab, way, any_of(3))
    tab.until_asked()
    tab.settle()
    tab.press(tab.button(tab.text("tricks")), touch=True)
    dialog = tab.page.get_by_role("dialog", name=tab.text("tricks"))
    titles = dialog.get_by_role("heading", level=3)
    count = len(tab.view["table"]["tricks"])
    expect(titles).to_have_text([tab.text("tricks-number", number=number) for number in range(count, 0, -1)])
    expect(dialog.get_by_role("listitem")).to_have_count(4 * count)
    tab.page.keyboard.press("Escape")
    step(tab, way, any_of(3))
    tab.until(lambda: len(tab.acts) == HAND, "the last card plays itself")
    tab.until(lambda: tab.view["phase"] == "between", "the deal is over")
    expect(tab.page.get_by_role("log")).to_contain_text(tab.text("auto-last"))
    # The sums that everybody checks on paper.
    cells = tab.page.locator(".result tfoot td")
    expect(cells.first).to_have_text(f"−{20 * HAND}")


def test_the_hand_is_sorted_by_one_tap_and_sound_goes_by_one(invite: Invite, server: Server) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    seated = server.open_room("kings-corner", "pagat", "thumb-1")
    guest.keep_seat("kings-corner", seated)
    tab.go(f"/room/{seated['room']}")
    until_our_turn(tab, touch=True)
    tab.settle()
    ranks = "A23456789TJQK"
    assert [ranks.index(card[0]) for card in tab.hand()] == sorted(ranks.index(card[0]) for card in tab.hand())
    sort = tab.button(tab.text("sort"))
    # Next is red and black in turn, unless these cards lie so already: what would change nothing is passed over.
    tab.press(sort, touch=True)
    tab.until(lambda: stored(tab).get("sort") in ("runs", "suit"), "the hand is sorted again")
    if stored(tab)["sort"] == "runs":
        tab.press(sort, touch=True)
    tab.see(tab.text("sorted", order="suit"))
    suits = [suit for suit, _ in groupby(card[1] for card in tab.hand())]
    assert len(suits) == len(set(suits))
    # The painted cards lie as the buttons do.
    lefts = [box["x"] for card in tab.hand() if (box := tab.card(card).bounding_box())]
    assert lefts == sorted(lefts)
    # Sound is a switch of the menu: on at first, off by one tap, on by another.
    tab.press(tab.button(tab.text("menu")), touch=True)
    sound = tab.page.get_by_role("switch", name=tab.text("menu-sound"), exact=True)
    expect(sound).to_be_checked()
    for on in (False, True):
        tab.press(sound, touch=True)
        expect(sound).to_be_checked(checked=on)
        tab.until(lambda: (stored(tab)["sort"], stored(tab)["sound"]) == ("suit", on), "the settings are kept")  # noqa: B023 - asked at once
    tab.page.keyboard.press("Escape")
    for _ in range(3):  # with sound, and no complaint of the browser
        step(tab, Taps(guest, tab), any_of(5))
