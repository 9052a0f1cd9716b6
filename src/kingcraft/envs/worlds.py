"""Decks that a seat cannot tell from the one that was dealt: the same play, the same sight of it, other unseen cards.

Searches of other libraries ask for whole deals that fit what a seat knows, from their first card on. The bots' worlds
are hands and a stock as they lie now; here they are put back into the deck.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from ..bots.impossible import Impossible
from ..bots.king.knowledge import knowledge as king
from ..bots.king.worlds.dealing import uniform_worlds
from ..bots.kings_corner.knowledge import knowledge as kings_corner
from ..bots.kings_corner.worlds.worlds import deal_worlds
from ..cards import PACK_52, members
from ..games.game import State
from ..games.king.view import KingObservation
from ..games.kings_corner.actions import parse_action
from ..games.kings_corner.core import END, FIRST_KING
from ..games.kings_corner.table import KingsCornerState
from ..games.kings_corner.view import KingsCornerObservation
from ..games.options import RuleSet
from ..games.registry import games, observe

#: Maximum resampling attempts.
_TRIES: Final = 50


def dealt(rules: RuleSet[Any], players: int, dealer: int, number: int, deck: Sequence[int]) -> State:
    """The deal of this number (from 0) of a match in which nothing else has been used up, from a whole pack."""
    game = games()[rules.game]
    carry = game.first_carry(rules.options)
    if rules.game == "king":
        carry = (number, *carry[1:])
    state: State = game.deal(rules, players, dealer, deck, carry)
    return state


def decks_alike(state: Any, deck: Sequence[int], seat: int, count: int, random: int) -> list[list[int]]:
    """``count`` decks that, dealt and played as ``deck`` was to come to ``state``, look the same to ``seat``.

    Every deal of the unseen cards that the rules allow is as likely as any other: nothing is inferred from what
    others might rather have played. (Where kings kept back are fined, kings that have been played came when they did.)
    ``random``: a seed. ``state``: a deal that goes on.

    Raises :class:`Impossible`: none was found.
    """
    observation = observe(state, seat)
    if isinstance(observation, KingObservation):
        worlds = uniform_worlds(king.knowledge_of(state.rules, observation), count, random)
        hands = [state.hand(holder) for holder in range(4)]
        found = (_put_back(deck, hands, worlds[4 * row : 4 * row + 4], seat, {}) for row in range(count))
        return [other for other in found if other is not None]
    assert isinstance(observation, KingsCornerObservation)
    known = kings_corner.knowledge_of(state.rules, observation)
    players, left = state.players, len(state.stock)
    width, kept = players + len(PACK_52), _ends_since(state, deck)
    decks: list[list[int]] = []
    for more in range(_TRIES):
        worlds = deal_worlds(known, count, random + more, inferring=False)
        for start in range(0, len(worlds), width):
            row = worlds[start : start + width]
            before = _put_back(deck, state.hands, row, seat, kept)
            if before is not None:
                decks.append(before[: len(deck) - left] + list(row[width - left :]))
        if len(decks) >= count:
            return decks[:count]
    raise Impossible("no deal of the unseen cards was found in which the kings kept back come out right")


def _ends_since(state: KingsCornerState, deck: Sequence[int]) -> Mapping[int, int]:
    """For each place of the deck whence a king could have come to a hand: how often its holder has ended a turn since.

    Empty if the rules do not tell when a king came. If they do, it is by this number: kings kept back are fined each
    time, or must not be kept; and a king that must be laid when drawn was dealt.
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


def _put_back(
    deck: Sequence[int], hands: Sequence[int], others: Sequence[int], seat: int, kept: Mapping[int, int]
) -> list[int] | None:
    """``deck`` with the hands of ``others`` where those of ``hands`` were dealt and drawn, but for that of ``seat``.

    ``kept``: :func:`_ends_since`. When any other card came cannot be told from the play. None: the kings of a hand
    would have to come when kings came that were played since, and those stay where they are.
    """
    found = list(deck)
    place_of = {card: place for place, card in enumerate(deck)}
    for holder, truth in enumerate(hands):
        if holder == seat:
            continue
        places = sorted(place_of[card] for card in members(truth))
        cards = sorted(members(others[holder]), reverse=True)
        if kept:
            kings = sum(card >= FIRST_KING for card in cards)
            told = sum(kept[place] for place in places if deck[place] >= FIRST_KING)
            possible = [place for place in places if place in kept]
            fitting = (some for some in combinations(possible, kings) if sum(kept[place] for place in some) == told)
            first = next(fitting, None)
            if first is None:
                return None
            places = [*first, *(place for place in places if place not in first)]
        for place, card in zip(places, cards, strict=True):
            found[place] = card
    return found
