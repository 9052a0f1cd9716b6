"""Undo in the player's own turn while a friend watches; ending a deal of King in which nothing is open any more."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, Device, Guest, Tab
from tools.driver.play import step, until_our_turn
from tools.driver.server import Server
from tools.driver.start_page import ask_friends
from tools.driver.ways import Keys, Taps, Way

SMALL = Device("small", 360, 640, touch=True)
LOW = Device("low", 640, 360, touch=True)
#: The least width and height of what is tapped, and the least distance from the button that draws: CSS pixels
#: that a finger hits without error.
LEAST, APART = 44, 8


def back(tab: Tab) -> Locator:
    return tab.page.locator("[data-undo]")


def lays(tab: Tab) -> list[str]:
    """Return the cards of the hand that can be laid now."""
    return [token for token in tab.legal if ">" in token and len(token.split(">")[0]) == 2 and token[1] in "CDHS"]


def until_after(version: int, *tabs: Tab) -> None:
    tabs[0].until(lambda: all(tab.latest["version"] > version for tab in tabs), f"all see more than {version}")


def seat_at(guest: Guest, server: Server, game: str, preset: str, *others: str, **options: Any) -> Tab:
    """The guest's tab at a new table of one person and bots, at that person's turn."""
    seated = server.open_room(game, preset, *others, **options)
    guest.keep_seat(game, seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    until_our_turn(tab, touch=guest.device.touch)
    return tab


def until_one_can_lay(ways: Sequence[Way], tabs: list[Tab]) -> int:
    """End turns until one of the people can lay a card. Returns which one."""
    while True:
        if len(tabs) == 1:
            until_our_turn(tabs[0], touch=False)  # a bot may end a deal before
        tabs[0].until(lambda: any(tab.legal for tab in tabs), "it is the turn of a person")
        number = next(number for number, tab in enumerate(tabs) if tab.legal)
        if lays(tabs[number]):
            return number
        before = tabs[number].latest["version"]
        ways[number].do("end")
        until_after(before, *tabs)


def at_one_table(host: Guest, friend: Guest) -> list[Tab]:
    """The host allows taking back on the start page, the friend comes by link and reads that it is allowed."""
    one, two = host.tab(), friend.tab()
    one.go()
    ask_friends(one, "kings-corner", 1, "start-undo")
    link = one.page.get_by_label(one.text("waiting-link")).input_value()
    one.see(one.text("undo-allowed"))
    two.page.goto(link)
    two.see(two.text("undo-allowed"))
    two.page.get_by_label(two.text("your-name")).fill("Bo")
    two.press(two.button(two.text("door-sit")), touch=friend.device.touch)
    for tab in (one, two):
        expect(tab.page.locator("[data-card]")).to_have_count(7)
    return [one, two]


def test_a_friend_sees_it_come_back(invite: Invite) -> None:
    """By tap and by key, with a reload in between; the other page says so and no longer has the card."""
    guests = [invite(DESKTOP, name="Ana", players=2), invite(SMALL, "de", name="Bo")]
    tabs = at_one_table(*guests)
    ways = [Taps(guest, tab) for guest, tab in zip(guests, tabs, strict=True)]
    actor = until_one_can_lay(ways, tabs)
    tab, other = tabs[actor], tabs[1 - actor]
    name = ("Ana", "Bo")[actor]
    card, place = lays(tab)[0].split(">")
    expect(back(tab)).to_have_count(0)
    for way in ("tap", "key"):
        before = tab.latest["version"]
        counts = other.view["table"]["counts"]
        ways[actor].do(f"{card}>{place}")
        until_after(before, tab, other)
        expect(tab.card(card)).to_have_count(0)
        expect(back(other)).to_have_count(0)
        if way == "tap":
            tab.press(back(tab), touch=guests[actor].device.touch)
        else:
            tab.page.reload()
            expect(back(tab)).to_be_visible()
            tab.page.keyboard.press("u")
        expect(tab.card(card)).to_be_visible()
        expect(back(tab)).to_have_count(0)
        other.until(lambda: other.latest["event"]["kind"] == "undo", "the friend sees it")
        other.settle()
        assert other.view["table"]["counts"] == counts
        assert card not in other.view["table"]["piles"][place]
        told = other.text("say-undo-card", name=name, card=other.card_name(card))
        expect(other.page.locator(".log")).to_contain_text(told)


def test_it_goes_on_where_one_was(invite: Invite, server: Server) -> None:
    """With the keyboard alone: the focus goes back to the card; after the draw there is nothing to take back."""
    guest = invite(DESKTOP)
    tab = seat_at(guest, server, "kings-corner", "pagat", "thumb-1")
    keys = Keys(tab)
    until_one_can_lay([keys], [tab])
    card = lays(tab)[0].split(">")[0]
    before = tab.latest["version"]
    keys.do(lays(tab)[0])
    until_after(before, tab)
    expect(back(tab)).to_be_visible()
    tab.page.keyboard.press("u")
    expect(tab.card(card)).to_be_focused()
    keys.do(lays(tab)[0])
    expect(back(tab)).to_be_visible()
    keys.press_button(back(tab))
    expect(tab.card(card)).to_be_focused()
    tab.page.keyboard.press("u")
    tab.see(tab.text("error-nothing-to-undo"))
    tab.page.keyboard.press(" ")
    tab.until(lambda: "end" in tab.acts, "the turn ends")
    expect(back(tab)).to_have_count(0)


@pytest.mark.parametrize(
    "device", [LOW, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=5))], ids=lambda device: device.name
)
def test_the_undo_button_is_apart(invite: Invite, server: Server, device: Device) -> None:
    """Large enough for a finger, and not where a player who wants to draw might touch it."""
    guest = invite(device)
    tab = seat_at(guest, server, "kings-corner", "pagat", *["thumb-1"] * 3)
    way = Taps(guest, tab)
    until_one_can_lay([way], [tab])
    before = tab.latest["version"]
    way.do(lays(tab)[0])
    until_after(before, tab)
    button, draw = back(tab).bounding_box(), tab.page.locator("[data-end]").bounding_box()
    assert button
    assert draw
    assert min(button["width"], button["height"]) >= LEAST
    aside = max(draw["x"] - button["x"] - button["width"], button["x"] - draw["x"] - draw["width"])
    over = max(draw["y"] - button["y"] - button["height"], button["y"] - draw["y"] - draw["height"])
    assert max(aside, over) >= APART - 0.1
    assert button["x"] >= 0
    assert button["x"] + button["width"] <= device.width
    tab.press(back(tab), touch=device.touch)  # Playwright checks that nothing lies above it
    expect(back(tab)).to_have_count(0)


def kings_first(legal: list[str]) -> str:
    return "KH" if "KH" in legal else legal[-1]


def settled_table(invited: Callable[[], Guest], server: Server) -> Tab:
    """A deal of King in which the king of hearts has been taken, at our turn; where it came last, another deal.

    Before that the rest may be offered too, to who is sure to take it all.
    """
    while True:
        guest = invited()
        tab = seat_at(guest, server, "king", "king", *["thumb-1"] * 3, contracts=["no-king"])
        way = Taps(guest, tab)
        while tab.view["offer"] != "settled" and step(tab, way, kings_first):
            tab.until_asked()
        if tab.view["offer"] == "settled" and len(tab.view["table"]["hand"]) > 1:  # the last card plays itself
            tab.settle()
            return tab


def check_rest(tab: Tab, before: dict[str, Any], line: str) -> None:
    """Check that the rest came as one update, and that the panel of the deal is shown."""
    update = next(update for update in tab.updates if update["event"]["kind"] == "rest")
    played = sum(len(trick["cards"]) for trick in [*before["tricks"], before["trick"]])
    assert (update["event"]["token"], update["event"]["played"], update["event"]["ended"]) == ("settled", played, True)
    expect(tab.page.locator("#result-title")).to_be_visible()
    expect(tab.page.locator(".log")).to_contain_text(line)


@pytest.mark.long(seconds=8)
def test_nothing_left_to_take(invite: Invite, server: Server) -> None:
    """The button ends the deal for onlookers too; the hands lie open for a while, or until the player taps."""
    tab, watching = settled_table(lambda: invite(SMALL, "ro", hold="long"), server), invite(DESKTOP).tab()
    watching.go(f"/room/{tab.view['room']}")
    watching.press(watching.button(watching.text("door-watch")), touch=False)
    watching.until(lambda: watching.updates and watching.view["table"], "the onlooker sees the table")
    table = tab.view["table"]
    button = tab.button(re.compile("^" + re.escape(tab.text("offer-end"))))
    expect(button).to_contain_text(tab.text("offer-settled"))
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= LEAST
    tab.press(button, touch=True)
    # Another update may follow at once.
    tab.until(lambda: any(update["event"]["kind"] == "rest" for update in tab.updates), "the rest is played")
    left = sum(table["counts"]) - len(table["hand"])
    shown = tab.page.locator(".paint .sprite:not(.faint) .front")
    expect(shown).to_have_count(left + len(table["hand"]) + len(table["trick"]["cards"]))
    expect(tab.page.locator("#result-title")).to_have_count(0)
    tab.page.locator(".table").tap(position={"x": 180, "y": 300})
    check_rest(tab, table, tab.text("say-rest-settled-you"))
    check_rest(watching, table, watching.text("say-rest-settled", name="Ana"))


@pytest.mark.long(seconds=6)
def test_it_is_ended_at_once_for_a_player_who_wants_that(invite: Invite, server: Server) -> None:
    while True:
        guest = invite(DESKTOP, settle="auto")
        tab = seat_at(guest, server, "king", "king", *["thumb-1"] * 3, contracts=["no-king"])
        way = Taps(guest, tab)
        while tab.view["phase"] == "deal":
            step(tab, way, kings_first)
            tab.until(lambda: tab.view["phase"] != "deal" or (tab.legal and tab.view["offer"] == ""), "it goes on")  # noqa: B023
        if "KH" not in tab.view["table"]["tricks"][-1]["cards"]:
            break  # else it came last, and there was no rest: another deal
    assert tab.latest["event"]["kind"] == "rest"
    assert [message["type"] for message in tab.sent].count("claim") == 1
    expect(tab.page.locator("#result-title")).to_be_visible()
