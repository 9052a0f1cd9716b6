"""``beginner``: looks at his own cards and at the trick on the table, and at nothing else.

To avoid points he always plays low, so that his high cards are left in the end; for tricks he plays high as long as he
has something high. In Kings Corner he sees that a card fits on a pile, and seldom that a pile does.
"""

from typing import Final

from ...games.king.view import KingObservation
from ..decision import Decision
from . import first_cards, honours, piles
from .attention import Attention

EYE: Final = piles.Eye(
    overlooks={piles.KING_CARD: 0.35, piles.KING_PILE: 0.7, piles.MERGE: 0.75, piles.FIT: 0.2, piles.FILL: 0.3},
    order=(piles.FIT, piles.KING_CARD, piles.FILL, piles.KING_PILE, piles.MERGE),
    plans=False,
)


class BeginnerBot:
    """Plays as people do who have just learnt the rules. See the module."""

    name = "beginner"

    def choose(self, decision: Decision) -> str:
        """One of ``decision.legal``."""
        observation, legal = decision.observation, decision.legal
        if len(legal) == 1:
            return legal[0]
        attention = Attention(decision.random)
        if not isinstance(observation, KingObservation):
            return piles.choose(EYE, observation, legal, attention)
        if observation.phase == "play":
            return first_cards.choose_card(observation, legal, attention)
        return honours.choose_call(observation, legal)
