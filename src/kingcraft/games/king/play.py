"""The play of a deal: small pure functions of ints, the same source in CPython and in kernels.

Because the hands of a :data:`PlayState` begin with the seat to act, playing a card needs no index. In King the ace
is high (G3), but cards are numbered from the ace: :func:`power` puts aces above kings.
"""

from typing import Final

from ...cards import CLUBS
from ...kernel import bit_count, rule
from .contracts import Terms

#: The first four are the hands as sets of cards, from the seat to act on, in order of play; then the indices below. A
#: NamedTuple would more than halve CPython's speed.
PlayState = tuple[int, int, int, int, int, int, int, int, int, int, int, int]

#: The seat that is to act.
SEAT: Final = 4
#: The number of cards on the table.
COUNT: Final = 5
#: The suit that was led, as a set of cards; 0 before the lead.
LED: Final = 6
#: The power of the card that takes the trick so far, and the seat that played it.
BEST: Final = 7
HOLDER: Final = 8
#: The cards of this trick.
TABLE: Final = 9
#: What each seat has taken, 8 bits a seat: penalty cards, or tricks that count.
UNITS: Final = 10
#: Those cards still in play that keep the deal going (``Terms.live``).
LEFT: Final = 11


@rule
def power(card: int) -> int:
    """Return the power of a card: a higher number beats a lower one of its suit, which the two low bits tell."""
    return (card - 4) & 63


@rule
def may_lead(mine: int, hearts: int, king: int) -> int:
    """Return what may be led: none of ``hearts`` unless the leader has only those; of the rest likewise not ``king``.

    ``hearts``, ``king``: the cards that are banned now, 0 for none (G22, G27).
    """
    cards = mine
    others = cards & ~hearts
    if others != 0:
        cards = others
    others = cards & ~king
    if others != 0:
        cards = others
    return cards


@rule
def may_follow(suit: int, first: int, under: int) -> int:
    """Return what may be played of ``suit``, the led suit's cards in hand: any of ``first``, else of ``under``, else
    all.

    ``first``, ``under``: the cards of a duty, in hand or not; 0 for no such duty.
    """
    cards = suit & first
    if cards != 0:
        return cards
    cards = suit & under
    return cards if cards != 0 else suit


@rule
def may_discard(mine: int, first: int, second: int) -> int:
    """Return what may be played from ``mine``, void of the led suit: one of ``first``, else of ``second``, else any."""
    cards = mine & first
    if cards != 0:
        return cards
    cards = mine & second
    return cards if cards != 0 else mine


@rule
def dealt(terms: Terms, mine: int, second: int, third: int, fourth: int, leader: int) -> PlayState:
    """Return a deal before its first lead; the hands begin with the one of ``leader``."""
    left = (mine | second | third | fourth) & terms.live
    return (mine, second, third, fourth, leader, 0, 0, 0, leader, 0, 0, left)


@rule
def legal_cards(terms: Terms, state: PlayState) -> int:
    """Return what the seat to act may play; never empty before the end (G12, G17, G22, G27 and the duties)."""
    mine = state[0]
    led = state[LED]
    if led == 0:
        if terms.hearts_ban == 0 and terms.king_ban == 0:
            return mine
        held = mine | state[1] | state[2] | state[3]
        banned = terms.hearts_ban != 0 and (terms.hearts_break == 0 or held & terms.hearts_break == terms.hearts_break)
        return may_lead(mine, terms.hearts_ban if banned else 0, terms.king_ban)
    cards = mine & led
    if cards != 0:
        if terms.follow_first == 0 and terms.follow_under == 0:
            return cards
        # An ace is lower than nothing, and everything else in the suit is lower than an ace (power 60 and more).
        lower = (1 << min(state[BEST] + 4, 52)) - 16
        return may_follow(cards, terms.follow_first, terms.follow_under & lower)
    return mine if terms.void_first == 0 else may_discard(mine, terms.void_first, terms.void_second)


@rule
def play(terms: Terms, state: PlayState, card: int) -> PlayState:
    """Return the state after the seat to act has played ``card``, one of :func:`legal_cards`."""
    mine, second, third, fourth, seat, count, led, best, holder, table, units, left = state
    bit = 1 << card
    mine ^= bit
    strength = (card - 4) & 63  # its power, inline: calls are slow in CPython
    if count == 0:
        return (second, third, fourth, mine, (seat + 1) & 3, 1, CLUBS << (card & 3), strength, seat, bit, units, left)
    if (strength ^ best) & 3 == 0:
        if strength > best:
            best = strength
            holder = seat
    elif strength & 3 == terms.trump:  # and the best card so far is no trump (G18)
        best = strength
        holder = seat
    table |= bit
    if count < 3:
        return (second, third, fourth, mine, (seat + 1) & 3, count + 1, led, best, holder, table, units, left)
    if terms.penalty != 0:
        units += bit_count(table & terms.penalty) << (8 * holder)
    elif bit_count(mine) < terms.last:
        units += 1 << (8 * holder)
    left &= ~table
    turn = (holder - seat) & 3
    if turn == 0:
        return (mine, second, third, fourth, holder, 0, 0, 0, holder, 0, units, left)
    if turn == 1:
        return (second, third, fourth, mine, holder, 0, 0, 0, holder, 0, units, left)
    if turn == 2:
        return (third, fourth, mine, second, holder, 0, 0, 0, holder, 0, units, left)
    return (fourth, mine, second, third, holder, 0, 0, 0, holder, 0, units, left)


@rule
def finished(state: PlayState) -> bool:
    """Return whether the deal is over: no card is left, or under ``early_end`` no card that counts (G19, G-17)."""
    return state[LEFT] == 0


@rule
def taken_units(state: PlayState, seat: int) -> int:
    """Return the units that ``seat`` has taken: penalty cards of the contract, or tricks that count."""
    return (state[UNITS] >> (8 * seat)) & 255


def hand_of(state: PlayState, seat: int) -> int:
    """Return the hand of ``seat`` as a set."""
    return state[(seat - state[SEAT]) & 3]
