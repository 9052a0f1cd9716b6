"""The shuffle can be checked from the page: what was promised before the deal is what was revealed after it.

Servers that cheat are found by every honest page, also without https.
"""

import hashlib
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from kingcraft import shuffle
from kingcraft.cards import PACK_52, TEXTS
from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tests.e2e.test_again import played
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import eager, go_on, play_deal
from tools.driver.server import Server, cheating
from tools.driver.ways import Taps


def test_the_page_shows_the_proof_of_every_deal(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    seat = server.open_room("kings-corner", "pagat", "thumb-1", hand_size=3, deals=2)
    guest.keep_seat("kings-corner", seat)
    tab = guest.tab()
    tab.go(f"/room/{seat['room']}")
    way = Taps(guest, tab)
    for _ in range(2):
        tab.until_asked()
        play_deal(tab, way, eager)  # at once over where a bot was out before our first turn
        if tab.view["phase"] != "over":
            go_on(tab, way)

    # At the end of the match, among what else can be done, all of it can be checked.
    tab.page.get_by_text(tab.text("ends-more"), exact=True).click()
    tab.page.get_by_text(tab.text("fair-title")).click()
    record = server.get(f"/api/rooms/{seat['room']}/record", seat["secret"]).json()
    lists = tab.page.locator(".result dl").all()
    assert len(lists) == len(record["deals"]) == 2
    for deal, proof in enumerate(lists):
        promised = next(
            update["view"]["proofs"][deal]
            for update in tab.updates
            if update["view"]["phase"] == "deal" and update["view"]["deal"] == deal
        )
        assert promised["commit"]
        assert promised["serverSeed"] == ""

        shown = [text.strip() for text in proof.locator("dd").all_inner_texts()]
        commit, seed, nonces = shown[0], shown[1], " ".join(shown[2:])
        assert commit == promised["commit"]
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commit
        # The player's own part is the one that this page sent. (A browser that has to reconnect sends it again.)
        (mine,) = {part["nonce"] for part in tab.sent if part["type"] == "reveal" and part["deal"] == deal}
        assert len(mine) == 32
        assert mine in nonces

        fairness = record["deals"][deal]["fairness"]
        assert fairness["nonces"][seat["seat"]] == mine
        parts = [bytes.fromhex(nonce) for nonce in fairness["nonces"]]
        deck = [TEXTS[card] for card in shuffle.deck(bytes.fromhex(seed), deal, parts, PACK_52)]
        assert deck == record["deals"][deal]["deck"].split()


#: The ways of cheating (``tools/driver/cheating.py``), and what the pages of host and friend say.
CHEATS: Final = {
    "another_deck": ("deck", "deck"),
    "late_nonce": ("nonce", "nonce"),
    "another_seed": ("seed", "seed"),
    "two_lists": (None, "nonce"),  # the host is shown the right one
    "left_out": (None, "left-out"),
    "endless_voids": ("voids", "voids"),
}
FIRST: Final = ("another_deck",)
#: Ways that the friend's page finds out before a second deal, after both were ready for it, and before the first.
BETWEEN: Final = ("left_out",)
BEFORE: Final = ("endless_voids",)


@pytest.mark.parametrize(
    "cheat", [pytest.param(cheat, marks=[] if cheat in FIRST else pytest.mark.long(seconds=12)) for cheat in CHEATS]
)
def test_pages_find_a_server_that_cheats(invite_home: Invite, page_is_built: None, tmp_path: Path, cheat: str) -> None:
    with Server(tmp_path / "data", "--host", "0.0.0.0", program=cheating(cheat, cheat)) as server:
        guests = [invite_home(DESKTOP, server=server), invite_home(PHONE, "de", server=server)]
        mine = server.open_room("kings-corner", "pagat", "open", deals=2 if cheat in BETWEEN else 1, hand_size=1)
        tabs = [
            at_the_table(guest, seat) for guest, seat in zip(guests, (mine, server.join(mine["room"])), strict=True)
        ]
        if cheat in BETWEEN:
            played(guests, tabs, eager, until="between")
            for tab in tabs:
                tab.press(tab.next_deal(), touch=tab is tabs[1])
        elif cheat not in BEFORE:
            played(guests, tabs, eager)
        for tab, fault in zip(tabs, CHEATS[cheat], strict=True):
            if fault:
                expect(tab.page.get_by_role("alert").filter(has_text=tab.text(f"fair-wrong-{fault}"))).to_be_visible()
            else:
                expect(tab.page.get_by_role("alert")).to_have_count(0)
        friend = tabs[1]
        check_sizes(friend, friend.page.get_by_role("dialog"), scrolls=True)
        check_access(friend, "a shuffle that was not fair")


def at_the_table(guest: Guest, seat: dict[str, str]) -> Tab:
    """Open the table at a seat."""
    guest.keep_seat("kings-corner", seat)
    tab = guest.tab()
    tab.go(f"/room/{seat['room']}")
    return tab
