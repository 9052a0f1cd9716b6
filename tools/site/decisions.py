"""What strong bots choose, and how long it takes: run here and in a browser's Python, whose choices must be equal."""

import json
import random
import time
from collections.abc import Iterator

from kingcraft.bots.decision import Decision
from kingcraft.bots.kings_corner.choosing import likely_worlds
from kingcraft.bots.kings_corner.judge import knowledge_and_goal
from kingcraft.bots.kings_corner.plans import seed_of_turn, turn_of
from kingcraft.bots.kings_corner.search.search import turn_search
from kingcraft.bots.levels import LEVELS, master
from kingcraft.bots.limits import Budget
from kingcraft.bots.search import judge
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.games.match import new_match
from kingcraft.games.registry import observe, preset


def decisions(name: str, players: int, count: int, seed: int) -> Iterator[Decision]:
    """Yield choices between at least two tokens, from matches that rules of thumb play: each third one, at random."""
    rules = preset(*name.split("/"))
    chance = random.Random(f"{name}/{players}/{seed}")
    play = ThumbBot()
    while count:
        match = new_match(rules, players, 0)
        while not match.over and count:
            match = match.start(chance.sample(match.pack, len(match.pack)))
            while match.state is not None and count:
                state = match.state
                decision = Decision(match.rules, observe(state, state.to_act), state.legal(), chance.getrandbits(48))
                if len(decision.legal) > 1 and chance.random() < 1 / 3:
                    count -= 1
                    yield decision
                match = match.apply(play.choose(decision))


def answers(wishes: str) -> str:
    """Return the tokens that bots choose, as JSON. ``wishes``: a list of preset, players, count, seed, level."""
    return json.dumps([[token for token, _ in found] for found in _timed(wishes)])


def seconds(wishes: str) -> str:
    """Return for each wish the seconds that each choice took, as JSON. The first choices load what they need."""
    list(_timed(wishes))
    return json.dumps([[taken for _, taken in found] for found in _timed(wishes)])


def _timed(wishes: str) -> Iterator[list[tuple[str, float]]]:
    for name, players, count, seed, level in json.loads(wishes):
        bot, found = LEVELS[level](), list[tuple[str, float]]()
        for decision in decisions(name, players, count, seed):
            began = time.perf_counter()
            token = bot.choose(decision)
            found.append((token, time.perf_counter() - began))
        yield found


def playouts(wishes: str) -> str:
    """Return how many playouts fit into Master's time, card by card, as JSON; a whole budget is no limit.

    ``wishes``: a list of preset, players, count, seed, seconds a choice.
    """
    return json.dumps([_counted(*wish, calls=False) for wish in json.loads(wishes)])


def worlds(wishes: str) -> str:
    """Return in how many worlds Master follows a call of King in time, call by call, as JSON; ``wishes``: as above."""
    return json.dumps([_counted(*wish, calls=True) for wish in json.loads(wishes)])


def _counted(name: str, players: int, count: int, seed: int, seconds: float, *, calls: bool) -> list[int]:
    counts = list[int]()
    for decision in decisions(name, players, 40 * count, seed):
        if (getattr(decision.observation, "phase", "play") == "play") != calls:
            timed = master().budget._replace(seconds=seconds)
            made = judge(decision, timed).worlds if calls else _searched(decision, seconds)
            counts += [made] if made else []
        if len(counts) == count:
            break
    return counts


def _searched(decision: Decision, seconds: float) -> int:
    """The playouts of a search by Master that only the time ends; 0 where nothing is searched."""
    full = master().budget
    budget = Budget(full.worlds, 50 * full.playouts, seconds)
    if not isinstance(decision.observation, KingsCornerObservation):
        return judge(decision, budget).playouts
    knowledge, goal = knowledge_and_goal(decision)
    begun, _ = turn_of(knowledge, decision.observation.history)
    seed = seed_of_turn(begun)
    search = turn_search(begun, goal, likely_worlds(begun, full, seed), budget, seed, None)
    search.halve(budget.worlds * budget.playouts)
    return search.playouts
