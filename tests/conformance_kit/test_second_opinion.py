"""The positions of the kit once more, by the slow second rules that the tests keep beside the real ones."""

from typing import Any

import msgspec

from kingcraft.cards import cards_text, parse_cards
from kingcraft.conformance.kit import Kit
from kingcraft.games.registry import games, rule_set
from tests.perft.second import auction_of, count
from tests.properties.naive_kings_corner import Naive
from tests.rules.king.oracle import oracle_of


def _cards(text: str) -> list[str]:
    found = parse_cards(text)
    assert found is not None
    return cards_text(found).split()


def _values(position: dict[str, Any]) -> dict[str, Any]:
    rules = position["rules"]
    return rule_set(position["game"], rules["preset"], rules.get("options", {})).values()


def test_kings_corner(full: Kit) -> None:
    for name in games()["kings-corner"].presets:
        for vector in full.positions[name]:
            position = msgspec.json.decode(vector.document)
            if not all(position["hands"]):
                continue  # such a deal has ended, so the naive rules are not asked
            hands = [_cards(hand) for hand in position["hands"]]
            piles = {place: _cards(pile) for place, pile in position["piles"].items()}
            naive = Naive.at(_values(position), position["to_act"], hands, piles, _cards(position["stock"]))
            assert sorted(naive.legal()) == vector.legal, vector.id


def test_king(full: Kit) -> None:
    for name in games()["king"].presets:
        for vector in full.positions[name]:
            position = msgspec.json.decode(vector.document)
            position["hands"] = [cards_text(parse_cards(hand) or []) for hand in position["hands"]]
            if position.get("phase") == "auction":
                deal = auction_of(position, _values(position))
                assert deal.legal() == vector.legal, vector.id
                assert [count(deal, depth) for depth in range(4)] == vector.perft[:4], vector.id
                continue
            position["trick"] = [card for word in position["trick"] for card in _cards(word)]
            oracle = oracle_of(position, _values(position))
            legal = [] if oracle.over else sorted(oracle.legal())
            assert legal == vector.legal, vector.id
            assert [oracle.perft(depth) for depth in range(4)] == vector.perft[:4], vector.id
