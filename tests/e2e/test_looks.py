"""The looks: the chosen look is used at once and from the first paint on, on every page; all of them can be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.play import start
from tools.driver.start_page import group, open_settings

#: What the page looks like when its body begins, before anything could be painted.
AT_FIRST = """new MutationObserver((_, observer) => {
  if (!document.body) return;
  const root = document.documentElement;
  window.atFirst = root.dataset.cloth + (root.hasAttribute("data-contrast") ? " strong" : "");
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def test_a_look_is_worn_at_once_and_before_the_first_paint(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    tab.page.add_init_script(AT_FIRST)
    tab.go()
    html, frame = tab.page.locator("html"), tab.page.locator('meta[name="theme-color"]')
    expect(html).to_have_attribute("data-cloth", "green")
    open_settings(tab)
    tab.page.get_by_text(tab.text("set-cloth-burgundy"), exact=True).click()
    expect(html).to_have_attribute("data-cloth", "burgundy")
    expect(frame).to_have_attribute("content", "#160709")
    tab.page.get_by_role("switch", name=tab.text("set-contrast"), exact=True).check()
    expect(html).to_have_attribute("data-contrast", "")
    expect(frame).to_have_attribute("content", "#000000")
    for address in ("/", "/rules/king"):
        tab.go(address)
        expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
        assert tab.page.evaluate("window.atFirst") == "burgundy strong"


@pytest.mark.long(seconds=2)
def test_the_pictures_of_the_suits_have_the_colours_that_they_offer(invite: Invite) -> None:
    """Clubs are black where two colours are offered, green where four are."""
    tab = invite(DESKTOP).tab()
    tab.go()
    open_settings(tab).get_by_role("tab", name=tab.text("set-tab-cards")).click()
    colours = {}
    for value in ("two", "four"):
        choice = group(tab, "set-colours").locator("label").filter(has_text=tab.text(f"set-colours-{value}"))
        colours[value] = choice.locator(".suit-C").evaluate("node => getComputedStyle(node).color")
    assert colours == {"two": "rgb(25, 26, 32)", "four": "rgb(12, 106, 69)"}


@pytest.mark.long(seconds=4)
def test_a_table_wears_its_own_cloth_and_the_page_its_own(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    html = tab.page.locator("html")
    start(tab, "king", touch=False)
    expect(html).to_have_attribute("data-cloth", "midnight")
    tab.page.get_by_role("link", name=tab.text("home")).first.click()
    expect(html).to_have_attribute("data-cloth", "green")
    start(tab, "kings-corner", touch=False)
    expect(html).to_have_attribute("data-cloth", "green")


@pytest.mark.parametrize(
    ("device", "look", "page"),
    [
        (DESKTOP, {"cloth": "burgundy"}, "/play/king?contracts=no-king,no-men&auction=always"),
        (PHONE, {"contrast": "on"}, "/rules/de/pagat"),
    ],
    ids=["burgundy", "contrast"],
)
@pytest.mark.long(seconds=12)
def test_a_look_can_be_read(invite: Invite, device: Device, look: dict[str, Any], page: str) -> None:
    """The green one, the default, is what every other test looks at."""
    tab = invite(device, "de", **look).tab()
    for address in (page, "/"):
        tab.go(address)
        expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
        check_access(tab, f"{address}, {look}")
    open_settings(tab)
    check_access(tab, f"settings, {look}")
    start(tab, "kings-corner", touch=device.touch)
    tab.settle()
    tab.press(tab.card(tab.hand()[0]), touch=device.touch)
    check_access(tab, f"a card chosen, {look}")
    # The card that has the focus shows its face: it is painted below the button.
    tab.page.keyboard.press("ArrowRight")
    expect(tab.page.locator("[data-card]:focus-visible")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
