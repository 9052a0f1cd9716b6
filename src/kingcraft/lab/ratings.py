"""Ratings like Elo's from the order in which bots finished (Bradley and Terry, 1952), with error bars over decks.

A bot rated 400 points higher finishes before the other ten times as often. Every two seats with different bots are
one comparison, a tie is half of one. Bots that have met also get one drawn comparison, so that one that never lost
has a rating.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from .estimate import Estimate, student

#: Rating points of one natural logarithm of odds.
SCALE: Final = 400 / math.log(10)
_STEPS: Final = 100
_CLOSE: Final = 1e-9
_LONGEST_STEP: Final = 1.0

#: Of one deck: (bot, other bot) to the number of times the first finished before the second; a tie is a half for both.
Results = Mapping[tuple[int, int], float]

Matrix = list[list[float]]


def ratings(bots: int, decks: Sequence[Results], confidence: float) -> list[Estimate]:
    """Return each bot's rating, mean 0, with the interval of ``confidence`` (a sandwich estimator over decks)."""
    if not decks:
        return [Estimate(0.0, math.inf, 0)] * bots
    met = {(min(pair), max(pair)) for deck in decks for pair in deck}
    draws: Results = {pair: 0.5 for one, other in met for pair in ((one, other), (other, one))}
    totals: dict[tuple[int, int], float] = dict(draws)
    for deck in decks:
        for pair, score in deck.items():
            totals[pair] = totals.get(pair, 0.0) + score
    strengths = _fitted(bots, totals)
    if len(decks) < 2:
        return [Estimate(SCALE * strength, math.inf, len(decks)) for strength in strengths]
    inverse = _inverse(_information(strengths, totals))
    spread = [0.0] * bots
    for deck in (draws, *decks):
        pull = _pull(strengths, deck)
        for bot in range(bots):
            spread[bot] += sum(inverse[bot][other] * pull[other] for other in range(bots)) ** 2
    widths = student(confidence, len(decks) - 1) * math.sqrt(len(decks) / (len(decks) - 1))
    return [
        Estimate(SCALE * strength, SCALE * widths * math.sqrt(square), len(decks))
        for strength, square in zip(strengths, spread, strict=True)
    ]


def _fitted(bots: int, totals: Results) -> list[float]:
    """Return the most likely strengths (natural logarithms, sum 0), by Newton's method with bounded steps."""
    strengths = [0.0] * bots
    for _ in range(_STEPS):
        inverse, pull = _inverse(_information(strengths, totals)), _pull(strengths, totals)
        steps = [sum(row[bot] * pull[bot] for bot in range(bots)) for row in inverse]
        longest = max(map(abs, steps))
        short = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + short * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < _CLOSE:
            break
    return strengths


def _chance(strengths: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + math.exp(strengths[other] - strengths[one]))


def _pull(strengths: Sequence[float], results: Results) -> list[float]:
    """Return for each bot how much more often it finished before others than its strength predicts."""
    pull = [0.0] * len(strengths)
    for (one, other), score in results.items():
        # Each comparison is in the results twice, once from either side: a score, and 1 minus it.
        surplus = score * _chance(strengths, other, one)
        pull[one] += surplus
        pull[other] -= surplus
    return pull


def _information(strengths: Sequence[float], results: Results) -> Matrix:
    """Return the information matrix, with a constant added because only differences of strengths are determined."""
    bots = len(strengths)
    matrix = [[1.0 / bots] * bots for _ in range(bots)]
    for (one, other), score in results.items():
        chance = _chance(strengths, one, other)
        weight = score * chance * (1 - chance)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def _inverse(matrix: Matrix) -> Matrix:
    """Invert by Gauss and Jordan's method; the matrix is symmetric and positive, so no pivoting is needed."""
    size = len(matrix)
    rows = [[*row, *(float(at == place) for at in range(size))] for place, row in enumerate(matrix)]
    for place, row in enumerate(rows):
        pivot = row[place]
        row[:] = [value / pivot for value in row]
        for other in rows:
            if other is not row and other[place]:
                factor = other[place]
                other[:] = [value - factor * own for value, own in zip(other, row, strict=True)]
    return [row[size:] for row in rows]
