"""Kings Corner, the chip that a turn costs in which nothing is laid.

P28, P32, K-6, K-17 to K-19.
"""

from kingcraft.games.kings_corner.table import KingsCornerState
from tests.rules.kings_corner.conftest import ACES, Deal, Position, play

CHIPS = {"scoring": "chips", "deals": 10}


def paid(state: KingsCornerState) -> list[int]:
    """Chips paid beyond the ante."""
    return [chips - 1 for chips in state.stakes]


def test_P28_K18_a_turn_with_only_a_draw_costs_a_chip(position: Position) -> None:
    state = position(["2C", "3C"], ACES, "4C 6C", **CHIPS)
    assert (paid(state), state.pot_now) == ([0, 0], 2)
    state = state.apply("end")
    assert (paid(state), state.pot_now) == ([1, 0], 3)
    assert paid(state.apply("end")) == [1, 1]


def test_P28_a_card_laid_saves_the_chip(position: Position) -> None:
    assert paid(play(position(["2D KC", "3C"], {}, "4C", **CHIPS), "KC>NE end")) == [0, 0]


def test_P28_K6_K17_a_pile_move_does_not(position: Position) -> None:
    assert paid(play(position(["2D", "3C"], {"N": "KC"}, "4C", **CHIPS), "N>NE end")) == [1, 0]


def test_P28_K6_without_a_draw_no_chip(position: Position) -> None:
    assert paid(position(["2C", "3C"], ACES, **CHIPS).apply("end")) == [0, 0]


def test_K6_chip_pass_needs_draw_off(position: Position) -> None:
    state = play(position(["2C", "3C"], ACES, **CHIPS, chip_pass_needs_draw=False), "end end")
    assert (paid(state), state.over) == ([1, 1], True)


def test_K6_a_card_drawn_at_the_start_is_a_draw(deal: Deal) -> None:
    state = deal("", **CHIPS, draw_when="start").apply("end")
    assert paid(state) == [1, 0]


def test_K19_in_a_position_no_card_counts_as_drawn(position: Position) -> None:
    state = position(["2C", "3C"], ACES, "4C", **CHIPS, draw_when="start").apply("end")
    assert (paid(state), state.passed) == ([0, 0], 1)


def test_K6_K19_no_action_due_only_when_nothing_could_be_done(position: Position) -> None:
    rules = {**CHIPS, "chip_pass_when": "no_action"}
    assert paid(position(["2C", "3C"], ACES, "4C", **rules).apply("end")) == [1, 0]
    assert paid(position(["KC 2C", "3C"], ACES, "4C", **rules).apply("end")) == [0, 0]  # could lay the king
    assert paid(position(["2C", "3C"], {**ACES, "N": "KD"}, "4C", **rules).apply("end")) == [0, 0]  # could move a pile
    assert paid(play(position(["2C", "3C"], {**ACES, "N": "KD"}, "4C", **rules), "N>NE end")) == [0, 0]


def test_K19_no_action_is_judged_before_the_draw(position: Position) -> None:
    # The drawn king could be laid, but before the draw nothing could be done.
    state = position(["2C", "3C"], ACES, "KD", **CHIPS, chip_pass_when="no_action").apply("end")
    assert paid(state) == [1, 0]


def test_K19_a_king_laid_by_drawn_king_now_is_no_card_played(position: Position) -> None:
    state = position(["2C", "3C"], ACES, "KD", **CHIPS, drawn_king_now=True).apply("end")
    assert paid(state) == [1, 0]


def test_P32_chips_for_kings_kept_back(position: Position) -> None:
    state = position(["KC KD 2C", "3C"], {}, "4D", **CHIPS, forced_king="penalty").apply("end")
    assert paid(state) == [7, 0]  # 2 * 3 for the kings and the pass chip
    assert state.pot_now == 9
