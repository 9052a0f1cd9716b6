"""What the public actions of a deal tell: when each seat drew, and what was on the table when turns ended.

Deals that begin in a position (``docs/rules/records.md``) hide the earlier table; then nothing is said of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ....cards import TEXTS
from ....games.kings_corner.actions import parse_action
from ....games.kings_corner.core import END, PILE_ACTIONS, Places
from ....games.kings_corner.terms import Terms
from ...decision import Impossible

#: A seat and its action.
Acted = tuple[int, int]


class Played(NamedTuple):
    """A card that came from a hand."""

    seat: int
    card: int
    #: The number of turns that its seat had ended before.
    turn: int


class EndedTurn(NamedTuple):
    """A turn that was ended."""

    seat: int
    #: Counted from 1 for each seat.
    turn: int
    #: Whether anything was moved, a card played, a card drawn in it.
    moved: bool
    played: bool
    drew: bool
    #: The cards that could go onto a pile or, kings, to a corner when it ended; 0 if that is unknown.
    fits: int
    #: Whether a side was empty or a pile could be moved; None if that is unknown.
    open: bool | None


class Draws(NamedTuple):
    """Which seat drew when."""

    #: By seat, for each card it drew, the number of turns it had ended before it had that card.
    turns: tuple[tuple[int, ...], ...]
    #: For each ended turn, and the one under way, whether a card was drawn in it.
    drew: tuple[bool, ...]
    #: The number of cards left in the stock.
    left: int


class Past(NamedTuple):
    """What is known of the deal so far."""

    #: Whether everything is known, from a whole pack on.
    whole: bool
    ended: tuple[EndedTurn, ...]
    played: tuple[Played, ...]
    #: Kings laid at once when drawn (K-4). The seat is one that laid a king; the turn is the last in which that is
    #: possible.
    laid: tuple[Played, ...]
    draws: Draws
    #: The piles, by place, when the turn under way began; None if that is unknown.
    begun: Places | None


def actions_of(terms: Terms, dealer: int, history: Sequence[tuple[int, str]]) -> list[Acted]:
    """Return the history in ints. Raises :class:`Impossible`: a token that is none, an action out of turn."""
    seat, acted = (dealer + 1) % terms.players, []
    for number, (actor, token) in enumerate(history):
        action = parse_action(token)
        if action is None:
            raise Impossible(f"history[{number}]: {token!r} is no action")
        if actor != seat:
            raise Impossible(f"history[{number}]: seat {actor} acts in the turn of seat {seat}")
        acted.append((actor, action))
        if action == END:
            seat = (seat + 1) % terms.players
    return acted


def played_by(terms: Terms, acted: Sequence[Acted]) -> list[Played]:
    """Return the cards that came from hands, in order. Raises :class:`Impossible`: one came twice."""
    ends, played, gone = [0] * terms.players, [], 0
    for seat, action in acted:
        if action == END:
            ends[seat] += 1
        elif action < PILE_ACTIONS:
            card = action >> 3
            if gone >> card & 1:
                raise Impossible(f"{TEXTS[card]} was played twice")
            gone |= 1 << card
            played.append(Played(seat, card, ends[seat]))
    return played


def drawn(terms: Terms, dealer: int, acted: Sequence[Acted], stock: int, fresh: bool) -> Draws:
    """Return which seat drew when, if the stock was ``stock`` before the first turn.

    ``fresh``: the first turn begins with its draw under ``draw_when=start``; that of a position does not (K-19).
    """
    ends = [0] * terms.players
    turns: list[list[int]] = [[] for _ in ends]
    left = stock

    def draw(seat: int) -> bool:
        nonlocal left
        cards = min(terms.draw_count, left)
        left -= cards
        turns[seat] += [ends[seat]] * cards
        return cards > 0

    drew: list[bool] = []
    now = bool(terms.draws_first and fresh and draw((dealer + 1) % terms.players))
    for seat, action in acted:
        if action == END:
            ends[seat] += 1
            if terms.draws_first:
                drew.append(now)
                now = draw((seat + 1) % terms.players)
            else:
                drew.append(draw(seat))
    drew.append(now)
    return Draws(tuple(map(tuple, turns)), tuple(drew), left)
