"""Why a card is refused (``docs/rules/records.md``). No revoke is possible (G57); the duty to play KH is G-5."""

from ...cards import SUIT_SETS
from ..reasons import Code
from .contracts import KING_OF_HEARTS, Terms
from .options import KingOptions
from .play import LED, PlayState, legal_cards


def card_fault(options: KingOptions, contract: str, terms: Terms, state: PlayState, card: int) -> Code | None:
    """Return the code of the rule that forbids ``card`` to the seat to act; None if the card is legal."""
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
