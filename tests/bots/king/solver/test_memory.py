"""What the solver remembers must not change what it finds: answers for deals alike where it matters (partition search).

With room for two entries next to nothing is remembered; small endings would hide a wrong entry, so these are larger.
"""

import random

import pytest

from kingcraft.bots.king.solver.search import values
from kingcraft.bots.king.solver.solver import Solver
from kingcraft.games.king.contracts import CONTRACTS
from tests.rules.king.scenes import king

from .endings import endings


@pytest.mark.parametrize("preset", ["king", "king32", "turkey", "brazil"])
@pytest.mark.parametrize("contract", list(CONTRACTS))
def test_a_solver_without_a_memory_finds_the_same(contract: str, preset: str) -> None:
    forgetful, other = Solver(entries=2), Solver(entries=1 << 14)
    chance = random.Random(contract + preset)
    for ending in endings(king(preset).options, [contract], (6, 7), 5, chance):
        question = (ending.terms, ending.state, ending.seat, ending.unit)
        assert forgetful.solve(*question).worths == other.solve(*question).worths, ending.told


def test_the_same_nodes_give_the_same_answer() -> None:
    chance = random.Random(3)
    used, plenty = Solver(entries=64), Solver(entries=1 << 14)
    for ending in endings(king().options, list(CONTRACTS), (7,), 12, chance):
        question = (ending.terms, ending.state, ending.seat, ending.unit)
        exact = plenty.solve(*question)
        few = used.solve(*question, nodes=2000)
        assert few == Solver(entries=64).solve(*question, nodes=2000)
        assert few.nodes <= 2000
        for known, true in zip(few.worths, exact.worths, strict=True):
            assert known.low <= true.low == true.high <= known.high
        if few.exact:
            assert few.worths == exact.worths


def test_compiled_and_plain_find_the_same() -> None:
    chance = random.Random(9)
    compiled = Solver(entries=256)
    plain = Solver(entries=256, search=values.plain)
    for ending in endings(king("turkey").options, list(CONTRACTS), (3, 4), 12, chance):
        question = (ending.terms, ending.state, ending.seat, ending.unit)
        assert plain.solve(*question) == compiled.solve(*question), ending.told
