"""A sheet of counts comes to what the cards come to, under all rules (``docs/rules/sheets.md``)."""

import json
import random
from typing import Any

import pytest

from kingcraft import rule_set
from kingcraft.games.king.table import KingState
from kingcraft.games.registry import games
from kingcraft.games.registry import preset as preset_of
from kingcraft.pad.computed import computed
from kingcraft.pad.course import PADS
from kingcraft.pad.king import filled
from kingcraft.pad.sheet import parse_sheet
from kingcraft.pad.written import sheet_of
from kingcraft.pad.wrong import Wrong
from kingcraft.record.replay import Replay
from tests.pad.played import piles, played

#: Matches a preset, in the first tier and in the long one.
MATCHES, MANY = 4, 200
AMOUNTS = [MATCHES, pytest.param(MANY, marks=pytest.mark.long(seconds=60))]
#: All settlements of sales.
SETTLEMENTS = [
    {"plus_settlement": plus, "minus_settlement": minus}
    for plus in ("transfer", "topup", "exact", "capped", "shortfall")
    for minus in ("absorb", "transfer")
]


def check(replay: Replay) -> None:
    """The sheet of a match, as its document, has the scores, totals and winners of the match."""
    match = replay.match
    sheet = sheet_of(replay, "k7f2m9qx")
    again = parse_sheet(json.loads(json.dumps(sheet.to_json())))
    assert again == sheet
    found = computed(again)
    assert [each.scores for each in found.written] == [deal.scores for deal in match.ended]
    assert [each.dealer for each in found.written] == [deal.dealer for deal in match.ended]
    assert (list(found.totals), list(found.winners)) == (match.totals, match.winners)
    assert not any(each.mark for each in found.written)
    assert found.coming is None
    assert not found.differs
    assert not found.twice


def check_king(replay: Replay) -> int:
    """What is due before each deal is what was played. Returns how many wrong counts were refused."""
    record, refused = replay.record, 0
    course = PADS["king"].course(record.rules.options, 4, record.dealer)
    for number, deal in enumerate(replay.match.ended, 1):
        state, coming = deal.state, course.coming
        assert isinstance(state, KingState)
        assert coming is not None
        assert (coming.number, coming.of, coming.dealer) == (number, record.rules.options.deals, deal.dealer)
        if coming.contract:
            assert coming.contract == state.contract
        if coming.choices:
            assert state.contract in coming.choices
        leader = coming.positive_leader if state.contract in ("plus", "minus") else coming.leader
        if state.tricks and leader >= 0:
            assert leader == state.tricks[0].leader
        if state.unplayed:
            course.add({"unplayed": True})
            continue
        counts = piles(state)
        for seat in range(4):
            gap = [None if seat == other else count for other, count in enumerate(counts)]
            assert filled(state.options, state.contract, gap) == counts
            for wrong in (-1, 1):
                with pytest.raises(Wrong):
                    filled(state.options, state.contract, [c + wrong * (o == seat) for o, c in enumerate(counts)])
                refused += 1
        course.add({"contract": state.contract, "counts": counts})
    return refused


@pytest.mark.parametrize("matches", AMOUNTS)
@pytest.mark.parametrize("preset", games()["king"].presets)
def test_king(preset: str, matches: int) -> None:
    chance, rules = random.Random(preset), preset_of("king", preset)
    refused = 0
    for _ in range(matches):
        replay = played(rules, 4, chance)
        check(replay)
        refused += check_king(replay)
    assert refused > 50 * matches


@pytest.mark.parametrize("options", SETTLEMENTS, ids=lambda options: " ".join(options.values()))
def test_every_settlement_of_king(options: dict[str, Any]) -> None:
    chance, rules = random.Random(7), rule_set("king", "king", options)
    sold = 0
    for _ in range(6):
        replay = played(rules, 4, chance)
        check(replay)
        sold += sum("sale" in event.json.get("row", {}) for event in sheet_of(replay, "a").events)
    assert sold > 3


@pytest.mark.parametrize("matches", AMOUNTS)
@pytest.mark.parametrize("preset", games()["kings-corner"].presets)
def test_kings_corner(preset: str, matches: int) -> None:
    chance, rules = random.Random(preset), preset_of("kings-corner", preset)
    seats = games()["kings-corner"].seats
    fits = [n for n in seats if games()["kings-corner"].contradiction_of_players(rules.options, n) is None]
    deals = 0
    for number in range(matches):
        replay = played(rules, fits[number % len(fits)], chance)
        check(replay)
        deals += len(replay.match.ended)
    assert deals >= matches
