"""How long does the review of a whole match take, and does it tell players of different strength apart?

    python -m bench.review [--budget normal] [--processes 2] [--preset king] [--players 4] [--bots master,strong,...]

A match is played by the bots named, one a seat (again from the first if there are more seats), and reviewed. The bar:
a King match in 30 s on two cores with the budget ``normal``. The first review warms up: kernels are compiled
and not timed. The table of accuracies in ``docs/review.md`` is of matches with the bots in another order each time.
"""

import argparse
import os
import time

from kingcraft import shuffle
from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.games.match import new_match
from kingcraft.games.registry import observe
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.record.record import DealRecord, Record, record_of
from kingcraft.record.replay import replay
from kingcraft.review.depth import DEPTHS
from kingcraft.review.review import review_match


def played(preset: str, names: list[str], seed: int) -> Record:
    """A whole match of the bots ``names``, one a seat."""
    rules = parse_rule_text(preset)
    bots = [BOTS[name]() for name in names]
    match = new_match(rules, len(bots), 0)
    deals: list[DealRecord] = []
    number = 0
    while not match.over:
        cards = tuple(shuffle.deck(seed.to_bytes(32, "big"), len(deals), (), match.pack))
        match = match.start(cards)
        tokens = []
        while match.state is not None:
            state = match.state
            decision = Decision(rules, observe(state, state.to_act), state.legal(), seed << 32 | number)
            tokens.append(bots[state.to_act].choose(decision))
            match = match.apply(tokens[-1])
            number += 1
        deals.append(DealRecord(cards, tuple(tokens)))
    return record_of(match, names, 0, deals)


def cpu() -> float:
    """CPU seconds of this process and of those it has waited for."""
    return sum(os.times()[:4])


def main() -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", choices=list(DEPTHS), default="normal")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--preset", default="king")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="beginner,casual,strong,master")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = options.bots.split(",")
    names = [names[seat % len(names)] for seat in range(options.players)]
    match = replay(played(options.preset, names, options.seed))
    review_match(match, "quick", processes=options.processes)
    began, used = time.perf_counter(), cpu()
    review = review_match(match, options.budget, processes=options.processes)
    seconds, used = time.perf_counter() - began, cpu() - used
    decisions = len(review.decisions)
    print(f"{options.preset}, {len(review.deals)} deals, {decisions} decisions judged, {options.budget}:")
    print(f"{seconds:.1f} s by the clock with {options.processes} processes, {used:.1f} s of CPU")
    print(
        f"{'bot':>10} {'decisions':>9} {'accuracy':>8} {'lost a deal':>11} {'mistakes':>8} {'blunders':>8} {'luck':>7}"
    )
    for player in review.players:
        print(
            f"{player.name:>10} {player.decisions:9} {player.accuracy:7.1f}% {player.lost_a_deal:11.1f}"
            f" {player.mistakes:8} {player.blunders:8} {player.luck:+7.0f}"
        )


if __name__ == "__main__":
    main()
