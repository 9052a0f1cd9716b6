"""The number of ways to deal the unseen cards: classes of like cards, and every way to share out each class.

Unseen cards are alike if the same seats may hold them. A split says how many cards of the classes that two seats share
the first of them holds; the other numbers follow from the sizes of the hands. The worlds of a split are a product of
binomials.
"""

from array import array
from collections.abc import Sequence
from math import comb
from typing import Final

#: The seats (as bits: a 1, b 2, c 4) that may hold the cards of each class:
#:   0 only a   1 only b   2 only c   3 a or b   4 a or c   5 b or c   6 any of them
CLASSES: Final = (1, 2, 4, 3, 5, 6, 7)
#: Ints of a split: the worlds up to and with it; the cards of class 3 with a, 4 with a, 5 with b, 6 with a, 6 with b.
SPLIT: Final = 6


def classes_of(unseen: int, barred: Sequence[int]) -> tuple[int, ...]:
    """Return the seven classes as sets, without cards that no seat may hold; ``barred``: what a, b, c cannot hold."""
    able = [unseen & ~cards for cards in barred]
    found = []
    for holders in CLASSES:
        cards = unseen
        for place, may in enumerate(able):
            cards &= may if holders >> place & 1 else ~may
        found.append(cards)
    return tuple(found)


def splits_of(classes: Sequence[int], counts: Sequence[int]) -> "array[int]":
    """Return every split, :data:`SPLIT` ints each, for hands of ``counts`` (a, b, c) cards; empty if there is none."""
    size = [cards.bit_count() for cards in classes]
    table = array("q")
    if sum(size) != sum(counts):
        return table
    total = 0  # stays below 2**63: at most 39! / 13!**3 < 8.5e16 deals of the unseen cards
    for with_a in range(size[3] + 1):
        for also_a in range(size[4] + 1):
            any_a = counts[0] - size[0] - with_a - also_a
            if not 0 <= any_a <= size[6]:
                continue
            for with_b in range(size[5] + 1):
                any_b = counts[1] - size[1] - (size[3] - with_a) - with_b
                if not 0 <= any_b <= size[6] - any_a:
                    continue  # what is left of class 6 goes to c, and the sums of the hands say that it fits
                ways = comb(size[3], with_a) * comb(size[4], also_a) * comb(size[5], with_b)
                total += ways * comb(size[6], any_a) * comb(size[6] - any_a, any_b)
                table.extend((total, with_a, also_a, with_b, any_a, any_b))
    return table
