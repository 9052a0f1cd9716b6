"""The page of house rules: how to get there, and what is done and seen there."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from kingcraft.games.rule_text import parse_rule_text, rule_text
from kingcraft.guide.wording import differences_in_words, option_value
from tools.driver.guest import Tab
from tools.driver.start_page import touches

#: What a browser logs about rules that the server refuses.
REFUSED: Final = r"Failed to load resource: .* 422"


def lobby(tab: Tab, text: str) -> None:
    """Open the page of house rules and wait until it is there."""
    tab.go(f"/play/{text}")
    expect(tab.page.locator("[data-option]").first).to_be_attached()


def section(tab: Tab, name: str) -> Locator:
    """Locate a section: that of a heading, or ``start``, ``players``, ``keep``."""
    return tab.page.locator(f"[data-section={name}]")


def open_section(tab: Tab, part: Locator) -> None:
    """Unfold a section if it is folded."""
    opener = part.locator("h2 button")
    if opener.get_attribute("aria-expanded") == "false":
        tab.press(opener, touch=touches(tab))
    expect(opener).to_have_attribute("aria-expanded", "true")


def option(tab: Tab, name: str) -> Locator:
    """Locate an option, its section unfolded. Of one that these rules do not ask there is none."""
    found = tab.page.locator(f"[data-option={name}]")
    if found.count() and not found.is_visible():
        open_section(tab, tab.page.locator("[data-section]").filter(has=found))
        expect(found).to_be_visible()
    return found


def set_choice(tab: Tab, game: str, name: str, value: str | int) -> None:
    """Press the value of an option by its words."""
    words = option_value(tab.language, game, name, value)
    option(tab, name).get_by_text(words, exact=True).click()


def to_keep(tab: Tab) -> None:
    """Unfold where rules are saved."""
    open_section(tab, section(tab, "keep"))


def expect_changes(tab: Tab, text: str) -> None:
    """The page lists the changes that Python says of these rules; its address is theirs."""
    rules = parse_rule_text(text)
    words = differences_in_words(tab.language, rules)
    expect(tab.page.locator("[data-option]").first).to_be_attached()  # it has come, with changes or without
    expect(changes(tab).get_by_role("listitem")).to_have_count(len(words))
    expect(changes(tab).get_by_role("listitem")).to_contain_text(words)
    expect(tab.page).to_have_url(re.compile(re.escape(f"/play/{rule_text(rules)}") + "(#.*)?$"))


def changes(tab: Tab) -> Locator:
    """Locate the list of what differs from the preset."""
    return tab.page.locator(".changes")


def play_button(tab: Tab) -> Locator:
    return tab.button(tab.text("lobby-play"))
