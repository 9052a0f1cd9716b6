"""What the other players' plays and calls say about their hands: likelier worlds count more (Bayes' rule).

The models (:mod:`.play_model`, :mod:`.call_model`) are rough, so they are trusted in part (:data:`FLOOR`,
:data:`TEMPER`), and no world that the rules allow is ever excluded.

Source: inference for perfect-information Monte Carlo in Skat (Buro, Long, Furtak and Sturtevant 2009; Rebstock,
Solinas, Buro and Sturtevant 2019).
"""

from array import array
from math import exp
from typing import Final

from ....cards import card_set
from ....games.king.options import PLAYERS, KingOptions
from ....kernel import lowest
from ..knowledge.calls_seen import words_of_calls
from ..knowledge.constraints import replayed
from ..knowledge.knowledge import Knowledge
from ..knowledge.plays_seen import SeenPlay, seen_plays_of, words_of_plays
from ..strength import by_strength
from .call_model import call_weights
from .likelihood import add_call_likelihoods, add_mixtures, multiply_chances
from .play_model import KIND, STYLES, kind_of, play_weights

#: The chance that a player plays or calls anything, whatever their habits; and the power to which the likelihood is
#: raised: how far it is believed.
FLOOR: Final = 0.02
TEMPER: Final = 0.7
#: How likely each of the styles (:data:`.play_model.STYLES`) is before a seat has played.
SHARES: Final = (0.6, 0.19, 0.19, 0.02)
#: Plays in worlds, and calls in worlds, that one call of a kernel looks at: some three milliseconds.
_PLAYS: Final = 10_000
_CALLS: Final = 4_000


def evidence(knowledge: Knowledge) -> bool:
    """Return whether a play or call of another seat may say more than the rules do."""
    return bool(knowledge.seen_calls) or any(play.seat != knowledge.seat for play in knowledge.plays)


def log_likelihoods(knowledge: Knowledge, worlds: "array[int]") -> "array[float]":
    """Return the logarithm of the likelihood of each of ``worlds`` (four ints each), not tempered."""
    logs = array("d", bytes(8 * (len(worlds) // PLAYERS)))
    add_plays(knowledge, worlds, logs)
    add_calls(knowledge, worlds, logs)
    return logs


def add_plays(knowledge: Knowledge, worlds: "array[int]", logs: "array[float]") -> None:
    """Add to ``logs`` what the plays of the other seats say."""
    if knowledge.terms is not None and plays_to_read(knowledge):
        add_mixtures(chances_of_plays(knowledge, worlds), array("d", SHARES), logs)


def chances_of_plays(knowledge: Knowledge, worlds: "array[int]") -> "array[float]":
    """Return how likely each seat's plays are in each style of play: by world, seat and style (:data:`STYLES`)."""
    count = len(worlds) // PLAYERS
    chances = array("d", [1.0]) * (count * PLAYERS * len(STYLES))
    seen_plays = plays_to_read(knowledge)
    if knowledge.terms is None or not seen_plays:
        return chances
    words, weights, work = words_of_plays(seen_plays), play_weights(), array("d", bytes(16 * len(STYLES)))
    kind = KIND * kind_of(knowledge.contract, knowledge.terms)
    step = max(1, _PLAYS // len(seen_plays))
    for first in range(0, count, step):
        last = min(count, first + step)
        multiply_chances(knowledge.terms, weights, kind, FLOOR, words, worlds, first, last, chances, work)
    return chances


def style_chances(knowledge: Knowledge, worlds: "array[int]") -> list[list[float]]:
    """Return by seat how likely it plays in each of :data:`STYLES`, by what ``worlds`` make of the plays seen."""
    chances, logs = chances_of_plays(knowledge, worlds), log_likelihoods(knowledge, worlds)
    most, styles = max(logs), len(STYLES)
    found = []
    for seat in range(PLAYERS):
        sums = [0.0] * styles
        for world, log in enumerate(logs):
            at = (PLAYERS * world + seat) * styles
            mixed = [share * chance for share, chance in zip(SHARES, chances[at : at + styles], strict=True)]
            for style, part in enumerate(mixed):
                sums[style] += exp(TEMPER * (log - most)) * part / sum(mixed)
        found.append([part / sum(sums) for part in sums])
    return found


def add_calls(knowledge: Knowledge, worlds: "array[int]", logs: "array[float]") -> None:
    """Add to ``logs`` what the calls of the other seats say."""
    count = len(worlds) // PLAYERS
    if not knowledge.seen_calls:
        return
    words, weights, low = words_of_calls(knowledge.seen_calls), call_weights(), lowest_strength(knowledge.options)
    played = array("q", played_by_seat(knowledge))
    step = max(1, _CALLS // len(knowledge.seen_calls))
    for first in range(0, count, step):
        add_call_likelihoods(weights, FLOOR, low, words, played, worlds, first, min(count, first + step), logs)


def played_by_seat(knowledge: Knowledge) -> list[int]:
    """Return the cards that each seat has played, as sets."""
    return [card_set(play.card for play in knowledge.plays if play.seat == seat) for seat in range(PLAYERS)]


def lowest_strength(options: KingOptions) -> int:
    """Return the strength of the lowest card of the pack: twos are 0."""
    return lowest(by_strength(card_set(options.pack))) >> 2


def plays_to_read(knowledge: Knowledge) -> list[SeenPlay]:
    """Return the plays of the other seats; the own plays say nothing about hidden hands."""
    if knowledge.terms is None or not knowledge.plays:
        return []
    hands = played_by_seat(knowledge)
    hands[knowledge.seat] |= knowledge.hand
    hands[knowledge.others[0]] |= knowledge.unseen  # what everyone saw is the same wherever these are
    states = list(replayed(knowledge.terms, hands, knowledge.leader, knowledge.plays))[:-1]
    return [
        seen_play
        for seen_play in seen_plays_of(knowledge.terms, states, knowledge.plays)
        if seen_play.seat != knowledge.seat
    ]
