"""Uniform random playouts over the legal tokens, compiled, on one core, against OpenSpiel's own C++ rollouts in the
same run.

    python -m bench.playouts [--rounds 15] [--seconds 0.3]

King is played from dealt states, its eight kinds of deal in turn, against hearts from a dealt state; Kings Corner in
whole deals of four players, dealt inside the measured time, against Crazy Eights for four from dealt states. An
action is a player's: what chance does (the cards drawn, on both sides) is not counted. Rounds are interleaved, times
are CPU time, the ratio is that of the medians. Bars (issue A): King 10, Kings Corner 4.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence

import numpy as np

from bench import peers
from kingcraft.cards import PACK_52, card_set
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.king.contracts import terms_of as king_terms
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import dealt
from kingcraft.games.king.playout import playouts as king_playouts
from kingcraft.games.kings_corner.playout import COLUMNS
from kingcraft.games.kings_corner.playout import playouts as kings_corner_playouts
from kingcraft.games.kings_corner.rules import KingsCornerOptions
from kingcraft.games.kings_corner.rules import terms_of as kings_corner_terms
from kingcraft.kernel import seeded

#: Actions a CPU second in one round: given the round's number and how many playouts.
Rate = Callable[[int, int], float]


def king_rate(chance: random.Random) -> Rate:
    """King from dealt states: every contract the same number of playouts, a new deal each round, 52 cards a playout."""
    options = KingOptions()

    def rate(round_: int, playouts: int) -> float:
        deck = chance.sample(PACK_52, 52)
        first, second, third, fourth = (card_set(deck[seat::4]) for seat in range(4))
        each = max(1, playouts // len(CONTRACTS))
        seconds = 0.0
        for name in CONTRACTS:
            terms = king_terms(options, name, 3 if name == "plus" else -1)
            state = dealt(terms, first, second, third, fourth, 0)
            before = time.process_time()
            king_playouts(terms, state, each, seeded(round_))
            seconds += time.process_time() - before
        return 52 * each * len(CONTRACTS) / seconds

    return rate


def kings_corner_rate(chance: random.Random) -> Rate:
    """Kings Corner for four: whole deals from new decks, dealt by the kernel itself."""
    terms = kings_corner_terms(KingsCornerOptions(), 4)

    def rate(round_: int, playouts: int) -> float:
        decks = np.array([chance.sample(PACK_52, 52) for _ in range(2000)], dtype=np.int64)
        results = np.zeros((len(decks), COLUMNS), dtype=np.int64)
        actions, seconds, state = 0, 0.0, seeded(round_)
        for again in range(max(1, playouts // len(decks))):
            before = time.process_time()
            actions += kings_corner_playouts(decks, terms, again & 3, state + again, results)
            seconds += time.process_time() - before
        return actions / seconds

    return rate


def peer_rate(starts: Sequence[peers.Start]) -> Rate:
    """OpenSpiel's rollouts, from one of ``starts`` each round."""
    return lambda round_, playouts: starts[round_ % len(starts)].rate(playouts, round_ + 1)


def main() -> None:
    """Print the medians and the two ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of each part of a round, about")
    arguments = parser.parse_args()
    chance = random.Random("bench")
    eights = [peers.start(peers.CRAZY_EIGHTS, chance, 400) for _ in range(5)]
    rates = {
        "hearts, OpenSpiel C++": peer_rate([peers.start(peers.HEARTS, chance, 1) for _ in range(5)]),
        "King": king_rate(chance),
        "crazy_eights, OpenSpiel C++": peer_rate(eights),
        "Kings Corner": kings_corner_rate(chance),
    }
    sizes = {}
    for name, rate in rates.items():  # the first call compiles; then find how many playouts fill the time
        rate(0, 2000)
        before = time.process_time()
        rate(0, 4000)
        sizes[name] = max(1, int(4000 * arguments.seconds / max(1e-4, time.process_time() - before)))
    measured: dict[str, list[float]] = {name: [] for name in rates}
    for round_ in range(arguments.rounds):
        for name, rate in rates.items():
            measured[name].append(rate(round_, sizes[name]))
    for name, found in measured.items():
        low, middle, high = (quantile / 1e6 for quantile in statistics.quantiles(found, n=4))
        print(f"{name:28s} {middle:8.2f} M actions/s   (quartiles {low:.2f} .. {high:.2f})")
    medians = {name: statistics.median(found) for name, found in measured.items()}
    king = medians["King"] / medians["hearts, OpenSpiel C++"]
    kings_corner = medians["Kings Corner"] / medians["crazy_eights, OpenSpiel C++"]
    print(f"King / hearts                {king:8.2f}   (bar 10)")
    print(f"Kings Corner / crazy_eights  {kings_corner:8.2f}   (bar 4)")
    with_draws = statistics.fmean(1 + start.draws / start.actions for start in eights)
    print(f"  its chance nodes counted   {kings_corner / with_draws:8.2f}")


if __name__ == "__main__":
    main()
