"""A deal under way as the document of a position (``docs/rules/records.md``): what :mod:`.position` reads."""

from typing import Any

from ..cards import SUITS, TEXTS, cards_text, texts
from ..games.game import State
from ..games.king.table import KingState
from ..games.kings_corner.actions import PLACES
from ..games.kings_corner.table import KingsCornerState
from ..games.options import Json, RuleSet
from .rules import rules_json


def position_of(state: State) -> dict[str, Json] | None:
    """The position; None for a deal of King that has not come to the play of cards: an auction is no position."""
    if isinstance(state, KingsCornerState):
        return _kings_corner(state)
    return _king(state) if isinstance(state, KingState) and state.phase == "play" else None


def _rules(rules: RuleSet[Any]) -> dict[str, Json]:
    return {name: value for name, value in rules_json(rules).items() if name != "hash"}


def _kings_corner(state: KingsCornerState) -> dict[str, Json]:
    return {
        "game": "kings-corner",
        "rules": _rules(state.rules),
        "players": state.players,
        "to_act": state.to_act,
        "hands": [" ".join(texts(hand)) for hand in state.hands],
        "piles": {place: cards_text(pile) for place, pile in zip(PLACES, state.piles, strict=True) if pile},
        "stock": cards_text(state.stock),
    }


def _king(state: KingState) -> dict[str, Json]:
    position = {
        "game": "king",
        "rules": _rules(state.rules),
        "contract": state.contract,
        "leader": state.trick.leader,
        "hands": [" ".join(texts(state.hand(seat))) for seat in range(state.players)],
        "trick": [TEXTS[card] for card in state.trick.cards],
        "taken": list(state.taken),
        "captured": [cards_text(cards) for cards in state.captured],
    }
    if state.trump >= 0:
        position["trump"] = SUITS[state.trump]
    return position
