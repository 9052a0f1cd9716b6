"""Positions: the examples of ``docs/rules/records.md``, what is refused and where, what counts as ended."""

from typing import Any

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position, position_of

from .documents import DELETE, changed, king_position, kings_corner_position

KINGS_CORNER: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("game",), DELETE, "game"),
    (("game",), "snap", "game"),
    (("rules",), DELETE, "rules"),
    (("rules",), {}, "rules.preset"),
    (("rules",), {"preset": "king"}, "rules.preset"),
    (("rules",), {"preset": "pagat", "options": {"players": 2}}, "rules.options.players"),
    (("players",), DELETE, "players"),
    (("players",), 1, "players"),
    (("players",), 7, "players"),
    (("players",), 2.0, "players"),
    (("players",), True, "players"),
    (("to_act",), DELETE, "to_act"),
    (("to_act",), 2, "to_act"),
    (("to_act",), -1, "to_act"),
    (("to_act",), "0", "to_act"),
    (("hands",), DELETE, "hands"),
    (("hands",), "7C KH", "hands"),
    (("hands",), ["7C KH"], "hands"),
    (("hands",), ["7C KH", "9D", ""], "hands"),
    (("hands", 1), ["9D"], "hands[1]"),
    (("hands", 1), "9D 1D", "hands[1]"),
    (("hands", 1), "7C", "hands[1]"),  # a card listed twice
    (("piles",), "8D", "piles"),
    (("piles", "N"), "8D 8D", "piles.N"),
    (("piles", "N"), ["8D"], "piles.N"),
    (("piles", "N"), None, "piles.N"),
    (("piles", "E"), "TC JD", "piles.E"),  # upside down
    (("piles", "E"), "JD TD", "piles.E"),  # same colour
    (("piles", "W"), "9D", "piles.W"),  # in a hand
    (("piles", "SE"), "QD", "piles.SE"),  # a corner pile starts with a king
    (("stock",), None, "stock"),
    (("stock",), ["AC"], "stock"),
    (("stock",), "AC AC", "stock"),
    (("stock",), "AC 8D", "stock"),
    (("stock",), "AC ?", "stock"),
]

KING: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("contract",), DELETE, "contract"),
    (("contract",), "no-aces", "contract"),
    (("contract",), 3, "contract"),
    (("trump",), "NT", "trump"),
    (("trump",), "s", "trump"),
    (("trump",), "", "trump"),
    (("trump",), None, "trump"),
    (("contract",), "minus", "trump"),  # trump with another contract than plus
    (("contract",), "no-king", "trump"),
    (("leader",), DELETE, "leader"),
    (("leader",), 4, "leader"),
    (("leader",), 2.0, "leader"),
    (("hands",), DELETE, "hands"),
    (("hands",), ["AS 7H", "KS 6H", "5H"], "hands"),
    (("hands", 0), "AS", "hands[0]"),  # hands do not differ by the cards of the trick
    (("hands", 2), "5H 9H", "hands[2]"),
    (("hands", 0), "AS AS", "hands[0]"),
    (("hands", 3), "JS QS", "trick"),  # a card listed twice: in a hand and on the table
    (("hands", 3), 5, "hands[3]"),
    (("trick",), DELETE, "trick"),
    (("trick",), "QS", "trick"),
    (("trick",), ["QS QD"], "trick"),
    (("trick",), [None], "trick"),
    (("taken",), DELETE, "taken"),
    (("taken",), [3, 4, 2], "taken"),
    (("taken",), [3, 4, 2, 2.0], "taken[3]"),
    (("taken",), [3, 4, 2, -1], "taken[3]"),
    (("captured",), ["", "", ""], "captured"),
    (("captured",), ["AS", "", "", ""], "captured"),
    (("captured",), ["KD", "KD", "", ""], "captured"),
    (("captured",), [[], "", "", ""], "captured"),
]


@pytest.mark.parametrize(("path", "value", "place"), KINGS_CORNER)
def test_a_kings_corner_position_is_refused_at_its_place(path: Any, value: Any, place: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_position(changed(kings_corner_position(), path, value))
    assert (refusal.value.place, refusal.value.code) == (place, "bad-format")


@pytest.mark.parametrize(("path", "value", "place"), KING)
def test_a_king_position_is_refused_at_its_place(path: Any, value: Any, place: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_position(changed(king_position(), path, value))
    assert (refusal.value.place, refusal.value.code) == (place, "bad-format")


def test_what_is_no_object_is_refused_at_record() -> None:
    with pytest.raises(Refused) as refusal:
        parse_position(["king"])
    assert (refusal.value.place, refusal.value.code) == ("record", "bad-format")


def test_the_kings_corner_example() -> None:
    state = parse_position(kings_corner_position())
    assert state.to_act == 0
    # 7C goes on 8D; the king to each empty corner; nothing else fits, and a turn may always end.
    assert state.legal() == ["7C>N", "KH>NE", "KH>NW", "KH>SE", "KH>SW", "end"]
    assert perft(state, 0) == 1
    assert perft(state, 1) == 6


def test_the_king_example() -> None:
    state = parse_position(king_position())
    assert state.to_act == 3
    assert state.legal() == ["JS"]  # spades were led
    assert [perft(state, depth) for depth in range(9)] == [1] * 9


def test_sequences_that_end_early_count_once() -> None:
    """One card each, nothing fits: the deal is over after the trick, whatever the depth."""
    document = king_position()
    document |= {"hands": ["2C 2D", "3C 3D", "4C 4D", "5C 5D"], "trick": [], "taken": [0, 0, 0, 11], "trump": "H"}
    state = parse_position(document)
    assert perft(state, 1) == 2
    assert perft(state, 8) == perft(state, 30) == 2  # the suit of the first trick is the only choice there is


def test_missing_piles_are_empty() -> None:
    document = kings_corner_position()
    whole = parse_position(document).legal()
    for place in ("NE", "SE", "SW", "NW"):
        del document["piles"][place]
    assert parse_position(document).legal() == whole
    del document["piles"]
    assert "7C>N" in parse_position(document).legal()


def test_a_king_position_is_in_trick_order_from_the_leader() -> None:
    document = king_position()
    document |= {"trick": ["QS", "JS"], "hands": ["AS 7H", "KS 6H", "5H", "4H"]}
    assert parse_position(document).to_act == 0
    document |= {"trick": ["QS", "JS", "AS"], "hands": ["7H", "KS 6H", "5H", "4H"]}
    assert parse_position(document).to_act == 1


def test_an_ended_deal_has_no_legal_tokens_and_perft_one() -> None:
    out = changed(kings_corner_position(), ("hands", 1), "")
    done = changed(changed(king_position(), ("hands",), ["", "", "", ""]), ("trick",), [])
    for document in (out, done):
        state = parse_position(document)
        assert state.over
        assert state.legal() == []
        assert [perft(state, depth) for depth in range(4)] == [1, 1, 1, 1]


def test_a_king_position_without_penalty_cards_has_ended_under_early_end() -> None:
    document = king_position()
    del document["trump"]
    document |= {"contract": "no-queens", "trick": [], "hands": ["AS 7H", "KS 6H", "5H 4H", "JS 9D"]}
    assert not parse_position(document).over
    document["rules"] = {"preset": "king", "options": {"early_end": True}}
    assert parse_position(document).over
    document["hands"][2] = "5H QC"
    assert not parse_position(document).over


def test_captured_cards_are_optional_and_count() -> None:
    document = king_position()
    del document["trump"]
    document |= {"contract": "no-queens", "trick": [], "hands": ["2C", "3C", "4C", "QC"], "taken": [4, 4, 4, 0]}
    for captured, expected in ((None, [0, 0, 0, -50]), (["QD", "QH KH", "", ""], [-50, -50, 0, -50])):
        if captured is not None:
            document["captured"] = captured
        state = parse_position({**document, "leader": 0})
        for token in ("2C", "3C", "4C", "QC"):
            state = state.apply(token)
        assert state.scores() == expected


def test_a_position_needs_no_dealt_options_beyond_its_own() -> None:
    document = kings_corner_position()
    document["rules"] = {"preset": "swedish", "options": {"king_pile_move": "never", "forced_king": "must"}}
    assert "end" not in parse_position(document).legal()


def test_piles_and_stock_left_out_are_empty() -> None:
    document = kings_corner_position()
    del document["stock"], document["piles"]
    now = position_of(parse_position(document))
    assert now is not None
    assert (now["stock"], now["piles"]) == ("", {})
