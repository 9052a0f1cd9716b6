"""A smoke test in WebKitGTK, the engine of Safari: both tables open, cards are played, and a reload changes nothing."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import BrowserContext

from launch.webkit import WEBKIT
from tests.e2e.conftest import Invite, inviting
from tests.e2e.webkit import opened
from tools.driver.guest import DESKTOP, Device
from tools.driver.play import Choice, any_of, busy, play_into, start, step
from tools.driver.server import Server
from tools.driver.ways import Taps


@pytest.fixture
def invite(server: Server, request: pytest.FixtureRequest, root: Path, tmp_path: Path) -> Iterator[Invite]:
    why = WEBKIT.missing()
    assert not why, f"{why} {WEBKIT.advice}"
    with ExitStack() as stack:

        def open_one(device: Device, language: str) -> BrowserContext:
            return cast(BrowserContext, stack.enter_context(opened(device, tmp_path)))  # as much of one as guests need

        yield from inviting(open_one, server, request, root)


@pytest.mark.parametrize(
    ("game", "choose", "plays"),
    [
        pytest.param("king", any_of(81), 4, id="king"),
        pytest.param("kings-corner", busy(82), 6, id="kings-corner", marks=pytest.mark.long(seconds=10)),
    ],
)
def test_a_table_is_opened_played_at_and_reloaded(invite: Invite, game: str, choose: Choice, plays: int) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, game, touch=False)
    way = Taps(guest, tab)
    play_into(tab, way, choose, plays)
    tab.settle()
    before = (tab.version, tab.hand())
    tab.page.reload()
    tab.until(lambda: tab.hand() and tab.version == before[0], "the page has come back")
    assert (tab.version, tab.hand()) == before
    assert step(tab, way, choose)
