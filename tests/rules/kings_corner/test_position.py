"""Kings Corner, positions given by hand: ``docs/rules/records.md``, positions, and K-19."""

from collections.abc import Callable

import pytest

from kingcraft.cards import parse_cards
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import rule_set

Position = Callable[..., KingsCornerState]


def test_the_example_of_the_spec(position: Position) -> None:
    table = {"N": "8D", "E": "JD TC", "S": "4C", "W": "3C", "NE": "", "SE": "", "SW": "", "NW": ""}
    state = position(["7C KH", "9D"], table, "AC 6H")
    assert state.legal() == ["7C>N", "KH>NE", "KH>NW", "KH>SE", "KH>SW", "end"]
    assert (state.to_act, state.passed, state.moved, state.next_draw) == (0, 0, False, 1)
    assert observe(state.apply("end"), 0).drew == ["AC"]
    assert (state.stakes, state.pot_now, state.history) == ([0, 0], 0, ())


def test_missing_piles_are_empty(position: Position) -> None:
    assert set(map(len, position(["7C", "9D"]).piles)) == {0}


@pytest.mark.parametrize("to_act", [0, 1, 2])
def test_to_act(position: Position, to_act: int) -> None:
    state = position(["7C", "9D", "2C"], {}, "4C", to_act=to_act)
    assert state.to_act == to_act
    assert observe(state, to_act).counts == [1, 1, 1]
    assert [observe(state, seat).hand for seat in range(3)] == [["7C"], ["9D"], ["2C"]]


def test_a_position_with_an_empty_hand_has_ended(position: Position) -> None:
    state = position(["7C", "", "2C"], {}, "4C")
    assert (state.over, state.out, state.legal(), state.to_act) == (True, 1, [], -1)
    assert state.scores() == [1, 0, 1]


@pytest.mark.parametrize(
    ("hands", "piles", "stock", "place"),
    [
        (["7C 7C", "9D"], {}, "", "hands[0]"),
        (["7C", "9D 7C"], {}, "", "hands[1]"),
        (["7C", "9D"], {"E": "7C"}, "", "piles.E"),
        (["7C", "9D"], {"NE": "KC"}, "4D KC", "stock"),
        (["7C", "9D"], {}, "4D 4D", "stock"),
        (["7C", "9D"], {"N": "8D 6S"}, "", "piles.N"),
        (["7C", "9D"], {"S": "8D 7H"}, "", "piles.S"),
        (["7C", "9D"], {"W": "7H 8C"}, "", "piles.W"),
        (["7C", "9D"], {"N": "AH KS"}, "", "piles.N"),
        (["7C", "9D"], {"NE": "QD"}, "", "piles.NE"),
        (["7C", "9D"], {"SW": "QD"}, "", "piles.SW"),
        (["7C", "9D"], {"NW": "QD JC"}, "", "piles.NW"),
        (["7C", "9D"], {"n": "QD"}, "", "piles.n"),
        (["7C", "9D"], {"N": "8D 7D"}, "7C", "piles.N"),  # the fault that comes first
        (["7C 7C", "9D"], {"N": "8D 7D"}, "", "hands[0]"),
        (["7C"], {}, "", "players"),
        (["7C", "8C", "9C", "TC", "JC", "QC", "KC"], {}, "", "players"),
    ],
)
def test_refused(position: Position, hands: list[str], piles: dict[str, str], stock: str, place: str) -> None:
    with pytest.raises(Refused) as caught:
        position(hands, piles, stock)
    assert (caught.value.code, caught.value.place) == ("bad-format", place)
    assert caught.value.detail


@pytest.mark.parametrize(
    ("players", "to_act", "hands", "place"),
    [(2, 2, ["7C", "9D"], "to_act"), (2, -1, ["7C", "9D"], "to_act"), (3, 0, ["7C", "9D"], "hands")],
)
def test_numbers_that_do_not_fit(players: int, to_act: int, hands: list[str], place: str) -> None:
    rules = rule_set("kings-corner", "pagat", {})
    with pytest.raises(Refused) as caught:
        position_state(rules, players, to_act, [parse_cards(hand) or [] for hand in hands], {}, [])
    assert (caught.value.code, caught.value.place) == ("bad-format", place)


def test_rules_that_do_not_fit_the_players(position: Position) -> None:
    with pytest.raises(Refused) as caught:
        position(["7C", "9D", "2C", "3C"], hand_size=13)
    assert (caught.value.code, caught.value.place) == ("bad-format", "rules.options")


def test_it_need_not_hold_all_cards_and_plays_on(position: Position) -> None:
    state = position(["7C 6H", "9D 2S"], {"N": "8D"}, "AC", to_act=1)
    for token in ("9D>E", "end", "7C>N", "6H>N"):
        state = state.apply(token)
    assert (state.out, state.scores()) == (0, [0, 2])
