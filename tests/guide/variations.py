"""Every rule set that is one option away from another."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from kingcraft.games.game import games, preset, rule_set
from kingcraft.games.options import Json, Option, RuleSet, options_of
from kingcraft.games.reasons import Refused

PRESETS = [(game.name, name) for game in games().values() for name in game.presets]
#: House rules in which options meet that meet in no preset.
HOUSES: list[tuple[str, str, dict[str, Json]]] = [
    ("kings-corner", "pagat-chips", {"forced_king": "penalty", "drawn_king_now": True, "chip_pass_when": "no_action"}),
    ("kings-corner", "romanian", {"forced_king": "penalty", "king_on_side": "forbidden", "king_pile_move": False}),
    ("kings-corner", "jax-points", {"king_on_side": "forbidden", "deals": 3, "initial_king": "gap"}),
    ("king", "king", {"forced_penalty": True, "forced_king": "discard", "hearts_broken": True}),
    ("king", "king32", {"contracts": ["no-men", "no-king"], "men": ["A", "T"], "positive_lead": "declarer"}),
    ("king", "turkey", {"quota_plus": 0, "quota_negative": 0}),
    ("king", "turkey", {"trump_fixed": ["C", "D", "H", "S"], "positive_lead": "declarer_chooses"}),
    ("king", "portugal", {"declare": ["C", "minus"], "eight_forced": False, "plus_settlement": "exact"}),
    ("king", "brazil-simple", {"declare": ["minus"], "contracts": ["no-tricks", "last-two"]}),
]


def bases() -> list[RuleSet[Any]]:
    """All presets, and the house rules above."""
    return [preset(*name) for name in PRESETS] + [rule_set(*house) for house in HOUSES]


def changes(rules: RuleSet[Any]) -> Iterator[tuple[str, Json]]:
    """Every option with other values: all that there are, or those near and at the ends."""
    for name, option in options_of(type(rules.options)).items():
        for value in _others(option, rules.values()[name]):
            yield name, value


def with_change(rules: RuleSet[Any], name: str, value: Json) -> RuleSet[Any] | None:
    """``rules`` with an option changed; None where it contradicts the others."""
    given = rules.differences(preset(rules.game, rules.preset))
    try:
        return rule_set(rules.game, rules.preset, {**given, name: value})
    except Refused:
        return None


def _others(option: Option, value: Json) -> list[Json]:
    match option.kind:
        case "flag":
            return [not value]
        case "choice":
            return [choice for choice in option.choices if choice != value]
        case "number":
            near = (option.low, value - 1, value + 1, option.high)
            return [number for number in near if option.low <= number <= option.high and number != value]
        case "names":
            less = ([item for item in value if item != gone] for gone in value)
            more = ([*value, item] for item in option.choices if item not in value)
            return [*chain(less, more), value[::-1]] if len(value) > 1 else [*less, *more]
        case _:
            return [{name: points + 1} for name, points in value.items()] + [dict.fromkeys(value, 0)]


def felt(rules: RuleSet[Any], base: RuleSet[Any], name: str) -> bool:
    """Whether a change of ``name`` is one that somebody at the table can notice."""
    if name in games()[rules.game].idle(rules.options):
        return False
    mine, theirs = rules.values(), base.values()
    if name == "values":
        return any(mine[name][contract] != theirs[name][contract] for contract in rules.options.contracts)
    if name == "hearts_lead_ban":
        return set(mine[name]) & set(mine["contracts"]) != set(theirs[name]) & set(mine["contracts"])
    if name in ("men", "declare") or (name == "contracts" and rules.options.chooser):
        return set(mine[name]) != set(theirs[name])  # their order is nobody's business
    return bool(mine[name] != theirs[name])
