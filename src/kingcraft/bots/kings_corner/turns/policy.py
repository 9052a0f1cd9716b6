"""The playout policy: quick, but plays to win; a deal takes a few microseconds.

If laying everything possible (as ``thumb-1`` does) empties the hand, that is the turn. Otherwise every move has a price
(:mod:`.weights`), and the best is made while it is above zero.
"""

from collections.abc import Sequence
from typing import TypeAlias

from ....games.kings_corner.core import END, GOING, KINGS, PILE_ACTIONS, Core, Places, fits_on, may_end, origin
from ....games.kings_corner.play import end_turn, first_empty_corner, move_pile, play_card
from ....games.kings_corner.terms import Terms
from ....kernel import bit_count, highest, lowest, rule
from .weights import (
    CHAIN,
    CHAINED,
    FILL,
    FILL_MERGES,
    FILL_RANK,
    FIT,
    FIT_RANK,
    HAND,
    KING,
    KING_MERGES,
    KING_PRICE,
    LEAST,
    LEFT,
    MERGE,
    MERGE_PRICE,
    NEXT,
    OPENS,
    SIDE_KING,
    SIDE_KING_PRICE,
    STOCK_OUT,
    THRIFTY,
)

Weights: TypeAlias = Sequence[int]

_NEVER = -1 << 40


@rule
def chain_length(hand: int, card: int) -> int:
    """Return how many cards of ``hand`` can be laid on ``card``, one on the other."""
    count = 0
    following = fits_on(card) & hand
    while following:
        count += 1
        following = fits_on(lowest(following)) & hand
    return count


@rule
def taken(core: Core) -> int:
    """Return all that fits on a pile now."""
    _, piles, fits, _, _, _, _, _, _, _ = core
    cards = 0
    for place in range(8):
        if piles[place]:
            cards |= fits[place]
    return cards


@rule
def on_table(piles: Places) -> int:
    """Return all cards that lie on places."""
    return piles[0] | piles[1] | piles[2] | piles[3] | piles[4] | piles[5] | piles[6] | piles[7]


@rule
def place_for(core: Core, card: int) -> int:
    """Return the pile for ``card``, which fits on one; a corner's first, as a side's may still move."""
    _, piles, fits, _, _, _, _, _, _, _ = core
    found = 0
    for step in range(8):
        place = 3 - step if step < 4 else 11 - step
        if piles[place] and fits[place] >> card & 1:
            found = place
    return found


@rule
def empty_side(piles: Places) -> int:
    """Return the first empty side, 4 if there is none."""
    side = 0
    while side < 4 and piles[side]:
        side += 1
    return side


@rule
def empty_corner(piles: Places) -> int:
    """Return the first empty corner, 8 if there is none."""
    place = 4
    while place < 8 and piles[place]:
        place += 1
    return place


@rule
def onto(core: Core, card: int) -> int:
    """Return the action that lays ``card``, of the hand or the base of a side's pile, on a pile that takes it."""
    place = place_for(core, card)
    if core[0][0] >> card & 1:
        return card * 8 + place
    return PILE_ACTIONS + origin(core[1], card) * 8 + place


@rule
def thrifty_action(core: Core) -> int:
    """Return the next action of a player who lays as much as possible; ``END`` if nothing can be laid.

    Room comes first; an empty side gets the card that lets a pile move, that most others can follow, or the lowest.
    """
    hands, piles, _, bases, _, _, _, _, _, _ = core
    hand = hands[0]
    kings = hand & KINGS
    if kings:
        return lowest(kings) * 8 + first_empty_corner(piles)
    side_kings = bases & KINGS
    if side_kings:
        return PILE_ACTIONS + origin(piles, lowest(side_kings)) * 8 + first_empty_corner(piles)
    fitting = taken(core)
    if bases & fitting:
        return onto(core, lowest(bases & fitting))
    if hand & fitting:
        return onto(core, highest(hand & fitting))
    side = empty_side(piles)
    if side == 4:
        return END
    seen = hand | on_table(piles)
    best, best_price = 0, _NEVER
    cards = hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        follows = fits_on(card)
        price = 100 * chain_length(hand, card) - (card >> 2) - 50 * bit_count(follows & ~seen)
        if follows & bases:
            price += 1000
        if price > best_price:
            best, best_price = card, price
    return best * 8 + side


@rule
def moved(terms: Terms, core: Core, action: int) -> Core:
    """Return the deal after a legal ``action`` other than ``END``."""
    if action < PILE_ACTIONS:
        return play_card(terms, core, action >> 3, action & 7)
    return move_pile(terms, core, (action - PILE_ACTIONS) >> 3, action & 7)


@rule
def cards_left(terms: Terms, core: Core) -> int:
    """Return how many cards a thrifty turn leaves in hand; 0: it goes out."""
    action = thrifty_action(core)
    while action != END:
        core = moved(terms, core, action)
        action = thrifty_action(core) if core[9] == GOING else END
    return bit_count(core[0][0])


@rule
def fewest(terms: Terms, core: Core) -> int:
    """Return the cards in the smallest hand of the others."""
    hands = core[0]
    count = bit_count(hands[1])
    for step in range(2, 6):
        if step < terms.players:
            count = min(count, bit_count(hands[step]))
    return count


@rule
def movable_by(terms: Terms, core: Core, kind: int) -> tuple[int, int]:
    """Return the cards (bases of piles) that a kind of move can use, and the empty place they go to; 8: onto a pile."""
    hands, piles, _, bases, _, _, _, _, _, _ = core
    hand = hands[0]
    if kind == FILL:
        side = empty_side(piles)
        return (0, side) if side == 4 else (hand if terms.kings_on_sides else hand & ~KINGS, side)
    if kind == FIT:
        return hand & taken(core), 8
    cards = bases & taken(core) if kind == MERGE else (hand if kind == KING else bases) & KINGS
    place = 8 if kind == MERGE else empty_corner(piles)
    return (0 if kind != MERGE and place == 8 else cards & -cards), place


@rule
def kind_price(deck: Sequence[int], terms: Terms, core: Core, left: int, weights: Weights, kind: int) -> int:
    """Return what a move of this kind is worth, whatever the card. ``left``: see :func:`cards_left`."""
    hands, at = core[0], CHAINED + 8 * kind
    price = weights[at + HAND] * bit_count(hands[0]) + weights[at + LEFT] * left
    price += weights[at + LEAST] * fewest(terms, core) + weights[at + NEXT] * bit_count(hands[1])
    if core[4] == len(deck):
        price += weights[at + STOCK_OUT]
    if kind == KING:
        price += weights[KING_PRICE]
    elif kind == MERGE:
        price += weights[MERGE_PRICE]
    elif kind == SIDE_KING:
        price += weights[SIDE_KING_PRICE]
    return price


@rule
def card_price(core: Core, unseen: int, weights: Weights, kind: int, card: int) -> int:
    """Return the extra worth of laying ``card`` from the hand. ``unseen``: cards in no pile and not in this hand."""
    follows = fits_on(card)
    at = CHAINED + 8 * kind
    price = weights[at + CHAIN] * chain_length(core[0][0], card) - weights[at + OPENS] * bit_count(follows & unseen)
    merges = follows & core[3]
    if kind == FILL:
        return price + weights[FILL_RANK + (card >> 2)] + (weights[FILL_MERGES] if merges else 0)
    if kind == FIT:
        return price + weights[FIT_RANK + (card >> 2)]
    return price + (weights[KING_MERGES] if merges else 0)


@rule
def priced_action(deck: Sequence[int], terms: Terms, core: Core, left: int, weights: Weights) -> int:
    """Return the move of the highest price, ``END`` if no price is above zero. ``left``: see :func:`cards_left`."""
    hands, piles, _, _, _, _, _, _, _, _ = core
    unseen = ~(hands[0] | on_table(piles))
    best = END
    best_price = 0 if may_end(terms, core) else _NEVER
    for kind in range(5):
        cards, place = movable_by(terms, core, kind)
        base = kind_price(deck, terms, core, left, weights, kind) if cards else 0
        while cards:
            card = highest(cards)
            cards ^= 1 << card
            price = base
            if kind <= KING:
                price += card_price(core, unseen, weights, kind, card)
            if price > best_price:
                best_price = price
                if place == 8:
                    best = onto(core, card)
                elif kind == SIDE_KING:
                    best = PILE_ACTIONS + origin(piles, card) * 8 + place
                else:
                    best = card * 8 + place
    return best


@rule
def policy_playout(deck: Sequence[int], terms: Terms, core: Core, seat: int, own: Weights, others: Weights) -> Core:
    """Play on from the start of a turn to the end of the deal: ``seat`` by ``own``, the others by ``others``."""
    weights = own if core[5] == seat else others
    left = 0 if weights[THRIFTY] else cards_left(terms, core)
    while core[9] == GOING:
        action = thrifty_action(core) if left == 0 else priced_action(deck, terms, core, left, weights)
        if action == END:
            core = end_turn(deck, terms, core)
            weights = own if core[5] == seat else others
            left = 0 if weights[THRIFTY] else cards_left(terms, core)
        else:
            core = moved(terms, core, action)
    return core
