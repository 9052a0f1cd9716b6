"""Puzzles in the browser: the list, a card that is found at the second try, and a hand that is shown."""

import re

import pytest
from playwright.sync_api import expect

from kingcraft.puzzles.proving import proving
from kingcraft.puzzles.puzzle import every, find_puzzle
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


def test_a_theme_is_chosen_by_keyboard_and_said_after_the_answer(invite: Invite) -> None:
    tab = invite(DESKTOP, "de").tab()
    theme = tab.text("puzzle-theme-gaps-first")
    tab.go("/puzzles")
    choice = tab.page.get_by_role("combobox", name=tab.text("puzzle-topic"))
    choice.focus()
    tab.page.keyboard.type(theme)
    expect(choice).to_have_value("gaps-first")
    entry = tab.page.get_by_role("link", name=re.compile("^" + re.escape(tab.text("puzzle-kind-out"))))
    expect(entry).to_contain_text(theme)
    card = tab.page.get_by_role("link", name=re.compile("^" + re.escape(tab.text("puzzle-kind-card"))))
    expect(card).to_contain_text(tab.text("puzzle-kind-card-about"))
    check_access(tab, "puzzles of a theme")
    entry.press("Enter")
    tab.until(lambda: tab.updates and tab.legal, "the puzzle is there")
    puzzle = find_puzzle(tab.view["lesson"]["id"])
    assert puzzle is not None
    assert proving("out").theme(puzzle) == "gaps-first"
    expect(tab.page.get_by_text(theme)).to_have_count(0)
    tab.button(tab.text("puzzle-show")).click()
    expect(tab.page.get_by_role("region", name=tab.text("puzzle-moves", count=len(puzzle.answers)))).to_contain_text(
        theme
    )


@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_was_said_is_in_sight_in_a_puzzle_on_a_phone(invite: Invite, number: int) -> None:
    """A bid, an offer and a game to name: whole lines, the last one too."""
    puzzle = next(one for one in every("call") if one.state().phase == ("bid", "decide", "declare")[number])
    tab = invite(PHONE).tab()
    tab.go(f"/puzzles/{puzzle.id}")
    said = tab.page.get_by_role("list", name=tab.text("call-history"))
    last = said.get_by_role("listitem").last
    expect(last).to_be_in_viewport(ratio=1)
    lines = said.evaluate("list => list.clientHeight / list.lastElementChild.clientHeight")
    assert lines >= 2
    assert lines == pytest.approx(round(lines), abs=0.05)
    tab.page.get_by_role("radio", disabled=False).first.click()
    expect(last).to_be_in_viewport(ratio=1)


def test_there_is_no_such_puzzle(invite: Invite) -> None:
    tab = invite(PHONE, "sv").tab()
    tab.go("/puzzles/card-99999999")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("puzzle-unknown"))
