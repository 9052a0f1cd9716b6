"""Kings Corner: the piles and the stock."""

from ...games.kings_corner.view import KingsCornerObservation
from ..review_messages import Position


def position(place: int, hands: list[list[str]], seen: KingsCornerObservation) -> Position:
    """Return the piles, and how many cards the stock has."""
    return Position(place, hands, [], -1, dict(seen.piles), seen.stock)
