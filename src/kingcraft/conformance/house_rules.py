"""Options that no preset has: with the presets, every value of every option that is chosen from a list occurs."""

from typing import Final

from ..games.options import Json

#: Preset, the options changed, players, deals to play at most.
HOUSE_RULES: Final[tuple[tuple[str, dict[str, Json], int, int], ...]] = (
    ("pagat", {"initial_king": "gap", "king_pile_move": "never", "hand_size": 5, "target": 50}, 3, 3),
    ("pagat", {"king_pile_move": "dealt", "draw_count": 2, "hand_size": 4}, 2, 3),
    ("pagat", {"king_on_side": "forbidden", "scoring": "face15", "deals": 3}, 4, 3),
    ("pagat", {"hand_size": 13, "draw_count": 2, "drawn_king_now": True, "sign": "-", "deals": 2}, 2, 2),
    ("pagat", {"hand_size": 1, "forced_king": "penalty", "forced_king_penalty": 7, "deals": 4}, 6, 4),
    (
        "pagat-chips",
        {"chip_ante": 2, "chip_pass": 3, "chip_king": 4, "chip_card": 5, "chip_pass_when": "no_action", "deals": 3},
        4,
        3,
    ),
    ("pagat-chips", {"chip_pass_needs_draw": False, "forced_king": "penalty", "draw_when": "start", "deals": 3}, 3, 3),
    ("pagat-chips", {"draw_count": 2, "hand_size": 12, "forced_king": "must", "deals": 2}, 4, 2),
    ("king", {"plus_settlement": "topup", "contracts": ["no-king"], "early_end": True, "auction": "always"}, 4, 5),
    ("king", {"plus_settlement": "exact", "contracts": ["last-two"], "positive_lead": "declarer"}, 4, 5),
    ("king", {"plus_settlement": "shortfall", "contracts": ["no-hearts"], "auction": "always"}, 4, 5),
    (
        "king",
        {
            "contract_choice": "chooser",
            "contracts": ["no-king", "no-men"],
            "each_negative": 2,
            "first_lead": "declarer",
        },
        4,
        8,
    ),
    ("king", {"plus_settlement": "capped", "contracts": ["no-men"], "men": ["J"], "eight_forced": False}, 4, 5),
    ("king", {"counter_offer": False, "ultimatum": False, "unplayed": "off", "contracts": ["no-queens"]}, 4, 5),
    (
        "king",
        {"eight_forced": False, "unplayed": "best_below_4", "minus_settlement": "transfer", "trick_value": 7},
        4,
        10,
    ),
    (
        "king",
        {
            "contract_choice": "chooser",
            "auction": "off",
            "quota_negative": 1,
            "quota_plus": 1,
            "contracts": ["no-king", "no-queens", "no-hearts", "no-tricks"],
            "first_lead": "declarer",
            "positive_lead": "declarer_chooses",
            "hearts_broken": True,
        },
        4,
        8,
    ),
    (
        "king32",
        {
            "trump_fixed": ["C", "D", "H", "S"],
            "auction": "off",
            "must_trump": True,
            "forced_penalty": True,
            "forced_king": "discard",
            "values": {"no-king": 99},
            "first_lead": "declarer",
        },
        4,
        10,
    ),
)
