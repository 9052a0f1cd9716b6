"""What of a result was luck: the part that the quality of play does not explain."""

from collections.abc import Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """What a deal brought each seat, in the unit of the review."""

    #: In the measure of what an option promises.
    brought: list[float]
    #: Beyond what could be expected before the deal; sums to 0.
    beyond: list[float]
    #: In the measure of the graph.
    shown: list[float]


def points_outcome(scores: Sequence[int]) -> Outcome:
    """Return what a deal brought that is worth its points; an even share of them is their mean."""
    points = [float(score) for score in scores]
    mean = sum(scores) / len(scores)
    return Outcome(points, [score - mean for score in scores], points)


def luck(beyond: Sequence[float], lost: Sequence[float]) -> list[float]:
    """Return the luck of each seat: its result, less what it should have been, as everyone played. It sums to 0.

    A player who loses 30 by bad play should end 30 lower, and the others, who share it, that much higher.
    """
    others = len(beyond) - 1
    total = sum(lost)
    return [found + own - (total - own) / others for found, own in zip(beyond, lost, strict=True)]
