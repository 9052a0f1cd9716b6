"""Two cards compared in the same worlds, each tried as often: by how much one is better, and nothing else.

In a search the best of many looks better than it is, and a card seldom tried looks worse, because its part of the tree
has hardly grown. Here both parts grow alike, in worlds in which neither has been chosen yet.
"""

import math
from array import array
from time import perf_counter
from typing import Final

from ....cards import members, parse_card
from ....games.king.play import legal_cards
from ....games.king.scoring import Settlement
from ...gap import NO_GAP
from ...judgement import Judgement, Opinion
from ...limits import Budget, Stop
from .ismcts_tree import Tree
from .search import MANNER, Start, error_of, gap_between, in_play, same_worth, worlds_won

#: Iterations between two looks at the clock, some milliseconds.
_SLICE: Final = 1024


def duel(
    start: Start,
    settlement: Settlement,
    worlds: "array[int]",
    pair: tuple[str, str],
    budget: Budget,
    stop: Stop | None = None,
    random: int = 0,
) -> Judgement:
    """Say what the two legal cards of ``pair`` are worth; the first of them counts as the best, even if it is not.

    ``start``, ``worlds``: as in :func:`.search.search_cards`; both share ``budget.playouts`` of each world. ``random``:
    a seed. Two neighbours worth the same share one opinion. Raises ValueError: no card is to be played, or no world is
    given.
    """
    terms, core = in_play(start)
    tree = Tree(terms, core, settlement, worlds, MANNER, random)
    legal = list(members(legal_cards(terms, tree.start)))
    tree.grow(len(legal))  # every card once, then only two
    tried = [one.card for one in tree.tried()]
    first, second = (
        next(card for card in tried if parse_card(token) in same_worth(card, tried, legal)) for token in pair
    )
    if first != second:
        _grow_both(tree, (first, second), budget, stop)
    found = {one.card: one for one in tree.tried() if one.card in (first, second)}
    won = worlds_won(list(found.values()), tree.worlds)
    opinions = []
    for token, card in zip(pair, (first, second), strict=True):
        one = found[card]
        gap = NO_GAP if card == first else gap_between(found[first], one, tree.doubt)
        mean, error = one.points / one.playouts, error_of(one, tree.doubt)
        opinions.append(Opinion(token, mean, error, None, won[card], gap))
    return Judgement(tuple(opinions), tree.worlds, tree.playouts)


def _grow_both(tree: Tree, cards: tuple[int, int], budget: Budget, stop: Stop | None) -> None:
    """Grow both cards' parts of the tree in turns, each through all worlds equally often."""
    until = perf_counter() + budget.seconds
    turn = tree.worlds * max(1, math.ceil(_SLICE / tree.worlds))
    wanted = max(2 * tree.worlds, tree.worlds * budget.playouts)
    while tree.playouts < wanted and not stop and perf_counter() < until:
        each = min(turn, tree.worlds * max(1, (wanted - tree.playouts) // (2 * tree.worlds)))
        for card in cards:
            tree.confine(card)
            tree.grow(each)
