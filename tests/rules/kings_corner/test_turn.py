"""Kings Corner, the turn and the end of a deal.

P17-P19, P22, P23, P32-P35, S10-S12, R11-R15, R19, R21, K-4, K-5, K-10, K-16 to K-18.
"""

import pytest

from kingcraft.cards import texts
from kingcraft.games.kings_corner.core import BLOCKED
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState
from tests.rules.kings_corner.conftest import ACES, Position, Refusal, play


def hand(state: KingsCornerState, seat: int) -> list[str]:
    """The cards of a seat."""
    return texts(state.hands[seat])


# --- going out -------------------------------------------------------------------------------------------------------


def test_P17_R3_R14_the_last_card_ends_the_deal_at_that_instant(position: Position, refusal: Refusal) -> None:
    state = position(["9H", "3C 4C"], {"N": "TS"}, "2D 2S").apply("9H>N")
    assert (state.over, state.out, state.to_act) == (True, 0, -1)
    assert len(state.stock) == 2  # no draw
    assert state.legal() == []
    assert refusal(state, "end") == "deal-over"
    assert refusal(state, "N>NE") == "deal-over"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_P17_any_seat_may_go_out(position: Position, seat: int) -> None:
    hands = ["3C", "4C", "6C"]
    hands[seat] = "9H"
    state = position(hands, {"N": "TS"}, to_act=seat).apply("9H>N")
    assert (state.over, state.out) == (True, seat)


# --- ending the turn -------------------------------------------------------------------------------------------------


def test_P18_S10_R11_end_draws_one_card_and_ends_the_turn(position: Position) -> None:
    state = position(["9H", "3C"], {}, "2D 2S 4D")
    assert state.next_draw == 1
    ended = state.apply("end")
    assert hand(ended, 0) == ["2D", "9H"]
    assert ended.to_act == 1
    assert [texts(1 << card) for card in ended.stock] == [["2S"], ["4D"]]


def test_P18_only_the_drawer_sees_the_card_drawn(position: Position) -> None:
    ended = position(["9H", "3C"], {}, "2D 2S 4D").apply("end")
    assert [observe(ended, seat).drew for seat in (0, 1, None)] == [["2D"], [], []]


def test_P19_S10_R11_passing_is_always_legal(position: Position) -> None:
    state = position(["9H KC", "3C"], {"N": "TS"}, "2D")
    assert "end" in state.legal()
    assert hand(state.apply("end"), 0) == ["2D", "9H", "KC"]


def test_P22_S11_R13_stock_empty_the_turn_ends_without_a_draw(position: Position) -> None:
    state = position(["9H 2C", "3C"], {"N": "TS"}).apply("9H>N").apply("end")
    assert (hand(state, 0), state.to_act, state.over) == (["2C"], 1, False)
    assert state.next_draw == 0


def test_P35_draw_two(position: Position) -> None:
    state = position(["9H", "3C"], {}, "2D 2S 4D", draw_count=2)
    assert state.next_draw == 2
    ended = state.apply("end")
    assert hand(ended, 0) == ["2D", "2S", "9H"]
    assert observe(ended, 0).drew == ["2D", "2S"]


def test_P35_what_is_left_if_the_stock_is_shorter(position: Position) -> None:
    state = position(["9H", "3C"], {}, "2D", draw_count=2)
    assert state.next_draw == 1
    assert hand(state.apply("end"), 0) == ["2D", "9H"]


def test_P34_R21_K16_draw_at_the_start_of_the_turn(position: Position) -> None:
    state = position(["9H", "3C"], {}, "2D 2S", draw_when="start")
    assert state.next_draw == 0
    ended = state.apply("end")
    assert (hand(ended, 0), hand(ended, 1)) == (["9H"], ["2D", "3C"])
    assert observe(ended, 1).drew == ["2D"]
    assert observe(ended, 0).drew == []


def test_K16_the_card_drawn_at_the_start_may_be_played_at_once(position: Position) -> None:
    ended = position(["9H", "3C"], {"N": "3S"}, "2D", draw_when="start").apply("end")
    assert "2D>N" in ended.legal()


# --- the blocked deal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_P23_S12_R15_K10_stock_empty_and_all_pass_in_a_row(position: Position, players: int) -> None:
    state = position(["2C", "3C", "4C", "6C", "7C", "8C"][:players], ACES)
    for passed in range(players):
        assert (state.over, state.passed, state.to_act) == (False, passed, passed)
        state = state.apply("end")
    assert (state.over, state.out, state.to_act) == (True, BLOCKED, -1)
    assert [hand.bit_count() for hand in state.hands] == [1] * players
    assert state.stuck


def test_P23_it_is_enough_that_no_player_wants_to_play(position: Position) -> None:
    state = play(position(["KC 2C", "KD 3C"], ACES), "end end")
    assert (state.over, state.out, state.stuck) == (True, BLOCKED, False)


def test_P23_a_pile_that_could_be_moved_or_a_card_of_one_seat_is_enough_to_go_on(position: Position) -> None:
    assert not play(position(["2C", "3C"], {**ACES, "N": "KD"}), "end end").stuck
    assert not play(position(["2C", "3C", "KS"], ACES), "end end end").stuck
    assert not position(["2C", "3C"], ACES).stuck  # it goes on


def test_K10_a_draw_sets_the_count_to_zero(position: Position) -> None:
    state = play(position(["2C", "3C"], ACES, "4C 6C"), "end end")
    assert (state.over, state.passed) == (False, 0)
    assert play(state, "end end").over


def test_K10_a_move_sets_the_count_to_zero(position: Position) -> None:
    state = play(position(["2C", "KD 3C", "4C"], ACES), "end")
    assert state.passed == 1
    state = play(state, "KD>NE end")
    assert (state.passed, state.over) == (0, False)
    assert play(state, "end end end").over


def test_K10_K17_a_turn_with_only_a_pile_move_counts_as_a_move(position: Position) -> None:
    state = play(position(["2C", "3C"], {"N": "KD"}), "end")
    assert state.passed == 1
    assert not state.moved
    state = state.apply("N>NE")
    assert state.moved
    assert (state.apply("end").passed, state.apply("end").over) == (0, False)


def test_K10_a_card_drawn_at_the_start_counts(position: Position) -> None:
    # Seat 1 draws the last card and passes: not a passed turn.
    state = play(position(["2C", "3C"], ACES, "4C", draw_when="start"), "end")
    assert (state.passed, hand(state, 1)) == (1, ["3C", "4C"])
    state = state.apply("end")
    assert (state.passed, state.over) == (0, False)
    assert play(state, "end end").over


def test_K10_the_seat_that_passed_before_is_asked_again(position: Position) -> None:
    state = play(position(["2C", "3C", "KD 4C"], ACES), "end end KD>NW end end")
    assert (state.over, state.to_act, state.passed) == (False, 1, 1)


# --- kings that must be laid -----------------------------------------------------------------------------------------


def test_R19_K5_forced_king_must_end_is_refused(position: Position, refusal: Refusal) -> None:
    state = position(["KC 9H 2C", "3C"], {"N": "TS", "NE": "KH"}, "4D", forced_king="must")
    assert refusal(state, "end") == "king-must-be-played"
    assert state.legal() == [
        "2C>E",
        "2C>S",
        "2C>W",
        "9H>E",
        "9H>N",
        "9H>S",
        "9H>W",
        *(f"KC>{place}" for place in ("E", "NW", "S", "SE", "SW", "W")),
    ]
    # any order: other moves stay legal, then the king, then the end
    assert play(state, "9H>N KC>SE end").to_act == 1


def test_K5_a_king_laid_on_a_side_is_laid(position: Position) -> None:
    assert "end" in position(["KC 2C", "3C"], {}, "4D", forced_king="must").apply("KC>N").legal()


def test_K4_K5_a_king_drawn_at_the_end_waits_for_the_owners_next_turn(position: Position, refusal: Refusal) -> None:
    state = play(position(["2C", "3C"], ACES, "KH 4C", forced_king="must"), "end end")
    assert hand(state, 0) == ["2C", "KH"]
    assert refusal(state, "end") == "king-must-be-played"


def test_K18_the_duty_concerns_a_king_drawn_at_the_start(position: Position, refusal: Refusal) -> None:
    state = position(["2C", "3C"], ACES, "KH", forced_king="must", draw_when="start").apply("end")
    assert hand(state, 1) == ["3C", "KH"]
    assert refusal(state, "end") == "king-must-be-played"


def test_P19_P33_forced_king_off_by_default(position: Position) -> None:
    assert "end" in position(["KC 2C", "3C"]).legal()
    assert position(["KC 2C", "3C"], {}, "4C").apply("end").stakes == [0, 0]


def test_P32_K5_penalty_for_each_king_in_hand_at_the_end(position: Position) -> None:
    state = position(["KC KD 2C", "KS 3C", "4C"], {}, "4D 6D 7D 8D", forced_king="penalty")
    state = state.apply("end")
    assert state.stakes == [6, 0, 0]
    state = play(state, "KS>NE end end")
    assert state.stakes == [6, 0, 0]
    assert state.apply("end").stakes == [12, 0, 0]


def test_P32_the_king_drawn_by_the_end_is_not_fined_yet(position: Position) -> None:
    assert position(["2C", "3C"], {}, "KD", forced_king="penalty").apply("end").stakes == [0, 0]


def test_P32_the_size_of_the_penalty(position: Position) -> None:
    state = position(["KC 2C", "3C"], {}, "4D", forced_king="penalty", forced_king_penalty=5).apply("end")
    assert observe(state).penalties == [5, 0]


# --- drawn_king_now --------------------------------------------------------------------------------------------------


def test_K4_a_drawn_king_is_laid_at_once_without_another_draw(position: Position) -> None:
    state = position(["2C", "3C"], ACES | {"NE": "KC"}, "KH 4D", drawn_king_now=True).apply("end")
    assert observe(state).piles["SE"] == ["KH"]
    assert (hand(state, 0), len(state.stock), state.to_act) == (["2C"], 1, 1)
    assert state.history == ((0, "end"),)  # no token


def test_K4_a_corner_filled_so_is_built_on(position: Position) -> None:
    state = position(["2C", "QC 3C"], ACES, "KH 4D", drawn_king_now=True).apply("end")
    assert "QC>NE" in state.legal()


def test_K4_two_drawn_kings_are_laid_in_the_order_drawn(position: Position) -> None:
    state = position(["2C", "3C"], ACES, "KS KC 4D", drawn_king_now=True, draw_count=2).apply("end")
    piles = observe(state).piles
    assert (piles["NE"], piles["SE"]) == (["KS"], ["KC"])
    assert hand(state, 0) == ["2C"]


def test_K4_kings_already_in_hand_stay_there(position: Position) -> None:
    state = position(["KD 2C", "3C"], ACES, "KS 4D", drawn_king_now=True).apply("end")
    assert hand(state, 0) == ["2C", "KD"]


def test_K4_a_king_drawn_at_the_start_is_not_laid(position: Position) -> None:
    state = position(["2C", "3C"], ACES, "KS 4D", drawn_king_now=True, draw_when="start").apply("end")
    assert hand(state, 1) == ["3C", "KS"]


def test_K10_a_drawn_king_laid_is_still_a_draw(position: Position) -> None:
    state = play(position(["2C", "3C"], ACES, "KH", drawn_king_now=True), "end end")
    assert (state.over, state.passed) == (False, 1)


# --- flags start afresh ----------------------------------------------------------------------------------------------


def test_K17_moved_belongs_to_the_turn(position: Position) -> None:
    state = play(position(["KC 2C", "3C"], ACES, "4C 6C"), "KC>NE")
    assert state.moved
    assert not state.apply("end").moved
