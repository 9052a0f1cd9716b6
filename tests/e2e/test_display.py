"""The display face: nothing shifts when it comes late or never, and only readers of Cyrillic fetch Cyrillic."""

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device

#: How far what was on the page has moved, in all.
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: 'layout-shift', buffered: true })"""


@pytest.mark.parametrize(
    ("device", "comes"),
    [
        pytest.param(PHONE, True, id="late-phone"),
        pytest.param(DESKTOP, False, id="blocked-desktop", marks=pytest.mark.long(seconds=3)),
        pytest.param(PHONE, False, id="blocked-phone", marks=pytest.mark.long(seconds=3)),
        pytest.param(DESKTOP, True, id="late-desktop", marks=pytest.mark.long(seconds=3)),
    ],
)
def test_nothing_shifts_where_the_face_is_missing(invite: Invite, device: Device, *, comes: bool) -> None:
    tab = invite(device).tab()
    held: list[Route] = []
    tab.page.route("**/*.woff2", lambda route: held.append(route) if comes else route.abort())
    if not comes:
        tab.excuse("net::ERR_FAILED")
    tab.page.add_init_script(SHIFTS)
    tab.page.goto(tab.url, wait_until="commit")
    expect(tab.page.get_by_role("heading", level=2).first).to_be_visible()
    for route in held:
        route.continue_()
    if comes:
        tab.until(lambda: tab.page.evaluate("document.fonts.check('24px Display')"), "the face is there")
    tab.until_drawn()
    assert sum(tab.page.evaluate("window.shifts")) < 0.001


def test_only_the_letters_that_are_read_are_fetched(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    fetched: list[str] = []
    tab.page.on("request", lambda request: fetched.append(request.url))
    tab.go()
    expect(tab.page.get_by_role("heading", level=2).first).to_be_visible()
    tab.page.evaluate("document.fonts.ready.then(() => {})")
    faces = [url.rsplit("/", 1)[-1].rsplit("-", 1)[0] for url in fetched if url.endswith(".woff2")]
    assert faces == ["latin"]
