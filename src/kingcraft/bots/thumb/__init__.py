"""``thumb-1``: plays both games by rules of thumb, at once, with nothing to compile.

Frozen: later bots are measured against it, so its play never changes (``tests/bots/thumb-1.json`` holds it fast). A
better set of rules gets a new name.
"""

from ...games.king.view import KingObservation
from ...games.kings_corner.view import KingsCornerObservation
from ..decision import Decision
from . import king, kings_corner


class ThumbBot:
    """Rules of thumb for both games. It does not use chance: equal choices fall to the first of them."""

    name = "thumb-1"

    def choose(self, decision: Decision) -> str:
        """One of ``decision.legal``."""
        observation, legal = decision.observation, decision.legal
        if len(legal) == 1:
            return legal[0]
        if isinstance(observation, KingObservation):
            return king.choose(observation, legal)
        assert isinstance(observation, KingsCornerObservation)
        return kings_corner.choose(observation, legal)
