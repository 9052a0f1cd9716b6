"""The score pad's sheet while a match goes on: prices, quotas, chips, other rules, deals put between."""

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.faces import each_face
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tests.e2e.test_pad import LANDSCAPE, SMALL, bring, check, document, totals_are
from tests.pad.evening import EVENING
from tools.driver.guest import PHONE, Device

#: Deals of Rıfkı. Anna deals first, so Ben chooses first; Ben, Mia and Oskar have one deal less to choose.
CHOSEN = [
    {"contract": "no-tricks", "counts": [5, 4, 3, 1]},
    {"contract": "plus", "counts": [3, 3, 4, 3], "trump": "S"},
    {"contract": "no-tricks", "counts": [1, 3, 4, 5]},
]


@pytest.mark.parametrize("device", [SMALL, pytest.param(PHONE, marks=pytest.mark.long(seconds=10))])
def test_what_is_still_to_choose_is_on_the_sheet_and_where_it_is_chosen(invite: Invite, device: Device) -> None:
    tab = invite(device).tab()
    page = tab.page
    bring(tab, document("chosen1", CHOSEN, rules={"preset": "turkey"}), "chosen1")
    still = page.locator("section", has_text=tab.text("pad-still")).locator("p")
    left = [(3, 2), (2, 2), (3, 1), (2, 2)]  # Anna has not chosen yet

    def is_left() -> None:
        for seat, (avoid, trumps) in enumerate(left):
            expect(still.nth(seat)).to_contain_text(tab.text("pad-to-avoid", count=avoid))
            expect(still.nth(seat)).to_contain_text(tab.text("pad-to-trump", count=trumps))

    is_left()
    check(tab, "a sheet of chosen contracts")
    tab.press(tab.button(tab.text("pad-enter", number=4)), touch=True)
    is_left()
    games = page.locator(".games button")
    expect(games.nth(0)).to_contain_text(tab.text("pad-used-up"))
    expect(games.nth(0)).to_have_attribute("aria-disabled", "true")
    expect(games.nth(1)).to_contain_text(tab.text("pad-not-yet"))
    check(tab, "the choice of a contract")
    # A deleted deal uses nothing up: its contract and its player's choice are free again.
    page.go_back()
    page.get_by_role("rowheader").nth(0).get_by_role("button").click(button="right")
    tab.press(tab.button(tab.text("pad-drop")), touch=True)
    left[1] = (3, 2)
    is_left()
    tab.press(tab.button(tab.text("pad-enter", number=4)), touch=True)
    expect(games.nth(0)).to_contain_text(tab.text("pad-left-short", count=1))


def test_a_price_is_on_the_sheet_before_the_deal_is_played(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    page = tab.page
    bring(tab, document("price1", EVENING[:6]), "price1")
    tab.press(tab.button(tab.text("pad-enter", number=7)), touch=True)
    tab.press(page.locator(".faces button").nth(3), touch=True)
    tab.press(page.locator(".keys button[aria-label^='+5']"), touch=True)
    tab.press(tab.button(tab.text("pad-back")), touch=True)
    now = page.locator(".row.now")
    expect(now).to_contain_text("Oskar +5")
    page.reload()
    expect(now).to_contain_text("Oskar +5")
    tab.press(tab.button(tab.text("pad-enter", number=7)), touch=True)
    expect(page.locator(".entry h1")).to_have_text(tab.text("contract-plus"))


def test_rules_are_changed_in_the_middle_and_taken_back(invite: Invite) -> None:
    """Rows that no longer fit are marked with their reason, nothing is deleted, and one tap takes it back."""
    tab = invite(SMALL).tab()
    page = tab.page
    bring(tab, document("rules1", EVENING[:7]), "rules1")
    totals_are(tab, -335, -305, -115, -220)
    tab.press(tab.button(tab.text("pad-more")), touch=True)
    tab.press(tab.button(tab.text("pad-other-rules")), touch=True)
    check_sizes(tab, page.get_by_role("dialog").last, scrolls=True)
    check_access(tab, "other rules")
    tab.press(tab.button(tab.text("preset-turkey")), touch=True)
    said = page.get_by_role("status").filter(has_text=tab.text("preset-turkey"))
    expect(said).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Deal 7 no longer fits the rules: "))).to_be_visible()
    expect(page.get_by_role("rowheader")).to_have_count(8)
    check(tab, "a sheet by other rules")
    tab.press(said.get_by_role("button"), touch=True)
    totals_are(tab, -335, -305, -115, -220)
    expect(said).to_have_count(0)


def test_a_deal_is_put_before_the_first(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    page = tab.page
    rows = [{"out": 1, "cards": [4, 0, 3, 2], "kings": [0, 0, 0, 0]}]
    bring(tab, document("before1", rows, "kings-corner"), "before1")
    totals_are(tab, 4, 0, 3, 2, signed=False)
    page.get_by_role("rowheader").nth(0).get_by_role("button").click(button="right")
    tab.press(tab.button(tab.text("pad-insert")), touch=True)
    tab.press(page.locator(".faces button").nth(0), touch=True)
    for count in (1, 2, 5):
        tab.press(page.locator(".keys button").filter(has_text=re.compile(rf"^\s*{count}\s*$")), touch=True)
    tab.press(tab.button(tab.text("pad-write")), touch=True)
    totals_are(tab, 4, 1, 5, 7, signed=False)
    expect(page.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(["out", "1", "2", "5"])
    page.reload()
    totals_are(tab, 4, 1, 5, 7, signed=False)


def test_chips_are_put_down_while_a_deal_is_played(invite: Invite) -> None:
    """A tap on a player's chip in the table view; the deal that is entered afterwards has them."""
    tab = invite(LANDSCAPE).tab()
    page = tab.page
    bring(tab, document("chips1", [], "kings-corner", rules={"preset": "pagat-chips"}), "chips1")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    for seat, name in ((1, "Ben"), (3, "Oskar"), (1, "Ben")):
        paid = page.locator("li").nth(seat).get_by_role("button")
        expect(paid).to_have_attribute("aria-label", re.compile(rf"^{name}, chips paid: \d$"))
        tab.press(paid, touch=True)
    expect(page.locator("li").nth(1).get_by_role("button")).to_have_text("2")
    expect(page.locator(".middle").first).to_contain_text(tab.text("pot", chips=7))
    check_sizes(tab)
    check_access(tab, "chips in the table view")
    page.reload()
    expect(page.locator("li").nth(3).get_by_role("button")).to_have_text("1")
    tab.press(tab.button(tab.text("pad-enter-key")), touch=True)
    tab.press(page.locator(".faces button").nth(0), touch=True)
    times = page.locator(".times button")
    for seat, count in enumerate((0, 2, 0, 1)):
        expect(times.nth(seat)).to_have_text(re.compile(rf"{count}$"))


#: A deal of Kings Corner.
CORNER: dict[str, Any] = {"out": 1, "cards": [4, 0, 3, 2], "kings": [0, 0, 1, 0]}
#: A phone whose browser shows its bars.
BARS = Device("phone with bars", 390, 664, touch=True)
TABLET = Device("tablet", 768, 1024, touch=True)
LARGE = Device("large screen", 1920, 1080, touch=True)
SIX = ("Anna", "Benedikt", "Mia", "Oskar", "Ida", "Maximilian")
#: Their deal.
OF_SIX = {**CORNER, "cards": [1, 0, 3, 2, 1, 1], "kings": [0] * 6, "passes": [0] * 6}
#: Of each button: the number of lines of its text.
LINES = """nodes => nodes.map(node => {
    const text = document.createRange();
    text.selectNodeContents(node.lastChild);
    return new Set([...text.getClientRects()].map(box => box.top)).size;
})"""
#: How far the end of what the first node says is from the start of what the second says, CSS pixels.
APART = """nodes => {
    const [before, after] = nodes.map(node => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return text.getBoundingClientRect();
    });
    return after.left - before.right;
}"""
#: Calls after which the seller decides: a bid, a pass, a higher bid, a pass. (The same key twice at once counts once.)
CALLS = (".keys button >> nth=4", ".two button >> nth=0", ".keys button >> nth=5", ".two button >> nth=0")
#: Screens of entering, as one sees them without scrolling: rows before, what is tapped.
ENTERED: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "to avoid": (2, "king", ('.keys button[aria-label^="2"]',)),
    "sold": (6, "king", (".faces button >> nth=3", '.keys button[aria-label^="+5"]', ".keys button >> nth=3")),
    "who plays": (6, "king", ()),
    "price": (6, "king", (".faces button >> nth=3",)),
    "kept": (6, "king", (".faces button >> nth=2",)),
    "bidding": (6, "king", (".way >> nth=0",)),
    "the seller decides": (6, "king", (".way >> nth=0", *CALLS)),
    "who went out": (1, "kings-corner", ()),
    "cards left": (1, "kings-corner", (".faces button >> nth=1", ".keys button >> nth=2")),
}


@pytest.mark.parametrize(
    ("device", "language"),
    [*itertools.product([SMALL, BARS, LANDSCAPE], ["en", "de", "sv", "ro"]), (LARGE, "de")],
    ids=lambda value: value if isinstance(value, str) else value.name.replace(" ", "-"),
)
@pytest.mark.long(seconds=30)
def test_entering_needs_no_scrolling_and_no_small_finger(invite: Invite, device: Device, language: str) -> None:
    """On the smallest phone, between the bars of a browser, lying, and on a screen where pages are larger.

    With six players too, and the table view.
    """
    tab = invite(device, language).tab()
    for name, (before, game, taps) in ENTERED.items():
        rows = EVENING[:before] if game == "king" else [CORNER]
        sheet = name.replace(" ", "")
        bring(tab, document(sheet, rows, game), sheet)
        tab.press(tab.page.locator("main .foot .main"), touch=True)
        for tap in taps:
            tab.press(tab.page.locator(tap), touch=True)
        check_sizes(tab)
    bring(tab, document("six", [OF_SIX], "kings-corner", players=SIX, rules={"preset": "pagat-chips"}), "six")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    check_sizes(tab)
    tab.press(tab.button(tab.text("pad-enter-key")), touch=True)
    tab.press(tab.page.locator(".faces button >> nth=1"), touch=True)
    check_sizes(tab)


def test_words_are_whole_on_the_narrowest_sheet(invite: Invite) -> None:
    """Who deals and who leads stand side by side; what can be made of a sheet is not broken within a word."""
    tab = invite(SMALL, "ro").tab()
    bring(tab, document("narrow1", EVENING[:1]), "narrow1")
    expect(tab.page.locator("main")).to_contain_text(tab.text("pad-adds-up", count=1))
    nothing_is_cut(tab, ".row.now .duty")
    bring(tab, document("narrow2", CHOSEN, rules={"preset": "turkey"}), "narrow2")
    nothing_is_cut(tab, ".row.now .duty")
    tab.press(tab.button(tab.text("pad-more")), touch=True)
    outputs = tab.page.get_by_role("dialog").locator(".panel button")
    expect(outputs).to_have_count(4)
    for face in each_face(tab.page):
        assert outputs.evaluate_all(LINES) == [1, 1, 1, 1], face.package


@pytest.mark.parametrize("language", ["en", "de", "sv", "ro"])
def test_names_and_totals_have_room_on_a_phone(invite: Invite, language: str) -> None:
    """Six short names are whole on the narrowest phone, and who leads; a total does not touch the deal's number."""
    tab = invite(SMALL, language).tab()
    names = ("Anna", "Ben", "Mia", "Oskar", "Ida", "Ruth")
    bring(tab, document("short1", [OF_SIX], "kings-corner", players=names), "short1")
    nothing_is_cut(tab, ".head .name, .head b, .head .key")
    bring(tab, document("short2", EVENING[:6], dealer=1), "short2")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    expect(tab.page.locator("li em").first).to_be_visible()
    nothing_is_cut(tab, "li b, li em")
    tab = invite(PHONE, language).tab()
    bring(tab, document("total1", CHOSEN[:1], rules={"preset": "turkey"}), "total1")
    totals_are(tab, -250, -200, -150, -50)
    for face in each_face(tab.page):
        assert tab.page.locator(".head .key, .player:nth-child(2) b").evaluate_all(APART) >= 8, face.package


def test_a_tablet_on_the_table_is_read_from_further_away(invite: Invite) -> None:
    """The totals are larger than on a phone, and no name is cut; the rows of a sheet fade behind its buttons."""
    tab = invite(TABLET).tab()
    bring(tab, document("tablet1", [OF_SIX], "kings-corner", players=SIX, rules={"preset": "pagat-chips"}), "tablet1")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    nothing_is_cut(tab, "li b")
    check_sizes(tab)
    bring(tab, document("tablet2", CHOSEN, rules={"preset": "turkey"}), "tablet2")
    foot = tab.page.locator("main .foot")
    assert "gradient" in foot.evaluate("node => getComputedStyle(node, '::before').backgroundImage")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    check_sizes(tab)
    total = tab.page.locator("li strong").first.bounding_box()
    assert total is not None
    assert total["height"] > 46
