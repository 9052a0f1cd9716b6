"""A rule set as a short text, both ways."""

import pytest

from kingcraft.games.options import options_of
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set
from kingcraft.games.rule_text import game_of_preset, parse_rule_text, rule_text

PRESETS = [(game.name, name) for game in games().values() for name in game.presets]


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset_is_written_as_its_name(game: str, name: str) -> None:
    assert rule_text(preset(game, name)) == name
    assert parse_rule_text(name) == preset(game, name)
    assert game_of_preset(name) == game


def test_no_two_games_have_a_preset_of_the_same_name() -> None:
    assert len({name for _, name in PRESETS}) == len(PRESETS)


def test_options_are_a_query() -> None:
    rules = rule_set("kings-corner", "pagat", {"draw_when": "start", "target": 50})
    assert rule_text(rules) == "pagat?draw_when=start&target=50"
    assert rule_text(rule_set("kings-corner", "romanian", {"sign": "+"})) == "romanian?sign=%2B"


def test_lists_and_points() -> None:
    options = {"contracts": ["no-king", "last-two"], "values": {"no-king": 200}, "hearts_lead_ban": []}
    rules = rule_set("king", "king", options)
    assert rule_text(rules) == "king?contracts=no-king,last-two&values=no-king:200&hearts_lead_ban="
    assert parse_rule_text(rule_text(rules)) == rules


@pytest.mark.parametrize(("word", "value"), [("true", "any"), ("false", "never"), ("dealt", "dealt"), ("any", "any")])
def test_true_and_false_are_what_king_pile_move_had_before(word: str, value: str) -> None:
    rules = parse_rule_text(f"pagat?king_pile_move={word}")
    assert rules.values()["king_pile_move"] == value
    assert rule_text(rules) == ("pagat" if value == "any" else f"pagat?king_pile_move={value}")


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_every_preset_written_as_house_rules_of_every_other_reads_back(game: str, name: str) -> None:
    values = preset(game, name).values()
    for other in games()[game].presets:
        rules = rule_set(game, other, values)
        again = parse_rule_text(rule_text(rules))
        assert again == rules
        assert again.values() == values


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "rules.preset"),
        ("patience", "rules.preset"),
        ("pagat?goal=50", "rules.options.goal"),
        ("pagat?target=fifty", "rules.options.target"),
        ("pagat?target=", "rules.options.target"),
        ("pagat?target=1e3", "rules.options.target"),
        ("pagat?target=٣٠", "rules.options.target"),
        ("pagat?target=99999999999999999999", "rules.options.target"),
        ("pagat?target=25&target=50", "rules.options.target"),
        ("pagat?king_pile_move=yes", "rules.options.king_pile_move"),
        ("pagat?scoring=chips", "rules.options"),
        ("king?contracts=", "rules.options.contracts"),
        ("king?contracts=no-king,no-king", "rules.options.contracts"),
        ("king?contracts=,", "rules.options.contracts"),
        ("king?values=no-king", "rules.options.values"),
        ("king?values=no-king:-1", "rules.options.values"),
        ("king?values=no-king:1,no-king:2", "rules.options.values"),
        ("king?deck=52.0", "rules.options.deck"),
        ("pagat?" + "&".join(f"option{number}=1" for number in range(200)), "rules"),
    ],
)
def test_what_says_no_rule_set_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_rule_text(text)
    assert (refused.value.code, refused.value.place) == ("bad-format", place)


def test_the_longest_text_of_every_game_fits() -> None:
    for game in games().values():
        for name in game.presets:
            for other in game.presets:
                assert len(rule_text(rule_set(game.name, other, preset(game.name, name).values()))) < 1200
        assert len(options_of(type(game.defaults()))) < 100
