"""The deal of the day in the browser: its page, a task played and compared, the calendar, and what is shared."""

import datetime as dt
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.keyboard import Keyboard
from tests.e2e.reading import check_narrow, check_spacing
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE, Device, Tab
from tools.driver.play import eager, step
from tools.driver.ways import Keys, Taps, Way

SMALL = Device("small phone", 320, 568, touch=True)


def play(tab: Tab, way: Way, task: int) -> None:
    """Play the task that the day offers next, to its end."""
    tab.until_phase("deal")
    while tab.view["phase"] == "deal":
        step(tab, way, eager if task == 2 else lambda legal: legal[0])
        tab.until(lambda: tab.legal or tab.view["phase"] != "deal", "it is our turn, or the deal is over")
    expect(tab.page.locator(".result").get_by_role("status").first).to_contain_text("100")


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "de", id="small-phone-de"),
        pytest.param(PHONE, "sv", id="phone-sv", marks=pytest.mark.long(seconds=15)),
        pytest.param(PHONE, "ro", id="phone-ro", marks=pytest.mark.long(seconds=15)),
        pytest.param(DESKTOP, "en", id="desktop-en", marks=pytest.mark.long(seconds=15)),
    ],
)
def test_a_day_is_played_compared_and_shared(invite: Invite, device: Device, language: str) -> None:
    guest = invite(device, language)
    tab = guest.tab()
    page = tab.page
    tab.go()
    tab.press(page.get_by_role("link", name=tab.text("start-day")), touch=device.touch)
    expect(page.get_by_role("heading", level=1)).to_have_text(tab.text("day-title"))
    expect(page.locator("main li")).to_have_count(3)
    check_sizes(tab, scrolls=True)
    check_access(tab, "the day")
    check_spacing(tab, "the day")
    check_narrow(tab, "the day")
    way = Taps(guest, tab)
    for task in range(3):
        tab.heard.clear()
        tab.press(page.locator("main .button.main"), touch=device.touch)
        play(tab, way, task)
        tab.press(page.get_by_role("link", name=tab.text("practice-day")), touch=device.touch)
        expect(page.get_by_role("img")).to_have_count(task + 1)  # a field for each task that is done
    check_sizes(tab, scrolls=True)
    check_access(tab, "a finished day")
    tab.press(tab.button(tab.text("day-share")), touch=device.touch)
    shared = page.get_by_role("dialog")
    lines = shared.get_by_label(tab.text("day-share-text")).input_value().split("\n")
    assert len(lines) == 4
    assert all(sum(map(line.count, "■□")) == 10 for line in lines[1:])
    with page.expect_download() as saved:
        tab.press(tab.button(tab.text("day-share-picture")), touch=device.touch)
    assert saved.value.suggested_filename.endswith(".png")
    check_sizes(tab, shared, scrolls=True)
    check_access(tab, "sharing a day")
    link = shared.get_by_label(tab.text("day-challenge"), exact=True).input_value()

    tab.go("/calendar")
    expect(page.get_by_role("link", name=tab.text("day-title"))).to_be_visible()
    expect(page.locator('[aria-current="date"]')).to_be_visible()
    check_sizes(tab, scrolls=True)
    check_access(tab, "the calendar")

    friend = invite(PHONE, language).tab()
    friend.page.goto(link)
    expect(friend.page.locator("main li")).to_have_count(3)
    check_access(friend, "a friend's link")
    # The way to a table and back does not lose the friend's results.
    friend.go(f"/day/{link.partition('/day/')[2][:10]}")
    expect(friend.page.locator("main")).to_contain_text(friend.text("day-friend", name=friend.text("you-name")))


def test_the_number_of_a_day_is_read_however_well_it_went(invite: Invite) -> None:
    """In every look, also with high contrast: the better the day, the stronger it is filled."""
    guest = invite(SMALL, "de")
    today = dt.datetime.now().astimezone().date()
    won = {"room": "elsewhere", "timely": True, "points": 30, "beats": 100}
    days = {today.isoformat(): dict.fromkeys(("avoid", "auction", "corner"), won)}
    guest.store("kingcraft.days", {"latest": today.isoformat(), "days": days})
    tab = guest.tab()
    tab.go("/calendar")
    expect(tab.page.locator('[aria-current="date"]')).to_have_attribute("style", re.compile("85%"))
    check_access(tab, "the calendar of a day that went well")


@pytest.mark.long(seconds=10)
def test_a_task_that_was_left_goes_on_by_keyboard(invite: Invite) -> None:
    """A task that was left is gone on with at its table; without a network the page says so."""
    guest = invite(DESKTOP)
    tab = guest.tab()
    page, keyboard = tab.page, Keyboard(tab.page)
    tab.go("/day")
    keyboard.press(page.locator("main .button.main"))
    tab.until_phase("deal")
    tab.until_asked()
    step(tab, Keys(tab), lambda legal: legal[0])
    room = tab.view["room"]
    tab.go("/day")
    expect(page.locator("main .button.main")).to_have_text(tab.text("day-go-on"))
    keyboard.press(page.locator("main .button.main"))
    page.wait_for_url(f"**/room/{room}")
    guest.context.set_offline(True)
    tab.excuse("Failed to load resource: net::ERR_INTERNET_DISCONNECTED")
    tab.excuse("WebSocket connection to")
    page.evaluate("history.pushState(null, '', '/day'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("alert").or_(page.get_by_role("status")).first).to_be_visible()


def test_what_is_no_day_says_so(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.excuse("Failed to load resource: .* 404")
    tab.go("/day/2027-02-30")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("day-missing"))
    tab.go("/day/2026-11-28#friend=broken")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("day-friend-damaged"))
    check_access(tab, "a damaged link")
