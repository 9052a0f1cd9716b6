"""The positive deals of King before the first card: what to declare, bid, answer, sell or keep.

Everything is in expected points of this seat, in units of one trick of plus: of 13 tricks, t in plus bring t, in minus
13 less 3t. A plus bid of n moves n to the auctioneer; a minus bid takes up to n tricks off them (``docs/rules/king.md``
sections 2 and 3).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ....games.king.view import AuctionView, KingObservation
from .hand import TRUMPS, Worth, worth
from .seen import to_set

#: Every bid, lowest first (G42).
LADDER: Final = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")

#: A minus trick costs as much as three plus tricks bring.
_MINUS_TRICK: Final = 3.0
#: A bidder needs to gain this much by a bid; a holder who is asked for more is content with less.
_MARGIN: Final = 0.75
_CONTENT: Final = 0.5
#: An auctioneer whose own game is worth this much declares at once: no bidder would pay more for it.
_KEEP: Final = 11.0
#: An offer must beat the auctioneer's own game by this much.
_SELL: Final = 0.3
#: How often the auctioneer asks for more before answering.
_COUNTERS: Final = 2
#: What the points of a deal not played are worth to the auctioneer (G56).
_SPLIT: Final = 4.0
#: How often a game that another seat names is a minus.
_THEIR_MINUS: Final = 0.5


def choose_call(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return the token for phase ``open``, ``bid``, ``decide``, ``answer`` or ``declare``."""
    hand = to_set(observation.hand)
    value = worth(hand)
    tricks = hand.bit_count()
    auction = observation.auction
    if observation.phase == "open":
        token, points = best_declaration(value, tricks, legal)
        return token if points >= _KEEP else "auction"
    if observation.phase == "declare" or auction is None:
        return best_declaration(value, tricks, legal)[0]
    return _PHASES[observation.phase](auction, value, tricks, legal)


def best_declaration(value: Worth, tricks: int, legal: Sequence[str]) -> tuple[str, float]:
    """Return the best of the legal declarations and its points; ``("", 0.0)`` if none is legal."""
    points = {f"plus:{trump}": value.plus[trump] for trump in TRUMPS}
    points["minus"] = _minus_points(value.minus, tricks)
    return max(((token, points[token]) for token in legal if token in points), key=_second, default=("", 0.0))


def _second(pair: tuple[str, float]) -> float:
    return pair[1]


def _minus_points(own: float, tricks: int) -> float:
    return tricks - _MINUS_TRICK * own


def _own_game(value: Worth, tricks: int) -> float:
    """Return the points of the player who names the game."""
    return max(max(value.plus.values()), _minus_points(value.minus, tricks))


def _bought(bid: str, value: Worth, tricks: int) -> float:
    """Return the points of a buyer at ``bid``."""
    number = int(bid[1:])
    if bid[0] == "+":
        return max(value.plus.values()) - number
    return _minus_points(value.minus, tricks) - _MINUS_TRICK * 0.85 * number


def _sold(bid: str, value: Worth, tricks: int) -> float:
    """Return the points of the auctioneer who sells at ``bid``."""
    number = int(bid[1:])
    if bid[0] == "+":
        return number + value.aside
    return _minus_points(max(0.25 * value.minus, value.minus - 0.85 * number), tricks)


def _without(value: Worth, tricks: int) -> float:
    """Return the points of a bidder who leaves the game to another seat."""
    return (1 - _THEIR_MINUS) * value.aside + _THEIR_MINUS * _minus_points(value.minus, tricks)


def _bid(auction: AuctionView, value: Worth, tricks: int, legal: Sequence[str]) -> str:
    """Return a bid: equalise, or the smallest of the better kind, while it gains enough; else pass."""
    needed = _without(value, tricks) + _MARGIN
    if "match" in legal and _bought(auction.high, value, tricks) >= needed:
        return "match"
    cheapest: dict[str, str] = {}
    for bid in LADDER:
        if bid in legal:
            cheapest.setdefault(bid[0], bid)
    offers = [(bid, _bought(bid, value, tricks)) for bid in cheapest.values()]
    bid, points = max(offers, key=_second, default=("pass", 0.0))
    return bid if bid != "pass" and points >= needed else "pass"


def _decide(auction: AuctionView, value: Worth, tricks: int, legal: Sequence[str]) -> str:
    """Return a request for a little more where that would be best; else the best of accept, split, and the own game."""
    own = _own_game(value, tricks)
    minus = _minus_points(value.minus, tricks)
    choices = {"reject": own}
    if "split" in legal:
        choices["split"] = _SPLIT
    if "accept" in legal:
        choices["accept"] = _sold(auction.high, value, tricks) - _SELL
    if "ultimatum" in legal and minus >= own and minus < _sold("+8", value, tricks):
        choices["ultimatum"] = minus + 0.01  # the same game, and a bidder may pay eight
    best = max((token for token in choices if token in legal), key=choices.__getitem__, default=legal[0])
    if auction.high and len(auction.countered) < _COUNTERS:
        floor = max(choices.values())
        for bid in LADDER:
            if bid[0] == auction.high[0] and f"counter:{bid}" in legal and _sold(bid, value, tricks) > floor:
                return f"counter:{bid}"
    return best


def _answer(auction: AuctionView, value: Worth, tricks: int, legal: Sequence[str]) -> str:
    """Return yes to a price that still leaves a gain; a refused ultimatum is a minus of the auctioneer."""
    otherwise = _minus_points(value.minus, tricks) if auction.ultimatum else _without(value, tricks) + _CONTENT
    wanted = "yes" if _bought(auction.asked, value, tricks) >= otherwise else "no"
    return wanted if wanted in legal else legal[0]


_PHASES: Final[Mapping[str, Callable[[AuctionView, Worth, int, Sequence[str]], str]]] = {
    "bid": _bid,
    "decide": _decide,
    "answer": _answer,
}
