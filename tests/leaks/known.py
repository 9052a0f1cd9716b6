"""What one viewer may know of a deal, worked out from its record and the rules of dealing alone.

The program's own views are not asked: they are what is checked.
"""

import json
import re
from typing import Any

CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b")


class Known:
    """What one viewer may know of one deal after some of its actions."""

    def __init__(self, game: str, players: int, dealer: int, deal: dict[str, Any]) -> None:
        deck = deal["deck"].split()
        self.game, self.players, self.dealer, self.actions = game, players, dealer, deal["actions"]
        each = 13 if game == "king" else 7
        order = [(dealer + 1 + turn) % players for turn in range(each * players)]
        dealt = list(zip(deck, order, strict=False))
        self.hands = {seat: {card for card, to in dealt if to == seat} for seat in range(players)}
        self.table = set(deck[each * players : each * players + 4]) if game == "kings-corner" else set()
        self.stock = deck[each * players + 4 :]
        #: What only the room knows before the deal has ended; empty: its record has no proof.
        self.seed = deal.get("fairness", {}).get("server_seed", "")

    def cards(self, viewer: int | None, actions: int) -> set[str]:
        known = set(self.table) | (self.hands[viewer] if viewer is not None else set())
        stock, to_act = list(self.stock), (self.dealer + 1) % self.players
        for token in self.actions[:actions]:
            known |= set(CARD.findall(token))
            if token == "end" and stock:
                drawn = stock.pop(0)
                known |= {drawn} if viewer == to_act else set()
            if token == "end":
                to_act = (to_act + 1) % self.players
        return known


def check(viewer: int | None, came: dict[str, Any], message: dict[str, Any], deals: list[Known]) -> int:
    """Check one message, as it came and with its whole view; 1 if it was of a deal under way."""
    view = message["view"]
    assert view["you"] == viewer
    if viewer is None:
        assert message["legal"] == []
    for proof in view["proofs"]:
        under_way = view["phase"] in ("deal", "waiting") and proof["deal"] == view["deal"]
        prepared = proof["deal"] > view["deal"]
        assert (proof["serverSeed"] == "") == (under_way or prepared)
        if under_way or prepared:
            assert deals[proof["deal"]].seed not in json.dumps((came, message))
    if view["phase"] != "deal":
        return 0
    allowed = deals[view["deal"]].cards(viewer, len(view["table"]["history"]))
    for sent in (came, message):
        # The score sheet holds cards of deals that have ended; all their cards are known since.
        told = set(CARD.findall(json.dumps({**sent, "view": {**sent["view"], "sheet": None, "proofs": None}})))
        assert told <= allowed, (viewer, message["version"], told - allowed)
    if viewer is not None:
        assert set(view["table"]["hand"]) <= set(CARD.findall(json.dumps(view["table"])))
    return 1
