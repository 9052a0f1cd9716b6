"""How a deal began, worked out from the table now and the public actions since; then the deal replayed.

Two things are never public: the cards turned up for the sides and corners (K-1, K-15), and kings laid at once when
drawn (K-4). Which places held a card and which corners a laid king is tried; then the cards of the actions are followed
to where they must be now, and the others fill the open places, because a pile has one order only (P10).
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....cards import members
from ....games.kings_corner.core import (
    END,
    KINGS,
    PILE_ACTIONS,
    choices,
    fits_on,
    place_fits,
    table_core,
)
from ....games.kings_corner.terms import KING_LEAVES_GAP, KING_REPLACED, Terms
from ....kernel import highest, lowest
from .past import Acted, Draws, EndedTurn, Past, Played, drawn, played_by

Piles = tuple[int, int, int, int, int, int, int, int]


class Beginning(NamedTuple):
    """Numbers that fit the table and the history."""

    #: The number of cards turned up.
    table: int
    draws: Draws
    #: By seat, the number of kings that it laid at once when drawn.
    laid: tuple[int, ...]


def pasts_of(
    terms: Terms, dealer: int, acted: Sequence[Acted], piles: Piles, counts: Sequence[int], stock: int, fresh: bool
) -> list[Past]:
    """Return the pasts that fit; ``fresh``: the first turn of the deal began with a draw.

    Mostly one; two where kings may have been turned up or laid when drawn, or either of two seats drew last. Raises
    :class:`~kingcraft.bots.decision.Impossible`: a card was played twice.
    """
    played = played_by(terms, acted)
    pasts = []
    if fresh:
        for beginning in _beginnings(terms, dealer, acted, played, piles, counts, stock):
            for held, laid in _places(terms, beginning):
                first = _first_cards(acted, piles, held | laid)
                past = _over_again(terms, acted, beginning, first, laid, played) if first else None
                if past is not None:
                    pasts.append(past)
                    break
    return pasts or [_since_position(terms, dealer, acted, played, counts, stock)]


def _beginnings(
    terms: Terms,
    dealer: int,
    acted: Sequence[Acted],
    played: Sequence[Played],
    piles: Piles,
    counts: Sequence[int],
    stock: int,
) -> Iterator[Beginning]:
    lying = sum(pile.bit_count() for pile in piles)
    for kings in range(5 if terms.lays_drawn_kings and not terms.draws_first else 1):
        table = lying - len(played) - kings
        first_stock = 52 - terms.players * terms.hand_size - table
        if table < 0 or first_stock < 0:
            continue
        draws = drawn(terms, dealer, acted, first_stock, True)
        laid = [terms.hand_size + len(turns) - held for turns, held in zip(draws.turns, counts, strict=True)]
        for each in played:
            laid[each.seat] -= 1
        if draws.left == stock and sum(laid) == kings and min(laid) >= 0:
            yield Beginning(table, draws, tuple(laid))


def _places(terms: Terms, beginning: Beginning) -> Iterator[tuple[int, int]]:
    """Yield the places that may have held a card at the start, and the corners that then got a laid king: bits."""
    starts = []
    if terms.initial_king == KING_REPLACED:
        all_turned_up = beginning.table == 52 - terms.players * terms.hand_size  # the last sides may have got none
        for kings in range(5):
            sides = beginning.table - kings
            if sides == 4 or (all_turned_up and 0 <= sides < 4):
                starts.append((1 << sides) - 1 | ((1 << kings) - 1) << 4)
    elif beginning.table == 4:
        starts = [15]
        if terms.initial_king == KING_LEAVES_GAP:
            starts += [
                15 ^ sum(1 << side for side in gaps) | ((1 << kings) - 1) << 4
                for kings in range(1, 5)
                for gaps in itertools.combinations(range(4), kings)
            ]
    for held in starts:
        free = [corner for corner in range(4, 8) if not held >> corner & 1]
        for corners in itertools.combinations(free, sum(beginning.laid)):
            yield held, sum(1 << corner for corner in corners)


def _first_cards(acted: Sequence[Acted], piles: Piles, held: int) -> tuple[int, ...] | None:
    """Return the card that each place of ``held`` got without an action (-1 elsewhere); None if that cannot be."""
    # A card not yet known is written as -1 less its place.
    lists = [[-1 - place] if held >> place & 1 else [] for place in range(8)]
    for _, action in acted:
        if action < PILE_ACTIONS:
            lists[action & 7].append(action >> 3)
        elif action < END:
            source, place = (action - PILE_ACTIONS) >> 3, action & 7
            if not lists[source]:
                return None
            lists[place] += lists[source]
            lists[source] = []
    first = [-1] * 8
    for followed, pile in zip(lists, piles, strict=True):
        lying = list(members(pile))[::-1]
        if len(followed) != len(lying):
            return None
        for card, lies in zip(followed, lying, strict=True):
            if card < 0:
                first[-1 - card] = lies
            elif card != lies:
                return None
    return tuple(first)


def _over_again(
    terms: Terms,
    acted: Sequence[Acted],
    beginning: Beginning,
    first: Sequence[int],
    laid: int,
    played: Sequence[Played],
) -> Past | None:
    """Replay the deal from the ``first`` cards; None if it breaks the rules. Laid kings come as late as possible."""
    piles = [1 << card if card >= 0 and not laid >> place & 1 else 0 for place, card in enumerate(first)]
    if any(pile & ~KINGS for pile in piles[4:]) or any(1 << first[corner] & ~KINGS for corner in members(laid)):
        return None
    ended: list[EndedTurn] = []
    ends, moved, put = [0] * terms.players, False, False
    to_lay = list(beginning.laid)
    kings: list[Played] = []
    begun = list(piles)

    def lay(corner: int) -> bool:
        seat = next((seat for seat in range(terms.players) if to_lay[seat] and ends[seat]), -1)
        if seat >= 0:
            to_lay[seat] -= 1
            kings.append(Played(seat, first[corner], ends[seat]))
            piles[corner] = 1 << first[corner]
        return seat >= 0

    for seat, action in acted:
        if action == END:
            ends[seat] += 1
            drew = beginning.draws.drew[len(ended)]
            fits, is_open = _choices(terms, piles)
            hidden = len(kings) < sum(beginning.laid)
            ended.append(EndedTurn(seat, ends[seat], moved, put, drew, fits, is_open or (None if hidden else False)))
            moved = put = False
            begun = list(piles)
            continue
        moved = True
        place = action & 7
        if laid >> place & 1 and not piles[place] and not lay(place):
            return None
        if action < PILE_ACTIONS:
            if not place_fits(terms, place, piles[place]) >> (action >> 3) & 1:
                return None
            piles[place] |= 1 << (action >> 3)
            put = True
        else:
            source = (action - PILE_ACTIONS) >> 3
            if not _may_move(terms, piles, source, place):
                return None
            piles[place] |= piles[source]
            piles[source] = 0
    for corner in members(laid):
        if not piles[corner] and not lay(corner):
            return None
    for corner in members(laid):  # whenever that was, it was before this turn
        begun[corner] |= 1 << first[corner]
    n, e, s, w, ne, se, sw, nw = begun
    return Past(True, tuple(ended), tuple(played), tuple(kings), beginning.draws, (n, e, s, w, ne, se, sw, nw))


def _may_move(terms: Terms, piles: Sequence[int], source: int, place: int) -> bool:
    pile = piles[source]
    if not pile or source >= 4:
        return False
    if piles[place]:
        return bool(fits_on(lowest(piles[place])) >> highest(pile) & 1)
    return bool(place >= 4 and pile & KINGS & terms.loose_kings)


def _choices(terms: Terms, piles: Sequence[int]) -> tuple[int, bool]:
    """Return ``fits`` and ``open`` of an ``EndedTurn`` that ends now."""
    fits = KINGS  # there is always a corner for a king in hand
    for pile in piles:
        if pile:
            fits |= fits_on(lowest(pile))
    n, e, s, w, ne, se, sw, nw = piles
    core = table_core(terms, (0, 0, 0, 0, 0, 0), (n, e, s, w, ne, se, sw, nw), 0, 0, 0)
    return fits, not all(piles[:4]) or any(choices(core))


def _since_position(
    terms: Terms, dealer: int, acted: Sequence[Acted], played: Sequence[Played], counts: Sequence[int], stock: int
) -> Past:
    """Return what is left to tell when the start is unknown: no earlier tables, and the draws that are certain."""
    demanded = sum(action == END for _, action in acted) * terms.draw_count
    draws = drawn(terms, dealer, acted, stock + demanded, False)
    if not stock:  # some of the last turns may have ended without a draw: at most as many as leave no hand empty
        held = list(counts)
        for each in played:
            held[each.seat] += 1
        while demanded and any(len(turns) >= most for turns, most in zip(draws.turns, held, strict=True)):
            demanded -= 1
            draws = drawn(terms, dealer, acted, demanded, False)
    if terms.lays_drawn_kings:  # nor is it known which of them were kings
        draws = draws._replace(turns=((),) * terms.players)
    ended: list[EndedTurn] = []
    ends, moved, put = [0] * terms.players, False, False
    for seat, action in acted:
        if action == END:
            ends[seat] += 1
            ended.append(EndedTurn(seat, ends[seat], moved, put, draws.drew[len(ended)], 0, None))
            put = False
        moved = action != END
        put |= action < PILE_ACTIONS
    return Past(False, tuple(ended), tuple(played), (), draws, None)
