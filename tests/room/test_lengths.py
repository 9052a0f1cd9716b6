"""The lengths that the start page offers: rules that can be played, one of them the preset's own."""

from typing import Any

import pytest

from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.registry import games, preset
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.room.faces.face import FACES
from kingcraft.room.ports import all_help
from kingcraft.room.views.rules import game_view
from kingcraft.room.wire.rule_messages import PresetView


def offered(game: str) -> list[PresetView]:
    return game_view(games()[game], (), all_help(game)).presets


def ends(name: str) -> list[tuple[int, int]]:
    """Deals and target of each length of a preset of Kings Corner."""
    (view,) = [view for view in offered("kings-corner") if view.name == name]
    return [(length.deals, length.target) for length in view.lengths]


@pytest.mark.parametrize("game", games())
def test_a_length_is_a_rule_set_of_its_preset(game: str) -> None:
    for view in offered(game):
        assert [length.options for length in view.lengths].count({}) == 1, view.name
        for length in view.lengths:
            rules = parse_rule_text(length.text)
            assert rules.preset == view.name
            assert rules.differences(preset(game, view.name)) == length.options


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("pagat", [(0, 25), (0, 50), (1, 0)]),  # P25
        ("pagat-face", [(0, 100), (0, 250), (1, 0)]),  # P30
        ("swedish", [(0, 25), (0, 50), (1, 0)]),  # S13
        ("romanian", [(0, -25), (0, -50), (1, 0)]),  # R16, signed as its points are
        ("romanian-250", [(0, 250), (1, 0)]),  # R22
        ("pagat-chips", [(10, 0), (1, 0)]),  # P30
    ],
)
def test_kings_corner_goes_to_its_usual_targets_or_for_one_deal(name: str, expected: list[tuple[int, int]]) -> None:
    assert ends(name) == expected


def test_only_king_has_short_forms() -> None:
    short: dict[str, Any] = {
        view.name: [length.deals for length in view.lengths if length.form == "short"]
        for game in games()
        for view in offered(game)
    }
    assert short["king"] == [7]
    assert all(len(found) == (name in games()["king"].presets) for name, found in short.items())


def test_the_default_king_has_a_first_match_that_reaches_an_auction_by_the_third_deal() -> None:
    first = {
        view.name: [length for length in view.lengths if length.form == "first"]
        for game in games()
        for view in offered(game)
    }
    assert [name for name, found in first.items() if found] == [games()["king"].default_preset]
    (length,) = first["king"]
    rules = parse_rule_text(length.text)
    assert FACES["king"].plan(rules.options) == ["no-tricks", "no-queens", *["positive"] * 4]
    assert rules.values()["auction"] == "always"
    # What is learned there stays true: nothing is worth more or less than in the whole match.
    assert not {"values", "trick_value"} & length.options.keys()


@pytest.mark.parametrize(
    ("rules", "plan"),
    [
        ("king", [*NEGATIVE, *["positive"] * 4]),
        ("king?auction=off", [*NEGATIVE, *["declared"] * 4]),
        ("france", [*NEGATIVE, *["plus"] * 4]),
        ("king?contract_choice=chooser", [*["choice"] * 6, *["positive"] * 4]),
        ("turkey", []),  # any deal can be a positive one
    ],
)
def test_the_plan_of_a_match_names_what_is_fixed_and_an_auction_only_where_there_is_one(
    rules: str, plan: list[str]
) -> None:
    assert FACES["king"].plan(parse_rule_text(rules).options) == plan
