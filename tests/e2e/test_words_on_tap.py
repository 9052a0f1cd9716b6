"""Words that explain themselves: on the auction sheet and in a refusal, by touch and by keyboard."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.test_calls import at
from tools.driver.guest import DESKTOP, PHONE, Tab
from tools.driver.play import start
from tools.driver.server import Server

#: How high the part of a word is that a finger can hit, in pixels.
REACHED: Final = """(word) => {
    const { left, right, top } = word.getBoundingClientRect();
    let high = 0;
    for (let y = top - 20; y < top + 80; y += 1)
        if (word.contains(document.elementFromPoint((left + right) / 2, y + 0.5))) high += 1;
    return high;
}"""


def whose_turn_is_in_sight(tab: Tab, card: Locator) -> None:
    """The card of the word covers nothing that says whose turn it is."""
    over = card.bounding_box()
    assert over
    for said in tab.page.locator("[data-turn]").all():
        box = said.bounding_box()
        if box is None:
            continue
        apart = over["y"] >= box["y"] + box["height"] or over["y"] + over["height"] <= box["y"]
        beside = over["x"] >= box["x"] + box["width"] or over["x"] + over["width"] <= box["x"]
        assert apart or beside, (over, box)


def test_a_word_of_the_auction_leads_to_its_rules(invite: Invite, server: Server) -> None:
    tab = invite(PHONE).tab()
    at("bid", tab, server)
    sheet = tab.page.get_by_role("region", name=tab.text("call-label"))
    word = sheet.locator('[data-word="king-bid"]').first
    expect(word).to_have_attribute("aria-expanded", "false")
    assert word.evaluate(REACHED) >= 44
    word.tap()
    card = tab.page.get_by_role("dialog", name=tab.text("word-king-bid-title"))
    expect(card).to_contain_text(tab.text("word-king-bid"))
    expect(word).to_have_attribute("aria-expanded", "true")
    whose_turn_is_in_sight(tab, card)
    check_access(tab, "a word")
    # A second tap on it closes it.
    box = word.bounding_box()
    assert box
    tab.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(card).to_have_count(0)
    expect(sheet).to_be_visible()
    word.tap()
    card.get_by_role("button", name=tab.text("word-more")).tap()
    expect(tab.page.get_by_role("dialog").locator("#rules-section-auction")).to_be_in_viewport()


@pytest.mark.long(seconds=8)
def test_a_refusal_stays_while_its_word_is_open(invite: Invite) -> None:
    """By keyboard: Enter opens the word, Escape closes it, and the focus is back at the word."""
    tab = invite(DESKTOP).tab()
    start(tab, "kings-corner", touch=False)
    tab.until_asked()
    tab.settle()
    # Only kings may begin a corner. A card with one place would go there at once.
    moves = [token.split(">")[0] for token in tab.legal]
    wrong = next(card for card in tab.hand() if not card.startswith("K") and moves.count(card) != 1)
    tab.card(wrong).press("Enter")
    tab.page.locator('[data-place="NE"]').press("Enter")
    alert = tab.page.get_by_role("alert")
    word = alert.locator("[data-word]").first
    assert word.evaluate(REACHED) >= 44
    word.press("Enter")
    card = tab.page.get_by_role("dialog")
    expect(card).to_be_visible()
    whose_turn_is_in_sight(tab, card)
    tab.page.wait_for_timeout(4500)  # longer than a refusal stays
    expect(alert).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(word).to_be_focused()
