"""Records by hand: how odd decks are dealt (K-15), a blocked deal (P23), and the proof of fairness that the rules give.

What must be answered is worked out by hand, as in :mod:`.edges`.
"""

from dataclasses import dataclass
from typing import Any, Final

from ..games.options import Json
from .broken.case import record
from .decks import arranged
from .vector import Verdicts

_CORNERS: Final = ("NE", "NW", "SE", "SW")


@dataclass(frozen=True)
class OddDeal:
    """A record with its answers. ``small``: also in the small kit."""

    about: str
    source: str
    preset: str
    document: dict[str, Json]
    replay: dict[str, Json]
    verify: Verdicts | None = None
    small: bool = False


def _turned(about: str, cards: str, initial_king: str, legal: str) -> OddDeal:
    """Two players with one card each; seat 0 acts with 2C; ``cards`` are turned for the sides."""
    deck = arranged(["2C", "2D"], cards)
    options: dict[str, Json] = {"hand_size": 1, "initial_king": initial_king}
    document = record("kings-corner", "pagat", 2, 1, (deck, ["end"]), options=options)
    return OddDeal(about, "K-1, K-15", "pagat", document, {"deals": [{"legal": [legal.split()]}]})


_SUITS: Final = {suit: " ".join(rank + suit for rank in "A23456789TJQ") for suit in "CDHS"}
_NO_STOCK: Final = arranged([*_SUITS.values()], "KC KD KH KS")


def _no_stock(about: str, initial_king: str, actions: list[str], deal: dict[str, Json], small: bool = False) -> OddDeal:
    """Four players with twelve cards each, whole suits without their kings, which are turned for the sides."""
    options: dict[str, Json] = {"hand_size": 12, "initial_king": initial_king}
    document = record("kings-corner", "pagat", 4, 3, (_NO_STOCK, actions), options=options)
    return OddDeal(about, "K-15", "pagat", document, {"deals": [deal]}, small=small)


def _on_empty_sides(suit: str, kings: tuple[str, str]) -> list[str]:
    cards = [f"{card}>{side}" for card in _SUITS[suit].split() for side in "NESW"]
    return sorted([*cards, *(f"Q{suit}>{king}" for king in kings), "end"])


def _on_sides(suit: str, kings: tuple[str, str]) -> list[str]:
    moves = [f"{side}>{corner}" for side in "NESW" for corner in _CORNERS]
    return sorted([*moves, *(f"Q{suit}>{king}" for king in kings), "end"])


#: ``docs/rules/records.md``, fairness.
_SEED: Final = bytes(range(32)).hex()
_COMMIT: Final = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
_NONCES: Final = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100", ""]
_FAIR_DECK: Final = (
    "TC 9D TH 9S 3D 9H KD 4H 8D QS KS 8H 2H AH 4D 3H AC 5H 6H 6D 3C TS QH 7H JH TD "
    "7C 4S 2S 7D 8C JD 2C QD KH 5D 6C JS 6S QC JC 3S 9C 4C 7S 5S 5C KC AD AS 8S 2D"
)


def _proof(about: str, line: str, status: int, deck: str = _FAIR_DECK, small: bool = False, **changes: Any) -> OddDeal:
    """A match of King whose only deal has not begun; its proof is the vector of the rules, with ``changes``."""
    proof = {"commit": _COMMIT, "server_seed": _SEED, "nonces": _NONCES, **changes}
    document = record("king", "king", 4, 0, (deck, []))
    document["deals"][0]["fairness"] = {name: value for name, value in proof.items() if value is not None}
    answer: dict[str, Json] = {"deals": [{"legal": []}]}
    return OddDeal(
        about, "records.md, fairness", "king", document, answer, Verdicts(status, [f"deal 0: {line}"]), small
    )


ODD_DEALS: Final = (
    _turned("a king stays on its side", "KC 8H 9S TC", "optional", "E>S N>NE N>NW N>SE N>SW end"),
    _turned("two kings go to NE and SE, the next card is turned", "KC KD 8H 9S TC JD", "replace", "N>E S>W end"),
    _turned("a king goes to NE, its side stays empty", "KC 8H 9S TC", "gap", "2C>N E>S end"),
    _no_stock(
        "four kings go to the corners and the pack is out: the sides stay empty",
        "replace",
        ["QC>SE"],
        {"legal": [_on_empty_sides("C", ("SE", "SW"))]},
        small=True,
    ),
    _no_stock(
        "no stock at all, and nobody moves: four passed turns end the deal",
        "optional",
        ["end"] * 4,
        {
            "scores": [12, 12, 12, 12],
            "legal": [
                _on_sides("C", ("E", "S")),
                _on_sides("D", ("N", "W")),
                _on_sides("H", ("N", "W")),
                _on_sides("S", ("E", "S")),
            ],
        },
        small=True,
    ),
    OddDeal(
        "a match before its first deal",
        "records.md, records",
        "pagat",
        record("kings-corner", "pagat", 3, 2),
        {"deals": []},
        Verdicts(1, []),
        small=True,
    ),
    _proof("the vector of the rules", "fair", 0, small=True),
    _proof("another commitment", "NOT FAIR: commit does not match", 1, commit="0" * 64, small=True),
    _proof("another seed", "NOT FAIR: commit does not match", 1, server_seed="00" * 32),
    _proof("another nonce", "NOT FAIR: deck does not match", 1, nonces=["", "", "", ""]),
    _proof(
        "two cards of the deck exchanged",
        "NOT FAIR: deck does not match",
        1,
        deck=_FAIR_DECK.replace("TC 9D", "9D TC", 1),
    ),
    _proof("the seed is not revealed yet", "no proof", 1, server_seed=None),
)
