"""What may be asked of the solver, what it refuses, and how it ends early."""

import threading

import pytest

from kingcraft.bots.decision import Impossible
from kingcraft.bots.king.solver.solver import Solution, Solver, Worth, points_of_a_unit
from kingcraft.cards import card_set, members
from kingcraft.games.king.contracts import CONTRACTS, Terms, terms_of
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import PlayState, dealt, legal_cards, play
from tests.rules.king.scenes import cards, king

OPTIONS = KingOptions()
NO_QUEENS = terms_of(OPTIONS, "no-queens", -1)


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(entries=1 << 12)


def led_by_the_first(terms: Terms, *texts: str) -> PlayState:
    first, second, third, fourth = (card_set(cards(text)) for text in texts)
    return dealt(terms, first, second, third, fourth, 0)


def changed(state: PlayState, place: int, value: int) -> PlayState:
    numbers = list(state)
    numbers[place] = value
    return tuple(numbers)  # type: ignore[return-value]  # twelve ints as before


def test_the_units_of_each_contract() -> None:
    points = {name: points_of_a_unit(OPTIONS, name) for name in CONTRACTS}
    assert points == {
        "no-tricks": -20,
        "no-hearts": -20,
        "no-queens": -50,
        "no-men": -30,
        "no-king": -160,
        "last-two": -90,
        "plus": 25,
        "minus": -75,
    }


def test_a_queen_that_cannot_be_got_rid_of(solver: Solver) -> None:
    state = led_by_the_first(NO_QUEENS, "AC 2H", "QC KH", "3C QH", "4C 3H")
    # The ace of clubs takes the queen of clubs, sooner or later; the king of hearts that of hearts.
    assert [worth.low for worth in solver.solve(NO_QUEENS, state, 0, -50).worths] == [-50, -50]
    assert [worth.low for worth in solver.solve(NO_QUEENS, state, 1, -50).worths] == [-50, -50]
    assert [worth.low for worth in solver.solve(NO_QUEENS, state, 2, -50).worths] == [0, 0]


def test_the_queen_goes_to_the_player_who_must_take_the_trick(solver: Solver) -> None:
    state = led_by_the_first(NO_QUEENS, "2C 5D", "QH 3D", "KC 4D", "3C 6D")
    # Clubs first: seat 1 may throw the queen on the king of clubs, or keep it for the six of diamonds. Diamonds first:
    # seat 3 takes that trick without her, and its three of clubs brings in the king.
    assert [worth.low for worth in solver.solve(NO_QUEENS, state, 2, -50).worths] == [-50, -50]
    assert [worth.low for worth in solver.solve(NO_QUEENS, state, 3, -50).worths] == [-50, 0]


def test_what_a_card_gives_away(solver: Solver) -> None:
    state = led_by_the_first(NO_QUEENS, "2C 5D", "QH 3D", "KC 4D", "3C 6D")
    found = solver.solve(NO_QUEENS, state, 0, -50)
    assert [found.loss(worth.card) for worth in found.worths] == [(0, 0), (0, 0)]
    with pytest.raises(ValueError, match="not legal"):
        found.loss(cards("KC")[0])
    unsure = Solution((Worth(0, -100, 0), Worth(4, -50, -50), Worth(8, -150, -100)), 1)
    assert [unsure.loss(worth.card) for worth in unsure.worths] == [(0, 100), (0, 50), (50, 150)]


def test_early_end_with_nothing_left_is_over(solver: Solver) -> None:
    terms = terms_of(king("brazil").options, "no-queens", -1)
    state = led_by_the_first(terms, "2C", "3C", "4C", "5C")
    with pytest.raises(Impossible, match="over"):
        solver.solve(terms, state, 0, -50)


def test_nothing_left_to_take_is_worth_nothing(solver: Solver) -> None:
    state = led_by_the_first(NO_QUEENS, "2C 3C", "3D 4D", "4C 4H", "5C 5H")
    assert [worth[1:] for worth in solver.solve(NO_QUEENS, state, 2, -50).worths] == [(0, 0), (0, 0)]


def test_positions_that_no_play_can_reach(solver: Solver) -> None:
    state = led_by_the_first(NO_QUEENS, "2C QC", "3C KD", "4C 4H", "5C 5H")
    led = play(NO_QUEENS, state, cards("2C")[0])
    for fault, place, value, base in [
        ("no set of cards", 0, -1, state),
        ("is there twice", 0, state[1], state),
        ("different sizes", 3, card_set(cards("5C")), state),
        ("cards of this trick", 9, 0, led),
        ("no such seat", 4, 4, state),
        ("suit is led before", 6, led[6], state),
        ("led suit is not", 6, led[6] << 1, led),
        ("another card takes", 7, led[7] + 4, led),
        ("has not played", 8, 3, led),
        ("more units", 10, 1 << 32, state),
        ("goes on", 11, 0, state),
    ]:
        with pytest.raises(Impossible, match=fault):
            solver.solve(NO_QUEENS, changed(base, place, value), 0, -50)


@pytest.mark.parametrize(("seat", "unit", "nodes"), [(4, -50, 10), (-1, -50, 10), (0, 0, 10), (0, -50, 0)])
def test_questions_without_sense(solver: Solver, seat: int, unit: int, nodes: int) -> None:
    state = led_by_the_first(NO_QUEENS, "2C QC", "3C KD", "4C 4H", "5C 5H")
    with pytest.raises(ValueError, match="not a question"):
        solver.solve(NO_QUEENS, state, seat, unit, nodes=nodes)


def test_terms_of_no_contract(solver: Solver) -> None:
    terms = NO_QUEENS._replace(trump=1)
    state = led_by_the_first(terms, "2C QC", "3C KD", "4C 4H", "5C 5H")
    with pytest.raises(ValueError, match="no contract"):
        solver.solve(terms, state, 0, -50)


@pytest.mark.parametrize("contract", [contract for contract in CONTRACTS if contract != "plus"])
def test_two_seats_are_solved_for_only_where_tricks_are_to_be_taken(solver: Solver, contract: str) -> None:
    terms = terms_of(OPTIONS, contract, -1)
    state = led_by_the_first(terms, "2C QC", "3C KD", "4C 4H", "5C 5H")
    with pytest.raises(ValueError, match="plus"):
        solver.solve(terms, state, 0, points_of_a_unit(OPTIONS, contract), pairs=True)


def test_a_memory_of_one_is_none() -> None:
    with pytest.raises(ValueError, match="two"):
        Solver(entries=1)


def test_another_thread_stops_it() -> None:
    terms = terms_of(OPTIONS, "no-men", -1)
    first, second, third, fourth = (card_set(OPTIONS.pack[seat::4]) for seat in range(4))
    state = dealt(terms, first, second, third, fourth, 0)
    solver = Solver(entries=1 << 10)
    found = []
    thread = threading.Thread(target=lambda: found.append(solver.solve(terms, state, 0, -30, nodes=1 << 60)))
    thread.start()
    while thread.is_alive():
        solver.stop()
    assert not found[0].exact
    assert [worth.card for worth in found[0].worths] == list(members(legal_cards(terms, state)))
    assert all(-240 <= worth.low <= worth.high <= 0 for worth in found[0].worths)
