"""The coach: in the first matches a line says what a deal or a moment is about, covers nothing, and can be closed."""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import start
from tools.driver.server import Server
from tools.driver.start_page import open_settings

#: A phone that has no room for a line between the seats and the trick.
SMALL: Final = Device("small phone", 320, 568, touch=True)
ON_ITS_SIDE: Final = Device("phone on its side", 844, 390, touch=True)
#: A player who is new to King, at a table without animation: nothing is announced.
NEW: Final[dict[str, Any]] = {"finished": [], "coached": []}
#: Of the line: what it covers, among all that a player needs. A point that belongs to the line itself is not covered.
COVERED: Final = """line => {
    const box = line.getBoundingClientRect();
    const over = (node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    };
    const needed = "[data-turn], .seat .name, .banner h2, [data-card], [data-place], .action button, header button";
    return [...document.querySelectorAll(needed)].filter(over).map(({ outerHTML }) => outerHTML.slice(0, 120));
}"""
SHIFTS: Final = """window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput).map(
    ({ value, sources }) => [value, sources.map(({ node }) => node?.className)],
))).observe({ type: 'layout-shift', buffered: true });"""

#: Where the main button is, picture by picture.
FOLLOW: Final = """() => {
    window.tops = [];
    const follow = () => {
        const { top } = document.querySelector("[data-end]").getBoundingClientRect();
        if (!window.tops.includes(top)) window.tops.push(top);
        requestAnimationFrame(follow);
    };
    follow();
}"""


def the_line(tab: Tab) -> Locator:
    return tab.page.get_by_role("region", name=tab.text("coach"))


def opened(invite: Invite, server: Server, device: Device, game: str, preset: str) -> tuple[Guest, Tab]:
    """A newcomer at a table of bots that play at once."""
    guest = invite(device, **NEW)
    tab = guest.tab()
    tab.page.add_init_script(SHIFTS)
    guest.keep_seat(game, seated := server.open_room(game, preset, *["thumb-1"] * 3))
    tab.go(f"/room/{seated['room']}")
    tab.until_asked()
    tab.settle()
    return guest, tab


@pytest.mark.parametrize(
    "device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=6))], ids=lambda device: device.name
)
def test_a_newcomer_reads_what_the_deal_is_about_and_closes_it(invite: Invite, server: Server, device: Device) -> None:
    _, tab = opened(invite, server, device, "king", "king")
    line = the_line(tab)
    expect(line).to_contain_text(tab.text("coach-no-tricks"))
    assert line.evaluate(COVERED) == []
    expect(tab.page.locator("[data-voice]")).to_contain_text(tab.text("coach-no-tricks"))
    assert tab.page.evaluate("window.shifts") == []
    button = line.get_by_role("button", name=tab.text("close"))
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    tab.press(button, touch=device.touch)
    expect(line).to_have_count(0)
    tab.page.reload()
    tab.until_asked()
    tab.page.locator("[data-voice]").wait_for(state="attached")
    tab.page.wait_for_timeout(1500)  # a line would have come by now
    expect(line).to_have_count(0)
    assert tab.page.evaluate("window.shifts") == []


@pytest.mark.long(seconds=5)
def test_it_is_off_after_two_deals_of_a_contract(invite: Invite, server: Server) -> None:
    _, tab = opened(invite, server, PHONE, "king", "king")
    expect(the_line(tab)).to_be_visible()
    for shown in (True, False):
        seated = server.open_room("king", "king", *["thumb-1"] * 3)
        tab.go(f"/room/{seated['room']}#seat={seated['secret']}")
        tab.until_asked()
        if shown:
            expect(the_line(tab)).to_be_visible()
        else:
            tab.page.locator("[data-voice]").wait_for(state="attached")
            tab.page.wait_for_timeout(1500)
            expect(the_line(tab)).to_have_count(0)


@pytest.mark.long(seconds=6)
def test_escape_closes_it_and_a_switch_turns_it_off(invite: Invite, server: Server) -> None:
    _, tab = opened(invite, server, DESKTOP, "kings-corner", "pagat")
    line = the_line(tab)
    expect(line).to_be_visible()
    assert line.evaluate(COVERED) == []
    tab.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    tab.go()
    settings = open_settings(tab)
    settings.get_by_role("tab", name=tab.text("set-tab-play")).click()
    switch = settings.get_by_role("switch", name=tab.text("set-coach"))
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    tab.page.keyboard.press("Escape")
    start(tab, "king", touch=False)
    tab.until_asked()
    tab.page.locator("[data-voice]").wait_for(state="attached")
    tab.page.wait_for_timeout(1500)
    expect(line).to_have_count(0)


@pytest.mark.parametrize(
    ("device", "game", "preset"),
    [
        pytest.param(SMALL, "king", "king", id="king on a small phone"),
        *(
            pytest.param(device, game, preset, id=f"{game} on a {device.name}", marks=pytest.mark.long(seconds=4))
            for device, game, preset in (
                (ON_ITS_SIDE, "king", "king"),
                (SMALL, "kings-corner", "pagat"),
                (ON_ITS_SIDE, "kings-corner", "pagat"),
            )
        ),
    ],
)
def test_where_there_is_little_room_it_covers_nothing_or_is_left_out(
    invite: Invite, server: Server, device: Device, game: str, preset: str
) -> None:
    _, tab = opened(invite, server, device, game, preset)
    tab.page.locator("[data-voice]").wait_for(state="attached")
    tab.page.wait_for_timeout(1500)
    for line in the_line(tab).all():
        assert line.evaluate(COVERED) == []
    assert tab.page.evaluate("window.shifts") == []


@pytest.mark.long(seconds=3)
def test_the_way_to_draw_stays_where_it_is_while_bots_play(invite: Invite, server: Server) -> None:
    _, tab = opened(invite, server, ON_ITS_SIDE, "kings-corner", "pagat")
    tab.page.evaluate(FOLLOW)
    for _ in range(2):
        asked = tab.latest["version"]
        tab.page.locator("[data-end]").tap()
        tab.until_asked(asked)
        tab.settle()
    assert len(tab.page.evaluate("window.tops")) == 1
