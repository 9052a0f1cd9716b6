"""Kings Corner: compiled equals interpreted, 10,000 deals of 2 to 6 players and all presets, to the same end."""

import random

import numpy as np
import pytest

from kingcraft.cards import PACK_52
from kingcraft.games.game import preset
from kingcraft.games.kings_corner.actions import TOKENS, legal_actions
from kingcraft.games.kings_corner.core import BLOCKED, GOING
from kingcraft.games.kings_corner.deal import deal
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.kings_corner.play import step
from kingcraft.games.kings_corner.playout import COLUMNS, COUNT, HANDS, OUT, playouts, random_step
from kingcraft.games.kings_corner.rules import KingsCornerOptions, Terms, terms_of
from kingcraft.kernel import below, next_random, seeded


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
    rows = both_ways(decks_by_chance(f"pagat {players}", 1450), terms, players - 1, seeded(players))
    # Both kinds of end are among them, and every seat goes out at times.
    assert {row[OUT] for row in rows} == {BLOCKED, *range(players)}
    for row in rows:
        hands = row[HANDS:]
        assert all(hands[seat] for seat in range(players) if seat != row[OUT])
        assert row[OUT] == BLOCKED or hands[row[OUT]] == 0
        assert not any(hands[players:])


@pytest.mark.parametrize("name", KINGS_CORNER.presets)
def test_every_preset(name: str) -> None:
    options = preset("kings-corner", name).options
    for players in range(2, 7):
        both_ways(decks_by_chance(f"{name} {players}", 50), terms_of(options, players), 0, seeded(1))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_options_by_chance(players: int) -> None:
    for index in range(5):
        chance = random.Random(f"options {players} {index}")
        options = KingsCornerOptions(
            hand_size=chance.randint(1, 8),
            initial_king=chance.choice(["optional", "replace", "gap"]),
            king_pile_move=chance.random() < 0.5,
            forced_king=chance.choice(["off", "must", "penalty"]),
            drawn_king_now=chance.random() < 0.5,
            king_on_side=chance.choice(["allowed", "forbidden"]),
            draw_when=chance.choice(["end", "start"]),
            draw_count=chance.choice([1, 2]),
            scoring="chips",
            chip_pass_when=chance.choice(["no_card_played", "no_action"]),
            chip_pass_needs_draw=chance.random() < 0.5,
        )
        both_ways(decks_by_chance(f"{players} {index}", 20), terms_of(options, players), index % players, seeded(index))


def test_the_random_step_takes_the_kth_legal_action() -> None:
    for players in (2, 4, 6):
        for deck in decks_by_chance(f"kth {players}", 20):
            terms = terms_of(KingsCornerOptions(forced_king="must"), players)
            core, stream = deal(deck, terms, 0), seeded(players)
            while core[9] == GOING:
                stream = next_random(stream)
                actions = legal_actions(terms, core)
                action = actions[below(stream, len(actions))]
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
