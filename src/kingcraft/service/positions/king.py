"""King: the trick, or the auction."""

from ...games.king.view import KingObservation
from ..review_messages import Position


def position(place: int, hands: list[list[str]], seen: KingObservation) -> Position:
    """Return the cards of the trick on the table, or the auction before the first card."""
    auction = None if seen.phase == "play" else seen.auction
    leader = seen.trick.leader if seen.trick.cards else -1
    return Position(place, hands, list(seen.trick.cards), leader, {}, 0, auction)
