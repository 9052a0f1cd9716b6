"""Cards as the search sees them: what is still in play, closed up, suit by suit.

Only the order of the cards left matters, so a card is a place in the field of its suit: bits 0 to 12 are clubs, 13 to
25 diamonds, 26 to 38 hearts, 39 to 51 spades, the lowest card left at the lowest bit, with no gaps. After every trick
its four cards are taken out and the rest closes up (:func:`without`); :func:`kingcraft.bots.king.solver.cuts.reopened`
translates back. Two deals that differ only in which cards are gone are then the same ints.
"""

from typing import Final

from ....kernel import rule

# bit   51 ...... 39 | 38 ...... 26 | 25 ...... 13 | 12 ....... 0
#       high    low  |  hearts      |  diamonds    |  clubs
#: Bits of one suit.
FIELD: Final = 13
SUIT: Final = (1 << FIELD) - 1
FIELDS: Final = (SUIT, SUIT << FIELD, SUIT << 2 * FIELD, SUIT << 3 * FIELD)
FIELD_0, FIELD_1, FIELD_2, FIELD_3 = FIELDS
#: The lowest and the highest place of every field.
LOWS: Final = 1 | 1 << FIELD | 1 << 2 * FIELD | 1 << 3 * FIELD
TOPS: Final = LOWS << (FIELD - 1)
NOT_LOWS: Final = (1 << 4 * FIELD) - 1 ^ LOWS


@rule
def field_of(card: int) -> int:
    """Return the field (all 13 bits) in which the one bit ``card`` lies."""
    tops = TOPS & ~(card - 1)
    top = tops & -tops
    return (top << 1) - (top >> (FIELD - 1))


@rule
def from_here_up(card: int) -> int:
    """Return the bits of the field of ``card`` from ``card`` on upwards."""
    tops = TOPS & ~(card - 1)
    return ((tops & -tops) << 1) - card


@rule
def without(cards: int, up: int) -> int:
    """Return ``cards`` closed up where a place was emptied; ``up``: :func:`from_here_up` of that place."""
    return cards - ((cards & up) >> 1)  # the places above move down one place


@rule
def runs(hand: int, apart: int) -> int:
    """Return the lowest card of each run of neighbours in ``hand``: the others are worth the same.

    ``apart``: cards that count; they are neighbours of their like only.
    """
    counting = hand & apart
    plain = hand ^ counting
    same = ((counting << 1) & counting) | ((plain << 1) & plain)
    return hand & ~(same & NOT_LOWS)
