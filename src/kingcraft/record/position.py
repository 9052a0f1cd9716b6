"""A position: the middle of a deal given by hand, as a document (``docs/rules/records.md``, positions).

Here the JSON is taken apart; what can lie on a table is for the game itself (``games/*/position.py``).
"""

from collections.abc import Mapping
from typing import Any, Final

from ..cards import parse_card, parse_cards
from ..games.game import State
from ..games.options import Json, RuleSet
from .fields import MISSING, a_list, a_text, an_object, bad, document, field, seat, whole, wholes
from .rules import parse_rules

_KING_SEATS: Final = 4


def parse_position(value: Json) -> State:
    """The deal that a JSON value describes. Raises :class:`Refused` (``bad-format``) with the place.

    Unknown fields are ignored. A deal that has ended is a position too: an empty hand in Kings Corner, no cards left in
    King.
    """
    top = document(value)
    rules = parse_rules(top)
    return _king(top, rules) if rules.game == "king" else _kings_corner(top, rules)


def _kings_corner(top: Mapping[str, Json], rules: RuleSet[Any]) -> State:
    from ..games.kings_corner.position import position_state

    players = whole(field(top, "players"), "players")
    to_act = whole(field(top, "to_act"), "to_act")
    hands = _hands(field(top, "hands"), "hands")
    piles = field(top, "piles")  # missing piles are empty, all of them too
    table = {} if piles is MISSING else an_object(piles, "piles")
    stock = field(top, "stock")  # likewise
    return position_state(
        rules,
        players,
        to_act,
        hands,
        {name: _cards(pile, f"piles.{name}") for name, pile in table.items()},
        [] if stock is MISSING else _cards(stock, "stock"),
    )


def _king(top: Mapping[str, Json], rules: RuleSet[Any]) -> State:
    from ..games.king.position import position_state

    contract = a_text(field(top, "contract"), "contract")
    trump = field(top, "trump")
    leader = seat(field(top, "leader"), "leader", _KING_SEATS)
    hands = _hands(field(top, "hands"), "hands")
    trick = [_card(item, "trick") for item in a_list(field(top, "trick"), "trick")]
    captured = field(top, "captured")
    return position_state(
        rules,
        contract,
        None if trump is MISSING else a_text(trump, "trump"),
        leader,
        hands,
        trick,
        wholes(field(top, "taken"), "taken"),
        None if captured is MISSING else [_cards(item, "captured") for item in a_list(captured, "captured")],
    )


def _hands(value: Json, place: str) -> list[list[int]]:
    return [_cards(item, f"{place}[{index}]") for index, item in enumerate(a_list(value, place))]


def _cards(value: Json, place: str) -> list[int]:
    cards = parse_cards(a_text(value, place))
    if cards is None:
        raise bad(place, "expected cards separated by blanks, such as 7C KH")
    return cards


def _card(value: Json, place: str) -> int:
    card = parse_card(a_text(value, place))
    if card is None:
        raise bad(place, "expected a card, such as QS")
    return card
