"""The network goes and comes back, a newer page is put onto the server: what is shown stays, and nothing is lost."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, WebSocketRoute, expect

import kingcraft
from tests.e2e.conftest import Invite, inviting
from tools.driver.guest import DESKTOP, PHONE, Device, Tab
from tools.driver.injected import BLOCKED_SOCKETS
from tools.driver.play import any_of, start, step
from tools.driver.server import Server
from tools.driver.start_page import open_settings
from tools.driver.ways import Taps

#: What a browser logs about a network that is gone.
GONE = r"net::ERR_|WebSocket connection to|Failed to fetch|Failed to update a ServiceWorker"

#: How many files of these names are kept.
TEXTS = """async () => {
    let found = 0;
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            found += /\\/assets\\/(?:profile|learn|lessons|day)-[\\w-]+\\.js$/.test(url);
    return found;
}"""


@pytest.fixture
def invite(server: Server, browser: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    """Browsers that keep the page, as those of the players do."""

    def opened(device: Device, language: str) -> BrowserContext:
        return browser.new_context(**device.options(language))

    yield from inviting(opened, server, request, root)


def build(tab: Tab) -> str:
    return str(tab.page.locator("meta[name=kingcraft-build]").get_attribute("content"))


@pytest.mark.parametrize(
    ("game", "language"), [("king", "de"), pytest.param("kings-corner", "en", marks=pytest.mark.long(seconds=15))]
)
def test_a_reload_without_network_shows_the_table_as_last_seen(invite: Invite, game: str, language: str) -> None:
    guest = invite(PHONE, language, ahead=True)
    tab = guest.tab()
    tab.excuse(GONE)
    start(tab, game, touch=True)
    tab.settle()
    tab.until_kept()
    hand = tab.hand()
    status = tab.page.get_by_role("status")

    guest.context.set_offline(True)
    expect(status).to_have_text(tab.text("link-lost"))
    tab.page.reload()
    expect(status).to_contain_text(tab.text("offline-as-of", time="#").split("#")[0].rstrip())
    expect(tab.page.locator("[data-card]")).to_have_count(len(hand))
    assert tab.hand() == hand
    asked = len(tab.sent)
    tab.page.locator("[data-card]").first.tap()
    tab.page.locator("[data-card]").first.tap()
    assert tab.hand() == hand
    assert len(tab.sent) == asked
    tab.from_menu("settings", touch=True)
    expect(tab.page.get_by_role("dialog")).to_contain_text(tab.text("offline-ready"))
    tab.page.keyboard.press("Escape")
    for path in ("/matches", "/"):
        tab.go(path)
        expect(status).to_have_text(tab.text("offline-trying"))
    tab.page.get_by_role("link", name=tab.text(f"game-{game}")).tap()
    expect(status).to_contain_text(tab.text("offline-as-of", time="#").split("#")[0].rstrip())

    guest.context.set_offline(False)
    expect(status).to_have_count(0)
    tab.until_asked()
    tab.settle()
    assert sorted(tab.hand()) == sorted(hand)
    step(tab, Taps(guest, tab), any_of(61))


@pytest.mark.parametrize("language", ["en", pytest.param("ro", marks=pytest.mark.long(seconds=5))])
def test_pages_of_ones_own_open_without_network_though_they_were_never_open(keeping: Invite, language: str) -> None:
    guest = keeping(PHONE, language, ahead=True)
    tab = guest.tab()
    tab.excuse(GONE)
    tab.go("/")
    tab.until_kept()
    tab.until(lambda: tab.page.evaluate(TEXTS) == 5, "the list of lessons and four texts are kept")
    guest.context.set_offline(True)
    tab.page.close()
    for path, title in (("/profile", "profile-title"), ("/learn", "start-learn"), ("/day", "day-title")):
        tab = guest.tab()
        tab.excuse(GONE)
        tab.go(path)
        expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text(title))
        tab.page.close()


def test_without_a_worker_the_page_plays_on_and_the_settings_say_so(browser: Browser, server: Server) -> None:
    context = browser.new_context(service_workers="block")
    tab = Tab(context.new_page(), server.url, "en")
    tab.go()
    tab.until(lambda: any("registration blocked" in problem for problem in tab.problems), "the worker is refused")
    expect(open_settings(tab)).to_contain_text(tab.text("offline-never"))
    assert not tab.complaints()
    context.close()


class Line:
    """What lies between a page and the server: lets messages through, or not."""

    def __init__(self, tab: Tab) -> None:
        self.up = self.down = True
        self.open: list[WebSocketRoute] = []
        tab.page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.open.append(page)
        page.on_message(lambda message: server.send(message) if self.up else None)
        server.on_message(lambda message: page.send(message) if self.down else None)

    def cut(self) -> None:
        """Break the connection."""
        self.open.pop().close(code=1001)


@pytest.mark.parametrize("lost", [pytest.param("the action", marks=pytest.mark.long(seconds=4)), "the answer"])
def test_an_action_in_a_line_that_breaks_is_done_once_or_not_at_all(invite: Invite, lost: str) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    line = Line(tab)
    start(tab, "king", touch=False)
    tab.until_asked()
    tab.settle()
    hand, version = tab.hand(), tab.latest["version"]
    card = tab.legal[0]
    line.up, line.down = lost != "the action", False
    heard = len(tab.updates)
    tab.card(card).click()
    expect(tab.page.get_by_role("status")).to_have_text(tab.text("link-lost"))  # the connection is still open
    line.up = line.down = True
    line.cut()
    tab.until(lambda: tab.latest["event"]["kind"] == "snapshot" and len(tab.updates) > heard, "the table is back")
    tab.until_asked()
    tab.settle()
    done = lost == "the answer"
    assert tab.latest["version"] > version if done else tab.latest["version"] == version
    assert sorted(tab.hand()) == sorted(set(hand) - {card} if done else hand)
    step(tab, Taps(guest, tab), any_of(62))


def test_a_network_that_blocks_live_connections_is_named(invite: Invite, server: Server) -> None:
    seated = server.open_room("kings-corner", "pagat", "thumb-1")
    guest = invite(PHONE, "ro")
    guest.keep_seat("kings-corner", seated)
    guest.context.add_init_script(BLOCKED_SOCKETS)
    tab = guest.tab()
    tab.excuse("WebSocket connection to")
    tab.go(f"/room/{seated['room']}")
    alert = tab.page.get_by_role("alert")
    expect(alert).to_contain_text(tab.text("offline-blocked"))
    expect(alert.get_by_role("button")).to_be_in_viewport(ratio=1)
    tab.page.evaluate("window.blocked = false")
    expect(alert).to_have_count(0)  # it keeps trying
    expect(tab.page.locator("[data-card]")).to_have_count(7)


# --- a newer page


def put(build: str, page: Path) -> None:
    """Put the page onto the server under another name: to browsers that is a newer build."""
    for name in ("index.html", "sw.js"):
        text = (page / name).read_text("utf-8")
        old = text.split('kingcraft-build" content="' if name == "index.html" else 'BUILD="')[1].split('"')[0]
        (page / name).write_text(text.replace(old, build), "utf-8")


@pytest.fixture
def house(page_is_built: None, tmp_path: Path) -> tuple[Path, tuple[str, ...]]:
    """A package with a page of its own: where the page lies, and the program that serves it."""
    package, source = tmp_path / "kingcraft", Path(kingcraft.__file__).parent
    (package / "server").mkdir(parents=True)
    for folder in (source, source / "server"):
        for entry in folder.iterdir():
            if entry.name not in ("server", "static", "__pycache__"):
                (package / folder.relative_to(source) / entry.name).symlink_to(entry)
    shutil.copytree(source / "server" / "static", package / "server" / "static")
    program = tmp_path / "serve.py"
    program.write_text("import sys\nfrom kingcraft.cli import main\nsys.exit(main())\n", "utf-8")
    return package / "server" / "static", (str(program),)


def test_a_newer_page_is_offered_between_deals_and_taken_on_demand(
    invite: Invite, house: tuple[Path, tuple[str, ...]], tmp_path: Path
) -> None:
    page, program = house
    with Server(tmp_path / "data", program=program) as server:
        guest = invite(DESKTOP, server=server, ahead=True)
        tab = guest.tab()
        tab.excuse(GONE)
        start(tab, "king", touch=False)
        tab.until_kept()
        first = build(tab)
    put("b" * 16, page)
    with Server(tmp_path / "data", port=server.port, program=program):
        offer = tab.page.get_by_text(tab.text("offline-newer"))
        waits = "navigator.serviceWorker.getRegistration().then(found => !!found.waiting)"
        tab.until(lambda: tab.page.evaluate(waits), "the newer build is there", 30)
        expect(tab.page.get_by_role("status")).to_have_count(0)
        expect(offer).to_have_count(0)  # not in mid-deal
        assert build(tab) == first

        tab.page.get_by_role("link", name=tab.text("home")).click()
        expect(offer).to_be_visible()
        tab.button(tab.text("offline-reload")).click()
        expect(tab.page.locator("meta[name=kingcraft-build]")).to_have_attribute("content", "b" * 16)
        expect(offer).to_have_count(0)
        tab.until(lambda: tab.page.evaluate("caches.keys()") == ["kingcraft-" + "b" * 16], "the old build is gone")

        # A player who reloads the page anyway has the newest version at once, and is asked nothing.
        put("c" * 16, page)
        tab.page.reload()
        assert build(tab) == "c" * 16
        tab.until(lambda: tab.page.evaluate("caches.keys()") == ["kingcraft-" + "c" * 16], "the newest build is kept")
        expect(offer).to_have_count(0)
