"""Playing for tricks, compiled: the plus game, as in the rules of thumb (``bots.thumb.king.tricks``)."""

from typing import Final

from ....games.king.contracts import Terms
from ....games.king.play import BEST, COUNT, LED, PlayState
from ....kernel import bit_count, highest, next_random, rule
from ..strength import SUIT, by_strength, fraction, place_of_power, two_thirds_to
from .ducking import holders_of

#: How readily a player who can beat the trick does so.
BEATS: Final = 0.95
#: What leading next is worth, in tricks: with winners to cash, and without.
TEMPO: Final = 0.12
BARE_TEMPO: Final = 0.02
#: What drawing the others' trumps is worth, in tricks, to the seat with the longest trumps.
DRAW: Final = 0.25


@rule
def trump_takes_later(length: int, guards: int, under: int, over: int) -> float:
    """Return the chance that a trump, kept, takes a trick later."""
    if over == 0:
        return 0.97
    if guards >= over:
        return 0.75
    loose = under / (under + over)
    return max(0.55 if length > over else 0.3, 0.7 * loose * loose)


@rule
def takes_later(length: int, guards: int, under: int, over: int, trumps: int, holders: int) -> float:
    """Return the chance that a card of a side suit, kept, takes a trick later.

    ``length``: cards of the suit here, ``guards`` of them below it; ``under``, ``over``: cards of the suit elsewhere,
    in ``holders`` hands. ``trumps``: how many the others hold.
    """
    safe = 1.0
    if trumps != 0:
        rounds = (under + over) / (2.2 * max(1, holders))
        safe = max(0.15, min(0.85, rounds) - 0.12 * (length - 1))
    elif over == 0:
        safe = 0.9 if under != 0 else 0.7
    if over == 0:
        return safe
    if over <= guards and over <= 2:
        return min(safe, 0.5 if over == 1 else 0.3)
    loose = under / (under + over)
    return 0.4 * loose * loose


@rule
def has_winners(mine: int, others: int, trumps: int, trump: int) -> bool:
    """Return whether the highest card of a suit is here: of trumps, or of any suit if no other seat has a trump."""
    for suit in range(4):
        own = mine & (SUIT << suit)
        unseen = others & (SUIT << suit)
        if own > unseen and (suit == trump or (trumps == 0 and unseen != 0)):
            return True
    return False


@rule
def beats(hand: int, suit_led: int, of_suit: bool, over: float, ruffed: float) -> float:
    """Return the chance that a later ``hand`` does not beat a card; -1: a hand that has played.

    ``of_suit``: the card is of the suit led. ``over``: the chance that a hand holds a higher card; ``ruffed``: a trump.
    """
    if hand < 0:
        return 1.0
    if hand & suit_led != 0:
        return 1.0 - BEATS * over if of_suit else 1.0
    return 1.0 - BEATS * ruffed


@rule
def taking_card(terms: Terms, state: PlayState, legal: int, noise: float, random: int) -> tuple[int, int]:
    """Return the place (by strength) of the worthiest of ``legal``, and the stream after it."""
    mine, allowed = by_strength(state[0]), by_strength(legal)
    second, third, fourth = by_strength(state[1]), by_strength(state[2]), by_strength(state[3])
    others = second | third | fourth
    count = state[COUNT]
    led = by_strength(state[LED])
    best = place_of_power(state[BEST])
    trump = terms.trump
    trump_field = SUIT << trump if trump >= 0 else 0
    trumps = bit_count(others & trump_field)
    own_trumps = bit_count(mine & trump_field)
    draw = DRAW if led == 0 and own_trumps >= 3 and 0 < trumps <= 2 * own_trumps else 0.0
    tempo = 1.0 + (TEMPO if has_winners(mine, others, trumps, trump) else BARE_TEMPO)
    worthiest = -1e9
    chosen = highest(allowed)
    for suit in range(4):
        field = SUIT << suit
        rest = allowed & field
        if rest == 0:
            continue
        unseen = others & field
        length, unseen_length = bit_count(mine & field), bit_count(unseen)
        holders = holders_of(second, third, fourth, field)
        of_suit = led == 0 or led == field
        suit_led = field if of_suit else led
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            place = highest(bit)
            under = bit_count(unseen & (bit - 1))
            over = unseen_length - under
            guards = bit_count(mine & field & (bit - 1))
            if suit == trump:
                worth = -trump_takes_later(length, guards, under, over)
            else:
                worth = -takes_later(length, guards, under, over, trumps, holders)
            if led == 0 or (place > best if suit == best & 3 else suit == trump):
                higher = 1.0 - two_thirds_to(over)
                ruffed = 0.0
                if suit_led != trump_field and trumps != 0:
                    ruffed = higher if suit == trump else 1.0 - two_thirds_to(trumps)
                chance = beats(second if count < 3 else -1, suit_led, of_suit, higher, ruffed)
                chance *= beats(third if count < 2 else -1, suit_led, of_suit, higher, ruffed)
                chance *= beats(fourth if count < 1 else -1, suit_led, of_suit, higher, ruffed)
                worth += chance * tempo + (draw if suit == trump else 0.0)
            random = next_random(random)
            worth += noise * fraction(random)
            if worth > worthiest:
                worthiest = worth
                chosen = place
    return chosen, random
