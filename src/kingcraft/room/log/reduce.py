"""The state of a room after one more event, if the event can stand where it does."""

import dataclasses
from typing import Any

from ... import shuffle
from ...cards import parse_cards
from ...games.reasons import Refused
from ...games.registry import games
from .agreement import SILENCE, Agreement
from .course import DealCourse
from .events import (
    Acted,
    Back,
    Committed,
    Dealt,
    Event,
    Followed,
    Gone,
    Laid,
    Lent,
    Opened,
    Reseated,
    Seated,
    Undone,
    Voided,
    Voted,
    VotedVoid,
)
from .seats import HUMAN, OPEN, Seat
from .state import BrokenLog, RoomState


def reduce(state: RoomState, event: Event) -> RoomState:
    """The room's state with one event more.

    Raises :class:`Refused` where the rules refuse it and :class:`BrokenLog` where it cannot stand here at all; the
    state is unchanged.
    """
    match event:
        case Acted():
            return _acted(state, event)
        case Undone():
            return _undone(state, event)
        case Voted() | VotedVoid():
            return _voted(state, event)
        case Voided():
            return _voided(state, event)
        case Gone() | Lent() | Back():
            return _looked_after(state, event)
        case Dealt():
            return _dealt(state, event)
        case Committed():
            return _committed(state, event)
        case Laid():
            return _laid(state, event)
        case Seated():
            return _seated(state, event)
        case Reseated():
            return _reseated(state, event)
        case Followed():
            return _followed(state, event)
        case Opened():
            raise BrokenLog("a room is opened once")


def _moved(state: RoomState, **changes: Any) -> RoomState:
    """The room's state after an event that changes the table."""
    return dataclasses.replace(state, version=state.version + 1, since=state.version + 1, **changes)


def _acted(state: RoomState, event: Acted) -> RoomState:
    deal = state.match.state
    others_turn = deal is not None and deal.to_act != event.seat
    try:
        match = state.match.apply(event.token)
    except Refused as refused:
        # Of the codes that the rules give, only unknown-token goes before not-your-turn (docs/rules/records.md).
        if others_turn and refused.code != "unknown-token":
            raise Refused("not-your-turn") from None
        raise
    if others_turn:
        raise Refused("not-your-turn")
    course, stood_in = state.deals[-1].acted(event, ending=state.ending), state.stood_in
    if stood_in[event.seat] != event.why and (event.by or (deal is not None and len(deal.legal()) > 1)):
        stood_in = (*stood_in[: event.seat], event.why, *stood_in[event.seat + 1 :])
    # A player still on turn has drawn nothing and seen nothing new; what ends a turn or a deal cannot be taken back.
    goes_on = match.state is not None and match.state.to_act == event.seat
    return _moved(
        state,
        match=match,
        deals=(*state.deals[:-1], course),
        stood_in=stood_in,
        turn=(*state.turn, state.match) if state.undo and goes_on else (),
        agreement=SILENCE if match.state is None else state.agreement,
        absentees=state.absentees if state.ending else state.absentees.acted(event.seat, event.by),
    )


def _undone(state: RoomState, event: Undone) -> RoomState:
    deal = state.match.state
    if deal is None or deal.to_act != event.seat or not 0 <= event.number < len(state.turn):
        raise BrokenLog(f"seat {event.seat} has nothing to take back")
    course = state.deals[-1]
    left = len(course.tokens) - (len(state.turn) - event.number)
    deals = (*state.deals[:-1], course.undone(left))
    return _moved(state, match=state.turn[event.number], deals=deals, turn=state.turn[: event.number])


def _voted(state: RoomState, event: Voted | VotedVoid) -> RoomState:
    seat, void = event.seat, isinstance(event, VotedVoid)
    if void:
        refused = not state.voids or state.vote_refusal(seat, event.end)
    else:
        refused = state.agreement.void or state.rest_refusal(seat, event.end)
    if refused or seat not in state.people or not state.in_play:
        raise BrokenLog(f"seat {seat} has nothing to say about the end of the deal")
    version, before = state.version + 1, state.question if void else state.agreement
    return dataclasses.replace(state, version=version, agreement=before.voted(seat, event.end, version, void=void))


def _voided(state: RoomState, event: Voided) -> RoomState:
    if not state.voiding or event.deal != len(state.match.ended):
        raise BrokenLog(f"deal {event.deal} is not given up")
    return _moved(state, match=state.match.void(), turn=(), agreement=SILENCE)


def _looked_after(state: RoomState, event: Gone | Lent | Back) -> RoomState:
    """Somebody has gone, is played for, or is back: the table is as it was."""
    away, seat = state.absentees, event.seat
    match event:
        case Gone() if state.phase == "deal" and seat in state.people and seat not in away.gone:
            away = away.with_gone(seat)
        case Lent() if seat in away.gone and not away.bot_of(seat) and event.by in state.people - away.gone.keys():
            away = away.with_bot(seat, event.by, event.bot)
        case Back() if seat in away.gone:
            away = away.without(seat)
        case _:
            raise BrokenLog(f"seat {seat} is not away, or was so already")
    after = dataclasses.replace(state, version=state.version + 1, absentees=away)
    if after.agreement.void and len(after.at_table) < 2:  # who is left alone cannot give a deal up
        return dataclasses.replace(after, agreement=after.agreement.lapsed(after.version))
    return after


def _dealt(state: RoomState, event: Dealt) -> RoomState:
    if not state.committed or event.deal != len(state.match.ended):
        raise BrokenLog(f"deal {event.deal} is dealt without its commitment")
    if len(event.nonces) != state.match.players:
        raise BrokenLog("there is not one nonce a seat")
    course = state.deals[-1]
    deck = shuffle.deck(
        bytes.fromhex(course.server_seed),
        event.deal,
        [bytes.fromhex(nonce) for nonce in event.nonces],
        games()[state.rules.game].pack(state.rules.options),
    )
    course = dataclasses.replace(course, nonces=tuple(event.nonces), deck=tuple(deck))
    return _moved(
        state,
        match=state.match.start(deck),
        deals=(*state.deals[:-1], course),
        agreement=Agreement(since=state.version + 1),
    )


def _committed(state: RoomState, event: Committed) -> RoomState:
    if state.committed or state.phase in ("deal", "over") or event.deal != len(state.match.ended):
        raise BrokenLog(f"deal {event.deal} cannot be prepared now")
    seed = bytes.fromhex(event.server_seed)
    course = DealCourse(shuffle.commit(seed), event.server_seed)
    return _moved(state, deals=(*state.deals, course))


def _laid(state: RoomState, event: Laid) -> RoomState:
    deck = parse_cards(event.deck)
    wanted = state.practice is not None and event.deal == len(state.deals) == len(state.match.ended) <= state.begins
    if deck is None or not wanted:
        raise BrokenLog(f"deal {event.deal} cannot be laid out")
    match = state.match.start(deck)
    for token in event.tokens:
        match = match.apply(token)
    if event.void:
        match = match.void()
    course = DealCourse("", "", (), tuple(deck), tuple(event.tokens))
    return _moved(state, match=match, deals=(*state.deals, course), agreement=Agreement(since=state.version + 1))


def _seated(state: RoomState, event: Seated) -> RoomState:
    if not 0 <= event.seat < len(state.seats) or state.seats[event.seat].kind != OPEN:
        raise BrokenLog(f"seat {event.seat} is not open")
    return _with_seat(state, event.seat, Seat(HUMAN, event.name, event.secret))


def _reseated(state: RoomState, event: Reseated) -> RoomState:
    seat = state.seats[event.seat] if 0 <= event.seat < len(state.seats) else None
    if state.phase != "waiting" or seat is None or seat.is_bot or event.kind == HUMAN:
        raise BrokenLog(f"seat {event.seat} cannot go to somebody else")
    return _with_seat(state, event.seat, Seat(event.kind, event.name, ""))


def _with_seat(state: RoomState, number: int, seat: Seat) -> RoomState:
    return _moved(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def _followed(state: RoomState, event: Followed) -> RoomState:
    if state.phase != "over" or state.following is not None or event.seat not in state.people:
        raise BrokenLog("no match can follow this one")
    return _moved(state, following=event)
