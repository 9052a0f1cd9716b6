"""A player who plays by ear: hears the live regions (``ears.py``), finds controls by role and name, presses them.

No pointer, no key, and nothing asked of the wire, the style or the position of anything.
"""

import random
import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.ears import Ears, number, sentence
from tools.driver.guest import Tab
from tools.driver.ways import call_sheet

#: The dealer, and what is said of them.
DEALT: Final = (("say-deals", "name"), ("say-deals-you",))


class Reader:
    """A player who hears the page."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.page: Page = tab.page
        self.ears = Ears(tab.page)
        self.chance = random.Random(81)
        self.pressed = False
        #: What was said in this deal.
        self.deal: list[str] = []
        self.my_turn = False

    def listen(self) -> list[str]:
        new = self.ears.listen()
        self.deal += new
        self.my_turn |= f"{self.tab.text('turn-yours')}." in new
        return new

    def hear(self, wanted: str | re.Pattern[str], what: str) -> re.Match[str]:
        """Wait until something that sounds like ``wanted`` is said."""
        pattern = re.compile(re.escape(wanted)) if isinstance(wanted, str) else wanted
        found: list[re.Match[str]] = []

        def said() -> bool:
            found.extend(match for line in self.listen() if (match := pattern.fullmatch(line)))
            return bool(found)

        self.tab.until(said, f"it is said {what}: {pattern.pattern}; last heard: {self.ears.heard[-5:]}")
        return found[0]

    def press(self, control: Locator) -> None:
        """As screen readers press: a click out of nowhere, no pointer and no key."""
        control.evaluate("node => node.click()")
        self.pressed = True

    def do(self, control: Locator, *, ends: bool = True) -> None:
        """Press it; whether it ``ends`` the turn, as all does but what is laid in Kings Corner."""
        self.listen()
        self.my_turn &= not ends
        self.press(control)

    def hand(self) -> Locator:
        """The cards of the hand, in order."""
        group = self.page.get_by_role("group", name=re.compile(r"^(Your hand|Deine Hand)\b"))
        return group.get_by_role("button")

    def calls(self) -> Locator:
        """What can be said now: what is chosen first, and what a button says at once."""
        sheet = call_sheet(self.tab)
        names = "|".join(re.escape(self.tab.text(key)) for key in ("call-do-pass", "call-answer-no"))
        at_once = sheet.get_by_role("button", name=re.compile(f"^({names})$"))
        return sheet.get_by_role("radio", disabled=False).or_(at_once)

    def call(self, control: Locator) -> None:
        """Say it; what is chosen first is said by the same control once more."""
        if control.get_attribute("role") == "radio" and control.get_attribute("aria-checked") != "true":
            self.press(control)
            expect(control).to_have_attribute("aria-checked", "true")
        self.do(control)

    def asked(self) -> str:
        """Wait until it was said that it is our turn ("turn"), or the deal has ended ("between", "over")."""
        ends = ((self.tab.next_deal(), "between"), (self.tab.button(self.tab.text("again")), "over"))
        found = ""

        def wanted() -> str:
            nonlocal found
            self.listen()
            if self.my_turn:
                found = "turn"
            for button, what in ends:
                if button.count():
                    found = what
            return found

        self.tab.until(wanted, f"it is said that it is our turn, or the deal has ended; heard: {self.deal[-8:]}")
        self.listen()  # what was said while we looked
        if self.pressed:
            assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        return found

    def score(self) -> dict[str, tuple[int, int]]:
        """The panel of the ended deal: each player's points of it, and all of the reader's."""
        title = self.page.get_by_role("main").get_by_role("heading", level=2).inner_text()
        region = self.page.get_by_role("region", name=title)
        table = region.get_by_role("table")
        for heading in ("result-player", "result-points", "result-total"):
            expect(table.get_by_role("columnheader", name=self.tab.text(heading), exact=True)).to_be_visible()
        found = {}
        for row in table.get_by_role("row").all()[1:]:
            name = row.get_by_role("rowheader").inner_text().removeprefix("♛ ")
            points, total = row.get_by_role("cell").all_inner_texts()[-2:]
            found[name] = (number(points), number(total))
        return found

    def hear_score(self, deals: int) -> dict[str, tuple[int, int]]:
        """What the panel says was said too: the points, and after the first deal the standings."""
        tab, score = self.tab, self.score()
        score.pop(tab.text("result-sum"), None)
        assert tab.text("you") in score
        for at, key in enumerate(("say-scores", "say-standing")[: min(deals, 2)]):
            told: list[str] = []
            pattern = sentence(tab.language, key, "points")

            def heard() -> bool:
                self.listen()
                told.extend(match["points"] for line in self.deal if (match := pattern.fullmatch(line)))  # noqa: B023
                return bool(told)  # noqa: B023

            tab.until(heard, f"{key} is said; last heard: {self.deal[-5:]}")
            said = {name: number(points) for name, points in re.findall(r"([^,]+) ([+−]?\d+)(?:,|$)", told[-1])}
            assert {name.strip(): points for name, points in said.items()} == {
                name: points[at] for name, points in score.items()
            }
        return score

    def hear_winner(self) -> None:
        """The live region names the winner, and so does the headline of the panel."""
        title = self.page.get_by_role("main").get_by_role("heading", level=2).first.inner_text()
        assert any(line.removesuffix(".") == title for line in self.deal), (title, self.deal[-5:])

    def next_deal(self, number: int) -> None:
        """On to the next deal: who deals it is said."""
        self.listen()
        self.deal = []
        self.do(self.tab.next_deal())
        dealt = [sentence(self.tab.language, key, *names, number=number).pattern for key, *names in DEALT]
        self.hear(re.compile("|".join(dealt)), "who deals")
