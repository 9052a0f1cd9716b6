"""What deals are worth (G13, G21 .. G35, G53 .. G56, ``docs/rules/king.md`` sections 3 and 5)."""

from collections.abc import Sequence
from typing import Any

import pytest

from kingcraft.cards import card_text
from kingcraft.games.king.actions import BIDS
from kingcraft.games.king.contracts import unit_total
from kingcraft.games.king.observe import observe
from kingcraft.games.king.scoring import base_scores, sold_scores, unplayed_scores, winners
from tests.rules.king.scenes import after, king, place, start

ALTERNATIVES: dict[str, dict[str, Any]] = {
    name: {"plus_settlement": name} for name in ("transfer", "topup", "exact", "capped", "shortfall")
}
ALTERNATIVES["minus-transfer"] = {"minus_settlement": "transfer"}


@pytest.mark.parametrize(
    ("contract", "row", "units", "scores"),
    [
        ("no-tricks", "G21", [5, 4, 3, 1], [-100, -80, -60, -20]),
        ("no-hearts", "G24", [6, 0, 4, 3], [-120, 0, -80, -60]),
        ("no-queens", "G25", [2, 1, 1, 0], [-100, -50, -50, 0]),
        ("no-men", "G26", [3, 3, 2, 0], [-90, -90, -60, 0]),
        ("no-king", "G28", [0, 1, 0, 0], [0, -160, 0, 0]),
        ("last-two", "G29", [0, 0, 1, 1], [0, 0, -90, -90]),
        ("plus", "G34", [5, 4, 3, 1], [125, 100, 75, 25]),
        ("minus", "G35", [5, 4, 2, 2], [-50, 25, 175, 175]),
        ("minus", "G35", [0, 1, 6, 6], [325, 250, -125, -125]),
    ],
)
def test_G40_base_scores_of_section_5(contract: str, row: str, units: list[int], scores: list[int]) -> None:
    assert base_scores(king().options, contract, units) == scores, row


def test_G13_six_negative_deals_make_minus_1300_and_four_positive_plus_1300() -> None:
    options = king().options
    worth = [unit_total(options, contract) * options.penalty(contract) for contract in options.contracts]
    assert worth == [260, 260, 200, 240, 160, 180]
    assert sum(worth) == 1300 == 4 * options.tricks * options.trick_value


@pytest.mark.parametrize(("contract", "sign"), [("no-hearts", -1), ("no-tricks", -1), ("plus", 1)])
def test_G20_what_each_seat_took_and_what_it_cost_can_be_counted_afterwards(contract: str, sign: int) -> None:
    state = place(king(), contract, ["AC 2H 3D 4S", "2C AH 4D 3S", "3C 3H AD 2S", "4C 4H 2D AS"])
    while not state.over:
        state = state.apply(state.legal()[-1])
    for seat in (None, 0, 1, 2, 3):
        seen = observe(state, seat)
        assert seen.taken == [sum(trick.winner == holder for trick in seen.tricks) for holder in range(4)]
        units = [len(cards) for cards in seen.captured] if contract == "no-hearts" else seen.taken
        assert sum(units) == 4
        assert seen.scores == [sign * seen.value * count for count in units]


def test_G21_each_trick_costs_twenty() -> None:
    state = after(place(king(), "no-tricks", ["AC", "2C", "3C", "4C"], taken=[3, 4, 3, 2]), "AC 2C 3C 4C")
    assert state.scores() == [-80, -80, -60, -40]


def test_G24_G_3_each_heart_costs_twenty() -> None:
    state = after(place(king(), "no-hearts", ["2H", "3H", "AH", "4C"], captured=["", "", "", "5H"]), "2H 3H AH 4C")
    assert state.scores() == [0, 0, -60, -20]


def test_G25_each_queen_costs_fifty() -> None:
    state = after(place(king(), "no-queens", ["QC", "QD", "QH", "KC"]), "QC QD QH KC")
    assert state.scores() == [0, 0, 0, -150]
    assert [card_text(card) for card in state.captured[3]] == ["QC", "QD", "QH"]


def test_G26_each_king_or_jack_costs_thirty() -> None:
    state = after(place(king(), "no-men", ["KC", "JD", "QH", "AC"]), "KC JD QH AC")
    assert state.scores() == [0, 0, 0, -60]


def test_G26_men_is_an_option() -> None:
    state = after(place(king(men=["J"]), "no-men", ["KC", "JD", "QH", "AC"]), "KC JD QH AC")
    assert state.scores() == [0, 0, 0, -30]
    assert unit_total(king(men=["J"]).options, "no-men") == 4


def test_G28_the_king_of_hearts_costs_160() -> None:
    state = after(place(king(), "no-king", ["2H", "KH", "AH", "KC"]), "2H KH AH KC")
    assert state.scores() == [0, 0, -160, 0]


def test_G29_the_last_two_tricks_cost_ninety_each() -> None:
    hands = ["AC AD 2S", "2C 2D AS", "3C 3D 3S", "4C 4D 4S"]
    state = after(place(king(), "last-two", hands), "AC 2C 3C 4C AD 2D 3D 4D 2S AS 3S 4S")
    assert state.scores() == [-90, -90, 0, 0]


def test_G29_only_tricks_twelve_and_thirteen_of_a_whole_deal() -> None:
    state = start(king(), 5, dealer=3)  # seat 3 leads spades, no other seat holds one
    while not state.over:
        state = state.apply(state.legal()[0])
    assert state.taken == (0, 0, 0, 13)
    assert state.scores() == [0, 0, 0, -180]


def test_G34_plus_pays_twenty_five_a_trick_at_most_325() -> None:
    state = after(start(king(), 6, dealer=3), "plus:S")
    while not state.over:
        state = state.apply(state.legal()[0])
    assert state.scores() == [0, 0, 0, 325]


def test_G35_minus_starts_at_325_and_loses_75_a_trick() -> None:
    assert [base_scores(king().options, "minus", [t, 0, 0, 0])[0] for t in range(4)] == [325, 250, 175, 100]
    state = after(start(king(), 6, dealer=3), "minus")
    while not state.over:
        state = state.apply(state.legal()[0])
    assert state.scores() == [325, 325, 325, -650]


def test_scores_before_the_end_are_an_error() -> None:
    with pytest.raises(ValueError, match="not over"):
        start(king(), 0).scores()


def test_G_9_the_short_pack_is_zero_sum_too() -> None:
    options = king("king32").options
    worth = [unit_total(options, contract) * options.penalty(contract) for contract in options.contracts]
    assert worth == [16] * 6
    assert base_scores(options, "minus", [0, 1, 3, 4]) == [24, 15, -3, -12]
    assert base_scores(options, "plus", [0, 1, 3, 4]) == [0, 3, 9, 12]
    assert unplayed_scores(options, 2) == [6, 6, 6, 6]


# --- settlement: A is seat 0, W seat 1, C and D seats 2 and 3 --------------------------------------------------------

CASES: list[tuple[str, Sequence[int], str, list[int]]] = [
    ("+5", (2, 7, 2, 2), "transfer", [175, 50, 50, 50]),
    ("+5", (2, 7, 2, 2), "exact", [125, 100, 50, 50]),
    ("+5", (2, 7, 2, 2), "topup", [125, 100, 50, 50]),
    ("+5", (2, 7, 2, 2), "capped", [175, 50, 50, 50]),
    ("+5", (2, 7, 2, 2), "shortfall", [50, 175, 50, 50]),
    ("+5", (4, 3, 3, 3), "transfer", [225, -50, 75, 75]),
    ("+5", (4, 3, 3, 3), "exact", [125, 50, 75, 75]),
    ("+5", (4, 3, 3, 3), "capped", [175, 0, 75, 75]),
    ("+5", (4, 3, 3, 3), "shortfall", [150, 25, 75, 75]),
    ("+5", (6, 3, 2, 2), "transfer", [275, -50, 50, 50]),
    ("+5", (6, 3, 2, 2), "topup", [150, 75, 50, 50]),
    ("+5", (6, 3, 2, 2), "exact", [125, 100, 50, 50]),
    ("+5", (6, 3, 2, 2), "capped", [225, 0, 50, 50]),
    ("+5", (6, 3, 2, 2), "shortfall", [200, 25, 50, 50]),
    ("+8", (1, 9, 2, 1), "transfer", [225, 25, 50, 25]),
    ("+8", (1, 9, 2, 1), "shortfall", [25, 225, 50, 25]),
    ("-2", (3, 1, 5, 4), "transfer", [250, 100, -50, 25]),
    ("-2", (3, 1, 5, 4), "minus-transfer", [250, 100, -50, 25]),
    ("-2", (1, 2, 6, 4), "transfer", [325, 100, -125, 25]),
    ("-2", (1, 2, 6, 4), "minus-transfer", [400, 25, -125, 25]),
    ("-2", (0, 3, 6, 4), "transfer", [325, 100, -125, 25]),
    ("-2", (0, 3, 6, 4), "minus-transfer", [475, -50, -125, 25]),
    ("-1", (2, 4, 3, 4), "transfer", [250, -50, 100, 25]),
    ("-1", (2, 4, 3, 4), "minus-transfer", [250, -50, 100, 25]),
]


@pytest.mark.parametrize(("bid", "tricks", "settlement", "scores"), CASES)
def test_G53_G54_G55_G_11_G_12_G_13_settlement(
    bid: str, tricks: Sequence[int], settlement: str, scores: list[int]
) -> None:
    options = king(**ALTERNATIVES[settlement]).options
    contract = "plus" if bid.startswith("+") else "minus"
    assert sold_scores(options, contract, tricks, 0, 1, BIDS[bid]) == scores
    assert sum(scores) == 325


def test_G53_the_buyer_pays_the_auctioneer_after_the_deal() -> None:
    state = after(start(king(), 6, dealer=3), "auction +5 pass pass accept plus:C")
    assert (state.declarer, state.to_act) == (0, 3)
    while not state.over:
        state = state.apply(state.legal()[0])
    # Seat 3 leads a spade and seat 0 trumps it with a club, and then holds all thirteen clubs but one.
    assert state.taken == (13, 0, 0, 0)
    assert state.scores() == [325 - 125, 0, 0, 125]


def test_G56_points_taken_unplayed() -> None:
    for auctioneer in range(4):
        state = after(start(king(), 6, dealer=auctioneer), "auction pass pass pass split")
        assert state.scores() == [100 if seat == auctioneer else 75 for seat in range(4)]


def test_trick_value_and_values_are_options() -> None:
    options = king(trick_value=10, values={"no-queens": 7}).options
    assert base_scores(options, "no-queens", [4, 0, 0, 0]) == [-28, 0, 0, 0]
    assert base_scores(options, "plus", [13, 0, 0, 0]) == [130, 0, 0, 0]
    assert base_scores(options, "minus", [13, 0, 0, 0]) == [130 - 390, 130, 130, 130]


def test_the_highest_total_wins_and_ties_share() -> None:
    assert winners(king().options, [-60, -5, -65, 130]) == [3]
    assert winners(king().options, [10, -20, 10, 0]) == [0, 2]


def test_everyone_not_below_zero_wins_in_turkey() -> None:
    assert winners(king("turkey").options, [0, -10, 20, -10]) == [0, 2]
    assert winners(king("turkey").options, [-1, -1, -1, -1]) == []
