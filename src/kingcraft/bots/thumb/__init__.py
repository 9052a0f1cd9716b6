"""``thumb-1``: rules of thumb, played at once, with nothing to compile.

Frozen: its play never changes (``tests/bots/thumb-1.json`` records it), because the arena and docs/bots.md measure
against it. So it shares no code with the card policy of the search (``bots/king/policy``), which may be improved. A
better set of rules gets a new name.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...games.parts import GameParts
from ..decision import Decision
from ..random import RandomBot

#: Chooses one of the legal tokens (the second argument) of the game that the observation is of.
Choose = Callable[[Any, Sequence[str]], str]

#: The rules of thumb of each game: ``choose`` of ``thumb/GAME.py``.
CHOOSE: Final = GameParts[Choose]("kingcraft.bots.thumb", "choose")

_ANY: Final = RandomBot()


class ThumbBot:
    """Plays by rules of thumb; of equal choices it takes the first. A game without such rules is played at random."""

    name = "thumb-1"

    def choose(self, decision: Decision) -> str:
        """Return one of ``decision.legal``."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        choose = CHOOSE.get(decision.rules.game)
        return choose(decision.observation, decision.legal) if choose else _ANY.choose(decision)
