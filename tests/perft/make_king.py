"""Makes ``king.json`` anew: ``python -m tests.perft.make_king``. Only after the rules or the spec have changed.

Positions of every contract under several presets, with the counts on which the rules and the oracle agree.
"""

import json
import random
from pathlib import Path
from typing import Any

from kingcraft.cards import cards_text
from kingcraft.games.game import preset
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position
from tests.record.documents import king_position
from tests.rules.king.oracle import oracle_of

ENOUGH = 3000
DEEPEST = 17


def some_position(name: str, contract: str, chance: random.Random) -> tuple[str, dict[str, Any]]:
    """A position with some cards a hand and some on the table, and what to call it."""
    rules = preset("king", name)
    size = chance.choice([4, 5, 6, rules.options.tricks])
    deck = list(rules.options.pack)
    chance.shuffle(deck)
    position: dict[str, Any] = {"game": "king", "rules": {"preset": name}, "contract": contract}
    if contract == "plus" and chance.random() < 0.75:
        position["trump"] = chance.choice("CDHS")
    hands = [cards_text(deck[seat * size : seat * size + size]) for seat in range(4)]
    position |= {"leader": chance.randrange(4), "hands": hands, "trick": [], "taken": [0, 0, 0, 0]}
    oracle = oracle_of(position, rules.values())
    on_table = chance.randrange(4)
    for _ in range(on_table):
        oracle = oracle.after(chance.choice(oracle.legal()))
    position |= {"hands": [" ".join(hand) for hand in oracle.hands], "trick": oracle.table}
    return f"{name}, {contract}, {size} cards each, {on_table} on the table", position


def counts_of(position: dict[str, Any]) -> list[int]:
    """The counts of depth 0, 1, 2, ... until they are large or the depth is."""
    state = parse_position(position)
    oracle = oracle_of(position, preset("king", position["rules"]["preset"]).values())
    counts: list[int] = []
    while len(counts) <= DEEPEST and (not counts or counts[-1] <= ENOUGH):
        counts.append(perft(state, len(counts)))
        if oracle.perft(len(counts) - 1) != counts[-1]:
            raise AssertionError(f"the rules and the oracle differ: {position}")
    return counts


def main() -> None:
    """Write the file."""
    chance = random.Random(20261121)
    positions = [("the example of records.md", king_position())]
    for name in ("king", "turkey", "portugal", "brazil", "king32"):
        positions += [some_position(name, contract, chance) for contract in CONTRACTS]
    rows = [
        json.dumps({"name": name, "position": position, "counts": counts_of(position)}) for name, position in positions
    ]
    text = "[\n" + ",\n".join(rows) + "\n]\n"
    Path(__file__).with_name("king.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
