"""Which three moments are shown, and how luck is separated from play."""

import pytest

from kingcraft.review.judged import Judged
from kingcraft.review.luck import luck, points_outcome
from kingcraft.review.moments import moments

from .looks import SCALE, decision


def test_the_largest_losses_come_first() -> None:
    found = [decision(loss, deal) for deal, loss in enumerate((11, 30, 12, 50, 0.0))]
    found[4] = decision(0, 4, size="fine")
    assert moments(found, SCALE) == [3, 1, 2]
    assert moments(found, SCALE, 1) == [3]
    assert moments(found[4:], SCALE) == moments([], SCALE) == []


def test_three_cards_of_one_trick_are_one_moment() -> None:
    found = [decision(50, 0, 8), decision(49, 0, 9), decision(48, 0, 10), decision(12, 1, 3)]
    assert moments(found, SCALE) == [0, 3]


def test_a_second_moment_of_a_deal_counts_half() -> None:
    found = [decision(50, 0, 0), decision(40, 0, 30), decision(21, 1, 0), decision(19, 2, 0)]
    assert moments(found, SCALE) == [0, 2, 1]


def _unlucky(deal: int, opened: float) -> Judged:
    return decision(0, deal, size="fine", fate="unlucky", opened=opened)


def test_own_mistakes_come_before_bad_luck() -> None:
    found = [_unlucky(0, 70), decision(11, 1), decision(5, 2, size="inaccuracy"), decision(12, 3)]
    assert moments(found, SCALE) == [3, 1, 0]
    assert moments([*found, decision(10, 4)], SCALE) == [3, 1, 4]
    fine = decision(3, 1, size="fine", opened=100)
    assert moments([fine], SCALE) == []


def test_only_hard_luck_takes_the_place_of_a_mistake_and_only_the_last() -> None:
    found = [decision(11 + deal, deal) for deal in range(3)]
    assert moments([*found, _unlucky(3, 79), _unlucky(4, 78)], SCALE) == [2, 1, 0]
    assert moments([*found, _unlucky(3, 80), _unlucky(4, 81)], SCALE) == [2, 1, 4]
    assert moments([*found, _unlucky(4, 81)], SCALE, 1) == [2]
    assert moments([decision(11, 0), _unlucky(3, 99), _unlucky(4, 98)], SCALE) == [0, 1, 2]


def test_luck_is_what_the_play_does_not_explain() -> None:
    results = points_outcome([-100, 0, 0, 0]).beyond
    assert results == [-75, 25, 25, 25]
    # A player who alone lost all of it had no bad luck: the others' share of these losses explains theirs.
    assert luck(results, [75, 0, 0, 0]) == pytest.approx([0, 0, 0, 0])
    assert luck(results, [0, 0, 0, 0]) == results
    assert sum(luck(results, [12, 3, 40, 7])) == pytest.approx(0)
