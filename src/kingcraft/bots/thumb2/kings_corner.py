"""Kings Corner by rules of thumb that hold cards back.

It goes out if it can. It lays kings in corners and moves piles, always. Any other card it lays only if at most one of
the two cards that could go on it then is out of sight: a card that invites two is kept. Of such cards it lays the one
that invites the fewest, then the highest.
"""

from collections.abc import Sequence
from typing import Final

from ...cards import KING, parse_card
from ...games.kings_corner.view import KingsCornerObservation
from ..thumb.kings_corner import FITS, best_turn

_END: Final = "end"
#: How many cards out of sight a card may invite.
_MOST: Final = 1


def choose(observation: KingsCornerObservation, legal: Sequence[str]) -> str:
    """Return the first move of a turn that empties the hand, else a move that is always right, else a safe card."""
    turn = best_turn(observation, legal)
    if turn.out and turn.tokens[0] in legal:
        return turn.tokens[0]
    safe = list[tuple[int, int, str]]()
    for token in legal:
        if token == _END:
            continue
        card = parse_card(token.partition(">")[0])
        if card is None or (card >> 2 == KING and len(token.partition(">")[2]) == 2):
            return token  # a pile, or a king to a corner
        invited = (FITS[card] & turn.unseen).bit_count()
        if invited <= _MOST:
            safe.append((invited, -card, token))
    if safe:
        return min(safe)[2]
    return _END if _END in legal else legal[0]
