"""The rules of play over closed-up cards: what :mod:`kingcraft.games.king.play` says of whole packs, said of fields.

A test plays both side by side over random deals of every contract and rule set: they allow the same cards.
"""

from typing import NamedTuple

from ...kernel import rule
from .fields import FIELD_2


class Duties(NamedTuple):
    """The terms of a deal over fields, and who wants what. Sets are masks of :mod:`.fields`; 0: there is no such rule.

    ``trump``: the field of the trump suit.
    ``last``: each of this many last tricks counts one unit; 0 where cards count.
    ``grained``: 1 where single cards of a suit count (queens), not a whole suit (hearts) and not tricks.
    ``hearts_ban``: 1: hearts may not be led while there is anything else; 2: until a heart has been played.
    ``king_ban``: 1: nor, of what is left, a card that counts.
    ``void_counting``: 1: void of the led suit, a card that counts must be played; ``void_field``: else one of these;
    ``void_second``: where there is such a duty but no such card, one of these.
    ``follow_counting``: 1: following suit, a card that counts must be played; ``follow_under``: 1: if it is lower than
    the highest card of the led suit on the table.
    ``own``: the seats whose units are counted, as 4 bits; ``up``: the seats that want them to be many.
    """

    trump: int
    last: int
    grained: int
    hearts_ban: int
    king_ban: int
    void_counting: int
    void_field: int
    void_second: int
    follow_counting: int
    follow_under: int
    own: int
    up: int


@rule
def may_lead(duties: Duties, mine: int, counting: int, broken: int) -> int:
    """What may be led from ``mine``; ``broken``: 1 if a heart has been played."""
    cards = mine
    if duties.hearts_ban == 1 or (duties.hearts_ban == 2 and broken == 0):
        others = cards & ~FIELD_2
        if others != 0:
            cards = others
    if duties.king_ban != 0:
        others = cards & ~counting
        if others != 0:
            cards = others
    return cards


@rule
def may_follow(duties: Duties, mine: int, counting: int, led: int, best: int) -> int:
    """What may be played from ``mine`` to a lead of the field ``led``; ``best`` takes the trick so far (one bit)."""
    cards = mine & led
    if cards != 0:
        if duties.follow_counting != 0 and cards & counting != 0:
            return cards & counting
        if duties.follow_under != 0:
            under = cards & counting & (best - 1)
            if under != 0:
                return under
        return cards
    if duties.void_counting != 0 or duties.void_field != 0:
        cards = mine & (counting if duties.void_counting != 0 else duties.void_field)
        if cards != 0:
            return cards
        cards = mine & duties.void_second
        if cards != 0:
            return cards
    return mine


@rule
def takes(duties: Duties, card: int, table: int, led: int) -> bool:
    """Whether ``card`` takes a trick that holds ``table`` (not empty), to a lead of the field ``led``."""
    trumps = table & duties.trump
    if trumps != 0:
        return card & duties.trump != 0 and card > trumps
    if card & duties.trump != 0:
        return True
    return card & led != 0 and card > (table & led)
