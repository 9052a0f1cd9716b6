"""Option sets by chance, and which of them the rules refuse.

Source: ``docs/rules/kings-corner.md`` section 1, ``docs/rules/king.md`` section 0 and G-20.
The values are written down here once more; what the package knows of its options is not asked.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

Values = Callable[[random.Random], Any]

NEGATIVE = ("no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two")


def _one_of(*values: Any) -> Values:
    return lambda chance: chance.choice(values)


def _number(low: int, high: int) -> Values:
    return lambda chance: chance.randint(low, high)


def _some_of(*names: str, least: int = 0) -> Values:
    return lambda chance: chance.sample(names, chance.randint(least, len(names)))


KINGS_CORNER: Mapping[str, Values] = {
    "hand_size": _number(1, 13),
    "initial_king": _one_of("optional", "replace", "gap"),
    "king_pile_move": _one_of("any", "dealt", "never", True, False),
    "forced_king": _one_of("off", "must", "penalty"),
    "forced_king_penalty": _number(0, 12),
    "drawn_king_now": _one_of(True, False),
    "king_on_side": _one_of("allowed", "forbidden"),
    "draw_when": _one_of("end", "start"),
    "draw_count": _one_of(1, 2),
    "scoring": _one_of("king10", "face", "flat50", "flat20", "face15", "chips", "chips"),
    "target": _number(1, 150),
    "target_rule": _one_of("reach", "exceed"),
    "sign": _one_of("+", "-"),
    "deals": _number(0, 4),
    "chip_ante": _number(0, 4),
    "chip_pass": _number(0, 4),
    "chip_king": _number(0, 20),
    "chip_card": _number(0, 4),
    "chip_pass_when": _one_of("no_card_played", "no_action"),
    "chip_pass_needs_draw": _one_of(True, False),
}

KING: Mapping[str, Values] = {
    "deck": _one_of(52, 32),
    "direction": _one_of("cw", "ccw"),
    "first_lead": _one_of("dealer", "left_of_dealer", "declarer"),
    "positive_lead": _one_of("same", "declarer", "declarer_chooses"),
    # Mostly a few: the more negative deals, the fewer rule sets can be walked in the same time.
    "contracts": lambda chance: chance.sample(NEGATIVE, chance.choice((0, 1, 1, 1, 2, 2, 3, 6))),
    "contract_choice": _one_of("fixed", "fixed", "chooser"),
    "quota_negative": _number(0, 4),
    "quota_plus": _number(0, 3),
    "each_negative": _number(1, 3),
    "values": lambda chance: {name: chance.randint(0, 99) for name in chance.sample(NEGATIVE, chance.randint(0, 6))},
    "men": _some_of("K", "J", "A", "7", "2"),
    "hearts_lead_ban": _some_of(*NEGATIVE),
    "hearts_broken": _one_of(True, False),
    "king_lead_ban": _one_of(True, False),
    "forced_king": _one_of("off", "discard", "always"),
    "forced_penalty": _one_of(True, False),
    "early_end": _one_of(True, False),
    "must_trump": _one_of(True, False),
    "auction": _one_of("optional", "always", "off"),
    "declare": _some_of("S", "H", "D", "C", "NT", "minus"),
    "trump_fixed": _one_of([], [], ["S", "H", "D", "C"], ["D", "S", "C", "H"], ["H", "C"]),
    "eight_forced": _one_of(True, False),
    "counter_offer": _one_of(True, False),
    "ultimatum": _one_of(True, False),
    "plus_settlement": _one_of("transfer", "topup", "exact", "capped", "shortfall"),
    "minus_settlement": _one_of("absorb", "transfer"),
    "unplayed": _one_of("fewer_than_3_bids", "best_below_4", "off"),
    "trick_value": _number(1, 60),
    "outcome": _one_of("highest", "not-negative"),
}

OPTIONS = {"kings-corner": KINGS_CORNER, "king": KING}


def some_options(game: str, chance: random.Random) -> dict[str, Any]:
    """Return values for some of the options; they need not be allowed together."""
    share = chance.random()
    return {name: values(chance) for name, values in OPTIONS[game].items() if chance.random() < share}


def refused_alone(game: str, name: str, value: Any) -> bool:
    """Whether a value that fits its option otherwise is refused whatever the others are: section 0, and G-20."""
    if game == "king" and name == "trump_fixed":
        return len(value) not in (0, 4)
    return game == "king" and name in ("contracts", "declare", "men") and not value


def contradictory(game: str, options: Mapping[str, Any]) -> bool:
    """Whether the rules refuse these values (all options given), for any number of players."""
    if any(refused_alone(game, name, value) for name, value in options.items()):
        return True
    return _contradictory_king(options) if game == "king" else _contradictory_kings_corner(options)


def too_many(options: Mapping[str, Any], players: int) -> bool:
    """Whether the pack of Kings Corner is too small for these hands and the four sides."""
    return bool(options["hand_size"] * players + 4 > 52)


def _contradictory_kings_corner(options: Mapping[str, Any]) -> bool:
    return bool(options["scoring"] == "chips" and (options["sign"] == "-" or options["deals"] == 0))


def _contradictory_king(options: Mapping[str, Any]) -> bool:
    auction, chooser = options["auction"] != "off", options["contract_choice"] == "chooser"
    sells_choices = auction and chooser and options["quota_plus"] > 0
    plus = [name for name in options["declare"] if name != "minus"]
    pack = "AKQJT987" if options["deck"] == 32 else "AKQJT98765432"
    fixed = options["trump_fixed"]
    return (
        sells_choices
        or (auction and (bool(fixed) or "minus" not in options["declare"] or not plus))
        or any(rank not in pack for rank in options["men"])
        or (chooser and not _quotas_fill(options))
    )


def _quotas_fill(options: Mapping[str, Any]) -> bool:
    """G-20: whether every player can always choose something until all deals are played."""
    deals = len(options["contracts"]) * options["each_negative"]
    quota = options["quota_negative"]
    if options["quota_plus"] == 0 and (quota == 0 or 4 * quota >= deals):
        return True
    return bool(4 * quota == deals)
