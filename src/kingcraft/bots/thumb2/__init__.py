"""``thumb-2``: rules of thumb that hold cards back, a yardstick for two players of Kings Corner.

With two players a card that is laid makes room for the other player's cards; so a rule of thumb that lays everything
is too easy to beat there. Other games, and what it does not decide, are played as ``thumb-1`` plays them. Frozen, as
that is (``tests/bots/thumb-2.json``).
"""

from typing import Final

from ...games.parts import GameParts
from ..decision import Decision
from ..thumb import Choose, ThumbBot

#: The rules of thumb of each game: ``choose`` of ``thumb2/GAME.py``.
CHOOSE: Final = GameParts[Choose]("kingcraft.bots.thumb2", "choose")

_THUMB: Final = ThumbBot()


class HoldingBot:
    """Plays by rules of thumb, and keeps what would help the next player."""

    name = "thumb-2"

    def choose(self, decision: Decision) -> str:
        """Return one of ``decision.legal``."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        choose = CHOOSE.get(decision.rules.game)
        return choose(decision.observation, decision.legal) if choose else _THUMB.choose(decision)
