"""A King deal as a player sees it who does not count cards: the last tricks, the high cards, and what was captured."""

from dataclasses import replace
from typing import Final

from ....cards import SUIT_SETS
from ....games.king.view import KingObservation
from ...thumb.king.seen import ACE, CARDS, KING, Seen, see, strengths, to_set

#: Every player remembers whether these have been played.
_NOTED: Final = strengths(ACE, KING)


def remembered(observation: KingObservation, tricks: int) -> Seen:
    """Return what a player knows who remembers the last ``tricks`` tricks; what is forgotten counts as possible."""
    seen = see(observation)
    players = len(observation.counts)
    past = observation.tricks[: max(0, len(observation.tricks) - tricks)]
    own = to_set([trick.cards[(seen.seat - trick.leader) % players] for trick in past])
    kept = own | _NOTED | to_set([text for cards in observation.captured for text in cards])
    forgotten = to_set([text for trick in past for text in trick.cards]) & ~kept
    void = [0] * players
    for trick in (*observation.tricks[len(past) :], observation.trick):
        for place, text in enumerate(trick.cards):
            led = CARDS[trick.cards[0]] & 3
            if CARDS[text] & 3 != led:
                void[(trick.leader + place) % players] |= SUIT_SETS[led]
    return replace(seen, unseen=seen.unseen | forgotten, void=tuple(void))
