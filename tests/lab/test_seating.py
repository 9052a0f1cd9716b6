"""No bot is preferred: every bot has every seat as often as the others."""

from collections import Counter

import pytest

from kingcraft.lab.seating import lone_bots, seatings


@pytest.mark.parametrize(
    ("bots", "seats", "tables"), [(2, 2, 2), (2, 4, 8), (3, 4, 24), (4, 4, 4), (5, 4, 20), (3, 2, 6), (2, 6, 12)]
)
def test_every_bot_has_every_seat_alike(bots: int, seats: int, tables: int) -> None:
    listed = seatings(bots, seats, "every", 0)
    assert len(listed) == len(set(listed)) == tables
    places = Counter((seat, bot) for seating in listed for seat, bot in enumerate(seating))
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


def test_two_bots_on_four_seats_meet_one_against_three() -> None:
    assert seatings(2, 4, "first", 5) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert seatings(2, 4, "every", 5)[4:] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]


def test_the_order_of_seats_changes_with_the_deck() -> None:
    circles = [seatings(4, 4, "every", deck)[0] for deck in range(12)]
    assert len(set(circles)) == 6
    assert circles[:6] == circles[6:]
    assert seatings(4, 4, "every", 0) == [(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0)]


@pytest.mark.parametrize(("bots", "seats", "tables"), [(2, 4, 4), (3, 4, 8), (4, 4, 4), (5, 4, 16), (3, 2, 4)])
def test_only_the_first_is_asked_about(bots: int, seats: int, tables: int) -> None:
    listed = seatings(bots, seats, "first", 0)
    assert len(listed) == tables
    assert all(0 in seating for seating in listed)


@pytest.mark.parametrize(
    ("seating", "alone"),
    [((0, 1, 1, 1), [0]), ((1, 0, 0, 0), [1]), ((3, 0, 1, 2), [0, 1, 2, 3]), ((1, 0), [0]), ((2, 1), [1])],
)
def test_whose_lead_is_told(seating: tuple[int, ...], alone: list[int]) -> None:
    assert lone_bots(seating) == alone
