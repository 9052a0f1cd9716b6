"""Batches of whole deals, played uniformly at random by our kernels or by the same in C: how long, to which ends."""

import functools
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from bench import native
from bench.engines import DECKS, shuffles
from bench.rounds import Rate
from kingcraft.cards import card_set
from kingcraft.games.king.contracts import Terms as KingTerms
from kingcraft.games.king.playout import playouts_of_deals
from kingcraft.games.kings_corner.playout import COLUMNS, playouts
from kingcraft.games.kings_corner.terms import Terms as KingsCornerTerms
from kingcraft.kernel import seeded


class Batch(NamedTuple):
    """CPU seconds, actions, and a hash of how every deal ended."""

    seconds: float
    actions: int
    ends: bytes


#: Plays the batch of this round and this number.
Player = Callable[[int, int], Batch]
#: The hashes of each batch: one, if all who played it came to the same ends.
Ends = dict[tuple[str, int, int], set[bytes]]


@functools.lru_cache(maxsize=2)
def _decks(round_: int) -> Any:
    return np.array(shuffles(round_, DECKS), dtype=np.int64)


@functools.lru_cache(maxsize=4)
def _hands(round_: int, pack: int) -> Any:
    decks = [[card for card in deck if pack >> card & 1] for deck in shuffles(round_, DECKS)]
    return np.array([[card_set(deck[seat::4]) for seat in range(4)] for deck in decks], dtype=np.int64)


def king(kinds: Sequence[KingTerms], pack: int, in_c: bool) -> Player:
    """King, a kind of deal a batch, in turn. ``pack``: its cards as a set; without ``early_end`` all are played."""
    leaders = np.arange(DECKS, dtype=np.int64) % 4
    units = np.zeros((DECKS, 4), dtype=np.int64)

    def play(round_: int, number: int) -> Batch:
        terms, hands, start = kinds[number % len(kinds)], _hands(round_, pack), seeded(round_) + number
        before = time.process_time()
        if in_c:
            stream = native.king(terms, hands, leaders, start, units)
        else:
            stream = playouts_of_deals(terms, hands, leaders, start, units)
        seconds = time.process_time() - before
        # The stream moves once a card: its value says how many were played.
        ends = hashlib.sha256(b"%d" % stream + units.tobytes()).digest()
        return Batch(seconds, DECKS * pack.bit_count(), ends)

    return play


def kings_corner(terms: KingsCornerTerms, in_c: bool) -> Player:
    """Kings Corner, dealt inside the measured time."""
    results = np.zeros((DECKS, COLUMNS), dtype=np.int64)

    def play(round_: int, number: int) -> Batch:
        decks, dealer, start = _decks(round_), number % terms.players, seeded(round_) + number
        before = time.process_time()
        if in_c:
            actions = native.kings_corner(decks, terms, dealer, start, results)
        else:
            actions = playouts(decks, terms, dealer, start, results)
        seconds = time.process_time() - before
        return Batch(seconds, actions, hashlib.sha256(b"%d" % actions + results.tobytes()).digest())

    return play


def rate_of(name: str, player: Player, ends: Ends) -> Rate:
    """The actions a CPU second of ``player``; the ends that its batches of the game ``name`` come to go to ``ends``."""

    def rate(round_: int, deals: int) -> float:
        batches = [player(round_, number) for number in range(max(1, deals // DECKS))]
        for number, batch in enumerate(batches):
            ends.setdefault((name, round_, number), set()).add(batch.ends)
        return sum(batch.actions for batch in batches) / sum(batch.seconds for batch in batches)

    return rate
