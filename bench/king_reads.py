"""How much Master's reading of King tells, in bits a card, of players of several kinds.

    python -m bench.king_reads DIR                          what is read, of every kind; DIR keeps the deals
    python -m bench.king_reads DIR --players strong         of one kind
    python -m bench.king_reads DIR --exact                  what reading ``thumb-1`` can come to at most

In the middle of each deal, and once more near its end, one seat says for every unseen card how likely each other seat
is to hold it. Told is the binary logarithm of the chance that the true holder was given, more than without reading: by
plays alone, by calls alone, by both. 1.585 would be everything, if all three seats are as likely before. Errors are
standard errors over deals.
"""

import argparse
import math
import statistics
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from bench.king_deals import PlayedDeal, kept
from kingcraft.bots.king.inference.inference import TEMPER, add_calls, add_plays
from kingcraft.bots.king.inference.play_model import KINDS, TRUMP_KIND, kind_of
from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.worlds.dealing import uniform_worlds
from kingcraft.cards import members
from kingcraft.games.king.observe import observe
from kingcraft.games.king.options import PLAYERS
from kingcraft.games.king.table import KingState

#: Whom the weights are fitted to, and whom they are not.
FITTED: Final = ("thumb-1", "casual", "strong", "master@worlds=10,playouts=40", "casual+0.15")
HELD_OUT: Final = ("ismcts@playouts=1000", "beginner")
#: Complete tricks at which is asked.
TRICKS: Final = (4, 7)
#: Uniform worlds that are weighed, about as many as Master weighs; the weight of a chance that is certain of nothing.
WORLDS: Final = 4000
SMOOTH: Final = 1 / 300
SEED: Final = "told"

Weigh = Callable[[Knowledge, "array[int]", "array[float]"], None]


class Read(NamedTuple):
    """Bits a card at one point of a deal: without reading, by plays, by calls, by both."""

    deal: int
    kind: int
    bits: tuple[float, float, float, float]


def nothing(_knowledge: Knowledge, _worlds: "array[int]", _logs: "array[float]") -> None:
    """Read nothing."""


def both(knowledge: Knowledge, worlds: "array[int]", logs: "array[float]") -> None:
    """Read plays and calls."""
    add_plays(knowledge, worlds, logs)
    add_calls(knowledge, worlds, logs)


def bits_of(knowledge: Knowledge, hands: Sequence[int], worlds: "array[int]", logs: "array[float]") -> float:
    """The mean binary logarithm of the chance that weighed worlds give to the true holder of an unseen card."""
    weights = np.exp(TEMPER * (np.array(logs) - max(logs)))
    weights /= weights.sum()
    cards = np.array(list(members(knowledge.unseen)))
    holders = np.array([next(seat for seat in knowledge.others if hands[seat] >> card & 1) for card in cards])
    given = weights @ (np.array(worlds).reshape(-1, PLAYERS)[:, holders] >> cards & 1)
    return float(np.log2((given + SMOOTH) / (1 + 3 * SMOOTH)).mean())


def read_at(state: KingState, seat: int, random: int, ways: Sequence[Weigh]) -> list[float]:
    """The bits of each way of reading, at a state in play."""
    knowledge = knowledge_of(state.rules, observe(state, seat))
    hands = [state.hand(holder) for holder in range(PLAYERS)]
    worlds = uniform_worlds(knowledge, WORLDS, random)
    bits = []
    for way in ways:
        logs = array("d", bytes(8 * WORLDS))
        way(knowledge, worlds, logs)
        bits.append(bits_of(knowledge, hands, worlds, logs))
    return bits


def points_of(deal: PlayedDeal) -> list[KingState]:
    """The states of a deal at which is asked."""
    found: list[KingState] = []
    for state in deal.states(SEED):
        if state.phase == "play" and len(found) < len(TRICKS) and len(state.tricks) == TRICKS[len(found)]:
            found.append(state)
    return found


def reads_of(deals: Sequence[PlayedDeal]) -> list[Read]:
    """What is read in the deals, by the seat to lead."""
    found = []
    for number, deal in enumerate(deals):
        for state in points_of(deal):
            knowledge = knowledge_of(state.rules, observe(state, state.to_act))
            assert knowledge.terms is not None
            bits = read_at(state, state.to_act, number, (nothing, add_plays, add_calls, both))
            kind = kind_of(state.contract, knowledge.terms)
            found.append(Read(number, kind, (bits[0], bits[1], bits[2], bits[3])))
    return found


def gain(reads: Sequence[Read], way: int) -> str:
    """Bits a card over no reading, with the standard error over deals."""
    deals: dict[int, list[float]] = {}
    for one in reads:
        deals.setdefault(one.deal, []).append(one.bits[way] - one.bits[0])
    means = [statistics.fmean(bits) for bits in deals.values()]
    if len(means) < 2:
        return "-"
    return f"{statistics.fmean(means):+.3f} ± {statistics.stdev(means) / math.sqrt(len(means)):.3f}"


def main() -> None:
    """Play what is missing and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the deals are kept")
    parser.add_argument("--players", nargs="+", default=[*FITTED, *HELD_OUT])
    parser.add_argument("--deals", type=int, default=30, help="deals a contract")
    arguments = parser.parse_args()
    names = {number: name for name, number in KINDS.items() if name != "minus"} | {TRUMP_KIND: "trump"}
    print(f"| players | deals | no reading | plays | calls | both | {' | '.join(names.values())} |")
    print(f"|---|{'--:|' * (5 + len(names))}")
    for player in arguments.players:
        reads = reads_of(kept(arguments.folder, player, arguments.deals, SEED))
        idle = statistics.fmean(one.bits[0] for one in reads)
        cells = [gain(reads, way) for way in (1, 2, 3)]
        cells += [gain([one for one in reads if one.kind == kind], 3) for kind in names]
        print(f"| {player} | {len({one.deal for one in reads})} | {idle:.3f} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
