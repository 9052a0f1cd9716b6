"""The duties of a deal over closed-up cards: the sets of its terms, for :mod:`kingcraft.games.king.play`."""

from typing import NamedTuple

from ....games.king.play import may_discard, may_follow, may_lead
from ....kernel import rule
from .fields import FIELD_2


class Duties(NamedTuple):
    """The terms of a deal over fields, and the sides. Sets are masks of :mod:`.fields`; 0: there is no such rule."""

    #: The field of the trump suit.
    trump: int
    #: Each of this many last tricks counts one unit; 0 where cards count.
    last: int
    #: 1 where single cards of a suit count (queens), not a whole suit (hearts) and not tricks.
    grained: int
    #: 1: hearts may not be led while there is anything else; 2: only until a heart has been played.
    hearts_ban: int
    #: 1: nor may, of what is left, a card that counts.
    king_ban: int
    #: 1: void of the led suit, a card that counts must be played.
    void_counting: int
    #: Otherwise one of these must be played.
    void_field: int
    #: Where there is such a duty but no such card, one of these must be played.
    void_second: int
    #: 1: following suit, a card that counts must be played.
    follow_counting: int
    #: 1: following suit, a card that counts must be played if it is lower than the highest card of the led suit on the
    #: table.
    follow_under: int
    #: The seats whose units are counted, as 4 bits.
    own: int
    #: The seats that want many of them.
    up: int


@rule
def leads(duties: Duties, mine: int, counting: int, broken: int) -> int:
    """Return what may be led from ``mine``; ``broken``: 1 if a heart has been played."""
    banned = duties.hearts_ban == 1 or (duties.hearts_ban == 2 and broken == 0)
    return may_lead(mine, FIELD_2 if banned else 0, counting if duties.king_ban != 0 else 0)


@rule
def answers(duties: Duties, mine: int, counting: int, led: int, best: int) -> int:
    """Return what may be played from ``mine`` to a lead of ``led`` (a field); ``best`` takes the trick so far."""
    suit = mine & led
    if suit == 0:
        first = counting if duties.void_counting != 0 else duties.void_field
        return may_discard(mine, first, duties.void_second)
    first = counting if duties.follow_counting != 0 else 0
    return may_follow(suit, first, counting & (best - 1) if duties.follow_under != 0 else 0)


@rule
def takes(duties: Duties, card: int, table: int, led: int) -> bool:
    """Return whether ``card`` takes a trick that holds ``table`` (not empty), to a lead of the field ``led``."""
    trumps = table & duties.trump
    if trumps != 0:
        return card & duties.trump != 0 and card > trumps
    if card & duties.trump != 0:
        return True
    return card & led != 0 and card > (table & led)
