"""Decks that a seat cannot tell apart: the same tokens are legal, and the seat sees the same, under every rule set."""

import random
from typing import Any

import pytest

from kingcraft.envs.worlds import dealt, decks_alike
from kingcraft.games.game import State
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import games, games_of_presets, observe, preset
from kingcraft.games.rule_text import parse_rule_text

PRESETS = [(game, name) for name, game in games_of_presets().items()]


def played(rules: RuleSet[Any], players: int, number: int, chance: random.Random) -> tuple[State, list[int]]:
    """A deal by chance, somewhere on its way, and its deck."""
    pack = games()[rules.game].pack(rules.options)
    deck = chance.sample(pack, len(pack))
    state = dealt(rules, players, chance.randrange(players), number, deck)
    for _ in range(chance.randrange(60)):
        after = state.apply(chance.choice(state.legal()))
        if after.over:
            break
        state = after
    return state, deck


def check(rules: RuleSet[Any], players: int, number: int, chance: random.Random) -> set[tuple[int, ...]]:
    """Decks alike for every seat of a deal by chance; those of the last seat."""
    state, deck = played(rules, players, number, chance)
    history = observe(state).history
    decks: list[list[int]] = []
    for seat in range(players):
        decks = decks_alike(state, deck, seat, 4, chance.getrandbits(32))
        for other in decks:
            assert sorted(other) == sorted(deck)
            again = dealt(rules, players, state.dealer, number, other)
            for holder, token in history:
                assert again.to_act == holder
                again = again.apply(token)
            assert observe(again, seat) == observe(state, seat)
    return {tuple(other) for other in decks}


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_every_preset(game: str, name: str) -> None:
    chance = random.Random(name)
    rules = preset(game, name)
    seats = games()[game].seats
    found = set()
    for number in range(6):
        players = chance.choice(seats)
        found |= check(rules, players, number if game == "king" else 0, chance)
    assert len(found) > 6  # not the same deck over and over


@pytest.mark.parametrize(
    "text", ["pagat?forced_king=penalty&draw_count=2", "pagat?forced_king=must&draw_when=start&draw_count=2"]
)
def test_kings_that_tell_when_they_came(text: str) -> None:
    chance = random.Random(text)
    found = set()
    for _ in range(12):
        found |= check(parse_rule_text(text), 3, 0, chance)
    assert len(found) > 12
