"""The plain reference for King: repeatable, legal in every preset, and sensible in an ending."""

import time

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.ismcts.king import choose_king
from kingcraft.bots.limits import Stop
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState
from tests.bots.king.deals import states


def asked(state: KingState, random: int = 1) -> Decision:
    return Decision(state.rules, observe(state, state.to_act), state.legal(), random)


@pytest.mark.parametrize("name", list(KING.presets))
def test_every_choice_is_legal(name: str) -> None:
    for state in list(states(name, 10, "reference"))[::19]:
        token = choose_king(asked(state), 60)
        assert token in state.legal()
        assert token == choose_king(asked(state), 60), "the same decision, the same token"


def test_calls_are_those_of_the_rules_of_thumb() -> None:
    for state in states("king", 4, "calls", numbers=(6, 7, 8, 9)):
        if state.phase != "play":
            assert choose_king(asked(state), 10) == ThumbBot().choose(asked(state))


def test_more_playouts_than_are_dealt_at_a_time_and_no_more_time_than_given() -> None:
    state = next(state for state in states("king", 1, "long") if state.phase == "play")
    assert choose_king(asked(state), 1000) in state.legal()
    before = time.perf_counter()
    assert choose_king(asked(state), 100_000_000, seconds=0.05) in state.legal()
    stop = Stop()
    stop.set()
    assert choose_king(asked(state), 100_000_000, stop=stop) in state.legal()
    assert time.perf_counter() - before < 2.0
