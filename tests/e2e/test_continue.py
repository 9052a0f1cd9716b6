"""A seat continues on another device by its link; no other seat is lost or opened by it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import any_of, start, step
from tools.driver.server import Server
from tools.driver.ways import Taps


def link_of(tab: Tab) -> str:
    """Fetch the link of the seat as its player does: from the menu of their seat."""
    tab.from_menu("seat-own", touch=False)
    tab.button(tab.text("device-open")).click()
    dialog = tab.page.get_by_role("dialog", name=tab.text("device-title"))
    expect(dialog).to_contain_text(tab.text("device-warning"))
    expect(dialog).to_contain_text(tab.text("waiting-local"))  # a link to 127.0.0.1 would lead a phone to itself
    link = dialog.get_by_label(tab.text("device-link"), exact=True).input_value()
    tab.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return link


def link(server: Server, seated: dict[str, Any]) -> str:
    return f"/room/{seated['room']}#seat={seated['secret']}"


def test_a_seat_goes_on_on_another_device(invite: Invite) -> None:
    home, away = invite(DESKTOP), invite(PHONE, "de")
    one, two = home.tab(), away.tab()
    start(one, "king", touch=False)
    one.settle()
    asked: list[str] = []
    two.page.on("request", lambda request: asked.append(request.url))

    address = link_of(one)
    secret = home.seat(one)["secret"]
    assert address == f"{one.url}/room/{one.view['room']}#seat={secret}"
    two.page.goto(address)
    expect(two.page.locator("[data-card]")).to_have_count(len(one.hand()))
    assert sorted(two.hand()) == sorted(one.hand())
    expect(one.page.get_by_role("alert")).to_contain_text(one.text("error-replaced"))
    expect(two.page).to_have_url(f"{two.url}/room/{one.view['room']}")
    assert not any(secret in url for url in asked)
    assert away.seat(two) == {**home.seat(one), "created": away.seat(two)["created"]}

    # Taken over while the link is still on the screen: that is said, and nothing covers it.
    one.button(one.text("play-here")).click()
    expect(two.page.get_by_role("alert")).to_contain_text(two.text("error-replaced"))
    one.from_menu("seat-own", touch=False)
    one.button(one.text("device-open")).click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    two.button(two.text("play-here")).tap()
    expect(one.page.get_by_role("alert")).to_contain_text(one.text("error-replaced"))
    expect(one.page.get_by_role("dialog")).to_have_count(0)

    step(two, Taps(away, two), any_of(51))
    two.page.reload()  # the link is needed once
    two.until_asked()
    assert two.view["you"] == one.view["you"]


@pytest.mark.long(seconds=3)
def test_the_link_of_a_seat_that_is_wrong_says_so(invite: Invite, server: Server) -> None:
    seated = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    tab = invite(DESKTOP).tab()
    tab.excuse(r"Failed to load resource: .* 401")
    tab.go(link(server, {**seated, "secret": "x" * 32}))
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("error-wrong-secret"))
    expect(tab.page).to_have_url(f"{tab.url}/room/{seated['room']}")
    assert tab.page.evaluate("localStorage.getItem('kingcraft.rooms')") is None

    # Pasted into a browser that has a seat, it changes nothing.
    guest: Guest = invite(PHONE)
    guest.keep_seat("king", seated)
    mine = guest.tab()
    mine.excuse(r"Failed to load resource: .* 401")
    mine.go(f"/room/{seated['room']}")
    expect(mine.page.locator("[data-card]")).to_have_count(13)
    mine.page.evaluate("location.hash = '#seat=nonsense'")
    alert = mine.page.get_by_role("alert")
    expect(alert).to_contain_text(mine.text("error-wrong-secret"))
    alert.get_by_role("button", name=mine.text("close")).tap()
    expect(alert).to_have_count(0)
    assert guest.seat(mine)["secret"] == seated["secret"]
    mine.until_asked()


@pytest.mark.long(seconds=4)
def test_a_link_to_another_seat_asks_before_it_takes_ones_own(invite: Invite, server: Server) -> None:
    seated = server.open_room("kings-corner", "pagat", "open")
    friend = server.join(seated["room"])
    guest = invite(PHONE, "sv")
    guest.keep_seat("kings-corner", seated)
    tab = guest.tab()
    tab.go(link(server, friend))
    tab.see(tab.text("device-two", own="Ana", other="Bo"))
    tab.button(tab.text("device-stay", name="Ana")).tap()
    tab.until(lambda: tab.updates, "the table is there")
    assert tab.view["you"] == seated["seat"]
    assert guest.seat(tab)["secret"] == seated["secret"]

    tab.page.evaluate(f"location.hash = '#seat={friend['secret']}'")
    tab.button(tab.text("device-take", name="Bo")).tap()
    tab.until(lambda: tab.view["you"] == friend["seat"], "the other seat")
    assert guest.seat(tab)["secret"] == friend["secret"]
    expect(tab.page).to_have_url(re.compile(r"/room/\w+$"))
