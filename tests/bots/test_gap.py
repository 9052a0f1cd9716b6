"""How far one choice is behind another in the same worlds."""

import math
import statistics

import pytest

from kingcraft.bots.gap import Gap, gap_of


def test_one_try_a_world_is_the_mean_and_its_standard_error() -> None:
    differences = [3.0, -1.0, 4.0, 1.0, 5.0]
    gap = gap_of(differences, [1] * 5)
    assert gap.mean == pytest.approx(statistics.fmean(differences))
    assert gap.error == pytest.approx(statistics.stdev(differences) / math.sqrt(5))


def test_many_tries_in_a_world_make_it_no_more_than_a_world() -> None:
    once, often = gap_of([3.0, -1.0, 4.0], [1, 1, 1]), gap_of([30.0, -10.0, 40.0], [10, 10, 10])
    assert often == pytest.approx(once)


def test_worlds_that_were_never_tried_say_nothing() -> None:
    assert gap_of([3.0, 0.0, 5.0, 0.0], [1, 0, 2, 0]) == gap_of([3.0, 5.0], [1, 2])


def test_a_single_world_has_no_error_that_is_known() -> None:
    assert gap_of([6.0], [3]) == Gap(2.0, math.inf)
    assert gap_of([], []) == Gap(0.0, math.inf)
