"""Lessons of Kings Corner: what a pupil could try."""

from collections.abc import Mapping
from typing import Final

from ...cards import TEXTS, texts
from ...games.kings_corner.actions import PLACES
from ...games.kings_corner.table import KingsCornerState
from ...games.options import Json
from ...record.position import parse_position
from ..game_lessons import GameLessons

_SIDES: Final = 4
_CORNER: Final = "corner"


class _KingsCornerLessons:
    parts: Final = frozenset({"board", "stock"})
    places: Final = PLACES

    def begun(self, position: Mapping[str, Json]) -> KingsCornerState:
        state = parse_position(position)
        assert isinstance(state, KingsCornerState)
        return state

    def spelled(self, state: KingsCornerState, token: str) -> str:
        first, mark, name = token.partition("@")
        if not mark:
            return token
        for number, place in enumerate(PLACES):
            pile = state.piles[number]
            if (not pile and number >= _SIDES) if name == _CORNER else (pile and TEXTS[pile[0]] == name):
                return first + place
        raise LookupError(f"there is no place @{name} here")

    def hand(self, state: KingsCornerState, seat: int) -> list[str]:
        return list(texts(state.hands[seat]))

    def tries(self, state: KingsCornerState, seat: int) -> list[str]:
        """Every card of the hand and every pile, onto every place, and the end of the turn."""
        cards = [f"{card}>{place}" for card in self.hand(state, seat) for place in PLACES]
        laid = [place for number, place in enumerate(PLACES) if state.piles[number]]
        return [*cards, *(f"{source}>{place}" for source in laid for place in PLACES if source != place), "end"]

    def shown(self, token: str) -> list[str]:
        """Return the card or the pile, and its new place; at the end of a turn the stock."""
        source, _, place = token.partition(">")
        return [f"{'place' if source in PLACES else 'card'}:{source}", f"place:{place}"] if place else ["stock"]

    def points(self, state: KingsCornerState, seat: int) -> int:
        """Return 0: points are counted at the end."""
        del state, seat
        return 0

    def losses(self, state: KingsCornerState, seat: int) -> None:
        """Return None: there is no exact solver."""
        del state, seat


LESSONS: Final[GameLessons[KingsCornerState]] = _KingsCornerLessons()
