"""King's cards as a beginner plays them: from the table and their own hand, without memory."""

from collections.abc import Sequence
from typing import Final

from ....games.king.view import KingObservation
from ...thumb.king.seen import CARDS, HEARTS, suit_of, winning
from ..attention import Attention

#: How often a beginner does not think of ruffing.
_NO_RUFF: Final = 0.3

#: The cards to get rid of, by contract: ranks, or a suit.
_BAD: Final = {
    "no-hearts": [text for text in CARDS if text[1] == "H"],
    "no-queens": [text for text in CARDS if text[0] == "Q"],
    "no-men": [text for text in CARDS if text[0] in "KJ"],
    "no-king": ["KH"],
}


def choose_card(observation: KingObservation, legal: Sequence[str], attention: Attention) -> str:
    """Return one of the legal cards."""
    if observation.contract == "plus":
        return _for_tricks(observation, legal, attention)
    return _against_tricks(observation, legal)


def _against_tricks(observation: KingObservation, legal: Sequence[str]) -> str:
    """Low, when following or leading the suit; else the worst card goes, or the highest."""
    trick = observation.trick.cards
    if not trick or legal[0][1] == trick[0][1]:
        return min(legal, key=_height)
    bad = [text for text in legal if text in _BAD.get(observation.contract, ())]
    return max(bad or legal, key=_height)


def _for_tricks(observation: KingObservation, legal: Sequence[str], attention: Attention) -> str:
    """High while it can win, else low; where the hand cannot follow, a small trump if the beginner thinks of it."""
    trick, trump = observation.trick, suit_of(observation.trump)
    if not trick.cards:
        return max(legal, key=_height)
    best = winning(trick, trump)
    led = CARDS[trick.cards[0]] & 3
    follows = CARDS[legal[0]] & 3 == led
    if follows:
        beating = [text for text in legal if best & 3 == led and CARDS[text] > best]
        return max(beating, key=_height) if beating else min(legal, key=_height)
    ruffs = [text for text in legal if CARDS[text] & 3 == trump and (best & 3 != trump or CARDS[text] > best)]
    if ruffs and not attention.slips(_NO_RUFF):
        return min(ruffs, key=_height)
    return min(legal, key=_height)


def _height(text: str) -> tuple[int, bool, str]:
    """Return how high a card is; of equals a heart is the higher, because a beginner fears it."""
    card = CARDS[text]
    return card >> 2, card & 3 == HEARTS, text
