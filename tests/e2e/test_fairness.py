"""The shuffle can be checked from the page: what was promised before the deal is what was revealed after it."""

import hashlib

from kingcraft import shuffle
from kingcraft.cards import PACK_52, TEXTS
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP
from tools.driver.play import eager, go_on, play_deal
from tools.driver.server import Server
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
        # The player's own part is the one this page made: with hello for the first deal, with next for the others.
        kind = "next" if deal else "hello"
        said = [message["nonce"] for message in tab.sent if message["type"] == kind]
        mine = said[-1 if deal else 0]  # a browser that has to reconnect says hello again, after the deal
        assert len(mine) == 32
        assert mine in nonces

        fairness = record["deals"][deal]["fairness"]
        assert fairness["nonces"][seat["seat"]] == mine
        parts = [bytes.fromhex(nonce) for nonce in fairness["nonces"]]
        deck = [TEXTS[card] for card in shuffle.deck(bytes.fromhex(seed), deal, parts, PACK_52)]
        assert deck == record["deals"][deal]["deck"].split()
