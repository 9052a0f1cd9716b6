"""Means and intervals: against the tables of the books, and by how often they hold the truth."""

import math
import random

import pytest

from kingcraft.lab.estimate import mean, ratio, student


@pytest.mark.parametrize(
    ("confidence", "freedom", "wanted"),
    [
        (0.90, 1, 6.3138),
        (0.99, 1, 63.6567),
        (0.99, 2, 9.9248),
        (0.95, 3, 3.1824),
        (0.99, 5, 4.0321),
        (0.95, 10, 2.2281),
        (0.99, 30, 2.7500),
        (0.90, 59, 1.6711),
        (0.99, 60, 2.6603),
        (0.99, 100, 2.6259),
        (0.99, 1000, 2.5808),
    ],
)
def test_student_is_that_of_the_books(confidence: float, freedom: int, wanted: float) -> None:
    assert student(confidence, freedom) == pytest.approx(wanted, abs=6e-5 if wanted < 50 else 6e-4)


def test_both_ways_of_student_meet() -> None:
    assert student(0.99, 59) > student(0.99, 60) > student(0.99, 61)
    assert student(0.99, 59) - student(0.99, 60) == pytest.approx(student(0.99, 60) - student(0.99, 61), rel=0.1)


@pytest.mark.parametrize(("confidence", "freedom"), [(0.0, 5), (1.0, 5), (0.9, 0)])
def test_what_student_cannot_say(confidence: float, freedom: int) -> None:
    with pytest.raises(ValueError, match="degrees of freedom"):
        student(confidence, freedom)


def test_few_samples_say_little() -> None:
    assert math.isnan(ratio([], 0.9).mean)
    assert math.isnan(ratio([(0.0, 0)], 0.9).mean)
    assert (mean([4.0], 0.9).mean, mean([4.0], 0.9).half) == (4.0, math.inf)
    assert mean([4.0, 4.0], 0.9) == (4.0, 0.0, 2)


def test_a_ratio_of_equal_counts_is_a_mean() -> None:
    values = [3.0, 1.0, 4.0, 1.0, 5.0]
    one, other = mean(values, 0.95), ratio([(10 * value, 10) for value in values], 0.95)
    assert one.mean == pytest.approx(other.mean)
    assert one.samples == other.samples
    assert one.half == pytest.approx(other.half)
    assert (one.low, one.high) == (one.mean - one.half, one.mean + one.half)


@pytest.mark.parametrize(("samples", "confidence"), [(4, 0.99), (20, 0.99), (20, 0.90)])
def test_intervals_hold_the_truth_as_often_as_they_say(samples: int, confidence: float) -> None:
    chance, runs = random.Random(1), 4000
    held = 0
    for _ in range(runs):
        estimate = mean([chance.gauss(3.0, 10.0) for _ in range(samples)], confidence)
        held += estimate.low <= 3.0 <= estimate.high
    assert held / runs == pytest.approx(confidence, abs=4 * math.sqrt(confidence * (1 - confidence) / runs))


def test_intervals_of_ratios_hold_the_truth_though_the_counts_vary() -> None:
    """As plus deals do: some decks have many, some none; deals of one deck are alike."""
    chance, runs, held = random.Random(2), 2000, 0
    for _ in range(runs):
        pairs = []
        for _ in range(60):
            count = chance.randrange(5)
            of_deck = chance.gauss(0.0, 5.0)
            pairs.append((sum(chance.gauss(7.0 + of_deck, 10.0) for _ in range(count)), count))
        estimate = ratio(pairs, 0.90)
        held += estimate.low <= 7.0 <= estimate.high
    assert held / runs == pytest.approx(0.90, abs=0.03)
