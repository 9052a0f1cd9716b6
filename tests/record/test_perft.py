"""Perft keeps counts of tables it has seen; it must count what a count without memory counts."""

import pytest

from kingcraft.games.game import State
from kingcraft.games.match import Match
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position
from kingcraft.record.record import parse_record
from tests.rules.king.scenes import king, start

from .documents import golden, king_position, kings_corner_position


def _plainly(state: State, depth: int) -> int:
    """The definition of ``docs/rules/records.md``, to the letter."""
    if depth == 0 or state.over:
        return 1
    return sum(_plainly(state.apply(token), depth - 1) for token in state.legal())


def _states(name: str, every: int) -> list[State]:
    """Some tables on the way through a golden match."""
    record = parse_record(golden(name))
    match: Match = record.first_match()
    states = []
    for deal in record.deals:
        match = match.start(deal.deck)
        for index, token in enumerate(deal.actions):
            if index % every == 0 and match.state is not None:
                states.append(match.state)
            match = match.apply(token)
    return states


@pytest.mark.parametrize(
    ("name", "every", "depth"), [("king", 31, 3), ("kings-corner-2", 41, 3), ("kings-corner-6", 9, 3)]
)
def test_it_counts_what_the_definition_counts(name: str, every: int, depth: int) -> None:
    states = _states(name, every)
    assert len(states) > 10
    for state in states:
        assert perft(state, depth) == _plainly(state, depth)


@pytest.mark.parametrize("document", [king_position(), kings_corner_position()])
def test_deep_counts_of_small_positions(document: dict[str, object]) -> None:
    state = parse_position(document)
    for depth in range(8):
        assert perft(state, depth) == _plainly(state, depth)


def test_an_auction_is_counted_too() -> None:
    record = parse_record(golden("king"))
    match = record.first_match()
    for deal in record.deals[:6]:
        match = match.start(deal.deck)
        for token in deal.actions:
            match = match.apply(token)
    state = match.start(record.deals[6].deck).state
    assert state is not None
    assert perft(state, 1) == 7  # five plus games, minus, or the auction
    assert perft(state, 3) == _plainly(state, 3)


def test_the_same_cards_under_another_trump_are_counted_again() -> None:
    ranks = "23456789TJQKA"
    clubs, spades = (" ".join(rank + suit for rank in ranks) for suit in "CS")
    low = " ".join([*(rank + "D" for rank in ranks[:6]), *(rank + "H" for rank in ranks[:7])])
    high = " ".join([*(rank + "D" for rank in ranks[6:]), *(rank + "H" for rank in ranks[7:])])
    state = start(king(auction="off", must_trump=True), 6, hands=(clubs, low, high, spades))
    assert perft(state, 3) == 13 * (6 + 7 + 4 * 13)  # a void hand must trump with diamonds or hearts, if they are trump
    assert perft(state, 4) == _plainly(state, 4)


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        perft(parse_position(king_position()), -1)
