"""Lessons of King: what a pupil could try, and what a card costs with all hands open."""

from collections.abc import Mapping
from typing import Final

from ...bots.king.solver.search import values
from ...bots.king.solver.solver import Solver, points_of_a_unit
from ...cards import TEXTS, texts
from ...games.king.actions import CHOSEN, COUNTERS, LEADS, WORDS
from ...games.king.options import PLAYERS
from ...games.king.play import taken_units
from ...games.king.scoring import settled, settlement_of
from ...games.king.table import KingState
from ...games.options import Json
from ...record.position import parse_position
from ..game_lessons import GameLessons

#: Hands of lessons are small: CPython solves them in the time that compiled code takes to load.
_MEMORY: Final = 1 << 12
#: What no page offers in an auction.
_NOT_CALLED: Final = {*CHOSEN, *LEADS}


class _KingLessons:
    parts: Final = frozenset({"plaque", "score"})
    places: Final = ()

    def begun(self, position: Mapping[str, Json]) -> KingState:
        state = parse_position(position)
        assert isinstance(state, KingState)
        return state

    def spelled(self, state: KingState, token: str) -> str:
        """Return ``token``: no card of King is laid to a place."""
        del state
        if "@" in token:
            raise LookupError(f"{token} has a mark, but there are no places in this game")
        return token

    def hand(self, state: KingState, seat: int) -> list[str]:
        return list(texts(state.hand(seat)))

    def tries(self, state: KingState, seat: int) -> list[str]:
        """Every card of the hand; before the first card every call, but only the prices that can be asked for."""
        if state.phase == "play":
            return self.hand(state, seat)
        refused = COUNTERS.keys() - set(state.legal())
        return [word for word in WORDS if word not in _NOT_CALLED | refused]

    def shown(self, token: str) -> list[str]:
        return [f"card:{token}" if token in TEXTS else f"bid:{token}"]

    def points(self, state: KingState, seat: int) -> int:
        """Return what the units taken are worth, with the start of minus (G35) and the payment of a sale."""
        if state.core is None or not state.contract:
            return 0
        sale = (-1, -1, -1)
        if state.auction is not None and state.auction.buyer >= 0:
            sale = state.dealer, state.auction.buyer, state.auction.price
        terms = settlement_of(state.options, state.contract, *sale)
        return settled(terms, [taken_units(state.core, each) for each in range(PLAYERS)])[seat]

    def losses(self, state: KingState, seat: int) -> Mapping[str, int] | None:
        if state.phase != "play" or state.core is None or state.terms is None:
            return None
        unit = points_of_a_unit(state.options, state.contract)
        found = Solver(_MEMORY, values.plain).solve(state.terms, state.core, seat, unit)
        return {TEXTS[worth.card]: found.loss(worth.card)[0] for worth in found.worths}


LESSONS: Final[GameLessons[KingState]] = _KingLessons()
