"""How likely the seen play is in each world, and the features of plays for fitting the weights: kernels."""

from collections.abc import MutableSequence
from math import exp, log
from typing import Any

from ....games.king.contracts import Terms
from ....games.king.options import PLAYERS
from ....kernel import bit_count, borrowed, kernel, lowest
from ..knowledge.calls_seen import CALL_WORDS, seen_call_at
from ..knowledge.plays_seen import PLAY_WORDS, Words, legal_then, seen_play_at
from ..strength import by_strength
from .call_model import chance_of_call
from .play_model import FEATURES, STYLE, Reals, features_of, score


@kernel
def multiply_chances(
    terms: Terms,
    weights: Reals,
    kind: int,
    floor: float,
    seen_plays: Words,
    worlds: Words,
    first_world: int,
    last_world: int,
    chances: MutableSequence[float],
    work: MutableSequence[float],
) -> None:
    """Multiply ``chances`` of the worlds ``first_world`` .. ``last_world - 1`` by the chance of each play.

    ``chances``: by world, seat and style, one after another. ``worlds``: the hands after the last play, four ints each.
    ``kind``: where the weights of the kind of contract begin in those of a style; ``floor``: the chance of any play;
    ``work``: two reals a style.
    """
    weights, worlds, chances, work = borrowed(weights), borrowed(worlds), borrowed(chances), borrowed(work)
    styles = len(weights) // STYLE
    for number in range(len(seen_plays) // PLAY_WORDS):
        seen_play = seen_play_at(seen_plays, number * PLAY_WORDS)
        seat = seen_play.seat & 3
        seen = lowest(by_strength(1 << seen_play.card))
        start = kind + FEATURES * seen_play.place
        for world in range(first_world, last_world):
            hand = worlds[PLAYERS * world + seat] | seen_play.own
            legal = legal_then(terms, seen_play, hand)
            if legal & (legal - 1) == 0:
                continue
            mine = by_strength(hand)
            rest = by_strength(legal)
            found = features_of(terms, seen_play, mine, seen)
            for style in range(styles):
                work[style] = score(weights, style * STYLE + start, found)
                work[styles + style] = 1.0
            while rest != 0:
                card = lowest(rest)
                rest &= rest - 1
                if card != seen:
                    found = features_of(terms, seen_play, mine, card)
                    for style in range(styles):
                        # An odd hand may have odd scores: e**30 is as good as never.
                        beyond = score(weights, style * STYLE + start, found) - work[style]
                        work[styles + style] += exp(min(30.0, beyond))
            least = floor / bit_count(legal)
            at = (PLAYERS * world + seat) * styles
            for style in range(styles):
                chances[at + style] *= (1.0 - floor) / work[styles + style] + least


@kernel
def add_mixtures(chances: Reals, shares: Reals, logs: MutableSequence[float]) -> None:
    """Add to ``logs`` of each world the logarithm of its likelihood: each seat plays in one of the styles.

    ``chances``: by world, seat and style; ``shares``: how likely each style is before anything is played.
    """
    styles = len(shares)
    for world in range(len(logs)):
        total = 1.0
        for seat in range(PLAYERS):
            at = (PLAYERS * world + seat) * styles
            mixed = 0.0
            for style in range(styles):
                mixed += shares[style] * chances[at + style]
            total *= mixed
        logs[world] += log(total)


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
