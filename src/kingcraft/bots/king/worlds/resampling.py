"""Drawing worlds in proportion to weights: systematic resampling (Carpenter, Clifford and Fearnhead 1999)."""

from array import array
from collections.abc import MutableSequence
from math import exp

from ....games.king.options import PLAYERS
from ....kernel import kernel, next_random, random_below, seeded

Words = MutableSequence[int]
Reals = MutableSequence[float]

#: Random numbers of 32 bits as fractions.
_UNIT = 1.0 / (1 << 32)


def resampled(worlds: "array[int]", logs: "array[float]", temper: float, count: int, random: int) -> "array[int]":
    """Return ``count`` of ``worlds`` in random order, drawn again and again in proportion to ``exp(temper * log)``."""
    drawn = array("q", bytes(8 * PLAYERS * count))
    draw(worlds, logs, temper, seeded(random), drawn)
    return drawn


@kernel
def draw(worlds: Words, logs: Reals, temper: float, random: int, drawn: Words) -> int:
    """Fill ``drawn`` (four ints a world); returns the stream after it. ``logs`` become weights."""
    most = logs[0]
    for world in range(len(logs)):
        most = max(most, logs[world])
    total = 0.0
    for world in range(len(logs)):
        logs[world] = exp(temper * (logs[world] - most))
        total += logs[world]
    # One random number for all: the n-th drawn world is the one in which the n-th of equal steps ends.
    count = len(drawn) // 4
    random = next_random(random)
    pace = total / count
    goal = pace * _UNIT * random_below(random, 1 << 32)
    world = 0
    passed = logs[0]
    for number in range(count):
        while passed <= goal and world < len(logs) - 1:
            world += 1
            passed += logs[world]
        for seat in range(4):
            drawn[4 * number + seat] = worlds[4 * world + seat]
        goal += pace
    for number in range(count - 1, 0, -1):  # a caller who looks at some of them only must not get neighbours
        random = next_random(random)
        other = random_below(random, number + 1)
        for seat in range(4):
            kept = drawn[4 * number + seat]
            drawn[4 * number + seat] = drawn[4 * other + seat]
            drawn[4 * other + seat] = kept
    return random
