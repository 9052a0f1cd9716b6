"""A decision that was made in a match."""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from ..bots.decision import Decision
from ..games.game import State
from ..games.registry import observe

S = TypeVar("S", bound=State, covariant=True)

#: Seeds of two decisions of one match are never the same: no deal has this many actions.
_ACTIONS: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Choice(Generic[S]):
    """A decision that was made in a deal of class ``S``: an action, or a whole turn."""

    #: The number of the deal, from 0.
    deal: int
    #: The index of the first token in the deal.
    action: int
    #: ``turn`` for a whole turn, else the phase of the deal.
    phase: str
    #: The deal before the decision.
    state: S
    #: What was played: one token, or those of the turn, or what was left of the turn in which a practice began.
    tokens: tuple[str, ...]
    #: What the deal brought the seat in the end (:class:`.luck.Outcome`); None while it is not over.
    came: float | None = None

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.state.to_act

    def decision(self) -> Decision:
        """Return what the seat could know. The seed follows from the place in the match."""
        state = self.state
        return Decision(state.rules, observe(state, self.seat), state.legal(), self.deal * _ACTIONS + self.action)
