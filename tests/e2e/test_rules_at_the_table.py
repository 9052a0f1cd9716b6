"""House rules at the table: chosen on the start page, shown to its players, and in force."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from kingcraft.guide.wording import option_label, preset_name
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.play import any_of, step
from tools.driver.server import Server
from tools.driver.start_page import choose, close_sheet, open_sheet, tile
from tools.driver.ways import Taps, middle


def test_a_preset_is_chosen_played_and_remembered(invite: Invite) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    tab.go()
    card = tile(tab, "kings-corner")
    expect(card).to_contain_text(preset_name("en", "pagat"))
    sheet = open_sheet(tab, "kings-corner", "start-change")
    choose(tab, "house-label", preset_name("en", "pagat-chips"))
    expect(sheet).to_contain_text(tab.text("preset-pagat-chips-about"))
    close_sheet(tab)
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}"), touch=True)
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    assert tab.view["rules"]["preset"] == "pagat-chips"
    tab.see(tab.text("pot", chips=4))
    tab.press(tab.button(tab.text("menu")), touch=True)
    dialog = tab.page.get_by_role("dialog")
    rules = dialog.get_by_role("button", name=tab.text("menu-rules"))
    expect(rules).to_contain_text(preset_name("en", "pagat-chips"))
    tab.press(rules, touch=True)
    expect(dialog).to_contain_text(f"{tab.text('house-label')}: {preset_name('en', 'pagat-chips')}")
    tab.go()
    expect(card).to_contain_text(preset_name("en", "pagat-chips"))


@pytest.mark.long(seconds=4)
def test_the_rules_are_told_at_the_table(invite: Invite, server: Server) -> None:
    guest = invite(PHONE, "de")
    seated = server.open_room("kings-corner", "swedish", *["thumb-1"] * 3, draw_when="start")
    guest.keep_seat("kings-corner", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    tab.from_menu("how", touch=True)
    dialog = tab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(tab.text("how-places-tap"))
    article = dialog.locator("article.rules")
    # In short at first, with the lessons and all rules at the end.
    expect(article.locator("h2")).to_have_count(0)
    expect(article).to_contain_text("Jeder Zug beginnt mit einer Karte vom Talon")
    expect(dialog.get_by_role("link", name=tab.text("how-lessons"))).to_have_attribute("href", "/learn")
    tab.press(dialog.get_by_role("link", name=tab.text("house-page")), touch=True)
    expect(article.locator("figure [data-card] path.rank").first).to_be_visible()
    expect(article).to_have_attribute("lang", "de")
    expect(article.get_by_role("complementary")).to_contain_text(option_label("de", "kings-corner", "draw_when"))
    before = tab.page.url
    tab.press(article.get_by_role("complementary").get_by_role("link").first, touch=True)
    expect(article.locator(":focus")).to_be_in_viewport()
    assert tab.page.url == before
    # It can be closed however far one has read.
    dialog.get_by_role("button", name=tab.text("close"), exact=True).tap(trial=True)
    link = dialog.get_by_role("link", name=tab.text("house-page"))
    expect(link).to_have_attribute("href", "/rules/de/swedish?draw_when=start")


@pytest.mark.parametrize(
    "device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=4))], ids=lambda device: device.name
)
def test_a_rule_page_has_the_readers_cards_and_says_where_one_reads(invite: Invite, device: Device) -> None:
    """The server's page, with the app's faces over its plain cards: letters and courts as at the table."""
    tab = invite(device, letters="sv").tab()
    tab.go("/rules/en/king")
    prices = tab.page.locator(".rules-prices")
    expect(prices.locator("[data-card] path.rank").first).to_be_attached()
    expect(prices.locator("[data-card] text")).to_have_count(0)
    # Every line of a name begins beside its picture.
    starts = "names => names.flatMap(name => [...name.getClientRects()].map(line => Math.round(line.left)))"
    assert len(set(prices.first.locator(".rules-what").evaluate_all(starts))) == 1
    court = prices.locator("[data-card=KH] image")
    assert tab.page.request.get(urljoin(tab.url, str(court.get_attribute("href")))).ok
    contents = tab.page.get_by_role("navigation", name=tab.text("rules-contents"))
    tab.press(contents.get_by_role("link", name=tab.text("rules-section-auction")), touch=device.touch)
    expect(contents.locator("[aria-current]")).to_have_text(tab.text("rules-section-auction"))
    tab.page.locator("summary").click()
    tab.page.get_by_role("link", name="Română").click()
    expect(tab.page.locator("html")).to_have_attribute("lang", "ro")
    check_sizes(tab, scrolls=True)
    nothing_is_cut(tab, "main :is(h1, h2, p, dd, figcaption), .rules-top a")


def test_a_deal_of_ones_own_choice(invite: Invite, server: Server) -> None:
    """Turkey: each player chooses their contracts, the seats go the other way round, twenty deals."""
    guest = invite(PHONE)
    tab = guest.tab()
    while not tab.updates or not tab.legal[0].startswith(("choose:", "plus:")):  # a table at which we choose first
        heard = len(tab.updates)
        seated = server.open_room("king", "turkey", *["thumb-1"] * 3)
        tab.go(f"/room/{seated['room']}#seat={seated['secret']}")
        tab.until(lambda: len(tab.updates) > heard, "the table is there")  # noqa: B023 - asked at once
        tab.until_asked()
    way, choose = Taps(guest, tab), any_of(61)
    token = step(tab, way, choose)
    assert token
    kind, _, wish = token.partition(":")
    table = tab.view["table"]
    assert wish == (table["contract"] if kind == "choose" else table["trump"] or "NT")
    tab.see(tab.text("deal-of", number=1, deals=20))
    assert step(tab, way, choose)
    you = int(tab.view["you"])
    after, before = (middle(tab.page.locator(".seat").nth((you + turns) % 4)) for turns in (1, 3))
    assert after > before  # the next player sits at the right
