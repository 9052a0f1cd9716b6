"""Kings Corner: what a player made of each deal."""

from collections.abc import Sequence
from typing import Final

from ..cards import KING, RANK_SETS, parse_card
from ..games.kings_corner.table import KingsCornerState
from ..games.match import EndedDeal
from .played import Found, PlayedDeal, PlayedPart

#: From this many cards in one turn, and this many deals without a king, there is something to be found out.
_CARDS: Final = 7
_DEALS: Final = 7


class _KingsCorner:
    """Implements :class:`PlayedPart`."""

    finds: Sequence[Found] = ("all-at-once", "home-before-dark")

    def deals(self, ended: Sequence[EndedDeal], seat: int, alone: Sequence[bool]) -> list[PlayedDeal]:
        """See :meth:`PlayedPart.deals`."""
        played, row = [], 0
        for deal, own in zip(ended, alone, strict=True):
            state = deal.state
            assert isinstance(state, KingsCornerState)
            if deal.void:
                played.append(PlayedDeal("", 0, void=True))
                continue
            kings = (state.hands[seat] & RANK_SETS[KING]).bit_count()
            row = 0 if kings or not own else row + 1
            found: list[Found] = []
            if state.out == seat and _laid_last(state, seat) >= _CARDS:
                found.append("all-at-once")
            if row == _DEALS:
                found.append("home-before-dark")
                row = 0
            played.append(PlayedDeal("", deal.scores[seat], out=state.out == seat, kings=kings, found=found))
        return played


def _laid_last(state: KingsCornerState, seat: int) -> int:
    """The number of cards that ``seat``, which went out, laid in its last turn."""
    count = 0
    for actor, said in reversed(state.history):
        card, laid, _ = said.partition(">")
        if actor != seat or not laid:  # the end of the turn before
            break
        count += parse_card(card) is not None
    return count


PLAYED: Final[PlayedPart] = _KingsCorner()
