"""The whole game without a server: a host of files, a match on this device, its review and its record."""

import json
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Request, expect

from tests.e2e.conftest import Invite
from tests.e2e.lobby import lobby, play_button
from tests.e2e.records import download
from tests.e2e.test_review import deals
from tools.driver.guest import PHONE, Tab
from tools.driver.patience import WORK
from tools.driver.play import eager, play_match
from tools.driver.start_page import change
from tools.driver.static import StaticHost
from tools.driver.ways import Taps

#: The address of a table that this device has.
HERE: Final = re.compile(r"/room/here-\w+$")

#: What a browser logs about an address for which the host has no file: it answers with the page.
NO_FILE: Final = "Failed to load resource: .* 404 .*/some-repo/(play|match|matches|room)/?"


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


def test_a_whole_match_its_review_and_its_record(invite_here: Invite, static: StaticHost, tmp_path: Path) -> None:
    guest = invite_here(PHONE)
    asked = watched(guest.context)
    tab = guest.tab()
    page = tab.page
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
