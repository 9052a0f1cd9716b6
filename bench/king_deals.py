"""Deals of King that one kind of player has played on all seats, kept as files: what fits and measures reading.

A kind of player is one of the arena or of ``bench.thinkers``; ``casual+0.15`` plays a random legal card, not their
own, with the chance 0.15.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.thinkers import enter
from kingcraft.bots.decision import Decision
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.registry import rule_set


class PlayedDeal(NamedTuple):
    """One deal, enough to play it again."""

    options: dict[str, object]
    #: The number of the deal in its match.
    number: int
    #: The number of the deal among those of its options and number.
    deal: int
    tokens: list[str]

    def states(self, seed: str) -> Iterator[KingState]:
        """Every state of the deal, the first one before any token; ``seed`` as it was played."""
        state, _ = start_of(seed, self.options, self.number, self.deal)
        yield state
        for token in self.tokens:
            state = state.apply(token)
            yield state


def kinds_of_deals(deals: int) -> Iterator[tuple[dict[str, object], int, int]]:
    """Options beside those of the default preset, the number of the deal in a match, and how many such deals."""
    for number in range(6):
        yield {}, number, deals
    yield {}, 6, 2 * deals  # auctions
    yield {"auction": "off", "declare": ["NT"]}, 6, deals
    yield {"auction": "off", "declare": ["minus"]}, 6, deals // 2


def start_of(seed: str, options: dict[str, object], number: int, deal: int) -> tuple[KingState, random.Random]:
    """The state that a deal begins with, and the random numbers that it is played with."""
    rules = rule_set("king", "king", options)
    chance = random.Random(f"{seed}/{options}/{number}/{deal}")
    deck = chance.sample(KING.pack(rules.options), 52)
    return deal_state(rules, deal % 4, tuple(deck), Used(deals=number)), chance


def played(kind: str, deals: int, seed: str) -> Iterator[PlayedDeal]:
    """Deals that the kind of player plays on all seats; those that end unplayed are left out."""
    name, _, slips = kind.partition("+")
    player, odd = enter(name, 60.0), float(slips or 0)
    for options, number, many in kinds_of_deals(deals):
        for deal in range(many):
            state, chance = start_of(seed, options, number, deal)
            tokens = []
            while not state.over:
                legal = state.legal()
                if state.phase == "play" and chance.random() < odd:
                    token = chance.choice(legal)
                else:
                    decision = Decision(state.rules, observe(state, state.to_act), legal, chance.getrandbits(63))
                    token = player.choose(state, decision)
                tokens.append(token)
                state = state.apply(token)
            if not state.unplayed:
                yield PlayedDeal(options, number, deal, tokens)
    player.close()


def kept(folder: Path, kind: str, deals: int, seed: str) -> list[PlayedDeal]:
    """The same from the file of an earlier run, else played and written to it."""
    file = folder / f"{kind}-{seed}-{deals}.ndjson"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(one) for one in played(kind, deals, seed)]
        file.write_text("\n".join(lines) + "\n", "utf-8")
    return [PlayedDeal(*json.loads(line)) for line in file.read_text("utf-8").splitlines()]
