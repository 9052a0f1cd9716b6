"""Positions of the toy game as documents."""

from collections.abc import Mapping
from typing import Final

from kingcraft.cards import TEXTS
from kingcraft.games.options import Json, RuleSet
from kingcraft.record.fields import a_list, field, seat
from kingcraft.record.position import PositionFormat
from kingcraft.record.positions.cards import card, hands, written

from .game import OneTrickOptions, OneTrickState


class _Format:
    def parse(self, document: Mapping[str, Json], rules: RuleSet[OneTrickOptions]) -> OneTrickState:
        held = hands(document)
        trick = [card(item, "trick") for item in a_list(field(document, "trick"), "trick")]
        dealer = seat(field(document, "dealer"), "dealer", len(held))
        return OneTrickState(rules, dealer, tuple(sum(1 << each for each in hand) for hand in held), tuple(trick))

    def fields(self, state: OneTrickState) -> dict[str, Json] | None:
        return {"dealer": state.dealer, "hands": written(state.hands), "trick": [TEXTS[each] for each in state.trick]}


POSITION: Final[PositionFormat] = _Format()
