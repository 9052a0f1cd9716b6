"""Kings Corner: which option values are refused, and where (``docs/rules/kings-corner.md`` section 1)."""

import pytest

from kingcraft.cards import PACK_52
from kingcraft.games.match import new_match
from kingcraft.games.options import Json
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import observe, rule_set


@pytest.mark.parametrize(
    "changes",
    [
        {"scoring": "chips"},
        {"scoring": "chips", "deals": 0},
        {"scoring": "chips", "deals": 5, "sign": "-"},
    ],
)
def test_K19_contradictory_options_are_refused_at_rules_options(changes: dict[str, Json]) -> None:
    with pytest.raises(Refused) as caught:
        rule_set("kings-corner", "pagat", changes)
    assert (caught.value.code, caught.value.place) == ("bad-format", "rules.options")


@pytest.mark.parametrize(
    ("size", "players", "fits"), [(7, 6, True), (8, 6, True), (9, 6, False), (13, 3, True), (13, 4, False)]
)
def test_hand_size_times_players(size: int, players: int, *, fits: bool) -> None:
    rules = rule_set("kings-corner", "pagat", {"hand_size": size})
    if fits:
        state = new_match(rules, players, 0).start(PACK_52).state
        assert state is not None
        assert observe(state).counts == [size] * players
    else:
        with pytest.raises(Refused) as caught:
            new_match(rules, players, 0)
        assert (caught.value.code, caught.value.place) == ("bad-format", "rules.options")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0),
        ("target", 1001),
        ("target", -25),
        ("target", 50.0),
        ("target", "25"),
        ("target", True),
        ("deals", -1),
        ("deals", 1001),
        ("chip_ante", -1),
        ("chip_pass", 1001),
        ("chip_king", None),
        ("chip_card", [1]),
        ("forced_king_penalty", 1001),
        ("hand_size", 0),
        ("hand_size", 14),
        ("draw_count", 3),
        ("draw_count", True),
        ("king_pile_move", 1),
        ("drawn_king_now", "true"),
        ("scoring", "king11"),
        ("sign", "minus"),
        ("players", 4),
        ("Target", 25),
    ],
)
def test_values_out_of_range_are_refused_at_their_place(name: str, value: Json) -> None:
    with pytest.raises(Refused) as caught:
        rule_set("kings-corner", "pagat", {name: value})
    assert (caught.value.code, caught.value.place) == ("bad-format", f"rules.options.{name}")


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 1), ("target", 1000), ("deals", 1000), ("chip_king", 0), ("forced_king_penalty", 0), ("hand_size", 13)],
)
def test_values_at_the_ends_of_the_ranges(name: str, value: int) -> None:
    assert rule_set("kings-corner", "pagat", {name: value}).values()[name] == value


def test_chip_options_are_ignored_without_chips() -> None:
    assert rule_set("kings-corner", "pagat", {"chip_ante": 7}).values()["chip_ante"] == 7
