"""The sheet of an auction on phones and small laptops: nothing of a call is cut, and how to play is one tap away."""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import AUCTIONS, Invite
from tools.driver.guest import DESKTOP, PHONE, Device, Tab
from tools.driver.laid import before_call
from tools.driver.patience import WORK
from tools.driver.play import play_deal
from tools.driver.server import Server
from tools.driver.ways import Keys, Taps

TINY = Device("tiny phone", 320, 568, touch=True)
LOW = Device("phone on its side", 844, 390, touch=True)
LAPTOP = Device("small laptop", 1280, 720, touch=False)

#: On the smallest phones the lower edge of the last row may be below the fold while prices are open, not its words; if
#: there are more prices than in one line, the second line.
EDGE, LINE = 12, 48
#: How many prices are in one line there.
PRICES = 5

#: A deal that begins with its auction.
POSITIVE = {"kind": "alone", "game": "king", "preset": "king", "options": AUCTIONS, "contract": "positive"}

#: The least side of what a finger presses, px, less what is lost where a browser adds up fractions.
FINGER = 44 - 0.01

#: How much of what is in the sheet lies below its edge, px.
BELOW = "node => node.scrollHeight - node.clientHeight"


#: It thinks, briefly: it says what a hand is worth, and gives hints.
SERVER: Final = ("--thinkers", "1", "--hint-seconds", "0.2")


def at(phase: str, tab: Tab, server: Server, **options: Any) -> None:
    """Sit down where it is our turn to call in this phase."""
    practise(tab, server, before_call(phase, AUCTIONS | options))
    assert tab.view["table"]["phase"] == phase


def practise(tab: Tab, server: Server, source: dict[str, Any]) -> None:
    """Sit down among bots to practise what ``source`` describes."""
    seats = [{"kind": "you", "name": "Ana"}, *[{"kind": "thumb-1"}] * 3]
    answer = server.post("/api/practice", {"source": source, "seats": seats})
    assert answer.status_code == 201, answer.text
    heard = len(tab.updates)
    tab.go("/room/{room}#seat={secret}".format(**answer.json()))
    tab.until(lambda: len(tab.updates) > heard, "the table is there")
    tab.until_asked()
    tab.settle()


def columns_are_whole(body: Locator) -> None:
    """All bids are in sight, those of one value in one column, which is as high as a finger."""
    seen = body.bounding_box()
    assert seen
    columns: dict[str, set[float]] = {}
    for rung in body.locator(".rung").all():
        box, points = rung.bounding_box(), rung.locator("small").inner_text().lstrip("=")
        assert box
        assert box["height"] >= FINGER
        assert seen["x"] <= box["x"]
        assert box["x"] + box["width"] <= seen["x"] + seen["width"]
        assert box["y"] + box["height"] <= seen["y"] + seen["height"]
        columns.setdefault(points, set()).add(round(box["x"]))
    assert [len(places) for places in columns.values()] == [1] * 8, columns


def buttons_cover_no_words(sheet: Locator) -> None:
    """The buttons beside the title extend over the line below it: they are signs without a ground of their own."""
    for button in sheet.locator("header button").all():
        style = button.evaluate("node => [getComputedStyle(node).backgroundColor, getComputedStyle(node).boxShadow]")
        assert style == ["rgba(0, 0, 0, 0)", "none"], button.get_attribute("aria-label")


def prices_are_whole(body: Locator) -> None:
    """All prices that can be asked for are between the edges, each as large as a finger."""
    seen = body.bounding_box()
    assert seen
    for price in body.locator(".ask").all():
        box = price.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
        assert seen["x"] <= box["x"]
        assert box["x"] + box["width"] <= seen["x"] + seen["width"]


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(
            device,
            language,
            id=f"{language}-{device.name}",
            marks=[] if (device, language) == (TINY, "de") else pytest.mark.long(seconds=20),
        )
        for language in ("de", "ro")
        for device in (PHONE, TINY, LOW)
    ],
)
def test_nothing_of_a_call_is_cut(invite: Invite, device: Device, language: str, server: Server) -> None:
    """A bid, the seller's last word and the first word of a deal, with what the hand is worth."""
    guest = invite(device, language)
    tab = guest.tab()
    sheet = tab.page.get_by_role("region", name=tab.text("call-label"))
    body = sheet.locator(".body")
    heights = set[int]()
    ways: list[tuple[str, dict[str, Any]]] = [("bid", {}), ("decide", {}), ("open", {"auction": "optional"})]
    for phase, options in ways:
        at(phase, tab, server, **options)
        calls = body.locator("[role=radio]:not([aria-disabled=true])")
        buttons_cover_no_words(sheet)
        if phase == "bid":
            expect(body.locator(".means > span").last).to_be_visible()
            columns_are_whole(body)
        for i in range(min(3, calls.count())):
            calls.nth(i).tap()
            expect(sheet.locator("[data-confirm]")).to_have_attribute("aria-disabled", "false")
            assert body.evaluate("node => node.scrollWidth - node.clientWidth") <= 0, (phase, body.inner_text())
            small = device is not PHONE and phase == "decide"
            more = LINE if small and body.locator(".ask").count() > PRICES else 0
            assert body.evaluate(BELOW) <= (EDGE + more if small else 0), (phase, body.inner_text())
            prices_are_whole(body)
        heights.add(round(sheet.evaluate("node => node.offsetHeight")))
        if device is PHONE and language == "de":
            hint = sheet.get_by_role("region", name=tab.text("hint-title"))

            def answered(hint: Locator = hint) -> bool:
                tab.page.wait_for_timeout(300)
                if not hint.count():
                    sheet.locator("[data-hint][aria-disabled=false]").tap()
                return bool(hint.count())

            tab.until(answered, "there is a hint", WORK)
            said, below = hint.locator(".said").bounding_box(), sheet.locator("footer").bounding_box()
            assert said
            assert below
            assert said["y"] + said["height"] <= below["y"], (phase, sheet.inner_text())
    assert len(heights) == 1


@pytest.mark.long(seconds=4)
def test_how_to_play_is_one_tap_away_and_leads_back(invite: Invite, server: Server) -> None:
    """It opens at the auction; Escape closes it, and the focus is where it was."""
    guest = invite(PHONE, "de")
    tab = guest.tab()
    at("bid", tab, server)
    sheet = tab.page.get_by_role("region", name=tab.text("call-label"))
    way = sheet.get_by_role("button", name=tab.text("how"))
    box = way.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER
    way.tap()
    page = tab.page.get_by_role("dialog")
    expect(page.locator("#rules-section-auction")).to_be_in_viewport()
    tab.page.keyboard.press("Escape")
    expect(page).to_have_count(0)
    expect(sheet).to_be_visible()
    expect(way).to_be_focused()
    # By keys and by ear it is a button as others are.
    tab.page.keyboard.press("Enter")
    expect(page).to_be_visible()


@pytest.mark.parametrize("language", ["de", "ro"])
@pytest.mark.long(seconds=20)
def test_the_seller_sees_every_way_at_once_on_a_small_laptop(invite: Invite, language: str, server: Server) -> None:
    """Whatever is chosen, prices to ask for open too, nothing is cut and nothing scrolls."""
    guest = invite(LAPTOP, language)
    tab = guest.tab()
    at("decide", tab, server)
    sheet = tab.page.get_by_role("region", name=tab.text("call-label"))
    body = sheet.locator(".body")
    rows = body.locator(".choice > button")
    expect(rows).to_have_count(3)
    for width, height in ((1280, 720), (1366, 768)):
        tab.page.set_viewport_size({"width": width, "height": height})
        for i in range(rows.count()):
            rows.nth(i).click()
            expect(rows.nth(i)).to_have_attribute("aria-checked", "true")
            assert body.evaluate(BELOW) <= 0, (width, body.inner_text())
            assert body.evaluate("node => node.scrollWidth - node.clientWidth") <= 0, (width, body.inner_text())


def sold(legal: list[str]) -> str:
    """Sell, and bid as high as allowed."""
    bids = [token for token in legal if token[0] in "+-"]
    return "accept" if "accept" in legal else bids[-1] if bids else legal[0]


@pytest.mark.long(seconds=25)
@pytest.mark.parametrize("device", [TINY, DESKTOP], ids=lambda device: device.name)
def test_the_sum_of_a_sale_leaves_room_for_the_totals(invite: Invite, device: Device, server: Server) -> None:
    """What was paid is in the row of the buyer and the seller; no total is pushed out of the panel."""
    guest = invite(device, "ro")
    tab = guest.tab()
    way = Taps(guest, tab) if device.touch else Keys(tab)
    rows = tab.page.locator(".result tr.summed")
    for _ in range(10):
        practise(tab, server, POSITIVE)
        play_deal(tab, way, sold)
        if rows.count():
            break
    expect(rows).to_have_count(2)
    panel = rows.first.locator("xpath=ancestor::table").bounding_box()
    assert panel
    for total in tab.page.locator(".result td.total").all():
        box = total.bounding_box()
        assert box
        assert box["x"] + box["width"] <= panel["x"] + panel["width"]
    for text in rows.locator(".staked").all():
        assert text.evaluate("node => node.getClientRects().length") == 1
