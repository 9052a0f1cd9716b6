"""How a ledger grows: one event of a room's log more, if it can stand after those that are there."""

import dataclasses
from typing import Any

from .. import shuffle
from ..cards import parse_cards
from ..games.reasons import Refused
from ..games.registry import games
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
from .ledger import BrokenLog, Ledger
from .seats import HUMAN, OPEN, Seat


def fold(ledger: Ledger, event: Event) -> Ledger:
    """The ledger with one event more.

    Raises :class:`Refused` where the rules refuse it and :class:`BrokenLog` where it cannot stand here at all; the
    ledger is unchanged.
    """
    match event:
        case Acted():
            return _acted(ledger, event)
        case Undone():
            return _undone(ledger, event)
        case Voted() | VotedVoid():
            return _voted(ledger, event)
        case Voided():
            return _voided(ledger, event)
        case Gone() | Lent() | Back():
            return _looked_after(ledger, event)
        case Dealt():
            return _dealt(ledger, event)
        case Committed():
            return _committed(ledger, event)
        case Laid():
            return _laid(ledger, event)
        case Seated():
            return _seated(ledger, event)
        case Reseated():
            return _reseated(ledger, event)
        case Followed():
            return _followed(ledger, event)
        case Opened():
            raise BrokenLog("a room is opened once")


def _moved(ledger: Ledger, **changes: Any) -> Ledger:
    """The ledger after an event that changes the table."""
    return dataclasses.replace(ledger, version=ledger.version + 1, since=ledger.version + 1, **changes)


def _acted(ledger: Ledger, event: Acted) -> Ledger:
    state = ledger.match.state
    others_turn = state is not None and state.to_act != event.seat
    try:
        match = ledger.match.apply(event.token)
    except Refused as refused:
        # Of the codes that the rules give, only unknown-token goes before not-your-turn (docs/rules/records.md).
        if others_turn and refused.code != "unknown-token":
            raise Refused("not-your-turn") from None
        raise
    if others_turn:
        raise Refused("not-your-turn")
    course, stood_in = ledger.deals[-1].acted(event, ending=ledger.ending), ledger.stood_in
    if stood_in[event.seat] != event.why and (event.by or (state is not None and len(state.legal()) > 1)):
        stood_in = (*stood_in[: event.seat], event.why, *stood_in[event.seat + 1 :])
    # A player still on turn has drawn nothing and seen nothing new; what ends a turn or a deal cannot be taken back.
    goes_on = match.state is not None and match.state.to_act == event.seat
    return _moved(
        ledger,
        match=match,
        deals=(*ledger.deals[:-1], course),
        stood_in=stood_in,
        turn=(*ledger.turn, ledger.match) if ledger.undo and goes_on else (),
        agreement=SILENCE if match.state is None else ledger.agreement,
        absentees=ledger.absentees if ledger.ending else ledger.absentees.acted(event.seat, event.by),
    )


def _undone(ledger: Ledger, event: Undone) -> Ledger:
    state = ledger.match.state
    if state is None or state.to_act != event.seat or not 0 <= event.number < len(ledger.turn):
        raise BrokenLog(f"seat {event.seat} has nothing to take back")
    course = ledger.deals[-1]
    left = len(course.tokens) - (len(ledger.turn) - event.number)
    deals = (*ledger.deals[:-1], course.undone(left))
    return _moved(ledger, match=ledger.turn[event.number], deals=deals, turn=ledger.turn[: event.number])


def _voted(ledger: Ledger, event: Voted | VotedVoid) -> Ledger:
    seat, void = event.seat, isinstance(event, VotedVoid)
    if void:
        refused = not ledger.voids or ledger.vote_refusal(seat, event.end)
    else:
        refused = ledger.agreement.void or ledger.rest_refusal(seat, event.end)
    if refused or seat not in ledger.people or not ledger.in_play:
        raise BrokenLog(f"seat {seat} has nothing to say about the end of the deal")
    version, before = ledger.version + 1, ledger.question if void else ledger.agreement
    return dataclasses.replace(ledger, version=version, agreement=before.voted(seat, event.end, version, void=void))


def _voided(ledger: Ledger, event: Voided) -> Ledger:
    if not ledger.voiding or event.deal != len(ledger.match.ended):
        raise BrokenLog(f"deal {event.deal} is not given up")
    return _moved(ledger, match=ledger.match.void(), turn=(), agreement=SILENCE)


def _looked_after(ledger: Ledger, event: Gone | Lent | Back) -> Ledger:
    """Somebody has gone, is played for, or is back: the table is as it was."""
    away, seat = ledger.absentees, event.seat
    match event:
        case Gone() if ledger.phase == "deal" and seat in ledger.people and seat not in away.gone:
            away = away.with_gone(seat)
        case Lent() if seat in away.gone and not away.bot_of(seat) and event.by in ledger.people - away.gone.keys():
            away = away.with_bot(seat, event.by, event.bot)
        case Back() if seat in away.gone:
            away = away.without(seat)
        case _:
            raise BrokenLog(f"seat {seat} is not away, or was so already")
    after = dataclasses.replace(ledger, version=ledger.version + 1, absentees=away)
    if after.agreement.void and len(after.at_table) < 2:  # who is left alone cannot give a deal up
        return dataclasses.replace(after, agreement=after.agreement.lapsed(after.version))
    return after


def _dealt(ledger: Ledger, event: Dealt) -> Ledger:
    if not ledger.committed or event.deal != len(ledger.match.ended):
        raise BrokenLog(f"deal {event.deal} is dealt without its commitment")
    if len(event.nonces) != ledger.match.players:
        raise BrokenLog("there is not one nonce a seat")
    course = ledger.deals[-1]
    deck = shuffle.deck(
        bytes.fromhex(course.server_seed),
        event.deal,
        [bytes.fromhex(nonce) for nonce in event.nonces],
        games()[ledger.rules.game].pack(ledger.rules.options),
    )
    course = dataclasses.replace(course, nonces=tuple(event.nonces), deck=tuple(deck))
    return _moved(
        ledger,
        match=ledger.match.start(deck),
        deals=(*ledger.deals[:-1], course),
        agreement=Agreement(since=ledger.version + 1),
    )


def _committed(ledger: Ledger, event: Committed) -> Ledger:
    if ledger.committed or ledger.phase in ("deal", "over") or event.deal != len(ledger.match.ended):
        raise BrokenLog(f"deal {event.deal} cannot be prepared now")
    seed = bytes.fromhex(event.server_seed)
    course = DealCourse(shuffle.commit(seed), event.server_seed)
    return _moved(ledger, deals=(*ledger.deals, course))


def _laid(ledger: Ledger, event: Laid) -> Ledger:
    deck = parse_cards(event.deck)
    wanted = ledger.practice is not None and event.deal == len(ledger.deals) == len(ledger.match.ended) <= ledger.begins
    if deck is None or not wanted:
        raise BrokenLog(f"deal {event.deal} cannot be laid out")
    match = ledger.match.start(deck)
    for token in event.tokens:
        match = match.apply(token)
    if event.void:
        match = match.void()
    course = DealCourse("", "", (), tuple(deck), tuple(event.tokens))
    return _moved(ledger, match=match, deals=(*ledger.deals, course), agreement=Agreement(since=ledger.version + 1))


def _seated(ledger: Ledger, event: Seated) -> Ledger:
    if not 0 <= event.seat < len(ledger.seats) or ledger.seats[event.seat].kind != OPEN:
        raise BrokenLog(f"seat {event.seat} is not open")
    return _with_seat(ledger, event.seat, Seat(HUMAN, event.name, event.secret))


def _reseated(ledger: Ledger, event: Reseated) -> Ledger:
    seat = ledger.seats[event.seat] if 0 <= event.seat < len(ledger.seats) else None
    if ledger.phase != "waiting" or seat is None or seat.is_bot or event.kind == HUMAN:
        raise BrokenLog(f"seat {event.seat} cannot go to somebody else")
    return _with_seat(ledger, event.seat, Seat(event.kind, event.name, ""))


def _with_seat(ledger: Ledger, number: int, seat: Seat) -> Ledger:
    return _moved(ledger, seats=(*ledger.seats[:number], seat, *ledger.seats[number + 1 :]))


def _followed(ledger: Ledger, event: Followed) -> Ledger:
    if ledger.phase != "over" or ledger.following is not None or event.seat not in ledger.people:
        raise BrokenLog("no match can follow this one")
    return _moved(ledger, following=event)
