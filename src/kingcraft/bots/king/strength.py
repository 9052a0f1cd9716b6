"""Cards in the order of their strength in King, ace high: bit ``strength * 4 + suit``, strengths 2 3 .. K A = 0..12."""

from typing import Final

from ...cards import CLUBS
from ...kernel import lowest, rule

#: The first suit, clubs, in either order; the others are this shifted by one, two, three.
SUIT: Final = CLUBS

#: 2 ** -32.
_FRACTION: Final = 1.0 / (1 << 32)


@rule
def by_strength(cards: int) -> int:
    """Return a set of cards, in the order of strength."""
    return cards >> 4 | (cards & 15) << 48


@rule
def by_rank(places: int) -> int:
    """Return the set of cards at places of that order."""
    return (places & ((1 << 48) - 1)) << 4 | places >> 48


@rule
def card_at(place: int) -> int:
    """Return the card at a place of that order."""
    return place + 4 if place < 48 else place - 48


@rule
def place_of_power(power: int) -> int:
    """Return the place of a card of that power (:mod:`kingcraft.games.king.play`)."""
    return power if power < 48 else power - 12


@rule
def lowest_height(cards: int, low: int) -> float:
    """Return how high the lowest card of a set in that order is: from 0 for the strength ``low`` to 1 for an ace."""
    return ((lowest(cards) >> 2) - low) / (12.0 - low)


@rule
def fraction(random: int) -> float:
    """Return a number from 0 to 1 from the high bits of a stream's state."""
    return (random >> 31) * _FRACTION


@rule
def two_thirds_to(n: int) -> float:
    """Return (2/3) ** n for 0 <= n < 16: the chance that none of ``n`` cards is in a certain one of three hands."""
    chance = 1.0
    if n & 1 != 0:
        chance = 0.6666666666666666
    if n & 2 != 0:
        chance *= 0.4444444444444444
    if n & 4 != 0:
        chance *= 0.19753086419753085
    if n & 8 != 0:
        chance *= 0.03901844231062338
    return chance
