"""Uniform random playouts over the legal tokens, compiled, on one core: against OpenSpiel's own C++ rollouts and
against the same algorithm in C (``playouts.c``), in the same run.

    python -m bench.playouts [--rounds 15] [--seconds 0.3]

King is played from dealt states, its eight kinds of deal in turn, against hearts from a dealt state; Kings Corner in
whole deals of four players, dealt inside the measured time, against Crazy Eights for four from dealt states. An
action is a player's: what chance does (the cards drawn, on both sides) is not counted. Rounds are interleaved, times
are CPU time, the ratio is that of the medians.

The C must do what our kernels do: under every preset (and 2 to 6 players), and in every batch that is timed, each deal
must come to the same end on the same stream of random numbers; else the status is 1. Without a C compiler that half is
left out, with a sentence. Bars: our King 15 times hearts and our Kings Corner 4 times Crazy Eights, the C as much, and
ours 0.8 of the C.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Sequence

from bench import batches, native, peers
from bench.engines import DECKS, kinds_of_deal
from bench.rounds import Rate, measured, quartiles
from kingcraft.cards import card_set
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.options import KingOptions
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.terms import terms_of as kings_corner_terms
from kingcraft.games.registry import preset

PEERS = {"King": ("hearts, OpenSpiel C++", 15), "Kings Corner": ("crazy_eights, OpenSpiel C++", 4)}
#: Our kernels against C.
BAR_OF_C = 0.8


def peer_rate(starts: Sequence[peers.Start]) -> Rate:
    """OpenSpiel's rollouts, from one of ``starts`` each round."""
    return lambda round_, playouts: starts[round_ % len(starts)].rate(playouts, round_ + 1)


def players(in_c: bool) -> dict[str, batches.Player]:
    """The players of the two games under their default rules."""
    options = KingOptions()
    return {
        "King": batches.king(list(kinds_of_deal(options).values()), card_set(options.pack), in_c),
        "Kings Corner": batches.kings_corner(kings_corner_terms(KingsCornerOptions(), 4), in_c),
    }


def disagreements() -> list[str]:
    """The presets (and contracts, or numbers of players) under which C and our kernels end a deal differently."""
    pairs: dict[str, list[batches.Player]] = {}
    for name in KING.presets:
        options = preset(KING.name, name).options
        assert isinstance(options, KingOptions)
        pack = card_set(options.pack)
        for contract in CONTRACTS:
            kinds = [terms_of(options, contract, 1 if contract == "plus" else -1)]
            pairs[f"{name}, {contract}"] = [batches.king(kinds, pack, in_c) for in_c in (False, True)]
    for name in KINGS_CORNER.presets:
        rules = preset(KINGS_CORNER.name, name).options
        assert isinstance(rules, KingsCornerOptions)
        for seats in range(2, 7):
            terms = kings_corner_terms(rules, seats)
            pairs[f"{name}, {seats} players"] = [batches.kings_corner(terms, in_c) for in_c in (False, True)]
    print(f"{len(pairs)} rule sets, {DECKS} deals each, our kernels against C")
    return [name for name, (ours, c) in pairs.items() if ours(0, 0).ends != c(0, 0).ends]


def main() -> None:
    """Print the medians and the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of each part of a round, about")
    arguments = parser.parse_args()
    ends: batches.Ends = {}
    differ: list[str] = []
    rates: dict[str, Rate] = {}
    try:
        native.library()
    except native.NoCompiler as missing:
        print(missing)
    else:
        differ = disagreements()
        rates |= {f"{name}, C": batches.rate_of(name, player, ends) for name, player in players(in_c=True).items()}
    chance = random.Random("bench")
    eights = [peers.start(peers.CRAZY_EIGHTS, chance, 400) for _ in range(5)]
    rates |= {name: batches.rate_of(name, player, ends) for name, player in players(in_c=False).items()}
    rates[PEERS["King"][0]] = peer_rate([peers.start(peers.HEARTS, chance, 1) for _ in range(5)])
    rates[PEERS["Kings Corner"][0]] = peer_rate(eights)
    found = measured(rates, arguments.rounds, arguments.seconds)
    medians = {name: statistics.median(values) for name, values in found.items()}
    for name, middle in medians.items():
        print(f"{name:28s} {middle / 1e6:8.2f} M actions/s   (quartiles {quartiles(found[name])})")
    with_draws = statistics.fmean(1 + start.draws / start.actions for start in eights)
    for name, (peer, bar) in PEERS.items():
        print(f"{name} / {peer}: {medians[name] / medians[peer]:.2f}   (bar {bar})")
        if name == "Kings Corner":
            print(f"  its chance nodes counted: {medians[name] / medians[peer] / with_draws:.2f}")
        if f"{name}, C" in medians:
            in_c = medians[f"{name}, C"]
            print(f"{name}, C / {peer}: {in_c / medians[peer]:.2f}   (bar {bar})")
            print(f"{name} / {name}, C: {medians[name] / in_c:.2f}   (bar {BAR_OF_C})")
    differ += sorted({f"{name}, timed" for (name, _, _), hashes in ends.items() if len(hashes) > 1})
    print(f"ends of deals that differ: {', '.join(differ) or 'none'}")
    sys.exit(bool(differ))


if __name__ == "__main__":
    main()
