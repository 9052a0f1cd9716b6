"""Reasons for a call in an auction of King, as a club player gives them: the shape of the hand, and the price."""

from collections.abc import Sequence
from typing import Final

from ...games.king.options import KingOptions
from ...games.king.scoring import bid_points
from ...games.king.view import KingObservation
from ...games.options import RuleSet
from ..advice import BidAdvice, GameAdvice, PriceAdvice
from ..sentence import Sentence, whole
from .reasons import game_reason

_MINUS: Final = "minus"
_PLUS: Final = "plus:"
_NO_TRUMP: Final = "NT"
#: From the highest.
_RANKS: Final = "AKQJT98765432"
#: A suit that is no longer than this is not long.
_SHORT: Final = 4
#: A card among this many lowest of its suit is low.
_LOW: Final = 3
#: Where this many of the four suits have a low card, one can stay low.
_LOW_SUITS: Final = 3


def bidding_reason(
    rules: RuleSet[KingOptions], observation: KingObservation, legal: Sequence[str], best: str, advice: BidAdvice
) -> Sentence | None:
    """Say why ``best`` is advised while a deal is for sale; None if no fact speaks for it.

    ``advice``: what was found out about the games and the prices, the best game first.
    """
    suits, games, auction = suits_of(observation.hand), advice.games, observation.auction
    prices = {price.bid: price for price in advice.prices}
    standing = "" if auction is None else auction.asked or auction.high
    own = whole(advice.otherwise)
    if best == "auction":
        return _offers(suits, games[0])
    if best in ("pass", "no"):
        bids = {"yes": standing} if best == "no" else {token: token for token in legal if token in prices}
        bids |= {"match": standing} if "match" in legal else {}
        return _passes(rules.options, suits, games, bids, prices, own)
    if best.startswith("counter:"):
        return Sentence("why-asking", {})
    if best == "ultimatum":
        return Sentence("why-eight", {}) if games[0].token == _MINUS else None
    if best == "split":
        return Sentence("why-unplayed", {"instead": own})
    if best == "accept":
        return Sentence("why-sold", {"expected": whole(prices[standing].points), "instead": own})
    if best == "reject" and standing:
        return Sentence("why-kept", {"expected": own, "instead": whole(prices[standing].points)})
    bid = standing if best in ("match", "yes") else best
    if bid in prices and prices[bid].pays == "no":
        return Sentence("why-drives", {})
    game = _game(games, bid) if bid in prices else next((one for one in games if one.token == best), games[0])
    return _strength(rules.options, suits, game) or game_reason(games, game.token)


def suits_of(hand: Sequence[str]) -> dict[str, str]:
    """Return the ranks of each suit of a hand, from the highest."""
    return {suit: "".join(sorted((card[0] for card in hand if card[1] == suit), key=_RANKS.index)) for suit in "SHDC"}


def sure_tricks(ranks: str) -> int:
    """Return how many tricks a suit takes from the top, if it is not trumped: ace, king, queen without a gap."""
    return next((place for place, rank in enumerate(ranks) if rank != _RANKS[place]), len(ranks))


def low_suits(suits: dict[str, str], deck: int) -> int:
    """Return in how many suits the lowest card is one of the lowest of the pack, or there is no card at all."""
    ranks = _RANKS[: deck // 4]
    return sum(not held or held[-1] in ranks[-_LOW:] for held in suits.values())


def _game(games: Sequence[GameAdvice], bid: str) -> GameAdvice:
    """Return the best game that a bid may be bought for."""
    return next((game for game in games if (game.token == _MINUS) == bid.startswith("-")), games[0])


def _sure(suits: dict[str, str], trump: str = "") -> int:
    return sum(sure_tricks(ranks) for suit, ranks in suits.items() if suit != trump)


def _longest(suits: dict[str, str]) -> int:
    return max(map(len, suits.values()))


def _offers(suits: dict[str, str], game: GameAdvice) -> Sentence:
    """Say why to hear the offers first."""
    points = whole(game.points)
    if points <= 0:
        return Sentence("why-offers-poor", {})
    if game.token != _MINUS and _longest(suits) <= _SHORT:
        return Sentence("why-offers-flat", {"count": _sure(suits), "length": _longest(suits)})
    return Sentence("why-offers", {"trump": game.token.removeprefix(_PLUS), "points": points})


def _passes(
    options: KingOptions,
    suits: dict[str, str],
    games: Sequence[GameAdvice],
    bids: dict[str, str],
    prices: dict[str, PriceAdvice],
    own: int,
) -> Sentence | None:
    """Say why no bid pays. ``bids``: what may be said, with its bid; ``own``: the points expected without one."""
    offered = {token: prices[bid] for token, bid in bids.items() if bid in prices}
    if not offered:
        return None
    token = max(offered, key=lambda each: offered[each].gain)
    price = offered[token]
    game = _game(games, price.bid)
    minus = price.bid.startswith("-")
    fixed = (options.minus_settlement if minus else options.plus_settlement) == "transfer"
    cost = bid_points(options)[price.bid] if fixed else whole(game.points - price.points)
    points = whole(game.points)
    if price.gain < 0 and cost > 0 and points >= 0:
        if not minus and points <= cost and _longest(suits) <= _SHORT:
            return Sentence("why-passes-flat", {"count": _sure(suits), "length": _longest(suits), "loss": cost})
        said: dict[str, str | int] = {"other": token, "loss": cost, "points": points}
        if points <= cost:
            return Sentence("why-passes-dear", said | {"trump": game.token.removeprefix(_PLUS)})
        return Sentence("why-passes-less", {"other": token, "expected": points - cost, "instead": own})
    return Sentence("why-passes-free", {"instead": own}) if own > 0 else None


def _strength(options: KingOptions, suits: dict[str, str], game: GameAdvice) -> Sentence | None:
    """Say what in the hand makes the game worth its price."""
    trump, tricks = game.token.removeprefix(_PLUS), whole(game.units)
    if game.token == _MINUS:
        low = low_suits(suits, options.deck)
        return Sentence("why-strong-low", {"count": low, "tricks": tricks}) if low >= _LOW_SUITS else None
    if tricks == 0:
        return None
    if trump == _NO_TRUMP:
        return Sentence("why-strong-high", {"count": _sure(suits), "tricks": tricks}) if _sure(suits) else None
    if trump not in suits:
        return None
    said: dict[str, str | int] = {"length": len(suits[trump]), "suit": trump, "count": _sure(suits, trump)}
    return Sentence("why-strong", said | {"tricks": tricks})
