"""The card policy of playouts: what a sensible player would play, in a tenth of a microsecond."""

from ....games.king.contracts import Terms
from ....games.king.play import TABLE, UNITS, PlayState, finished, legal_cards, play
from ....kernel import lowest, rule
from ..strength import card_at
from .ducking import ducking_card
from .late import late_card
from .taking import taking_card

#: The most chance that a playout adds to each price (``noise``), in units of the contract.
NOISE = 0.1


@rule
def policy_card(terms: Terms, wanted: int, state: PlayState, legal: int, noise: float, random: int) -> tuple[int, int]:
    """Return which of ``legal`` the seat to act plays, and the stream after it; ``wanted``: 1 where units are good."""
    if legal & (legal - 1) == 0:
        return lowest(legal), random
    if wanted != 0:
        place, random = taking_card(terms, state, legal, noise, random)
    elif terms.penalty == 0 and terms.last < 13:
        place, random = late_card(terms, state, legal, noise, random)
    else:
        place, random = ducking_card(terms, state, legal, noise, random)
    return card_at(place), random


@rule
def decided(terms: Terms, state: PlayState) -> bool:
    """Return whether nothing is left to take: the deal is over, or every card that counts is taken."""
    if finished(state):
        return True
    if terms.penalty == 0:
        return False
    return (state[0] | state[1] | state[2] | state[3] | state[TABLE]) & terms.penalty == 0


@rule
def policy_playout(terms: Terms, wanted: int, state: PlayState, noise: float, random: int) -> tuple[int, int]:
    """Play by the policy until nothing is left to take: the units of all seats (8 bits a seat) and the stream."""
    while not decided(terms, state):
        card, random = policy_card(terms, wanted, state, legal_cards(terms, state), noise, random)
        state = play(terms, state, card)
    return state[UNITS], random
