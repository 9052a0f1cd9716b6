"""Writes ``presets.json``: ``python -m tests.rules.king.make_presets``. Only after a change of the rules.

One match of every preset, played by a stream of random numbers that is our own and never changes.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from kingcraft.games.king.game import KING
from kingcraft.games.king.table import KingState
from kingcraft.games.match import new_match
from kingcraft.kernel import next_random, random_below, seeded
from tests.rules.king.scenes import king

GOLDEN = Path(__file__).with_name("presets.json")


def played(preset: str) -> dict[str, Any]:
    """A whole match: what was said, the scores, and a digest of every action of each deal; totals and winners."""
    rules = king(preset)
    stream = seeded(len(preset))
    match = new_match(rules, 4, 1)
    deals = []
    while not match.over:
        deck = list(KING.pack(rules.options))
        for last in range(len(deck) - 1, 0, -1):
            stream = next_random(stream)
            other = random_below(stream, last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        match = match.start(deck)
        while match.state is not None:
            legal = match.state.legal()
            stream = next_random(stream)
            match = match.apply(legal[random_below(stream, len(legal))])
        state = match.ended[-1].state
        assert isinstance(state, KingState)
        said = [f"{seat}:{token}" for seat, token in state.history if len(token) != 2 or token[0] in "+-"]
        actions = " ".join(f"{seat}:{token}" for seat, token in state.history)
        deals.append(
            {
                "contract": state.contract,
                "trump": state.trump,
                "said": " ".join(said),
                "actions": len(state.history),
                "digest": hashlib.sha256(actions.encode()).hexdigest()[:16],
                "scores": state.scores(),
            }
        )
    return {"hash": rules.hash(), "deals": deals, "totals": match.totals, "winners": match.winners}


def main() -> None:
    """Write the file: a line a deal."""
    matches = []
    for preset in KING.presets:
        match = played(preset)
        deals = ",\n  ".join(json.dumps(deal) for deal in match.pop("deals"))
        matches.append(f'"{preset}": {json.dumps(match)[:-1]}, "deals": [\n  {deals}]}}')
    GOLDEN.write_text("{\n" + ",\n".join(matches) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
