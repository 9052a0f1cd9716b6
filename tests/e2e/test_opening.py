"""Each page names all that it opens with, so that a slow phone asks for everything at once (``http/opening.py``)."""

import re
from contextlib import nullcontext
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from kingcraft import i18n
from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.server import PLAIN, Server

#: The most files that a page may ask for from an empty cache, until it has fetched all that it fetches ahead. One of
#: them is the display face.
MOST = 26
#: The pictures of the courts, which come when everything else is there.
COURT: Final = re.compile(r"/assets/[JQK][SHDC]-")
#: A part among the last that ``pages.ts`` fetches ahead, and how long a busy machine may take until then, milliseconds.
LAST: Final = {"start": "/shared-", "room": "/ends-"}
LONG = 60_000

#: The element that is there once the page is shown.
PAGES = {
    "start": ".game .play",
    "room": "[data-card]",
    "matches": "main h1",
    "play": "main .button.main[aria-disabled]",  # to begin a match: a page that did not load has one to try again
    "match": "main h1",
    "learn": "main .go",
}


def address(server: Server, page: str) -> str:
    if page == "room":
        seated = server.open_room("king", "king", *["thumb-1"] * 3)
        return f"/room/{seated['room']}#seat={seated['secret']}"
    return {"start": "/", "matches": "/matches", "play": "/play/pagat", "match": "/match", "learn": "/learn"}[page]


@pytest.mark.parametrize(
    ("page", "language"),
    [
        ("start", "ro"),
        ("room", "sv"),
        *(
            pytest.param(page, language, marks=pytest.mark.long(seconds=4))
            for page, language in (("matches", "de"), ("play", "en"), ("match", "en"), ("learn", "sv"), ("start", "de"))
        ),
    ],
)
def test_a_page_is_shown_with_the_files_it_names(browser: Browser, server: Server, page: str, language: str) -> None:
    """Other files do not come at all here; and what it asks the server is asked once, though it is fetched ahead."""
    path = address(server, page)
    told = httpx.get(server.url + path.partition("#")[0], headers={"Accept-Language": language}, **PLAIN)
    named = set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', told.text))
    kept_away: set[str] = set()
    asked: list[str] = []

    def pass_on(route: Route) -> None:
        file = route.request.url.removeprefix(server.url)
        if file in named:
            route.continue_()
        else:
            kept_away.add(file)
            route.abort()

    with browser.new_context(**PHONE.options(language), service_workers="block") as context:
        tab = context.new_page()
        tab.route("**/assets/*", pass_on)
        tab.on("request", lambda request: asked.append(request.url.removeprefix(server.url)))
        tab.goto(server.url + path)
        expect(tab.locator(PAGES[page]).first).to_be_visible()
        expect(tab.locator("html")).to_have_attribute("lang", language)
        tab.unroute_all(behavior="ignoreErrors")  # parts that the test does not wait for are still on their way
    assert named <= set(asked)
    assert not kept_away & named
    assert asked.count("/api/games") <= 1


@pytest.mark.parametrize(
    ("page", "idle"),
    [
        pytest.param("start", False, id="start until it is shown"),
        pytest.param("room", True, id="room and all that comes ahead"),
        pytest.param("start", True, id="start and all that comes ahead", marks=pytest.mark.long(seconds=6)),
        pytest.param("room", False, id="room until it is shown", marks=pytest.mark.long(seconds=3)),
    ],
)
def test_a_page_asks_for_few_files(browser: Browser, server: Server, page: str, idle: bool) -> None:
    """Addresses asked of the server: the page, its files, `/api`; not courts, nor what a service worker would keep."""
    path = address(server, page)
    asked: set[str] = set()
    with browser.new_context(**DESKTOP.options("de"), service_workers="block") as context:
        if not idle:
            # There was no tap, so nothing sounds. Playwright's own scripts count as taps: the page loads its sounds
            # for them.
            quiet = "localStorage.setItem('kingcraft.settings', JSON.stringify({sound: false, volume: 40}));"
            context.add_init_script(f"window.requestIdleCallback = () => 0; {quiet}")
        tab = context.new_page()
        tab.on("request", lambda request: asked.add(request.url.removeprefix(server.url)))
        last = tab.expect_request_finished(lambda request: LAST[page] in request.url, timeout=LONG) if idle else None
        with last or nullcontext():
            tab.goto(server.url + path)
        expect(tab.locator(PAGES[page]).first).to_be_visible()
        tab.wait_for_load_state("networkidle")
    asked = {file for file in asked if not COURT.match(file)}
    ahead = [file for file in asked if re.match(r"/assets/(ends|panels|play|texts-de|waiting)-", file)]
    assert len(asked) <= MOST, f"{len(asked)} files: put them into a group in web/vite.config.ts: {sorted(asked)}"
    assert bool(ahead) == idle, f"a page opens without its panels: {ahead}"


@pytest.mark.parametrize(
    "device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=3))], ids=lambda one: one.name
)
def test_a_slow_line_shows_the_name_and_later_what_to_do(invite: Invite, device: Device) -> None:
    """Until the page is drawn; where it is there at once, the name is never seen."""
    tab = invite(device, "sv").tab()
    held: list[Route] = []
    tab.page.route("**/assets/sv-*.js", lambda route: held.append(route))
    tab.page.goto(tab.url, wait_until="commit")
    name, late = tab.page.locator(".opening > p"), tab.page.locator(".late")
    expect(late.locator("p")).to_have_count(len(i18n.listed()))
    assert sorted(late.locator("p").evaluate_all("all => all.map(({ lang }) => lang)")) == sorted(i18n.listed())
    expect(name).to_have_text("Kingcraft")
    expect(late).to_be_hidden()
    waits = "all => all.map((node) => node.getAnimations()[0].effect.getTiming().delay)"
    assert tab.page.locator(".opening > *").evaluate_all(waits) == [600, 15_000]
    tab.page.evaluate("document.getAnimations().forEach((one) => one.finish())")  # fifteen seconds later
    expect(name).to_be_visible()
    expect(late).to_be_visible()
    check_access(tab, "the page that is late")
    for route in held:
        route.continue_()
    expect(tab.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(tab.page.locator(".opening")).to_have_count(0)
