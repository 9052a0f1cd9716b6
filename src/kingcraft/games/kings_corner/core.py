"""A deal as the rules see it, a tuple of ints, and what is legal in it: plain Python, compiled inside kernels.

Every step replaces the :data:`Core`. The deck is an argument beside it that never changes: ``deck[drawn]`` is the
next card of the stock, which ends with the deck. A pile descends strictly in rank (P10), so a set describes it: the
lowest bit is its top, the highest its base, and merging two piles is ``|``.
"""

from typing import Final, TypeAlias

from ...cards import FULL, RANK_SETS
from ...cards import KING as KING_RANK
from ...kernel import highest, lowest, rule
from .terms import Terms

Hands: TypeAlias = tuple[int, int, int, int, int, int]
Places: TypeAlias = tuple[int, int, int, int, int, int, int, int]
Core: TypeAlias = tuple[
    Hands,  # hands: sets of cards, the hand of the seat to act first, then clockwise; unused ones are 0
    Places,  # piles: sets of cards, the places N E S W NE SE SW NW
    Places,  # fits: the set of cards that each place takes
    int,  # bases: the set of the bases of those side piles that may ever move
    int,  # drawn: the index of the next card of the stock in the deck
    int,  # seat: who acts (or acted last)
    int,  # turn: bits: MOVED, PLAYED, DREW, and from PASSED_SHIFT on the passed turns in a row
    int,  # kept: 10 bits a seat, kings in hand at each ``end`` (``forced_king=penalty``)
    int,  # paid: 10 bits a seat, pass chips due
    int,  # out: GOING, BLOCKED, or the seat that went out
]

#: Actions are ints: ``card * 8 + place``, from here on ``416 + place * 8 + place`` for piles, then ``end``.
PILE_ACTIONS: Final = 416
END: Final = 480
ACTIONS: Final = 481

MOVED: Final = 1
PLAYED: Final = 2
DREW: Final = 4
PASSED_SHIFT: Final = 3

GOING: Final = -2
BLOCKED: Final = -1

KINGS: Final = RANK_SETS[KING_RANK]
FIRST_KING: Final = 4 * KING_RANK
NOT_KINGS: Final = FULL & ~KINGS
#: Enough for the counts: a deal has fewer than 170 draws, cards played and piles moved; n turns in a row contain at
#: least one of these (else the deal is blocked); and there are four kings: 4 * 171 < 1024.
COUNT_BITS: Final = 10
COUNT_MASK: Final = (1 << COUNT_BITS) - 1

NO_PILES: Final[Places] = (0, 0, 0, 0, 0, 0, 0, 0)


@rule
def fits_on(card: int) -> int:
    """Return the cards that go on top of ``card``: next lower rank, other colour (P10); none on an ace (P12)."""
    suit = card & 3
    colours = 6 ^ (15 * ((suit ^ (suit >> 1)) & 1))  # 6: diamonds and hearts; 9: clubs and spades
    return (colours << (card & 60)) >> 4


@rule
def replaced(values: Places, place: int, value: int) -> Places:
    """Return ``values`` with the one at ``place`` replaced."""
    n, e, s, w, ne, se, sw, nw = values
    if place == 0:
        n = value
    elif place == 1:
        e = value
    elif place == 2:
        s = value
    elif place == 3:
        w = value
    elif place == 4:
        ne = value
    elif place == 5:
        se = value
    elif place == 6:
        sw = value
    else:
        nw = value
    return (n, e, s, w, ne, se, sw, nw)


@rule
def fits_on_side(terms: Terms) -> int:
    """Return what an empty side takes from a hand: any card (P16), no king under ``king_on_side=forbidden`` (K-3)."""
    return FULL if terms.kings_on_sides else NOT_KINGS


@rule
def mobile(terms: Terms, cards: int) -> int:
    """Return those of ``cards``, bases on the sides, whose piles may ever move: of the kings only loose ones (K-2)."""
    return cards & (NOT_KINGS | terms.loose_kings)


@rule
def place_fits(terms: Terms, place: int, pile: int) -> int:
    """Return the cards that ``place`` takes while ``pile`` is on it."""
    if pile:
        return fits_on(lowest(pile))
    return fits_on_side(terms) if place < 4 else KINGS


@rule
def table_core(terms: Terms, hands: Hands, piles: Places, drawn: int, seat: int, turn: int) -> Core:
    """Return the core of a given table; ``hands`` begin with the seat to act."""
    fits, bases = NO_PILES, 0
    for place in range(8):
        pile = piles[place]
        fits = replaced(fits, place, place_fits(terms, place, pile))
        if pile and place < 4:
            bases |= 1 << highest(pile)
    return (hands, piles, fits, mobile(terms, bases), drawn, seat, turn, 0, 0, GOING)


@rule
def choices(core: Core) -> Places:
    """Return for each place all cards that may go there now: cards of the hand to act, and bases of whole piles.

    No card is in a hand and in a pile, so the two cannot be confused. Only hand cards go to an empty side (K-12).
    """
    hands, piles, fits, bases = core[0], core[1], core[2], core[3]
    hand = hands[0]
    both = hand | bases
    return (
        (both if piles[0] else hand) & fits[0],
        (both if piles[1] else hand) & fits[1],
        (both if piles[2] else hand) & fits[2],
        (both if piles[3] else hand) & fits[3],
        both & fits[4],
        both & fits[5],
        both & fits[6],
        both & fits[7],
    )


@rule
def may_end(terms: Terms, core: Core) -> bool:
    """Return whether ``end`` is legal: always (P19), but not with a king in hand under ``forced_king=must`` (K-5)."""
    return not (terms.must_play_kings and core[0][0] & KINGS)


@rule
def origin(piles: Places, card: int) -> int:
    """Return the side whose pile holds ``card``."""
    if piles[0] >> card & 1:
        return 0
    if piles[1] >> card & 1:
        return 1
    return 2 if piles[2] >> card & 1 else 3
