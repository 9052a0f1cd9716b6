"""A browser that stores nothing: the game works, and a reload finds the seat by the page's address."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import PHONE
from tools.driver.play import step
from tools.driver.ways import Taps

#: Browsers that keep nothing: site data is forbidden, or storage has no room (some private windows).
FORBIDDEN = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
)
FULL = "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };"


@pytest.mark.parametrize(
    "nothing", [FORBIDDEN, pytest.param(FULL, marks=pytest.mark.long(seconds=8))], ids=["forbidden", "full"]
)
def test_one_plays_and_comes_back_without_storage(invite: Invite, nothing: str) -> None:
    tab = invite(PHONE, "de").tab()
    tab.page.add_init_script(nothing)
    tab.go()
    tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").tap()
    tab.until(lambda: tab.updates and tab.view["table"], "it is dealt")
    room, you, hand = tab.view["room"], tab.view["you"], sorted(tab.view["table"]["hand"])
    assert len(hand) == 13
    address = re.compile(rf"/room/{room}#seat=[\w-]{{32}}$")
    expect(tab.page).to_have_url(address)
    said = tab.page.get_by_role("status").filter(has_text=tab.text("seat-unkept"))
    expect(said).to_be_visible()
    said.get_by_role("button", name=tab.text("close")).tap()
    expect(said).to_have_count(0)

    # Another page of the site and back: the seat is still known.
    tab.page.go_back()
    expect(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}")).to_be_visible()
    heard = len(tab.updates)
    tab.page.go_forward()
    tab.until(lambda: len(tab.updates) > heard, "the player is at the table again")
    assert (tab.view["room"], tab.view["you"]) == (room, you)

    # After a reload the page has nothing but its address.
    heard = len(tab.updates)
    tab.page.reload()
    tab.until(lambda: len(tab.updates) > heard, "the player is greeted again")
    assert (tab.view["room"], tab.view["you"]) == (room, you)
    expect(tab.page).to_have_url(address)


@pytest.mark.parametrize(
    "nothing", [FULL, pytest.param(FORBIDDEN, marks=pytest.mark.long(seconds=8))], ids=["full", "forbidden"]
)
def test_a_deal_of_the_day_is_played_without_storage(invite: Invite, nothing: str) -> None:
    """The table says that nothing is stored; the day knows what was made of it until the page is closed."""
    guest = invite(PHONE)
    tab = guest.tab()
    page = tab.page
    page.add_init_script(nothing)
    tab.go()
    page.get_by_role("link", name=tab.text("start-day")).tap()
    page.locator("main .button.main").tap()
    tab.until_phase("deal")
    expect(page.get_by_role("status").filter(has_text=tab.text("seat-unkept"))).to_be_visible()
    tab.button(tab.text("close")).first.tap()
    way = Taps(guest, tab)
    while tab.view["phase"] == "deal":
        step(tab, way, lambda legal: legal[0])
        tab.until(lambda: tab.legal or tab.view["phase"] != "deal", "it is our turn, or the deal is over")
    page.get_by_role("link", name=tab.text("practice-day")).tap()
    expect(page.get_by_role("img")).to_have_count(1)
    page.get_by_role("link", name=tab.text("home")).tap()
    expect(page.get_by_role("link", name=tab.text("start-day"))).to_contain_text(tab.text("start-day-done", done=1))
