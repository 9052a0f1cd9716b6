"""Puzzles in the browser: the list, a card that is found at the second try, and a hand that is shown."""

import re

import pytest
from playwright.sync_api import expect

from kingcraft.puzzles.puzzle import every
from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device, Tab

TRIES = "JSON.parse(localStorage.getItem('kingcraft.puzzles'))"


def rating(tab: Tab) -> float:
    """What the browser keeps as the player's own rating, once it is stored."""
    tab.until(lambda: tab.page.evaluate(TRIES), "the try is stored")
    kept: float = tab.page.evaluate(TRIES)["rating"]
    return kept


@pytest.mark.parametrize(
    ("device", "language"), [(PHONE, "en"), pytest.param(DESKTOP, "de", marks=pytest.mark.long(seconds=12))]
)
def test_a_card_is_found_at_the_second_try(invite: Invite, device: Device, language: str) -> None:
    guest = invite(device, language, taps="one")
    tab, puzzle = guest.tab(), every("card")[0]
    tab.go("/puzzles")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text("puzzle-title"))
    check_access(tab, "the list of puzzles")
    tab.go(f"/puzzles/{puzzle.id}")
    strip = tab.page.get_by_role("region", name=tab.text("learn-says"))
    expect(strip).to_contain_text(tab.text("puzzle-card"))
    check_access(tab, "a puzzle")
    other = next(token for token in tab.legal if token not in puzzle.answers)
    tab.press(tab.page.get_by_role("button", name=tab.card_name(other), exact=True), touch=device.touch)
    expect(strip).to_contain_text(tab.text("puzzle-wrong"))
    right = re.compile("^" + re.escape(tab.card_name(puzzle.answers[0])))
    tab.press(tab.page.get_by_role("button", name=right), touch=device.touch)
    heading = tab.page.locator("#puzzle-heading")
    expect(heading).to_have_text(tab.text("puzzle-late", what=tab.card_name(puzzle.answers[0])))
    expect(heading).to_be_focused()
    expect(tab.page.get_by_role("table")).to_contain_text(tab.text("level-master"))
    check_access(tab, "the answer to a puzzle")
    assert rating(tab) < 1200
    tab.press(tab.page.get_by_role("link", name=tab.text("puzzle-next")), touch=device.touch)
    tab.until(lambda: tab.updates and tab.view["lesson"]["id"] != puzzle.id, "the next puzzle is there")
    tab.until(lambda: tab.view["lesson"]["id"].startswith("card-"), "it is of the same kind")


def test_a_hand_is_cleared_for_a_player_who_asks(invite: Invite) -> None:
    tab, puzzle = invite(PHONE, "ro").tab(), every("out")[0]
    tab.go(f"/puzzles/{puzzle.id}")
    tab.until(lambda: tab.updates and tab.legal, "the puzzle is there")
    tab.press(tab.button(tab.text("puzzle-show")), touch=True)
    heading = tab.page.locator("#puzzle-heading")
    expect(heading).to_have_text(tab.text("puzzle-moves", count=len(puzzle.answers)))
    assert rating(tab) < 1200
    check_access(tab, "a hand that was shown")


def test_there_is_no_such_puzzle(invite: Invite) -> None:
    tab = invite(PHONE, "sv").tab()
    tab.go("/puzzles/card-99999999")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("puzzle-unknown"))
