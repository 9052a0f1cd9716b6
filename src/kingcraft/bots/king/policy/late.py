"""Playing ``last-two``, compiled: keep the two safest cards, throw the strongest others (``bots.thumb.king.duck``)."""

from typing import Final

from ....games.king.contracts import Terms
from ....games.king.play import BEST, COUNT, LED, PlayState
from ....kernel import bit_count, highest, next_random, rule
from ..strength import SUIT, by_strength, fraction, place_of_power
from .ducking import holders_of, safest_lead, taking_chance

#: What a lead that may take its trick costs the player who must lead next, at the end.
LEAD_LATE: Final = 0.6
#: The weight of the two safest cards' risk, and of all the others'.
KEEP_SAFE: Final = 0.5
THROW_HIGH: Final = 0.08


@rule
def late_risk(others: int, bit: int) -> float:
    """Return the chance that a card (one bit) kept to the end takes a trick there."""
    unseen = others & (SUIT << (highest(bit) & 3))
    under = bit_count(unseen & (bit - 1))
    length = bit_count(unseen)
    if under == length:
        return 0.95 if under != 0 else 0.5
    return under / length


@rule
def second_and_third(mine: int, others: int) -> tuple[float, float]:
    """Return the second and the third smallest risk of a hand; 2 where there are too few cards."""
    first = second = third = 2.0
    rest = mine
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        risk = late_risk(others, bit)
        if risk < first:
            first, second, third = risk, first, second
        elif risk < second:
            second, third = risk, second
        elif risk < third:
            third = risk
    return second, third


@rule
def late_card(terms: Terms, state: PlayState, legal: int, noise: float, random: int) -> tuple[int, int]:
    """Return the place (by strength) of the cheapest of ``legal``, and the stream after it."""
    mine, allowed = by_strength(state[0]), by_strength(legal)
    count = state[COUNT]
    led = by_strength(state[LED])
    best = place_of_power(state[BEST]) if led != 0 else -1
    others = by_strength(state[1] | state[2] | state[3])
    after_second = by_strength(state[1]) if count < 3 else 0
    after_third = by_strength(state[2]) if count < 2 else 0
    after_fourth = by_strength(state[3]) if count < 1 else 0
    size = bit_count(mine)
    second, third = second_and_third(mine, others)
    exits = LEAD_LATE * safest_lead(mine, others) if 2 <= size <= 3 else 0.0
    cheapest = 1e9
    chosen = highest(allowed)
    while allowed != 0:
        top = highest(allowed)
        bit = 1 << top
        allowed ^= bit
        risk = late_risk(others, bit)
        price = -THROW_HIGH * risk
        if risk <= second:  # one of the two safest: the third moves up
            price += (KEEP_SAFE - THROW_HIGH) * (third - risk)
        if size <= 3 and top > best and (led == 0 or led & bit != 0):
            field = SUIT << (top & 3)
            unseen = others & field
            over, length = bit_count(unseen & ~(bit | (bit - 1))), bit_count(unseen)
            followers = holders_of(after_second, after_third, after_fourth, field)
            chance = taking_chance(over, length, length, followers)
            price += chance * ((1.0 if size <= terms.last else 0.0) + exits)
        random = next_random(random)
        price += noise * fraction(random)
        if price < cheapest:
            cheapest = price
            chosen = top
    return chosen, random
