"""The page of house rules: how to get there, and what is done and seen there."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from kingcraft.games.rule_text import parse_rule_text, rule_text
from kingcraft.guide.wording import differences_in_words, option_value
from tools.driver.guest import Tab

#: What a browser logs about rules that the server refuses.
REFUSED: Final = r"Failed to load resource: .* 422"


def lobby(tab: Tab, text: str) -> None:
    """Open the page of house rules and wait until it is there."""
    tab.go(f"/play/{text}")
    expect(tab.page.locator("[data-option]").first).to_be_visible()


def option(tab: Tab, name: str) -> Locator:
    return tab.page.locator(f"[data-option={name}]")


def set_choice(tab: Tab, game: str, name: str, value: str | int) -> None:
    """Press the value of an option by its words."""
    words = option_value(tab.language, game, name, value)
    option(tab, name).get_by_text(words, exact=True).click()


def expect_changes(tab: Tab, text: str) -> None:
    """The page says in chips what Python says of these rules; its address is theirs."""
    rules = parse_rule_text(text)
    words = differences_in_words(tab.language, rules)
    expect(tab.page.locator("[data-option]").first).to_be_visible()  # it has come, with chips or without
    expect(tab.page.locator(".beside li")).to_have_count(len(words))
    expect(tab.page.locator(".beside li")).to_contain_text(words)
    expect(tab.page).to_have_url(re.compile(re.escape(f"/play/{rule_text(rules)}") + "(#.*)?$"))


def play_button(tab: Tab) -> Locator:
    return tab.button(tab.text("lobby-play"))
