"""The shape of records is checked over the whole document first, in order, each fault at its place.

Source: ``docs/rules/records.md``, faults and their places.
"""

from typing import Any

import pytest

from kingcraft.cards import PACK_52, cards_text
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay_document

from .documents import DELETE, changed, golden, unplayed

DECK = cards_text(PACK_52)

#: What is changed in an unplayed match of Kings Corner for three, and the place that must be named (``bad-format``).
BROKEN: list[tuple[tuple[str | int, ...], Any, str]] = [
    # a missing field is reported at the path it would have
    (("format",), DELETE, "format"),
    (("game",), DELETE, "game"),
    (("rules",), DELETE, "rules"),
    (("rules", "preset"), DELETE, "rules.preset"),
    (("players",), DELETE, "players"),
    (("dealer",), DELETE, "dealer"),
    (("deals",), DELETE, "deals"),
    (("deals", 0, "deck"), DELETE, "deals[0].deck"),
    (("deals", 0, "actions"), DELETE, "deals[0].actions"),
    # unknown or of a wrong type
    (("format",), "kingcraft/2", "format"),
    (("format",), 1, "format"),
    (("game",), "patience", "game"),
    (("game",), ["king"], "game"),
    (("game",), None, "game"),
    (("rules",), "pagat", "rules"),
    (("rules",), None, "rules"),
    (("rules", "preset"), "king", "rules.preset"),
    (("rules", "preset"), {}, "rules.preset"),
    (("rules", "options"), [], "rules.options"),
    (("rules", "options"), None, "rules.options"),
    (("rules", "options"), {"aim": 25}, "rules.options.aim"),
    (("rules", "options"), {"target": 50.0}, "rules.options.target"),
    (("rules", "options"), {"target": "50"}, "rules.options.target"),
    (("rules", "options"), {"target": True}, "rules.options.target"),
    (("rules", "options"), {"target": 0}, "rules.options.target"),
    (("rules", "options"), {"target": 1001}, "rules.options.target"),
    (("rules", "options"), {"target": 10**400}, "rules.options.target"),
    (("rules", "options"), {"draw_count": 3}, "rules.options.draw_count"),
    (("rules", "options"), {"draw_count": True}, "rules.options.draw_count"),
    (("rules", "options"), {"draw_count": 1.0}, "rules.options.draw_count"),
    (("rules", "options"), {"king_pile_move": 1}, "rules.options.king_pile_move"),
    (("rules", "options"), {"scoring": "Face"}, "rules.options.scoring"),
    (("rules", "options"), {"scoring": ["face"]}, "rules.options.scoring"),
    # contradictory
    (("rules", "options"), {"scoring": "chips"}, "rules.options"),
    (("rules", "options"), {"scoring": "chips", "deals": 3, "sign": "-"}, "rules.options"),
    # the number of players is no option and no part of the rules
    (("rules", "options"), {"players": 3}, "rules.options.players"),
    (("rules", "players"), 3, "rules.players"),
    (("rules", "hash"), "0" * 64, "rules.hash"),
    (("rules", "hash"), None, "rules.hash"),
    (("players",), "Ana Bo", "players"),
    (("players",), [], "players"),
    (("players",), ["Ana"], "players"),
    (("players",), list("abcdefg"), "players"),
    (("players",), ["Ana", 5], "players[1]"),
    (("dealer",), 3, "dealer"),
    (("dealer",), -1, "dealer"),
    (("dealer",), 1.0, "dealer"),
    (("dealer",), False, "dealer"),
    (("dealer",), 10**30, "dealer"),
    (("deals",), {}, "deals"),
    (("deals", 0), DECK, "deals[0]"),
    (("deals", 0, "deck"), DECK.split(), "deals[0].deck"),
    (("deals", 0, "actions"), "end", "deals[0].actions"),
    (("deals", 0, "actions"), ["end", 7], "deals[0].actions[1]"),
    (("deals", 0, "actions"), [["end"]], "deals[0].actions[0]"),
    (("deals", 0, "scores"), 5, "deals[0].scores"),
    (("deals", 0, "scores"), None, "deals[0].scores"),
    (("deals", 0, "scores"), [1, 2.0, 3], "deals[0].scores[1]"),
    (("totals",), {}, "totals"),
    (("totals",), [True, 0, 0], "totals[0]"),
    (("winners",), "Ana", "winners"),
    (("winners",), ["0"], "winners[0]"),
    # void deals
    (("deals", 0, "void"), 1, "deals[0].void"),
    (("deals", 0, "void"), "true", "deals[0].void"),
    (("deals", 0, "void"), None, "deals[0].void"),
    (("deals", 0), {"deck": cards_text(PACK_52), "actions": [], "scores": [0, 0, 0], "void": True}, "deals[0].void"),
]


@pytest.mark.parametrize(("path", "value", "place"), BROKEN)
def test_a_broken_shape_is_refused_at_its_place(path: tuple[str | int, ...], value: Any, place: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_record(changed(unplayed(), path, value))
    assert (refusal.value.place, refusal.value.code) == (place, "bad-format")
    assert refusal.value.detail


@pytest.mark.parametrize("document", [None, [], "record", 5, 5.5, True])
def test_what_is_no_object_is_refused_at_record(document: Any) -> None:
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert (refusal.value.place, refusal.value.code) == ("record", "bad-format")


@pytest.mark.parametrize(
    "deck",
    ["", "QH", DECK.replace("QH", "QS"), DECK.replace("QH ", ""), DECK + " QH", DECK.replace("QH", "XX"), "Q" * 5000],
)
def test_a_deck_that_is_not_the_pack_is_a_bad_deck(deck: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_record(changed(unplayed(), ("deals", 0, "deck"), deck))
    assert (refusal.value.place, refusal.value.code) == ("deals[0].deck", "bad-deck")


def test_the_short_pack_is_the_pack_of_its_rules() -> None:
    document = unplayed("king", 4)
    document["rules"]["preset"] = "king32"
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert (refusal.value.place, refusal.value.code) == ("deals[0].deck", "bad-deck")
    rules = preset("king", "king32")
    document["deals"][0]["deck"] = cards_text(games()["king"].pack(rules.options))
    assert len(parse_record(document).deals[0].deck) == 32


def test_king_is_for_four() -> None:
    for players in (3, 5):
        with pytest.raises(Refused) as refusal:
            parse_record(unplayed("king", players))
        assert (refusal.value.place, refusal.value.code) == ("players", "bad-format")


def test_hands_that_the_pack_cannot_fill_contradict_the_options() -> None:
    document = unplayed(players=5)
    document["rules"]["options"] = {"hand_size": 10}
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert (refusal.value.place, refusal.value.code) == ("rules.options", "bad-format")


@pytest.mark.parametrize(
    "write",
    [
        str.lower,
        lambda deck: " ".join(word[::-1] for word in deck.split()),
        lambda deck: deck.replace("T", "10"),
        lambda deck: deck.replace("H", "♥").replace("S", "♠\ufe0f"),
        lambda deck: "  " + deck.replace(" ", "   ") + "  ",
    ],
)
def test_cards_may_be_spelled_in_every_way_readers_accept(write: Any) -> None:
    document = changed(unplayed(), ("deals", 0, "deck"), write(DECK))
    assert parse_record(document).deals[0].deck == PACK_52


def test_unknown_fields_are_ignored() -> None:
    document = unplayed(weather="fine", id=5, date=[], seats=None, clock={}, comments=3.5)
    document["deals"][0]["fairness"] = "none of your business"
    document["rules"]["author"] = "someone"
    assert replay_document(document).to_json() == {"deals": [{}]}


def test_shape_comes_first_over_the_whole_file() -> None:
    """A fault of shape in the last field is found before an unknown token in the first deal."""
    document = changed(golden("king"), ("deals", 0, "actions", 0), "nonsense")
    with pytest.raises(Refused) as refusal:
        replay_document(changed(document, ("winners",), ["unknown"]))
    assert refusal.value.place == "winners[0]"
    with pytest.raises(Refused) as refusal:
        replay_document(changed(document, ("deals", 9, "deck"), DECK[:-3]))
    assert (refusal.value.place, refusal.value.code) == ("deals[9].deck", "bad-deck")
    with pytest.raises(Refused) as refusal:
        replay_document(document)
    assert (refusal.value.place, refusal.value.code) == ("deals[0].actions[0]", "unknown-token")


def test_the_first_fault_of_shape_in_the_order_of_the_document_is_given() -> None:
    document = changed(golden("king"), ("deals", 3, "actions", 5), None)
    document["deals"][2]["deck"] = "KH"
    document["totals"] = "none"
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert (refusal.value.place, refusal.value.code) == ("deals[2].deck", "bad-deck")


def test_a_hash_that_agrees_is_accepted_and_covers_every_option() -> None:
    king = "1df46f3f15c779621e8ee193d87c060acee2084007a2a7f443457cc86c280030"
    document = unplayed("king", 4)
    document["rules"]["hash"] = king
    assert parse_record(document).rules.hash() == king
    document["rules"]["options"] = {"trick_value": 26}
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert refusal.value.place == "rules.hash"
    assert preset("king", "king").hash() == king
    document["rules"] = {"preset": "king", "hash": king.upper()}
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert refusal.value.place == "rules.hash"


def test_options_that_restate_the_preset_change_nothing() -> None:
    document = unplayed("king", 4)
    document["rules"]["options"] = {"values": {"no-tricks": 20}, "trick_value": 25}
    record = parse_record(document)
    assert record.rules.hash() == preset("king", "king").hash()
    assert "options" not in record.to_json()["rules"]


def test_no_deal_of_king_is_void() -> None:
    document = unplayed("king", 4)
    document["deals"][0]["void"] = True
    with pytest.raises(Refused) as refusal:
        parse_record(document)
    assert (refusal.value.place, refusal.value.code) == ("deals[0].void", "bad-format")
    document["deals"][0]["void"] = False
    assert not parse_record(document).deals[0].void
