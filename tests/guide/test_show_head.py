"""The head of a match told in text: rules, date, and who sits where by what name."""

import dataclasses
from typing import Any

import pytest

from kingcraft.bots.levels import LEVELS
from kingcraft.guide.columns import width
from kingcraft.guide.show import show
from kingcraft.record.replay import replay, replay_document
from tests.golden.playthrough import play
from tests.record.documents import unplayed


def test_the_head_tells_rules_date_and_who_sits_where() -> None:
    options = {"values": {"no-king": 200}, "hearts_lead_ban": []}
    document = unplayed(
        game="king",
        players=4,
        rules={"preset": "king", "options": options},
        seats=["human", "thumb-1", "open", 7],
        date="2026-01-02",
        id="\x1b[2J",
    )
    assert show(replay_document(document), "en")[:9] == [
        "King · Classic · 10 deals",
        "─────────────────────────",
        r"2026-01-02 · \x1b[2J",
        "- Points lost: No king of hearts 200",
        "- Hearts may not be led in: none",
        "  1  player 0  person",
        "  2  player 1  bot thumb-1",
        "  3  player 2  open seat",
        "  4  player 3",
    ]


@pytest.mark.parametrize(("lang", "names"), [("en", ["Casual", "Master"]), ("sv", ["Hobby", "Mästare"])])
def test_bots_of_the_levels_have_the_names_of_the_table(lang: str, names: list[str]) -> None:
    document = unplayed(game="king", players=4, seats=["casual", "master", *list(LEVELS)[::3]])
    heads = [line.split(maxsplit=3)[-1] for line in show(replay_document(document), lang)[2:6]]
    assert heads[:2] == names
    assert not set(heads) & set(LEVELS)


@pytest.mark.parametrize("seats", [None, "human", [], ["human"], {}, [[], {}, None, 1]])
def test_seats_that_say_nothing_are_left_out(seats: Any) -> None:
    document = unplayed(game="king", players=4, seats=seats, id=5, date=[])
    assert show(replay_document(document), "en")[2] == "  1  player 0"


def test_names_are_harmless_told_apart_and_aligned() -> None:
    names = ["王小明王小明王小明", "e\u0301" * 5_000, "\u202eevil\x1b[2J", "", "Bo", "Bo"]
    record = dataclasses.replace(play("kings-corner-6"), players=tuple(names))
    lines = show(replay(record), "en")
    assert all(line.isprintable() for line in lines)
    assert "Seat 4" in lines[6]
    sheet = [line for line in lines if "│" in line]
    assert {tuple(width(cell) for cell in line.split("│")) for line in sheet} == {
        tuple(map(width, sheet[0].split("│")))
    }
    assert {"Bo 5", "Bo 6"} <= {cell.strip() for cell in sheet[0].split("│")}
