"""How likely the seen play is in each world, and the features of plays for fitting the weights: kernels."""

from collections.abc import MutableSequence
from math import exp, log
from typing import Any

from ....games.king.contracts import Terms
from ....games.king.options import PLAYERS
from ....kernel import bit_count, kernel, lowest, rule
from ..knowledge.calls_seen import CALL_WORDS, seen_call_at
from ..knowledge.plays_seen import PLAY_WORDS, SeenPlay, Words, legal_then, seen_play_at
from ..strength import by_strength
from .call_model import chance_of_call
from .play_model import FEATURES, Reals, features_of, score


@rule
def chance_of_play(terms: Terms, weights: Reals, at: int, floor: float, seen_play: SeenPlay, hand: int) -> float:
    """Return how likely ``hand`` (whole, as it was then) plays the card seen; ``floor``: the chance of any play."""
    legal = legal_then(terms, seen_play, hand)
    if legal & (legal - 1) == 0:
        return 1.0
    mine = by_strength(hand)
    rest = by_strength(legal)
    seen = lowest(by_strength(1 << seen_play.card))
    start = at + FEATURES * seen_play.place
    own = score(weights, start, features_of(terms, seen_play, mine, seen))
    total = 1.0
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if card != seen:
            # An odd hand may have odd scores: e**30 is as good as never.
            total += exp(min(30.0, score(weights, start, features_of(terms, seen_play, mine, card)) - own))
    return (1.0 - floor) / total + floor / bit_count(legal)


@kernel
def add_likelihoods(
    terms: Terms,
    weights: Reals,
    at: int,
    floor: float,
    seen_plays: Words,
    worlds: Words,
    first_world: int,
    last_world: int,
    logs: MutableSequence[float],
) -> None:
    """Add to ``logs`` of the worlds ``first_world`` .. ``last_world - 1`` the logarithm of the chance of each play.

    ``at``: where the weights of the kind of contract begin. ``worlds``: the hands after the last play, four ints each.
    """
    for number in range(len(seen_plays) // PLAY_WORDS):
        seen_play = seen_play_at(seen_plays, number * PLAY_WORDS)
        for world in range(first_world, last_world):
            hand = worlds[PLAYERS * world + (seen_play.seat & 3)] | seen_play.own
            logs[world] += log(chance_of_play(terms, weights, at, floor, seen_play, hand))


@kernel
def add_call_likelihoods(
    weights: Reals,
    floor: float,
    low: int,
    calls: Words,
    played: Words,
    worlds: Words,
    first_world: int,
    last_world: int,
    logs: MutableSequence[float],
) -> None:
    """Add to ``logs`` of the worlds ``first_world`` .. ``last_world - 1`` the logarithm of the chance of each call.

    ``low``: the strength of the lowest card of the pack. ``played``: by seat, the cards that it has played since.
    """
    for number in range(len(calls) // CALL_WORDS):
        call = seen_call_at(calls, number * CALL_WORDS)
        seat = call.seat & 3
        for world in range(first_world, last_world):
            hand = by_strength(worlds[PLAYERS * world + seat] | played[seat])
            logs[world] += log(chance_of_call(weights, floor, call, hand, low))


@kernel
def tabulate(terms: Terms, seen_plays: Words, hands: Words, rows: Any, marks: Any, room: int) -> int:
    """Write the features of every card that could have been played where there was a choice; return the rows.

    ``hands``: the four after the last play. ``rows``: reals, :data:`~.play_model.FEATURES` each, at most ``room`` rows;
    ``marks``: three ints a row: which play, its place in the trick, 1 for the card that was played.
    """
    row = 0
    for number in range(len(seen_plays) // PLAY_WORDS):
        seen_play = seen_play_at(seen_plays, number * PLAY_WORDS)
        hand = hands[seen_play.seat & 3] | seen_play.own
        legal = legal_then(terms, seen_play, hand)
        if legal & (legal - 1) == 0:
            continue
        mine = by_strength(hand)
        rest = by_strength(legal)
        seen = lowest(by_strength(1 << seen_play.card))
        while rest != 0 and row < room:
            card = lowest(rest)
            rest &= rest - 1
            found = features_of(terms, seen_play, mine, card)
            for feature in range(FEATURES):
                rows[row * FEATURES + feature] = found[feature]
            marks[3 * row] = number
            marks[3 * row + 1] = seen_play.place
            marks[3 * row + 2] = 1 if card == seen else 0
            row += 1
    return row
