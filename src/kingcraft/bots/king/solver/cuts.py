"""Which order of the cards an answer depends on (partition search: M. Ginsberg, "Partition search", AAAI 1996).

A cut is a bit: it matters that this card and those above it are higher than those below it. Cards of a suit between two
cuts may be dealt in another way, and the answer stays the same, because every comparison that led to it was between
cards on two sides of a cut. A search collects cuts from below: a trick adds one below the card that took it
(:func:`trick_cut`), the cuts of all cards that a seat might have played add up, and where a trick had closed the ranks
up, they are opened again (:func:`reopened`). A cut never separates two neighbours of one hand: they are worth the same,
and only one of them was tried.
"""

from ....kernel import bit_count, highest, rule
from .duties import Duties
from .fields import LOWS, NOT_LOWS, from_here_up


@rule
def goes_below(card: int, hand: int, winner: int) -> int:
    """Return ``card`` if a cut where it was taken out goes below it, 0 if above: never into a run of its hand.

    ``hand``: with ``card``. ``winner``: the card that took the trick; a cut is most useful right below it.
    """
    if hand & (card << 1) & NOT_LOWS != 0:
        return card
    if card == winner and hand & (card & NOT_LOWS) >> 1 == 0:
        return card
    return 0


@rule
def reopened(cuts: int, table: int, below: int) -> int:
    """Translate ``cuts`` of the cards left after the trick ``table`` to the cards before it.

    ``below``: those of the trick's cards that a cut at their place :func:`goes_below`.
    """
    while table != 0:
        card = table & -table
        table ^= card
        cuts += cuts & from_here_up(card)
        if below & card != 0 and cuts & (card << 1) & NOT_LOWS != 0:
            cuts ^= card | card << 1
    return cuts & NOT_LOWS


@rule
def trick_cut(cuts: int, rivals: int, hand: int) -> int:
    """Return ``cuts`` with one under the highest of ``rivals``, the cards of the suit that takes the trick.

    ``hand``: the winner's when the trick was led.
    """
    winner = 1 << highest(rivals)
    rivals ^= winner
    if rivals == 0:
        return cuts
    # Down to the lowest of the winner's run; the rivals are not in it.
    lowest = 1 << highest(~hand & (winner - 1)) << 1
    if cuts & ((lowest << 1) - (2 << highest(rivals))) != 0:
        return cuts
    return cuts | lowest


@rule
def under(mine: int, other: int) -> int:
    """Return the highest cut between ``other`` (a bit) and the lower cards of ``mine`` that splits no run of either."""
    return 2 << highest(mine & (other - 1))


@rule
def duck_cut(before: int, played: int, rivals: int) -> int:
    """Return the cut that shows that ``played`` does not take a trick, 0 if none is needed.

    ``before``: the hand that it was played from, itself included. ``rivals``: the trick's cards of the led suit.
    """
    if played & rivals == 0:
        return 0
    return under(before, 1 << highest(rivals))


@rule
def same_counts(cuts: int, first: int, second: int) -> bool:
    """Return whether two sets hold equally many cards between any two neighbouring cuts."""
    more = first & ~second
    less = second & ~first
    while more | less != 0:
        low = (more | less) & -(more | less)
        above = cuts & -low & ~low
        below = (above & -above) - 1  # all ones if there is no cut above
        if bit_count(more & below) != bit_count(less & below):
            return False
        more &= ~below
        less &= ~below
    return True


@rule
def fixed_cuts(duties: Duties, counting: int) -> int:
    """Return the cuts that are always there: between suits, and around counting cards if a duty compares them."""
    if duties.follow_under != 0:
        return LOWS | counting | counting << 1
    return LOWS


@rule
def places_between(cuts: int, card: int) -> int:
    """Return the places between the two neighbouring cuts around ``card`` (one bit)."""
    below = (card << 1) - 1
    above = cuts & ~below
    return ((above & -above) if above != 0 else 1 << 52) - (1 << highest(cuts & below))
