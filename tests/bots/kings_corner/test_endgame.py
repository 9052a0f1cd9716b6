"""Endings solved: the same worth as by trying every action, in small endings of all presets and of house rules."""

import random
import time

import pytest

from kingcraft.bots.kings_corner.endgame.endgame import Endgame
from kingcraft.bots.kings_corner.endgame.ending import search
from kingcraft.bots.limits import Stop
from kingcraft.games.kings_corner.core import END, GOING, KINGS, Core
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.play import step
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.terms import dealt_terms, terms_of
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset

from .deals import any_rules
from .tables import by_force, goal_of, standings, table

#: Cards a hand and in the stock, at most, by the number of players.
SIZES = {2: (3, 3), 3: (2, 2), 4: (1, 2)}


def small(solver_seat: int, chance: random.Random, rules: RuleSet[KingsCornerOptions], players: int) -> set[int | None]:
    """Return what one ending is worth: solved, by force, and solved again after the turn that was found."""
    terms = terms_of(rules.options, players)
    goal = goal_of(rules.options, players, chance.randrange(4), standings(rules.options, players, chance))
    most, stock = SIZES[players]
    deck, core = table(chance, terms, most, stock)
    terms = dealt_terms(terms, core[3] & KINGS)
    solver = Endgame(terms, goal, deck, solver_seat, entries=1 << 9, children=1 << 11)
    found = solver.solve(core)
    assert found.exact
    forced = by_force(terms, goal, deck, core, solver_seat)
    assert found.turn is not None
    for action in found.turn.actions:
        core = step(deck, terms, core, action)
    if core[9] == GOING:
        core = step(deck, terms, core, END)
    return {found.worth, forced, solver.solve(core).worth}


@pytest.mark.parametrize("name", [*PRESETS, "house rules"])
def test_the_same_as_by_force(name: str) -> None:
    chance = random.Random(name)
    for _ in range(14):
        players = chance.choice((2, 2, 2, 3, 4))
        rules = any_rules(chance, players) if name == "house rules" else preset("kings-corner", name)
        worths = small(chance.randrange(players), chance, rules, players)
        assert len(worths) == 1, (rules.options, players, worths)


def ending(seed: int, most: int = 4, stock: int = 2) -> tuple[Endgame, Core]:
    """Return a larger one, for the seat to act."""
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    terms = terms_of(rules.options, 2)
    deck, core = table(random.Random(seed), terms, most, stock)
    return Endgame(terms, goal_of(rules.options, 2), deck, core[5]), core


def test_budget_and_memory() -> None:
    """The same number of positions gives the same answer; what it gives without certainty is not too high."""
    solver, core = ending(11, 7, 3)
    whole = solver.solve(core)
    assert whole.exact
    assert whole.worth is not None
    assert whole.positions > 1000
    assert solver.solve(core).positions < whole.positions  # it remembers
    for positions in (10, 300, 900):
        few = [ending(11, 7, 3)[0].solve(core, positions) for _ in range(2)]
        assert few[0] == few[1]
        assert not few[0].exact
        assert few[0].worth is None or few[0].worth <= whole.worth


def test_stop() -> None:
    solver, core = ending(11, 7, 3)
    stop = Stop()
    stop.set()
    assert solver.solve(core, stop=stop) == (None, False, None, 0)
    assert solver.solve(core, until=time.monotonic()) == (None, False, None, 0)
    assert solver.solve(core).exact


def test_a_deal_that_is_over_is_worth_its_points() -> None:
    solver, core = ending(4)
    out: Core = ((0, *core[0][1:]), *core[1:9], core[5])
    found = solver.solve(out)
    assert found.exact
    assert found.turn is None
    assert found.worth is not None
    assert found.worth > 0


def test_no_such_seat() -> None:
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    with pytest.raises(ValueError, match="no seat 2"):
        Endgame(terms_of(rules.options, 2), goal_of(rules.options, 2), (), 2)


def test_too_little_room_is_no_answer() -> None:
    """With room for one turn only, the search gives up."""
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    _, core = ending(11, 7, 3)
    solver = Endgame(terms_of(rules.options, 2), goal_of(rules.options, 2), (), core[5], children=1)
    assert not solver.solve(core).exact


def test_compiled_and_plain_search_alike() -> None:
    chance = random.Random(9)
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    terms, goal = terms_of(rules.options, 2), goal_of(rules.options, 2)
    deck, core = table(chance, terms, 2, 1)
    compiled = Endgame(terms, goal, deck, 0).solve(core)
    plain = Endgame(terms, goal, deck, 0, run=search.plain).solve(core)
    assert compiled == plain
