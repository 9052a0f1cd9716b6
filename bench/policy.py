"""Find weights of the playout policy of Kings Corner by playing it against others and itself.

    python -m bench.policy [--minutes 10] [--decks 3000] [--seed 1] [--block 0.4]

Two players, ``pagat``, points a deal. A step changes a few weights by chance and keeps what gains on decks that no step
has seen: against the player who lays everything, the weights as they are in ``turns/weights.py``, and the best so far.
Every deck is played from both seats. At the end, on fresh decks: the points a deal against each of them with their 95 %
error, how many deals no player ends, and the weights, ready for the source.
"""

import argparse
import math
import random
import sys
import time
from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final

from kingcraft.bots.kings_corner.outcome import margin
from kingcraft.bots.kings_corner.turns.policy import Weights, policy_playout
from kingcraft.bots.kings_corner.turns.weights import CHAINED, EAGER, SIZE, THRIFTY, weights_for
from kingcraft.games.kings_corner.core import BLOCKED
from kingcraft.games.kings_corner.deal import deal
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.scoring import Settlement, settlement_of
from kingcraft.games.kings_corner.terms import Terms, terms_of
from kingcraft.kernel import kernel

_PLAYERS: Final = 2


@kernel
def play(
    margins: MutableSequence[int],
    deck: MutableSequence[int],
    decks: Sequence[int],
    terms: Terms,
    settlement: Settlement,
    own: Weights,
    others: Weights,
) -> int:
    """Play every deck from each seat; write the points ahead of the other; return how many deals were blocked.

    ``deck``: space for 52. ``decks``: 52 cards each. ``margins``: a number for each deck and seat.
    """
    blocked = 0
    for number in range(len(decks) // 52):
        for index in range(52):
            deck[index] = decks[number * 52 + index]
        for seat in range(2):
            core = policy_playout(deck, terms, deal(deck, terms, number % 2), seat, own, others)
            margins[number * 2 + seat] = margin(settlement, 2, core, seat)
            blocked += 1 if core[9] == BLOCKED else 0
    return blocked


class Match:
    """Plays weights against each other under the rules of ``pagat``."""

    def __init__(self, seed: int) -> None:
        options = KingsCornerOptions()
        self._terms, self._settlement = terms_of(options, _PLAYERS), settlement_of(options)
        self._random = random.Random(seed)

    def decks(self, count: int) -> "array[int]":
        """Shuffle fresh decks."""
        cards = list(range(52))
        decks = array("q")
        for _ in range(count):
            self._random.shuffle(cards)
            decks.extend(cards)
        return decks

    def played(self, decks: "array[int]", own: "array[int]", others: "array[int]") -> tuple[float, float, float]:
        """Return points a deal, their 95 % error, and the share of blocked deals."""
        deals = len(decks) // 26
        margins = array("q", [0]) * deals
        blocked = play(margins, array("q", [0]) * 52, decks, self._terms, self._settlement, own, others)
        pairs = [(margins[at] + margins[at + 1]) / 2 for at in range(0, deals, 2)]
        mean = sum(pairs) / len(pairs)
        spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs)) / len(pairs)
        return mean, 1.96 * spread, blocked / deals


def changed(weights: "array[int]", chance: random.Random) -> "array[int]":
    """Return the weights with one to five of them changed."""
    result = array("q", weights)
    scale = chance.choice((30, 100, 300, 1000))
    for _ in range(chance.randint(1, 5)):
        at = chance.choice([place for place in range(SIZE) if place != THRIFTY])
        result[at] += round(chance.gauss(0, scale))
    return result


def written(weights: Sequence[int]) -> str:
    """Return weights as they are written in the source."""
    parts = [weights[:13], weights[13:26], weights[26:CHAINED]]
    parts += [weights[at : at + 8] for at in range(CHAINED, SIZE, 8)]
    return "\n".join("    " + " ".join(map(str, part)) for part in parts)


def main() -> None:
    """Climb, then print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--decks", type=int, default=3000, help="a step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--block", type=float, default=0.4, help="what a deal that no player ends costs in addition, in points"
    )
    arguments = parser.parse_args()
    now = weights_for(_PLAYERS)[0]
    match, chance = Match(arguments.seed), random.Random(-arguments.seed)
    best = array("q", now)
    until = time.monotonic() + 60 * arguments.minutes
    steps = kept = 0
    while time.monotonic() < until:
        decks, other = match.decks(arguments.decks), changed(best, chance)

        def gain(weights: "array[int]", decks: "array[int]" = decks, best: "array[int]" = best) -> float:
            eager = match.played(decks, weights, EAGER)[0]
            old = match.played(decks, weights, now)[0]
            own, _, blocked = match.played(decks, weights, best)
            return (eager + old + 2 * own) / 4 - float(arguments.block) * blocked

        steps += 1
        if gain(other) > gain(best) + 0.01:
            best = other
            kept += 1
        if sys.stderr.isatty() or steps % 100 == 0:
            print(f"{steps} steps, {kept} kept", file=sys.stderr)
    fresh = match.decks(20000)
    for name, weights in {"found": best, "now": now}.items():
        for against, others in {"lays everything": EAGER, "now": now, "found": best}.items():
            points, error, blocked = match.played(fresh, weights, others)
            print(f"{name} against {against}: {points:+.2f} ± {error:.2f} points a deal, {blocked:.0%} blocked")
    print(written(best))


if __name__ == "__main__":
    main()
