"""The same build below a path of a host that has only files: no address leaves the path."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, expect

from tools.driver.guest import PHONE
from tools.driver.server import Server
from tools.driver.static import StaticHost
from tools.site.shell import shell

BASE: Final = "/some-repo/"
STATIC: Final = Path(__file__).resolve().parents[2] / "src" / "kingcraft" / "server" / "static"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    """The built page below a path, with the same page for unknown addresses."""
    folder = tmp_path / "site"
    shutil.copytree(STATIC, folder)
    index = shell((folder / "index.html").read_bytes(), BASE, {})
    for name in ("index.html", "404.html"):
        (folder / name).write_bytes(index)
    with StaticHost(folder, BASE) as host:
        yield host


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(**PHONE.options("en"), service_workers="allow") as context:
        yield context


def watched(context: BrowserContext) -> list[str]:
    """The addresses of all requests, those of the service worker too."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    context.on("request", note)
    return asked


def outside(asked: list[str], host: StaticHost) -> list[str]:
    return [url for url in asked if not url.startswith(host.url) and not url.startswith(("data:", "blob:"))]


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
    assert outside(asked, host) == []
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
    assert outside(asked, host) == []


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
    assert outside(asked, host) == []
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
    assert [store for store in stores if not re.fullmatch(rf"kingcraft-{BASE}[0-9a-f]{{16}}", store)] == []
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
