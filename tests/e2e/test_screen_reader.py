"""A deal of each game by the accessibility tree alone: found by role and name, pressed without pointer or key.

Nothing here asks the wire, the style or the position of anything. What can be played, whose turn it is and what lies on
the table is read where a screen reader would read it.
"""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import DESKTOP, PHONE, Guest, Tab


class Reader:
    """Somebody who hears the page."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.page: Page = tab.page
        self.chance = random.Random(81)
        self.pressed = False

    def press(self, control: Locator) -> None:
        """As screen readers press: a click out of nowhere, no pointer and no key."""
        control.evaluate("node => node.click()")
        self.pressed = True

    def cards(self) -> list[Locator]:
        """The cards of the hand, in order."""
        hand = self.page.get_by_role("group", name=re.compile(r"^(Your hand|Deine Hand)\b"))
        return hand.get_by_role("button").all()

    def description(self, control: Locator) -> str:
        """What is told of a control after its name."""
        described = "document.getElementById(node.getAttribute('aria-describedby'))?.textContent ?? ''"
        return str(control.evaluate(f"node => {described}"))

    def calls(self) -> Locator:
        """What can be said now."""
        sheet = self.page.get_by_role("region", name=self.tab.text("call-label"), exact=True)
        return sheet.get_by_role("button", disabled=False)

    def asked(self) -> str:
        """Wait until something is wanted: "play", "call", "result". Once something was pressed, the focus is there."""
        yours = self.page.get_by_role("main").get_by_text(self.tab.text("turn-yours"), exact=True).first
        ends = [self.page.get_by_role("button", name=self.tab.text(key), exact=True) for key in ("next-deal", "again")]
        found = ""

        def wanted() -> str:
            nonlocal found
            if any(end.count() for end in ends):
                found = "result"
            elif yours.count():
                found = "call" if self.calls().count() else "play"
            return found

        self.tab.until(wanted, "it is our turn, or the deal has ended")
        if self.pressed:
            assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        return found

    def log(self) -> list[str]:
        """The log, line by line."""
        return self.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()

    def do(self, control: Locator) -> None:
        """Press it, and hear that it is done."""
        before = self.log()
        self.press(control)
        self.tab.until(lambda: self.log() != before, "the log tells what was done")

    def hear_result(self) -> None:
        """The panel of the ended deal has a line for each player, and one's own among them."""
        result = self.page.get_by_role("region").get_by_role("table")
        for heading in ("result-player", "result-points", "result-total"):
            expect(result.get_by_role("columnheader", name=self.tab.text(heading), exact=True)).to_be_visible()
        expect(result.get_by_role("rowheader", name=re.compile(rf"\b{self.tab.text('you')}$"))).to_have_count(1)
        assert result.get_by_role("rowheader").count() >= 4


def test_a_deal_of_kings_corner(invite: Invite) -> None:
    tab = invite(PHONE, "de").tab()
    reader = Reader(tab)
    tab.go()
    play = tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}")
    expect(play).to_be_visible()
    reader.press(play)
    expect(reader.page.get_by_role("main", name=tab.text("game-kings-corner"))).to_be_focused()
    expect(reader.page.get_by_role("list", name=tab.text("players")).get_by_role("listitem")).to_have_count(4)
    piles = reader.page.get_by_role("group", name=tab.text("piles-label")).get_by_role("button")
    laid = 0
    while reader.asked() == "play":
        expect(piles).to_have_count(8)
        for card in reader.cards():
            reader.press(card)
            fitting = piles.and_(reader.page.get_by_role("button", name=re.compile(r", passt$")))
            if fitting.count():
                reader.do(fitting.first)
                laid += 1
                break
            reader.press(card)  # put back
        else:
            reader.do(tab.button(re.compile(r"ziehen$|^Passen$|^Zug beenden$")))
    assert laid
    reader.hear_result()


def test_two_deals_of_king_with_an_auction(invite: Invite, short_match: Callable[[Guest], str]) -> None:
    guest = invite(DESKTOP)
    room = short_match(guest)
    tab = guest.tab()
    reader = Reader(tab)
    tab.go(f"/room/{room}")
    trick = reader.page.get_by_role("list", name=tab.text("trick-label")).get_by_role("listitem")
    called = followed = 0
    for deal in range(2):
        while (wanted := reader.asked()) != "result":
            if wanted == "call":
                reader.do(reader.chance.choice(reader.calls().all()))
                called += 1
                continue
            on_table = trick.all_inner_texts()
            allowed = [card for card in reader.cards() if reader.description(card) != tab.text("card-refused")]
            if 0 < len(on_table) < 4:  # a complete one is still to be read when we are to lead
                # "Bo led the 5 of hearts": whoever can, follows; what may be played follows too.
                suit = on_table[0].removesuffix(", highest so far").rpartition(" ")[2]
                names = [card.get_attribute("aria-label") or "" for card in reader.cards()]
                able = [name for name in names if name.endswith(suit)]
                assert [card.get_attribute("aria-label") for card in allowed] == (able or names)
                assert len(on_table) == 1 or sum(line.endswith(", highest so far") for line in on_table) == 1
                followed += bool(able)
            reader.do(reader.chance.choice(allowed))
        reader.hear_result()
        if not deal:
            reader.do(tab.button(tab.text("next-deal")))
    assert called
    assert followed
