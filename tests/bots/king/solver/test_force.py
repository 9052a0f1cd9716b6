"""The solver against plain minimax, in over a thousand small endings of every contract under every rule set."""

import dataclasses
import random
from typing import Any

import pytest

from kingcraft.bots.king.solver.solver import Solver
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.king.game import KING
from kingcraft.games.king.options import NEGATIVE, KingOptions
from tests.rules.king.scenes import king

from .endings import Ending, by_force, endings

ENDINGS_A_PRESET = 110


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(entries=1 << 12)


def check(solver: Solver, ending: Ending) -> None:
    found = solver.solve(ending.terms, ending.state, ending.seat, ending.unit, pairs=ending.pairs)
    assert found.exact
    assert {worth.card: worth.low for worth in found.worths} == by_force(ending), ending.told


@pytest.mark.parametrize("preset", list(KING.presets))
def test_every_preset(preset: str, solver: Solver) -> None:
    options = king(preset).options
    chance = random.Random(preset)
    for ending in endings(options, list(CONTRACTS), (1, 2, 2, 3, 3, 3, 4), ENDINGS_A_PRESET, chance):
        check(solver, ending)


def any_options(chance: random.Random) -> KingOptions:
    """Return the options that the play of a deal feels, all by chance."""
    changes: dict[str, Any] = {
        "hearts_lead_ban": tuple(chance.sample(NEGATIVE, chance.randint(0, 6))),
        "men": tuple(chance.sample("AKQJT987", chance.randint(1, 5))),
        "forced_king": chance.choice(("off", "discard", "always")),
    }
    for name in ("hearts_broken", "king_lead_ban", "forced_penalty", "early_end", "must_trump"):
        changes[name] = chance.random() < 0.5
    return dataclasses.replace(king(chance.choice(("king", "king32"))).options, **changes)


def test_option_sets_by_chance(solver: Solver) -> None:
    chance = random.Random(7)
    for _ in range(400):
        for ending in endings(any_options(chance), list(CONTRACTS), (2, 3, 4), 1, chance):
            check(solver, ending)


def test_longer_endings(solver: Solver) -> None:
    chance = random.Random(5)
    for _ in range(8):
        for ending in endings(any_options(chance), list(CONTRACTS), (5,), 1, chance):
            check(solver, ending)
