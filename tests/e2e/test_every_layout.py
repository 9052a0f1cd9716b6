"""Both tables in every language on every screen, with long names: nothing is cut, small, covered or out of sight."""

from typing import Any

import pytest
from playwright.sync_api import expect

from kingcraft.i18n import languages
from tests.e2e.conftest import AUCTIONS, Invite
from tests.e2e.sizes import check_sizes, end_and_call_fit, nothing_is_cut, panels_fit
from tests.e2e.test_sizes import OTHERS
from tests.e2e.test_small_phones import LONG
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import any_of, play_into, step
from tools.driver.server import Server
from tools.driver.ways import Taps

#: The smallest phone of all, too.
SCREENS = [Device("tiny", 320, 568, touch=True), PHONE, DESKTOP, *OTHERS]

#: On a narrower screen, px, seven cards in a row are narrower than a finger: a first tap raises one, a second plays it.
LEAST_WIDTH = 360

every_screen = pytest.mark.parametrize("device", SCREENS, ids=lambda device: device.name)
every_language = pytest.mark.parametrize("language", languages())

#: What a table shows beside its cards.
TABLE = (
    ".seat .name, .seat .line, .seat .line span, header .title:not(.hidden) *, .banner, .banner :not(.hidden), "
    ".action .button"
)


def seated(invite: Invite, server: Server, device: Device, language: str, **asked: Any) -> tuple[Guest, Tab]:
    """A guest at a table of bots with long names, in turn."""
    seats = [{"kind": "you", "name": "Ana"}]
    seats += [{"kind": "thumb-1", "name": name} for name in LONG[: asked.pop("players") - 1]]
    answer = server.post("/api/rooms", {"seats": seats, **asked})
    assert answer.status_code == 201, answer.text
    mine = answer.json()
    guest = invite(device, language)
    guest.keep_seat(asked["game"], mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    tab.until_asked()
    tab.settle()
    return guest, tab


def fits(tab: Tab, device: Device) -> None:
    """Check the layout of the table as it is now, in both typefaces."""
    expect(tab.page.locator(".seat").first).to_be_visible()
    if device.width < LEAST_WIDTH:
        check_sizes(tab, tab.page.locator("header"))
    else:
        check_sizes(tab)
    nothing_is_cut(tab, TABLE)


@pytest.mark.long(seconds=5)
@every_language
@every_screen
@pytest.mark.parametrize(("preset", "players"), [("pagat", 6), ("swedish", 3)], ids=["six", "three"])
def test_kings_corner(invite: Invite, server: Server, device: Device, language: str, preset: str, players: int) -> None:
    """A preset with its name in the bar, long names in wide and in narrow pills."""
    guest, tab = seated(
        invite, server, device, language, game="kings-corner", preset=preset, players=players, options={}
    )
    play_into(tab, Taps(guest, tab), any_of(54), 0)  # a bot may have ended the deal, even the match, before our turn
    tab.settle()
    fits(tab, device)


@pytest.mark.long(seconds=10)
@every_language
@every_screen
def test_king(invite: Invite, server: Server, device: Device, language: str) -> None:
    """The first tricks, the score and the settings, the end of a deal, a call of an auction."""
    guest, tab = seated(invite, server, device, language, game="king", preset="king", players=4, options=AUCTIONS)
    way, choice = Taps(guest, tab), any_of(54)
    for _ in range(2):
        fits(tab, device)
        step(tab, way, choice)
        tab.until_asked()
        tab.settle()
    panels_fit(
        tab,
        device.touch,
        "dialog, dialog .inside, dialog label:not(.tile), dialog p, dialog h2, dialog td, dialog tfoot th",
    )
    end_and_call_fit(tab, way, ".seat .name, .seat .line, .sheet, .sheet p, .sheet h2, .sheet .button")
