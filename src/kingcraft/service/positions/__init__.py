"""The cards on the table before a decision of a review: one module a game."""

from typing import Any, Final, Protocol

from ...games.parts import GameParts
from ..review_messages import Position


class PositionOf(Protocol):
    """Shows the table of a game."""

    def __call__(self, place: int, hands: list[list[str]], seen: Any) -> Position:
        """Return the position of decision ``place``. ``seen``: what everyone saw."""


#: By a game's name in records.
POSITIONS: Final = GameParts[PositionOf]("kingcraft.service.positions", "position")
