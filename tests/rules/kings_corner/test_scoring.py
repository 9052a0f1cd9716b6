"""Kings Corner, points and chips: P24-P33, S13, R16, K-7, K-9, K-11, K-18.

The tables are those of ``docs/rules/kings-corner.md`` sections 2 and 7.
"""

from collections.abc import Callable

import pytest

from kingcraft.cards import card_set, parse_cards
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.scoring import deal_scores, hand_value, match_over, stakes, winners
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.options import Json
from kingcraft.games.registry import rule_set

Position = Callable[..., KingsCornerState]

#: Section 7: the hands at the end.
HANDS = ("KC KD 3C", "AS", "", "9H QS")
ACES = {"N": "AC", "E": "AD", "S": "AH"}


def options(**changes: Json) -> KingsCornerOptions:
    """The default options with changes."""
    result = rule_set("kings-corner", "pagat", changes).options
    assert isinstance(result, KingsCornerOptions)
    return result


def sets(*hands: str) -> list[int]:
    """Hands as sets."""
    return [card_set(parse_cards(hand) or []) for hand in hands]


@pytest.mark.parametrize(
    ("scoring", "values"),
    [
        ("king10", "1 1 1 1 1 1 1 1 1 1 1 1 10"),
        ("face", "25 2 3 4 5 6 7 8 9 10 10 10 10"),
        ("flat50", "50 5 5 5 5 5 5 5 5 10 10 10 10"),
        ("flat20", "20 5 5 5 5 5 5 5 10 10 10 10 10"),
        ("face15", "15 2 3 4 5 6 7 8 9 10 10 10 10"),
    ],
)
def test_P24_P30_P31_R22_S13_the_tables_of_section_2(scoring: str, values: str) -> None:
    chosen = options(scoring=scoring)
    for rank, value in enumerate(map(int, values.split())):
        for suit in range(4):
            assert hand_value(chosen, 1 << rank * 4 + suit) == value


@pytest.mark.parametrize(
    ("scoring", "points"),
    [("king10", [21, 1, 0, 2]), ("face", [23, 25, 0, 19]), ("flat50", [25, 50, 0, 15]), ("flat20", [25, 20, 0, 20])],
)
def test_vector_hands_at_the_end(scoring: str, points: list[int]) -> None:
    assert deal_scores(options(scoring=scoring), sets(*HANDS), [0] * 4, 0, 2) == points


def test_P24_points_when_a_player_is_out(position: Position) -> None:
    state = position(["9H", "KC 3C"], {"N": "TS"}).apply("9H>N")
    assert state.scores() == [0, 11]


def test_P24_in_a_block_every_player_scores_their_hand(position: Position) -> None:
    state = position(["2C 2D", "KC 3C"], ACES | {"W": "AS"}).apply("end").apply("end")
    assert state.scores() == [2, 11]


def test_no_scores_before_the_end(position: Position) -> None:
    with pytest.raises(ValueError, match="not over"):
        position(["9H", "KC"]).scores()


def test_R16_K18_sign_minus(position: Position) -> None:
    state = position(["9H", "KC 3C"], {"N": "TS"}, sign="-").apply("9H>N")
    assert state.scores() == [0, -11]
    assert str(state.scores()[0]) == "0"


@pytest.mark.parametrize(("sign", "scores"), [("+", [3, 3 + 12]), ("-", [-3, -15])])
def test_P32_K18_the_penalty_is_added_the_winners_too(position: Position, sign: str, scores: list[int]) -> None:
    state = position(["KC 9H", "KD 3C"], {"N": "TS"}, "4D 6D", forced_king="penalty", sign=sign)
    for token in ("end", "end", "KC>NE", "9H>N", "4D>E"):
        state = state.apply(token)
    assert state.scores() == scores


# --- chips -----------------------------------------------------------------------------------------------------------


def test_P27_P28_P29_vector_chips() -> None:
    chosen = options(scoring="chips", deals=10)
    staked = stakes(chosen, kept=[0] * 4, paid=[1, 1, 0, 1])
    assert staked == [2, 2, 1, 2]
    assert sum(staked) == 7
    scores = deal_scores(chosen, sets(*HANDS), staked, 7, 2)
    assert scores == [-21 - 2, -1 - 2, 7 + 24 - 1, -2 - 2]
    assert sum(scores) == 0


def test_P27_P29_chips_at_the_table(position: Position) -> None:
    state = position(["9H", "KC 3C", "2C 4C"], {"N": "TS"}, scoring="chips", deals=10)
    assert (state.pot_now, observe(state).pot) == (3, 3)
    state = state.apply("9H>N")
    assert state.scores() == [3 - 1 + 11 + 2, -1 - 11, -1 - 2]
    assert state.pot_now == 0


def test_P29_how_many_chips_is_an_option() -> None:
    chosen = options(scoring="chips", deals=1, chip_ante=5, chip_pass=2, chip_king=20, chip_card=3)
    staked = stakes(chosen, kept=[0, 0, 0], paid=[0, 2, 1])
    assert staked == [5, 9, 7]
    assert deal_scores(chosen, sets("", "KC 3C", "4C 5C"), staked, 21, 0) == [16 + 23 + 6, -9 - 23, -7 - 6]


def test_P32_chips_to_the_pot_for_kings_kept_back() -> None:
    chosen = options(scoring="chips", deals=1, forced_king="penalty")
    assert stakes(chosen, kept=[2, 0], paid=[1, 0]) == [1 + 6 + 1, 1]


def test_K7_K18_after_a_block_the_pot_stays_and_no_one_is_paid(position: Position) -> None:
    state = position(["2C 2D", "KC 3C"], ACES | {"W": "AS"}, scoring="chips", deals=2).apply("end").apply("end")
    assert state.scores() == [-1, -1]
    assert KINGS_CORNER.next_carry(state) == (1, 2)


def test_K7_the_pot_of_a_blocked_deal_goes_to_the_next_winner() -> None:
    chosen = options(scoring="chips", deals=2)
    assert deal_scores(chosen, sets("", "3C"), [1, 1], 2 + 5, 0) == [7 - 1 + 1, -2]


def test_P29_the_next_deal_starts_with_an_empty_pot(position: Position) -> None:
    state = position(["9H", "KC"], {"N": "TS"}, scoring="chips", deals=2).apply("9H>N")
    assert KINGS_CORNER.next_carry(state) == (1, 0)


def test_chip_options_are_ignored_with_points(position: Position) -> None:
    state = position(["9H", "KC"], {"N": "TS"}, chip_ante=100, chip_king=500).apply("9H>N")
    assert state.scores() == [0, 10]
    assert state.stakes == [0, 0]
    assert KINGS_CORNER.next_carry(state) == (1, 0)


# --- the end of a match ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("totals", "over"), [([24, 0], False), ([25, 0], True), ([0, 26], True), ([24, 24], False)])
def test_P25_S13_S14_R22_K9_reach(totals: list[int], *, over: bool) -> None:
    assert match_over(options(), totals, 3) is over


@pytest.mark.parametrize(("totals", "over"), [([25, 0], False), ([26, 0], True)])
def test_K9_exceed(totals: list[int], *, over: bool) -> None:
    assert match_over(options(target_rule="exceed"), totals, 3) is over


@pytest.mark.parametrize(("totals", "over"), [([-25, 0], False), ([-26, 0], True), ([-3, -26], True)])
def test_R16_R18_the_romanian_target_is_passed_downwards(totals: list[int], *, over: bool) -> None:
    chosen = rule_set("kings-corner", "romanian", {}).options
    assert match_over(chosen, totals, 3) is over


@pytest.mark.parametrize("target", [1, 25, 50, 1000])
def test_P25_the_target_is_agreed(target: int) -> None:
    assert not match_over(options(target=target), [target - 1, 0], 1)
    assert match_over(options(target=target), [0, target], 1)


def test_P30_K18_a_fixed_number_of_deals_ignores_the_target() -> None:
    chosen = options(scoring="face", deals=4)
    assert not match_over(chosen, [999, 0], 3)
    assert match_over(chosen, [0, 1], 4)


def test_K20_one_deal_is_won_by_the_player_who_is_out_and_when_blocked_by_the_best_score(position: Position) -> None:
    chosen = rule_set("kings-corner", "romanian", {"deals": 1}).options
    out = position(["9H", "3C"], {"N": "TS"}, preset="romanian", deals=1).apply("9H>N").scores()
    assert match_over(chosen, out, 1)
    assert winners(chosen, out) == [0]
    blocked = position(["9H 2C", "3C"], ACES, preset="romanian", deals=1).apply("end").apply("end")
    assert blocked.over
    assert winners(chosen, blocked.scores()) == [1]


@pytest.mark.parametrize(("totals", "best"), [([3, 26, 7], [0]), ([3, 26, 3], [0, 2]), ([30, 30], [0, 1])])
def test_P26_S14_K11_K18_the_fewest_points_win_ties_are_shared(totals: list[int], best: list[int]) -> None:
    assert winners(options(), totals) == best


@pytest.mark.parametrize(("totals", "best"), [([-3, -26, -7], [0]), ([-26, 0, 0], [1, 2])])
def test_R18_the_least_negative_wins(totals: list[int], best: list[int]) -> None:
    assert winners(options(sign="-"), totals) == best


@pytest.mark.parametrize(("totals", "best"), [([-3, 26, -23], [1]), ([4, 4, -8], [0, 1])])
def test_P29_K18_the_most_chips_win(totals: list[int], best: list[int]) -> None:
    assert winners(options(scoring="chips", deals=1), totals) == best


def test_P4_S3_R17_the_deal_moves_one_seat_to_the_left() -> None:
    assert [KINGS_CORNER.next_dealer(dealer, 4) for dealer in range(4)] == [1, 2, 3, 0]
