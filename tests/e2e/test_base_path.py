"""The same build below a path of a host: of one that has only files, and of our server. No address leaves the path."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from kingcraft.server.http.shell import shell
from kingcraft.server.settings import NEAR_VARIABLE
from tests.e2e.conftest import HOME, SITE, Invite, inviting
from tests.e2e.test_near import GONE, HERE, watched
from tools.driver.guest import PHONE, Device
from tools.driver.patience import WORK
from tools.driver.play import any_of, start, step
from tools.driver.server import Server
from tools.driver.start_page import ask_friends, open_settings
from tools.driver.static import StaticHost
from tools.driver.ways import Taps

STATIC: Final = Path(__file__).resolve().parents[2] / "src" / "kingcraft" / "server" / "static"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    """The built page alone below a path, with the same page for unknown addresses: without what plays on the device."""
    folder = tmp_path / "site"
    shutil.copytree(STATIC, folder)
    index = shell((folder / "index.html").read_bytes(), SITE, {})
    for name in ("index.html", "404.html"):
        (folder / name).write_bytes(index)
    with StaticHost(folder, SITE) as host:
        yield host


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(**PHONE.options("en"), service_workers="allow") as context:
        yield context


def outside(asked: list[str], base: str) -> list[str]:
    return [url for url in asked if not url.startswith(base) and not url.startswith(("data:", "blob:"))]


def missing(host: StaticHost) -> list[str]:
    """The files that are not there; what is asked of a server is not, and deep addresses are no files."""
    return [path for path, status in host.asked if status != 200 and "." in path.rpartition("/")[2]]


def follow(page: Page, host: StaticHost, name: str, path: str) -> None:
    """Follow a link within the page: its address is below the path, and the page there is shown."""
    page.get_by_role("link", name=name, exact=True).first.click()
    expect(page).to_have_url(host.url + path)
    expect(page.locator("main h1").first).to_be_visible()


def test_the_page_below_a_path_asks_for_nothing_outside_it(context: BrowserContext, host: StaticHost) -> None:
    asked = watched(context)
    page = context.new_page()
    page.goto(host.url)
    expect(page.get_by_role("status")).to_contain_text("The server cannot be reached")
    follow(page, host, "Learn", "learn")
    page.go_back()
    expect(page).to_have_url(host.url)
    follow(page, host, "Past matches", "matches")
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == host.url
    page.wait_for_load_state("networkidle")
    assert len(asked) > 20
    assert outside(asked, host.url) == []
    assert missing(host) == []


def test_a_deep_link_below_a_path_leads_to_its_page(context: BrowserContext, host: StaticHost) -> None:
    asked = watched(context)
    page = context.new_page()
    answer = page.goto(f"{host.url}learn")
    assert answer is not None
    assert answer.status == 404  # the host has no such file, and sends the page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    links = page.locator("main a").evaluate_all("(all) => all.map(({ href }) => href)")
    assert len(links) > 5
    assert [link for link in links if not re.match(rf"{re.escape(host.url)}(learn/[\w-]+|)$", link)] == []
    # What is at no address of the app is said to be missing, and leads back to the start page.
    page.goto(f"{host.url}nowhere/at/all")
    page.get_by_role("link", name="Start page").click()
    expect(page).to_have_url(host.url)
    assert outside(asked, host.url) == []


def test_house_rules_below_a_path_are_put_into_words(context: BrowserContext, host: StaticHost, server: Server) -> None:
    """No host of files has a page of each variant: the app shows it, here with the answers of a server elsewhere."""
    asked = watched(context)

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(host.url)
        # The server refuses questions of other sites' pages.
        headers = {name: value for name, value in route.request.headers.items() if name not in {"origin", "referer"}}
        route.fulfill(response=route.fetch(url=f"{server.url}/{path}", headers=headers))

    context.route(f"{host.url}api/**", answer)
    page = context.new_page()
    page.goto(f"{host.url}rules/de/pagat?target=50")
    expect(page.get_by_role("heading", level=1)).to_have_text("House rules")
    expect(page.locator("article[lang=de]")).to_contain_text("50")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("navigation").get_by_role("link").last.click()
    expect(page.locator("h2:focus")).to_be_in_viewport()
    assert outside(asked, host.url) == []
    page.get_by_role("link", name="Play by these rules").click()
    expect(page).to_have_url(f"{host.url}play/pagat?target=50")
    context.unroute_all(behavior="wait")


def test_a_page_below_a_path_opens_without_the_network(context: BrowserContext, host: StaticHost) -> None:
    page = context.new_page()
    page.goto(host.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    stores = page.evaluate("caches.keys()")
    assert [store for store in stores if not re.fullmatch(rf"kingcraft-{SITE}[0-9a-f]{{16}}", store)] == []
    context.set_offline(True)
    page.goto(f"{host.url}learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_every_file_of_the_page_that_the_styles_name_is_there(host: StaticHost) -> None:
    """Styles name their files from where they are."""
    styles = sorted(host.folder.rglob("*.css"))
    named = [
        (style, found)
        for style in styles
        for found in re.findall(r"url\(\"?((?!data:|%23|#)[^)\"]+)", style.read_text("utf-8"))
    ]
    assert len(named) >= 6
    assert [(style.name, found) for style, found in named if not (style.parent / found).is_file()] == []


# --- our server below a path


@pytest.fixture
def below(site: Path, tmp_path: Path) -> Iterator[Server]:
    """A server below a path, whose page can be kept."""
    variables = {NEAR_VARIABLE: str(site / "py")}
    with Server(tmp_path / "data", "--host", "0.0.0.0", "--base-path", SITE, variables=variables) as server:
        yield server
        assert "Traceback" not in server.stderr()


@pytest.fixture
def invite_below(below: Server, browser: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    """Open browsers on that server; they keep pages as those of the players do."""

    def opened(device: Device, language: str) -> BrowserContext:
        return browser.new_context(**device.options(language))

    yield from inviting(opened, below, request, root)


@pytest.fixture
def invite_home_below(
    below: Server, home_browser: Browser, request: pytest.FixtureRequest, root: Path
) -> Iterator[Invite]:
    """Open browsers on it in a home network."""

    def opened(device: Device, language: str) -> BrowserContext:
        return home_browser.new_context(**device.options(language))

    yield from inviting(opened, below, request, root, host=HOME)


@pytest.mark.long(seconds=20)
def test_friends_meet_at_a_server_below_a_path(invite_home_below: Invite, below: Server) -> None:
    home = f"http://{HOME}:{below.port}{SITE}"
    ana, bo = invite_home_below(PHONE, name="Ana"), invite_home_below(PHONE, name="Bo", figure="owl")
    asked = [watched(guest.context) for guest in (ana, bo)]
    one, other = ana.tab(), bo.tab()
    one.go()
    ask_friends(one, "king", 1)
    expect(one.page).to_have_url(re.compile(rf"^{re.escape(home)}room/[\w-]+$"))
    expect(one.page.locator(".invitation")).to_contain_text(home.removeprefix("http://").rstrip("/"))
    code = one.page.locator(".invitation .code span[aria-hidden]").inner_text().replace(" ", "")
    other.go(f"/{code}")
    expect(other.page).to_have_url(one.page.url)
    other.press(other.button(other.text("door-sit")), touch=True)
    one.until_asked()
    for path in ("/rules/de/king", "/day", "/pad", "/puzzles", "/learn/king-1"):
        other.go(path)
        expect(other.page.locator("h1").first).to_be_visible()
    links = other.page.locator("a").evaluate_all("(all) => all.map(({ href }) => href)")
    assert [link for link in links if not link.startswith(home)] == []
    assert [outside(each, home) for each in asked] == [[], []]


@pytest.mark.long(seconds=40)
def test_a_table_below_a_path_is_played_and_the_page_opens_without_its_server(
    invite_below: Invite, below: Server
) -> None:
    guest = invite_below(PHONE, ahead=True)
    asked = watched(guest.context)
    tab = guest.tab()
    tab.excuse(f"{GONE}|WebSocket connection to")
    start(tab, "king", touch=True)
    step(tab, Taps(guest, tab), any_of(7))
    tab.until_asked()
    tab.settle()
    hand = sorted(tab.hand())
    tab.page.reload()
    tab.until_asked()
    tab.settle()
    assert sorted(tab.hand()) == hand
    tab.go()
    open_settings(tab)
    tab.press(tab.button(tab.text("near-keep")), touch=True)
    expect(tab.page.get_by_text(tab.text("near-kept"))).to_be_visible(timeout=WORK * 1000)
    tab.page.keyboard.press("Escape")
    tab.until_kept()

    below.kill()
    tab.page.reload()
    expect(tab.page.get_by_text(tab.text("near-here"))).to_be_visible()
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}"), touch=True)
    expect(tab.page).to_have_url(HERE)
    expect(tab.page.locator("[data-card]")).to_have_count(7)
    assert tab.page.url.startswith(f"{below.url}/")
    assert outside(asked, f"{below.url}/") == []
