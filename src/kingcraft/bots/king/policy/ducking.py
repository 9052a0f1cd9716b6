"""Playing to take nothing, compiled: the contracts where tricks or cards are avoided, except ``last-two``.

Prices as in the rules of thumb (``bots.thumb.king.duck``), in a few machine instructions: they depend on the own hand,
the table, the cards that others hold, and which of them still have the suit.
"""

from typing import Final

from ....games.king.contracts import Terms
from ....games.king.play import BEST, COUNT, LED, TABLE, PlayState
from ....kernel import bit_count, highest, lowest, next_random, rule
from ..strength import SUIT, by_strength, fraction, place_of_power, two_thirds_to

#: What a lead that may take its trick costs the player who must lead next, where tricks count, and where cards count.
LEAD_TRICKS: Final = 0.7
LEAD_PENALTY: Final = 0.3
#: The weight of the trouble that is to come, where tricks count and where cards count.
FUTURE_TRICKS: Final = 1.0
FUTURE_PENALTY: Final = 0.8
#: How likely a lower card that counts falls into a later trick of its suit; and one thrown by a void player.
UNDER: Final = 0.3
STRAY: Final = 0.02
#: How likely a void player throws a card that counts, if they have one; how likely a lower one falls into this trick.
THROWS: Final = 0.9
FALLS: Final = 0.8

#: What counts in a suit: every trick, all its cards, some of its cards or none.
_TRICKS: Final = 0
_WHOLE: Final = 1
_SOME: Final = 2


@rule
def holders_of(second: int, third: int, fourth: int, field: int) -> int:
    """Return how many of three hands hold any of ``field``."""
    return (1 if second & field != 0 else 0) + (1 if third & field != 0 else 0) + (1 if fourth & field != 0 else 0)


@rule
def round_weight(place: int, rounds: int) -> float:
    """Return how likely round ``place`` (0, 1, ...) of a suit still comes; there are at most ``rounds``."""
    if place >= rounds:
        return 0.0
    if place > 9:
        return 0.1
    return 1.0 - place * (0.18 - 0.009 * place)


@rule
def safest_lead(mine: int, others: int) -> float:
    """Return the chance that the safest lead from ``mine`` takes its trick."""
    safest = 1.0 if mine != 0 else 0.0
    for suit in range(4):
        own = mine & (SUIT << suit)
        if own != 0:
            unseen = others & (SUIT << suit)
            under = bit_count(unseen & ((own & -own) - 1))
            length = bit_count(unseen)
            if under != length:
                risk = under / length
                safest = min(safest, risk * risk)
    return safest


@rule
def units_on(kind: int, counts: int, falls: int, place: int, stray: float) -> float:
    """Return how many units a later trick holds that a card takes in the round ``place`` of its suit."""
    if kind == _TRICKS:
        return 1.0
    if kind == _WHOLE:
        return min(3.0, 1.0 + falls)
    return counts + UNDER * falls + stray * (1 + place)


@rule
def taking_chance(over: int, length: int, holders: int, followers: int) -> float:
    """Return the chance that no seat of ``followers`` must beat a card; ``over`` of ``length`` cards of its suit do."""
    if over == 0:
        return 1.0
    forced = over / length
    if length > 2 * holders + 2:  # each of them has several to choose from
        forced *= forced
    chance = 1.0
    if followers > 0:
        chance -= forced
    if followers > 1:
        chance *= 1.0 - forced
    if followers > 2:
        chance *= 1.0 - forced
    return chance


@rule
def load_of(kind: int, held: float, counts: int, falls: int, followers: int) -> float:
    """Return how many units this trick will hold; ``held``: those that lie there or will be thrown on it."""
    if kind == _TRICKS:
        return 1.0
    load = held + counts
    if kind == _WHOLE:
        load += followers
    elif falls != 0:
        load += followers * FALLS * (1.0 - two_thirds_to(falls))
    return load


@rule
def ducking_card(terms: Terms, state: PlayState, legal: int, noise: float, random: int) -> tuple[int, int]:
    """Return the place (by strength) of the cheapest of ``legal``, and the stream after it."""
    mine, allowed = by_strength(state[0]), by_strength(legal)
    second, third, fourth = by_strength(state[1]), by_strength(state[2]), by_strength(state[3])
    others = second | third | fourth
    penalty = by_strength(terms.penalty)
    count = state[COUNT]
    led = by_strength(state[LED])
    best = place_of_power(state[BEST]) if led != 0 else -1
    after_second, after_third, after_fourth = (
        second if count < 3 else 0,
        third if count < 2 else 0,
        fourth if count < 1 else 0,
    )
    out = bit_count(others & penalty)
    stray = STRAY * min(10, out)
    future = FUTURE_TRICKS if penalty == 0 else FUTURE_PENALTY
    lead_cost = 0.0
    if allowed & led != 0 or led == 0:
        lead_cost = (LEAD_TRICKS if penalty == 0 else LEAD_PENALTY) * safest_lead(mine, others)
    cheapest = 1e9
    chosen = lowest(allowed)
    for suit in range(4):
        field = SUIT << suit
        if allowed & field == 0:
            continue
        rest = mine & field
        unseen = others & field
        length = bit_count(unseen)
        counting = unseen & penalty
        kind = _TRICKS if penalty == 0 else _WHOLE if bit_count(penalty & field) > 4 else _SOME
        holders = holders_of(second, third, fourth, field)
        rounds = (length + holders - 1) // holders if holders != 0 else 0
        followers = holders_of(after_second, after_third, after_fourth, field)
        throwers = 3 - count - followers
        held = bit_count(state[TABLE] & terms.penalty) + 0.0
        if throwers != 0 and out != 0:
            held += throwers * THROWS * (1.0 - two_thirds_to(out - bit_count(counting)))
        may_take = led == 0 or led & field != 0
        shift = 0.0  # what the stronger cards of the suit cost more once one below them is gone
        place = bit_count(rest)
        while rest != 0:
            top = highest(rest)
            bit = 1 << top
            rest ^= bit
            place -= 1
            under = bit_count(unseen & (bit - 1))
            falls = bit_count(counting & (bit - 1))
            counts = 1 if bit & penalty != 0 else 0
            trouble = units_on(kind, counts, falls, place, stray)
            if length == 0:
                relief = 0.1 * trouble
            else:
                risk = under / length
                trouble *= risk * risk
                weight = round_weight(place, rounds)
                relief = weight * trouble - shift
                if place > 0:
                    shift += (round_weight(place - 1, rounds) - weight) * trouble
            if allowed & bit == 0:
                continue
            price = -future * relief
            if may_take and top > best:
                chance = taking_chance(length - under, length, holders, followers)
                price += chance * (load_of(kind, held, counts, falls, followers) + lead_cost)
            random = next_random(random)
            price += noise * fraction(random)
            if price < cheapest:
                cheapest = price
                chosen = top
    return chosen, random
