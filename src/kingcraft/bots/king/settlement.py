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


class Stakes(NamedTuple):
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


def stakes_of(options: KingOptions, contract: str, auctioneer: int = -1, buyer: int = -1, price: int = -1) -> Stakes:
    """The stakes of ``contract``. ``price``: the bid at which it was sold, a place on the ladder; -1: it was not."""
    value = unit_value(options, contract)
    plus = contract == "plus"
    base = options.tricks * options.trick_value if contract == "minus" else 0
    if buyer < 0:
        return Stakes(value if plus else -value, base, -1, -1, 0, UNSOLD)
    manner = _PLUS[options.plus_settlement] if plus else _MINUS[options.minus_settlement]
    return Stakes(value if plus else -value, base, auctioneer, buyer, bid_tricks(price), manner)


def stakes_seen(options: KingOptions, observation: KingObservation) -> Stakes:
    """The stakes of the deal that is observed; its contract must be known."""
    auction = observation.auction
    if auction is None or auction.buyer < 0:
        return stakes_of(options, observation.contract)
    price = LADDER.index(auction.price)
    return stakes_of(options, observation.contract, auction.auctioneer, auction.buyer, price)


@rule
def payment(stakes: Stakes, units: int) -> int:
    """What the buyer pays the auctioneer, in points; ``units`` as in a state of play, 8 bits a seat."""
    own = units >> (8 * stakes.auctioneer) & 255
    tricks = stakes.price
    if stakes.manner == CAPPED:
        tricks = min(tricks, units >> (8 * stakes.buyer) & 255)
    elif stakes.manner == SHORTFALL:
        tricks = max(0, tricks - (units >> (8 * stakes.buyer) & 255))
    elif stakes.manner == TOPUP:
        tricks = max(0, tricks - own)
    elif stakes.manner == EXACT:
        tricks -= own
    elif stakes.manner == ABSORBED:
        tricks = min(tricks, own)
    return tricks * abs(stakes.value)


@rule
def points(stakes: Stakes, units: int, seat: int) -> int:
    """The points of ``seat`` for a deal that ends with ``units``, payments included."""
    total = stakes.base + stakes.value * (units >> (8 * seat) & 255)
    if stakes.manner != UNSOLD:
        if seat == stakes.auctioneer:
            total += payment(stakes, units)
        elif seat == stakes.buyer:
            total -= payment(stakes, units)
    return total
