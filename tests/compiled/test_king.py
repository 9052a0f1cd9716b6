"""The same source of the rules of King runs in CPython and compiled: both play the same deals to the same end.

Every preset and option sets by chance: ``tests/conformance/test_compiled.py``.
"""

import random

import numpy as np
import pytest

from kingcraft.cards import card_set
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.play import dealt
from kingcraft.games.king.playout import playouts, playouts_of_deals
from kingcraft.kernel import seeded
from tests.rules.king.scenes import king

#: 8 contracts x 1250 deals: 10,000 deals.
DEALS = 1250


def many_deals(pack: tuple[int, ...], seed: int) -> tuple[list[list[int]], list[int]]:
    """Hands (deals x 4 sets) and leaders."""
    chance = random.Random(seed)
    deck = list(pack)
    hands, leaders = [], []
    for _ in range(DEALS):
        chance.shuffle(deck)
        hands.append([card_set(deck[seat::4]) for seat in range(4)])
        leaders.append(chance.randrange(4))
    return hands, leaders


@pytest.mark.parametrize("contract", list(CONTRACTS))
def test_ten_thousand_deals_end_the_same_both_ways(contract: str) -> None:
    options = king("king").options
    terms = terms_of(options, contract, 2 if contract == "plus" else -1)
    hands, leaders = many_deals(options.pack, len(contract))
    plain = [[0] * 4 for _ in range(DEALS)]
    plain_stream = playouts_of_deals.plain(terms, hands, leaders, seeded(1), plain)
    compiled = np.zeros((DEALS, 4), dtype=np.int64)
    stream = playouts_of_deals(
        terms, np.array(hands, dtype=np.int64), np.array(leaders, dtype=np.int64), seeded(1), compiled
    )
    # The stream moves once a card: the same stream at the end means the same number of cards was played.
    assert stream == plain_stream
    assert compiled.tolist() == plain
    total = terms.penalty.bit_count() if terms.penalty else min(terms.last, options.tricks)
    assert {sum(units) for units in plain} == {total}


@pytest.mark.parametrize("name", list(KING.presets))
def test_playouts_from_one_state_are_the_same_both_ways(name: str) -> None:
    options = king(name).options
    terms = terms_of(options, "no-hearts", -1)
    first, second, third, fourth = (card_set(options.pack[seat::4]) for seat in range(4))
    state = dealt(terms, first, second, third, fourth, 1)
    assert playouts(terms, state, 25, seeded(2)) == playouts.plain(terms, state, 25, seeded(2))
