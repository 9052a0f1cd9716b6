"""The decisions of a record, in order: every action of King, every whole turn of Kings Corner."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..bots.decision import Decision
from ..games.game import State
from ..games.kings_corner.table import KingsCornerState
from ..record.record import Record
from .luck import brought

_END: Final = "end"
#: Seeds of two decisions of one match are never the same: no deal has so many actions.
_ACTIONS: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that was made. ``deal``: its number, from 0; ``action``: the place of its first token in the deal.

    ``state``: before it; ``tokens``: what was played: one token, or a turn of Kings Corner. A turn that the record
    breaks off in the middle is none. ``came``: what the deal brought the seat in the end (:func:`.luck.brought`), None
    while it is not over.
    """

    deal: int
    action: int
    state: State
    tokens: tuple[str, ...]
    came: float | None = None

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.state.to_act

    @property
    def phase(self) -> str:
        """``turn`` in Kings Corner, else the phase of King."""
        return _phase(self.state)

    def decision(self) -> Decision:
        """What the seat could know. The chance for thinking about it follows from its place."""
        state: Any = self.state
        return Decision(state.rules, state.observation(self.seat), state.legal(), self.deal * _ACTIONS + self.action)


def choices_of(record: Record) -> list[list[Choice]]:
    """The decisions of every deal. Raises :class:`~kingcraft.games.reasons.Refused` where the rules refuse."""
    match = record.first_match()
    deals = []
    for number, deal in enumerate(record.deals):
        match = match.start(deal.deck)
        states: list[State] = []
        for token in deal.actions:
            assert match.state is not None
            states.append(match.state)
            match = match.apply(token)
        last: Any = match.state or match.ended[-1].state
        # The tokens as writers emit them, however the record spells them.
        came = brought(last, match.ended[number].scores) if number < len(match.ended) else None
        deals.append(list(_choices(number, states, [token for _, token in last.history], last.over, came)))
    return deals


def _choices(
    deal: int, states: Sequence[State], tokens: Sequence[str], over: bool, came: Sequence[float] | None
) -> Iterator[Choice]:
    begun = 0
    for action, (state, token) in enumerate(zip(states, tokens, strict=True)):
        if _phase(state) != "turn" or token == _END or (over and action + 1 == len(tokens)):
            result = None if came is None else came[states[begun].to_act]
            yield Choice(deal, begun, states[begun], tuple(tokens[begun : action + 1]), result)
            begun = action + 1


def _phase(state: State) -> str:
    return "turn" if isinstance(state, KingsCornerState) else str(getattr(state, "phase", ""))
