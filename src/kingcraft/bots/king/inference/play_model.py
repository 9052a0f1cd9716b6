"""How King is played, as chances: how likely each of the cards is that a hand may play.

A multinomial logit: a card's score is a weighted sum of features, with weights for each style of play, each kind of
contract and each place in a trick. It does not choose cards; it only guesses what a card says about the hand it came
from. Sets of cards are by strength (:mod:`..strength`).
"""

import functools
from array import array
from collections.abc import MutableSequence
from typing import Final

from ....cards import SUIT_SETS
from ....games.king.contracts import Terms
from ....kernel import bit_count, highest, rule
from ..knowledge.plays_seen import FOLLOW, LEAD, SeenPlay
from ..strength import by_strength
from .play_weights import WEIGHTS

Reals = MutableSequence[float]

#: Features of a card.
FEATURES: Final = 20
#: The kinds of contracts that are played alike: by name, and a plus game with a trump.
KINDS: Final = {
    "no-tricks": 0,
    "minus": 0,
    "no-hearts": 1,
    "no-queens": 2,
    "no-men": 3,
    "no-king": 4,
    "last-two": 5,
    "plus": 6,
}
TRUMP_KIND: Final = 7
#: Weights of one kind: the three places after each other.
KIND: Final = 3 * FEATURES
#: How people and programs play: by rules of thumb, by such rules with slips, by thinking ahead, as beginners do.
STYLES: Final = ("rules", "people", "search", "novices")
#: Weights of one style: all kinds after each other.
STYLE: Final = (TRUMP_KIND + 1) * KIND

Features = tuple[
    float, float, float, float, float, float, float, float, float, float,
    float, float, float, float, float, float, float, float, float, float,
]  # fmt: skip

_SUIT: Final = SUIT_SETS[0]


def kind_of(contract: str, terms: Terms) -> int:
    """Return which weights a contract is played by."""
    return TRUMP_KIND if terms.trump >= 0 else KINDS[contract]


@rule
def _share(part: int, whole: int, otherwise: float) -> float:
    return part / whole if whole > 0 else otherwise


@rule
def lead_features(hand: int, unseen: int, penalty: int, trump: int, voids: int, card: int) -> Features:
    """Return what matters for a lead of ``card``.

    ``unseen``: the cards in the other hands; ``trump``: the trumps, a set; ``voids``: how many other seats have shown
    to be void of each suit, two bits a suit.
    """
    suit = _SUIT << (card & 3)
    lower = suit & ((1 << card) - 1)
    higher = suit & ~((2 << card) - 1)
    is_trump = 1.0 if suit == trump else 0.0
    out = bit_count(unseen & suit)
    wins = _share(bit_count(unseen & lower), out, 1.0)
    height = (card >> 2) / 12.0
    early = bit_count(hand) / 13.0
    boss = 1.0 if out > 0 and unseen & higher == 0 else 0.0
    own = bit_count(hand & suit)
    trumps_out = bit_count(unseen & trump)
    return (
        wins,
        wins * wins,
        height,
        bit_count(hand & lower) / 4.0,
        bit_count(hand & higher) / 4.0,
        1.0 if own == 1 else 0.0,
        own / 6.0,
        out / 10.0,
        1.0 if out == 0 else 0.0,
        1.0 if penalty >> card & 1 else 0.0,
        min(bit_count(unseen & penalty & lower), 4) / 2.0,
        1.0 if unseen & penalty & higher else 0.0,
        1.0 if hand & penalty & higher else 0.0,
        is_trump,
        boss,
        (voids >> 2 * (card & 3) & 3) / 3.0,
        is_trump * (bit_count(hand & trump) - trumps_out) / 6.0,
        boss * (1.0 - is_trump) if trumps_out > 0 else 0.0,
        wins * early,
        height * early,
    )


@rule
def follow_features(
    hand: int, unseen: int, penalty: int, table: int, best: int, ruffed: bool, count: int, card: int
) -> Features:
    """Return what matters for following suit with ``card``.

    ``table``: the ``count`` cards of the trick; ``best``: the strongest of the led suit (a card by strength);
    ``ruffed``: a trump takes the trick.
    """
    suit = _SUIT << (card & 3)
    lower = suit & ((1 << card) - 1)
    higher = suit & ~((2 << card) - 1)
    under = suit & ((1 << best) - 1)
    over = 1.0 if card > best and not ruffed else 0.0
    below_it = 1.0 - over
    out = bit_count(unseen & suit)
    share = _share(bit_count(unseen & lower), out, 0.0)
    stays = 1.0 if out == 0 or count == 3 else (share if count == 2 else share * share)
    takes = over * stays
    height = (card >> 2) / 12.0
    early = bit_count(hand) / 13.0
    counts = 1.0 if penalty >> card & 1 else 0.0
    load = min(bit_count(table & penalty), 3) / 2.0
    alone = share if hand & lower == 0 else 0.0
    return (
        over,
        takes,
        takes * load,
        over if count == 3 else 0.0,
        below_it * bit_count(hand & higher & under) / 4.0,
        over * bit_count(hand & higher) / 4.0,
        over * bit_count(hand & lower & ~under) / 4.0,
        height * below_it,
        height * over,
        counts * below_it,
        counts * over,
        share,
        alone,
        takes * early,
        height * early,
        takes if penalty != 0 and (unseen | hand | table) & penalty & ~suit == 0 else 0.0,
        takes * min(bit_count(unseen & penalty & lower), 3) if count < 3 else 0.0,
        takes * out / 10.0,
        height if ruffed else 0.0,
        1.0 if unseen & higher == 0 and out > 0 else 0.0,
    )


@rule
def void_features(hand: int, unseen: int, penalty: int, trump: int, best_trump: int, card: int) -> Features:
    """Return what matters for throwing ``card`` or ruffing; ``best_trump``: the highest on the table, -1: none."""
    suit = _SUIT << (card & 3)
    lower = suit & ((1 << card) - 1)
    higher = suit & ~((2 << card) - 1)
    is_trump = 1.0 if suit == trump else 0.0
    over = is_trump if card > best_trump else 0.0
    beaten = (2 << best_trump) - 1 if best_trump >= 0 else 0
    out = bit_count(unseen & suit)
    danger = _share(bit_count(unseen & lower), out, 0.0)
    height = (card >> 2) / 12.0
    early = bit_count(hand) / 13.0
    counts = 1.0 if penalty >> card & 1 else 0.0
    own = bit_count(hand & suit)
    above = bit_count(unseen & higher)
    return (
        is_trump,
        over,
        is_trump * height,
        over * bit_count(hand & lower & ~beaten) / 4.0,
        counts,
        counts * height,
        height,
        height * height,
        danger,
        1.0 if out == 0 else 0.0,
        danger if hand & lower == 0 else 0.0,
        1.0 if own == 1 else 0.0,
        1.0 if own == 2 else 0.0,
        own / 6.0,
        bit_count(hand & lower) / 4.0,
        min(bit_count(unseen & penalty & lower), 4) / 2.0,
        1.0 if out > 0 and above == 0 else 0.0,
        height * early,
        danger * early,
        1.0 if above == 1 and own > 1 else 0.0,
    )


@rule
def features_of(terms: Terms, seen_play: SeenPlay, hand: int, card: int) -> Features:
    """Return the features of ``card`` for a ``hand`` (both by strength) at a play that everyone saw."""
    unseen = by_strength(seen_play.held) & ~hand
    penalty = by_strength(terms.penalty)
    trump = _SUIT << terms.trump if terms.trump >= 0 else 0
    if seen_play.place == LEAD:
        return lead_features(hand, unseen, penalty, trump, seen_play.voids, card)
    table = by_strength(seen_play.table)
    led = by_strength(seen_play.led)
    trumped = table & trump & ~led
    if seen_play.place == FOLLOW:
        return follow_features(hand, unseen, penalty, table, highest(table & led), trumped != 0, seen_play.laid, card)
    best_trump = highest(trumped) if trumped != 0 else -1
    return void_features(hand, unseen, penalty, trump, best_trump, card)


@rule
def score(weights: Reals, at: int, features: Features) -> float:
    """Return the weighted sum; ``at``: where the weights of the place begin."""
    # Four sums side by side: one after another each addition would wait for the one before.
    one = two = three = four = 0.0
    for number in range(0, FEATURES, 4):
        one += weights[at + number] * features[number]
        two += weights[at + number + 1] * features[number + 1]
        three += weights[at + number + 2] * features[number + 2]
        four += weights[at + number + 3] * features[number + 3]
    return one + two + (three + four)


@functools.cache
def play_weights() -> "array[float]":
    """Return the fitted weights of all styles after each other, :data:`STYLE` of them each."""
    return array("d", WEIGHTS)
