"""Positions (``docs/rules/records.md``, positions): the middle of a deal, at the start of a turn."""

import itertools
from collections.abc import Mapping, Sequence

from ...cards import KING, TEXTS, card_set
from ..options import RuleSet
from ..reasons import Refused
from .actions import PLACES
from .core import GOING, KINGS, Core, Hands, Places, fits_on, table_core
from .options import SEATS, KingsCornerOptions, contradiction_of_players
from .table import KingsCornerState
from .terms import dealt_terms, terms_of


def position_state(
    rules: RuleSet[KingsCornerOptions],
    players: int,
    to_act: int,
    hands: Sequence[Sequence[int]],
    piles: Mapping[str, Sequence[int]],
    stock: Sequence[int],
) -> KingsCornerState:
    """Return the deal that a position describes.

    ``hands``: the cards of each seat. ``piles``: place (N E S W NE SE SW NW) to its cards, base first; missing ones
    are empty. ``stock``: the next card first. Cards may be missing. The draw at the start of the turn is done, but
    no card counts as drawn, nothing has been moved, no turn was passed (K-19); kings kept back, chips and pot are 0.
    The dealer is the seat before ``to_act``. If a hand is empty, the deal has ended.

    Raises :class:`Refused` (``bad-format``) with the place: ``players``, ``to_act``, ``hands``, ``hands[1]``,
    ``piles.N``, ``stock`` (a card that occurs twice: at its second place), ``rules.options`` (not for this many
    players).
    """
    if players not in SEATS:
        raise Refused("bad-format", "players", f"kings-corner is for {SEATS[0]} to {SEATS[-1]} players")
    contradiction = contradiction_of_players(rules.options, players)
    if contradiction is not None:
        raise Refused.contradictory("rules.options", contradiction)
    if not 0 <= to_act < players:
        raise Refused("bad-format", "to_act", f"must be a seat from 0 to {players - 1}")
    if len(hands) != players:
        raise Refused("bad-format", "hands", f"there are {len(hands)} hands for {players} players")
    for name in piles:
        if name not in PLACES:
            raise Refused("bad-format", f"piles.{name}", f"there is no place {name!r}; known: {', '.join(PLACES)}")
    table = [piles.get(name, ()) for name in PLACES]
    seen: set[int] = set()
    for seat, hand in enumerate(hands):
        _no_card_twice(hand, f"hands[{seat}]", seen)
    for place, pile in enumerate(table):
        where = f"piles.{PLACES[place]}"
        _no_card_twice(pile, where, seen)
        fault = _pile_fault(place, pile)
        if fault is not None:
            raise Refused("bad-format", where, fault)
    _no_card_twice(stock, "stock", seen)
    terms = terms_of(rules.options, players)
    sets = [card_set(hands[(to_act + index) % players]) for index in range(players)] + [0] * (6 - players)
    deck = tuple(stock)
    core = table_core(terms, _six(sets), _eight([card_set(pile) for pile in table]), 0, to_act, 0)
    terms = dealt_terms(terms, core[3] & KINGS)
    return KingsCornerState(
        rules, terms, (to_act - 1) % players, deck, _ended(core, players), 0, ((),) * players, (0,) * players
    )


def _no_card_twice(cards: Sequence[int], where: str, seen: set[int]) -> None:
    for card in cards:
        if card in seen:
            raise Refused("bad-format", where, f"{TEXTS[card]} occurs twice")
        seen.add(card)


def _pile_fault(place: int, pile: Sequence[int]) -> str | None:
    if place >= 4 and pile and pile[0] >> 2 != KING:
        return "a corner pile starts with a king"
    for below, above in itertools.pairwise(pile):
        if not fits_on(below) >> above & 1:
            return f"{TEXTS[above]} does not go on {TEXTS[below]}"
    return None


def _ended(core: Core, players: int) -> Core:
    """Return the core, ended if a hand is empty (P17): the first such seat, counted from the seat to act, is out."""
    hands, piles, fits, bases, drawn, seat, turn, kept, paid, _ = core
    empty = [index for index in range(players) if hands[index] == 0]
    out = (seat + empty[0]) % players if empty else GOING
    return (hands, piles, fits, bases, drawn, seat, turn, kept, paid, out)


def _six(sets: Sequence[int]) -> Hands:
    a, b, c, d, e, f = sets
    return (a, b, c, d, e, f)


def _eight(sets: Sequence[int]) -> Places:
    n, e, s, w, ne, se, sw, nw = sets
    return (n, e, s, w, ne, se, sw, nw)
