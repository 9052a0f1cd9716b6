"""The tree: compiled as in CPython; in small open endings it finds what max-n finds by trying everything."""

import random
from array import array
from collections.abc import Iterator

import pytest

from kingcraft.bots.king.search.ismcts_kernel import NODE, PATH, Manner, distinct, grow
from kingcraft.bots.king.search.ismcts_tree import Tree
from kingcraft.cards import card_set, cards_text, members
from kingcraft.games.king.contracts import CONTRACTS, Terms, terms_of
from kingcraft.games.king.play import SEAT, UNITS, PlayState, dealt, finished, legal_cards, play
from kingcraft.games.king.scoring import Settlement, seat_points, settlement_of
from kingcraft.games.king.table import KingState
from tests.bots.king.deals import hands_of, states
from tests.rules.king.scenes import cards, king, place

#: Each for their own points, no fixed policy: max-n by UCB.
OPEN = Manner(explore=1.0, mimic=0, noise=0.1, plain=0)
MIMIC = Manner(explore=1.0, mimic=700, noise=0.1, plain=0)
PLAIN = Manner(explore=0.7, mimic=0, noise=0.0, plain=1)


def planted(state: KingState, manner: Manner = OPEN, worlds: int = 1, random: int = 1) -> Tree:
    assert state.terms is not None
    assert state.core is not None
    settlement = settlement_of(state.options, state.contract)
    return Tree(state.terms, state.core, settlement, array("q", hands_of(state) * worlds), manner, random)


def small_endings(size: int, count: int) -> Iterator[KingState]:
    chance = random.Random(f"endings {size}")
    for number in range(count):
        contract = list(CONTRACTS)[number % len(CONTRACTS)]
        chosen = chance.sample(range(52), 4 * size)
        if contract == "no-king" and 50 not in chosen:
            chosen[0] = 50
        hands = [cards_text(chosen[seat * size : seat * size + size]) for seat in range(4)]
        trump = chance.choice(("S", "H", None)) if contract == "plus" else None
        rules = king(chance.choice(("king", "brazil", "turkey")))
        state = place(rules, contract, hands, leader=number % 4, trump=trump)
        if state.phase == "play":
            yield state


def by_max_n(terms: Terms, settlement: Settlement, state: PlayState) -> set[tuple[int, ...]]:
    """Return the points of the four seats if each plays best for its own points: one row for each way to break ties."""
    if finished(state):
        return {tuple(seat_points(settlement, state[UNITS], seat) for seat in range(4))}
    seat = state[SEAT]
    rows = [by_max_n(terms, settlement, play(terms, state, card)) for card in members(legal_cards(terms, state))]
    floor = max(min(row[seat] for row in answer) for answer in rows)
    return {row for answer in rows for row in answer if row[seat] >= floor}


@pytest.mark.parametrize("size", [2, 3])
def test_small_open_endings_are_played_as_max_n_plays_them(size: int) -> None:
    for state in small_endings(size, 32):
        assert state.terms is not None
        assert state.core is not None
        settlement = settlement_of(state.options, state.contract)
        answers = {
            card: {row[state.to_act] for row in by_max_n(state.terms, settlement, play(state.terms, state.core, card))}
            for card in members(legal_cards(state.terms, state.core))
        }
        tree = planted(state)
        tree.grow(3000)
        found = tree.tried()
        if not found:
            continue  # every card that counts is gone
        best = max(found, key=lambda tried: tried.points / tried.playouts)
        assert max(answers[best.card]) >= max(min(answer) for answer in answers.values()), state.hands
        # The mean lags behind the value: bad tries are in it.
        value, near = best.points / best.playouts, 0.2 * abs(settlement.value)
        assert min(answers[best.card]) - near <= value <= max(answers[best.card]) + near, state.hands


@pytest.mark.parametrize("manner", [OPEN, MIMIC, PLAIN])
def test_compiled_and_plain_trees_are_the_same(manner: Manner) -> None:
    for number, state in enumerate(states("king", 8, "trees", numbers=range(8))):
        if state.phase != "play" or number % 47:
            continue
        tree, copy = (planted(state, manner, worlds=3, random=number) for _ in range(2))
        tree.grow(60)
        words = copy._words  # what the kernel is given
        words.frombytes(bytes(8 * NODE * 60))
        grow.plain(copy._terms, copy._stakes, copy._core, manner, copy._worlds, words, 60)
        assert tree.tried() == copy.tried()
        assert tree._words[:PATH] == words[:PATH]


def test_slices_do_not_matter() -> None:
    state = place(king(), "no-tricks", ["2C KC 5H 9S", "3C QC 6H TS", "4C JC 7H JS", "AC TC 8H QS"])
    whole, parts = planted(state, MIMIC), planted(state, MIMIC)
    whole.grow(500)
    for part in (1, 9, 200, 290):
        parts.grow(part)
    assert parts.tried() == whole.tried()
    assert parts.playouts == whole.playouts == 500


def test_what_was_tried_adds_up() -> None:
    state = place(king(), "no-tricks", ["2C KC 5H 9S", "3C QC 6H TS", "4C JC 7H JS", "AC TC 8H QS"])
    tree = planted(state, worlds=3)
    tree.grow(301)
    found = tree.tried()
    assert sum(tried.playouts for tried in found) == 301
    for tried in found:
        assert tried.playouts == sum(playouts for playouts, _ in tried.by_world)
        assert tried.points == sum(total for _, total in tried.by_world)
    assert [sum(tried.by_world[world][0] for tried in found) for world in range(3)] == [101, 100, 100]


def test_equal_cards_are_tried_once() -> None:
    def of(legal: str, others: str, penalty: str = "", table: str = "") -> set[int]:
        mine, rest = card_set(cards(legal)), card_set(cards(others))
        state = (
            *dealt(terms_of(king().options, "no-tricks", -1), mine, rest, 0, 0, 0)[:9],
            card_set(cards(table)),
            0,
            0,
        )
        return set(members(distinct(state, mine, card_set(cards(penalty)))))

    assert of("2C 3C 5C AC", "4C KC") == set(cards("3C 5C AC"))
    assert of("2C 3C 5C AC", "KC 2S") == set(cards("5C AC"))
    assert of("QS KS AS", "2D") == set(cards("AS"))
    assert of("QS KS AS", "2D", penalty="QS QH") == set(cards("QS AS"))
    assert of("9D JD", "2S", table="TD") == set(cards("9D JD"))
    assert of("KH KS KD KC", "2S") == set(cards("KH KS KD KC"))


def test_a_tree_needs_worlds() -> None:
    state = place(king(), "no-tricks", ["2C KC", "3C QC", "4C JC", "AC TC"])
    assert state.terms is not None
    assert state.core is not None
    with pytest.raises(ValueError, match="needs a world"):
        Tree(state.terms, state.core, settlement_of(state.options, "no-tricks"), array("q"), OPEN, 1)
    with pytest.raises(ValueError, match="has 1 worlds, not 2"):
        planted(state).move_to(array("q", [0] * 8))
