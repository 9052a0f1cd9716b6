"""The reason codes of play, the first that applies in the order of ``docs/rules/records.md``.

Illegal cards are refused, so there is no revoke (G57). The duty to play the king of hearts is G-5.
"""

from ...cards import SUIT_SETS
from ..reasons import Code
from .contracts import KING_OF_HEARTS, Terms
from .options import KingOptions
from .play import LED, PlayState, legal_cards


def card_fault(options: KingOptions, contract: str, terms: Terms, state: PlayState, card: int) -> Code | None:
    """Return the reason code for which the seat to act may not play ``card``; None if it may.

    :func:`.play.legal_cards` alone decides what is legal; this finds the rule that forbids a card.
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
