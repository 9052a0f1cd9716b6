"""Ratings: the formula for two, known strengths found again for more, honest intervals."""

import math
import random
from collections import defaultdict

import pytest

from kingcraft.lab.ratings import ratings


def play(strengths: list[float], tables: int, chance: random.Random) -> dict[tuple[int, int], float]:
    """A deck: every two bots compared this many times."""
    results: dict[tuple[int, int], float] = defaultdict(float)
    for one in range(len(strengths)):
        for other in range(one):
            for _ in range(tables):
                wins = chance.random() < 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
                results[(one, other) if wins else (other, one)] += 1
    return results


def test_two_bots_differ_by_the_logarithm_of_their_odds() -> None:
    decks = [{(0, 1): 3.0, (1, 0): 1.0}] * 100
    one, other = ratings(2, decks, 0.99)
    assert one.mean - other.mean == pytest.approx(400 * math.log10(300.5 / 100.5))
    assert one.mean == pytest.approx(-other.mean)
    assert one.half == pytest.approx(other.half)


def test_ties_count_a_half() -> None:
    one, other = ratings(2, [{(0, 1): 2.0, (1, 0): 2.0}] * 10, 0.99)
    assert [one.mean, other.mean] == pytest.approx([0, 0])


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    one, other = ratings(2, [{(0, 1): 4.0}] * 10, 0.99)
    assert one.mean - other.mean == pytest.approx(400 * math.log10(40.5 / 0.5))
    assert one.half > 100


def test_one_deck_says_nothing_of_how_sure_it_is() -> None:
    assert all(math.isinf(rating.half) for rating in ratings(2, [{(0, 1): 3.0, (1, 0): 1.0}], 0.99))
    assert [rating.mean for rating in ratings(2, [], 0.99)] == [0.0, 0.0]


def test_known_strengths_are_found_again_and_intervals_hold_them() -> None:
    truth = [150.0, 20.0, -170.0]
    chance, runs = random.Random(4), 250
    held, found = 0, [0.0] * 3
    for _ in range(runs):
        rated = ratings(3, [play(truth, 4, chance) for _ in range(40)], 0.90)
        held += sum(rating.low <= strength <= rating.high for rating, strength in zip(rated, truth, strict=True))
        found = [total + rating.mean / runs for total, rating in zip(found, rated, strict=True)]
    assert found == pytest.approx(truth, abs=4)
    assert held / (3 * runs) == pytest.approx(0.90, abs=0.045)


def test_decks_whose_tables_agree_are_fewer_than_they_look() -> None:
    """A deck of eight equal results is one sample: the interval knows it."""
    chance = random.Random(5)
    alike = [{(0, 1) if chance.random() < 0.5 else (1, 0): 8.0} for _ in range(100)]
    apart = [play([0.0, 0.0], 8, chance) for _ in range(100)]
    assert ratings(2, alike, 0.99)[0].half > 2 * ratings(2, apart, 0.99)[0].half
