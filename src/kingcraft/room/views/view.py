"""The view of a room: everything one viewer may know, put together from the room's state and from who is there."""

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from ...games.game import State
from ...games.registry import observe
from ..log.seats import HUMAN
from ..log.state import RoomState
from ..ports import Ports, no_hints
from ..thinking.stand_in import stand_in_at
from ..wire.http_messages import RoomSummary
from ..wire.rule_messages import TableRules
from ..wire.server_messages import Following, Missed, Practice, Proof, Proposal, SeatView, Sheet, View
from .offer import offer
from .rules import table_rules
from .score_sheet import score_sheet

#: The options of King that say which contracts a match has.
_CONTRACTS: Final = {"contracts", "each_negative", "quota_negative", "quota_plus"}

#: What a viewer (a seat; None: an onlooker) may know of a State.
Look = Callable[[State, int | None], Any]


class Views:
    """Draws the views of one room, and works out nothing twice that two of them hold.

    Kept are the score sheet, which changes only between deals, and what was seen of the latest few States.
    """

    def __init__(self, room: str, ports: Ports) -> None:
        self._room = room
        self._ports = ports
        self._rules: TableRules | None = None
        self.forget()

    def forget(self) -> None:
        """Work out everything anew: the next state is not the last one grown longer."""
        self._ended = -1
        self._sheet = Sheet([], [], [], [])
        self._seen: list[tuple[State, dict[int | None, Any]]] = []

    def look(self, deal: State, viewer: int | None) -> Any:
        """The observation of ``state`` by ``viewer``. A :data:`Look`."""
        seen = next((seen for known, seen in self._seen if known is deal), None)
        if seen is None:
            seen = {}
            self._seen = [(deal, seen), *self._seen[:1]]  # an action is looked at before and after
        if None not in seen:
            seen[None] = observe(deal)
        if viewer not in seen:
            seen[viewer] = observe(deal, viewer, seen[None])
        return seen[viewer]

    def common(
        self,
        state: RoomState,
        phase: str,
        present: Callable[[int], bool],
        ready: Collection[int],
        patience: Callable[[int], int | None],
    ) -> View:
        """What all viewers know alike, without the table. ``phase`` is the room's state's, or ``broken``.

        ``patience``: for how many seconds somebody who is away still holds up the others, where that has an end.
        """
        match = state.match
        if self._ended != len(match.ended):
            self._ended = len(match.ended)
            self._sheet = score_sheet(match, state.begins, state.ends)
        if self._rules is None:
            self._rules = _rules(state)
        deal = shown_state(state)
        return View(
            room=self._room,
            game=state.rules.game,
            rules=self._rules,
            phase=phase,
            hints=state.hints and self._ports.hint is not no_hints,
            undo=state.undo,
            offer="",
            you=None,
            seats=seat_views(
                state,
                present,
                lambda seat: stand_in_at(state, seat, self._ports),
                patience if phase != "broken" else None,
            ),
            deal=len(match.ended) - (state.phase in ("between", "over")),
            dealer=match.dealer if deal is None else deal.dealer,
            table=None,
            sheet=self._sheet,
            proofs=proofs(state),
            ready=sorted(ready),
            practice=practice(state),
            proposal=proposal(state),
            following=following(state),
            voids=state.voids,
        )

    def seen_by(self, viewer: int | None, common: View, state: RoomState) -> View:
        """``common`` with what ``viewer`` may know of the table."""
        deal = shown_state(state)
        table = None if deal is None else self.look(deal, viewer)
        offered = offer(table, state.rules) if table is not None and on_turn(state, viewer, common.phase) else ""
        may_propose = (
            common.phase == "deal"
            and state.in_play
            and viewer is not None
            and viewer in state.people
            and not state.question.agreed
            and not state.vote_refusal(viewer, end=True)
        )
        return msgspec.structs.replace(
            common, you=viewer, table=table, offer=offered, may_propose=may_propose, missed=missed(state, viewer)
        )


def summary(room: str, state: RoomState, phase: str, present: Callable[[int], bool], viewer: int | None) -> RoomSummary:
    """The room in a list."""
    sheet = score_sheet(state.match, state.begins, state.ends)
    return RoomSummary(
        room=room,
        game=state.rules.game,
        preset=state.rules.preset,
        phase=phase,
        seats=seat_views(state, present, lambda _: ""),
        you=viewer,
        deals=sum(not line.void for line in sheet.deals),
        totals=sheet.totals,
        winners=sheet.winners,
        created=state.created,
        practice=state.ends > 0,
    )


def on_turn(state: RoomState, viewer: int | None, phase: str) -> State | None:
    """The deal under way if ``viewer`` may act in it now, else None. ``phase`` is the room's state's, or ``broken``."""
    deal = state.match.state
    return deal if deal is not None and phase == "deal" and deal.to_act == viewer else None


def shown_state(state: RoomState) -> State | None:
    """The deal on the table: the one under way, else the one that has just ended or is void; None before the first."""
    match = state.match
    return match.ended[-1].state if state.phase in ("between", "over") else match.state


def _rules(state: RoomState) -> TableRules:
    """The rules of a room. What leaves one contract of a match (``practice.py``) is nobody's house rule."""
    rules = table_rules(state.rules)
    if state.practice is None or not state.practice.contract:
        return rules
    return msgspec.structs.replace(rules, idle=sorted({*rules.idle, *(_CONTRACTS & rules.differences.keys())}))


def practice(state: RoomState) -> Practice | None:
    """What is practised in a room."""
    entry = state.practice
    if entry is None:
        return None
    return Practice(entry.deal, entry.deals, entry.given, entry.action, entry.room, list(entry.scores), entry.contract)


def proposal(state: RoomState) -> Proposal | None:
    """The proposal to end the deal under way, if one stands."""
    agreed = state.question.agreed
    return Proposal(agreed[0], list(agreed)) if agreed else None


def missed(state: RoomState, viewer: int | None) -> Missed | None:
    """What a bot did for ``viewer``, who was away and has not acted since."""
    absence = None if viewer is None else state.absentees.missed.get(viewer)
    return Missed(absence.by, absence.actions) if absence else None


def following(state: RoomState) -> Following | None:
    """The match after this one, if somebody wanted it."""
    after = state.following
    return Following(after.room, after.seat) if after else None


def seat_views(
    state: RoomState,
    present: Callable[[int], bool],
    stand_in: Callable[[int], str],
    patience: Callable[[int], int | None] | None = None,
) -> list[SeatView]:
    """Who sits where; bots are always there. ``stand_in``: why rules of thumb play on a seat, if they do.

    ``patience``: for how many seconds somebody who is away is still waited for, where that has an end.
    """
    views = []
    for number, seat in enumerate(state.seats):
        there = seat.is_bot or (seat.kind == HUMAN and present(number))
        away = patience(number) if patience and seat.kind == HUMAN and not there else None
        substitute = "" if seat.is_bot else state.bot_at(number)
        views.append(SeatView(seat.name, seat.kind, there, stand_in(number), away, substitute))
    return views


def proofs(state: RoomState) -> list[Proof]:
    """The fairness of every deal so far that was dealt by chance. A seed is shown only when its deal has ended."""
    ended = len(state.match.ended)
    return [
        Proof(number, deal.commit, list(deal.nonces), deal.server_seed if number < ended else "")
        for number, deal in enumerate(state.deals)
        if deal.commit
    ]
