"""Which card to try first: the one of the highest promise. A good order makes the search short.

``mine``: the hand of the seat to act. ``rivals``: the cards to beat or stay below: for seat 0 all other hands, for the
three against it the hand of seat 0. Weights: tuned by the number of nodes, on deals that are in no benchmark.
"""

from ....kernel import bit_count, rule
from .duties import Duties, takes
from .fields import field_of


@rule
def of_who_avoids(duties: Duties, card: int, rivals: int, table: int, led: int, count: int, counts: int) -> int:
    """Return the promise for the seat that avoids units. ``count``: cards on the table; ``counts``: ``card`` counts."""
    field = field_of(card)
    lower = bit_count(rivals & field & (card - 1))
    higher = bit_count(rivals & field) - lower
    if count == 0:
        return (300 if higher != 0 else 100) - 12 * lower + 42 * higher
    if card & led == 0 and card & duties.trump == 0:
        return 300 + 40 * counts + 20 * lower - 5 * higher
    if takes(duties, card, table, led):
        return 200 + (20 * lower if count == 3 else -20 * lower)
    return 500 + 20 * lower + 40 * counts


@rule
def of_who_forces(
    duties: Duties, card: int, mine: int, rivals: int, table: int, led: int, count: int, counts: int, role: int
) -> int:
    """Return the promise for the three others. ``role`` of seat 0: 0 yet to play, 1 takes the trick so far, else 2."""
    field = field_of(card)
    lower = bit_count(rivals & field & (card - 1))
    under = bit_count(mine & field & (card - 1))
    if count == 0:
        higher = bit_count(rivals & field) - lower
        return 300 + 45 * higher - 7 * lower - 112 * counts - under
    if role == 1:
        if takes(duties, card, table, led):
            return 200 - under
        return 500 + 60 * counts + 5 * under + 15 * lower
    if role == 2:
        return 300 - 80 * counts + 10 * under + 10 * lower
    if card & led == 0:
        return 300 + 6 * counts + 10 * lower
    return 400 - 40 * lower - under


@rule
def of_who_wants(
    duties: Duties, card: int, mine: int, rivals: int, table: int, led: int, count: int, ours: bool
) -> int:
    """Return the promise for a seat that wants the trick. ``ours``: whether the own side takes it so far."""
    field = field_of(card)
    higher = bit_count(rivals & field & ~(card - 1))
    under = bit_count(mine & field & (card - 1))
    if count == 0:
        return 500 - 40 * higher + 5 * under
    if takes(duties, card, table, led):
        if ours:
            return 300 - under
        return (700 if count == 3 else 600 - 40 * higher) - under
    return 400 - 10 * under
