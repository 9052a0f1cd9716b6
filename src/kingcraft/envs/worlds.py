"""Decks that a seat cannot tell from the one that was dealt: same play, same view of it, other unseen cards.

Other libraries' searches need whole deals that fit what a seat knows, from their first card on. The bots' worlds are
hands and a stock in the middle of a deal; here they are put back into the deck.
"""

from collections.abc import Callable, Sequence

from ..cards import members
from ..games.game import State
from ..games.options import RuleSet
from ..games.registry import games
from .parts import ENVIRONMENTS


def dealt(rules: RuleSet[object], players: int, dealer: int, number: int, deck: Sequence[int]) -> State:
    """Return the deal of this number (from 0) of a match from a whole pack, as if nothing else had been used up."""
    game = games()[rules.game]
    carry = (number, *game.first_carry(rules.options)[1:])
    state: State = game.deal(rules, players, dealer, deck, carry)
    return state


def decks_alike(state: State, deck: Sequence[int], seat: int, count: int, random: int) -> list[list[int]]:
    """Return ``count`` decks that, dealt and played as ``deck`` was to reach ``state``, look the same to ``seat``.

    Every deal of the unseen cards that the rules allow is equally likely: nothing is inferred from how the others
    play. ``state`` is a deal that has not ended, ``random`` a seed. Raises
    :class:`~kingcraft.bots.decision.Impossible` if no such deck was found.
    """
    return ENVIRONMENTS[state.rules.game].decks_alike(state, deck, seat, count, random)


def _as_they_come(places: Sequence[int], cards: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
    return places


def put_back(
    deck: Sequence[int],
    hands: Sequence[int],
    others: Sequence[int],
    seat: int,
    arrange: Callable[[Sequence[int], Sequence[int]], Sequence[int] | None] = _as_they_come,
) -> list[int] | None:
    """Return ``deck`` with the hands of ``others`` where those of ``hands`` came from; ``seat`` keeps its own.

    Each hand's cards, the highest first, go to the places of its deck in the order of ``arrange``, which receives
    both, the places ascending. None if it finds no order.
    """
    found = list(deck)
    place_of = {card: place for place, card in enumerate(deck)}
    for holder, truth in enumerate(hands):
        if holder == seat:
            continue
        cards = sorted(members(others[holder]), reverse=True)
        places = arrange(sorted(place_of[card] for card in members(truth)), cards)
        if places is None:
            return None
        for place, card in zip(places, cards, strict=True):
            found[place] = card
    return found
