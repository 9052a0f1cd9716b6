"""The view of a room: everything one viewer may know, put together from its state and from who is there."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec

from ...games.game import State
from ...games.match import places
from ...games.reasons import Refused
from ...games.registry import observe, preset, with_options
from ...games.rule_text import rule_text
from ..faces.face import FACES, Animation
from ..log.state import HUMAN, RoomState, Seat
from ..people.portraits import portraits
from ..ports import Help, Ports, no_hints, no_worth
from ..thinking.stand_in import stand_in_at
from ..wire.http_messages import RoomSummary
from ..wire.rule_messages import TableRules
from ..wire.server_messages import Following, Missed, Practice, Proof, Proposal, SeatView, Sheet, Update, View
from ..wire.words import Phase
from .rules import table_rules
from .score_sheet import score_sheet


class Patience(NamedTuple):
    """What is left of the time for which a player is waited for."""

    #: How many whole seconds are left; 0: they do not hold up the others any more; None: the match waits without end.
    seconds: int | None
    #: Of how many seconds.
    of: int
    #: After how many seconds the others may let a bot play; None: they cannot now.
    lend_in: int | None = None


class Views:
    """The views of one room.

    Cached are the score sheet and the proofs, which change only between deals, and what was seen of the latest two
    States.
    """

    def __init__(self, room: str, ports: Ports) -> None:
        self._room = room
        self._ports = ports
        self._rules: TableRules | None = None
        self.forget()

    def forget(self) -> None:
        """Compute everything again: the next state does not follow the last one."""
        self._ended = -1
        self._sheet = Sheet([], [], [], [])
        self._shuffled: object = None
        self._proofs: list[Proof] = []
        self._seated: tuple[tuple[Seat, ...], tuple[str, ...], list[SeatView]] = ((), (), [])
        self._proposed: tuple[object, Collection[int]] = (None, ())
        self._seen: list[tuple[State, dict[int | None, Any]]] = []

    def look(self, deal: State, viewer: int | None) -> Any:
        """Return the observation of ``deal`` by ``viewer``. A :data:`~kingcraft.room.faces.face.Look`."""
        seen = next((seen for known, seen in self._seen if known is deal), None)
        if seen is None:
            seen = {None: observe(deal)}
            self._seen = [(deal, seen), *self._seen[:1]]  # an action is looked at before and after
        if viewer not in seen:
            seen[viewer] = observe(deal, viewer, seen[None])
        return seen[viewer]

    def common(
        self,
        state: RoomState,
        phase: Phase,
        present: Callable[[int], bool],
        ready: Collection[int],
        patience: Callable[[int], Patience | None],
        lingers: Callable[[int], bool],
    ) -> View:
        """Return what all viewers know alike, without the table. ``phase``: the state's, or ``broken``.

        ``patience``: for how many seconds an absent player still holds up the others; None: without end.
        ``lingers``: whether a player is still at the table of the match before.
        """
        match = state.match
        if self._ended != len(match.ended):
            self._ended = len(match.ended)
            self._sheet = score_sheet(match, state.begins, state.ends)
        last = state.deals[-1] if state.deals else None
        shuffled = (len(match.ended), len(state.deals), last and (last.voids, last.nonce_commits, bool(last.deck)))
        if self._shuffled != shuffled:
            self._shuffled = shuffled
            self._proofs = _proofs(state)
        if self._rules is None:
            self._rules = _rules(state)
        deal, helped = _shown_deal(state), self._ports.help(state.rules.game)
        return View(
            room=self._room,
            game=state.rules.game,
            rules=self._rules,
            phase=phase,
            hints=state.hints and helped.hints and self._ports.hint is not no_hints,
            undo=state.undo,
            offer="",
            you=None,
            seats=self._seat_views(state, present, patience if phase != "broken" else None, lingers),
            deal=len(match.ended) - (match.state is None and state.phase in ("between", "over")),
            dealer=match.dealer if deal is None else deal.dealer,
            table=None,
            sheet=self._sheet,
            proofs=self._proofs,
            ready=sorted(ready),
            practice=_practice(state),
            proposal=_proposal(state),
            following=_following(state),
            voids=state.voids,
            worth=state.hints and helped.worth and self._ports.worth is not no_worth,
            reviews=helped.reviews,
            host=state.acting_host,
            steps_in=state.steps_in,
            heads=-1 if deal is None else FACES[state.rules.game].heads(deal),
        )

    def seen(
        self, animation: Animation, state: RoomState, common: View, viewer: int | None, hand: int | None = None
    ) -> Update:
        """Return the room as it is now for one viewer. ``common``: what :meth:`common` returned for ``state``.

        ``hand``: the seat that shows its hand to this onlooker.
        """
        deal = on_turn(state, viewer, common.phase)
        event = animation.event
        if animation.drew and event.drawer in (viewer, hand):
            event = msgspec.structs.replace(event, drew=list(animation.drew))
        return Update(
            version=state.version,
            event=event,
            view=self._seen_by(viewer, common, state, hand, acting=deal is not None),
            legal=[] if deal is None else deal.legal(),
            undo=0 if deal is None else len(state.turn),
        )

    def _seat_views(
        self,
        state: RoomState,
        present: Callable[[int], bool],
        patience: Callable[[int], Patience | None] | None,
        lingers: Callable[[int], bool],
    ) -> list[SeatView]:
        """Who sits where; kept while only people play, and all of them are here."""
        same = self._seated[0] is state.seats and self._seated[1] is state.stood_in
        if same and not state.absentees.gone and all(map(present, range(len(state.seats)))):
            return self._seated[2]
        views = _seat_views(state, present, self._ports, patience, lingers)
        here = all(seat.kind == HUMAN and view.connected for seat, view in zip(state.seats, views, strict=True))
        kept = here and not state.absentees.gone
        self._seated = (state.seats, state.stood_in, views) if kept else ((), (), [])
        return views

    def _proposers(self, state: RoomState) -> Collection[int]:
        """The people who may propose now to end the deal under way; it changes seldom in a deal."""
        asked = (state.in_play, state.agreement, state.absentees, state.seats)
        if self._proposed[0] != asked:
            able = () if not state.in_play or state.question.agreed else state.people
            self._proposed = asked, [seat for seat in able if state.vote_refusal(seat, end=True) is None]
        return self._proposed[1]

    def _seen_by(self, viewer: int | None, common: View, state: RoomState, hand: int | None, *, acting: bool) -> View:
        """``common`` with what ``viewer`` may know of the table. ``acting``: whether they are to act now."""
        deal = _shown_deal(state)
        table = None if deal is None else self.look(deal, viewer if hand is None else hand)
        return msgspec.structs.replace(
            common,
            you=viewer,
            table=table,
            offer=FACES[state.rules.game].offer(table, state.rules.options) if acting else "",
            may_propose=common.phase == "deal" and viewer in self._proposers(state),
            missed=_missed(state, viewer),
            sees=-1 if hand is None else hand,
        )


def summary(
    room: str, state: RoomState, phase: Phase, present: Callable[[int], bool], viewer: int | None, helped: Help
) -> RoomSummary:
    """Return the room in a list. ``helped``: which help there is with its game."""
    sheet, rules = score_sheet(state.match, state.begins, state.ends), table_rules(state.rules)
    return RoomSummary(
        room=room,
        game=state.rules.game,
        preset=state.rules.preset,
        phase=phase,
        seats=_seat_views(state, present),
        you=viewer,
        deals=sum(not line.void for line in sheet.deals),
        totals=sheet.totals,
        winners=sheet.winners,
        places=places(state.rules, sheet.totals),
        of=0 if state.ends else rules.deals,
        chips=rules.chips,
        created=state.created,
        practice=state.ends > 0,
        reviews=helped.reviews,
        host=state.acting_host,
    )


def on_turn(state: RoomState, viewer: int | None, phase: Phase) -> State | None:
    """Return the deal under way if ``viewer`` may act in it now. ``phase``: the state's, or ``broken``."""
    deal = state.match.state
    return deal if deal is not None and phase == "deal" and deal.to_act == viewer else None


def _shown_deal(state: RoomState) -> State | None:
    """The deal on the table: the one under way, else the one that has just ended or is void; None before the first."""
    match = state.match
    if match.state is not None or state.phase not in ("between", "over"):
        return match.state
    return match.ended[-1].state


def _rules(state: RoomState) -> TableRules:
    """The rules of a room as its players know them.

    Where one contract is practised, they are those of a match: how its deal is reached is no rule of theirs.
    """
    if state.practice is None or not state.practice.contract:
        return table_rules(state.rules)
    contracts, usual = FACES[state.rules.game].contract_options, preset(state.rules.game, state.rules.preset).values()
    try:
        return table_rules(with_options(state.rules, {name: usual[name] for name in contracts}))
    except Refused:  # house rules that only fit the contracts of their own
        rules = table_rules(state.rules)
        return msgspec.structs.replace(rules, idle=sorted({*rules.idle, *(rules.differences.keys() & contracts)}))


def _practice(state: RoomState) -> Practice | None:
    entry = state.practice
    if entry is None:
        return None
    return Practice(
        entry.deal,
        entry.deals,
        entry.given,
        entry.action,
        entry.room,
        list(entry.scores),
        entry.contract,
        entry.day.partition("/")[0],
    )


def _proposal(state: RoomState) -> Proposal | None:
    agreed = state.question.agreed
    return Proposal(agreed[0], list(agreed)) if agreed else None


def _missed(state: RoomState, viewer: int | None) -> Missed | None:
    absence = None if viewer is None else state.absentees.missed.get(viewer)
    return Missed(absence.by, absence.actions) if absence else None


def _following(state: RoomState) -> Following | None:
    after = state.following
    if after is None:
        return None
    game, rules = after.game or state.rules.game, after.rules or rule_text(state.rules)
    return Following(after.room, after.seat, game, rules, after.onlookers)


def _seat_views(
    state: RoomState,
    present: Callable[[int], bool],
    ports: Ports | None = None,
    patience: Callable[[int], Patience | None] | None = None,
    lingers: Callable[[int], bool] = lambda seat: False,  # noqa: ARG005
) -> list[SeatView]:
    """Who sits where. Bots are always there; with ``ports``, the view says where the stand-in plays."""
    views = []
    for number, (seat, look) in enumerate(zip(state.seats, portraits(state.seats), strict=True)):
        why = stand_in_at(state, number, ports) if ports is not None else ""
        if seat.is_bot:
            views.append(
                SeatView(seat.name, seat.kind, connected=True, stand_in=why, figure=look.figure, disc=look.disc)
            )
            continue
        there = seat.kind == HUMAN and present(number)
        left = patience(number) if patience and seat.kind == HUMAN and not there else None
        views.append(
            SeatView(
                seat.name,
                seat.kind,
                there,
                away=left.seconds if left else None,
                substitute=state.absentees.bot_of(number),
                figure=look.figure,
                disc=look.disc,
                away_of=left.of if left else 0,
                lend_in=left.lend_in if left else None,
                at_last_match=seat.kind == HUMAN and not there and lingers(number),
                stand_in=why,
            )
        )
    return views


def _proofs(state: RoomState) -> list[Proof]:
    """The fairness of every deal so far that was dealt by chance.

    A seed is shown only when its deal has ended, and so are the nonces of a shuffle in two rounds.
    """
    ended = len(state.match.ended)
    return [
        Proof(
            number,
            deal.commit,
            list(deal.nonces) if number < ended or not deal.nonce_commits else [],
            deal.server_seed if number < ended else "",
            list(deal.nonce_commits),
            deal.voids,
            list(deal.silent),
        )
        for number, deal in enumerate(state.deals)
        if deal.commit
    ]
