"""The options of King: names, defaults, presets, hash, what is refused (``docs/rules/king.md`` section 0)."""

from typing import Any

import pytest

from kingcraft.games.king.game import KING
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import preset, rule_set
from tests.rules.king.scenes import king

EXCEPT_LAST_TWO = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king"]


def test_the_hash_of_the_default_preset_is_the_published_one() -> None:
    assert king().hash() == "1df46f3f15c779621e8ee193d87c060acee2084007a2a7f443457cc86c280030"


def test_G1_the_presets_are_named_after_where_they_are_played() -> None:
    assert {"turkey", "france", "portugal", "brazil"} < set(KING.presets)
    assert next(iter(KING.presets)) == KING.default_preset


def test_every_option_of_the_spec_is_there_in_its_order_with_its_default() -> None:
    assert king().values() == {
        "deck": 52,
        "direction": "cw",
        "first_lead": "dealer",
        "positive_lead": "same",
        "contracts": ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two"],
        "contract_choice": "fixed",
        "quota_negative": 0,
        "quota_plus": 0,
        "each_negative": 1,
        "values": {
            "no-tricks": 20,
            "no-hearts": 20,
            "no-queens": 50,
            "no-men": 30,
            "no-king": 160,
            "last-two": 90,
        },
        "men": ["K", "J"],
        "hearts_lead_ban": ["no-hearts"],
        "hearts_broken": False,
        "king_lead_ban": True,
        "forced_king": "off",
        "forced_penalty": False,
        "early_end": False,
        "must_trump": False,
        "auction": "optional",
        "declare": ["S", "H", "D", "C", "NT", "minus"],
        "trump_fixed": [],
        "eight_forced": True,
        "counter_offer": True,
        "ultimatum": True,
        "plus_settlement": "transfer",
        "minus_settlement": "absorb",
        "unplayed": "fewer_than_3_bids",
        "trick_value": 25,
        "outcome": "highest",
    }


def test_a_contract_missing_in_values_keeps_the_presets_value() -> None:
    assert king("king32", values={"no-king": 20}).values()["values"] == {
        "no-tricks": 2,
        "no-hearts": 2,
        "no-queens": 4,
        "no-men": 2,
        "no-king": 20,
        "last-two": 8,
    }


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("king", {"contract_choice": "chooser", "quota_negative": 1, "quota_plus": 1}),  # with an auction
        ("turkey", {"auction": "always", "declare": ["S", "minus"]}),
        ("king", {"trump_fixed": ["S", "H", "D", "C"]}),
        ("king", {"declare": ["S", "H"]}),  # an auction without minus
        ("king", {"declare": ["minus"]}),  # an auction without plus
        ("portugal", {"declare": ["NT"]}),
        ("king32", {"men": ["2"]}),
        ("king32", {"men": ["K", "6"]}),
        ("turkey", {"quota_negative": 2}),
        ("turkey", {"quota_negative": 4}),
        ("turkey", {"quota_negative": 0}),
        ("turkey", {"each_negative": 1}),
        ("turkey", {"quota_plus": 0, "quota_negative": 2}),
        ("turkey", {"contracts": EXCEPT_LAST_TWO}),
    ],
)
def test_contradictory_options_are_refused_at_rules_options(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        rule_set("king", name, options)
    assert (refused.value.code, refused.value.place) == ("bad-format", "rules.options")
    assert refused.value.detail


@pytest.mark.parametrize(
    "options",
    [
        {"quota_plus": 0, "quota_negative": 0},
        {"quota_plus": 0, "quota_negative": 3},
        {"quota_plus": 0, "quota_negative": 4},
        {"quota_plus": 4},
        {"contracts": [*EXCEPT_LAST_TWO, "last-two"][:4], "each_negative": 3},
        {"contracts": EXCEPT_LAST_TWO, "quota_plus": 0},
    ],
)
def test_G_20_quotas_that_fill_the_deals_are_allowed(options: dict[str, Any]) -> None:
    assert king("turkey", **options).options.chooser


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("deck", 36),
        ("deck", "52"),
        ("direction", "left"),
        ("contracts", ["no-tricks", "no-tricks"]),
        ("contracts", []),
        ("declare", []),
        ("men", []),
        ("trump_fixed", ["S", "H", "D"]),
        ("contracts", ["plus"]),
        ("contracts", "no-tricks"),
        ("values", {"no-tricks": -1}),
        ("values", {"no-tricks": 1001}),
        ("values", {"no-tricks": 2.5}),
        ("values", {"plus": 25}),
        ("values", [20]),
        ("men", ["X"]),
        ("men", ["K", "K"]),
        ("hearts_lead_ban", ["minus"]),
        ("hearts_broken", 1),
        ("quota_negative", 5),
        ("each_negative", 0),
        ("declare", ["S", "S"]),
        ("trump_fixed", ["NT"]),
        ("trick_value", 0),
        ("trick_value", 1001),
        ("trick_value", True),
        ("nonsense", 1),
        ("players", 4),
    ],
)
def test_a_value_that_does_not_fit_is_refused_at_its_option(option: str, value: Any) -> None:
    with pytest.raises(Refused) as refused:
        rule_set("king", "king", {option: value})
    assert (refused.value.code, refused.value.place) == ("bad-format", f"rules.options.{option}")


def test_the_edges_of_the_values_are_allowed() -> None:
    assert king(trick_value=1000, values={"no-king": 0, "no-tricks": 1000}).options.penalty("no-tricks") == 1000


@pytest.mark.parametrize("name", list(KING.presets))
def test_a_presets_options_come_back_from_its_differences(name: str) -> None:
    rules = preset("king", name)
    differences = rules.differences(king())
    assert rule_set("king", "king", differences).hash() == rules.hash()
    assert set(differences) <= set(KING.presets[name])


def test_presets_differ() -> None:
    assert len({preset("king", name).hash() for name in KING.presets}) == len(KING.presets)
