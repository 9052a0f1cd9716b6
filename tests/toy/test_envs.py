"""A third game has tensors, and deals that look the same."""

import random

import pytest

from kingcraft.envs.tensors import Tensor
from kingcraft.envs.worlds import dealt, decks_alike
from kingcraft.games.registry import observe, preset

from .game import NAME, PACK, OneTrickState


def test_a_tensor_holds_what_a_seat_sees() -> None:
    state = dealt(preset(NAME, "one-trick"), 4, 0, 0, PACK)
    state = state.apply(state.legal()[0])
    tensor = Tensor(NAME, 4)
    tensor.write(observe(state, 2))
    assert {name: piece.sum() for name, piece in tensor.pieces.items()} == {"hand": 2, "trick": 1, "to_act": 1}
    assert tensor.pieces["to_act"][0] == 1


@pytest.mark.parametrize("seat", range(3))
def test_decks_look_alike(seat: int) -> None:
    chance = random.Random(seat)
    deck = chance.sample(PACK, len(PACK))
    state = dealt(preset(NAME, "one-trick"), 3, 1, 0, deck)
    assert isinstance(state, OneTrickState)
    state = state.apply(chance.choice(state.legal()))
    found = decks_alike(state, deck, seat, 20, 1)
    assert len({tuple(other) for other in found}) > 1
    for other in found:
        again = dealt(state.rules, 3, 1, 0, other).apply(state.history[0][1])
        assert observe(again, seat) == observe(state, seat)
