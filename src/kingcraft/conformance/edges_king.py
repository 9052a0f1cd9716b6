"""Positions of King chosen by hand: every contract, bans, duties, last tricks; as in :mod:`.edges` nothing is computed.

Seat 1 acts unless something else is said: seat 0 has led, or nobody and seat 1 leads.
"""

from typing import Any

from ..games.options import Json
from .edges import Edge

#: The position of ``docs/rules/records.md``.
EXAMPLE: dict[str, Json] = {
    "contract": "plus",
    "trump": "S",
    "leader": 2,
    "hands": ["AS 7H", "KS 6H", "5H", "JS 4H"],
    "trick": ["QS"],
    "taken": [3, 4, 2, 2],
}
_BANS: dict[str, Json] = {"hearts_lead_ban": ["no-hearts", "no-king"], "king_lead_ban": False}


def _lead(contract: str, hand: str, others: tuple[str, str, str], **more: Any) -> dict[str, Any]:
    """Seat 1 leads from ``hand``."""
    return {"contract": contract, "leader": 1, "hands": [others[2], hand, *others[:2]], "trick": [], **_taken(more)}


def _follow(contract: str, led: str, hand: str, others: tuple[str, str, str], **more: Any) -> dict[str, Any]:
    """Seat 0 has led, seat 1 follows from ``hand``; ``others``: seats 2, 3 and what is left to seat 0."""
    return {"contract": contract, "leader": 0, "hands": [others[2], hand, *others[:2]], "trick": [led], **_taken(more)}


def _taken(more: dict[str, Any]) -> dict[str, Any]:
    return {"taken": [0, 0, 0, 0], **more}


_THREE = ("AS KS QS", "AC KC QC", "AD KD QD")
_TWO = ("AS KS", "AC KC", "AD KD")
_REST = ("AS KS", "AC QC", "AD")

KING: tuple[Edge, ...] = (
    Edge("the example of the notation: follow suit", "records.md, positions", "king", EXAMPLE, "JS"),
    Edge("no-tricks: any card may be led", "G14, G16", "king", _lead("no-tricks", "2H KH 3C", _THREE), "2H 3C KH"),
    Edge(
        "no-hearts: no heart is led while another suit is held",
        "G22, legality vectors",
        "king",
        _lead("no-hearts", "2H KH 3C", _THREE),
        "3C",
    ),
    Edge("no-hearts: nothing but hearts", "G22, legality vectors", "king", _lead("no-hearts", "2H KH", _TWO), "2H KH"),
    Edge("no-queens: no bans", "G25", "king", _lead("no-queens", "2H QH 3C", _THREE), "2H 3C QH"),
    Edge("no-men: no bans", "G26", "king", _lead("no-men", "2H KH JC", _THREE), "2H JC KH"),
    Edge(
        "no-king: the king of hearts is not led while another card is held",
        "G27, legality vectors",
        "king",
        _lead("no-king", "KH 2H", _TWO),
        "2H",
        small=True,
    ),
    Edge("no-king: the last card", "G27, legality vectors", "king", _lead("no-king", "KH", ("AS", "AC", "AD")), "KH"),
    Edge(
        "no-king with all hearts banned",
        "G-4, legality vectors",
        "king",
        _lead("no-king", "KH 2H 3C", _THREE),
        "3C",
        {"hearts_lead_ban": ["no-hearts", "no-king"]},
    ),
    Edge(
        "no-king with all hearts banned, nothing but hearts: the king is still banned",
        "G-4, G27",
        "king",
        _lead("no-king", "KH 2H", _TWO),
        "2H",
        {"hearts_lead_ban": ["no-hearts", "no-king"]},
    ),
    Edge(
        "no-king, hearts banned but not the king alone",
        "G-4, legality vectors",
        "king",
        _lead("no-king", "KH 2H", _TWO),
        "2H KH",
        _BANS,
    ),
    Edge("last-two: no bans", "G29", "king", _lead("last-two", "2H KH 3C", _THREE), "2H 3C KH"),
    Edge("minus: no bans", "G-15", "king", _lead("minus", "2H KH 3C", _THREE), "2H 3C KH"),
    Edge(
        "plus: trump may be led at any time",
        "G12",
        "king",
        _lead("plus", "2H KH 3C", _THREE, trump="H"),
        "2H 3C KH",
    ),
    Edge(
        "plus: void of the led suit any card, no duty to trump",
        "G12, legality vectors",
        "king",
        _follow("plus", "2D", "KH 3C", _REST, trump="H"),
        "3C KH",
    ),
    Edge("plus without trump", "G34", "king", _follow("plus", "2D", "KH 3C", _REST), "3C KH"),
    Edge(
        "follow suit whatever it costs",
        "G17",
        "king",
        _follow("no-king", "2H", "KH 3C", _REST),
        "KH",
    ),
    Edge("void: any card may be thrown", "G23", "king", _follow("no-hearts", "2D", "KH 3C", _REST), "3C KH"),
    Edge(
        "forced_king=discard: void, the king of hearts must go",
        "G-5, legality vectors",
        "portugal",
        _follow("no-king", "2C", "KH 9D", _REST),
        "KH",
        small=True,
    ),
    Edge(
        "forced_king=discard: free on hearts",
        "G-5",
        "portugal",
        _follow("no-king", "2H", "KH 9H", _REST),
        "9H KH",
    ),
    Edge("forced_king=always: on hearts too", "G-5", "brazil", _follow("no-king", "2H", "KH 9H", _REST), "KH"),
    Edge("forced_king in another contract", "G-5", "brazil", _follow("no-hearts", "2C", "KH 9D", _REST), "9D KH"),
    Edge(
        "must_trump: void in a trump deal",
        "option must_trump",
        "turkey",
        _follow("plus", "2C", "7H 9D", _REST, trump="H"),
        "7H",
        small=True,
    ),
    Edge(
        "must_trump: neither the suit nor a trump",
        "option must_trump",
        "turkey",
        _follow("plus", "2C", "7H 9D", _REST, trump="S"),
        "7H 9D",
    ),
    Edge(
        "must_trump: an undertrump will do",
        "option must_trump",
        "turkey",
        {
            "contract": "plus",
            "trump": "H",
            "leader": 0,
            "hands": ["AD KD", "AC KC", "3H KH 9D", "AS KS QS"],
            "trick": ["2C", "QH"],
            "taken": [0, 0, 0, 0],
        },
        "3H KH",
    ),
    Edge(
        "forced_penalty, no-queens: void, a queen must go",
        "option forced_penalty (a)",
        "turkey",
        _follow("no-queens", "2C", "QH 9D", _REST),
        "QH",
    ),
    Edge(
        "forced_penalty, no-queens: a queen under the king led must go",
        "option forced_penalty (b)",
        "turkey",
        _follow("no-queens", "KH", "QH 9H", _REST),
        "QH",
        small=True,
    ),
    Edge(
        "forced_penalty, no-queens: not a queen that would take the trick",
        "option forced_penalty (b)",
        "turkey",
        _follow("no-queens", "JH", "QH 9H", _REST),
        "9H QH",
    ),
    Edge(
        "forced_penalty, no-men: one of several under the ace",
        "option forced_penalty (b)",
        "turkey",
        _follow("no-men", "AH", "KH JH", _REST),
        "JH KH",
    ),
    Edge(
        "forced_penalty, no-king: without the king of hearts any heart",
        "option forced_penalty (a)",
        "turkey",
        _follow("no-king", "2C", "7H 9D", ("KH KS", "AC QC", "AD")),
        "7H",
    ),
    Edge(
        "forced_penalty, no-king: the king under the ace",
        "option forced_penalty (b)",
        "turkey",
        _follow("no-king", "AH", "KH 2H", _REST),
        "KH",
    ),
    Edge(
        "forced_penalty, no-tricks: nothing",
        "option forced_penalty",
        "turkey",
        _follow("no-tricks", "2C", "QH 9D", _REST),
        "9D QH",
    ),
    Edge(
        "hearts_broken: a heart has been played (it is nowhere), hearts may be led",
        "option hearts_broken",
        "turkey",
        _lead("no-hearts", "2H KH 3C", _THREE),
        "2H 3C KH",
    ),
    Edge(
        "hearts_broken: no heart has been played yet",
        "option hearts_broken",
        "turkey",
        _lead("no-hearts", "2H KH 3C 4H", ("AH QH JH TH", "9H 8H 7H 6H", "5H 3H AC KC")),
        "3C",
        small=True,
    ),
    Edge(
        "early_end: the king of hearts is gone, the deal has ended",
        "G-17",
        "brazil",
        _lead("no-king", "2H 3C", _TWO, captured=["KH", "", "", ""], taken=[1, 0, 0, 0]),
        "",
        small=True,
    ),
    Edge("without early_end it goes on", "G19", "king", _lead("no-king", "2H 3C", _TWO), "2H 3C"),
    Edge(
        "the last card of the last trick is still an action",
        "records.md",
        "king",
        {
            "contract": "last-two",
            "leader": 2,
            "hands": ["", "7H", "", ""],
            "trick": ["2C", "3D", "4S"],
            "taken": [12, 0, 0, 0],
        },
        "7H",
    ),
    Edge(
        "no card is left: the deal has ended",
        "G19",
        "king",
        {"contract": "last-two", "leader": 2, "hands": ["", "", "", ""], "trick": [], "taken": [13, 0, 0, 0]},
        "",
    ),
    Edge(
        "the short pack",
        "G10, G-9",
        "king32",
        _follow("no-hearts", "9H", "7H 8H", ("TH KS", "AC QC", "AD")),
        "7H 8H",
    ),
    Edge(
        "readers' spellings of cards",
        "records.md, cards",
        "king",
        {
            "contract": "plus",
            "trump": "S",
            "leader": 2,
            "hands": ["s10 7♥", "kS  h6", "5h", "♠️J 4♡"],
            "trick": ["qs"],
            "taken": [3, 4, 2, 2],
        },
        "JS",
        small=True,
    ),
)
