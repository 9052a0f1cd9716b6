"""Writes ``kings_corner.json`` and ``king.json``: ``python -m tests.perft.make``. Only after a change of the rules.

A line a position: its name, the document, ``counts`` of depth 0, 1, 2, ... and ``felt``: the options of play of which
another value (:mod:`.felt`) would give other counts. Positions come from random play under the rules they
hold, early, in the middle and late; enough that each option that a preset's play can feel is felt somewhere.
Auctions are of the calls in :data:`AUCTIONS`, with cards by chance.
Every count is made twice, by the package and by the naive writings of the rules; if they differ, nothing is written.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kingcraft.games.game import State
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.position import auction_state, position_state
from kingcraft.games.kings_corner.table import deal_state
from kingcraft.games.registry import games, rule_set
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position, position_of

from ..conformance.players import Manner, decks
from ..record.documents import king_position, kings_corner_position
from .felt import feelable, feels
from .second import count, rules_of, second_of

FOLDER = Path(__file__).parent
FILES = {"kings-corner": FOLDER / "kings_corner.json", "king": FOLDER / "king.json"}

#: A stage and a position, again and again.
Candidates = Iterator[tuple[str, dict[str, Any]]]

#: Depths are counted until there are this many sequences or this many depths.
ENOUGH = 2500
DEEPEST = 16
STAGES = ("early", "middle", "late")

#: Rules beyond the presets: a preset and options that differ.
MORE: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "kings-corner": [
        ("pagat", {"initial_king": "gap", "king_pile_move": "never"}),
        ("pagat", {"king_pile_move": "dealt", "hand_size": 9}),
        ("jax-points", {"draw_count": 2, "king_on_side": "forbidden", "hand_size": 3}),
        ("pagat", {"hand_size": 13, "forced_king": "must", "king_pile_move": "never"}),
    ],
    "king": [
        ("king", {"hearts_lead_ban": list(CONTRACTS)[:6], "hearts_broken": True, "forced_king": "always"}),
        ("turkey", {"deck": 32, "men": ["A", "7"], "king_lead_ban": True}),
    ],
}

#: Auctions: a preset, options that differ, and the calls so far.
AUCTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("king", {}, ""),
    ("king", {}, "auction +3 -1"),
    ("king", {"counter_offer": False}, "auction +4 +7 pass match pass"),
    ("king", {"eight_forced": False, "unplayed": "off"}, "auction +1 +7 +8"),
    ("king32", {}, "auction pass +2 +3 match pass"),
    ("king32", {"unplayed": "best_below_4", "positive_lead": "declarer"}, "auction pass -1 pass counter:-2"),
    ("portugal", {}, "+4 pass pass accept"),
    ("brazil", {"ultimatum": False}, "+5 pass -2 pass counter:+7 no"),
    ("brazil", {}, "pass pass pass ultimatum no"),
    ("turkey", {"auction": "always", "quota_plus": 0, "declare": ["S", "H", "D", "C", "minus"]}, "+6 -2"),
]


def counts_of(position: dict[str, Any]) -> list[int]:
    """The counts of depth 0, 1, 2, ..., made twice. Raises AssertionError if the two ways differ."""
    state, naive = parse_position(position), second_of(position)
    counts: list[int] = []
    while len(counts) <= DEEPEST and (not counts or counts[-1] < ENOUGH):
        counts.append(perft(state, len(counts)))
        second = count(naive, len(counts) - 1)
        if second != counts[-1]:
            raise AssertionError(f"depth {len(counts) - 1}: {counts[-1]}, and naively {second}: {json.dumps(position)}")
    return counts


def row(name: str, position: dict[str, Any]) -> dict[str, Any]:
    """A position as it is committed."""
    counts = counts_of(position)
    options = feelable(rules_of(position), position.get("phase", position.get("contract", "")))
    return {"name": name, "position": position, "felt": feels(position, options, counts), "counts": counts}


def chosen(name: str, candidates: Candidates, hopes: set[str]) -> list[dict[str, Any]]:
    """Of candidates (stage and position): one of each stage, and more until all ``hopes`` are felt."""
    rows: list[dict[str, Any]] = []
    stages = set(STAGES)
    for _ in range(1000):
        stage, position = next(candidates)
        if stage in stages or feels(position, hopes):
            stages.discard(stage)
            rows.append(row(f"{name}, {stage}", position))
            hopes -= set(rows[-1]["felt"])
        if not stages and not hopes:
            return rows
    raise AssertionError(f"{name}: no position found that feels {sorted(hopes)}")


def kings_corner_positions(name: str, options: dict[str, Any], players: int, chance: random.Random) -> Candidates:
    """Positions at the beginning of turns, from deals by chance."""
    family, rules = games()["kings-corner"], rule_set("kings-corner", name, options)
    while True:
        state = deal_state(rules, players, chance.randrange(players), decks(family.pack(None), chance), 0)
        manner = Manner.by_chance(chance)
        turns = []
        while not state.over:
            if not state.moved and state.passed == 0:
                turns.append(state)
            state = state.apply(manner.pick(state.legal(), chance))
        turn = chance.randrange(len(turns))
        yield STAGES[3 * turn // len(turns)], _document(turns[turn])


def king_positions(name: str, options: dict[str, Any], contract: str, chance: random.Random) -> Candidates:
    """Positions of one contract: from deals by chance, and made-up ends in which one card is left of those that count.

    Deals by chance hardly ever run out of such cards long before the end.
    """
    rules = rule_set("king", name, options)
    while True:
        deck = decks(rules.options.pack, chance)
        trump = chance.choice([*"CDHS", None]) if contract == "plus" else None
        hands = [deck[seat::4] for seat in range(4)]
        state: State = position_state(rules, contract, trump, chance.randrange(4), hands, [], [0] * 4)
        penalty = terms_of(rules.options, contract, -1).penalty
        if penalty and chance.random() < 0.3:
            counting = [card for card in deck if penalty >> card & 1]
            others = [card for card in deck if not penalty >> card & 1]
            left = decks([counting[0], *others[:15]], chance)
            hands = [left[seat::4] for seat in range(4)]
            taken = [rules.options.tricks - 4, 0, 0, 0]
            yield "late", _document(position_state(rules, contract, trump, chance.randrange(4), hands, [], taken))
            continue
        played = chance.randrange(len(deck))
        for _ in range(played):
            if not state.over:
                state = state.apply(chance.choice(state.legal()))
        if not state.over:
            yield STAGES[3 * played // len(deck)], _document(state)


def _document(state: State) -> dict[str, Any]:
    position = position_of(state)
    assert position is not None
    return position


def kings_corner_rows() -> list[dict[str, Any]]:
    """The rows of every preset and of more rules of Kings Corner."""
    rows = [row("the example of docs/rules/records.md", kings_corner_position())]
    named = [(name, dict[str, Any]()) for name in games()["kings-corner"].presets]
    for index, (name, options) in enumerate([*named, *MORE["kings-corner"]]):
        rules = rule_set("kings-corner", name, options)
        players = 2 + index % (5 if rules.options.hand_size < 9 else 2)
        title = ", ".join([name, *(f"{option}={value}" for option, value in options.items()), f"{players} players"])
        candidates = kings_corner_positions(name, options, players, random.Random(title))
        rows += chosen(title, candidates, feelable(rules, ""))
    return rows


def king_rows() -> list[dict[str, Any]]:
    """The rows of every contract of every preset and of more rules of King."""
    rows = [row("the example of docs/rules/records.md", king_position())]
    named = [(name, dict[str, Any]()) for name in games()["king"].presets]
    for index, (name, options) in enumerate([*named, *MORE["king"]]):
        rules = rule_set("king", name, options)
        for contract in CONTRACTS:
            title = ", ".join([name if index < len(named) else f"{name} and more", contract])
            candidates = king_positions(name, options, contract, random.Random(title))
            rows += chosen(title, candidates, feelable(rules, contract))
    return rows


def auction_rows() -> list[dict[str, Any]]:
    """The rows of auctions."""
    rows = []
    for name, options, calls in AUCTIONS:
        title = ", ".join(
            [name, *(f"{option}={value}" for option, value in options.items()), f"calls: {calls or 'none'}"]
        )
        chance, rules = random.Random(title), rule_set("king", name, options)
        deck = decks(rules.options.pack, chance)
        state = auction_state(rules, chance.randrange(4), [deck[seat::4] for seat in range(4)], calls.split())
        rows.append(row(title, _document(state)))
    return rows


def main() -> None:
    """Write both files, a line a row."""
    for game, rows in (("kings-corner", kings_corner_rows()), ("king", king_rows() + auction_rows())):
        text = "[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n"
        FILES[game].write_text(text, "utf-8")


if __name__ == "__main__":
    main()
