"""``casual``: knows the rules of thumb, remembers the last tricks, and overlooks something now and then."""

from collections.abc import Sequence
from typing import Final

from ...games.king.view import KingObservation
from ..thumb import duck, king, tricks
from . import piles
from .attention import Attention
from .memory import remembered
from .person import PersonBot

#: How many tricks are remembered.
TRICKS: Final = 2
#: How often a card is played that is only the second best.
SECOND_BEST: Final = 0.12

EYE: Final = piles.Eye(
    overlooks={piles.KING_CARD: 0.05, piles.KING_PILE: 0.15, piles.MERGE: 0.2, piles.FIT: 0.06, piles.FILL: 0.1},
    order=(piles.KING_CARD, piles.KING_PILE, piles.FIT, piles.MERGE, piles.FILL),
    plans=True,
)


def casual() -> PersonBot:
    """Plays as people do who play now and then. See the module."""
    return PersonBot("casual", EYE, _king_play)


def _king_play(observation: KingObservation, legal: Sequence[str], attention: Attention) -> str:
    if observation.phase != "play":
        return king.choose(observation, legal)
    seen = remembered(observation, TRICKS)
    plus = observation.contract == "plus"
    cards = tricks.ranked(seen, legal) if plus else duck.ranked(observation, seen, legal)
    return cards[1] if attention.slips(SECOND_BEST) else cards[0]
