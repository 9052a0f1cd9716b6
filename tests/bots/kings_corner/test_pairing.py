"""Candidates are compared sample by sample, and many samples of one world are one world."""

import math

import pytest

from kingcraft.bots.kings_corner.outcome import MATCH
from kingcraft.bots.kings_corner.search.pairing import paired

#: Worths of two candidates in four samples.
VALUES = [each * MATCH for each in (5, 1, 2, 3, 6, 2, 1, 0)]
GAPS = [4.0, -1.0, 4.0, 1.0]


def test_each_sample_counts_for_itself_where_every_world_comes_once() -> None:
    gap = paired(VALUES, 2, 0, 1, 4)
    assert gap.mean == pytest.approx(2.0)
    assert gap.error == pytest.approx(math.sqrt(sum((one - 2.0) ** 2 for one in GAPS) / 3) / 2)
    assert paired(VALUES, 2, 1, 0, 4).mean == -gap.mean
    assert paired(VALUES, 2, 0, 0, 4) == (0.0, 0.0)


def test_samples_of_one_world_are_taken_together() -> None:
    # Samples 0 and 2 are of the first world, 1 and 3 of the second.
    gap = paired(VALUES, 2, 0, 1, 2)
    assert gap.mean == pytest.approx(2.0)
    assert gap.error == pytest.approx(math.sqrt(2 * (4.0**2 + 4.0**2)) / 4)


def test_with_open_hands_the_order_of_the_stock_is_what_differs() -> None:
    assert paired(VALUES, 2, 0, 1, 1) == paired(VALUES, 2, 0, 1, 4)
    assert paired([], 2, 0, 1, 4).error == math.inf
