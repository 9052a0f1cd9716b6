"""King stepped card by card in plain Python against OpenSpiel's hearts driven from Python, both from a dealt state.

    python -m bench.stepping [--rounds 15] [--deals 150]

A step is: list or find the legal actions, choose one uniformly, apply it. Two floors of King are measured: the rules
alone (:mod:`kingcraft.games.king.play`, sets of cards and ints, what a search or an environment drives; the
bar is on these), and the whole State of a room (tokens as text, checked, with tricks and history). Rounds
are interleaved, times are CPU time, the ratios are of medians. Bar: 0.5.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

from bench import peers
from kingcraft.cards import PACK_52, card_set
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.options import NEGATIVE, KingOptions
from kingcraft.games.king.play import dealt, finished, legal_cards, play
from kingcraft.games.king.table import deal_state
from kingcraft.games.registry import preset
from kingcraft.kernel import bit_count, next_random, nth_set, random_below, seeded

#: Steps a CPU second over this many deals.
Rate = Callable[[int], float]


def core_rate(chance: random.Random) -> Rate:
    """The pure functions of the rules, over all eight contracts in turn; chance is the stream of the kernels."""
    options = KingOptions()
    contracts = [terms_of(options, name, 3 if name == "plus" else -1) for name in CONTRACTS]

    def rate(deals: int) -> float:
        starts = []
        for number in range(deals):
            deck = chance.sample(PACK_52, 52)
            terms = contracts[number % len(contracts)]
            first, second, third, fourth = (card_set(deck[seat::4]) for seat in range(4))
            starts.append((terms, dealt(terms, first, second, third, fourth, 0)))
        stream, steps = seeded(deals), 0
        before = time.process_time()
        for terms, state in starts:
            while not finished(state):
                cards = legal_cards(terms, state)
                stream = next_random(stream)
                state = play(terms, state, nth_set(cards, random_below(stream, bit_count(cards))))
                steps += 1
        return steps / (time.process_time() - before)

    return rate


def state_rate(chance: random.Random) -> Rate:
    """A room's State over the six negative contracts in turn: legal tokens as text, checked again when applied."""
    rules = preset("king", "king")

    def rate(deals: int) -> float:
        starts = [
            deal_state(rules, 0, tuple(chance.sample(PACK_52, 52)), Used(number % len(NEGATIVE)))
            for number in range(deals)
        ]
        steps = 0
        before = time.process_time()
        for state in starts:
            while not state.over:
                state = state.apply(chance.choice(state.legal()))
                steps += 1
        return steps / (time.process_time() - before)

    return rate


def peer_rate(chance: random.Random) -> Rate:
    """Hearts of OpenSpiel, stepped from Python."""

    def rate(deals: int) -> float:
        starts = [peers.dealt(peers.HEARTS, chance)[1] for _ in range(deals)]
        steps = 0
        before = time.process_time()
        for state in starts:
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps / (time.process_time() - before)

    return rate


def main() -> None:
    """Print the medians and the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--deals", type=int, default=150, help="deals in each part of a round")
    arguments = parser.parse_args()
    chance = random.Random("bench")
    rates = {
        "hearts, OpenSpiel from Python": peer_rate(chance),
        "King, the rules": core_rate(chance),
        "King, a room's State": state_rate(chance),
    }
    measured: dict[str, list[float]] = {name: [] for name in rates}
    for rate in rates.values():
        rate(max(8, arguments.deals // 10))
    for _ in range(arguments.rounds):
        for name, rate in rates.items():
            measured[name].append(rate(arguments.deals))
    for name, found in measured.items():
        low, middle, high = (quantile / 1e6 for quantile in statistics.quantiles(found, n=4))
        print(f"{name:30s} {middle:6.3f} M actions/s   (quartiles {low:.3f} .. {high:.3f})")
    peer, core, state = (statistics.median(found) for found in measured.values())
    print(f"rules / hearts                 {core / peer:6.2f}   (bar 0.5)")
    print(f"State / hearts                 {state / peer:6.2f}")


if __name__ == "__main__":
    main()
