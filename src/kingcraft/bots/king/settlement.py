"""What units are worth at the end of a deal, for each seat: one compiled function for every contract and settlement.

The same points as :mod:`kingcraft.games.king.scoring`, whose tables are made for score sheets; a test holds them equal.
"""

from typing import Final, NamedTuple

from ...games.king.actions import LADDER, bid_tricks
from ...games.king.contracts import unit_value
from ...games.king.options import KingOptions
from ...games.king.view import KingObservation
from ...kernel import rule

UNSOLD: Final = 0
#: The whole price is paid (plus ``transfer``; minus ``transfer``).
FULL_PRICE: Final = 1
#: No more than the buyer's tricks are worth (``capped``).
CAPPED: Final = 2
#: The auctioneer gets what is missing to the price (``topup``), and gives back what exceeds it too (``exact``).
TOPUP: Final = 3
EXACT: Final = 4
#: What the buyer's tricks are short of the price (``shortfall``).
SHORTFALL: Final = 6
#: The buyer takes over as many of the auctioneer's tricks (``absorb``).
ABSORBED: Final = 5

_PLUS: Final = {"transfer": FULL_PRICE, "capped": CAPPED, "topup": TOPUP, "exact": EXACT, "shortfall": SHORTFALL}
_MINUS: Final = {"transfer": FULL_PRICE, "absorb": ABSORBED}


class Settlement(NamedTuple):
    """What a unit is worth to who takes it, and what a sale moves.

    ``value``: points of one unit, below zero where units are avoided. ``base``: points of everybody before any unit.
    ``auctioneer``, ``buyer``: seats, -1 if the deal was not sold; ``price``: the bid in tricks; ``manner``: how it is
    settled, one of the constants above.
    """

    value: int
    base: int
    auctioneer: int
    buyer: int
    price: int
    manner: int

    @property
    def wanted(self) -> int:
        """1 where units are good, else 0."""
        return int(self.value > 0)


def settlement_of(
    options: KingOptions, contract: str, auctioneer: int = -1, buyer: int = -1, price: int = -1
) -> Settlement:
    """The stakes of ``contract``. ``price``: the bid at which it was sold, a place on the ladder; -1: it was not."""
    value = unit_value(options, contract)
    plus = contract == "plus"
    base = options.tricks * options.trick_value if contract == "minus" else 0
    if buyer < 0:
        return Settlement(value if plus else -value, base, -1, -1, 0, UNSOLD)
    manner = _PLUS[options.plus_settlement] if plus else _MINUS[options.minus_settlement]
    return Settlement(value if plus else -value, base, auctioneer, buyer, bid_tricks(price), manner)


def settlement_seen(options: KingOptions, observation: KingObservation) -> Settlement:
    """The stakes of the deal that is observed; its contract must be known."""
    auction = observation.auction
    if auction is None or auction.buyer < 0:
        return settlement_of(options, observation.contract)
    price = LADDER.index(auction.price)
    return settlement_of(options, observation.contract, auction.auctioneer, auction.buyer, price)


@rule
def payment(settlement: Settlement, units: int) -> int:
    """What the buyer pays the auctioneer, in points; ``units`` as in a state of play, 8 bits a seat."""
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
def points(settlement: Settlement, units: int, seat: int) -> int:
    """The points of ``seat`` for a deal that ends with ``units``, payments included."""
    total = settlement.base + settlement.value * (units >> (8 * seat) & 255)
    if settlement.manner != UNSOLD:
        if seat == settlement.auctioneer:
            total += payment(settlement, units)
        elif seat == settlement.buyer:
            total -= payment(settlement, units)
    return total
