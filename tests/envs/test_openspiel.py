"""OpenSpiel's own tests of a game, which its package ships, on ours: simulations, serialization, the API.

They are imported where they run: they bring SciPy, for which every process that collects tests would wait.
"""

import random
import unittest
from typing import Any

import pyspiel
import pytest

from kingcraft.envs import openspiel
from kingcraft.games.registry import games, games_of_presets

GAMES = [
    {"rules": name, "players": players, "dealer": number % players, "number": number % 10 if game == "king" else 0}
    for number, (name, game) in enumerate(games_of_presets().items())
    for players in [games()[game].seats[number % len(games()[game].seats)]]
]


@pytest.mark.parametrize("parameters", GAMES, ids=lambda parameters: parameters["rules"])
def test_simulations_in_cpp(parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(openspiel.NAME, parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@pytest.mark.parametrize("parameters", [GAMES[0], GAMES[-1]], ids=lambda parameters: parameters["rules"])
def test_simulations_in_python(parameters: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    from open_spiel.python.tests import games_sim_test

    game = pyspiel.load_game(openspiel.NAME, parameters)
    games_sim_test.GamesSimTest().sim_game(game)
    assert "Utilities: " in capsys.readouterr().out  # what it prints of a deal that came to its end


@pytest.mark.parametrize(
    "parameters",
    [
        pytest.param({"rules": "king", "players": 4, "dealer": 0, "number": 6}, id="king with an auction"),
        pytest.param({"rules": "pagat", "players": 3, "dealer": 2, "number": 0}, id="Kings Corner of three"),
    ],
)
def test_the_api(parameters: dict[str, Any]) -> None:
    """OpenSpiel's checks, on states that it picks (few lie beyond the deck) and on all those of a deal by chance."""
    from open_spiel.integration_tests import api_test

    class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        @classmethod
        def setUpClass(cls) -> None:
            cls.game = pyspiel.load_game(openspiel.NAME, parameters)
            cls.game_name = str(cls.game)
            super().setUpClass()
            chance = random.Random(cls.game_name)
            state = cls.game.new_initial_state()
            while not state.is_terminal():
                outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
                state.apply_action(chance.choice(outcomes or state.legal_actions()))
                cls.some_states.append(state.clone())

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Api).run(result)
    assert result.testsRun >= 5
    assert not [*result.errors, *result.failures, *result.skipped]
