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
from collections.abc import Sequence

from bench import peers
from bench.engines import kinds_of_deal, king_rate, kings_corner_rate
from bench.rounds import Rate, measured, quartiles
from kingcraft.games.king.options import KingOptions
from kingcraft.games.kings_corner.rules import KingsCornerOptions


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
        "King": king_rate(KingOptions(), kinds_of_deal(KingOptions()).values()),
        "crazy_eights, OpenSpiel C++": peer_rate(eights),
        "Kings Corner": kings_corner_rate(KingsCornerOptions(), 4),
    }
    found = measured(rates, arguments.rounds, arguments.seconds)
    medians = {name: statistics.median(rates_) for name, rates_ in found.items()}
    for name, middle in medians.items():
        print(f"{name:28s} {middle / 1e6:8.2f} M actions/s   (quartiles {quartiles(found[name])})")
    king = medians["King"] / medians["hearts, OpenSpiel C++"]
    kings_corner = medians["Kings Corner"] / medians["crazy_eights, OpenSpiel C++"]
    print(f"King / hearts                {king:8.2f}   (bar 10)")
    print(f"Kings Corner / crazy_eights  {kings_corner:8.2f}   (bar 4)")
    with_draws = statistics.fmean(1 + start.draws / start.actions for start in eights)
    print(f"  its chance nodes counted   {kings_corner / with_draws:8.2f}")


if __name__ == "__main__":
    main()
