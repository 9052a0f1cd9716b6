"""What a deal is worth: penalties, plus and minus, settlement, points unplayed (``docs/rules/king.md`` section 3)."""

from collections.abc import Sequence

from .actions import LADDER, bid_tricks, plays_plus
from .contracts import unit_value
from .options import PLAYERS, KingOptions


def base_scores(options: KingOptions, contract: str, units: Sequence[int]) -> list[int]:
    """Each seat's points before any payment, for the units it took (tricks, or cards that count).

    A negative deal costs its penalty a unit (G21 .. G29); plus pays v a trick (G34); minus starts everybody with all n
    tricks' worth and takes (players - 1) v a trick (G35), so that both sum to n v.
    """
    value = unit_value(options, contract)
    if contract == "plus":
        return [value * taken for taken in units]
    if contract == "minus":
        return [options.tricks * options.trick_value - value * taken for taken in units]
    return [-value * taken for taken in units]


def sold_scores(
    options: KingOptions, contract: str, units: Sequence[int], auctioneer: int, buyer: int, price: int
) -> list[int]:
    """The points of a sold deal: the base, and what the buyer pays the auctioneer (G53 .. G55, G-11 .. G-13).

    ``price`` is a place on the bidding ladder.
    """
    scores = base_scores(options, contract, units)
    tricks = bid_tricks(price)
    if contract == "plus":
        payment = _plus_payment(options, tricks, units[auctioneer], units[buyer])
    else:
        absorbed = min(tricks, units[auctioneer]) if options.minus_settlement == "absorb" else tricks
        payment = absorbed * unit_value(options, "minus")
    scores[auctioneer] += payment
    scores[buyer] -= payment
    return scores


def _plus_payment(options: KingOptions, tricks: int, auctioneer_tricks: int, buyer_tricks: int) -> int:
    value = options.trick_value
    match options.plus_settlement:
        case "transfer":
            return value * tricks
        case "capped":
            return value * min(tricks, buyer_tricks)
        case "topup":
            return value * max(0, tricks - auctioneer_tricks)
        case "shortfall":  # the bid is a contract: the missing tricks are paid
            return value * max(0, tricks - buyer_tricks)
    return value * (tricks - auctioneer_tricks)  # exact: the auctioneer ends on what was offered


def bid_points(options: KingOptions) -> dict[str, int]:
    """What each bid is worth: its tricks at the value of one in plus, or at what one costs in minus (G42)."""
    return {
        text: bid_tricks(bid) * unit_value(options, "plus" if plays_plus(bid) else "minus")
        for bid, text in enumerate(LADDER)
    }


def unplayed_scores(options: KingOptions, auctioneer: int) -> list[int]:
    """The points taken unplayed: the tricks shared out evenly, the rest to the auctioneer (G56: 4 and 3, 3, 3)."""
    share = options.tricks // PLAYERS
    scores = [share * options.trick_value] * PLAYERS
    scores[auctioneer] = (options.tricks - (PLAYERS - 1) * share) * options.trick_value
    return scores


def winners(options: KingOptions, totals: Sequence[int]) -> list[int]:
    """The winning seats of a match: the highest total, shared on a tie, or everybody not below zero (``outcome``)."""
    bar = max(totals) if options.outcome == "highest" else 0
    return [seat for seat, total in enumerate(totals) if total >= bar]
