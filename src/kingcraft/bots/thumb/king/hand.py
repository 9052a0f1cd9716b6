"""What a hand is worth in each positive game before any card is played: expected tricks.

Weights: least squares on what ``thumb-1`` took in 6,500 deals. Unexplained, in tricks: a declarer with a trump 0.9,
beside another's trump 1.2, without trump 1.4, in minus 1.9.
"""

from dataclasses import dataclass
from typing import Final

from ....cards import SUIT_SETS, SUITS
from .seen import ACE, JACK, KING, QUEEN, cards_of

#: Games a declarer may name, as in the tokens after ``plus:``; ``minus`` apart.
TRUMPS: Final = ("S", "H", "D", "C", "NT")
_TEN: Final = 8

#: Trumps by strength, ten to ace, and what each trump beyond the third adds.
_TRUMP_HONOURS: Final = ((ACE, 0.99), (KING, 0.87), (QUEEN, 0.61), (JACK, 0.31), (_TEN, 0.18))
_LONG_TRUMP: Final = 0.87
_FEW_TRUMPS: Final = -0.35
_THREE_TRUMPS: Final = 0.16
#: With three trumps and more: a side suit of no, one, two cards.
_SHORT_SIDE: Final = (1.12, 0.6, 0.2)

#: In minus the cards of a suit, lowest first, up to four: weights of 1, height and its square, heights 0 (lowest
#: rank) to 1 (ace).
_MINUS: Final = ((0.31, 1.64, 0.08), (-0.69, 0.58, 1.08), (-0.41, -0.22, 1.46), (-0.46, 0.0, 0.99))
_MINUS_VOID: Final = 0.85


@dataclass(frozen=True, slots=True)
class Worth:
    """Expected tricks in each kind of game."""

    #: As declarer, by trump (S H D C NT).
    plus: dict[str, float]
    #: In a plus game that another seat names.
    aside: float
    minus: float


def worth(hand: int) -> Worth:
    """Return the worth of a whole ``hand`` (a set of cards by strength, :mod:`.seen`)."""
    plus = {trump: _with_trump(hand, SUITS.index(trump)) for trump in TRUMPS[:4]}
    plus["NT"] = 0.13 + _honours(hand, (0.99, 0.98, 0.14, 0.7, 0.21, 0.29)) + 0.2 * _beyond_four(hand)
    aside = 0.64 + _honours(hand, (0.99, 0.77, 0.19, 0.38, 0.06, 0.12))
    return Worth(plus, aside, _minus(hand))


def _has(hand: int, strength: int, suit: int) -> bool:
    return bool(hand >> (strength * 4 + suit) & 1)


def _beyond_four(hand: int) -> int:
    return sum(max(0, (hand & suit_set).bit_count() - 4) for suit_set in SUIT_SETS)


def _honours(hand: int, weights: tuple[float, float, float, float, float, float]) -> float:
    """Return the worth of the honours: ace, king guarded and bare, queen guarded twice and not, jack."""
    ace, king, bare_king, queen, bare_queen, jack = weights
    tricks = 0.0
    for suit in range(4):
        length = (hand & SUIT_SETS[suit]).bit_count()
        if _has(hand, ACE, suit):
            tricks += ace
        if _has(hand, KING, suit):
            tricks += king if length > 1 else bare_king
        if _has(hand, QUEEN, suit):
            tricks += queen if length > 2 else bare_queen
        if _has(hand, JACK, suit):
            tricks += jack
    return tricks


def _with_trump(hand: int, trump: int) -> float:
    trumps = hand & SUIT_SETS[trump]
    length = trumps.bit_count()
    tricks = 0.12 + _LONG_TRUMP * max(0, length - 3)
    tricks += sum(weight for strength, weight in _TRUMP_HONOURS if _has(hand, strength, trump))
    tricks += _honours(hand & ~trumps, (0.98, 0.8, 0.0, 0.41, 0.04, 0.09))
    if length < 3:
        return tricks + _FEW_TRUMPS
    if length == 3:
        tricks += _THREE_TRUMPS
    for suit in range(4):
        side = (hand & SUIT_SETS[suit]).bit_count()
        if suit != trump and side < len(_SHORT_SIDE):
            tricks += _SHORT_SIDE[side]
    return tricks


def _minus(hand: int) -> float:
    lowest = 5 if hand.bit_count() <= 8 else 0  # eight cards: the pack of sevens and up
    tricks = 0.3
    for suit_set in SUIT_SETS:
        own = cards_of(hand & suit_set)
        if not own:
            tricks += _MINUS_VOID
        for card, (one, height_weight, square_weight) in zip(own, _MINUS, strict=False):
            height = ((card >> 2) - lowest) / (12 - lowest)
            tricks += one + height_weight * height + square_weight * height * height
    return max(0.0, tricks)
