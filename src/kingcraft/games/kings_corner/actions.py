"""Actions as tokens, both ways, and why one is refused (``docs/rules/records.md``, action tokens and reason codes)."""

from typing import Final

from ...cards import TEXTS, parse_card
from ..reasons import Code
from .core import END, FIRST_KING, KINGS, PILE_ACTIONS, Core, choices, fits_on, may_end, origin
from .terms import Terms

#: Sides, then corners, in the order of the deal (P7, K-15).
PLACES: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
_PLACES: Final = {name: place for place, name in enumerate(PLACES)}

#: The token of every action; "" for those from a place to itself, which do not exist.
TOKENS: Final = (
    *(f"{card}>{place}" for card in TEXTS for place in PLACES),
    *(f"{source}>{place}" if source != place else "" for source in PLACES for place in PLACES),
    "end",
)
_ACTIONS: Final = {token: action for action, token in enumerate(TOKENS) if token}


def card_action(card: int, place: int) -> int:
    """Return the action that plays ``card`` to ``place``."""
    return card * 8 + place


def pile_action(source: int, place: int) -> int:
    """Return the action that moves the pile of ``source`` to ``place``."""
    return PILE_ACTIONS + source * 8 + place


def parse_action(token: str) -> int | None:
    """Return the action of a token; None if there is none. Cards may have any spelling that readers accept."""
    action = _ACTIONS.get(token)
    if action is not None:
        return action
    card_text, arrow, place_text = token.partition(">")
    card, place = parse_card(card_text), _PLACES.get(place_text)
    if not arrow or card is None or place is None:
        return None
    return card_action(card, place)


def legal_actions(terms: Terms, core: Core) -> list[int]:
    """Return all legal actions before the end in the order of playouts: by place, then by card, ``end`` last."""
    hand, piles = core[0][0], core[1]
    actions = []
    for place, cards in enumerate(choices(core)):
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            actions.append(card_action(card, place) if hand & low else pile_action(origin(piles, card), place))
    if may_end(terms, core):
        actions.append(END)
    return actions


def why_not(terms: Terms, core: Core, action: int) -> Code | None:
    """Return the first code in the order of ``docs/rules/records.md`` that refuses ``action``; None if it is legal."""
    if action == END:
        return None if may_end(terms, core) else "king-must-be-played"
    if action < PILE_ACTIONS:
        return _why_not_card(terms, core, action >> 3, action & 7)
    return _why_not_pile(core, (action - PILE_ACTIONS) >> 3, action & 7)


def _why_not_card(terms: Terms, core: Core, card: int, place: int) -> Code | None:
    hand, pile = core[0][0], core[1][place]
    if not hand >> card & 1:
        return "not-in-hand"
    if pile:
        return "place-taken" if card >= FIRST_KING else _why_not_on(pile, card)
    if place >= 4:
        return None if card >= FIRST_KING else "corner-kings-only"
    return "king-not-on-side" if card >= FIRST_KING and not terms.kings_on_sides else None


def _why_not_pile(core: Core, source: int, place: int) -> Code | None:
    piles = core[1]
    moving, pile = piles[source], piles[place]
    if not moving:
        return "place-empty"
    side_king = source < 4 and moving & KINGS
    if side_king and place >= 4 and not side_king & core[3]:
        return "pile-may-not-move"
    if side_king and pile:
        return "place-taken"
    if pile:
        return _why_not_on(pile, moving.bit_length() - 1)
    if place < 4:
        return "pile-to-empty-side"
    return None if side_king else "corner-kings-only"


def _why_not_on(pile: int, card: int) -> Code | None:
    """Return why ``card``, a hand card or the base of a pile, does not go on top of ``pile`` (P10, P15)."""
    top = (pile & -pile).bit_length() - 1
    if fits_on(top) >> card & 1:
        return None
    return "wrong-colour" if card >> 2 == (top >> 2) - 1 else "wrong-rank"
