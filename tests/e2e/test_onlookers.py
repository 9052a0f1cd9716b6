"""A player and an onlooker: the menu of a seat, a hand that is shown and taken back, and phrases by a long press."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE, Tab
from tools.driver.server import Server


@contextlib.contextmanager
def finger_on(tab: Tab, place: Locator) -> Iterator[None]:
    """Rest a finger on the middle of a place, as Chromium tells it to the page; then lift it."""
    box = place.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = tab.page.context.new_cdp_session(tab.page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.long(seconds=20)
@pytest.mark.parametrize("game", ["king", "kings-corner"])
def test_a_player_shows_their_hand_to_an_onlooker(invite: Invite, server: Server, game: str) -> None:
    preset = {"king": "king", "kings-corner": "pagat"}[game]
    mine = server.open_room(game, preset, "open", "thumb-1", "thumb-1")
    friend = server.join(mine["room"], "Bo")
    host, other, stranger = invite(PHONE), invite(DESKTOP), invite(DESKTOP, name="Eve", figure="owl")
    host.keep_seat(game, mine)
    other.keep_seat(game, friend)
    one, two = host.tab(), other.tab()
    for tab in (one, two):
        tab.go(f"/room/{mine['room']}")
    one.until_phase("deal")
    eve = stranger.tab()
    eve.go(f"/room/{mine['room']}")
    eve.press(eve.button(eve.text("door-watch")), touch=False)
    eve.settle()
    assert eve.hand() == []
    one.until(lambda: one.view["watching"] == 1, "it is seen who looks on")
    two.until(lambda: two.view["watching"] == 1, "it is seen who looks on")
    one.settle()
    check_sizes(one)
    check_sizes(two)

    own = one.page.get_by_role("list", name=one.text("players")).get_by_role("listitem").nth(one.view["you"])
    own.get_by_role("button").tap(position={"x": 30, "y": 12})
    menu = one.page.get_by_role("dialog", name="Ana")
    shown = menu.get_by_role("switch", name="Eve")
    expect(shown).not_to_be_checked()
    check_access(one, "the menu of a seat")  # once it has come up
    check_sizes(one, menu)
    shown.tap()
    eve.until(lambda: eve.view["sees"] == one.view["you"], "the hand is shown")
    assert eve.view["table"]["hand"] == one.view["table"]["hand"]
    expect(shown).to_be_checked()
    eve.see(eve.text("hand-shown", name="Ana"))
    assert eve.hand() == []  # no card is a button
    check_sizes(eve)
    check_access(eve, "a hand that is shown")
    expect(two.page.locator(".seat .eye")).to_have_count(1)
    if shots := os.environ.get("SHOTS"):
        for name, tab in (("host", one), ("friend", two), ("eve", eve)):
            tab.page.screenshot(path=Path(shots) / f"{game}-{name}.png")
    shown.tap()
    eve.until(lambda: eve.view["sees"] == -1, "the hand is taken back")
    assert eve.view["table"]["hand"] == []
    expect(eve.page.get_by_text(eve.text("hand-shown", name="Ana"))).to_have_count(0)
    one.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)

    # The menu of another player's seat says who that is; a long press there opens what can be said.
    plate = two.page.get_by_role("list", name=two.text("players")).get_by_role("listitem").nth(one.view["you"])
    plate.get_by_role("button").click()
    about = two.page.get_by_role("dialog", name="Ana")
    expect(about).to_contain_text(two.text("seat-host"))
    two.page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    box = plate.bounding_box()
    assert box is not None
    two.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    two.page.mouse.down()
    strip = two.page.get_by_role("dialog", name=two.text("say"))
    expect(strip).to_be_visible()
    two.page.mouse.up()
    expect(strip).to_be_visible()
    expect(about).to_have_count(0)
    check_sizes(two, strip)
    check_access(two, "phrases by a long press")
    if shots:
        two.page.screenshot(path=Path(shots) / f"{game}-strip.png")
    strip.get_by_role("button", name=two.text("phrase-oops")).click()
    expect(strip).to_have_count(0)
    expect(one.page.locator(".bubble", has_text=one.text("phrase-oops"))).to_be_visible()

    # The same with a finger, and by keys: Enter on the seat, then the row of its menu; or P.
    seat = one.page.get_by_role("list", name=one.text("players")).get_by_role("listitem").nth(two.view["you"])
    with finger_on(one, seat):
        strip = one.page.get_by_role("dialog", name=one.text("say"))
        expect(strip).to_be_visible()
    expect(strip).to_be_visible()
    expect(one.page.get_by_role("dialog")).to_have_count(1)
    strip.get_by_role("button", name=one.text("phrase-thank-you")).tap()
    expect(strip).to_have_count(0)
    expect(two.page.locator(".bubble", has_text=two.text("phrase-thank-you"))).to_be_visible()
    plate.get_by_role("button").focus()
    two.page.keyboard.press("Enter")
    expect(about).to_be_visible()
    about.get_by_role("button", name=two.text("say")).focus()
    two.page.keyboard.press("Enter")
    phrases = two.page.get_by_role("dialog", name=two.text("say"))
    expect(phrases.get_by_role("button", name=two.text("phrase-hello"))).to_be_focused()
    two.page.keyboard.press("Escape")
    expect(phrases).to_have_count(0)
    two.page.keyboard.press("p")
    expect(phrases).to_be_visible()
    two.page.keyboard.press("Enter")
    expect(one.page.locator(".bubble", has_text=one.text("phrase-hello"))).to_be_visible()
