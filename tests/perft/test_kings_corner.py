"""Kings Corner: counts of action sequences from positions (``kings_corner.json``: the document, then depth 0, 1, 2 ..).

``python -m tests.perft.test_kings_corner`` from the repository's root writes the file anew; a change of a count is a
change of the rules. The counts of the first depths are held against the naive writing of the rules.
"""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from kingcraft.cards import PACK_52, cards_text, texts
from kingcraft.games.game import preset, rule_set
from kingcraft.games.kings_corner.actions import PLACES
from kingcraft.games.kings_corner.table import KingsCornerState, deal_state
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position

from ..properties.naive_kings_corner import Naive

FILE = Path(__file__).with_name("kings_corner.json")
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else []

#: Preset, players, options that differ, actions played by chance before the position.
SOURCES: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("pagat", 2, {}, 0),
    ("pagat", 4, {}, 9),
    ("pagat", 4, {}, 30),
    ("pagat", 6, {}, 25),
    ("pagat", 3, {"hand_size": 2}, 12),
    ("pagat", 2, {"king_pile_move": False, "king_on_side": "forbidden", "initial_king": "gap"}, 14),
    ("swedish", 4, {}, 20),
    ("pagat-kings", 3, {}, 16),
    ("romanian-250", 4, {}, 24),
    ("us-family", 5, {}, 22),
    ("jax-points", 4, {}, 28),
    ("fast", 3, {}, 18),
    ("pagat-chips", 4, {"chip_pass_when": "no_action"}, 40),
)
LIMIT = 40_000


def naive_perft(deal: Naive, depth: int) -> int:
    """The same count by the naive writing."""
    if depth == 0 or deal.over:
        return 1
    total = 0
    for token in deal.legal():
        after = copy.deepcopy(deal)
        after.act(token)
        total += naive_perft(after, depth - 1)
    return total


def naive_of(position: dict[str, Any]) -> Naive:
    """The naive deal of a position."""
    rules = position["rules"]
    return Naive.at(
        rule_set("kings-corner", rules["preset"], rules["options"]).values(),
        position["to_act"],
        [hand.split() for hand in position["hands"]],
        {place: pile.split() for place, pile in position["piles"].items()},
        position["stock"].split(),
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_counts(case: dict[str, Any]) -> None:
    state = parse_position(case["position"])
    assert [perft(state, depth) for depth in range(len(case["counts"]))] == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_naive_writing_counts_the_same(case: dict[str, Any]) -> None:
    naive = naive_of(case["position"])
    for depth, count in enumerate(case["counts"]):
        if count > 150 and depth > 1:
            break
        assert naive_perft(naive, depth) == count


def test_the_file_holds_all_cases() -> None:
    assert len(CASES) == len(SOURCES)
    assert all(len(case["counts"]) >= 4 for case in CASES)


def test_an_ended_deal_and_depth_0_count_once() -> None:
    ended = {
        "game": "kings-corner",
        "rules": {"preset": "pagat"},
        "players": 2,
        "to_act": 0,
        "hands": ["", "9D"],
        "stock": "",
    }
    assert [perft(parse_position(ended), depth) for depth in range(3)] == [1, 1, 1]


def test_a_sequence_that_ends_early_counts_once() -> None:
    # 9H goes to one of four sides and ends the deal, or the turn ends; then 3C alike.
    position = {
        "game": "kings-corner",
        "rules": {"preset": "pagat"},
        "players": 2,
        "to_act": 0,
        "hands": ["9H", "3C"],
        "piles": {},
        "stock": "",
    }
    state = parse_position(position)
    assert [perft(state, depth) for depth in range(4)] == [1, 5, 4 + 5, 4 + 4 + 1]


def position_of(name: str, options: dict[str, Any], state: KingsCornerState) -> dict[str, Any]:
    """A deal as the document of a position."""
    return {
        "game": "kings-corner",
        "rules": {"preset": name, "options": options},
        "players": state.players,
        "to_act": state.to_act,
        "hands": [" ".join(texts(hand)) for hand in state.hands],
        "piles": {place: cards_text(pile) for place, pile in zip(PLACES, state.piles, strict=True)},
        "stock": cards_text(state.stock),
    }


def main() -> None:
    """Write the file anew."""
    cases = []
    for index, (name, players, options, actions) in enumerate(SOURCES):
        chance = random.Random(index)
        deck = list(PACK_52)
        chance.shuffle(deck)
        rules = rule_set("kings-corner", name, options) if options else preset("kings-corner", name)
        state = deal_state(rules, players, 0, deck, 0)
        for _ in range(actions):
            state = state.apply(chance.choice(state.legal()))
        position = position_of(name, options, state)
        start, counts = parse_position(position), [1]
        while len(counts) < 12 and (len(counts) < 4 or counts[-1] < LIMIT // 10):
            counts.append(perft(start, len(counts)))
        cases.append({"name": f"{index}-{name}-{players}", "position": position, "counts": counts})
    FILE.write_text(json.dumps(cases, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
