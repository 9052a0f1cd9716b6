"""Positions that are none (``docs/rules/records.md``, positions): all ``bad-format``, asked with ``legal``."""

from typing import Any

from ..edges_king import EXAMPLE
from .case import GONE, Case, changed

_CORNER: dict[str, Any] = {
    "game": "kings-corner",
    "rules": {"preset": "pagat"},
    "players": 2,
    "to_act": 0,
    "hands": ["7C KH", "9D"],
    "piles": {"N": "8D", "E": "JD TC", "S": "4C", "W": "3C"},
    "stock": "AC 6H",
}
_KING: dict[str, Any] = {
    "game": "king",
    "rules": {"preset": "king"},
    **EXAMPLE,
}


def _corner(about: str, path: tuple[str | int, ...], value: Any, place: str, *, small: bool = False) -> Case:
    document = changed(_CORNER, path, value)
    return Case(about, "records.md, positions", document, place, "bad-format", "pagat", "legal", small)


def _king(about: str, path: tuple[str | int, ...], value: Any, place: str, *, small: bool = False) -> Case:
    document = changed(_KING, path, value)
    return Case(about, "records.md, positions", document, place, "bad-format", "king", "legal", small)


CASES: tuple[Case, ...] = (
    Case("a list", "records.md, faults and their places", [], "record", "bad-format", "pagat", "legal"),
    _corner("no game", ("game",), GONE, "game"),
    _corner("an unknown preset", ("rules", "preset"), "bicycle", "rules.preset"),
    _corner("an unknown option", ("rules", "options"), {"jokers": 2}, "rules.options.jokers"),
    _corner("seven players", ("players",), 7, "players"),
    _corner("no players", ("players",), GONE, "players"),
    _corner("a seat to act that is not there", ("to_act",), 2, "to_act", small=True),
    _corner("one hand too few", ("hands",), ["7C KH"], "hands"),
    _corner("a hand that is a list", ("hands", 0), ["7C", "KH"], "hands[0]"),
    _corner("no card", ("hands", 1), "1D", "hands[1]"),
    _corner("a card twice in a hand", ("hands", 0), "7C 7C", "hands[0]"),
    _corner("piles that are a list", ("piles",), [], "piles"),
    _corner("a place that is none", ("piles", "NORTH"), "2D", "piles.NORTH"),
    _corner("a pile that goes up", ("piles", "N"), "8D 9C", "piles.N", small=True),
    _corner("a pile of one colour", ("piles", "N"), "8D 7H", "piles.N"),
    _corner("a corner pile without a king", ("piles", "NE"), "QD", "piles.NE"),
    _corner("a stock that is null", ("stock",), None, "stock"),
    _corner("a stock with a card twice", ("stock",), "AC AC", "stock"),
    Case(
        "six hands of nine cards cannot be dealt",
        "kings-corner.md section 1",
        _CORNER
        | {"rules": {"preset": "pagat", "options": {"hand_size": 9}}, "players": 6}
        | {"hands": ["7C", "9D", "9C", "2D", "2H", "2S"]},
        "rules.options",
        "bad-format",
        "pagat",
        "legal",
    ),
    _king("no contract", ("contract",), GONE, "contract"),
    _king("an unknown contract", ("contract",), "no-aces", "contract"),
    _king("trump in a minus deal", ("contract",), "minus", "trump", small=True),
    _king("no trump as a trump", ("trump",), "NT", "trump"),
    _king("a trump that is null", ("trump",), None, "trump"),
    _king("a leader who is not there", ("leader",), 4, "leader"),
    _king("three hands", ("hands",), ["AS 7H", "KS 6H", "5H"], "hands"),
    _king("a hand too long", ("hands", 1), "KS 6H 2C", "hands[1]", small=True),
    _king("the led card still in the hand", ("hands", 2), "5H 2C", "hands[2]"),
    _king("a trick in one text", ("trick",), "QS", "trick"),
    _king("no card in the trick", ("trick",), ["1S"], "trick"),
    _king("a trick of four cards", ("trick",), ["QS", "2S", "3S", "4S"], "trick"),
    _king("a card twice in a hand", ("hands", 0), "AS AS", "hands[0]"),
    _king("a card that is not in the short pack", ("rules", "preset"), "king32", "hands[1]"),
    _king("three counts of tricks", ("taken",), [3, 4, 2], "taken"),
    _king("fourteen tricks", ("taken",), [14, 4, 2, 2], "taken[0]"),
    _king("captured cards of two seats", ("captured",), ["", ""], "captured"),
    _king("a captured card that is none", ("captured",), ["", "1S", "", ""], "captured"),
)
