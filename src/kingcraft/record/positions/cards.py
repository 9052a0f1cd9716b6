"""Cards in a position: each function refuses what is none, as those of :mod:`kingcraft.record.fields` do."""

from collections.abc import Iterable, Mapping

from ...cards import parse_card, parse_cards, texts
from ...games.options import Json
from ..fields import a_list, a_text, bad, field


def hands(document: Mapping[str, Json]) -> list[list[int]]:
    """Return the ``hands`` of a position."""
    return [cards(item, f"hands[{index}]") for index, item in enumerate(a_list(field(document, "hands"), "hands"))]


def cards(value: Json, place: str) -> list[int]:
    """Return the cards of a text."""
    found = parse_cards(a_text(value, place))
    if found is None:
        raise bad(place, "expected cards separated by blanks, such as 7C KH")
    return found


def card(value: Json, place: str) -> int:
    """Return the card of a text."""
    found = parse_card(a_text(value, place))
    if found is None:
        raise bad(place, "expected a card, such as QS")
    return found


def written(hands: Iterable[int]) -> list[str]:
    """Return card sets as the ``hands`` of a position."""
    return [" ".join(texts(hand)) for hand in hands]
