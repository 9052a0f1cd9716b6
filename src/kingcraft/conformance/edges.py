"""Positions chosen by hand: the cases in which implementations differ, each with the row of the rules that decides it.

The legal tokens stand here as the rules demand them, worked out by hand; nothing in this file is computed.
"""

from dataclasses import dataclass, field
from typing import Any

from ..games.options import Json


@dataclass(frozen=True)
class Edge:
    """A position and its legal tokens, in any order. ``small``: also in the small kit."""

    about: str
    source: str
    preset: str
    fields: dict[str, Json]
    legal: str
    options: dict[str, Json] = field(default_factory=dict)
    small: bool = False

    def document(self, game: str) -> dict[str, Json]:
        """The document of the position."""
        rules: dict[str, Json] = {"preset": self.preset}
        if self.options:
            rules["options"] = self.options
        return {"game": game, "rules": rules, **self.fields}


def _table(hands: list[str], stock: str, to_act: int = 0, **piles: str) -> dict[str, Any]:
    return {"players": len(hands), "to_act": to_act, "hands": hands, "piles": piles, "stock": stock}


_EXAMPLE = _table(["7C KH", "9D"], "AC 6H", N="8D", E="JD TC", S="4C", W="3C", NE="", SE="", SW="", NW="")
_GAP = _table(["KH 5S", "9D"], "AC 6H", E="8D", S="4C", W="QC")
_KING_SIDE = _table(["5S 2H", "9D"], "AC 6H", N="KC QH", E="8D", S="4C", W="QC", NE="KS")

KINGS_CORNER: tuple[Edge, ...] = (
    Edge("the example of the notation", "records.md, positions", "pagat", _EXAMPLE, "7C>N KH>NE KH>NW KH>SE KH>SW end"),
    Edge(
        "an empty side takes any card, a king too",
        "P16, K-3",
        "pagat",
        _GAP,
        "5S>N KH>N KH>NE KH>NW KH>SE KH>SW end",
        small=True,
    ),
    Edge(
        "no king on a side under king_on_side=forbidden",
        "K-3",
        "pagat",
        _GAP,
        "5S>N KH>NE KH>NW KH>SE KH>SW end",
        {"king_on_side": "forbidden"},
    ),
    Edge(
        "a pile goes onto a pile: its base must fit",
        "P15, test vectors",
        "pagat",
        _table(["TS", "9D"], "AC", N="7S 6D 5C", E="JC", S="9C", W="4H 3S"),
        "W>N end",
        small=True,
    ),
    Edge(
        "not onto a top of the same colour",
        "P15, test vectors",
        "pagat",
        _table(["TS", "9D"], "AC", N="7S 6D 5C", E="JC", S="9C", W="4C 3H"),
        "end",
    ),
    Edge(
        "a king-based side pile goes to any empty corner, in any player's turn",
        "P20, R12, K-2",
        "pagat",
        _KING_SIDE | {"to_act": 1},
        "N>NW N>SE N>SW end",
        small=True,
    ),
    Edge(
        "not under king_pile_move=never",
        "P20, K-2",
        "pagat",
        _KING_SIDE | {"to_act": 1},
        "end",
        {"king_pile_move": "never"},
    ),
    Edge(
        "true is what king_pile_move=any was before",
        "records.md, rules in a record",
        "swedish",
        _KING_SIDE | {"to_act": 1},
        "N>NW N>SE N>SW end",
        {"king_pile_move": True},
    ),
    Edge(
        "in a position a king on a side counts as dealt there",
        "K-19",
        "pagat",
        _KING_SIDE | {"to_act": 1},
        "N>NW N>SE N>SW end",
        {"king_pile_move": "dealt"},
    ),
    Edge(
        "a corner pile never moves, but is built on",
        "P14, P15",
        "pagat",
        _table(["QH 2S", "9D"], "AC", N="8D", E="JD", S="4C", W="6C", NE="KS"),
        "QH>NE end",
    ),
    Edge(
        "a pile may go onto a corner pile",
        "P15",
        "pagat",
        _table(["2S", "9D"], "AC", N="QH JC", E="8D", S="4C", W="6C", NE="KS"),
        "N>NE end",
    ),
    Edge(
        "all four kings are laid: no corner is empty",
        "P13, S9",
        "pagat",
        _table(["QH 2S", "9D"], "AC", N="8D", E="JD", S="4C", W="6C", NE="KS", SE="KC", SW="KH", NW="KD"),
        "QH>NE QH>SE end",
    ),
    Edge(
        "nothing goes on an ace",
        "P12",
        "pagat",
        _table(["KC 2S", "9D"], "4C", N="AH", E="AD", S="AS", W="AC", NE="KS QD", SE="KD", SW="KH"),
        "KC>NW end",
    ),
    Edge(
        "on ten the nines of the other colour only",
        "test vectors",
        "pagat",
        _table(["9H 9D 9C", "2D"], "4C", N="TS", E="5D", S="5C", W="5S"),
        "9D>N 9H>N end",
    ),
    Edge(
        "an empty stock: turns end without a card, and two passed turns end the deal",
        "P22, P23, K-10",
        "pagat",
        _table(["TS", "9D"], "", N="8S", E="5D", S="5C", W="5S"),
        "end",
        small=True,
    ),
    Edge(
        "an empty stock among six: six passed turns end the deal",
        "P23, K-10",
        "pagat",
        _table(["TS", "9D", "9C", "QD", "QC", "2H"], "", 4, N="8S", E="5D", S="5C", W="5S"),
        "end",
    ),
    Edge(
        "the last card ends the deal at once, without a draw",
        "P17, R14",
        "pagat",
        _table(["7D 5C", "9D"], "AC 2C", N="8S", E="6D", S="9C", W="5S"),
        "5C>E 7D>N W>E end",
    ),
    Edge(
        "a position with an empty hand has ended",
        "P17",
        "pagat",
        _table(["", "9D"], "AC 2C", N="8S", E="6D", S="9C", W="5S"),
        "",
        small=True,
    ),
    Edge(
        "forced_king=must: no end with a king in hand, any other order",
        "R19, K-5",
        "romanian-250",
        _table(["KH 7D", "9D"], "AC 2C", N="8S", E="6D", S="9C", W="5S"),
        "7D>N KH>NE KH>NW KH>SE KH>SW W>E",
        small=True,
    ),
    Edge(
        "forced_king=penalty: the end is allowed",
        "P32, K-5",
        "pagat-kings",
        _table(["KH 7D", "9D"], "AC 2C", N="8S", E="6D", S="9C", W="4S"),
        "7D>N KH>NE KH>NW KH>SE KH>SW end",
    ),
    Edge(
        "draw_when=start: nothing is drawn at the end of a turn, the next seat draws first",
        "P34, K-16",
        "us-family",
        _table(["2H", "9D"], "AC KS QH", N="8H", E="5D", S="5C", W="5S"),
        "end",
        small=True,
    ),
    Edge(
        "draw_count=2 at the start, the stock one card short",
        "P35, K-16",
        "fast",
        _table(["2H", "9D"], "KC TS KS", N="8H", E="5D", S="5C", W="5S"),
        "end",
    ),
    Edge(
        "drawn_king_now: a king drawn goes to NE automatically, without a token",
        "K-4",
        "jax-points",
        _table(["2H QD", "9D"], "KC 3S KS", N="8H", E="5D", S="5C", W="5S"),
        "end",
        small=True,
    ),
    Edge(
        "the seats may hold different numbers of cards, and cards may be missing",
        "records.md, positions",
        "swedish",
        _table(["2H QD 5C", "9D", "3C 4D"], "", 2, N="5S", W="6D"),
        "3C>E 3C>S 4D>E 4D>N 4D>S N>W end",
    ),
    Edge(
        "readers' spellings of cards",
        "records.md, cards",
        "pagat",
        _table(["7♣ hK", "♦️9"], "ca  6h", N="8d", E="Dj 10C", S="♧4", W="3c"),
        "7C>N KH>NE KH>NW KH>SE KH>SW end",
        small=True,
    ),
)
