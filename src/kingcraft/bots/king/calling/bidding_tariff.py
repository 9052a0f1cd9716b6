"""What tricks and prices are worth under a rule set."""

import functools
from collections.abc import Sequence
from typing import Final

from ....games.king.actions import LADDER, plays_plus
from ....games.king.options import KingOptions
from ....games.king.scoring import base_scores, sold_scores, unplayed_scores

#: How often tricks fall to either side of what was expected.
_SIDE_WEIGHT: Final = 0.35


class Tariff:
    """What tricks and prices are worth, in expected points of one seat that knows only its own hand."""

    def __init__(self, options: KingOptions) -> None:
        n = options.tricks
        self.value = options.trick_value
        self.tricks = n
        #: The auctioneer's points unplayed.
        self.split = float(unplayed_scores(options, 0)[0])
        #: By own tricks 0 .. n: without a sale.
        self.minus = [float(base_scores(options, "minus", [own, 0, 0, n - own])[0]) for own in range(n + 1)]
        #: By bid and own tricks: as its buyer, and as the auctioneer who sold at it. The other side's tricks are spread
        #: over their chances.
        self.bought = [self._sale(options, bid, buyer=True) for bid in range(len(LADDER))]
        self.sold = [self._sale(options, bid, buyer=False) for bid in range(len(LADDER))]

    def _sale(self, options: KingOptions, bid: int, buyer: bool) -> list[float]:
        kind = "plus" if plays_plus(bid) else "minus"
        points = []
        for own in range(self.tricks + 1):
            rest = self.tricks - own
            # The seat is the buyer 1 or the auctioneer 0. Of the rest the other side takes its third; a buyer of a
            # plus game half, of a minus game a fifth.
            share = 1 / 3 if buyer else 1 / 2 if kind == "plus" else 1 / 5
            total = 0.0
            for other, chance in enumerate(_binomial(rest, share)):
                units = [other, own, 0, rest - other] if buyer else [own, other, 0, rest - other]
                total += chance * sold_scores(options, kind, units, 0, 1, bid)[int(buyer)]
            points.append(total)
        return points


@functools.lru_cache(maxsize=64)
def tariff_of(options: KingOptions) -> Tariff:
    """Return the tariff of some options, made once."""
    return Tariff(options)


def _binomial(n: int, share: float) -> list[float]:
    chances = [1.0]
    for _ in range(n):
        chances = [a * (1 - share) + b * share for a, b in zip([*chances, 0.0], [0.0, *chances], strict=True)]
    return chances


def interpolated(table: Sequence[float], tricks: float) -> float:
    """Return the value of ``table`` between two whole numbers of tricks; outside it the value at its end."""
    last = len(table) - 1
    if tricks <= 0:
        return table[0]
    low = int(tricks)
    if low >= last:
        return table[last]
    return table[low] + (tricks - low) * (table[low + 1] - table[low])


def around(table: Sequence[float], tricks: float, spread: float) -> float:
    """Return the mean of ``table`` over where tricks fall when ``tricks`` are expected."""
    sides = interpolated(table, tricks - spread) + interpolated(table, tricks + spread)
    return (1 - 2 * _SIDE_WEIGHT) * interpolated(table, tricks) + _SIDE_WEIGHT * sides
