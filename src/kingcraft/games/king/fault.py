"""Why a card may not be played: the reason codes of play, first in the order of ``docs/rules/records.md``.

What is not legal is refused, so there is no revoke (G57). The duty to play the king of hearts is G-5.
"""

from ...cards import SUIT_SETS
from ..reasons import Code
from .contracts import KING_OF_HEARTS, Terms
from .options import KingOptions
from .play import LED, PlayState, legal_cards


def card_fault(options: KingOptions, contract: str, terms: Terms, state: PlayState, card: int) -> Code | None:
    """The reason code with which the seat to act may not play ``card``; None if it may.

    What is legal says :func:`.play.legal_cards` alone; this only finds the name of the rule that stands against a card.
    """
    bit = 1 << card
    mine, led = state[0], state[LED]
    if not mine & bit:
        return "not-in-hand"
    legal = legal_cards(terms, state)
    if legal & bit:
        return None
    if not led:
        # With the king banned, it is refused as the king even where all hearts are banned.
        return "king-banned-lead" if bit & terms.king_ban else "hearts-banned-lead"
    if mine & led and not led & bit:
        return "must-follow-suit"
    if contract == "no-king" and options.forced_king != "off" and legal == KING_OF_HEARTS:
        follows_hearts = led == SUIT_SETS[2]
        if not follows_hearts or options.forced_king == "always":
            return "must-discard-king"
    return "must-trump" if contract == "plus" else "must-play-penalty-card"
