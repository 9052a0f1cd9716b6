"""Records of Kings Corner with one fault in their play.

Two play; seat 1 has dealt, seat 0 acts. On the table of most: N=8D, E=KC, S=9S, W=7S; seat 0 holds 7C KH 8C, seat 1
2S 3S 4S. In a *short* match everybody is dealt one card and the target is 1: seat 0 goes out with 7C on 8D, seat 1 is
left with 2S, one point, and the match has ended 0 : 1.
"""

from ...games.options import Json
from ..decks import arranged
from .case import Case, changed, record

_DECK = arranged(["7C KH 8C", "2S 3S 4S"], "8D KC 9S 7S")
_SHORT_DECK = arranged(["7C", "2S"], "8D KC 9S 7S")


def _played(*actions: str, **options: Json) -> dict[str, Json]:
    return record("kings-corner", "pagat", 2, 1, (_DECK, [*actions]), options={"hand_size": 3, **options})


def _short(*deals: list[str], target: int = 1) -> dict[str, Json]:
    options = {"hand_size": 1, "target": target}
    return record("kings-corner", "pagat", 2, 1, *((_SHORT_DECK, actions) for actions in deals), options=options)


def _action(about: str, source: str, code: str, *actions: str, small: bool = False, **options: Json) -> Case:
    """The last of ``actions`` is refused."""
    return Case(about, source, _played(*actions, **options), f"deals[0].actions[{len(actions) - 1}]", code, small=small)


#: The king of hearts to a side, and then with it to a corner.
_LAID = ("W>N", "KH>W", "W>NE")
_OUT = ["7C>N"]
_OVER = _short(_OUT) | {"totals": [0, 1], "winners": [0]}

CASES: tuple[Case, ...] = (
    _action("a pile onto itself", "records.md, reason codes", "unknown-token", "N>N", small=True),
    _action("a place that is none", "records.md, action tokens", "unknown-token", "7C>X"),
    _action("a card without a place", "records.md, action tokens", "unknown-token", "7C"),
    _action("a word spelled otherwise", "records.md, cards", "unknown-token", "END"),
    _action("a place spelled otherwise", "records.md, cards", "unknown-token", "7C>n"),
    _action("an empty text", "records.md, action tokens", "unknown-token", ""),
    _action("a blank too many", "records.md, action tokens", "unknown-token", "end "),
    _action("a card of another pack", "records.md, cards", "unknown-token", "1C>N"),
    _action("a token of King", "records.md, action tokens", "unknown-token", "pass"),
    _action("not one's own card", "records.md", "not-in-hand", "2S>W", small=True),
    _action("not-in-hand before all other faults of a card", "records.md, reason codes", "not-in-hand", "AH>NE"),
    _action("a pile from a place that is empty", "records.md", "place-empty", "NE>N", small=True),
    _action("place-empty before corner-kings-only", "records.md, reason codes", "place-empty", "NE>SE"),
    _action("king_pile_move=never", "P20", "pile-may-not-move", "7C>N", "E>NE", king_pile_move="never", small=True),
    _action("a king laid on a side", "K-2", "pile-may-not-move", *_LAID, king_pile_move="dealt", small=True),
    _action(
        "pile-may-not-move before place-taken",
        "records.md, order",
        "pile-may-not-move",
        "E>NE",
        *_LAID,
        king_pile_move="dealt",
    ),
    _action("a king onto an occupied side", "P13", "place-taken", "KH>N", small=True),
    _action("a king onto an occupied corner", "P13", "place-taken", "E>NE", "KH>NE"),
    _action("a king-based side pile onto an occupied place", "P20", "place-taken", "E>N"),
    _action("a card that is no king to a corner", "P13, R8", "corner-kings-only", "7C>NE", small=True),
    _action("a side pile without a king to a corner", "R8, R12", "corner-kings-only", "S>NE"),
    _action("a corner pile to another corner", "P15", "corner-kings-only", "KH>NE", "NE>SE"),
    _action("a pile to an empty side", "K-12", "pile-to-empty-side", "N>S", "W>N", small=True),
    _action("a king-based side pile to an empty side", "K-12", "pile-to-empty-side", "N>S", "E>N"),
    _action("not the next lower rank", "P10", "wrong-rank", "8C>N", small=True),
    _action("rank before colour", "P10, order", "wrong-rank", "7C>S"),
    _action("a pile whose base does not fit", "P15", "wrong-rank", "S>N"),
    _action("a corner pile onto a side", "P15", "wrong-rank", "KH>NE", "NE>N"),
    _action("not the other colour", "P10", "wrong-colour", "8C>S", small=True),
    _action("a pile of the same colour", "P15", "wrong-colour", "N>S", "8C>N", "W>N"),
    _action("king_on_side=forbidden", "K-3", "king-not-on-side", "N>S", "KH>N", king_on_side="forbidden", small=True),
    _action("forced_king=must", "R19, K-5", "king-must-be-played", "7C>N", "end", forced_king="must", small=True),
    Case(
        "an action after the match has ended",
        "records.md, faults and their places",
        _short([*_OUT, "end"]),
        "deals[0].actions[1]",
        "game-over",
        small=True,
    ),
    Case(
        "no action at all after the match has ended",
        "records.md, reason codes",
        _short([*_OUT, "nonsense"]),
        "deals[0].actions[1]",
        "unknown-token",
    ),
    Case("a deal after the match has ended", "records.md", _short(_OUT, []), "deals[1]", "game-over", small=True),
    Case(
        "an action after the deal has ended",
        "records.md, reason codes",
        _short([*_OUT, "end"], target=25),
        "deals[0].actions[1]",
        "deal-over",
        small=True,
    ),
    Case(
        "a void deal that its actions end",
        "records.md, void deals",
        changed(_short(_OUT, [], target=25), ("deals", 0, "void"), True),
        "deals[0]",
        "deal-over",
    ),
    Case(
        "an action after the end of a void deal",
        "records.md, void deals",
        changed(_short([*_OUT, "end"], target=25), ("deals", 0, "void"), True),
        "deals[0].actions[1]",
        "deal-over",
    ),
    Case(
        "a void deal after the match",
        "records.md, void deals",
        changed(_short(_OUT, [], target=1), ("deals", 1, "void"), True),
        "deals[1]",
        "game-over",
    ),
    Case("a deal cut short", "records.md", _short([], _OUT, target=25), "deals[0]", "deal-not-over", small=True),
    Case(
        "an illegal action before the cut",
        "records.md, faults and their places",
        _short(["7C>W"], _OUT, target=25),
        "deals[0].actions[0]",
        "wrong-rank",
    ),
    Case(
        "wrong scores",
        "records.md",
        changed(_OVER, ("deals", 0, "scores"), [0, 2]),
        "deals[0].scores",
        "wrong-score",
        small=True,
    ),
    Case("wrong totals", "records.md", changed(_OVER, ("totals",), [1, 0]), "totals", "wrong-score", small=True),
    Case("wrong winners", "records.md", changed(_OVER, ("winners",), [1]), "winners", "wrong-score", small=True),
    Case("a winner too many", "records.md", changed(_OVER, ("winners",), [0, 1]), "winners", "wrong-score"),
    Case("too few scores", "records.md", changed(_OVER, ("deals", 0, "scores"), [0]), "deals[0].scores", "wrong-score"),
    Case(
        "scores of a deal that has not ended",
        "records.md",
        changed(_short([]), ("deals", 0, "scores"), [0, 0]),
        "deals[0].scores",
        "wrong-score",
    ),
    Case(
        "totals of a match that has not ended",
        "records.md",
        _short(_OUT, target=25) | {"totals": [0, 1]},
        "totals",
        "wrong-score",
    ),
    Case(
        "winners of a match that has not ended",
        "records.md",
        _short(_OUT, target=25) | {"winners": [0]},
        "winners",
        "wrong-score",
    ),
)
