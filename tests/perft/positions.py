"""A deal under way as the document of a position (``records.md``), for both games: what ``parse_position`` reads."""

from typing import Any

from kingcraft.cards import SUITS, TEXTS, cards_text, texts
from kingcraft.games.game import State
from kingcraft.games.king.table import KingState
from kingcraft.games.kings_corner.actions import PLACES
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.options import Json, RuleSet
from kingcraft.record.rules import rules_json


def position_of(state: State) -> dict[str, Json]:
    """The position. A deal of King must have come to the play of cards: an auction is no position."""
    if isinstance(state, KingsCornerState):
        return _kings_corner(state)
    assert isinstance(state, KingState)
    return _king(state)


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
        "hands": [" ".join(texts(state.hand(seat))) for seat in range(4)],
        "trick": [TEXTS[card] for card in state.trick.cards],
        "taken": list(state.taken),
        "captured": [cards_text(cards) for cards in state.captured],
    }
    if state.trump >= 0:
        position["trump"] = SUITS[state.trump]
    return position
