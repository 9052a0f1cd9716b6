"""The view of a room: everything one viewer may know, put together from the ledger and from who is there."""

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from ..games.game import State
from .http_messages import RoomSummary
from .ledger import Ledger
from .messages import Following, Missed, Practice, Proof, Proposal, SeatView, Sheet, View
from .offer import offer
from .ports import Ports, no_hints
from .rule_messages import TableRules
from .rules import table_rules
from .score_sheet import score_sheet
from .seats import HUMAN
from .stand_in import stand_in_at

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
        """Work out everything anew: the next ledger is not the last one grown longer."""
        self._ended = -1
        self._sheet = Sheet([], [], [], [])
        self._seen: list[tuple[State, dict[int | None, Any]]] = []

    def look(self, state: State, viewer: int | None) -> Any:
        """The observation of ``state`` by ``viewer``. A :data:`Look`."""
        seen = next((seen for known, seen in self._seen if known is state), None)
        if seen is None:
            seen = {}
            self._seen = [(state, seen), *self._seen[:1]]  # an action is looked at before and after
        if None not in seen:
            seen[None] = state.observation(None)
        if viewer not in seen:
            seen[viewer] = state.observation(viewer, seen[None])
        return seen[viewer]

    def common(
        self,
        ledger: Ledger,
        phase: str,
        present: Callable[[int], bool],
        ready: Collection[int],
        patience: Callable[[int], int | None],
    ) -> View:
        """What all viewers know alike, without the table. ``phase`` is the ledger's, or ``broken``.

        ``patience``: for how many seconds somebody who is away still holds up the others, where that has an end.
        """
        match = ledger.match
        if self._ended != len(match.ended):
            self._ended = len(match.ended)
            self._sheet = score_sheet(match, ledger.begins, ledger.ends)
        if self._rules is None:
            self._rules = _rules(ledger)
        state = shown_state(ledger)
        return View(
            room=self._room,
            game=ledger.rules.game,
            rules=self._rules,
            phase=phase,
            hints=ledger.hints and self._ports.hint is not no_hints,
            undo=ledger.undo,
            offer="",
            you=None,
            seats=seat_views(
                ledger,
                present,
                lambda seat: stand_in_at(ledger, seat, self._ports),
                patience if phase != "broken" else None,
            ),
            deal=len(match.ended) - (ledger.phase in ("between", "over")),
            dealer=match.dealer if state is None else state.dealer,
            table=None,
            sheet=self._sheet,
            proofs=proofs(ledger),
            ready=sorted(ready),
            practice=practice(ledger),
            proposal=proposal(ledger),
            following=following(ledger),
            voids=ledger.voids,
        )

    def seen_by(self, viewer: int | None, common: View, ledger: Ledger) -> View:
        """``common`` with what ``viewer`` may know of the table."""
        state = shown_state(ledger)
        table = None if state is None else self.look(state, viewer)
        offered = offer(table, ledger.rules) if table is not None and on_turn(ledger, viewer, common.phase) else ""
        may_propose = (
            common.phase == "deal"
            and ledger.in_play
            and viewer is not None
            and viewer in ledger.people
            and not ledger.question.agreed
            and not ledger.vote_refusal(viewer, end=True)
        )
        return msgspec.structs.replace(
            common, you=viewer, table=table, offer=offered, may_propose=may_propose, missed=missed(ledger, viewer)
        )


def summary(room: str, ledger: Ledger, phase: str, present: Callable[[int], bool], viewer: int | None) -> RoomSummary:
    """The room in a list."""
    sheet = score_sheet(ledger.match, ledger.begins, ledger.ends)
    return RoomSummary(
        room=room,
        game=ledger.rules.game,
        preset=ledger.rules.preset,
        phase=phase,
        seats=seat_views(ledger, present, lambda _: ""),
        you=viewer,
        deals=sum(not line.void for line in sheet.deals),
        totals=sheet.totals,
        winners=sheet.winners,
        created=ledger.created,
        practice=ledger.ends > 0,
    )


def on_turn(ledger: Ledger, viewer: int | None, phase: str) -> State | None:
    """The deal under way if ``viewer`` may act in it now, else None. ``phase`` is the ledger's, or ``broken``."""
    state = ledger.match.state
    return state if state is not None and phase == "deal" and state.to_act == viewer else None


def shown_state(ledger: Ledger) -> State | None:
    """The deal on the table: the one under way, else the one that has just ended or is void; None before the first."""
    match = ledger.match
    return match.ended[-1].state if ledger.phase in ("between", "over") else match.state


def _rules(ledger: Ledger) -> TableRules:
    """The rules of a room. What leaves one contract of a match (``practice.py``) is nobody's house rule."""
    rules = table_rules(ledger.rules)
    if ledger.practice is None or not ledger.practice.contract:
        return rules
    return msgspec.structs.replace(rules, idle=sorted({*rules.idle, *(_CONTRACTS & rules.differences.keys())}))


def practice(ledger: Ledger) -> Practice | None:
    """What is practised in a room."""
    entry = ledger.practice
    if entry is None:
        return None
    return Practice(entry.deal, entry.deals, entry.given, entry.action, entry.room, list(entry.scores), entry.contract)


def proposal(ledger: Ledger) -> Proposal | None:
    """The proposal to end the deal under way, if one stands."""
    agreed = ledger.question.agreed
    return Proposal(agreed[0], list(agreed)) if agreed else None


def missed(ledger: Ledger, viewer: int | None) -> Missed | None:
    """What a bot did for ``viewer``, who was away and has not acted since."""
    absence = None if viewer is None else ledger.absentees.missed.get(viewer)
    return Missed(absence.by, absence.actions) if absence else None


def following(ledger: Ledger) -> Following | None:
    """The match after this one, if somebody wanted it."""
    after = ledger.following
    return Following(after.room, after.seat) if after else None


def seat_views(
    ledger: Ledger,
    present: Callable[[int], bool],
    stand_in: Callable[[int], str],
    patience: Callable[[int], int | None] | None = None,
) -> list[SeatView]:
    """Who sits where; bots are always there. ``stand_in``: why rules of thumb play on a seat, if they do.

    ``patience``: for how many seconds somebody who is away is still waited for, where that has an end.
    """
    views = []
    for number, seat in enumerate(ledger.seats):
        there = seat.is_bot or (seat.kind == HUMAN and present(number))
        away = patience(number) if patience and seat.kind == HUMAN and not there else None
        substitute = "" if seat.is_bot else ledger.bot_at(number)
        views.append(SeatView(seat.name, seat.kind, there, stand_in(number), away, substitute))
    return views


def proofs(ledger: Ledger) -> list[Proof]:
    """The fairness of every deal so far that was dealt by chance. A seed is shown only when its deal has ended."""
    ended = len(ledger.match.ended)
    return [
        Proof(number, deal.commit, list(deal.nonces), deal.server_seed if number < ended else "")
        for number, deal in enumerate(ledger.deals)
        if deal.commit
    ]
