"""How the cards are dealt (K-1, K-15; ``docs/rules/records.md``, dealing): plain Python, compiled inside kernels."""

from collections.abc import Sequence

from ...kernel import rule
from .core import DREW, FIRST_KING, NO_PILES, Core, replaced, table_core
from .play import draw
from .terms import KING_LEAVES_GAP, KING_REPLACED, Terms


@rule
def dealt_hand(deck: Sequence[int], terms: Terms, index: int) -> int:
    """Return the hand of the ``index``-th seat from the dealer's left: cards are dealt singly, clockwise (S4, K-15)."""
    hand = 0
    if index < terms.players:
        for card in range(index, terms.players * terms.hand_size, terms.players):
            hand |= 1 << deck[card]
    return hand


@rule
def deal(deck: Sequence[int], terms: Terms, dealer: int) -> Core:
    """Return the start of a deal (K-15). The seat left of the dealer acts (P8); if draws come first, it has drawn
    (K-16).
    """
    hand = dealt_hand(deck, terms, 0)
    piles = NO_PILES
    drawn = terms.players * terms.hand_size
    corner = 4
    for side in range(4):
        if drawn < len(deck):
            card = deck[drawn]
            drawn += 1
            while card >= FIRST_KING and terms.initial_king == KING_REPLACED:
                piles = replaced(piles, corner, 1 << card)
                corner += 1
                if drawn == len(deck):
                    card = -1
                else:
                    card = deck[drawn]
                    drawn += 1
            if card >= FIRST_KING and terms.initial_king == KING_LEAVES_GAP:
                piles = replaced(piles, corner, 1 << card)
                corner += 1
            elif card >= 0:
                piles = replaced(piles, side, 1 << card)
    turn = 0
    if terms.draws_first and drawn < len(deck):
        turn = DREW
        hand, drawn = draw(deck, terms.draw_count, hand, drawn)
    hands = (
        hand,
        dealt_hand(deck, terms, 1),
        dealt_hand(deck, terms, 2),
        dealt_hand(deck, terms, 3),
        dealt_hand(deck, terms, 4),
        dealt_hand(deck, terms, 5),
    )
    return table_core(terms, hands, piles, drawn, (dealer + 1) % terms.players, turn)
