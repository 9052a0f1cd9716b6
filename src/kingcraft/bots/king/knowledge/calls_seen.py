"""The other seats' calls before the play that tell something about a hand, read from the history."""

from array import array
from collections.abc import Iterator, MutableSequence, Sequence
from typing import Final, NamedTuple

from ....cards import SUITS
from ....games.king.actions import BIDS, CHOSEN, DECLARED, LADDER, LEADS, bid_tricks, plays_plus
from ....games.king.auction import AUCTION_TOKENS, Auction, opened
from ....games.king.options import NEGATIVE, KingOptions
from ....kernel import rule
from ...decision import Impossible

#: Kinds of calls: a game is named, a bid is made or not, a contract is chosen.
NAMED: Final = 0
BIDDING: Final = 1
CHOSE: Final = 2
#: What a bid says: nothing wanted, a plus game, a minus game.
PASSED: Final = 0
PLUS: Final = 1
MINUS: Final = 2

#: Games by number: four trumps by suit, no trump, minus; after them the negative contracts.
NO_TRUMP: Final = 4
MINUS_GAME: Final = 5
GAMES: Final = 6


class SeenCall(NamedTuple):
    """A call of another seat."""

    seat: int
    #: :data:`NAMED`, :data:`BIDDING`, :data:`CHOSE`.
    kind: int
    #: The game (its number), or what was bid.
    said: int
    #: What could have been said, as bits.
    open: int
    #: Tricks of the cheapest bid of each kind that a bidder could make.
    plus: int
    minus: int


#: Ints of a call in an array.
CALL_WORDS: Final = len(SeenCall._fields)


def game_number(token: str) -> int:
    """Return the number of a declared game or a chosen contract."""
    if token in CHOSEN:
        return GAMES + NEGATIVE.index(CHOSEN[token])
    contract, trump = DECLARED[token]
    return MINUS_GAME if contract == "minus" else trump if trump >= 0 else NO_TRUMP


def seen_calls_of(options: KingOptions, dealer: int, calls: Sequence[tuple[int, str]]) -> tuple[SeenCall, ...]:
    """Return the calls that say something; ``calls``: all, with seats. Raises :class:`Impossible`: one is not legal."""
    return tuple(_seen_calls(options, dealer, calls))


def _seen_calls(options: KingOptions, dealer: int, calls: Sequence[tuple[int, str]]) -> Iterator[SeenCall]:
    auction = opened(options, dealer) if options.auction == "always" else None
    for seat, token in calls:
        if token == "auction" and auction is None:  # noqa: S105
            auction = opened(options, dealer)
        elif options.chooser and (token in CHOSEN or (options.chooses_positive and token in DECLARED)):
            said = game_number(token)
            yield SeenCall(seat, CHOSE, said, _choices(options) | 1 << said, 0, 0)
        elif auction is not None and not auction.over:
            if seat != auction.to_act or token not in AUCTION_TOKENS or auction.fault(token) is not None:
                raise Impossible(f"seat {seat} cannot call {token!r} at that point of the auction")
            bid = _bid(auction, seat, token)
            if bid is not None:
                yield bid
            auction = auction.apply(token)
        elif token in DECLARED:
            sold = auction is not None and auction.step == "sold"
            said = game_number(token)
            games = options.plus_games if sold else options.declare
            yield SeenCall(seat, NAMED, said, _bits(games) | 1 << said, 0, 0)
        elif token not in LEADS:
            raise Impossible(f"seat {seat} cannot have said {token!r}")


def _bits(games: Sequence[str]) -> int:
    numbers = [MINUS_GAME if name == "minus" else NO_TRUMP if name == "NT" else SUITS.index(name) for name in games]
    return sum(1 << number for number in numbers)


def _choices(options: KingOptions) -> int:
    """Return what a chooser may choose, as far as the quotas leave it, which a deal does not tell."""
    negative = sum(1 << (GAMES + NEGATIVE.index(name)) for name in options.contracts)
    games = [name for name in options.declare if name == "minus" or not options.trump_fixed]
    return negative | (_bits(games) if options.quota_plus else 0)


def _bid(auction: Auction, seat: int, token: str) -> SeenCall | None:
    """Return what a word of the bidding, or the answer to an offer, says."""
    if auction.step == "bid":
        matched = auction.high if auction.fault("match") is None else len(LADDER)
        above = range(auction.high + 1, len(LADDER))
        plus = min((bid_tricks(bid) for bid in (*above, matched) if bid < len(LADDER) and plays_plus(bid)), default=0)
        minus = min(
            (bid_tricks(bid) for bid in (*above, matched) if bid < len(LADDER) and not plays_plus(bid)), default=0
        )
        bid = auction.high if token == "match" else BIDS.get(token, -1)  # noqa: S105
    elif auction.step == "answer":
        asked = auction.asked
        plus, minus = (bid_tricks(asked), 0) if plays_plus(asked) else (0, bid_tricks(asked))
        bid = asked if token == "yes" else -1  # noqa: S105
    else:
        return None
    said = PASSED if bid < 0 else PLUS if plays_plus(bid) else MINUS
    choices = 1 << PASSED | (1 << PLUS if plus else 0) | (1 << MINUS if minus else 0)
    return SeenCall(seat, BIDDING, said, choices, plus, minus)


def words_of_calls(calls: Sequence[SeenCall]) -> "array[int]":
    """Return the calls one after another, for kernels."""
    return array("q", [number for call in calls for number in call])


@rule
def seen_call_at(words: MutableSequence[int], at: int) -> SeenCall:
    """Return the call that begins at ``at``."""
    return SeenCall(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5])
