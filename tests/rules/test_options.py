"""Rule sets: parsing, validation, hash (``docs/rules/records.md``, rules in a record)."""

import dataclasses
import hashlib
import json
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import pytest

from kingcraft.games.king.options import KingOptions
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.options import Json, Option, RuleSet, changed, choice, flag, names, number, options_of, points
from kingcraft.games.reasons import REASONS, Refused
from kingcraft.games.registry import games, preset, rule_set


@dataclass(frozen=True, slots=True)
class Sample:
    """One option of every kind."""

    on: bool = flag(True)
    size: int = number(7, 1, 13)
    rule: str = choice("reach", "exceed")
    count: int = choice(1, 2)
    order: tuple[str, ...] = names(("b", "a"), ("a", "b", "c"))
    worth: tuple[tuple[str, int], ...] = points({"x": 20, "y": 5}, 1000)


def test_the_kinds_of_options() -> None:
    assert options_of(Sample) == {
        "on": Option("flag"),
        "size": Option("number", low=1, high=13),
        "rule": Option("choice", ("reach", "exceed")),
        "count": Option("choice", (1, 2)),
        "order": Option("names", ("a", "b", "c")),
        "worth": Option("points", ("x", "y"), 0, 1000),
    }


def test_the_first_choice_is_the_default() -> None:
    assert Sample() == Sample(True, 7, "reach", 1, ("b", "a"), (("x", 20), ("y", 5)))


def test_json_both_ways() -> None:
    rules = RuleSet("sample", "plain", Sample())
    values = rules.values()
    assert values == {
        "on": True,
        "size": 7,
        "rule": "reach",
        "count": 1,
        "order": ["b", "a"],
        "worth": {"x": 20, "y": 5},
    }
    assert changed(Sample(), json.loads(json.dumps(values)), "rules.options") == Sample()


@pytest.mark.parametrize(
    ("name", "value", "parsed"),
    [
        ("on", False, False),
        ("size", 13, 13),
        ("rule", "exceed", "exceed"),
        ("count", 2, 2),
        ("order", ["c"], ("c",)),
        ("order", [], ()),
        ("worth", {"y": 6}, (("x", 20), ("y", 6))),
        ("worth", {}, (("x", 20), ("y", 5))),
    ],
)
def test_what_fits(name: str, value: Json, parsed: object) -> None:
    assert getattr(changed(Sample(), {name: value}, "rules.options"), name) == parsed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("on", value) for value in list[Json]([0, 1, "true", None, []])),
        *(("size", value) for value in list[Json]([0, 14, 7.0, "7", True, None])),
        *(("rule", value) for value in list[Json](["Reach", "", 1, None, ["reach"]])),
        *(("count", value) for value in list[Json]([3, True, 1.0, "1"])),
        *(("order", value) for value in list[Json](["a", ["a", "a"], ["d"], [1], None, {"a": 1}, [["a"]]])),
        *(("worth", value) for value in list[Json]([[], 5, {"z": 1}, {"x": -1}, {"x": 1001}, {"x": 1.0}, {"x": True}])),
        ("unknown", 1),
    ],
)
def test_what_does_not_fit(name: str, value: Json) -> None:
    with pytest.raises(Refused) as caught:
        changed(Sample(), {name: value}, "rules.options")
    assert (caught.value.code, caught.value.place) == ("bad-format", f"rules.options.{name}")
    assert caught.value.detail


def test_rule_sets_are_values() -> None:
    rules = rule_set("kings-corner", "pagat", {"target": 50})
    assert rules == rule_set("kings-corner", "pagat", {"target": 50})
    assert len({rules, rule_set("kings-corner", "pagat", {"target": 50}), preset("kings-corner", "pagat")}) == 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.preset = "other"  # type: ignore[misc]


def test_the_hash_is_sha256_over_all_option_values_with_sorted_keys() -> None:
    rules = RuleSet("sample", "plain", Sample())
    text = '{"count":1,"on":true,"order":["b","a"],"rule":"reach","size":7,"worth":{"x":20,"y":5}}'
    assert rules.hash() == hashlib.sha256(text.encode()).hexdigest()


def test_the_hash_of_records_md() -> None:
    assert preset("king", "king").hash() == "1df46f3f15c779621e8ee193d87c060acee2084007a2a7f443457cc86c280030"


def test_equal_rules_have_equal_hashes_whatever_preset_they_come_from() -> None:
    assert (
        rule_set("kings-corner", "pagat", {"initial_king": "replace", "king_pile_move": "never"}).hash()
        == preset("kings-corner", "swedish").hash()
    )
    assert rule_set("kings-corner", "pagat", {"target": 50}).hash() != preset("kings-corner", "pagat").hash()


def test_differences() -> None:
    changed_rules = rule_set("kings-corner", "swedish", {"target": 50, "hand_size": 7})
    assert changed_rules.differences(preset("kings-corner", "swedish")) == {"target": 50}
    assert changed_rules.differences(preset("kings-corner", "pagat")) == {
        "initial_king": "replace",
        "king_pile_move": "never",
        "target": 50,
    }


@pytest.mark.parametrize(
    ("game", "name", "place"),
    [
        ("whist", "pagat", "game"),
        ("", "pagat", "game"),
        ("kings-corner", "king", "rules.preset"),
        ("king", "", "rules.preset"),
    ],
)
def test_unknown_games_and_presets(game: str, name: str, place: str) -> None:
    with pytest.raises(Refused) as caught:
        preset(game, name)
    assert (caught.value.code, caught.value.place) == ("bad-format", place)


def test_every_preset_of_every_game_is_valid() -> None:
    for game in games().values():
        assert game.default_preset in game.presets
        for name in game.presets:
            rules = preset(game.name, name)
            assert (rules.game, rules.preset) == (game.name, name)


def test_a_refusal_names_place_code_and_detail() -> None:
    refusal = Refused("bad-format", "rules.options.target", "must be a number")
    assert str(refusal) == "rules.options.target: bad-format: must be a number"
    assert str(Refused("deal-over")) == "deal-over"
    assert (refusal.at("x").code, refusal.at("x").place, refusal.at("x").detail) == (
        "bad-format",
        "x",
        "must be a number",
    )


def test_a_code_is_on_the_list_once() -> None:
    assert len(REASONS) == len(set(REASONS)) > 30


@pytest.mark.parametrize("options", [KingOptions, KingsCornerOptions])
def test_the_type_of_a_choice_lists_its_choices(options: type[Any]) -> None:
    types = get_type_hints(options)
    for name, option in options_of(options).items():
        if option.kind == "choice":
            assert set(get_args(types[name])) == set(option.choices), name
