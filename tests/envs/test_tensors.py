"""Tensors hold what an Observation says, every card once, and nothing of other hands."""

import random
from typing import Any

import pytest

from kingcraft.envs.tensors import Tensor
from kingcraft.envs.worlds import dealt, decks_alike
from kingcraft.games.king.observe import observe as king_observe
from kingcraft.games.king.table import KingState
from kingcraft.games.registry import games, observe, preset


@pytest.mark.parametrize(("game", "players", "number"), [("king", 4, 2), ("king", 4, 7), ("kings-corner", 3, 0)])
def test_what_is_written(game: str, players: int, number: int) -> None:
    rules = preset(game, games()[game].default_preset)
    pack = games()[game].pack(rules.options)
    chance = random.Random(game)
    tensor = Tensor(game, players)
    before = None
    for _ in range(8):
        deck = chance.sample(pack, len(pack))
        state = dealt(rules, players, 1, number, deck)
        for _ in range(chance.randrange(40)):
            if state.over:
                break
            seat = state.to_act
            tensor.write(observe(state, seat))
            assert tensor.pieces["hand"].sum() == len(observe(state, seat).hand)
            assert tensor.pieces["to_act"][0] == 1
            assert tensor.tensor.sum() == sum(piece.sum() for piece in tensor.pieces.values())
            state = state.apply(chance.choice(state.legal()))
        if state.over:
            tensor.write(observe(state, 0))
            assert tensor.pieces["to_act"].sum() == 0
            continue
        tensor.write(observe(state, 2))
        before = tensor.tensor.copy()
        for other in decks_alike(state, deck, 2, 3, 5):
            again = dealt(rules, players, 1, number, other)
            for _, token in observe(state).history:
                again = again.apply(token)
            tensor.write(observe(again, 2))
            assert (tensor.tensor == before).all()
    assert before is not None


def test_every_card_of_king_is_somewhere() -> None:
    rules = preset("king", "king")
    state = dealt(rules, 4, 3, 1, list(rules.options.pack))
    for _ in range(18):
        state = state.apply(state.legal()[0])
    assert isinstance(state, KingState)
    everywhere = sum(_written(state, seat)["hand"] for seat in range(4)) + _written(state, 0)["played"].sum(axis=0)
    assert everywhere.tolist() == [1] * 52
    assert _written(state, 0)["trick"].sum() == 2
    assert _written(state, 1)["tricks"].sum() == 4
    assert _written(state, 1)["tricks"].tolist() == [*state.taken[1:], state.taken[0]]
    assert _written(state, 0)["captured"].sum() == 0


def _written(state: Any, seat: int) -> dict[str, Any]:
    tensor = Tensor("king", 4)
    tensor.write(king_observe(state, seat))
    return tensor.pieces


@pytest.mark.parametrize("game", list(games()))
def test_an_onlooker_has_no_tensor(game: str) -> None:
    rules = preset(game, games()[game].default_preset)
    pack = games()[game].pack(rules.options)
    with pytest.raises(ValueError, match="onlooker"):
        Tensor(game, 4).write(observe(dealt(rules, 4, 0, 0, pack)))
