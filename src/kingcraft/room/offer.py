"""What a room offers to the seat on turn."""

from typing import Final

from ..games.king.settled import settled
from ..games.king.view import KingObservation
from ..games.kings_corner.view import KingsCornerObservation

#: To play the rest of the deal: nothing that is still to be played can change anybody's points.
SETTLED: Final = "settled"


def offer(seen: KingObservation | KingsCornerObservation) -> str:
    """``View.offer`` for the seat on turn: :data:`SETTLED` or empty. ``seen``: what it, or an onlooker, sees.

    Never in Kings Corner: somebody can always play a card there. When the stock is out, a king in a hand has an empty
    corner. Else take the highest card of all hands: the two cards that it fits on lie on the table, and only one other
    card fits on them too.
    """
    return SETTLED if isinstance(seen, KingObservation) and settled(seen) else ""
