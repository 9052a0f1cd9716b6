"""Kings Corner: compiled equals interpreted, 10,000 deals of 2 to 6 players, to the same end.

Every preset and option sets by chance: ``tests/conformance/test_compiled.py``.
"""

import random

import numpy as np
import pytest

from kingcraft.cards import PACK_52
from kingcraft.games.kings_corner.actions import TOKENS, legal_actions
from kingcraft.games.kings_corner.core import BLOCKED, GOING
from kingcraft.games.kings_corner.deal import deal
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.play import step
from kingcraft.games.kings_corner.playout import COLUMNS, COUNT, HANDS, OUT, playouts, random_step
from kingcraft.games.kings_corner.terms import Terms, terms_of
from kingcraft.kernel import next_random, random_below, seeded


def decks_by_chance(seed: str, count: int) -> list[list[int]]:
    """Shuffled packs."""
    chance, decks = random.Random(seed), []
    for _ in range(count):
        deck = list(PACK_52)
        chance.shuffle(deck)
        decks.append(deck)
    return decks


def both_ways(decks: list[list[int]], terms: Terms, dealer: int, stream: int) -> list[list[int]]:
    """The results of the deals, which both ways must give."""
    plain = [[0] * COLUMNS for _ in decks]
    compiled = np.zeros((len(decks), COLUMNS), np.int64)
    actions = playouts.plain(decks, terms, dealer, stream, plain)
    assert playouts(np.array(decks, np.int64), terms, dealer, stream, compiled) == actions
    assert compiled.tolist() == plain
    assert actions == sum(row[COUNT] for row in plain)
    return plain


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_default_rules(players: int) -> None:
    terms = terms_of(KingsCornerOptions(), players)
    rows = both_ways(decks_by_chance(f"pagat {players}", 2000), terms, players - 1, seeded(players))
    # Both kinds of end are among them, and every seat goes out at times.
    assert {row[OUT] for row in rows} == {BLOCKED, *range(players)}
    for row in rows:
        hands = row[HANDS:]
        assert all(hands[seat] for seat in range(players) if seat != row[OUT])
        assert row[OUT] == BLOCKED or hands[row[OUT]] == 0
        assert not any(hands[players:])


def test_the_random_step_takes_the_kth_legal_action() -> None:
    for players in (2, 4, 6):
        for deck in decks_by_chance(f"kth {players}", 20):
            terms = terms_of(KingsCornerOptions(forced_king="must"), players)
            core, stream = deal(deck, terms, 0), seeded(players)
            while core[9] == GOING:
                stream = next_random(stream)
                actions = legal_actions(terms, core)
                action = actions[random_below(stream, len(actions))]
                after = random_step(deck, terms, core, stream)
                assert after == step(deck, terms, core, action), TOKENS[action]
                core = after


def test_every_legal_action_is_equally_likely() -> None:
    terms = terms_of(KingsCornerOptions(), 4)
    cores = [(deck, deal(deck, terms, 0)) for deck in decks_by_chance("equal", 50)]
    deck, core = max(cores, key=lambda dealt: len(legal_actions(terms, dealt[1])))
    actions, stream = legal_actions(terms, core), seeded(7)
    results = {step(deck, terms, core, action): 0 for action in actions}
    assert len(results) == len(actions) > 8
    draws = 3000
    for _ in range(draws):
        stream = next_random(stream)
        results[random_step(deck, terms, core, stream)] += 1
    expected = draws / len(actions)
    assert sum((count - expected) ** 2 / expected for count in results.values()) < 3 * len(actions)
