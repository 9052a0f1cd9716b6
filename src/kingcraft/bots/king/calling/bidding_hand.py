"""What a hand promises in the positive games: expected tricks, from its own cards alone.

Each suit adds its share, by its length and honours (plus) or its four lowest cards (minus).
"""

from array import array
from collections.abc import Callable, MutableSequence, Sequence
from typing import Final, NamedTuple

from ....games.king.options import KingOptions
from ....kernel import bit_count, kernel, rule
from ..strength import by_strength, lowest_height
from .bidding_weights import WEIGHTS

#: Where the weights of each part begin: the trump suit, a suit beside it, a suit without trump, a suit when another
#: seat names the plus game, a suit in minus.
TRUMP: Final = 0
BESIDE: Final = 20
NO_TRUMP: Final = 40
ASIDE: Final = 60
MINUS: Final = 80
PLUS_WEIGHTS: Final = 20
MINUS_WEIGHTS: Final = 17

#: The values of a hand: plus with C D H S as trump, without trump, aside, minus.
NUMBERS: Final = 7


class Promise(NamedTuple):
    """Expected tricks of a hand."""

    #: As the declarer, by ``C D H S NT``.
    plus: dict[str, float]
    #: When another seat names a plus game.
    aside: float
    minus: float


@rule
def plus_suit(own: int, weights: Sequence[float], at: int) -> float:
    """Return the share of a suit, every fourth bit by strength, in a plus game."""
    length = bit_count(own)
    ace, king, queen = own >> 48 & 1, own >> 44 & 1, own >> 40 & 1
    jack, ten = own >> 36 & 1, own >> 32 & 1
    share = weights[at + min(length, 8)]
    share += ace * weights[at + 9] + king * weights[at + 10] + queen * weights[at + 11]
    share += jack * weights[at + 12] + ten * weights[at + 13]
    if length < 2:
        share += king * weights[at + 14]
    if length < 3:
        share += queen * weights[at + 15]
    if length < 4:
        share += jack * weights[at + 16]
    return share + ace * king * weights[at + 17] + king * queen * weights[at + 18] + ace * queen * weights[at + 19]


@rule
def minus_suit(own: int, low: int, weights: Sequence[float], at: int) -> float:
    """Return the share of a suit in minus; ``low``: the strength of the lowest card of the pack."""
    share = weights[at + min(bit_count(own), 8)]
    for number in range(4):
        if own != 0:
            height = lowest_height(own, low)
            own &= own - 1
            share += height * (weights[at + 9 + 2 * number] + height * weights[at + 10 + 2 * number])
    return share


@kernel
def promise_hands(hands: Sequence[int], low: int, weights: Sequence[float], promises: MutableSequence[float]) -> None:
    """Write seven numbers for each hand (a set of cards)."""
    for number in range(len(hands)):
        hand = by_strength(hands[number])
        without = aside = minus = beside = 0.0
        at = NUMBERS * number
        for suit in range(4):
            own = hand >> suit & 0x1111111111111
            side = plus_suit(own, weights, BESIDE)
            beside += side
            promises[at + suit] = plus_suit(own, weights, TRUMP) - side
            without += plus_suit(own, weights, NO_TRUMP)
            aside += plus_suit(own, weights, ASIDE)
            minus += minus_suit(own, low, weights, MINUS)
        for suit in range(4):
            promises[at + suit] = max(0.0, promises[at + suit] + beside)
        promises[at + 4] = max(0.0, without)
        promises[at + 5] = max(0.0, aside)
        promises[at + 6] = max(0.0, minus)


def promises_of(options: KingOptions, hands: "array[int]") -> list[Promise]:
    """Return what each of ``hands`` (sets of cards) promises."""
    return _promises(promise_hands, options, hands)


def promise_of(options: KingOptions, hand: int) -> Promise:
    """Return what one hand (a set of cards) promises, the same numbers; nothing is compiled."""
    return _promises(promise_hands.plain, options, array("q", [hand]))[0]


def _promises(count: Callable[..., None], options: KingOptions, hands: "array[int]") -> list[Promise]:
    numbers = array("d", bytes(8 * NUMBERS * len(hands)))
    count(hands, 0 if options.deck == 52 else 5, array("d", WEIGHTS[options.deck]), numbers)
    return [
        Promise(
            dict(zip(("C", "D", "H", "S", "NT"), numbers[at : at + 5], strict=True)), numbers[at + 5], numbers[at + 6]
        )
        for at in range(0, len(numbers), NUMBERS)
    ]
