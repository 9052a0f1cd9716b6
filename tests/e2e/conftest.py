"""The real page, a real server, and people at real browsers. Nothing is skipped: what is missing is made, or fails."""

import contextlib
import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from launch import chromium as machine
from launch import node, web
from launch.environment import Environment, alone
from tests.e2e import chromium
from tests.e2e.records import kingcraft
from tools.driver.guest import AT_ONCE, DESKTOP, Device, Guest
from tools.driver.patience import PATIENCE
from tools.driver.server import Server, fixed
from tools.driver.static import StaticHost

HERE: Final = Path(__file__).parent

#: Where a failed test leaves a picture of every tab (git ignores it).
PICTURES = "test-results"

#: As patient as every other wait, in all files: five seconds are short where two browsers share two cores.
expect.set_options(timeout=PATIENCE * 1000)

#: A short match with every kind of call.
AUCTIONS: dict[str, Any] = {"contracts": ["no-king"], "early_end": True, "auction": "always"}

#: The files that take longest, which come first: then both workers end at about the same time.
LONGEST: Final = ("test_sizes", "test_screen_reader", "test_king_match", "test_by_keyboard", "test_access")

_failed = pytest.StashKey[bool]()


class Invite(Protocol):
    """Opens a browser for one person."""

    def __call__(
        self,
        device: Device = ...,
        language: str = ...,
        *,
        server: Server | StaticHost | None = ...,
        ahead: bool = ...,
        **settings: Any,
    ) -> Guest: ...


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first, but never before the tests that need no browser (see ``tests/conftest.py``)."""
    places = {name: place for place, name in enumerate(LONGEST)}
    browsers = [item for item in items if item.path.parent == HERE]
    others = [item for item in items if item.path.parent != HERE]
    items[:] = [*others, *sorted(browsers, key=lambda item: places.get(item.path.stem, len(places)))]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know that the test failed."""
    report = yield
    if report.when == "call":
        item.stash[_failed] = report.failed
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts its browser: the machine's Chromium, the one that ``start.py test`` found."""
    program = machine.on_this_machine()
    arguments = [*browser_type_launch_args.get("args", []), *chromium.arguments()]
    return {**browser_type_launch_args, **({"executable_path": program} if program else {}), "args": arguments}


@pytest.fixture(scope="session")
def page_is_built(root: Path) -> None:
    """The page of these very sources: built now if it is missing or older. ``start.py test`` has built it already."""
    if web.is_current(root):
        return
    builder = node.on_this_machine() or node.in_folder(Environment(root).node_folder)
    if builder is None:
        pytest.fail("The page is missing or older than web/, and there is no Node. Run: python3 start.py test")
    with alone(root):
        if not web.is_current(root):  # another worker may have built it meanwhile
            web.build(root, builder)


#: The options of a server whose reviews are quick.
QUICK_REVIEWS: Final = ("--review-depth", "quick", "--rate", "0")


@pytest.fixture(scope="module")
def server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server for all tests of a module, on a directory and a port of its own; its deals are the same every day.

    A module names options for it in ``SERVER``.
    """
    data, options = tmp_path_factory.mktemp("house") / "data", getattr(request.module, "SERVER", ())
    with Server(data, *options, program=fixed(request.module.__name__)) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


#: For ``@pytest.mark.parametrize("invite", BOTH_HOMES, indirect=True)``: the same test with a server and, in the long
#: tier, without one.
BOTH_HOMES: Final = ("server", pytest.param("here", marks=pytest.mark.long(seconds=30)))


@pytest.fixture
def invite(server: Server, browser: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    """Open browsers: Chromium. (Where a test drives another one, its module has an ``invite`` of its own.)"""
    near = getattr(request, "param", "server") == "here"
    house: Server | StaticHost = request.getfixturevalue("static") if near else server

    def opened(device: Device, language: str) -> BrowserContext:
        # The service worker has tests of its own; here each visit is a first one, and what is asked for is asked of the
        # server.
        return browser.new_context(**device.options(language), service_workers="block")

    yield from inviting(opened, house, request, root, near=near)


@pytest.fixture
def keeping(server: Server, browser: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    """Browsers that keep the page, as those of the players do."""

    def opened(device: Device, language: str) -> BrowserContext:
        return browser.new_context(**device.options(language))

    yield from inviting(opened, server, request, root)


def inviting(
    opened: Callable[[Device, str], BrowserContext],
    house: Server | StaticHost,
    request: pytest.FixtureRequest,
    root: Path,
    *,
    host: str = "127.0.0.1",
    near: bool = False,
) -> Iterator[Invite]:
    """Let a test open browsers. At the end none may have reported an error, a warning or a violation of policy.

    ``host``: the name by which they call the server. ``near``: their pages may play without it.
    """
    guests: list[Guest] = []

    def invited(
        device: Device = DESKTOP,
        language: str = "en",
        *,
        server: Server | StaticHost | None = None,
        ahead: bool = False,
        **settings: Any,
    ) -> Guest:
        """Open a browser; ``ahead``: its pages fetch their panels as soon as they can (``injected.SELDOM_IDLE``)."""
        context, url = opened(device, language), (server or house).url.rstrip("/").replace("127.0.0.1", host)
        guest = Guest(context, device, language, url, len(guests), {**AT_ONCE, **settings}, ahead=ahead, near=near)
        guests.append(guest)
        return guest

    yield invited
    complaints = [complaint for guest in guests for complaint in guest.complaints()]
    if request.node.stash.get(_failed, False):
        name = re.sub(r"[^\w-]+", "-", request.node.name)
        pages = [tab.page for guest in guests for tab in guest.tabs if not tab.page.is_closed()]
        for number, page in enumerate(pages):
            with contextlib.suppress(PlaywrightTimeout):  # of a browser that draws nothing any more there is no picture
                page.screenshot(path=root / PICTURES / f"{name}-{number}.png", timeout=10_000)
    for guest in guests:
        guest.context.close()
    assert not complaints, complaints


#: The path of the site that has no server.
SITE: Final = "/some-repo/"


@pytest.fixture(scope="session")
def site(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole game as files, for a host below :data:`SITE`. Made once for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "whole-site"
    with alone(shared):
        if not folder.exists():
            made = base / "site-being-made"
            kingcraft("site", "build", made, "--base", SITE)
            made.rename(folder)
    return folder


@pytest.fixture
def static(site: Path) -> Iterator[StaticHost]:
    """A host of files with the whole game, and no server."""
    with StaticHost(site, SITE) as host:
        yield host


@pytest.fixture
def invite_here(static: StaticHost, browser: Browser, request: pytest.FixtureRequest, root: Path) -> Iterator[Invite]:
    """Open browsers that play without a server, and keep the page as those of the players do."""

    def opened(device: Device, language: str) -> BrowserContext:
        return browser.new_context(**device.options(language))

    yield from inviting(opened, static, request, root, near=True)


#: A name of the server as in a home network, where pages come without https. Only the browsers of the tests know it.
HOME: Final = "kingcraft.test"


@pytest.fixture(scope="session")
def home_browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A Chromium for which :data:`HOME` is this machine: its pages have no clipboard, service worker or WebCrypto."""
    arguments = [*browser_type_launch_args.get("args", []), f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def home_server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server for a home network, as :func:`server` is one for this machine."""
    data = tmp_path_factory.mktemp("home") / "data"
    with Server(data, "--host", "0.0.0.0", program=fixed(request.module.__name__)) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


@pytest.fixture
def invite_home(
    home_server: Server, home_browser: Browser, request: pytest.FixtureRequest, root: Path
) -> Iterator[Invite]:
    """Open browsers in a home network, on an origin without https."""

    def opened(device: Device, language: str) -> BrowserContext:
        return home_browser.new_context(**device.options(language))

    yield from inviting(opened, home_server, request, root, host=HOME)


def auction(server: Server) -> str:
    """The address of a seat in a deal of King that begins with its auction, among bots."""
    source = {"kind": "alone", "game": "king", "preset": "king", "options": AUCTIONS, "contract": "positive"}
    seats = [{"kind": "you", "name": "Ana"}, *[{"kind": "thumb-1"}] * 3]
    answer = server.post("/api/practice", {"source": source, "seats": seats})
    assert answer.status_code == 201, answer.text
    return "/room/{room}#seat={secret}".format(**answer.json())


@pytest.fixture
def short_match(server: Server) -> Callable[[Guest], str]:
    """Seats a guest in a short match of King: one deal to avoid, then four that are all put up for auction."""

    def opened(guest: Guest) -> str:
        seated = server.open_room("king", "king", *["thumb-1"] * 3, **AUCTIONS)
        guest.keep_seat("king", seated)
        return str(seated["room"])

    return opened
