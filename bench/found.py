"""In how many matches bots find out what a profile lists: ``python -m bench.found [--matches 200] [--levels casual]``.

Four bots of one level play whole matches of each game's default rules. For each level a table: what can be found out
(``docs/profile.md``), and in how many of a hundred matches a seat finds it. The exit status is 1 if one is found in
more than three of ten: that teaches nothing.
"""

import argparse
import random
import sys
from collections import Counter
from typing import Final

from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, observe, preset
from kingcraft.profile.played import PARTS, Found, played_deals
from kingcraft.record.record import DealRecord, record_of
from kingcraft.record.replay import Replay

#: The most matches of a hundred.
BAR: Final = 30.0
_PLAYERS: Final = 4


def played(game: str, level: str, seed: int) -> Replay:
    """Return a match of four bots of a level."""
    chance, bots = random.Random(seed), [BOTS[level]() for _ in range(_PLAYERS)]
    match = new_match(preset(game, games()[game].default_preset), _PLAYERS, seed % _PLAYERS)
    kept: list[DealRecord] = []
    while not match.over:
        deck, tokens = chance.sample(match.pack, len(match.pack)), list[str]()
        match = match.start(deck)
        while (state := match.state) is not None:
            seen = observe(state, state.to_act)
            decision = Decision(state.rules, seen, state.legal(), chance.getrandbits(52))
            tokens.append(bots[state.to_act].choose(decision))
            match = match.apply(tokens[-1])
        kept.append(DealRecord(tuple(deck), tuple(tokens)))
    return Replay(record_of(match, [level] * _PLAYERS, 0, kept), match)


def shares(game: str, level: str, matches: int) -> dict[Found, float]:
    """Return for each thing to find out in how many of a hundred matches a seat finds it."""
    count = Counter[Found]()
    for seed in range(matches):
        replay = played(game, level, seed)
        for seat in range(_PLAYERS):
            count.update({name for deal in played_deals(replay, seat) for name in deal.found})
    return {name: 100 * count[name] / (matches * _PLAYERS) for name in PARTS[game].finds}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--levels", nargs="+", default=["casual"])
    asked = parser.parse_args()
    found = [{n: s for game in games() for n, s in shares(game, one, asked.matches).items()} for one in asked.levels]
    print(f"| found out | {' | '.join(asked.levels)} |\n|---|{'--:|' * len(found)}")
    for name in found[0]:
        print(f"| {name} | {' | '.join(f'{each[name]:.1f}' for each in found)} |")
    return int(any(share > BAR for each in found for share in each.values()))


if __name__ == "__main__":
    sys.exit(main())
