"""King as people play it.

A beginner looks at their own cards and the trick on the table: low cards to avoid points, so the high ones are left at
the end, and high cards for tricks. A casual player knows the rules of thumb, remembers the last tricks, and now and
then plays the second best card.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ....games.king.view import KingObservation
from ...king.asking import asking_boldly
from ...thumb.king import choose as by_rules_of_thumb
from ...thumb.king import duck, tricks
from ..attention import Attention
from ..person import Person, Play
from . import beginner_calls, beginner_cards
from .memory import remembered

#: How many tricks a casual player remembers.
TRICKS: Final = 2
#: How often a casual player plays only the second best card.
SECOND_BEST: Final = 0.12


def _beginner(observation: KingObservation, legal: Sequence[str], attention: Attention) -> str:
    if observation.phase == "play":
        return beginner_cards.choose_card(observation, legal, attention)
    return beginner_calls.choose_call(observation, legal)


def _casual(observation: KingObservation, legal: Sequence[str], attention: Attention) -> str:
    if observation.phase != "play":
        return by_rules_of_thumb(observation, asking_boldly(observation, legal))
    seen = remembered(observation, TRICKS)
    plus = observation.contract == "plus"
    cards = tricks.ranked(seen, legal) if plus else duck.ranked(observation, seen, legal)
    return cards[1] if attention.slips(SECOND_BEST) else cards[0]


PLAYS: Final[Mapping[Person, Play]] = {"beginner": _beginner, "casual": _casual}
