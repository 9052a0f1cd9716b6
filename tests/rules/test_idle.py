"""The options that rules call idle are: whatever values they have, the same is played to the same end."""

import random
from typing import Any

import pytest

from kingcraft.games.match import Match, new_match
from kingcraft.games.options import Option, RuleSet, options_of
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set

PRESETS = [(game.name, name) for game in games().values() for name in game.presets]


def other_values(option: Option, value: Any) -> list[Any]:
    """A few other JSON values of an option."""
    match option.kind:
        case "flag":
            return [not value]
        case "number":
            return [number for number in (option.low, option.low + 1, option.high) if number != value]
        case "choice":
            return [choice for choice in option.choices if choice != value]
        case "names":
            return [[], list(option.choices), list(option.choices[:1])]
        case _:
            return [dict.fromkeys(option.choices, option.high)]


def house_rules(game: str, name: str, chance: random.Random) -> RuleSet[Any]:
    """Return a preset with a few options changed by chance, as far as they are allowed together."""
    rules = preset(game, name)
    for option, described in options_of(type(rules.options)).items():
        if chance.random() < 0.2:
            value = chance.choice(other_values(described, rules.values()[option]))
            changes = {**rules.differences(preset(game, name)), option: value}
            try:
                rules = rule_set(game, name, changes)
                new_match(rules, games()[game].seats[0], 0)
            except Refused:
                continue
    return rules


def story(rules: RuleSet[Any], seed: str, deals: int) -> list[Any]:
    """What happens in the first deals of a match by chance: legal tokens, scores, and whether it is over."""
    chance = random.Random(seed)
    players = games()[rules.game].seats[0]
    match: Match = new_match(rules, players, 0)
    told: list[Any] = []
    while len(match.ended) < deals and not match.over:
        match = match.start(chance.sample(list(match.pack), len(match.pack)))
        while match.state is not None:
            legal = match.state.legal()
            told.append(legal)
            moves = [token for token in legal if token != "end"]
            match = match.apply(chance.choice(moves if moves and chance.random() < 0.8 else legal))
        told.append((match.ended[-1].scores, match.over, match.winners))
    return told


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_idle_options_change_nothing(game: str, name: str) -> None:
    chance = random.Random(name)
    for number in range(4):
        rules = house_rules(game, name, chance) if number else preset(game, name)
        idle = games()[game].idle(rules.options)
        expected = story(rules, f"{name} {number}", 12)
        for option in sorted(idle):
            described = options_of(type(rules.options))[option]
            value = chance.choice(other_values(described, rules.values()[option]))
            try:
                changed = rule_set(game, name, {**rules.differences(preset(game, name)), option: value})
            except Refused:
                continue  # chips cannot count minus: the option is refused, so it is not asked either
            assert games()[game].idle(changed.options) == idle, option
            assert story(changed, f"{name} {number}", 12) == expected, option


def test_what_is_idle_in_some_presets() -> None:
    def idle(game: str, name: str) -> frozenset[str]:
        return games()[game].idle(preset(game, name).options)

    assert "forced_king_penalty" in idle("kings-corner", "pagat")
    assert "forced_king_penalty" not in idle("kings-corner", "pagat-kings")
    assert {"target", "target_rule", "sign"} <= idle("kings-corner", "pagat-chips")
    assert not any(name.startswith("chip_") for name in idle("kings-corner", "pagat-chips"))
    assert {"quota_plus", "quota_negative", "each_negative"} <= idle("king", "king")
    assert {"plus_settlement", "unplayed", "ultimatum"} <= idle("king", "france")
    assert "declare" in idle("king", "france")
    assert not {"declare", "quota_plus", "must_trump"} & idle("king", "turkey")
