"""A beginner's calls at King: aces and kings are tricks, the longest suit is trump, opponents do not matter."""

from collections.abc import Sequence
from typing import Final

from ....cards import SUIT_SETS, SUITS
from ....games.king.view import AuctionView, KingObservation
from ...thumb.king.auction import LADDER
from ...thumb.king.seen import ACE, HEARTS, JACK, KING, QUEEN, strengths, to_set

#: With this many tricks of their own, an auctioneer does not open the auction.
_ENOUGH: Final = 5
#: What is left to a buyer must be this much.
_LEFT: Final = 2
#: Without a card of these, a beginner plays minus.
_HIGH: Final = strengths(ACE, KING, QUEEN)


def choose_call(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return the token for any phase before the first card."""
    hand = to_set(observation.hand)
    auction = observation.auction
    token = ""
    match observation.phase:
        case "choose":
            token = _contract(hand, legal)
        case "lead":
            token = f"lead:{observation.seat}"
        case "open":
            token = _declaration(hand, legal) if _tricks(hand) >= _ENOUGH else "auction"
        case "declare":
            token = _declaration(hand, legal)
        case phase if auction is not None:
            token = _bid(hand, legal) if phase == "bid" else _reply(phase, auction, hand)
    return token if token in legal else legal[0]


def _tricks(hand: int) -> int:
    """Aces, kings, and what the longest suit has beyond four cards."""
    longest = max((hand & suit_set).bit_count() for suit_set in SUIT_SETS)
    return (hand & strengths(ACE, KING)).bit_count() + max(0, longest - 4)


def _declaration(hand: int, legal: Sequence[str]) -> str:
    """Minus without a high card; else the longest suit that may be named."""
    if "minus" in legal and not hand & _HIGH:
        return "minus"
    suits = [suit for suit in range(4) if f"plus:{SUITS[suit]}" in legal]
    longest = max(suits, key=lambda suit: (hand & SUIT_SETS[suit]).bit_count(), default=-1)
    return f"plus:{SUITS[longest]}" if longest >= 0 else ""


def _contract(hand: int, legal: Sequence[str]) -> str:
    """Return the open contract of whose cards the hand holds fewest, against the average hand."""
    fear = {
        "no-hearts": (hand & SUIT_SETS[HEARTS]).bit_count() / 3.25,
        "no-queens": (hand & strengths(QUEEN)).bit_count() / 1.0,
        "no-men": (hand & strengths(KING, JACK)).bit_count() / 2.0,
        "no-king": (hand >> (KING * 4 + HEARTS) & 1) / 0.25,
        "no-tricks": (hand & _HIGH).bit_count() / 3.0,
        "last-two": (hand & _HIGH).bit_count() / 3.0,
    }
    open_ = {token: fear[token[7:]] for token in legal if token.startswith("choose:")}
    best = min(open_, key=open_.__getitem__, default="")
    if best and (open_[best] < 1 or _tricks(hand) < _ENOUGH - 1):
        return best
    return _declaration(hand, legal) or best


def _bid(hand: int, legal: Sequence[str]) -> str:
    """Return the lowest plus bid, as long as it leaves enough tricks."""
    for bid in LADDER:
        if bid in legal and bid[0] == "+":
            return bid if _left(hand, bid) >= _LEFT else "pass"
    return "pass"


def _reply(phase: str, auction: AuctionView, hand: int) -> str:
    """Sell if the bid offers as many tricks as the aces and kings; accept a price if enough tricks are left."""
    if phase == "decide":
        return "accept" if auction.high[:1] == "+" and _left(hand, auction.high) <= 0 else "reject"
    return "yes" if auction.asked[:1] == "+" and _left(hand, auction.asked) >= _LEFT else "no"


def _left(hand: int, bid: str) -> int:
    return _tricks(hand) - int(bid[1:])
