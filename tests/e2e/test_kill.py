"""kill -9 and reload in mid-deal: the page reconnects, with everything that the server had acknowledged."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Tab
from tools.driver.play import any_of, busy, play_deal, play_into, start, step
from tools.driver.server import Server, fixed
from tools.driver.ways import Keys, Taps

#: What a browser logs about a server that is gone.
GONE = r"WebSocket connection to .* failed|net::ERR_"


class House:
    """A server that is killed and comes back at the same address, on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.starts = 0
        self.server = self._started(0)

    def _started(self, port: int) -> Server:
        self.starts += 1
        return Server(self.data, port=port, program=fixed(f"house {self.starts}")).wait_until_ready()

    def kill(self) -> None:
        self.server.kill()

    def come_back(self) -> None:
        self.server = self._started(self.server.port)


@pytest.fixture
def house(page_is_built: None, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data")
    yield house
    house.server.stop()
    assert "Traceback" not in house.server.stderr(), house.server.stderr()


def acknowledged(tab: Tab) -> dict[str, Any]:
    """What the page has been told of the match so far."""
    view = tab.view
    return {"deals": view["sheet"]["deals"], "history": view["table"]["history"], "hand": view["table"]["hand"]}


@pytest.mark.parametrize("game", [pytest.param("king", marks=pytest.mark.long(seconds=6)), "kings-corner"])
def test_the_server_is_killed_in_mid_deal_and_the_page_goes_on(invite: Invite, house: House, game: str) -> None:
    guest = invite(PHONE if game == "king" else DESKTOP, server=house.server)
    tab = guest.tab()
    tab.excuse(GONE)
    touch = guest.device.touch
    start(tab, game, touch=touch)
    way, choose = Taps(guest, tab), any_of(21) if game == "king" else busy(21)
    play_into(tab, way, choose, 3)
    told = acknowledged(tab)
    version = tab.latest["version"]

    house.kill()
    expect(tab.page.get_by_role("status")).to_have_text(tab.text("link-lost"))
    connections = len([message for message in tab.sent if message["type"] == "hello"])
    house.come_back()
    tab.until(lambda: len([m for m in tab.sent if m["type"] == "hello"]) > connections, "the page connects again")
    tab.until(
        lambda: tab.latest["event"]["kind"] == "snapshot" and tab.latest["version"] >= version, "the table is back"
    )
    expect(tab.page.get_by_role("status")).to_have_count(0)

    now = acknowledged(tab)
    assert now["deals"] == told["deals"]
    assert now["history"][: len(told["history"])] == told["history"]
    assert now["hand"] == told["hand"]
    tab.settle()
    assert sorted(tab.hand()) == sorted(told["hand"])
    play_deal(tab, way, choose)
    assert len(tab.view["sheet"]["deals"]) == len(told["deals"]) + 1


@pytest.mark.long(seconds=10)
def test_killed_again_and_again_right_after_a_tap(invite: Invite, house: House) -> None:
    """What the page had heard of before the kill is there afterwards, and the hand on the screen is the server's."""
    guest = invite(DESKTOP, server=house.server)
    tab = guest.tab()
    tab.excuse(GONE)
    start(tab, "king", touch=False)
    way, choose = Taps(guest, tab), any_of(22)
    for _ in range(4):
        tab.until_asked()
        way.do(choose(tab.legal))
        house.kill()  # the action may or may not have been stored: it was not waited for
        expect(tab.page.get_by_role("status")).to_have_text(tab.text("link-lost"))
        told = acknowledged(tab)
        snapshots = len([update for update in tab.updates if update["event"]["kind"] == "snapshot"])
        house.come_back()
        tab.until(
            lambda seen=snapshots: len([u for u in tab.updates if u["event"]["kind"] == "snapshot"]) > seen,  # type: ignore[misc]
            "the table is back",
        )
        now = acknowledged(tab)
        assert now["history"][: len(told["history"])] == told["history"]
        tab.until_asked()
        tab.settle()
        assert sorted(tab.hand()) == sorted(tab.view["table"]["hand"])
        expect(tab.page.get_by_role("status")).to_have_count(0)


@pytest.mark.long(seconds=4)
def test_taps_while_the_server_is_gone_say_so_and_change_nothing(invite: Invite, house: House) -> None:
    guest = invite(PHONE, "de", server=house.server)
    tab = guest.tab()
    tab.excuse(GONE)
    start(tab, "kings-corner", touch=True)
    tab.until_asked()
    tab.settle()
    hand = tab.hand()
    house.kill()
    expect(tab.page.get_by_role("status")).to_have_text(tab.text("link-lost"))
    tab.page.locator("[data-end]").tap()
    reason = tab.page.get_by_role("alert")
    expect(reason).to_have_text(tab.text("link-offline"))
    said, lost = reason.bounding_box(), tab.page.get_by_role("status").bounding_box()
    assert said is not None
    assert lost is not None
    assert said["y"] + said["height"] <= lost["y"]  # the one does not cover the other
    assert tab.hand() == hand
    house.come_back()
    expect(tab.page.get_by_role("status")).to_have_count(0)
    before = tab.latest["version"]
    tab.page.locator("[data-end]").tap()
    tab.until(lambda: tab.latest["version"] > before, "the server takes it")


def test_reload_and_continue_in_mid_deal(invite: Invite, house: House) -> None:
    """A reload comes back to the table; the start page offers the match; past matches list it; after a restart too."""
    guest = invite(DESKTOP, server=house.server)
    tab = guest.tab()
    tab.excuse(GONE)
    start(tab, "king", touch=False)
    keys, choose = Keys(tab), any_of(23)
    play_into(tab, keys, choose, 3)
    tab.settle()
    hand, told, room = tab.hand(), acknowledged(tab), tab.view["room"]

    tab.page.reload()
    expect(tab.page.locator("[data-card]")).to_have_count(len(hand))
    assert tab.hand() == hand
    assert acknowledged(tab) == told

    house.kill()
    house.come_back()
    tab.go()
    going = tab.page.get_by_role("region", name=tab.text("start-continue"))
    going.get_by_role("link", name=re.compile(tab.text("game-king"))).click()
    expect(tab.page).to_have_url(re.compile(f"/room/{room}$"))
    expect(tab.page.locator("[data-card]")).to_have_count(len(hand))
    assert acknowledged(tab) == told
    step(tab, keys, choose)

    tab.go()
    tab.page.get_by_role("link", name=tab.text("start-matches")).click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text("matches-title"))
    row = tab.page.get_by_role("button", name=re.compile(tab.text("game-king")))
    expect(row).to_contain_text(tab.text("deal-of", number=1, deals=tab.view["rules"]["deals"]))
    expect(tab.page.locator(f'a[href="/room/{room}"]')).to_have_text(tab.text("start-continue"))
    with tab.page.expect_download() as waiting:
        tab.button(tab.text("download")).click()
    assert waiting.value.suggested_filename == f"kingcraft-{room}.json"
    tab.page.go_back()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Kingcraft")
