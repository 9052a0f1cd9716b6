"""Positions of play (``docs/rules/records.md``, positions)."""

from typing import Any

import pytest

from kingcraft.games.reasons import Refused
from tests.rules.king.scenes import after, cards, king, place

EXAMPLE: dict[str, Any] = {
    "contract": "plus",
    "trump": "S",
    "leader": 2,
    "hands": ["AS 7H", "KS 6H", "5H", "JS 4H"],
    "trick": "QS",
    "taken": [3, 4, 2, 2],
}


def test_the_example_of_the_records() -> None:
    state = place(king(), **EXAMPLE)
    assert (state.phase, state.to_act, state.trump) == ("play", 3, 3)
    assert state.legal() == ["JS"]
    over = after(state, "JS AS KS 7H 6H 5H 4H")
    assert over.taken == (5, 4, 2, 2)
    assert over.scores() == [125, 100, 50, 50]


def test_who_acts_is_the_leader_plus_the_cards_on_the_table() -> None:
    for leader in range(4):
        state = place(king(), "no-tricks", ["2C", "3C", "4C", "5C"], leader=leader)
        assert state.to_act == leader


def test_an_empty_table_with_empty_hands_has_ended() -> None:
    state = place(king(), "no-tricks", ["", "", "", ""], taken=[13, 0, 0, 0])
    assert (state.over, state.to_act, state.legal()) == (True, -1, [])
    assert state.scores() == [-260, 0, 0, 0]


def test_under_early_end_a_position_without_penalty_cards_in_play_has_ended() -> None:
    rules = king(early_end=True)
    assert place(rules, "no-queens", ["2C", "3C", "4C", "5C"]).over
    assert place(rules, "no-queens", ["2C 3D", "3C", "4C 2D", "5C 4D"], leader=1, trick="2H").over
    assert not place(rules, "no-queens", ["2C 3D", "3C", "4C 2D", "5C 4D"], leader=1, trick="QH").over
    assert not place(rules, "no-tricks", ["2C", "3C", "4C", "5C"]).over
    assert not place(king(), "no-queens", ["2C", "3C", "4C", "5C"]).over


def test_captured_cards_count_where_they_are_given() -> None:
    hands = ["QC", "3C", "4C", "5C"]
    assert after(place(king(), "no-queens", hands), "QC 3C 4C 5C").scores() == [-50, 0, 0, 0]
    captured = ["QS AS", "QH", "", ""]
    state = place(king(), "no-queens", hands, captured=captured)
    assert state.captured == (tuple(cards("QS")), tuple(cards("QH")), (), ())
    assert after(state, "QC 3C 4C 5C").scores() == [-100, -50, 0, 0]


def test_tricks_taken_before_the_last_two_do_not_count() -> None:
    hands = ["AC AD 2S", "2C 2D AS", "3C 3D 3S", "4C 4D 4S"]
    state = place(king(), "last-two", hands, taken=[5, 3, 1, 1])
    assert after(state, "AC 2C 3C 4C AD 2D 3D 4D 2S AS 3S 4S").scores() == [-90, -90, 0, 0]


@pytest.mark.parametrize(
    ("changes", "place_of_fault"),
    [
        ({"contract": "no-jacks"}, "contract"),
        ({"contract": "PLUS"}, "contract"),
        ({"trump": "NT"}, "trump"),
        ({"trump": "s"}, "trump"),
        ({"trump": ""}, "trump"),
        ({"contract": "minus"}, "trump"),
        ({"contract": "no-king"}, "trump"),
        ({"leader": 4}, "leader"),
        ({"leader": -1}, "leader"),
        ({"hands": ["AS 7H", "KS 6H", "5H"]}, "hands"),
        ({"hands": ["AS 7H", "KS 7H", "5H", "JS 4H"]}, "hands[1]"),  # 7H twice
        ({"hands": ["AS 7H", "KS 6H", "QS", "JS 4H"]}, "trick"),  # QS is on the table
        ({"hands": ["AS 7H", "KS 6H", "5H 2H", "JS 4H"]}, "hands[2]"),
        ({"hands": ["AS", "KS 6H", "5H", "JS 4H"]}, "hands[0]"),
        ({"hands": ["", "", "", ""]}, "hands[3]"),
        ({"trick": "QS JC TC 9C"}, "trick"),
        ({"trick": ""}, "hands[3]"),
        ({"taken": [3, 4, 2]}, "taken"),
        ({"taken": [3, 4, 2, -1]}, "taken[3]"),
        ({"taken": [3, 14, 2, 1]}, "taken[1]"),
        ({"captured": ["", "", ""]}, "captured"),
        ({"captured": ["", "AS", "", ""]}, "captured"),
    ],
)
def test_what_is_no_position_is_refused_with_its_place(changes: dict[str, Any], place_of_fault: str) -> None:
    with pytest.raises(Refused) as refused:
        place(king(), **{**EXAMPLE, **changes})
    assert (refused.value.code, refused.value.place) == ("bad-format", place_of_fault)
    assert refused.value.detail


def test_cards_that_are_not_in_the_short_pack_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        place(king("king32"), "no-tricks", ["AS", "KS", "6H", "JS"])
    assert refused.value.place == "hands[2]"


def test_taken_is_not_checked_against_the_cards() -> None:
    assert place(king(), "no-tricks", ["2C", "3C", "4C", "5C"], taken=[0, 0, 0, 0]).legal() == ["2C"]
