"""Shorter matches of King: for short evenings, and for a player's first match.

A short form has fewer negative deals, and one positive deal a player.

A short form is no preset: it is the options below, changed in a published one. Negative and positive points cancel
out as in the whole match (``docs/rules/king.md`` section 0, general formula), so a trick is worth less (G-20): with
four positive deals of n tricks at v each, the penalties add up to 4 n v.
"""

from collections.abc import Mapping
from typing import Any, Final

from ..options import Json
from .options import PENALTIES
from .presets import PRESETS

#: The options to change in every preset without a form of its own that plays with 52 cards and without a chooser.
#: Queens 200, king of hearts 160, last two tricks 160: 520 in all, and 520 = 4 * 13 * 10.
_SHORT: Final[Mapping[str, Json]] = {
    "contracts": ["no-queens", "no-king", "last-two"],
    "values": {**PENALTIES, "last-two": 80},
    "trick_value": 10,
}
#: The options to change in presets for which those above do not add up.
_OWN_SHORT: Final[Mapping[str, Mapping[str, Json]]] = {
    # Every contract costs 16 with 32 cards: two of them 32 = 4 * 8 * 1.
    "king32": {"contracts": ["no-queens", "no-king"], "trick_value": 1},
    # Queens 400, men 480, king 320, last two 360: 1560 = 4 * 13 * 30. Everybody chooses once and names trumps once.
    "turkey": {
        "contracts": ["no-queens", "no-men", "no-king", "last-two"],
        "each_negative": 1,
        "quota_negative": 1,
        "quota_plus": 1,
        "trick_value": 30,
    },
}


#: The first match of a new player, by the preset that the start page offers: they meet an auction in the third deal.
#: A trick, a card and a bid are worth what they are worth in the whole match, so the totals add up to 840 and not to 0:
#: 13 tricks at 20 and four queens at 50 are lost, 4 * 13 tricks at 25 won (G-20).
FIRST: Final[Mapping[str, Mapping[str, Json]]] = {
    "king": {"contracts": ["no-tricks", "no-queens"], "auction": "always"},
}


def short(preset: str) -> Mapping[str, Any]:
    """Return the options to change in a preset for its short form; none if it has none."""
    if preset in _OWN_SHORT:
        return _OWN_SHORT[preset]
    return {} if {"deck", "contract_choice"} & PRESETS[preset].keys() else _SHORT


def first(preset: str) -> Mapping[str, Any]:
    """Return the options to change in a preset for the first match of a new player; none if there is no such form."""
    return FIRST.get(preset, {})
