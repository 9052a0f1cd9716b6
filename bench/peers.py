"""OpenSpiel, the peer of the engine benches: dealt states, and its own C++ random rollouts at their full speed.

OpenSpiel shows its rollouts to Python only inside a search bot. A search of one simulation does nothing but ``n``
random rollouts from the state it is given, in C++; with a large ``n`` the time is theirs alone. What a rollout
applies is counted by playing the same distribution from Python: 52 cards from a dealt hearts state, an average for
Crazy Eights. Only the players' actions count; a draw in Crazy Eights is one of them, the chance node that follows it
and names the card is not.
"""

import random
import statistics
import time
from dataclasses import dataclass
from typing import Any

import pyspiel

#: Hearts without the passing of cards: a dealt state is 52 cards from its end, as in King.
HEARTS = "hearts(pass_cards=False)"
CRAZY_EIGHTS = "crazy_eights(players=4)"


@dataclass(frozen=True)
class Start:
    """A dealt state of a game of OpenSpiel, and how many actions a random rollout from it applies on average.

    ``actions``: the players'; ``draws``: those of chance, that name the card drawn.
    """

    game: Any
    state: Any
    actions: float
    draws: float

    def rate(self, rollouts: int, seed: int) -> float:
        """Actions a CPU second of ``rollouts`` random rollouts from here, in C++."""
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, seed, False)
        before = time.process_time()
        bot.mcts_search(self.state)
        return self.actions * rollouts / (time.process_time() - before)


def dealt(name: str, chance: random.Random) -> tuple[Any, Any]:
    """The game called ``name`` and a state of it with all cards dealt."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))  # dealing: every card left is equally likely
    return game, state


def start(name: str, chance: random.Random, counted: int) -> Start:
    """A dealt state of ``name``; its rollouts' length is averaged over ``counted`` of them."""
    game, state = dealt(name, chance)
    actions, draws = zip(*(length(state, chance) for _ in range(counted)), strict=True)
    return Start(game, state, statistics.fmean(actions), statistics.fmean(draws))


def length(state: Any, chance: random.Random) -> tuple[int, int]:
    """How many actions one random rollout from ``state`` applies: the players', and those of chance."""
    working, actions, draws = state.clone(), 0, 0
    while not working.is_terminal():
        if working.is_chance_node():
            outcomes, weights = zip(*working.chance_outcomes(), strict=True)
            working.apply_action(chance.choices(outcomes, weights)[0])
            draws += 1
        else:
            working.apply_action(chance.choice(working.legal_actions()))
            actions += 1
    return actions, draws
