"""Positions of Kings Corner as documents (``docs/rules/records.md``, positions)."""

from collections.abc import Mapping
from typing import Final

from ...cards import cards_text
from ...games.kings_corner.actions import PLACES
from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.position import position_state
from ...games.kings_corner.table import KingsCornerState
from ...games.options import Json, RuleSet
from ..fields import MISSING, an_object, field, whole
from ..position import PositionFormat
from .cards import cards, hands, written


class _KingsCornerFormat:
    def parse(self, document: Mapping[str, Json], rules: RuleSet[KingsCornerOptions]) -> KingsCornerState:
        players = whole(field(document, "players"), "players")
        to_act = whole(field(document, "to_act"), "to_act")
        held = hands(document)
        piles = field(document, "piles")  # missing piles are empty, all of them too
        table = {} if piles is MISSING else an_object(piles, "piles")
        laid = {name: cards(pile, f"piles.{name}") for name, pile in table.items()}
        stock = field(document, "stock")  # likewise
        return position_state(rules, players, to_act, held, laid, [] if stock is MISSING else cards(stock, "stock"))

    def fields(self, state: KingsCornerState) -> dict[str, Json]:
        return {
            "players": state.players,
            "to_act": state.to_act,
            "hands": written(state.hands),
            "piles": {place: cards_text(pile) for place, pile in zip(PLACES, state.piles, strict=True) if pile},
            "stock": cards_text(state.stock),
        }


POSITION: Final[PositionFormat] = _KingsCornerFormat()
