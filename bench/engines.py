"""Our own kernels, measured: how many actions a CPU second they play uniformly at random, under a given rule set.

An action is a player's: a card played, in Kings Corner also a pile moved and ``end``. Cards that are dealt or drawn
are not actions. In round ``n`` every rule set is dealt the same shuffles (the short pack without its small cards),
so that two rule sets differ by their rules only.
"""

import functools
import random
import time
from collections.abc import Collection

import numpy as np

from bench.rounds import Rate
from kingcraft.cards import PACK_52, SUITS, card_set
from kingcraft.games.king.contracts import Terms, terms_of
from kingcraft.games.king.options import ContractName, KingOptions
from kingcraft.games.king.play import PlayState, dealt
from kingcraft.games.king.playout import playout, playouts
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.playout import COLUMNS
from kingcraft.games.kings_corner.playout import playouts as kings_corner_playouts
from kingcraft.games.kings_corner.terms import terms_of as kings_corner_terms
from kingcraft.kernel import bit_count, kernel, seeded

#: Deals in one call of a kernel.
DECKS = 2000
#: The trump of the plus deals measured.
TRUMP = SUITS.index("S")


@functools.lru_cache(maxsize=4)
def shuffles(round_: int, count: int) -> list[list[int]]:
    """The packs of a round, the same for everybody."""
    chance = random.Random(f"bench {round_}")
    return [chance.sample(PACK_52, 52) for _ in range(count)]


def kinds_of_deal(options: KingOptions) -> dict[str, Terms]:
    """The contracts that a match under ``options`` can come to: the negative ones, plus with a trump, and minus."""
    names: list[ContractName] = list(options.contracts)
    if options.trump_fixed or options.plus_games:
        names.append("plus")
    if "minus" in options.declare and not options.trump_fixed:
        names.append("minus")
    return {name: terms_of(options, name, TRUMP if name == "plus" else -1) for name in names}


@kernel
def cards_left(terms: Terms, state: PlayState, n: int, stream: int) -> int:
    """How many cards are in the hands at the ends of the same playouts: none, but for ``early_end``."""
    cards = 0
    for _ in range(n):
        end, stream = playout(terms, state, stream)
        cards += bit_count(end[0] | end[1] | end[2] | end[3])
    return cards


def king_rate(options: KingOptions, kinds: Collection[Terms]) -> Rate:
    """King from dealt states: every kind of deal the same number of playouts, a new shuffle each round."""

    def rate(round_: int, deals: int) -> float:
        pack = card_set(options.pack)
        deck = [card for card in shuffles(round_, 1)[0] if pack >> card & 1]
        first, second, third, fourth = (card_set(deck[seat::4]) for seat in range(4))
        each = max(1, deals // len(kinds))
        actions, seconds = 0, 0.0
        for terms in kinds:
            state = dealt(terms, first, second, third, fourth, 0)
            before = time.process_time()
            playouts(terms, state, each, seeded(round_))
            seconds += time.process_time() - before
            # Counted outside the measured time, by playing the same once more.
            actions += each * len(deck) - cards_left(terms, state, each, seeded(round_))
        return actions / seconds

    return rate


def kings_corner_rate(options: KingsCornerOptions, players: int) -> Rate:
    """Kings Corner: whole deals, dealt by the kernel itself inside the measured time."""
    terms = kings_corner_terms(options, players)

    def rate(round_: int, deals: int) -> float:
        decks = np.array(shuffles(round_, DECKS), dtype=np.int64)
        results = np.zeros((DECKS, COLUMNS), dtype=np.int64)
        actions, seconds, stream = 0, 0.0, seeded(round_)
        for again in range(max(1, deals // DECKS)):
            before = time.process_time()
            actions += kings_corner_playouts(decks, terms, again % players, stream + again, results)
            seconds += time.process_time() - before
        return actions / seconds

    return rate
