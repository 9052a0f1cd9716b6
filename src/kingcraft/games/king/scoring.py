"""What a deal is worth (``docs/rules/king.md`` section 3), by one compiled rule for score sheets and playouts alike."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...kernel import rule
from .actions import LADDER, bid_tricks, plays_plus
from .contracts import unit_value
from .options import PLAYERS, KingOptions

#: How a sale is settled: there was none.
UNSOLD: Final = 0
#: The whole price is paid (``transfer``, G53, G54).
FULL_PRICE: Final = 1
#: No more than the buyer's tricks are worth (``capped``).
CAPPED: Final = 2
#: The auctioneer gets what is missing to the price (``topup``), and gives back what exceeds it too (``exact``).
TOPUP: Final = 3
EXACT: Final = 4
#: The buyer takes over as many of the auctioneer's tricks (``absorb``, G55).
ABSORBED: Final = 5
#: The bid is a contract: the buyer pays for the tricks that are missing (``shortfall``).
SHORTFALL: Final = 6

_PLUS: Final = {"transfer": FULL_PRICE, "capped": CAPPED, "topup": TOPUP, "exact": EXACT, "shortfall": SHORTFALL}
_MINUS: Final = {"transfer": FULL_PRICE, "absorb": ABSORBED}


class Settlement(NamedTuple):
    """What a unit is worth to the seat that takes it, and what a sale transfers."""

    #: Points of one unit, below zero where units are avoided.
    value: int
    #: Points of each seat before any unit.
    base: int
    #: The seats of a sale; -1 if the deal was not sold.
    auctioneer: int
    buyer: int
    #: The bid, in tricks.
    price: int
    #: One of the constants above.
    manner: int

    @property
    def wanted(self) -> int:
        """1 where units are good, else 0."""
        return int(self.value > 0)


def settlement_of(
    options: KingOptions, contract: str, auctioneer: int = -1, buyer: int = -1, price: int = -1
) -> Settlement:
    """Return the settlement of ``contract``. ``price``: the bid, an index of the bidding ladder; -1: it was not sold.

    A negative deal costs its penalty a unit (G21 .. G29); plus pays v a trick (G34); minus gives each seat all n
    tricks' value and takes (players - 1) v a trick (G35), so that both sum to n v.
    """
    value = unit_value(options, contract)
    plus = contract == "plus"
    base = options.tricks * options.trick_value if contract == "minus" else 0
    if buyer < 0:
        return Settlement(value if plus else -value, base, -1, -1, 0, UNSOLD)
    manner = _PLUS[options.plus_settlement] if plus else _MINUS[options.minus_settlement]
    return Settlement(value if plus else -value, base, auctioneer, buyer, bid_tricks(price), manner)


@rule
def payment(settlement: Settlement, units: int) -> int:
    """Return what the buyer pays the auctioneer, in points (G53 .. G55, G-11 .. G-13); ``units``: 8 bits a seat."""
    own = units >> (8 * settlement.auctioneer) & 255
    tricks = settlement.price
    if settlement.manner == CAPPED:
        tricks = min(tricks, units >> (8 * settlement.buyer) & 255)
    elif settlement.manner == SHORTFALL:
        tricks = max(0, tricks - (units >> (8 * settlement.buyer) & 255))
    elif settlement.manner == TOPUP:
        tricks = max(0, tricks - own)
    elif settlement.manner == EXACT:
        tricks -= own
    elif settlement.manner == ABSORBED:
        tricks = min(tricks, own)
    return tricks * abs(settlement.value)


@rule
def seat_points(settlement: Settlement, units: int, seat: int) -> int:
    """Return the points of ``seat`` for a deal that ends with ``units`` (8 bits a seat), payments included."""
    total = settlement.base + settlement.value * (units >> (8 * seat) & 255)
    if settlement.manner != UNSOLD:
        if seat == settlement.auctioneer:
            total += payment(settlement, units)
        elif seat == settlement.buyer:
            total -= payment(settlement, units)
    return total


def settled(settlement: Settlement, units: Sequence[int]) -> list[int]:
    """Return each seat's points for its ``units`` (tricks, or cards that count)."""
    packed = sum(taken << 8 * seat for seat, taken in enumerate(units))
    return [seat_points(settlement, packed, seat) for seat in range(len(units))]


def base_scores(options: KingOptions, contract: str, units: Sequence[int]) -> list[int]:
    """Return each seat's points before any payment, for its ``units``."""
    return settled(settlement_of(options, contract), units)


def sold_scores(
    options: KingOptions, contract: str, units: Sequence[int], auctioneer: int, buyer: int, price: int
) -> list[int]:
    """Return each seat's points of a sold deal. ``price``: an index of the bidding ladder."""
    return settled(settlement_of(options, contract, auctioneer, buyer, price), units)


def bid_points(options: KingOptions) -> dict[str, int]:
    """Return what each bid is worth: its tricks at their value in plus, or at their cost in minus (G42)."""
    return {
        text: bid_tricks(bid) * unit_value(options, "plus" if plays_plus(bid) else "minus")
        for bid, text in enumerate(LADDER)
    }


def unplayed_scores(options: KingOptions, auctioneer: int) -> list[int]:
    """Return the points taken unplayed: the tricks shared evenly, the rest to the auctioneer (G56: 4 and 3, 3, 3)."""
    share = options.tricks // PLAYERS
    scores = [share * options.trick_value] * PLAYERS
    scores[auctioneer] = (options.tricks - (PLAYERS - 1) * share) * options.trick_value
    return scores


def winners(options: KingOptions, totals: Sequence[int]) -> list[int]:
    """Return the winning seats: the highest total, shared on a tie, or every seat not below zero (``outcome``)."""
    bar = max(totals) if options.outcome == "highest" else 0
    return [seat for seat, total in enumerate(totals) if total >= bar]
