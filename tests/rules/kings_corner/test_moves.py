"""Kings Corner, the moves: P9-P16, P20, P21, S8, S9, R7-R12, K-2, K-3, K-8, K-12, K-13, section 7."""

from collections.abc import Callable

import pytest

from kingcraft.cards import RANKS, TEXTS
from kingcraft.games.kings_corner.core import fits_on
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState

from .conftest import play

Position = Callable[..., KingsCornerState]
Deal = Callable[..., KingsCornerState]
Refusal = Callable[[KingsCornerState, str], str]

RED = "DH"


def pile(state: KingsCornerState, place: str) -> str:
    """The cards on a place, base first."""
    return " ".join(observe(state).piles[place])


@pytest.mark.parametrize("top", range(52))
def test_P10_P12_S8_R7_next_lower_rank_of_the_other_colour_and_nothing_on_an_ace(top: int) -> None:
    rank, suit = TEXTS[top][0], TEXTS[top][1]
    below = RANKS[: RANKS.index(rank)][-1:]
    expected = {below + other for other in "CDHS" if below and (other in RED) != (suit in RED)}
    assert {TEXTS[card] for card in range(52) if fits_on(top) >> card & 1} == expected


def test_vector_what_the_places_take(position: Position) -> None:
    hand = "9H 9D 9C 9S 8H TH JH KS AS KC 2C"
    state = position([hand, "3C"], {"N": "TS", "E": "AH", "S": "5C"})
    legal = state.legal()
    assert sorted(token for token in legal if token.endswith(">N")) == ["9D>N", "9H>N"]
    assert [token for token in legal if token.endswith(">E")] == []
    assert sorted(token for token in legal if token.endswith(">NE")) == ["KC>NE", "KS>NE"]
    assert sorted(token for token in legal if token.endswith(">W")) == sorted(f"{card}>W" for card in hand.split())


def test_P9_R6_any_number_of_moves_in_any_order(position: Position) -> None:
    state = position(["8H 7C KS QD 2C", "3C"], {"N": "9S", "E": "6D", "S": "4C", "W": "4S"}, "AH")
    one, other = state, state
    for token in ("8H>N", "7C>N", "E>N", "KS>SW", "QD>SW"):
        one = one.apply(token)
    for token in ("KS>SW", "8H>N", "QD>SW", "7C>N", "E>N"):
        other = other.apply(token)
    assert one.core == other.core
    assert one.to_act == 0
    assert pile(one, "N") == "9S 8H 7C 6D"
    assert one.apply("end").to_act == 1


def test_P11_whole_piles_are_public(position: Position) -> None:
    state = position(["8H 2C", "3C"], {"N": "TS 9D", "NE": "KH QS JD"})
    for seat in (None, 0, 1):
        view = observe(state, seat)
        assert (view.piles["N"], view.piles["NE"]) == (["TS", "9D"], ["KH", "QS", "JD"])


@pytest.mark.parametrize("corner", ["NE", "SE", "SW", "NW"])
def test_P13_S9_R8_a_king_from_hand_goes_to_any_empty_corner(position: Position, corner: str) -> None:
    state = position(["KH 2C", "3C"]).apply(f"KH>{corner}")
    assert pile(state, corner) == "KH"


def test_P13_R8_only_kings_go_to_empty_corners(position: Position, refusal: Refusal) -> None:
    state = position(["QH AC 2C", "3C"])
    assert refusal(state, "QH>NE") == "corner-kings-only"
    assert refusal(state, "AC>SW") == "corner-kings-only"


def test_P13_a_king_does_not_go_onto_a_king(position: Position, refusal: Refusal) -> None:
    assert refusal(position(["KH 2C", "3C"], {"NE": "KC"}), "KH>NE") == "place-taken"


def test_P14_S8_corners_are_built_on_like_sides(position: Position, refusal: Refusal) -> None:
    state = position(["KH QS QD JD 2C", "3C"]).apply("KH>NW")
    assert refusal(state, "QD>NW") == "wrong-colour"
    assert pile(state.apply("QS>NW").apply("JD>NW"), "NW") == "KH QS JD"


def test_P14_R8_any_player_builds_on_any_corner(position: Position) -> None:
    state = position(["KH 2C", "QS 3C"], {}, "4D").apply("KH>NW").apply("end")
    assert "QS>NW" in state.legal()


def test_P15_S8_R9_vector_the_whole_pile_moves(position: Position) -> None:
    state = position(["2C", "3C"], {"N": "7S 6D 5C", "W": "4H 3S"})
    assert "W>N" in state.legal()
    moved = state.apply("W>N")
    assert (pile(moved, "N"), pile(moved, "W")) == ("7S 6D 5C 4H 3S", "")


def test_P15_vector_not_onto_the_same_colour(position: Position, refusal: Refusal) -> None:
    assert refusal(position(["2C", "3D"], {"N": "7S 6D 5C", "W": "4C"}), "W>N") == "wrong-colour"


def test_P15_not_onto_another_rank(position: Position, refusal: Refusal) -> None:
    state = position(["2C", "3D"], {"N": "7S 6D 5C", "W": "3H", "E": "5H"})
    assert refusal(state, "W>N") == "wrong-rank"
    assert refusal(state, "E>N") == "wrong-rank"
    assert refusal(state, "N>W") == "wrong-rank"


def test_P15_a_side_pile_goes_onto_a_corner_pile(position: Position) -> None:
    state = position(["2C", "3C"], {"NE": "KH QS", "W": "JD TC"}).apply("W>NE")
    assert pile(state, "NE") == "KH QS JD TC"


def test_P15_a_corner_pile_never_moves(position: Position, refusal: Refusal) -> None:
    state = position(["2C", "3D"], {"NE": "KH QS", "SW": "KC", "N": "AS"})
    assert refusal(state, "NE>NW") == "corner-kings-only"
    assert refusal(state, "NE>N") == "wrong-rank"
    assert refusal(state, "NE>SW") == "wrong-rank"
    assert refusal(state, "NE>E") == "pile-to-empty-side"


@pytest.mark.parametrize("card", ["AC", "7H", "QS", "KD"])
def test_P16_S8_R10_K3_any_hand_card_fills_an_empty_side(position: Position, card: str) -> None:
    state = position([f"{card} 2C", "3C"], {"N": "6S", "E": "5H"})
    vacated = state.apply("E>N")
    assert f"{card}>E" in vacated.legal()
    assert pile(vacated.apply(f"{card}>E"), "E") == card


def test_P16_no_condition_but_the_place_is_empty(position: Position, refusal: Refusal) -> None:
    assert refusal(position(["9C 2C", "3C"], {"E": "5H"}), "9C>E") == "wrong-rank"


def test_K3_king_on_side_forbidden(position: Position, refusal: Refusal) -> None:
    state = position(["KD 2C", "3C"], {"N": "6S"}, king_on_side="forbidden")
    assert refusal(state, "KD>E") == "king-not-on-side"
    assert refusal(state, "KD>N") == "place-taken"
    assert {"KD>NE", "2C>E"} <= set(state.legal())


def test_K3_forbidden_holds_on_a_side_that_a_pile_has_left(position: Position, refusal: Refusal) -> None:
    state = position(["KD 2C", "3C"], {"N": "6S", "E": "5H"}, king_on_side="forbidden").apply("E>N")
    assert refusal(state, "KD>E") == "king-not-on-side"


@pytest.mark.parametrize("corner", ["NE", "SE", "SW", "NW"])
def test_P20_R12_K1_a_king_on_a_side_may_go_to_any_empty_corner(position: Position, corner: str) -> None:
    state = position(["4C 2C", "3C"], {"N": "KH"}).apply(f"N>{corner}")
    assert (pile(state, corner), pile(state, "N")) == ("KH", "")
    assert "4C>N" in state.legal()  # the first player profits, and may refill the place


def test_R12_K2_the_whole_pile_goes_with_the_king(position: Position) -> None:
    state = position(["2C", "3C"], {"N": "KH QS JD"}).apply("N>SE")
    assert (pile(state, "SE"), pile(state, "N")) == ("KH QS JD", "")


def test_K2_a_king_laid_on_a_side_by_hand_may_move_too(position: Position) -> None:
    state = position(["KH QC 2C", "3C"]).apply("KH>N").apply("QC>N")
    assert {"N>NE", "N>SE", "N>SW", "N>NW"} <= set(state.legal())
    assert pile(state.apply("N>NW"), "NW") == "KH QC"


def test_P20_any_player_may_move_it_at_any_time(position: Position) -> None:
    state = position(["9C 2C", "3C"], {"N": "KH"}, "4D").apply("end")
    assert "N>NE" in state.legal()


def test_P20_king_pile_move_off(position: Position, refusal: Refusal) -> None:
    state = position(["KS 2C", "3C"], {"N": "KH QS", "SW": "KC"}, king_pile_move="never")
    assert refusal(state, "N>NE") == "pile-may-not-move"
    assert refusal(state, "N>SW") == "pile-may-not-move"
    laid = state.apply("KS>E")
    assert refusal(laid, "E>NE") == "pile-may-not-move"


def test_P20_K2_K19_only_kings_dealt_to_a_side_may_leave_it(position: Position, refusal: Refusal) -> None:
    # In a position the kings on the sides count as dealt there.
    state = position(["KS QH 2C", "3C"], {"N": "KH QS", "SW": "KC"}, king_pile_move="dealt")
    assert refusal(state, "N>SW") == "place-taken"
    laid = state.apply("KS>E")
    assert refusal(laid, "E>NE") == refusal(laid, "E>SW") == "pile-may-not-move"
    assert refusal(laid, "E>N") == "place-taken"
    assert refusal(laid, "E>S") == "pile-to-empty-side"
    built = laid.apply("QH>E").apply("N>NE")
    assert (pile(built, "NE"), pile(built, "E")) == ("KH QS", "KS QH")
    assert not {"E>SE", "E>NW"} & set(built.legal())
    later = built.apply("end")
    assert refusal(later, "E>SE") == "pile-may-not-move"


def test_K2_of_the_kings_of_a_deal_only_those_turned_up_on_sides_may_move(deal: Deal, refusal: Refusal) -> None:
    state = deal("3D KS 2C 5C KH 4C 7D 9H", players=2, hand_size=2, king_pile_move="dealt")
    assert {"N>NE", "N>SE", "N>SW", "N>NW"} <= set(state.legal())
    moved = play(state, "end N>NE KS>N")
    assert refusal(moved, "N>SE") == "pile-may-not-move"
    assert not [token for token in play(moved, "end").legal() if token.startswith("N>")]


def test_S8_a_king_laid_on_a_side_stays_there(position: Position, refusal: Refusal) -> None:
    state = position(["KS 2C", "3C"], {"N": "TD"}, preset="swedish")
    laid = state.apply("KS>E")
    assert refusal(laid, "E>NE") == "pile-may-not-move"


def test_R19_a_forced_king_goes_to_a_corner(position: Position, refusal: Refusal) -> None:
    state = position(["KS 2C", "3C"], {"N": "TD"}, preset="romanian-250")
    assert refusal(state, "KS>E") == "king-not-on-side"
    assert refusal(state, "end") == "king-must-be-played"
    assert "end" in state.apply("KS>NE").legal()


def test_P20_a_king_pile_goes_nowhere_but_to_an_empty_corner(position: Position, refusal: Refusal) -> None:
    state = position(["2C", "3C"], {"N": "KH", "SW": "KC", "E": "AS"})
    assert refusal(state, "N>SW") == "place-taken"
    assert refusal(state, "N>E") == "place-taken"
    assert refusal(state, "N>S") == "pile-to-empty-side"


def test_P21_start_cards_that_fit_are_merged_and_refilled_by_hand(position: Position) -> None:
    state = position(["QC 2C", "3C"], {"N": "8S", "E": "7D", "S": "AS", "W": "AC"})
    assert pile(state, "E") == "7D"  # nothing happens automatically
    merged = state.apply("E>N").apply("QC>E")
    assert (pile(merged, "N"), pile(merged, "E")) == ("8S 7D", "QC")


def test_R8_only_kings_or_king_piles_to_corners(position: Position, refusal: Refusal) -> None:
    assert refusal(position(["2C", "3C"], {"N": "QH"}), "N>NE") == "corner-kings-only"


def test_K8_playing_under_a_pile_is_two_moves(position: Position) -> None:
    # 9C under 8D: 9C to the empty side, then the pile onto it.
    state = position(["9C 2C", "3C"], {"N": "8D 7S"}).apply("9C>E").apply("N>E")
    assert pile(state, "E") == "9C 8D 7S"


def test_K12_no_pile_to_an_empty_side(position: Position, refusal: Refusal) -> None:
    state = position(["2C", "3C"], {"N": "8D 7S"})
    for side in "ESW":
        assert refusal(state, f"N>{side}") == "pile-to-empty-side"


def test_K13_no_part_of_a_pile(position: Position, refusal: Refusal) -> None:
    # 7S 6D would fit on 8H, but 9C below it does not.
    state = position(["2C", "3C"], {"N": "9C 8D 7S 6D", "E": "8H"})
    assert refusal(state, "N>E") == "wrong-rank"
    assert refusal(state, "7S>E") == "not-in-hand"
