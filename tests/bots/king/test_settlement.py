"""The compiled points of a deal are those of the score sheet: every contract, every settlement, every price."""

import itertools

import pytest

from kingcraft.bots.king.settlement import points, settlement_of, settlement_seen
from kingcraft.games.king.actions import LADDER, plays_plus
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.king.observe import observe
from kingcraft.games.king.scoring import base_scores, sold_scores
from kingcraft.games.registry import preset, with_options
from tests.rules.king.scenes import after, king, start

#: Tricks of the four seats, 13 in all.
TRICKS = [row for row in itertools.product((0, 1, 2, 3, 5, 9, 13), repeat=4) if sum(row) == 13]


def packed(units: tuple[int, ...]) -> int:
    return sum(taken << (8 * seat) for seat, taken in enumerate(units))


@pytest.mark.parametrize("name", ["king", "king32", "turkey"])
def test_unsold_deals(name: str) -> None:
    options = king(name).options
    for contract in CONTRACTS:
        settlement = settlement_of(options, contract)
        assert settlement.wanted == (contract == "plus")
        for units in TRICKS:
            assert [points(settlement, packed(units), seat) for seat in range(4)] == base_scores(
                options, contract, units
            )


@pytest.mark.parametrize("plus", ["transfer", "topup", "exact", "capped", "shortfall"])
@pytest.mark.parametrize("minus", ["absorb", "transfer"])
def test_sold_deals(plus: str, minus: str) -> None:
    rules = with_options(preset("king", "king"), {"plus_settlement": plus, "minus_settlement": minus})
    for bid, (auctioneer, buyer) in itertools.product(range(len(LADDER)), ((0, 1), (2, 0), (3, 2))):
        contract = "plus" if plays_plus(bid) else "minus"
        settlement = settlement_of(rules.options, contract, auctioneer, buyer, bid)
        for units in TRICKS:
            expected = sold_scores(rules.options, contract, units, auctioneer, buyer, bid)
            assert [points(settlement, packed(units), seat) for seat in range(4)] == expected


def test_the_stakes_that_everybody_sees() -> None:
    rules = king()
    state = start(rules, 6, 2)
    kept = after(state, "plus:H")
    assert settlement_seen(rules.options, observe(kept, 0)) == settlement_of(rules.options, "plus")
    sold = after(state, "auction +4 pass pass accept plus:S")
    assert settlement_seen(rules.options, observe(sold, 0)) == settlement_of(
        rules.options, "plus", 2, 3, LADDER.index("+4")
    )
