"""Positions as documents (``docs/rules/records.md``, positions). Games decide what can be (``games/*/position.py``)."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from ..games.game import State
from ..games.options import Json, RuleSet
from ..games.parts import GameParts
from .fields import document
from .rules import parse_rules, rules_json


class PositionFormat(Protocol):
    """How a game writes its positions: the fields of the document beside ``game`` and ``rules``."""

    def parse(self, document: Mapping[str, Json], rules: RuleSet[Any]) -> State:
        """Return the deal of a position. Raises :class:`Refused` with the place."""

    def fields(self, state: Any) -> dict[str, Json] | None:
        """Return the fields of a deal of this game; None if it is at a stage that no position describes."""


POSITIONS: Final = GameParts[PositionFormat]("kingcraft.record.positions", "POSITION")


def parse_position(value: Json) -> State:
    """Return the deal in a JSON value.

    Unknown fields are ignored. An ended deal (an empty hand in Kings Corner, no cards left in King) is a position
    too.

    Raises :class:`Refused` with the place: ``bad-format``, or for an illegal call of an auction its own code.
    """
    top = document(value)
    rules = parse_rules(top)
    return POSITIONS[rules.game].parse(top, rules)


def position_of(state: State) -> dict[str, Json] | None:
    """Return the position of a deal; None at a stage that no position describes, such as a choice of contract."""
    fields = POSITIONS[state.rules.game].fields(state)
    if fields is None:
        return None
    rules = {name: value for name, value in rules_json(state.rules).items() if name != "hash"}
    return {"game": state.rules.game, "rules": rules, **fields}
