"""The plain reference: repeatable, legal, and it sees what one playout in two shows."""

import random
import time

from kingcraft.bots.decision import Decision
from kingcraft.bots.ismcts.kings_corner import choose_kings_corner
from kingcraft.bots.limits import Stop
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState
from tests.bots.kings_corner.deals import any_rules, begun
from tests.bots.observations import at_the_piles


def choice(state: KingsCornerState, playouts: int = 200, stop: Stop | None = None) -> str:
    decision = Decision(state.rules, observe(state, state.to_act), state.legal(), 1)
    return choose_kings_corner(decision, playouts, stop)


def test_it_plays_whatever_the_rules() -> None:
    chance = random.Random("ismcts")
    for players in (2, 3, 4, 5, 6):
        state = begun(any_rules(chance, players), players, chance).state
        for _ in range(20):
            if not state.over:
                token = choice(state, 50)
                assert token in state.legal()
                assert choice(state, 50) == token
                state = state.apply(token)


def test_it_goes_out() -> None:
    assert choice(at_the_piles("8D", N="9C", E="7C", S="5C", W="JC")) == "8D>N"
    assert choice(at_the_piles("8C 9D", N="4C", E="4S", S="6C")) == "9D>W"


def test_it_stops_when_told() -> None:
    stop = Stop()
    stop.set()
    state = at_the_piles("8D", N="9C", E="7C", S="5C", W="JC")
    choice(state, 1)  # compiled
    before = time.perf_counter()
    assert choice(state, 1_000_000, stop) in state.legal()
    assert time.perf_counter() - before < 2
