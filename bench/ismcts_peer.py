"""Is one of our bots better than OpenSpiel's ``ISMCTSBot``, which plays our rules through ``kingcraft.envs.openspiel``?

    python -m bench.ismcts_peer --bot master@worlds=20,playouts=10 --playouts 200 [--decks 40] [--game king]

Both sit at the same table, ours in every other seat and theirs between, then the other way round with the same deck: a
deck's difference in points of a seat, over both, is one sample; the intervals are 99 percent. King's decks go through
the ten deals of a match in turn, auctions and choices of trumps included (for theirs they are moves like any other).
``--playouts``: simulations of theirs for each choice, each a random playout from the end of its tree (UCT with a
constant of 0.7 times the range of points, most visited move, a fresh world each); ours must be told as much: its worlds
times playouts, or what its settings are called. Their random playouts run in our kernels, which play as OpenSpiel would
in a hundredth of the time (``--slow``: through OpenSpiel).

A first part checks the wrapper itself: deals by chance under every preset through OpenSpiel end with our points, and
resampled deals look the same to who resamples. Needs the extra ``bench``. It is slow: OpenSpiel's C++ bot cannot ask a
game written in Python for other worlds, so theirs is the Python one.
"""

import argparse
import dataclasses
import random
import statistics
import sys
import time
from array import array
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kingcraft.bots.decision import Decision
from kingcraft.envs import openspiel
from kingcraft.games.king.play import UNITS
from kingcraft.games.king.playout import playouts as king_playouts
from kingcraft.games.kings_corner.playout import playout
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.registry import games_of_presets, observe
from kingcraft.kernel import borrowed, kernel, next_random, seeded
from kingcraft.lab.entrants import enter
from kingcraft.lab.estimate import Estimate, mean
from kingcraft.lab.player import Player

#: The range of points of a deal, about: what a penalty contract or all tricks are worth; a hand of Kings Corner.
RANGE = {"king": 260.0, "kings-corner": 20.0}
TABLES = {"king": [4], "kings-corner": [2, 4]}
DEFAULT = {"king": "king", "kings-corner": "pagat"}


@kernel
def random_end(deck: Any, terms: Any, core: Any, random: int) -> Any:
    """The core at the end of a random playout of Kings Corner."""
    return playout(borrowed(deck), terms, core, random)[0]


class CompiledRollouts:
    """An evaluator of OpenSpiel's searches: one uniform random playout, in our kernels where the play has begun."""

    def __init__(self, seed: int) -> None:
        self._stream = seeded(seed)
        self._slow = RandomRolloutEvaluator(1, np.random.RandomState(seed))

    def evaluate(self, state: Any) -> Any:
        """The returns of a playout from ``state``."""
        now = state.now.state
        if state.is_terminal():
            return np.array(state.returns())
        self._stream = next_random(self._stream)
        if isinstance(now, KingsCornerState):
            end = random_end(array("q", now.deck), now.terms, now.core, self._stream)
            now = dataclasses.replace(now, core=end)
        elif now.core is None:
            return self._slow.evaluate(state)
        else:
            units = king_playouts(now.terms, now.core, 1, self._stream)[:4]
            packed = sum(taken << 8 * seat for seat, taken in enumerate(units))
            now = dataclasses.replace(now, phase="over", core=(*now.core[:UNITS], packed, 0))
        return np.array(state.get_game().sign * np.array(now.scores(), float))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every legal action alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def dealt(game: Any, chance: random.Random) -> Any:
    """A state of ``game`` with all cards dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([card for card, _ in state.chance_outcomes()]))
    return state


def check(name: str, chance: random.Random) -> None:
    """Two deals by chance under a preset; AssertionError if OpenSpiel's and ours differ."""
    for players in (4,) if games_of_presets()[name] == "king" else (2, 5):
        number = chance.randrange(10) if games_of_presets()[name] == "king" else 0
        game = pyspiel.load_game(openspiel.NAME, {"rules": name, "players": players, "number": number})
        state = dealt(game, chance)
        ours = state.now.state
        while not state.is_terminal():
            seat = state.current_player()
            assert seat == ours.to_act
            legal = state.legal_actions()
            assert sorted(state.action_to_string(seat, action) for action in legal) == ours.legal()
            if chance.random() < 0.1:
                asking = chance.randrange(players)
                other = state.resample_from_infostate(asking, chance.random)
                assert other.information_state_string(asking) == state.information_state_string(asking)
                assert other.observation_string(asking) == state.observation_string(asking)
                assert (np.array(other.observation_tensor(asking)) == state.observation_tensor(asking)).all()
                assert other.current_player() == seat
                assert seat != asking or other.legal_actions() == legal
                assert len(other.history()) == len(state.history())
            action = chance.choice(legal)
            ours = ours.apply(state.action_to_string(seat, action))
            state.apply_action(action)
        assert ours.over
        assert state.returns() == [game.sign * points for points in ours.scores()]
        again = pyspiel.load_game(str(game)).new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert again.returns() == state.returns()


def played(state: Any, ours: Player, theirs: Any, seats: set[int], chance: random.Random) -> Any:
    """The end of a deal from ``state``: ``ours`` on ``seats``, ``theirs`` on the others."""
    game = state.get_game()
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        elif state.current_player() in seats:
            now = state.now.state
            tokens = now.legal()
            decision = Decision(game.rules, observe(now, now.to_act), tokens, chance.getrandbits(53))
            action = game.actions[ours.choose(now, decision)]
        else:
            action = theirs.step(state)
        state.apply_action(action)
    return state


def duel(name: str, players: int, entrant: str, playouts: int, decks: int, seed: int, slow: bool) -> None:
    """Play and print."""
    ours = enter(entrant, 10.0)
    margins, wins = [], []
    started = time.process_time()
    for deck in range(decks):
        chance = random.Random(f"{seed} {name} {players} {deck}")
        params = {"rules": DEFAULT[name], "players": players, "dealer": deck // 10 % players}
        game = pyspiel.load_game(openspiel.NAME, params | {"number": deck % 10 if name == "king" else 0})
        start = dealt(game, chance)
        margin, won = [], []
        for first in (0, 1):
            theirs = ISMCTSBot(
                game,
                RandomRolloutEvaluator(1, np.random.RandomState(deck)) if slow else CompiledRollouts(deck),
                0.7 * RANGE[name],
                playouts,
                random_state=np.random.RandomState(deck),
                final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            )
            seats = set(range(first, players, 2))
            end = played(start.clone(), ours, theirs, seats, chance)
            points = end.returns()
            rest = [points[seat] for seat in range(players) if seat not in seats]
            margin.append(statistics.fmean(points[seat] for seat in seats) - statistics.fmean(rest))
            out = end.now.state.out if name == "kings-corner" else points.index(max(points))
            won.append(0.5 if out < 0 else float(out in seats))
        margins.append(statistics.fmean(margin))
        wins.append(100 * statistics.fmean(won))
        if deck % 10 == 9:
            print(f"  {deck + 1} decks: {_text(mean(margins, 0.99))} points", file=sys.stderr, flush=True)
    spent = time.process_time() - started
    print(
        f"{name}, {players} players, {decks} decks both ways: {entrant} against ISMCTSBot with {playouts} simulations\n"
        f"  points a seat more than theirs  {_text(mean(margins, 0.99))}\n"
        f"  deals won, percent              {_text(mean(wins, 0.99))}   (50: as good)\n"
        f"  CPU {spent / 60:.1f} minutes",
        flush=True,
    )


def _text(estimate: Estimate) -> str:
    return f"{estimate.mean:+.2f} +- {estimate.half:.2f}"


def main() -> None:
    """Check the wrapper, then play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="thumb-1", help="one of ours, as `kingcraft arena` takes it")
    parser.add_argument("--playouts", type=int, default=100, help="simulations of theirs for a choice")
    parser.add_argument("--decks", type=int, default=40)
    parser.add_argument("--game", choices=list(TABLES), help="only this game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", action="store_true", help="their playouts through OpenSpiel too")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    for name in games_of_presets():
        check(name, chance)
    print(f"the wrapper agrees with our rules under all {len(games_of_presets())} presets")
    for name, tables in TABLES.items():
        for players in tables:
            if arguments.game in (None, name):
                duel(name, players, arguments.bot, arguments.playouts, arguments.decks, arguments.seed, arguments.slow)


if __name__ == "__main__":
    main()
