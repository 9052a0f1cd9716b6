"""The published presets of King (G1, G10, G-9; ``docs/rules/king.md``, presets). They never change their meaning."""

from collections.abc import Mapping
from typing import Final

from ..options import Json

_BRAZIL: Final[dict[str, Json]] = {
    "hearts_lead_ban": ["no-hearts", "no-king"],
    "king_lead_ban": False,
    "forced_king": "always",
    "early_end": True,
    "auction": "always",
}

#: The options in which each preset differs from the defaults.
PRESETS: Final[Mapping[str, Mapping[str, Json]]] = {
    "king": {},
    "king32": {
        "deck": 32,
        "values": {
            "no-tricks": 2,
            "no-hearts": 2,
            "no-queens": 4,
            "no-men": 2,
            "no-king": 16,
            "last-two": 8,
        },
        "trick_value": 3,
        "first_lead": "left_of_dealer",
    },
    "turkey": {
        "direction": "ccw",
        "contract_choice": "chooser",
        "quota_negative": 3,
        "quota_plus": 2,
        "each_negative": 2,
        "first_lead": "declarer",
        "values": {
            "no-tricks": 50,
            "no-hearts": 30,
            "no-queens": 100,
            "no-men": 60,
            "no-king": 320,
            "last-two": 180,
        },
        "trick_value": 50,
        "auction": "off",
        "declare": ["S", "H", "D", "C"],
        "must_trump": True,
        "hearts_lead_ban": ["no-hearts", "no-king"],
        "hearts_broken": True,
        "king_lead_ban": False,
        "forced_penalty": True,
        "early_end": True,
        "outcome": "not-negative",
    },
    "france": {"auction": "off", "trump_fixed": ["S", "H", "D", "C"], "first_lead": "dealer"},
    "portugal": {
        "first_lead": "left_of_dealer",
        "hearts_lead_ban": ["no-hearts", "no-king"],
        "king_lead_ban": False,
        "forced_king": "discard",
        "early_end": True,
        "auction": "always",
        "minus_settlement": "transfer",
        "unplayed": "best_below_4",
        "positive_lead": "declarer_chooses",
    },
    "brazil": _BRAZIL,
    "brazil-simple": {
        **_BRAZIL,
        "auction": "off",
        "declare": ["S", "H", "D", "C", "NT"],
        "first_lead": "left_of_dealer",
    },
}

#: Other names of presets, in small letters: what the game is called where they are played.
OTHER_NAMES: Final[Mapping[str, str]] = {
    "rifki": "turkey",
    "rıfkı": "turkey",
    "jeu du roi": "france",
    "le jeu du roi": "france",
}
