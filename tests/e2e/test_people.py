"""What people look like: chosen at the door, seen by the others, never two alike; changed at the table, by key too."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Tab
from tools.driver.server import Server


def figure_of(tab: Tab, seat: int) -> tuple[str, int]:
    who = tab.view["seats"][seat]
    return who["figure"], who["disc"]


def radio(tab: Tab, key: str) -> Locator:
    return tab.page.get_by_role("radio", name=re.compile(f"^{re.escape(tab.text(key))}"))


def test_two_people_with_faces(invite: Invite, server: Server) -> None:
    seated = server.open_room("king", "king", "open", "open", "casual")
    ana = invite(DESKTOP, name="Ana").tab()
    ana.go(f"/room/{seated['room']}#seat={seated['secret']}")
    expect(ana.page.get_by_label(ana.text("waiting-link"))).to_be_visible()
    mine, disc = figure_of(ana, seated["seat"])

    # Ana is another one from now on; the keyboard does it.
    for key in ("seat-own", "people-change"):
        ana.button(ana.text(key)).focus()
        ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog", name=ana.text("people-title"))).to_be_visible()
    check_access(ana, "you")
    chosen = "swan" if mine != "swan" else "fox"
    radio(ana, f"figure-{chosen}").focus()
    ana.page.keyboard.press("Space")
    ana.button(ana.text("people-done")).focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.until(lambda: figure_of(ana, seated["seat"]) == (chosen, disc), "Ana is seen as she chose")

    # At the door Bo sees what Ana has: it is not offered.
    bo = invite(PHONE, "de", name="Bo").tab()
    bo.go(f"/room/{seated['room']}")
    bo.button(bo.text("people-figures")).tap()
    expect(radio(bo, f"figure-{chosen}")).to_be_disabled()
    expect(radio(bo, f"disc-{disc}")).to_be_disabled()
    check_access(bo, "you at the door")
    radio(bo, "figure-walrus").check(force=True)
    bo.button(bo.text("people-done")).tap()
    bo.button(bo.text("door-sit")).tap()
    ana.until(lambda: any(who["name"] == "Bo" for who in ana.view["seats"]), "Bo sits")
    seat = next(number for number, who in enumerate(ana.view["seats"]) if who["name"] == "Bo")
    assert figure_of(ana, seat)[0] == "walrus"
    discs = [who["disc"] for who in ana.view["seats"] if who["kind"] != "open"]
    assert len(set(discs)) == len(discs)
    initials = [who["name"][0] for who in ana.view["seats"] if who["kind"] != "open"]
    assert len(set(initials)) == len(initials)

    # A bot on the last seat, and everyone is here: one waits, the other deals.
    ana.button(ana.text("waiting-deal", count=1)).click()
    bo.button(bo.text("here-wait")).tap()
    ana.see(ana.text("here-held", name="Bo"))
    check_access(ana, "everyone is here")
    ana.page.locator("[data-deal]").click()
    bo.until_phase("deal")
    assert figure_of(bo, seat)[0] == "walrus"


@pytest.mark.long(seconds=4)
def test_a_link_without_a_table_and_a_full_table(invite: Invite, server: Server) -> None:
    tab = invite(DESKTOP, name="Cy").tab()
    tab.excuse(r"Failed to load resource: .* 404")
    tab.go("/room/aaaaaaaaaaaaaaaa")
    tab.see(tab.text("door-closed"))
    check_access(tab, "closed door")
    seated = server.open_room("kings-corner", "pagat", "casual")
    tab.go(f"/room/{seated['room']}")
    tab.see(tab.text("door-full"))
    check_access(tab, "full table")
