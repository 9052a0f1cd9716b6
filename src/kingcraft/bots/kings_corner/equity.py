"""The chance to win a match from its totals: for bots, hints and reviews, which all play for the match.

With two players it is exact for what deals bring on average: a table by backward induction over both totals. With more
each seat has the share of its weight ``exp(-b * total)``; ``b`` grows as the highest total comes nearer to the end,
because fewer deals are left to change the order. ``equity.json`` has what deals brought among Masters
(``python -m bench.equity``). Matches of a fixed number of deals, and those for chips, are played for points.
"""

import json
import math
from array import array
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.scoring import Settlement, card_values
from ...kernel import kernel
from .outcome import DUEL, MATCH, POINTS, SHARES, Aim, Losses

#: How a chance is known: from deals of this scoring; from another scoring's, scaled by what a card costs; not at all.
Source = Literal["measured", "scaled", "points"]

#: What a point ahead is worth, as a share of a match to 25 points.
_POINT: Final = 0.01
_USUAL: Final = 25
#: The weight of the highest total, and how much more, as a logarithm, a total weighs at most: no sum overflows.
_HIGHEST: Final = 1_000
_MOST: Final = 20.0


@dataclass(frozen=True, eq=False, slots=True)
class Equity:
    """What the totals of a match are worth under some rules. One object for each: compared by identity."""

    kind: int
    #: The first total that ends the match; 0 without one.
    limit: int
    point: int
    #: Rows of ``limit``. ``DUEL``: by own total the chance by the other's, in millionths. ``SHARES``: by the highest
    #: total the weights of totals.
    chances: "array[int]"
    source: Source
    #: 1 if scores are penalties, -1 if they are negative where penalties are meant, or chips.
    sign: int

    def aim(self, totals: Sequence[int]) -> Aim:
        """Return what a seat plays for at these totals, as players see them."""
        a, b, c, d, e, f = [*(self.sign * total for total in totals), 0, 0, 0, 0, 0, 0][:6]
        before: Losses = (a, b, c, d, e, f)
        return Aim(self.kind, self.limit, self.point, before)

    def chance(self, totals: Sequence[int], seat: int) -> float | None:
        """Return the chance of ``seat`` to win the match before a deal at these totals; None if it is not known."""
        penalties = [self.sign * total for total in totals]
        own, high = penalties[seat], max(penalties)
        if self.kind == POINTS:
            return None
        if high >= self.limit:
            least = min(penalties)
            return penalties.count(least) ** -1 if own == least else 0.0
        if self.kind == DUEL:
            return self.chances[own * self.limit + sum(penalties) - own] / MATCH
        weights = [self.chances[high * self.limit + total] for total in penalties]
        return weights[seat] / sum(weights)

    def a_point(self, totals: Sequence[int], seat: int) -> int:
        """Return what a point more costs ``seat`` before a deal at these totals, in the unit of worths."""
        more = [total + self.sign * (other == seat) for other, total in enumerate(totals)]
        now, then = self.chance(totals, seat), self.chance(more, seat)
        return self.point + (_millionths(max(0.0, now - then)) if now is not None and then is not None else 0)


def source_of(options: KingsCornerOptions) -> Source:
    """Return how chances are known under ``options``."""
    if options.deals or options.scoring == "chips":
        return "points"
    return "measured" if options.scoring in _measured() else "scaled"


@cache
def _measured() -> dict[str, dict[str, list[list[float]]]]:
    """Return what deals brought, by scoring and number of players."""
    found: dict[str, dict[str, list[list[float]]]] = json.loads(
        files(__package__).joinpath("equity.json").read_text("utf-8")
    )
    return found


@cache
def equity_of(options: KingsCornerOptions, players: int) -> Equity:
    """Return what totals are worth under ``options``."""
    sign = -1 if options.scoring == "chips" or options.sign == "-" else 1
    source = source_of(options)
    if source == "points":
        return Equity(POINTS, 0, _millionths(_POINT), array("q", [0]), source, sign)
    limit = options.target + (options.target_rule == "exceed")
    point = _millionths(_POINT * _USUAL / options.target)
    like, scale = (options.scoring, 1.0) if source == "measured" else ("king10", a_card(options))
    results = _measured()[like]
    if players == 2:
        found: dict[tuple[int, int], float] = {}
        for lost, other, count in results["2"]:
            key = round(lost * scale), round(other * scale)
            found[key] = found.get(key, 0) + count / 2
            found[key[::-1]] = found.get(key[::-1], 0) + count / 2
        words = array("q", [0]) * (limit * limit)
        every = array("q", [word for (lost, other), count in found.items() for word in (lost, other, round(count * 2))])
        induce(words, every, limit)
        return Equity(DUEL, limit, point, words, source, sign)
    ((steep, deal),) = results[str(players)]
    rows = array("q")
    for high in range(limit):
        slope = steep / scale / math.sqrt(1 + (limit - 1 - high) / (deal * scale))
        rows.extend(round(_HIGHEST * math.exp(min(_MOST, slope * (high - total)))) for total in range(limit))
    return Equity(SHARES, limit, point, rows, source, sign)


@kernel
def induce(chances: MutableSequence[int], results: Sequence[int], limit: int) -> int:
    """Fill the table of two players, from its end. ``results``: own loss, the other's, how often; returns its size."""
    for total in range(2 * limit - 2, -1, -1):
        for own in range(max(0, total - limit + 1), min(total, limit - 1) + 1):
            other = total - own
            won = weight = 0
            for at in range(0, len(results), 3):
                mine, theirs, count = own + results[at], other + results[at + 1], results[at + 2]
                if mine == own and theirs == other:
                    continue  # the deal changed nothing, and the next one begins as this did
                weight += count
                if mine >= limit or theirs >= limit:
                    won += count * (MATCH if mine < theirs else MATCH // 2 if mine == theirs else 0)
                else:
                    won += count * chances[mine * limit + theirs]
            chances[own * limit + other] = won // weight
    return limit * limit


def a_card(options: KingsCornerOptions) -> float:
    """Return what a card that is no king costs on average."""
    return sum(card_values(options)[:12]) / 12


def _millionths(share: float) -> int:
    return round(MATCH * share)


class Goal(NamedTuple):
    """What a seat plays for in a deal: what the deal pays, and what the totals of the match are worth."""

    settlement: Settlement
    aim: Aim
    #: What the totals are worth.
    equity: Equity
