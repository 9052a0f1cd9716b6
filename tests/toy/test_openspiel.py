"""A third game is a game of OpenSpiel."""

import random

import pyspiel

from kingcraft.envs import openspiel


def test_openspiel_plays_it() -> None:
    game = pyspiel.load_game(openspiel.NAME, {"rules": "one-trick", "players": 3})
    chance = random.Random(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    assert sum(state.returns()) == 1
