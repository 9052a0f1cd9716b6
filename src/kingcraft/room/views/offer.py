"""What a room offers to the seat on turn (``docs/rules/records.md``, what is not in a record)."""

from typing import Any, Final

from ...cards import card_set
from ...games.king.claim import claim_holds, settled
from ...games.king.view import KingObservation
from ...games.kings_corner.view import KingsCornerObservation
from ...games.options import RuleSet

#: To play the rest of the deal: nothing that is still to be played can change anybody's points.
SETTLED: Final = "settled"
#: To play the rest of the deal: all of it goes to the seat on turn, whatever is played.
CLAIM: Final = "claim"


def offer(seen: KingObservation | KingsCornerObservation, rules: RuleSet[Any]) -> str:
    """``View.offer`` for the seat on turn: :data:`SETTLED`, :data:`CLAIM` or empty. ``seen``: what it sees.

    Never in Kings Corner: somebody can always play a card there. When the stock is out, a king in a hand has an empty
    corner. Else take the highest card of all hands: the two cards that it fits on lie on the table, and only one other
    card fits on them too.
    """
    if not isinstance(seen, KingObservation):
        return ""
    if settled(seen):
        return SETTLED
    return CLAIM if claim_holds(seen, card_set(rules.options.pack)) else ""
