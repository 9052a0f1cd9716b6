"""What a call says about a hand, as chances: a multinomial logit over the games that could have been named.

A game's score is a weighted sum of features of the hand; a bid is a choice between nothing, plus and minus, by the
scores of the best game of each kind and by its price. Sets of cards are by strength (:mod:`..strength`); ``low`` is the
strength of the lowest card of the pack.
"""

import functools
from array import array
from collections.abc import MutableSequence
from math import exp
from typing import Final

from ....cards import HEARTS, RANK_SETS, SUIT_SETS
from ....kernel import bit_count, rule
from ..knowledge.calls_seen import BIDDING, GAMES, MINUS_GAME, NO_TRUMP, PASSED, PLUS, SeenCall
from ..strength import lowest_height
from .call_weights import WEIGHTS

Reals = MutableSequence[float]

#: Features of a game; of a bid.
GAME_FEATURES: Final = 14
BID_FEATURES: Final = 6
#: Kinds of games: a trump, no trump, minus, and the six negative contracts.
GAME_KINDS: Final = 9
#: Where the weights of bids begin: for plus, then for minus.
BID_WEIGHTS: Final = GAME_KINDS * GAME_FEATURES

Features = tuple[
    float, float, float, float, float, float, float, float, float, float, float, float, float, float
]  # fmt: skip
BidFeatures = tuple[float, float, float, float, float, float]

_SUIT: Final = SUIT_SETS[0]
#: Strengths as sets: the twos are 0, the aces 12.
_TENS, _JACKS, _QUEENS, _KINGS, _ACES = RANK_SETS[8:13]
_KING_OF_HEARTS: Final = _KINGS & HEARTS
#: The negative contracts, in the order of the seed, are the games after the six that are declared.
NEGATIVE_CONTRACTS: Final = 6


@rule
def _one(cards: int) -> float:
    return 1.0 if cards != 0 else 0.0


@rule
def _shorter(hand: int, but: int, length: int) -> int:
    """Return how many suits other than ``but`` (a set, 0 for none) hold exactly ``length`` cards."""
    number = 0
    for suit in range(4):
        field = _SUIT << suit
        if field != but and bit_count(hand & field) == length:
            number += 1
    return number


@rule
def _guarded(hand: int, honours: int, guards: int) -> int:
    """Return how many of ``honours`` are in a suit with ``guards`` other cards or more."""
    number = 0
    for suit in range(4):
        field = _SUIT << suit
        if hand & field & honours != 0 and bit_count(hand & field) > guards:
            number += 1
    return number


@rule
def trump_features(hand: int, trump: int) -> Features:
    """Return what a hand brings for the trump suit ``trump`` (0 .. 3)."""
    field = _SUIT << trump
    own = hand & field
    side = hand & ~field
    length = bit_count(own)
    return (
        1.0,
        length / 4.0,
        max(0.0, length - 4.0),
        _one(own & _ACES),
        _one(own & _KINGS),
        _one(own & _QUEENS),
        _one(own & _JACKS),
        _one(own & _TENS),
        bit_count(side & _ACES) + 0.0,
        _guarded(side, _KINGS, 1) + 0.0,
        _guarded(side, _QUEENS, 2) + 0.0,
        _shorter(hand, field, 0) + 0.0,
        _shorter(hand, field, 1) + 0.0,
        _shorter(hand, field, 2) + 0.0,
    )


@rule
def honour_features(hand: int) -> Features:
    """Return what a hand brings without a trump."""
    long = 0.0
    for suit in range(4):
        long += max(0.0, bit_count(hand & (_SUIT << suit)) - 4.0)
    kings = _guarded(hand, _KINGS, 1)
    queens = _guarded(hand, _QUEENS, 2)
    return (
        1.0,
        bit_count(hand & _ACES) + 0.0,
        kings + 0.0,
        bit_count(hand & _KINGS) - kings + 0.0,
        queens + 0.0,
        bit_count(hand & _QUEENS) - queens + 0.0,
        bit_count(hand & _JACKS) + 0.0,
        bit_count(hand & _TENS) + 0.0,
        long,
        _shorter(hand, 0, 0) + 0.0,
        _shorter(hand, 0, 1) + 0.0,
        _shorter(hand, 0, 2) + 0.0,
        _shorter(hand, 0, 3) + 0.0,
        0.0,
    )


@rule
def low_features(hand: int, low: int) -> Features:
    """Return what a hand brings where tricks are avoided: each suit's four lowest cards, heights and squares."""
    first = first_square = second = second_square = third = third_square = fourth = fourth_square = 0.0
    twos = threes = fours = voids = 0.0
    for suit in range(4):
        own = hand & (_SUIT << suit)
        if own == 0:
            voids += 1.0
            continue
        height = lowest_height(own, low)
        first += height
        first_square += height * height
        own &= own - 1
        if own == 0:
            continue
        height = lowest_height(own, low)
        twos += 1.0
        second += height
        second_square += height * height
        own &= own - 1
        if own == 0:
            continue
        height = lowest_height(own, low)
        threes += 1.0
        third += height
        third_square += height * height
        own &= own - 1
        if own == 0:
            continue
        height = lowest_height(own, low)
        fours += 1.0
        fourth += height
        fourth_square += height * height
    return (
        1.0, voids, first, first_square, twos, second, second_square, threes, third, third_square,
        fours, fourth, fourth_square, 0.0,
    )  # fmt: skip


@rule
def danger_features(hand: int, low: int) -> Features:
    """Return what makes a hand good or bad for a negative contract."""
    first = second = hearts_first = hearts_second = 0.0
    for suit in range(4):
        own = hand & (_SUIT << suit)
        if own == 0:
            continue
        height = lowest_height(own, low)
        first += height
        if suit == 2:
            hearts_first = height
        own &= own - 1
        if own == 0:
            continue
        height = lowest_height(own, low)
        second += height
        if suit == 2:
            hearts_second = height
    return (
        1.0,
        bit_count(hand & _ACES) + 0.0,
        bit_count(hand & _KINGS) + 0.0,
        bit_count(hand & _QUEENS) + 0.0,
        bit_count(hand & _JACKS) + 0.0,
        _guarded(hand, _KINGS, 3) + 0.0,
        _guarded(hand, _QUEENS, 3) + 0.0,
        first,
        second,
        bit_count(hand & HEARTS) / 4.0,
        hearts_first,
        hearts_second,
        _one(hand & _KING_OF_HEARTS),
        _shorter(hand, 0, 0) + _shorter(hand, 0, 1) + 0.0,
    )


@rule
def game_score(weights: Reals, hand: int, game: int, low: int) -> float:
    """Return the score of a game, by its number."""
    if game < NO_TRUMP:
        kind = 0
        features = trump_features(hand, game)
    elif game == NO_TRUMP:
        kind = 1
        features = honour_features(hand)
    elif game == MINUS_GAME:
        kind = 2
        features = low_features(hand, low)
    else:
        kind = game - GAMES + GAME_KINDS - NEGATIVE_CONTRACTS
        features = danger_features(hand, low)
    total = 0.0
    for number in range(GAME_FEATURES):
        total += weights[kind * GAME_FEATURES + number] * features[number]
    return total


@rule
def honours_of(hand: int) -> int:
    """Return the aces and kings of a hand."""
    return bit_count(hand & (_ACES | _KINGS))


@rule
def bid_features(own: float, other: float, honours: int, price: int) -> BidFeatures:
    """Return the features of a bid: the scores of the best game of its kind and of the other kind, the price."""
    return (1.0, own / 10.0, max(0.0, own - other) / 10.0, price + 0.0, honours + 0.0, 0.1 * price * price)


@rule
def bid_score(weights: Reals, hand: int, kind: int, price: int, low: int) -> float:
    """Return the score of a bid of ``kind`` at ``price``; not to bid has 0."""
    plus = game_score(weights, hand, 0, low)
    for game in range(1, NO_TRUMP + 1):
        plus = max(plus, game_score(weights, hand, game, low))
    minus = game_score(weights, hand, MINUS_GAME, low)
    own = plus if kind == PLUS else minus
    features = bid_features(own, plus + minus - own, honours_of(hand), price)
    at = BID_WEIGHTS + (0 if kind == PLUS else BID_FEATURES)
    total = 0.0
    for number in range(BID_FEATURES):
        total += weights[at + number] * features[number]
    return total


@rule
def chance_of_call(weights: Reals, floor: float, call: SeenCall, hand: int, low: int) -> float:
    """Return how likely ``hand``, a whole hand as dealt, makes the call; ``floor``: the chance of a random call."""
    own = _score(weights, call, call.said, hand, low)
    total = 0.0
    for choice in range(GAMES + NEGATIVE_CONTRACTS):
        if call.open >> choice & 1 != 0:
            # A hand may have odd scores: e**30 to 1 against it is as good as never.
            total += exp(min(30.0, _score(weights, call, choice, hand, low) - own))
    return (1.0 - floor) / total + floor / bit_count(call.open)


@rule
def _score(weights: Reals, call: SeenCall, choice: int, hand: int, low: int) -> float:
    if call.kind != BIDDING:
        return game_score(weights, hand, choice, low)
    if choice == PASSED:
        return 0.0
    return bid_score(weights, hand, choice, call.plus if choice == PLUS else call.minus, low)


@functools.cache
def call_weights() -> "array[float]":
    """Return the fitted weights: the kinds of games, then the bids."""
    return array("d", WEIGHTS)
