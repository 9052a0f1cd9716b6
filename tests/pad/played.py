"""Random matches with the program's own rules, counted as people count at a table."""

import random
from typing import Any

from kingcraft.cards import TEXTS
from kingcraft.games.king.actions import LADDER
from kingcraft.games.king.table import KingState
from kingcraft.games.match import Match, new_match
from kingcraft.games.options import RuleSet
from kingcraft.record.record import DealRecord, record_of
from kingcraft.record.replay import Replay


def played(rules: RuleSet[Any], players: int, chance: random.Random) -> Replay:
    """A whole match with random legal actions; deals of Kings Corner are sometimes given up."""
    match = new_match(rules, players, chance.randrange(players))
    first, pack, deals = match.dealer, list(match.pack), list[DealRecord]()
    while not match.over:
        chance.shuffle(pack)
        match, actions = match.start(pack), list[str]()
        if rules.game == "kings-corner" and chance.random() < 0.04:
            match = match.void()
        while match.state is not None:
            actions.append(_chosen(match, chance))
            match = match.apply(actions[-1])
        deals.append(DealRecord(tuple(pack), tuple(actions)))
    return Replay(record_of(match, [f"P{seat}" for seat in range(players)], first, deals), match)


def _chosen(match: Match, chance: random.Random) -> str:
    state = match.state
    assert state is not None
    legal = state.legal()
    if isinstance(state, KingState):
        if state.phase == "open" and chance.random() < 0.8:
            return "auction"
        if state.phase == "bid" and chance.random() < 0.95:  # mostly small steps, so that every price is seen
            higher = [bid for bid in LADDER if bid in legal]
            return chance.choice([*higher[:2], *(word for word in ("pass", "match") if word in legal)])
        return chance.choice(legal)
    moves = [token for token in legal if token != "end"]
    if moves and ("end" not in legal or chance.random() < 0.85):
        return chance.choice(moves)
    return "end" if "end" in legal else chance.choice(legal)


def piles(state: KingState) -> list[int]:
    """The units of each seat, counted from the tricks in front of it."""
    counts = [0] * 4
    for place, trick in enumerate(state.tricks):
        for card in trick.cards:
            text = TEXTS[card]
            counts[trick.winner] += {
                "no-hearts": text[1] == "H",
                "no-queens": text[0] == "Q",
                "no-men": text[0] in state.options.men,
                "no-king": text == "KH",
            }.get(state.contract, False)
        if state.contract in ("no-tricks", "plus", "minus"):
            counts[trick.winner] += 1
        elif state.contract == "last-two":
            counts[trick.winner] += place >= state.options.tricks - 2
    return counts
