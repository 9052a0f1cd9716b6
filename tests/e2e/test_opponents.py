"""Opponents: chosen on the start page, named at the table, and seen to be thinking."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import any_of, start, step, until_our_turn
from tools.driver.server import Server, patient
from tools.driver.start_page import choose, chosen, group, open_sheet, tile
from tools.driver.ways import Taps

BOT = f"ponderer={sys.executable} {Path(__file__).with_name('ponderer.py')} "
LEVELS = ("beginner", "casual")
ALL = ("beginner", "casual", "strong", "master")
#: The smallest phone that people still use.
SMALL = Device("small phone", 360, 640, touch=True)


@pytest.mark.parametrize(
    "device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=6))], ids=lambda device: device.name
)
def test_the_level_is_chosen_kept_and_named_at_the_table(invite: Invite, device: Device) -> None:
    guest = invite(device, "de")
    tab = guest.tab()
    tab.go()
    open_sheet(tab, "king", "start-change")
    expect(chosen(tab, "start-level")).to_have_text(tab.text("level-casual"))
    for level in LEVELS:
        choose(tab, "start-level", tab.text(f"level-{level}"))
        tab.see(tab.text(f"level-{level}-about"))
    choose(tab, "start-level", tab.text("level-beginner"))
    tab.page.reload()
    expect(tile(tab, "king")).to_contain_text(tab.text("level-beginner"))
    expect(tile(tab, "kings-corner")).to_contain_text(tab.text("level-casual"))  # each game keeps its own
    open_sheet(tab, "kings-corner", "start-change")
    choose(tab, "start-level", tab.text("level-beginner"))
    tab.page.reload()
    expect(tile(tab, "kings-corner")).to_contain_text(tab.text("level-beginner"))
    start(tab, "kings-corner", touch=device.touch)
    seats = tab.view["seats"]
    assert [seat["kind"] for seat in seats].count("beginner") == len(seats) - 1
    pills = tab.page.locator(f".seat[title$='· {tab.text('level-beginner')}']")
    expect(pills).to_have_count(len(seats) - 1)
    expect(pills.first).to_contain_text(tab.text("level-beginner"))
    expect(pills.first.locator(".strength")).to_be_visible()
    expect(pills.first.locator(".full")).to_have_count(1)


@pytest.mark.long(seconds=2)
def test_where_only_friends_play_there_is_no_level(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    tab.go()
    open_sheet(tab, "king", "start-with")
    expect(group(tab, "start-level")).to_be_visible()
    choose(tab, "start-friends", "3")
    expect(group(tab, "start-level")).to_have_count(0)


def test_bots_that_do_not_think_are_told_of(invite: Invite, server: Server) -> None:
    """A server without threads for them: a player against Master must know that it is not Master."""
    guest = invite(SMALL, "ro")
    seated = server.open_room("king", "king", "master", "casual", "beginner")
    guest.keep_seat("king", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    said = tab.text("stand-in-off")
    expect(tab.page.locator(".notice")).to_have_text(said)
    expect(tab.page.get_by_role("log").get_by_text(said)).to_have_count(1)
    pills = [tab.page.locator(f".seat[title$='· {tab.text(f'level-{level}')}']") for level in ALL]
    reached = [pill.locator(".strength .full").count() for pill in pills]
    assert reached == [1, 2, 0, 4]


def hand_the_turn_on(guest: Guest, tab: Tab) -> None:
    """Play until a bot is on turn in mid-trick: a complete one lies for a while before a bot is seen to think."""
    while True:
        step(tab, Taps(guest, tab), any_of(1))
        if tab.view["table"]["trick"]["cards"] and not tab.legal:
            return


def see_it_think(tab: Tab) -> None:
    """Wait until a bot is seen to think."""
    expect(tab.page.locator(".seat.turn .thinks")).to_be_visible()


@pytest.mark.long(seconds=8)
def test_a_bot_that_takes_its_time_is_seen_to_think(invite: Invite, page_is_built: None, tmp_path: Path) -> None:
    """Only while the server is there: when it is gone, that is said instead."""
    ponders = tmp_path / "ponders"
    with Server(tmp_path / "data", "--bot", BOT + str(ponders), program=patient("ponderer")) as server:
        guest = invite(DESKTOP, server=server, level="ponderer")
        tab = guest.tab()
        tab.go()
        tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").click()
        until_our_turn(tab, touch=False)
        tab.settle()
        expect(tab.page.locator(".thinks")).to_have_count(0)
        ponders.touch()
        hand_the_turn_on(guest, tab)
        see_it_think(tab)
        ponders.unlink()
        tab.until_asked()
        tab.settle()
        expect(tab.page.locator(".thinks")).to_have_count(0)
        ponders.touch()
        hand_the_turn_on(guest, tab)
        see_it_think(tab)
        tab.excuse("WebSocket|ERR_CONNECTION|Failed to load resource")
        server.kill()
        expect(tab.page.get_by_role("status")).to_have_text(tab.text("link-lost"))
        expect(tab.page.locator(".thinks")).to_have_count(0)
        tab.page.close()
        ponders.unlink()  # or it would think for ever
