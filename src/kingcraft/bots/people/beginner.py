"""``beginner``: looks at its own cards and at the trick on the table, and at nothing else.

To avoid points it always plays low, so its high cards are left in the end; for tricks it plays high as long as it
has something high. In Kings Corner it sees that a card fits on a pile, and seldom that a pile does.
"""

from collections.abc import Sequence
from typing import Final

from ...games.king.view import KingObservation
from . import first_cards, honours, piles
from .attention import Attention
from .person import PersonBot

EYE: Final = piles.Eye(
    overlooks={piles.KING_CARD: 0.35, piles.KING_PILE: 0.7, piles.MERGE: 0.75, piles.FIT: 0.2, piles.FILL: 0.3},
    order=(piles.FIT, piles.KING_CARD, piles.FILL, piles.KING_PILE, piles.MERGE),
    plans=False,
)


def beginner() -> PersonBot:
    """Plays as people do who have just learnt the rules. See the module."""
    return PersonBot("beginner", EYE, _king_play)


def _king_play(observation: KingObservation, legal: Sequence[str], attention: Attention) -> str:
    if observation.phase == "play":
        return first_cards.choose_card(observation, legal, attention)
    return honours.choose_call(observation, legal)
