"""Rules survive being written and read: presets, options that differ, and the hash over all of them."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingcraft.games.options import Option, options_of
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set
from kingcraft.record.rules import parse_rules, rules_json

PRESETS = [(game.name, name) for game in games().values() for name in game.presets]


def _read(game: str, rules: Any) -> Any:
    return parse_rules(json.loads(json.dumps({"game": game, "rules": rules})))


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset_is_written_by_its_name_and_hash_alone(game: str, name: str) -> None:
    rules = preset(game, name)
    written = rules_json(rules)
    assert written == {"preset": name, "hash": rules.hash()}
    assert _read(game, written) == rules
    assert _read(game, {"preset": name}) == rules


def test_no_two_presets_of_a_game_mean_the_same() -> None:
    assert len({preset(game, name).hash() for game, name in PRESETS}) == len(PRESETS)


def _values(option: Option) -> st.SearchStrategy[Any]:
    match option.kind:
        case "flag":
            return st.booleans()
        case "number":
            return st.integers(option.low, option.high)
        case "choice":
            return st.sampled_from(option.choices)
        case "names":
            return st.lists(st.sampled_from(option.choices), unique=True)
    return st.dictionaries(st.sampled_from(option.choices), st.integers(option.low, option.high))


@settings(max_examples=200)
@given(st.data())
def test_any_options_that_are_allowed_together_survive(data: st.DataObject) -> None:
    game, name = data.draw(st.sampled_from(PRESETS))
    known = options_of(type(games()[game].defaults()))
    chosen = data.draw(st.lists(st.sampled_from(sorted(known)), max_size=3, unique=True))
    options = {option: data.draw(_values(known[option])) for option in chosen}
    try:
        rules = rule_set(game, name, options)
    except Refused as refusal:
        place, code = refusal.place, refusal.code
    else:
        written = rules_json(rules)
        assert _read(game, written) == rules
        assert set(written.get("options", {})) <= set(options)
        return
    assert code == "bad-format"
    assert place.startswith("rules.options")
    with pytest.raises(Refused) as again:
        _read(game, {"preset": name, "options": options})
    assert (again.value.place, again.value.code) == (place, code)


def test_unknown_games_and_presets_are_refused_at_their_place() -> None:
    for game, rules, place in (("hearts", {"preset": "king"}, "game"), ("king", {"preset": "pagat"}, "rules.preset")):
        with pytest.raises(Refused) as refusal:
            _read(game, rules)
        assert (refusal.value.place, refusal.value.code) == (place, "bad-format")
