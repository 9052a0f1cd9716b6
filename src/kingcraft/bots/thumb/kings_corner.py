"""Kings Corner by rules of thumb: find the order of moves that leaves the least in hand, then make its first move.

The search walks the moves of one turn, over what everyone sees and the own hand. Moves that are always right (a king to
a corner, a king's pile off its side, a pile onto another: each makes room for a card) are made at once; only real
choices branch. Of turns that leave the same, the best gives the others the fewest cards to lay.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...cards import BLACK, FULL, KING, RANK_SETS, RED, TEXTS, card_set, members, parse_card
from ...games.kings_corner.view import KingsCornerObservation

PLACES: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
_KINGS: Final = RANK_SETS[KING]

#: Positions looked at in one search; more finds nothing better and keeps people waiting.
_BUDGET: Final = 200

#: What a card left in hand costs: a king counts ten (P24).
_KING_COST: Final = 10.0
#: What it costs that a card which others may hold could be laid next: only decides between equals.
_OPEN_COST: Final = 0.02

#: Eight piles as sets of cards, in the order of ``PLACES``. A pile descends: its lowest bit is the top, its highest
#: the base.
Piles = tuple[int, ...]
#: A move: the piles and the hand after it, and its token.
Move = tuple[Piles, int, str]


def _fits(top: int) -> int:
    """Return the two cards that may be laid on card ``top`` (P10); none on an ace."""
    return RANK_SETS[(top >> 2) - 1] & (RED if 1 << top & BLACK else BLACK) if top >= 4 else 0


#: The cards that go on each card.
FITS: Final = tuple(_fits(card) for card in range(52))
#: A card and its like: same rank, same colour.
_LIKE: Final = tuple(RANK_SETS[card >> 2] & (RED if 1 << card & RED else BLACK) for card in range(52))


class BestTurn(NamedTuple):
    """The best turn found."""

    #: Its moves; empty to do nothing.
    tokens: tuple[str, ...]
    #: Whether it empties the hand.
    out: bool
    #: The cards that are neither in hand nor on the table.
    unseen: int


def choose(observation: KingsCornerObservation, legal: Sequence[str]) -> str:
    """Return the first move of the best turn found; ``end`` if that is to do nothing."""
    tokens = best_turn(observation, legal).tokens
    token = tokens[0] if tokens else "end"
    return token if token in legal else next((other for other in legal if other != "end"), legal[0])


def best_turn(observation: KingsCornerObservation, legal: Sequence[str]) -> BestTurn:
    """Return the turn that leaves the least in hand."""
    hand = _read(observation.hand)
    piles = tuple(_read(observation.piles[place]) for place in PLACES)
    search = _Search(piles, hand, _king_piles_move(piles, legal))
    tokens = search.best_line(piles, hand)
    return BestTurn(tokens, search.out, search.unseen)


def _read(texts: Sequence[str]) -> int:
    return card_set(card for text in texts if (card := parse_card(text)) is not None)


def _king_piles_move(piles: Piles, legal: Sequence[str]) -> bool:
    """Return whether these rules let a king's pile off its side: seen from the legal tokens, where it matters."""
    return any(
        f"{PLACES[side]}>{PLACES[corner]}" in legal
        for side in range(4)
        if piles[side] & _KINGS
        for corner in range(4, 8)
        if not piles[corner]
    )


class _Search:
    def __init__(self, piles: Piles, hand: int, king_piles_move: bool) -> None:
        self.unseen = FULL & ~hand
        for pile in piles:
            self.unseen &= ~pile
        self.king_piles_move = king_piles_move
        self.budget = _BUDGET
        self.seen: set[tuple[Piles, int]] = set()
        self._best_cost = float("inf")
        self._best_line: tuple[str, ...] = ()

    def best_line(self, piles: Piles, hand: int) -> tuple[str, ...]:
        """Return the tokens of the best turn found; empty to do nothing."""
        self._walk(piles, hand, ())
        return self._best_line

    @property
    def out(self) -> bool:
        """Whether the best turn found empties the hand."""
        return self._best_cost < 0

    def _walk(self, piles: Piles, hand: int, line: tuple[str, ...]) -> None:
        if not self.budget or (piles, hand) in self.seen:
            return
        self.seen.add((piles, hand))
        self.budget -= 1
        cost = self._cost(piles, hand, len(line))
        if cost < self._best_cost:
            self._best_cost, self._best_line = cost, line
        if not hand:
            self.budget = 0  # out: nothing is better
            return
        for after, left, token in self._moves(piles, hand):
            self._walk(after, left, (*line, token))

    def _cost(self, piles: Piles, hand: int, moves: int) -> float:
        """Return the cost of stopping here: the cards in hand, and a little for each card the others could lay."""
        if not hand:
            return -1.0
        kings = (hand & _KINGS).bit_count()
        takes = 0
        for pile in piles:
            if pile:
                takes |= FITS[_top(pile)]
        chances = (takes & self.unseen).bit_count() + 4 * sum(not pile for pile in piles[:4])
        return hand.bit_count() + (_KING_COST - 1) * kings + _OPEN_COST * chances + 0.001 * moves

    def _moves(self, piles: Piles, hand: int) -> list[Move]:
        """Return the moves worth trying; a single one where it is right in any case."""
        corner = next((place for place in range(4, 8) if not piles[place]), -1)
        if corner >= 0:
            kings = hand & _KINGS
            if kings:
                return [_lay(piles, hand, _top(kings), corner)]
            side = next((side for side in range(4) if piles[side] & _KINGS), -1)
            if side >= 0 and self.king_piles_move:
                return [_merge(piles, hand, side, corner)]
        merges = [
            _merge(piles, hand, side, place)
            for side in range(4)
            if piles[side]
            for place in range(8)
            if place != side and piles[place] and FITS[_top(piles[place])] >> _base(piles[side]) & 1
        ]
        return merges or self._lays(piles, hand)

    def _lays(self, piles: Piles, hand: int) -> list[Move]:
        """Return cards that fit somewhere, then every card on an empty side, high ones first."""
        fitting = [(hand & FITS[_top(pile)], place) for place, pile in enumerate(piles) if pile]
        found = [_lay(piles, hand, _top(cards), place) for cards, place in fitting if cards]
        empty = next((side for side in range(4) if not piles[side]), -1)
        if empty >= 0:
            ones = [card for card in members(hand) if not hand & _LIKE[card] & ((1 << card) - 1)]
            found += [_lay(piles, hand, card, empty) for card in reversed(ones)]
        return found


def _top(pile: int) -> int:
    return (pile & -pile).bit_length() - 1


def _base(pile: int) -> int:
    return pile.bit_length() - 1


def _lay(piles: Piles, hand: int, card: int, place: int) -> Move:
    after = (*piles[:place], piles[place] | 1 << card, *piles[place + 1 :])
    return after, hand ^ (1 << card), f"{TEXTS[card]}>{PLACES[place]}"


def _merge(piles: Piles, hand: int, source: int, target: int) -> Move:
    after = list(piles)
    after[target] |= after[source]
    after[source] = 0
    return tuple(after), hand, f"{PLACES[source]}>{PLACES[target]}"
