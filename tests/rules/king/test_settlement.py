"""The points of a deal, compiled and plain, are those of the rules: every contract, every settlement, every price."""

import itertools
from collections.abc import Callable, Sequence

import pytest

from kingcraft.bots.king.knowledge.knowledge import settlement_seen
from kingcraft.games.king.actions import LADDER, bid_tricks, plays_plus
from kingcraft.games.king.contracts import CONTRACTS, unit_value
from kingcraft.games.king.game import KING
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.scoring import Settlement, base_scores, seat_points, settlement_of, sold_scores
from kingcraft.games.registry import preset, with_options
from kingcraft.kernel import kernel
from tests.rules.king.scenes import after, king, start

#: Tricks of the four seats, 13 in all.
TRICKS = [row for row in itertools.product((0, 1, 2, 3, 5, 9, 13), repeat=4) if sum(row) == 13]

#: What a buyer pays, in tricks, by what was bid and what the auctioneer and the buyer took: the rules in words.
PAID: dict[str, Callable[[int, int, int], int]] = {
    "transfer": lambda bid, _auctioneer, _buyer: bid,
    "capped": lambda bid, _auctioneer, buyer: min(bid, buyer),
    "topup": lambda bid, auctioneer, _buyer: max(0, bid - auctioneer),
    "exact": lambda bid, auctioneer, _buyer: bid - auctioneer,
    "shortfall": lambda bid, _auctioneer, buyer: max(0, bid - buyer),
    "absorb": lambda bid, auctioneer, _buyer: min(bid, auctioneer),
}


def unsold(options: KingOptions, contract: str, units: Sequence[int]) -> list[int]:
    """The points without a sale."""
    value = unit_value(options, contract)
    if contract == "minus":
        return [options.tricks * options.trick_value - value * taken for taken in units]
    return [(value if contract == "plus" else -value) * taken for taken in units]


@kernel
def compiled(settlement: Settlement, units: int, seat: int) -> int:
    """The points as playouts compute them."""
    return seat_points(settlement, units, seat)


@pytest.mark.parametrize("name", ["king", "king32", "turkey"])
def test_unsold_deals(name: str) -> None:
    options = king(name).options
    for contract in CONTRACTS:
        settlement = settlement_of(options, contract)
        assert settlement.wanted == (contract == "plus")
        for units in TRICKS:
            expected = unsold(options, contract, units)
            assert base_scores(options, contract, units) == expected
            packed = sum(taken << (8 * seat) for seat, taken in enumerate(units))
            assert [compiled(settlement, packed, seat) for seat in range(4)] == expected


@pytest.mark.parametrize("plus", ["transfer", "topup", "exact", "capped", "shortfall"])
@pytest.mark.parametrize("minus", ["absorb", "transfer"])
def test_sold_deals(plus: str, minus: str) -> None:
    rules = with_options(preset("king", "king"), {"plus_settlement": plus, "minus_settlement": minus})
    for bid, (auctioneer, buyer) in itertools.product(range(len(LADDER)), ((0, 1), (2, 0), (3, 2))):
        contract = "plus" if plays_plus(bid) else "minus"
        settlement = settlement_of(rules.options, contract, auctioneer, buyer, bid)
        for units in TRICKS:
            expected = unsold(rules.options, contract, units)
            paid = PAID[plus if plays_plus(bid) else minus](bid_tricks(bid), units[auctioneer], units[buyer])
            expected[auctioneer] += paid * unit_value(rules.options, contract)
            expected[buyer] -= paid * unit_value(rules.options, contract)
            assert sold_scores(rules.options, contract, units, auctioneer, buyer, bid) == expected
            packed = sum(taken << (8 * seat) for seat, taken in enumerate(units))
            assert [compiled(settlement, packed, seat) for seat in range(4)] == expected


def test_the_settlement_that_everyone_sees() -> None:
    rules = king()
    state = start(rules, 6, 2)
    kept = after(state, "plus:H")
    assert settlement_seen(rules.options, KING.observe(kept, 0)) == settlement_of(rules.options, "plus")
    sold = after(state, "auction +4 pass pass accept plus:S")
    expected = settlement_of(rules.options, "plus", 2, 3, LADDER.index("+4"))
    assert settlement_seen(rules.options, KING.observe(sold, 0)) == expected
