"""The decisions of a record, in order: every action of King, every whole turn of Kings Corner.

Only what a player decided: a record's notes (``docs/rules/records.md``) tell what a practice began with, what the room
played when all had agreed to end a deal, and what a bot did for a person who was away.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..bots.decision import Decision
from ..games.game import State
from ..games.kings_corner.table import KingsCornerState
from ..games.options import Json
from ..games.registry import observe
from ..record.record import Record
from .luck import brought

_END: Final = "end"
#: Seeds of two decisions of one match are never the same: no deal has this many actions.
_ACTIONS: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that was made. ``deal``: its number, from 0; ``action``: the place of its first token in the deal.

    ``state``: before it; ``tokens``: what was played: one token, or a turn of Kings Corner, or what was left of the
    turn in which a practice began. A turn that the record breaks off in the middle is none. ``came``: what the deal
    brought the seat in the end (:func:`.luck.brought`), None while it is not over.
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
        return Decision(state.rules, observe(state, self.seat), state.legal(), self.deal * _ACTIONS + self.action)


def decided(record: Record) -> list[range]:
    """Of every deal the actions that a seat decided: none of a void deal, whose play counts for nothing.

    Notes that say nothing of use are ignored, as replay does.
    """
    practice = record.notes.get("practice")
    laid = practice if isinstance(practice, dict) else {}
    begins, given = _whole(laid.get("deal"), 0), _whole(laid.get("actions"), 0)
    found = []
    for number, deal in enumerate(record.deals):
        count = len(deal.actions)
        first = count if number < begins else given if number == begins else 0
        if deal.void:
            first = count
        found.append(range(min(first, count), min(_whole(deal.notes.get("agreed"), count), count)))
    return found


def choices_of(record: Record) -> list[list[Choice]]:
    """The decisions of every deal. Raises :class:`~kingcraft.games.reasons.Refused` where the rules refuse."""
    match = record.first_match()
    deals: list[list[Choice]] = []
    for number, (deal, actions) in enumerate(zip(record.deals, decided(record), strict=True)):
        match = match.start(deal.deck)
        states: list[State] = []
        for token in deal.actions:
            assert match.state is not None
            states.append(match.state)
            match = match.apply(token)
        last: Any = match.state or match.ended[-1].state
        if deal.void:
            match = match.void()
            deals.append([])
            continue
        # The tokens as writers emit them, however the record spells them.
        came = brought(last, match.ended[number].scores) if number < len(match.ended) else None
        found = _choices(number, states, [token for _, token in last.history], actions, last.over, came)
        away = _away(deal.notes.get("stand_ins"))
        deals.append([choice for choice in found if away.isdisjoint(_places(choice))])
    return deals


def _places(choice: Choice) -> range:
    """The actions of a decision."""
    return range(choice.action, choice.action + len(choice.tokens))


def _away(stand_ins: Json) -> set[int]:
    """The actions that a bot did for a person who was away, as a note says."""
    notes = [note for note in stand_ins if isinstance(note, dict)] if isinstance(stand_ins, list) else []
    return {_whole(note.get("action"), 0) for note in notes if note.get("why") == "absent"}


def _choices(
    deal: int, states: Sequence[State], tokens: Sequence[str], actions: range, over: bool, came: Sequence[float] | None
) -> Iterator[Choice]:
    begun = actions.start
    for action in actions:
        if _phase(states[action]) != "turn" or tokens[action] == _END or (over and action + 1 == len(tokens)):
            result = None if came is None else came[states[begun].to_act]
            yield Choice(deal, begun, states[begun], tuple(tokens[begun : action + 1]), result)
            begun = action + 1


def _phase(state: State) -> str:
    return "turn" if isinstance(state, KingsCornerState) else str(getattr(state, "phase", ""))


def _whole(value: Json, otherwise: int) -> int:
    """A number that a note says: 0 or more."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else otherwise
