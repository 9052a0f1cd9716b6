"""The whole game without a server: a host of files, a match on this device, no network, and what is damaged or full."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Request, expect

from kingcraft.server.settings import NEAR_VARIABLE
from tests.e2e.conftest import SITE, Invite, inviting
from tests.e2e.lobby import lobby, play_button
from tests.e2e.records import download
from tests.e2e.test_day import play as play_task
from tests.e2e.test_hints import asked as asked_for_a_hint
from tests.e2e.test_hints import lamp
from tests.e2e.test_lessons import gold
from tests.e2e.test_replay import DROP, golden, stands_at
from tests.e2e.test_review import deals
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.patience import WORK
from tools.driver.play import any_of, eager, play_match, start, step
from tools.driver.server import Server
from tools.driver.start_page import change, open_settings, tile
from tools.driver.static import StaticHost
from tools.driver.ways import Taps

#: The address of a table that this device has.
HERE: Final = re.compile(r"/room/here-\w+$")

GAMES: Final = ("king", "kings-corner")

#: What a browser logs about an address for which the host has no file: it answers with the page.
NO_FILE: Final = "Failed to load resource: .* 404 .*/some-repo/(play|match|matches|profile|room)/?"

#: What a browser logs about a network that is gone.
GONE: Final = r"net::ERR_|Failed to fetch|Failed to update a ServiceWorker"
#: Where the files of Python are kept.
STORE: Final = f"kingcraft:near:{SITE}"


def watched(context: BrowserContext) -> list[str]:
    """The addresses of all requests, those of workers too."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    context.on("request", note)
    return asked


def until_dealt(tab: Tab) -> None:
    """Wait for the cards of a table that this device has."""
    expect(tab.page).to_have_url(HERE)
    expect(tab.page.locator("[data-card]").first).to_be_visible()


def short_match(guest: Guest, tab: Tab) -> None:
    """Play a whole match on this device: two players, to ten points."""
    tab.excuse(NO_FILE)
    tab.go()
    change(tab, "kings-corner", ("start-players", "2"), ("start-level", tab.text("level-beginner")))
    lobby(tab, "fast?target=10")
    tab.press(play_button(tab), touch=True)
    until_dealt(tab)
    tab.until(lambda: tab.updates, "the table is there")
    assert [seat["kind"] for seat in tab.view["seats"]] == ["human", "beginner"]
    assert tab.view["rules"]["text"] == "fast?target=10"
    play_match(tab, Taps(guest, tab), eager)


@pytest.mark.long(seconds=30)
def test_a_whole_match_its_review_and_its_record(invite_here: Invite, static: StaticHost, tmp_path: Path) -> None:
    guest = invite_here(PHONE)
    asked = watched(guest.context)
    tab = guest.tab()
    page = tab.page
    short_match(guest, tab)
    tab.open_more()
    said = page.get_by_text(tab.text("near-fair-title"))
    said.tap()
    expect(page.get_by_text(tab.text("near-fair"))).to_be_visible()
    room = tab.view["room"]
    record = json.loads(download(tab, tmp_path, touch=True).read_text("utf-8"))
    assert record["totals"] == tab.view["sheet"]["totals"]

    page.get_by_role("link", name=tab.text("look-back"), exact=True).tap()
    expect(page).to_have_url(re.compile(f"/match/{room}/review(#.*)?$"))
    expect(page.locator("main.review").or_(deals(tab).first).first).to_be_visible(timeout=WORK * 1000)
    tab.go("/matches")
    expect(page.locator(".match")).to_have_count(1)
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((static.url, "data:", "blob:"))] == []
    assert [path for path, status in static.asked if "/api" in path] == []


# --- without a network


def kept(invite: Invite, language: str = "en") -> tuple[Guest, Tab]:
    """Open a phone and a tab on the start page, which it has kept with all that it needs to play."""
    guest = invite(PHONE, language, ahead=True)
    tab = guest.tab()
    tab.go()
    until_kept(tab)
    return guest, tab


def until_kept(tab: Tab) -> None:
    """Wait until the page and the files of Python are kept."""
    tab.until(lambda: tab.page.evaluate("localStorage.getItem('kingcraft.kept')"), "Python is kept")
    tab.until_kept()


def back_as_before(tab: Tab) -> None:
    """Load the table again: it is as it was."""
    tab.until_asked()
    tab.settle()
    before, heard = (tab.version, tab.hand()), len(tab.updates)
    tab.page.reload()
    tab.until(lambda: len(tab.updates) > heard, "the page has come back")
    tab.settle()
    assert (tab.version, tab.hand()) == before


def test_with_the_network_cut_a_deal_is_played_and_loaded_again(invite_here: Invite, static: StaticHost) -> None:
    guest, tab = kept(invite_here, "de")
    static.cut()
    tab.excuse(GONE)
    tab.page.reload()
    for game in ("king", "kings-corner"):
        expect(tile(tab, game)).to_be_visible()
    start(tab, "king", touch=True)
    until_dealt(tab)
    way = Taps(guest, tab)
    for _ in range(3):
        assert step(tab, way, any_of(92))
    back_as_before(tab)
    assert asked_for_a_hint(tab, lamp(tab).tap)["hint"]["best"]["tokens"]
    assert step(tab, way, any_of(93))


@pytest.mark.long(seconds=40)
def test_with_the_network_cut_every_page_is_there(invite_here: Invite, static: StaticHost) -> None:
    guest, tab = kept(invite_here, "sv")
    page = tab.page
    static.cut()
    tab.excuse(GONE)
    lobby(tab, "pagat?target=50")
    tab.go("/rules/sv/pagat?target=50")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("article[lang=sv]")).to_contain_text("50")
    tab.go("/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab.go("/learn/king-1")
    expect(gold(tab)).to_be_visible()
    tab.heard.clear()
    tab.go("/day")
    tab.press(page.locator("main .button.main"), touch=True)
    play_task(tab, Taps(guest, tab), 0)
    tab.press(page.get_by_role("link", name=tab.text("practice-day")), touch=True)
    expect(page.get_by_role("img")).to_have_count(1)
    tab.go()
    expect(tile(tab, "king")).to_be_visible()
    page.evaluate(DROP, ["match.json", golden("king")])
    stands_at(tab, 0, 0)


@pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.long(seconds=60)) for name in GAMES])
def test_with_the_network_cut_a_whole_match_is_played(invite_here: Invite, static: StaticHost, game: str) -> None:
    guest, tab = kept(invite_here)
    static.cut()
    tab.excuse(GONE)
    start(tab, game, touch=True)
    until_dealt(tab)
    play_match(tab, Taps(guest, tab), any_of(94))
    tab.go("/matches")
    expect(tab.page.locator(".match")).to_have_count(1)
    expect(tab.page.get_by_role("link", name=tab.text("watch-again")).first).to_be_visible()


# --- beside a server


@pytest.fixture
def offering(site: Path, tmp_path: Path) -> Iterator[Server]:
    """A server whose page can be kept."""
    with Server(tmp_path / "data", variables=near_of(site)) as server:
        yield server


def near_of(site: Path) -> dict[str, str]:
    return {NEAR_VARIABLE: str(site / "py")}


@pytest.fixture
def invite_to_server(
    offering: Server, browser: Browser, request: pytest.FixtureRequest, root: Path
) -> Iterator[Invite]:
    """Open browsers on that server; they keep pages as those of the players do."""

    def opened(device: Device, language: str) -> BrowserContext:
        return browser.new_context(**device.options(language))

    yield from inviting(opened, offering, request, root)


@pytest.mark.long(seconds=40)
def test_a_page_that_was_kept_plays_on_while_its_server_is_away(
    invite_to_server: Invite, offering: Server, site: Path
) -> None:
    guest = invite_to_server(PHONE, ahead=True)
    tab = guest.tab()
    tab.excuse(f"{GONE}|WebSocket connection to")
    page = tab.page
    start(tab, "king", touch=True)
    tab.settle()
    there, hand = page.url, sorted(tab.hand())
    tab.go()
    open_settings(tab)
    tab.press(tab.button(tab.text("near-keep")), touch=True)
    expect(page.get_by_text(tab.text("near-kept"))).to_be_visible(timeout=WORK * 1000)
    page.keyboard.press("Escape")
    until_kept(tab)

    offering.kill()
    page.reload()
    expect(page.get_by_text(tab.text("near-here"))).to_be_visible()
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}"), touch=True)
    expect(page).to_have_url(HERE)
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(7)
    here = page.url
    page.reload()
    expect(cards).to_have_count(7)

    with Server(offering.data, port=offering.port, variables=near_of(site)):
        page.goto(there)
        expect(cards).to_have_count(len(hand))
        assert sorted(tab.hand()) == hand, "the server's match goes on"
        page.goto(here)
        expect(cards).to_have_count(7)
        expect(page).to_have_url(HERE)


# --- tabs, and what the browser has stored


@pytest.mark.long(seconds=20)
def test_the_last_tab_has_the_table_and_the_other_takes_it_back(invite_here: Invite) -> None:
    guest = invite_here(DESKTOP)
    one = guest.tab()
    start(one, "kings-corner", touch=False)
    one.settle()
    hand = sorted(one.hand())
    two = guest.tab()
    two.excuse(NO_FILE)
    two.page.goto(one.page.url)
    two.until_asked()
    two.settle()
    assert sorted(two.hand()) == hand
    expect(one.page.get_by_role("alert")).to_contain_text(one.text("error-replaced"))
    assert step(two, Taps(guest, two), eager)
    two.settle()
    hand = sorted(two.hand())
    heard = len(one.updates)
    one.button(one.text("play-here")).click()
    one.until(lambda: len(one.updates) > heard, "the table is back")
    expect(two.page.get_by_role("alert")).to_contain_text(two.text("error-replaced"))
    expect(one.page.get_by_role("alert")).to_have_count(0)
    assert set(hand) <= {*one.hand(), *two.hand()}
    one.until_asked()
    assert step(one, Taps(guest, one), eager)


@pytest.mark.long(seconds=20)
def test_a_match_that_the_browser_has_deleted_is_gone_and_the_rest_works(invite_here: Invite) -> None:
    _, tab = kept(invite_here)
    start(tab, "king", touch=True)
    room = tab.page.url
    tab.excuse(NO_FILE)
    tab.excuse("Failed to load resource: .* 404 .*/learn")
    tab.go("/learn")
    deleted = """() => new Promise((resolve) => {
        const request = indexedDB.deleteDatabase("kingcraft");
        request.onsuccess = () => resolve(true);
        request.onerror = () => resolve(false);
    })"""
    assert tab.page.evaluate(deleted)
    tab.page.goto(room)
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text("near-lost"))
    tab.go()
    start(tab, "king", touch=True)
    assert tab.page.url != room


#: Puts something else in place of a kept file whose address holds a text.
DAMAGE: Final = """async ([store, part]) => {
    const kept = await caches.open(store);
    for (const { url } of await kept.keys())
        if (url.includes(part)) await kept.put(url, new Response("<!doctype html>"));
}"""


@pytest.mark.long(seconds=15)
@pytest.mark.parametrize("part", ["/kingcraft-", "/std-", "pyodide.asm.wasm", "/near-"])
def test_a_damaged_file_is_fetched_again(invite_here: Invite, part: str) -> None:
    _, tab = kept(invite_here)
    tab.excuse(r"pyodide\S*/pyodide\.|Fatal Python|encodings")  # Pyodide's words about it
    tab.page.evaluate(DAMAGE, [STORE, part])
    tab.page.reload()
    start(tab, "king", touch=True)
    until_dealt(tab)
    assert tab.view["table"]["game"] == "king"
    assert tab.hand()


@pytest.mark.long(seconds=15)
def test_a_damaged_file_without_a_network_says_what_to_do(invite_here: Invite, static: StaticHost) -> None:
    _, tab = kept(invite_here)
    tab.page.evaluate(DAMAGE, [STORE, "/kingcraft-"])
    static.cut()
    tab.excuse(GONE)
    tab.page.reload()
    tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").tap()
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("near-parts"))
    with StaticHost(static.folder, static.base, static.port):
        tab.button(tab.text("link-again")).tap()
        until_dealt(tab)


@pytest.mark.long(seconds=10)
def test_a_page_whose_files_have_gone_from_the_host_says_so(invite_here: Invite, altered: StaticHost) -> None:
    """A newer build has come between the page and its files."""
    tab = invite_here(PHONE, server=altered).tab()
    tab.excuse(r"Failed to load resource: .* 404")
    shutil.rmtree(altered.folder / "py")
    tab.go()
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("near-parts"))


@pytest.mark.long(seconds=50)
def test_a_full_disk_is_said_and_nothing_is_lost(invite_here: Invite, static: StaticHost) -> None:
    guest, tab = kept(invite_here)
    tab.excuse(NO_FILE)
    tab.excuse("not stored: .*QuotaExceededError")
    start(tab, "king", touch=True)
    way = Taps(guest, tab)
    assert step(tab, way, any_of(94))
    tab.until_asked()
    tab.settle()
    hand = tab.hand()
    disk = guest.context.new_cdp_session(tab.page)
    origin = static.url.removesuffix(SITE)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    tab.page.wait_for_timeout(31_000)  # so long it goes by what it has found before
    token = tab.legal[0]
    way.do(token)
    tab.see(tab.text("near-full"))
    tab.until(lambda: [one for one in tab.heard if one["type"] == "refused"], "it is refused")
    expect(tab.card(token)).to_be_visible()
    assert sorted(tab.hand()) == sorted(hand)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    back_as_before(tab)
    assert sorted(tab.hand()) == sorted(hand)
    assert step(tab, way, any_of(95))


# --- browsers that have less


@pytest.fixture
def altered(site: Path, tmp_path: Path) -> Iterator[StaticHost]:
    """A host with a copy of the site that a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    with StaticHost(folder, SITE) as host:
        yield host


def before_the_worker(host: StaticHost, script: str) -> None:
    """Run a script in the page's worker, before its own."""
    workers = list((host.folder / "assets").glob("worker-*.js"))
    assert workers
    for file in workers:
        file.write_text(script + file.read_text("utf-8"), "utf-8")


@pytest.mark.long(seconds=5)
def test_a_browser_without_webassembly_says_so(invite_here: Invite, altered: StaticHost) -> None:
    before_the_worker(altered, "delete globalThis.WebAssembly;")
    tab = invite_here(PHONE, "ro", server=altered).tab()
    tab.go()
    tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").tap()
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("near-no-webassembly"))


@pytest.mark.long(seconds=5)
def test_a_browser_without_workers_says_so(invite_here: Invite) -> None:
    tab = invite_here(PHONE, "de").tab()
    tab.page.add_init_script("delete window.Worker")
    tab.go()
    tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").tap()
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("near-no-workers"))


@pytest.mark.long(seconds=10)
def test_a_browser_that_stores_nothing_plays_and_says_so(invite_here: Invite, altered: StaticHost) -> None:
    before_the_worker(altered, "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('no'); } });")
    guest = invite_here(PHONE, server=altered)
    tab = guest.tab()
    start(tab, "king", touch=True)
    tab.see(tab.text("near-no-storage"))
    tab.button(tab.text("close")).tap()
    assert step(tab, Taps(guest, tab), any_of(96))
