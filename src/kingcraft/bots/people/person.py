"""What players that err like people have in common: an eye for the piles, and a way to play King."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...games.king.view import KingObservation
from ...games.kings_corner.view import KingsCornerObservation
from ..decision import Decision
from . import piles
from .attention import Attention

#: Answers a decision of King with one of its legal tokens.
KingPlay = Callable[[KingObservation, Sequence[str], Attention], str]


@dataclass(frozen=True, slots=True)
class PersonBot:
    """Plays as people do; what slips is drawn from the decision's own chance."""

    name: str
    eye: piles.Eye
    king_play: KingPlay

    def choose(self, decision: Decision) -> str:
        """One of ``decision.legal``."""
        observation, legal = decision.observation, decision.legal
        if len(legal) == 1:
            return legal[0]
        attention = Attention(decision.random)
        if isinstance(observation, KingObservation):
            return self.king_play(observation, legal, attention)
        assert isinstance(observation, KingsCornerObservation)
        return piles.choose(self.eye, observation, legal, attention)
