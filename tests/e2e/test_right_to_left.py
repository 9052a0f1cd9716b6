"""The page is ready for languages that run to the left: in a make-believe one, everything but the felt is mirrored."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tools.driver.guest import PHONE, Tab
from tools.driver.injected import MIRRORED


def middle(place: Locator) -> float:
    box: Any = place.bounding_box()
    return float(box["x"] + box["width"] / 2)


def check_width(tab: Tab) -> None:
    """Check that nothing scrolls sideways, and nothing is outside the screen."""
    assert tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    outside = tab.page.locator("main :is(button, a, select, input, h1, h2, p, li)").evaluate_all(
        """nodes => nodes.filter(node => !node.closest('.hidden') && getComputedStyle(node).clipPath === 'none')
            .filter(node => {
                const { left, right, width } = node.getBoundingClientRect();
                return width && (left < -0.5 || right > innerWidth + 0.5);
            })
            .map(node => node.outerHTML.slice(0, 200))"""
    )
    assert not outside, outside


def test_what_is_read_is_mirrored_and_the_felt_is_not(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    page = tab.page
    page.add_init_script(MIRRORED)
    tab.go()
    title, corner = page.locator("h1"), page.locator("main > header").get_by_role("button")
    expect(title).to_be_visible()
    assert middle(title) > PHONE.width / 2 > middle(corner)
    check_width(tab)
    page.goto(f"{tab.url}/play/king")
    expect(page.get_by_role("region").first).to_be_visible()
    check_width(tab)
    tab.go()
    tab.press(page.locator(".play").first, touch=True)
    expect(page.locator("[data-card]").first).to_be_visible()
    tab.settle()
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert middle(page.locator("header a")) > PHONE.width / 2 > middle(page.locator("header button").last)
    # West is at the left, and the hand, whose lowest card is the first, runs to the right.
    assert middle(tab.place("W")) < middle(tab.place("E"))
    hand = [
        middle(tab.card(card))
        for card in page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    ]
    assert hand[0] < hand[-1]
    check_width(tab)
