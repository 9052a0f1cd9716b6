"""What strong bots choose, and how long it takes: run here and in a browser's Python, whose choices must be equal."""

import json
import random
import time
from collections.abc import Iterator

from kingcraft.bots.decision import Decision
from kingcraft.bots.levels import LEVELS
from kingcraft.bots.thumb import ThumbBot
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
