"""Kernels, the same source in CPython, and the States that people play with: the same deals to the same end.

Every preset and option sets by chance. The kernels say how each deal ended; one stream of random numbers decides all.
"""

import random
from typing import Any

import numpy as np
import pytest

from kingcraft.cards import PACK_52, TEXTS, card_set
from kingcraft.games.king.contracts import CONTRACTS, Terms, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import legal_cards, taken_units
from kingcraft.games.king.playout import playouts_of_deals
from kingcraft.games.king.position import position_state
from kingcraft.games.kings_corner import terms as kings_corner
from kingcraft.games.kings_corner.actions import TOKENS, legal_actions
from kingcraft.games.kings_corner.playout import COLUMNS, COUNT, DRAWN, HANDS, KEPT, OUT, PAID, playouts
from kingcraft.games.kings_corner.table import deal_state
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import games, preset
from kingcraft.kernel import next_random, nth_set, random_below, seeded

from .option_sets import too_many
from .players import decks
from .walk import some_rules

#: Deals a preset, both ways, in the first tier and in the long one.
DEALS, MANY_DEALS = 300, 20_000
#: How many of them are played as States too.
STATES = 100
each_tier = pytest.mark.parametrize("deals", [DEALS, pytest.param(MANY_DEALS, marks=pytest.mark.long(seconds=12))])


def kings_corner_ends(rules: RuleSet[Any], players: int, count: int, seed: str) -> list[list[int]]:
    """How this many deals end, by the kernel and by its source; both must say the same."""
    chance = random.Random(seed)
    packs = [decks(PACK_52, chance) for _ in range(count)]
    terms = kings_corner.terms_of(rules.options, players)
    plain = [[0] * COLUMNS for _ in packs]
    actions = playouts.plain(packs, terms, 0, seeded(count), plain)
    compiled = np.zeros((count, COLUMNS), np.int64)
    assert playouts(np.array(packs, np.int64), terms, 0, seeded(count), compiled) == actions
    assert compiled.tolist() == plain
    return plain


def kings_corner_states(rules: RuleSet[Any], players: int, count: int, rows: list[list[int]], seed: str) -> None:
    """The first deals again, token by token."""
    chance, stream = random.Random(seed), seeded(len(rows))
    for row in rows[:count]:
        state = deal_state(rules, players, 0, decks(PACK_52, chance), 0)
        while not state.over:
            stream = next_random(stream)
            actions = legal_actions(state.terms, state.core)
            state = state.apply(TOKENS[actions[random_below(stream, len(actions))]])
        assert [row[OUT], row[COUNT], row[DRAWN]] == [state.core[9], len(state.history), state.core[4]]
        assert [row[KEPT], row[PAID]] == list(state.core[7:9])
        assert row[HANDS : HANDS + players] == state.hands


@each_tier
@pytest.mark.parametrize("name", list(games()["kings-corner"].presets))
def test_kings_corner(name: str, deals: int) -> None:
    rules = preset("kings-corner", name)
    for players in range(2, 7):
        seed = f"{name} {players}"
        rows = kings_corner_ends(rules, players, deals // 5, seed)
        kings_corner_states(rules, players, STATES // 5, rows, seed)
        assert {row[OUT] for row in rows} >= set(range(players))


@pytest.mark.parametrize("number", range(40))
def test_kings_corner_under_any_options(number: int) -> None:
    chance = random.Random(f"compiled {number}")
    rules = some_rules("kings-corner", chance)
    players = chance.choice([count for count in range(2, 7) if not too_many(rules.values(), count)])
    rows = kings_corner_ends(rules, players, 50, f"{number}")
    kings_corner_states(rules, players, 3, rows, f"{number}")


def king_ends(
    options: KingOptions, terms: Terms, count: int, seed: str
) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """The deals and the units taken, by the kernel and by its source; both must say the same."""
    chance, packs, leaders = random.Random(seed), [], []
    for _ in range(count):
        packs.append(decks(options.pack, chance))
        leaders.append(chance.randrange(4))
    hands = [[card_set(pack[seat::4]) for seat in range(4)] for pack in packs]
    plain = [[0] * 4 for _ in packs]
    stream = playouts_of_deals.plain(terms, hands, leaders, seeded(count), plain)
    units = np.zeros((count, 4), np.int64)
    arrays = np.array(hands, np.int64), np.array(leaders, np.int64)
    assert playouts_of_deals(terms, *arrays, seeded(count), units) == stream
    assert units.tolist() == plain
    total = terms.penalty.bit_count() if terms.penalty else min(terms.last, options.tricks)
    assert {sum(row) for row in plain} == {total}
    return plain, packs, leaders


def king_states(
    rules: RuleSet[KingOptions],
    contract: str,
    trump: str | None,
    count: int,
    ends: tuple[list[Any], list[Any], list[int]],
) -> None:
    """The first deals again, token by token."""
    stream = seeded(len(ends[0]))
    for units, pack, leader in list(zip(*ends, strict=True))[:count]:
        hands = [pack[seat::4] for seat in range(4)]
        state = position_state(rules, contract, trump, leader, hands, [], [0] * 4)
        assert state.terms is not None
        while not state.over:
            assert state.core is not None
            legal = legal_cards(state.terms, state.core)
            stream = next_random(stream)
            state = state.apply(TEXTS[nth_set(legal, random_below(stream, legal.bit_count()))])
        assert state.core is not None
        assert [taken_units(state.core, seat) for seat in range(4)] == units


def king_contract(rules: RuleSet[KingOptions], contract: str, count: int, states: int, trump: str | None) -> None:
    """One contract under ``rules``, all ways."""
    terms = terms_of(rules.options, contract, "CDHS".index(trump) if trump else -1)
    ends = king_ends(rules.options, terms, count, f"{contract} {trump}")
    king_states(rules, contract, trump, states, ends)


@each_tier
@pytest.mark.parametrize("name", list(KING.presets))
def test_king(name: str, deals: int) -> None:
    rules = preset("king", name)
    for contract in CONTRACTS:
        king_contract(rules, contract, deals // 8, STATES // 8, "H" if contract == "plus" else None)
    king_contract(rules, "plus", deals // 8, STATES // 8, None)


@pytest.mark.parametrize("number", range(40))
def test_king_under_any_options(number: int) -> None:
    chance = random.Random(f"compiled {number}")
    rules = some_rules("king", chance)
    for contract in CONTRACTS:
        king_contract(rules, contract, 20, 2, chance.choice("CDHS") if contract == "plus" else None)
