"""What the words of a lesson mean in a deal (marks, refusals, goals), for its checker and for its course."""

from collections.abc import Hashable
from typing import Any, Final

from ..games.game import State
from ..games.reasons import Code, Refused
from .game_lessons import GameLessons
from .lesson import LessonFault

#: The token that means the only legal one.
ONLY: Final = "@only"
#: The pupil's seat.
PUPIL: Final = 0


def spelled(part: GameLessons[Any], state: State, token: str) -> str:
    """Return ``token`` with what its mark means in ``state``. Raises :class:`LessonFault`: there is no such thing."""
    if token != ONLY:
        try:
            return part.spelled(state, token)
        except LookupError as unknown:
            raise LessonFault(str(unknown.args[0])) from None
    legal = state.legal()
    if len(legal) != 1:
        raise LessonFault(f"{ONLY}, but {', '.join(legal)} are legal")
    return legal[0]


def pointed(part: GameLessons[Any], state: State, point: str) -> str:
    """Return what the finger points at, with what its mark means in ``state``. Raises as :func:`spelled`."""
    kind, colon, name = point.partition(":")
    return kind + colon + spelled(part, state, name)


def reason(state: State, token: str) -> Code | None:
    """Return the reason code that refuses ``token``; None if it is legal."""
    try:
        state.apply(token)
    except Refused as refusal:
        return refusal.code
    return None


class Goal:
    """The goal ``out``: the pupil lays the last card in this turn."""

    def __init__(self, part: GameLessons[Any]) -> None:
        self._part = part
        self._known: dict[Hashable, bool] = {}

    def reached(self, state: State) -> bool:
        """Return whether the pupil has done it."""
        return state.over and not self._part.hand(state, PUPIL)

    def possible(self, state: State) -> bool:
        """Return whether it is done, or can still be."""
        if state.over:
            return self.reached(state)
        if state.to_act != PUPIL:
            return False
        if state.key not in self._known:
            self._known[state.key] = False  # a turn never comes back to a position: cards and piles only become fewer
            self._known[state.key] = any(self.possible(state.apply(token)) for token in state.legal())
        return self._known[state.key]

    def way(self, state: State) -> list[str]:
        """Return actions of the pupil that reach it, if it is :meth:`possible`."""
        way: list[str] = []
        while not state.over:
            way.append(next(token for token in state.legal() if self.possible(state.apply(token))))
            state = state.apply(way[-1])
        return way
