"""Every rule set that is one option away from another."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.options import Json, Option, RuleSet, options_of
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set

PRESETS = [(game.name, name) for game in games().values() for name in game.presets]
#: House rules in which options meet that meet in no preset.
HOUSES: list[tuple[str, str, dict[str, Json]]] = [
    ("kings-corner", "pagat-chips", {"forced_king": "penalty", "drawn_king_now": True, "chip_pass_when": "no_action"}),
    ("kings-corner", "romanian", {"forced_king": "penalty", "king_on_side": "forbidden", "king_pile_move": "never"}),
    ("kings-corner", "jax-points", {"king_on_side": "forbidden", "deals": 3, "initial_king": "gap"}),
    ("king", "king", {"forced_penalty": True, "forced_king": "discard", "hearts_broken": True}),
    ("king", "king32", {"contracts": ["no-men", "no-king"], "men": ["A", "T"], "positive_lead": "declarer"}),
    ("king", "turkey", {"quota_plus": 0, "quota_negative": 0}),
    ("king", "king", {"contract_choice": "chooser", "quota_negative": 2, "first_lead": "declarer"}),
    ("kings-corner", "romanian", {"deals": 1, "king_pile_move": "dealt"}),
    ("king", "turkey", {"trump_fixed": ["C", "D", "H", "S"], "positive_lead": "declarer_chooses"}),
    ("king", "turkey", {"trump_fixed": ["C", "D", "H", "S"], "declare": ["S", "minus"]}),
    ("king", "portugal", {"declare": ["C", "minus"], "eight_forced": False, "plus_settlement": "exact"}),
    ("king", "brazil-simple", {"declare": ["minus"], "contracts": ["no-tricks", "last-two"]}),
]
_CHIPS: dict[str, Json] = {"chip_ante": 1, "chip_pass": 1, "chip_king": 1, "chip_card": 1, "forced_king_penalty": 1}
_ONE_CHOSEN: dict[str, Json] = {"contract_choice": "chooser", "auction": "off", "contracts": ["no-king"]}
#: Rule sets whose texts have a 1, or a 0, wherever they can.
SMALL: list[tuple[str, str, dict[str, Json]]] = [
    ("kings-corner", "pagat", {"target": 1, "hand_size": 1}),
    ("kings-corner", "pagat", {"target": 1, "target_rule": "exceed", "forced_king": "penalty"}),
    ("kings-corner", "romanian", {"target": 1, "forced_king": "penalty", "forced_king_penalty": 1}),
    ("kings-corner", "pagat", {"forced_king": "penalty", "forced_king_penalty": 0, "deals": 1}),
    *[
        ("kings-corner", "pagat-chips", {**_CHIPS, "deals": 1, "forced_king": forced, "chip_pass_when": when})
        for forced, when in (("off", "no_card_played"), ("penalty", "no_action"))
    ],
    *[("kings-corner", "pagat-chips", {**_CHIPS, "forced_king": "penalty", name: 0}) for name in _CHIPS],
    ("kings-corner", "pagat-chips", {"chip_ante": 0, "chip_pass": 0}),
    ("kings-corner", "pagat-chips", {"chip_king": 0, "chip_card": 0}),
    *[
        ("king", name, {"trick_value": 1, "contracts": ["no-king"], "values": {"no-king": 1}})
        for name in ("king", "king32")
    ],
    *[
        ("king", "king", {"trick_value": 1, "plus_settlement": plus, "minus_settlement": minus, "unplayed": unplayed})
        for plus, minus, unplayed in (
            ("topup", "absorb", "fewer_than_3_bids"),
            ("exact", "transfer", "best_below_4"),
            ("capped", "transfer", "off"),
        )
    ],
    *[
        ("king", "king", {**_ONE_CHOSEN, "values": {"no-king": points}, "outcome": outcome})
        for points, outcome in ((1, "highest"), (0, "not-negative"), (2, "highest"))
    ],
    ("king", "king", {**_ONE_CHOSEN, "each_negative": 4, "quota_negative": 1, "quota_plus": 1}),
    ("king", "king", {"values": dict.fromkeys(NEGATIVE, 0)}),
    ("king", "king", {"values": dict.fromkeys(NEGATIVE, 1)}),
]


def bases() -> list[RuleSet[Any]]:
    """All presets, and the house rules above."""
    return [preset(*name) for name in PRESETS] + [rule_set(*house) for house in HOUSES]


def small() -> list[RuleSet[Any]]:
    """The rule sets with a 1 or a 0 in their texts."""
    return [rule_set(*house) for house in SMALL]


def anything(count: int) -> Iterator[RuleSet[Any]]:
    """This many rule sets in which several options are changed at random, always the same ones."""
    random = Random(1)
    while count:
        base = preset(*random.choice(PRESETS))
        candidates = list(changes(base))
        given = dict(random.sample(candidates, random.randint(1, 8)))
        try:
            yield rule_set(base.game, base.preset, given)
        except Refused:
            continue
        count -= 1


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
            others: list[Json] = []
            for other in chain(less, more, ([], list(option.choices), value[::-1])):
                if other not in (value, *others):
                    others.append(other)
            return others
        case _:
            return [{name: points + 1} for name, points in value.items()] + [dict.fromkeys(value, 0)]


def _leaving(rules: RuleSet[Any], move: str) -> set[str]:
    """Which kings could leave a side under ``rules`` with this ``king_pile_move``: those dealt there, those laid."""
    dealt = {"dealt"} if rules.options.initial_king == "optional" and move != "never" else set[str]()
    return dealt | ({"laid"} if rules.options.king_on_side == "allowed" and move == "any" else set())


def felt(rules: RuleSet[Any], base: RuleSet[Any], name: str) -> bool:
    """Return whether a player at the table can notice a change of ``name``."""
    if name in games()[rules.game].idle(rules.options):
        return False
    mine, theirs = rules.values(), base.values()
    if name == "values":
        return any(mine[name][contract] != theirs[name][contract] for contract in rules.options.contracts)
    if name == "king_pile_move":
        return _leaving(rules, mine[name]) != _leaving(rules, theirs[name])
    if name == "hearts_lead_ban":
        return set(mine[name]) & set(mine["contracts"]) != set(theirs[name]) & set(mine["contracts"])
    if name == "declare" and rules.options.trump_fixed:
        return ("minus" in mine[name]) != ("minus" in theirs[name])
    if name in ("men", "declare") or (name == "contracts" and rules.options.chooser):
        return set(mine[name]) != set(theirs[name])  # their order does not matter
    return bool(mine[name] != theirs[name])
