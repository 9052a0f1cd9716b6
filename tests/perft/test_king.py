"""Counts of action sequences of King, as data: ``king.json`` holds a position and the counts of depth 0, 1, 2, ...

The counts were made by the rules and by the oracle, and agreed.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from kingcraft.games.game import preset
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position
from tests.rules.king.oracle import oracle_of

ROWS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("king.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_the_counts_stand(row: dict[str, Any]) -> None:
    state = parse_position(row["position"])
    counts = row["counts"]
    assert len(counts) >= 4
    assert [perft(state, depth) for depth in range(len(counts))] == counts
    oracle = oracle_of(row["position"], preset("king", row["position"]["rules"]["preset"]).values())
    shallow = min(len(counts), 6)
    assert [oracle.perft(depth) for depth in range(shallow)] == counts[:shallow]
