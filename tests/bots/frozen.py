"""Frozen play: whole deals with what a bot chose at every one of its positions, and at those that it would not have
reached.

``python -m tests.bots.frozen thumb-1`` wrote ``thumb-1.json`` when that bot was frozen, and so for ``thumb-2``. It
refuses to write over it: a bot that plays otherwise is another bot and needs another name.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.decision import Decision
from kingcraft.cards import cards_text
from kingcraft.games.match import Match, new_match
from kingcraft.games.registry import games, observe, rule_set

HERE = Path(__file__).parent

#: One negative deal, then four auctions.
AUCTIONS: dict[str, Any] = {"contracts": ["no-king"]}

#: Game, preset, changed options, players, deals at most.
MATCHES: list[tuple[str, str, dict[str, Any], int, int]] = [
    ("king", "king", {}, 4, 10),
    ("king", "king", {}, 4, 10),
    *(("king", "king", AUCTIONS, 4, 5) for _ in range(12)),
    ("king", "portugal", {}, 4, 10),
    ("king", "brazil-simple", {}, 4, 10),
    ("king", "france", {}, 4, 10),
    ("king", "king32", {}, 4, 10),
    ("king", "turkey", {}, 4, 20),
    *(("kings-corner", "pagat", {}, players, 2) for players in range(2, 7)),
    ("kings-corner", "pagat-chips", {}, 3, 1),
    ("kings-corner", "pagat-kings", {}, 4, 1),
    ("kings-corner", "romanian-250", {}, 4, 1),
    ("kings-corner", "jax-points", {}, 2, 1),
    ("kings-corner", "fast", {}, 5, 1),
]


#: What each frozen bot was asked: thumb-2 plays King as thumb-1 does.
ASKED: dict[str, list[tuple[str, str, dict[str, Any], int, int]]] = {
    "thumb-1": MATCHES,
    "thumb-2": [
        *(("kings-corner", "pagat", {}, 2, 4) for _ in range(6)),
        *(one for one in MATCHES if one[0] == "kings-corner"),
    ],
}


def path(bot: str) -> Path:
    """Return the file of a frozen bot."""
    return HERE / f"{bot}.json"


def record(asked: str, number: int) -> dict[str, Any]:
    """Match ``number`` of those that the bot ``asked`` is asked: it plays the even seats, the odd ones mostly chance.

    A deal holds ``deck``, ``actions``, and ``choices``: what the bot chose before each action, empty where that was
    played.
    """
    game, name, options, players, deals = ASKED[asked][number]
    bot = BOTS[asked]()
    rules = rule_set(game, name, options)
    chance = random.Random(f"frozen/{number}")
    match = new_match(rules, players, chance.randrange(players))
    written: dict[str, Any] = {"game": game, "rules": {"preset": name, "options": options}}
    written |= {"players": players, "dealer": match.dealer, "deals": []}
    pack = games()[game].pack(rules.options)
    while not match.over and len(written["deals"]) < deals:
        deck = chance.sample(pack, len(pack))
        match = match.start(deck)
        actions, choices = [], []
        while match.state is not None:
            choice = chosen(bot, match)
            seat, legal = match.state.to_act, match.state.legal()
            token = chance.choice(legal) if seat % 2 and chance.random() < 0.6 else choice
            actions.append(token)
            choices.append("" if token == choice else choice)
            match = match.apply(token)
        written["deals"].append({"deck": cards_text(deck), "actions": actions, "choices": choices})
    return written


def chosen(bot: Bot, match: Match) -> str:
    """Return what ``bot`` plays for the seat to act."""
    state = match.state
    assert state is not None
    return bot.choose(Decision(match.rules, observe(state, state.to_act), state.legal(), 0))


def main(name: str) -> None:
    """Write the file of a bot that has none yet."""
    if path(name).exists():
        sys.exit(f"{path(name)} exists: {name} is frozen, a bot that plays otherwise needs another name")
    numbers = range(len(ASKED[name]))
    matches = [json.dumps(record(name, number), separators=(",", ":")) for number in numbers]
    path(name).write_text("[\n" + ",\n".join(matches) + "\n]\n")


if __name__ == "__main__":
    main(sys.argv[1])
