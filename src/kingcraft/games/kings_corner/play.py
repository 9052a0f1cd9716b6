"""The effects of actions: small pure functions of ints in plain Python, compiled inside kernels."""

from collections.abc import Sequence

from ...kernel import bit_count, lowest, rule
from .core import (
    BLOCKED,
    COUNT_BITS,
    DREW,
    END,
    KINGS,
    MOVED,
    NOT_KINGS,
    PASSED_SHIFT,
    PILE_ACTIONS,
    PLAYED,
    Core,
    Hands,
    Places,
    choices,
    fits_on,
    fits_on_side,
    replaced,
)
from .terms import Terms


@rule
def play_card(terms: Terms, core: Core, card: int, place: int) -> Core:
    """Play a legal hand card to ``place`` (P10, P13, P16). The last card of a hand ends the deal at once (P17)."""
    hands, piles, fits, bases, drawn, seat, turn, kept, paid, out = core
    one = 1 << card
    hand = hands[0] ^ one
    if place < 4 and piles[place] == 0:
        bases |= one & (NOT_KINGS | terms.always_loose)
    if hand == 0:
        out = seat
    return (
        (hand, hands[1], hands[2], hands[3], hands[4], hands[5]),
        replaced(piles, place, piles[place] | one),
        replaced(fits, place, fits_on(card)),
        bases,
        drawn,
        seat,
        turn | MOVED | PLAYED,
        kept,
        paid,
        out,
    )


@rule
def move_pile(terms: Terms, core: Core, source: int, place: int) -> Core:
    """Move the pile of the side ``source`` to ``place``: onto another pile (P15), or king-based to a corner (P20)."""
    hands, piles, fits, bases, drawn, seat, turn, kept, paid, out = core
    pile = piles[source]
    top_fits = fits[source]
    return (
        hands,
        replaced(replaced(piles, place, piles[place] | pile), source, 0),
        replaced(replaced(fits, place, top_fits), source, fits_on_side(terms)),
        bases & ~pile,
        drawn,
        seat,
        turn | MOVED,
        kept,
        paid,
        out,
    )


@rule
def draw(deck: Sequence[int], count: int, hand: int, drawn: int) -> tuple[int, int]:
    """Return ``hand`` and the index of the next card after drawing ``count`` cards, or what is left (P18, P22, P35)."""
    for _ in range(count):
        if drawn < len(deck):
            hand |= 1 << deck[drawn]
            drawn += 1
    return hand, drawn


@rule
def first_empty_corner(piles: Places) -> int:
    """Return the first empty of NE, SE, SW, NW; there is one while a king is not on the table."""
    place = 4
    while piles[place]:
        place += 1
    return place


@rule
def draw_last(
    deck: Sequence[int], terms: Terms, hands: Hands, piles: Places, fits: Places, drawn: int
) -> tuple[Hands, Places, Places, int]:
    """Draw at the end of a turn; a king may be played at once (K-4), which leaves the other cards of the hand."""
    hand = hands[0]
    if terms.lays_drawn_kings:
        for _ in range(terms.draw_count):
            before = hand
            hand, drawn = draw(deck, 1, hand, drawn)
            king = hand & ~before & KINGS
            if king:
                corner = first_empty_corner(piles)
                hand ^= king
                piles = replaced(piles, corner, king)
                fits = replaced(fits, corner, fits_on(lowest(king)))
    else:
        hand, drawn = draw(deck, terms.draw_count, hand, drawn)
    return (hand, hands[1], hands[2], hands[3], hands[4], hands[5]), piles, fits, drawn


@rule
def owes_chip(terms: Terms, core: Core) -> bool:
    """Return whether a turn, before its last draw, has done too little to avoid the pass chip (K-6, K-19)."""
    turn = core[6]
    if terms.chip_when_stuck:
        n, e, s, w, ne, se, sw, nw = choices(core)
        return (turn & MOVED) == 0 and (n | e | s | w | ne | se | sw | nw) == 0
    return (turn & PLAYED) == 0


@rule
def next_hands(hands: Hands, players: int) -> Hands:
    """Return the hands from the next seat on."""
    h0, h1, h2, h3, h4, h5 = hands
    if players == 2:
        return (h1, h0, 0, 0, 0, 0)
    if players == 3:
        return (h1, h2, h0, 0, 0, 0)
    if players == 4:
        return (h1, h2, h3, h0, 0, 0)
    if players == 5:
        return (h1, h2, h3, h4, h0, 0)
    return (h1, h2, h3, h4, h5, h0)


@rule
def end_turn(deck: Sequence[int], terms: Terms, core: Core) -> Core:
    """End the turn: fine, draw, chip, deadlock test, next seat and, if players draw at the start, its draw.

    P18, P22, P23, P28, P32, P34; K-4 to K-6, K-10, K-16 to K-19.
    """
    hands, piles, fits, bases, drawn, seat, turn, kept, paid, out = core
    if terms.fines_kings:
        kept += bit_count(hands[0] & KINGS) << (COUNT_BITS * seat)
    if terms.draws_first == 0 and drawn < len(deck):
        turn |= DREW
        hands, piles, fits, drawn = draw_last(deck, terms, hands, piles, fits, drawn)
    if terms.chips and (turn & DREW or terms.chip_needs_draw == 0) and owes_chip(terms, core):
        paid += 1 << (COUNT_BITS * seat)
    turn = 0 if turn & (MOVED | DREW) else ((turn >> PASSED_SHIFT) + 1) << PASSED_SHIFT
    if turn >> PASSED_SHIFT == terms.players:
        out = BLOCKED
    else:
        hands = next_hands(hands, terms.players)
        seat = seat + 1 if seat + 1 < terms.players else 0
        if terms.draws_first and drawn < len(deck):
            turn |= DREW
            hand, drawn = draw(deck, terms.draw_count, hands[0], drawn)
            hands = (hand, hands[1], hands[2], hands[3], hands[4], hands[5])
    return (hands, piles, fits, bases, drawn, seat, turn, kept, paid, out)


@rule
def step(deck: Sequence[int], terms: Terms, core: Core, action: int) -> Core:
    """Return the deal after a legal ``action``. Legality is not checked."""
    if action < PILE_ACTIONS:
        return play_card(terms, core, action >> 3, action & 7)
    if action == END:
        return end_turn(deck, terms, core)
    return move_pile(terms, core, (action - PILE_ACTIONS) >> 3, action & 7)
