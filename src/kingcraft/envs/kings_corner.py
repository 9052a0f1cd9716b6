"""Kings Corner for the adapters."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from ..cards import PACK_52, cards_text, members
from ..games.kings_corner.actions import PLACES, parse_action
from ..games.kings_corner.core import END, FIRST_KING
from ..games.kings_corner.observe import observe
from ..games.kings_corner.options import KingsCornerOptions
from ..games.kings_corner.table import KingsCornerState
from ..games.kings_corner.view import KingsCornerObservation
from .parts import Environment, News, Pieces
from .worlds import dealt, put_back

#: The most attempts to deal worlds that fit.
_TRIES: Final = 50


class _KingsCorner:
    def sign(self, options: KingsCornerOptions) -> int:
        return 1 if options.scoring == "chips" or options.sign == "-" else -1

    def shapes(self, players: int) -> Mapping[str, Sequence[int]]:
        return {
            "piles": (len(PLACES), len(PACK_52)),  # the cards on each place
            "counts": (players,),  # cards in each hand
            "penalties": (players,),  # points or chips lost so far
            "stock": (1,),  # cards left
            "passed": (1,),  # turns in a row
            "moved": (1,),  # 1 if the seat to act has done something in this turn
            "to_act": (players,),
        }

    def write(self, tensor: Pieces, seen: KingsCornerObservation, first: int) -> None:
        pieces, players = tensor.pieces, tensor.players
        for place, name in enumerate(PLACES):
            tensor.mark("piles", seen.piles[name], place)
        for seat in range(players):
            pieces["counts"][(seat - first) % players] = seen.counts[seat]
            pieces["penalties"][(seat - first) % players] = seen.penalties[seat]
        pieces["stock"][0], pieces["passed"][0] = seen.stock, seen.passed
        pieces["moved"][0] = seen.moved
        if seen.to_act >= 0:
            pieces["to_act"][(seen.to_act - first) % players] = 1

    def decks_alike(
        self, state: KingsCornerState, deck: Sequence[int], seat: int, count: int, random: int
    ) -> list[list[int]]:
        # If kings kept back are fined, kings that have been played must come when they did.
        # The imports are here because they need the compiler and tensors do not.
        from ..bots.decision import Impossible
        from ..bots.kings_corner.knowledge.knowledge import knowledge_of
        from ..bots.kings_corner.worlds.worlds import deal_worlds

        known = knowledge_of(state.rules, observe(state, seat))
        players, left = state.players, len(state.stock)
        width, kept = players + len(PACK_52), _ends_since(state, deck)

        def arranged(places: Sequence[int], cards: Sequence[int]) -> Sequence[int] | None:
            return _kings_first(places, cards, deck, kept) if kept else places

        decks: list[list[int]] = []
        for more in range(_TRIES):
            worlds = deal_worlds(known, count, random + more, inferring=False)
            for start in range(0, len(worlds), width):
                row = worlds[start : start + width]
                before = put_back(deck, state.hands, row, seat, arranged)
                if before is not None:
                    decks.append(before[: len(deck) - left] + list(row[width - left :]))
            if len(decks) >= count:
                return decks[:count]
        raise Impossible("no deal of the unseen cards was found in which the kings kept back come out right")

    def public(self, state: KingsCornerState) -> str:
        return "/".join(cards_text(pile) for pile in state.piles)

    def news(self, before: KingsCornerState, after: KingsCornerState) -> News | None:
        drawn = [new & ~old for old, new in zip(before.hands, after.hands, strict=True)]
        turn = len(after.history)
        seats = [f" {turn}:{cards_text(members(cards))}" if cards else "" for cards in drawn]
        # Kings that had to be laid as they were drawn are on the table now.
        public = f" {self.public(after)}" if before.core[4] != after.core[4] else ""
        return News(seats, public)


def _ends_since(state: KingsCornerState, deck: Sequence[int]) -> Mapping[int, int]:
    """Return how often its holder has ended a turn since, for each place of the deck from which a king could have come.

    Empty if the rules do not tell when a king came. They do if kings kept back are fined each time, or must not be
    kept; and a king that must be laid when drawn was dealt.
    """
    terms = state.terms
    if not (terms.fines_kings or terms.must_play_kings or terms.lays_drawn_kings):
        return {}
    again = dealt(state.rules, state.players, state.dealer, 0, deck)
    assert isinstance(again, KingsCornerState)
    came = {card: 0 for hand in again.hands for card in members(hand)}
    ends = [0] * state.players
    for seat, token in state.history:
        before, again = again.hands, again.apply(token)
        ends[seat] += parse_action(token) == END
        for holder, hand in enumerate(again.hands):
            if not terms.lays_drawn_kings:
                came |= dict.fromkeys(members(hand & ~before[holder]), ends[holder])
    place_of = {card: place for place, card in enumerate(deck)}
    return {
        place_of[card]: ends[holder] - came[card]
        for holder, hand in enumerate(state.hands)
        for card in members(hand)
        if card in came
    }


def _kings_first(
    places: Sequence[int], cards: Sequence[int], deck: Sequence[int], kept: Mapping[int, int]
) -> Sequence[int] | None:
    """Return the places of a hand in an order in which its kings come when they came to the seat (:func:`_ends_since`).

    Play does not tell when other cards came. None if a king would need the place of one that was played since.
    """
    kings = sum(card >= FIRST_KING for card in cards)
    ends = sum(kept[place] for place in places if deck[place] >= FIRST_KING)
    possible = [place for place in places if place in kept]
    fitting = (some for some in combinations(possible, kings) if sum(kept[place] for place in some) == ends)
    first = next(fitting, None)
    return None if first is None else [*first, *(place for place in places if place not in first)]


ENVIRONMENT: Final[Environment] = _KingsCorner()
