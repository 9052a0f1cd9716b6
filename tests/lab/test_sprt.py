"""The test that ends a run is wrong no more often than it may be."""

import math
import random
from collections.abc import Callable, Iterator

import pytest

from kingcraft.lab.sprt import BOUND, ERROR, FEWEST, Sprt, sprt

RUNS = 600


def lopsided(chance: random.Random) -> float:
    """Mean 0, spread 10: mostly a small loss, seldom a big gain, as a king of hearts is."""
    return 20.0 if chance.random() < 0.2 else -5.0


def rare(chance: random.Random) -> float:
    """Mean 0: first places at a table of two decks come and go."""
    return chance.choice((-10.0, 0.0, 0.0, 10.0))


def normal(chance: random.Random) -> float:
    return chance.gauss(0.0, 10.0)


@pytest.mark.parametrize("noise", [normal, lopsided, rare])
@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "high"), (4.0, "low")])
def test_it_is_seldom_wrong(noise: Callable[[random.Random], float], truth: float, wrong: str) -> None:
    chance = random.Random(f"{noise.__name__} {truth}")

    def decks() -> Iterator[float]:
        while True:
            yield truth + noise(chance)

    ended = [sprt(decks(), 0.0, 4.0) for _ in range(RUNS)]
    assert all(test.verdict for test in ended)
    mistakes = sum(test.verdict == wrong for test in ended) / RUNS
    # Wald's bounds are a little cautious; the spread that must be guessed costs a little.
    assert mistakes <= ERROR + 3 * math.sqrt(ERROR * (1 - ERROR) / RUNS)


def test_it_ends_sooner_than_a_fixed_number_of_decks_would() -> None:
    """The same errors with a number fixed before need (2 * 1.645 * 10 / 4) ** 2 decks, that is 68."""
    chance = random.Random(3)
    lengths = [sprt((4.0 + chance.gauss(0.0, 10.0) for _ in range(10_000)), 0.0, 4.0).samples for _ in range(RUNS)]
    assert sum(lengths) / RUNS < 55
    assert min(lengths) >= FEWEST


def test_it_says_nothing_before_it_may() -> None:
    assert sprt([7.0 + deck % 2 for deck in range(FEWEST - 1)], 0.0, 4.0).verdict is None
    assert sprt([7.0 + deck % 2 for deck in range(FEWEST)], 0.0, 4.0).verdict == "high"
    assert sprt([], 0.0, 4.0) == Sprt(0, 0.0, None)


def test_what_comes_after_its_end_is_not_looked_at() -> None:
    ended = sprt([-5.0 + deck % 2 for deck in range(40)], 0.0, 4.0)
    assert (ended.verdict, ended.samples) == ("low", FEWEST)
    assert ended.ratio <= -BOUND


def test_bots_that_are_the_same_do_not_lead() -> None:
    assert sprt([0.0] * 40, 0.0, 4.0) == Sprt(FEWEST, -math.inf, "low")
    assert sprt([4.0] * 40, 0.0, 4.0) == Sprt(FEWEST, math.inf, "high")


@pytest.mark.parametrize(("low", "high"), [(1.0, 1.0), (2.0, 1.0), (math.nan, 1.0)])
def test_means_that_cannot_be_compared(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="less than"):
        sprt([1.0], low, high)
