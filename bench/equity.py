"""What totals are worth in Kings Corner, from matches that were played: the data of ``bots/kings_corner/equity.json``.

    python -m bench.equity FILE...           read the arena's results files, print what they say, write the data
    python -m bench.equity FILE... --dry     print only

The matches are those of equal players (``kingcraft arena A B --matches --results FILE``, with A and B of one budget), a
file for each scoring and number of players. Two players: how often a deal brought which losses; the table of
chances follows from that. More: the two numbers of the weights ``exp(-b * total)`` under which the winners of the
matches are most likely, ``b = steep / sqrt(1 + (limit - 1 - highest) / deal)``. Printed beside it: how likely the
winners were (log loss, in bits a deal's start; less is better), even chances for comparison.
"""

import argparse
import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import kingcraft.bots.kings_corner as home
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.scoring import winners
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.results import stored

DATA: Final = Path(home.__file__).with_name("equity.json")
_STEEPS: Final = [0.02 * 1.07**step for step in range(60)]
_DEALS: Final = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 14, 20, 30, 50]


class Start(NamedTuple):
    """How a match was before a deal, and how it ended."""

    #: Penalties by seat.
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def read(path: Path) -> tuple[KingsCornerOptions, int, list[Start], Counter[tuple[int, int]]]:
    """Return rules, players, the starts of all deals, and of two players the losses of each deal with their counts."""
    plan, decks = stored(path)
    rules = parse_rule_text(plan.rules)
    options = rules.options
    assert isinstance(options, KingsCornerOptions)
    sign = -1 if options.sign == "-" else 1
    starts, losses = list[Start](), Counter[tuple[int, int]]()
    for deck in decks:
        for table in deck.tables:
            totals, before = [0] * plan.players, list[tuple[int, ...]]()
            for deal in table.deals:
                before.append(tuple(totals))
                lost = [sign * score for score in deal.scores]
                totals = [total + more for total, more in zip(totals, lost, strict=True)]
                if plan.players == 2:
                    low, high = sorted(lost)
                    losses[low, high] += 1
            won = tuple(winners(options, [sign * total for total in totals]))
            starts += [Start(each, won) for each in before]
    return options, plan.players, starts, losses


def slope(steep: float, deal: float, limit: int, high: int) -> float:
    """Return ``b``."""
    return steep / math.sqrt(1 + (limit - 1 - high) / deal)


def bits(starts: Sequence[Start], limit: int, steep: float, deal: float) -> float:
    """Return how unlikely the winners were, in bits a start."""
    total = 0.0
    for start in starts:
        by = slope(steep, deal, limit, max(start.totals))
        weights = [math.exp(-by * (each - min(start.totals))) for each in start.totals]
        chance = sum(weights[seat] for seat in start.winners) / sum(weights) / len(start.winners)
        total -= math.log2(max(1e-12, chance * len(start.winners)))
    return total / len(starts)


def fit(starts: Sequence[Start], limit: int) -> tuple[float, float]:
    """Return steep and deal under which the winners are most likely."""
    return min(
        ((steep, deal) for steep in _STEEPS for deal in _DEALS), key=lambda pair: bits(starts, limit, pair[0], pair[1])
    )


def _found(paths: Sequence[Path]) -> Iterator[tuple[str, int, list[list[float]]]]:
    for path in paths:
        options, players, starts, losses = read(path)
        limit = options.target + (options.target_rule == "exceed")
        print(f"{path.name}: {options.scoring}, {players} players, {len(starts)} deals")
        if players == 2:
            deals = sum(losses.values())
            mean = sum((low + high) * count for (low, high), count in losses.items()) / 2 / deals
            print(f"  a deal costs a seat {mean:.2f}; {len(losses)} different results")
            yield options.scoring, 2, [[low, high, count] for (low, high), count in sorted(losses.items())]
        else:
            steep, deal = fit(starts, limit)
            even = bits(starts, limit, 1e-9, 1)
            print(f"  steep {steep:.3f}, deal {deal:g}: {bits(starts, limit, steep, deal):.4f} bits (even: {even:.4f})")
            yield options.scoring, players, [[round(steep, 4), deal]]


def main() -> None:
    """Read, fit, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--dry", action="store_true")
    arguments = parser.parse_args()
    data = json.loads(DATA.read_text("utf-8"))
    for scoring, players, found in _found(arguments.files):
        data.setdefault(scoring, {})[str(players)] = found
    if not arguments.dry:
        DATA.write_text(json.dumps(data) + "\n", "utf-8")


if __name__ == "__main__":
    main()
