"""Counts of action sequences, as data (``kings_corner.json``, ``king.json``; :mod:`.make` says what they hold)."""

import json
from typing import Any

import pytest

from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.registry import games, preset
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position

from .felt import AUCTION, differs, feelable
from .make import FILES
from .second import count, rules_of, second_of

ROWS: list[dict[str, Any]] = [row for path in FILES.values() for row in json.loads(path.read_text("utf-8"))]
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
#: The naive writings count again what is not more than this.
SHALLOW = 300


@every_row
def test_the_counts_are_as_recorded(row: dict[str, Any]) -> None:
    state, counts = parse_position(row["position"]), row["counts"]
    assert len(counts) >= 4
    assert [perft(state, depth) for depth in range(len(counts))] == counts


@every_row
def test_the_naive_writing_counts_the_same(row: dict[str, Any]) -> None:
    naive = second_of(row["position"])
    shallow = [found for found in row["counts"] if found <= SHALLOW]
    assert len(shallow) >= 2
    assert [count(naive, depth) for depth in range(len(shallow))] == shallow


@every_row
def test_other_options_give_other_counts(row: dict[str, Any]) -> None:
    for option in row["felt"]:
        assert differs(row["position"], option, row["counts"]), option


@pytest.mark.parametrize("name", list(games()["kings-corner"].presets))
def test_every_option_of_play_is_felt_in_every_preset_of_kings_corner(name: str) -> None:
    rules = preset("kings-corner", name)
    rows = [row for row in ROWS if rules_of(row["position"]) == rules]
    assert {option for row in rows for option in row["felt"]} == feelable(rules, "")
    assert {row["name"].rpartition(", ")[2] for row in rows} >= {"early", "middle", "late"}


@pytest.mark.parametrize("contract", list(CONTRACTS))
@pytest.mark.parametrize("name", list(games()["king"].presets))
def test_every_option_of_play_is_felt_in_every_contract_of_every_preset_of_king(name: str, contract: str) -> None:
    rules = preset("king", name)
    rows = [row for row in ROWS if rules_of(row["position"]) == rules and row["position"].get("contract") == contract]
    assert {option for row in rows for option in row["felt"]} == feelable(rules, contract)
    assert len(rows) >= 3


def test_every_option_of_an_auction_is_felt_in_some_preset() -> None:
    rows = [row for row in ROWS if row["position"].get("phase") == "auction"]
    assert {option for row in rows for option in row["felt"]} == AUCTION
    assert {row["position"]["rules"]["preset"] for row in rows} == {"king", "king32", "portugal", "brazil", "turkey"}


def test_all_numbers_of_players_are_counted() -> None:
    assert {row["position"]["players"] for row in ROWS if "players" in row["position"]} == {2, 3, 4, 5, 6}


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
