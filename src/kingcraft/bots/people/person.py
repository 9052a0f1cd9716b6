"""``beginner`` and ``casual``: players that make people's mistakes, in every game that says how."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ...games.parts import GameParts
from ..decision import Decision
from ..thumb import ThumbBot
from .attention import Attention

Person = Literal["beginner", "casual"]
#: Chooses one of the legal tokens of the game that the observation is of.
Play = Callable[[Any, Sequence[str], Attention], str]

#: How people play each game: ``PLAYS`` of ``people/GAME.py``.
PLAYS: Final = GameParts[Mapping[Person, Play]]("kingcraft.bots.people", "PLAYS")

_RULES_OF_THUMB: Final = ThumbBot()


@dataclass(frozen=True, slots=True)
class PersonBot:
    """Plays as people do; by rules of thumb if a game does not say how. Mistakes are drawn from ``decision.random``."""

    name: Person

    def choose(self, decision: Decision) -> str:
        """Return one of ``decision.legal``."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        plays = PLAYS.get(decision.rules.game)
        if plays is None:
            return _RULES_OF_THUMB.choose(decision)
        return plays[self.name](decision.observation, decision.legal, Attention(decision.random))


def beginner() -> PersonBot:
    """Make a player who has just learnt the rules and looks at nothing but their cards and the table."""
    return PersonBot("beginner")


def casual() -> PersonBot:
    """Make a player who knows the rules of thumb, remembers the last tricks, and overlooks something now and then."""
    return PersonBot("casual")
