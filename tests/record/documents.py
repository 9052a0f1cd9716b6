"""Documents to break: golden records, the positions of ``docs/rules/records.md``, and a way to change one place."""

import copy
import json
from pathlib import Path
from typing import Any

from kingcraft.cards import PACK_52, cards_text

GOLDEN = Path(__file__).parent.parent / "golden"

#: To delete the field at a place instead of changing it.
DELETE = object()


def golden(name: str) -> dict[str, Any]:
    """A finished match from ``tests/golden``, fresh from the file."""
    document: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    return document


def unplayed(game: str = "kings-corner", players: int = 3, **more: Any) -> dict[str, Any]:
    """A match of which only the first deck is known."""
    preset = {"kings-corner": "pagat", "king": "king"}[game]
    return {
        "format": "kingcraft/1",
        "game": game,
        "rules": {"preset": preset},
        "players": [f"player {seat}" for seat in range(players)],
        "dealer": 0,
        "deals": [{"deck": cards_text(PACK_52), "actions": []}],
        **more,
    }


def kings_corner_position() -> dict[str, Any]:
    """The first position of ``docs/rules/records.md``."""
    return {
        "game": "kings-corner",
        "rules": {"preset": "pagat"},
        "players": 2,
        "to_act": 0,
        "hands": ["7C KH", "9D"],
        "piles": {"N": "8D", "E": "JD TC", "S": "4C", "W": "3C", "NE": "", "SE": "", "SW": "", "NW": ""},
        "stock": "AC 6H",
    }


def king_position() -> dict[str, Any]:
    """The second position of ``docs/rules/records.md``."""
    return {
        "game": "king",
        "rules": {"preset": "king"},
        "contract": "plus",
        "trump": "S",
        "leader": 2,
        "hands": ["AS 7H", "KS 6H", "5H", "JS 4H"],
        "trick": ["QS"],
        "taken": [3, 4, 2, 2],
    }


def auction_position() -> dict[str, Any]:
    """The third position of ``docs/rules/records.md``."""
    return {
        "game": "king",
        "rules": {"preset": "king"},
        "phase": "auction",
        "dealer": 1,
        "hands": [
            "AS KS QS JS TS 9S 7S 2S AH KH 4D 8C 3C",
            "8S 6S QH 9H 8H 5H QD 9D 8D 7D 3D 7C 4C",
            "4H 2H AD KD JD TD 2D AC KC JC 9C 6C 5C",
            "5S 4S 3S JH TH 7H 6H 3H 6D 5D QC TC 2C",
        ],
        "calls": ["auction", "+3", "pass"],
    }


def changed(document: dict[str, Any], path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """A copy of ``document`` with ``value`` at ``path`` (or without that field: :data:`DELETE`)."""
    result = copy.deepcopy(document)
    container: Any = result
    for step in path[:-1]:
        container = container[step]
    if value is DELETE:
        del container[path[-1]]
    else:
        container[path[-1]] = value
    return result
