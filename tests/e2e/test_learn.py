"""Lessons in the browser: a newcomer's way to the first one, and the list with what is done and what is next."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.keyboard import Keyboard
from tests.e2e.reading import check_narrow, check_spacing
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.start_page import tile, way_to_learn

SMALL = Device("small phone", 320, 568, touch=True)


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "de", id="small-phone-de"),
        pytest.param(DESKTOP, "en", id="desktop-en", marks=pytest.mark.long(seconds=6)),
    ],
)
def test_the_list_says_what_is_done_and_what_is_next(invite: Invite, device: Device, language: str) -> None:
    guest = invite(device, language)
    guest.store("kingcraft.lessons", {"done": ["king-1", "king-2"], "steps": {"king-3": 4}})
    tab = guest.tab()
    page, keyboard = tab.page, Keyboard(tab.page)
    tab.go("/learn")
    lessons = page.get_by_role("region", name=tab.text("game-king"), exact=True).get_by_role("link")
    expect(lessons).to_have_count(7)
    expect(lessons.nth(0)).to_contain_text(tab.text("learn-done"))
    expect(lessons.nth(2)).to_contain_text(tab.text("learn-left", step=5, count=10))
    expect(way_to_learn(tab, "king", "practise")).to_be_visible()
    check_sizes(tab, scrolls=True)
    check_access(tab, "lessons")
    check_spacing(tab, "lessons")
    check_narrow(tab, "lessons")

    keyboard.press(page.locator("main .go"))
    expect(page.get_by_role("heading", level=1)).to_have_text(tab.text("lesson-king-3-title"))
    check_access(tab, "a lesson")
    # Done in another tab: the list shows it.
    other = guest.tab()
    other.go("/learn")
    other.page.evaluate('localStorage.setItem(\'kingcraft.lessons\', \'{"done": ["king-1", "king-2", "king-3"]}\')')
    keyboard.press(page.get_by_role("link", name=tab.text("learn-list")))
    expect(lessons.nth(2)).to_contain_text(tab.text("learn-done"))
    expect(lessons.nth(3)).to_contain_text(tab.text("learn-next"))


def test_a_newcomer_is_offered_a_lesson_first(invite: Invite) -> None:
    tab = invite(PHONE, "sv", finished=[]).tab()
    page = tab.page
    tab.go()
    table = tile(tab, "kings-corner")
    learn = table.get_by_role("link", name=tab.text("start-learn"))
    expect(learn).to_be_visible()
    check_sizes(tab, scrolls=True)
    check_access(tab, "the start page of a newcomer")
    learn.tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(tab.text("lesson-corner-1-title"))
    tab.go("/learn/chess-1")
    expect(page.get_by_role("alert")).to_have_text(tab.text("learn-unknown"))
    check_access(tab, "no such lesson")
    page.evaluate("localStorage.setItem('kingcraft.lessons', '{\"done\": [\"king-1\"]}')")
    tab.go()
    expect(learn, "a lesson of the other game is none of this one").to_be_visible()
    page.evaluate('localStorage.setItem(\'kingcraft.lessons\', \'{"done": ["king-1", "corner-1"]}\')')
    tab.go()
    expect(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}")).to_be_visible()
    expect(table.get_by_role("link")).to_have_count(0)
    page.get_by_role("link", name=tab.text("start-learn"), exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(tab.text("start-learn"))
