"""The record (``kingcraft/1``) of a room's match, for download.

Source: ``docs/rules/records.md``, notes of a room.
"""

from ...games.options import Json
from ...record.record import DealRecord, Record, record_of
from ..log.events import PracticeEntry
from ..log.state import DealCourse, RoomState
from ..people.portraits import portraits


def record(state: RoomState, name: str) -> Record:
    """Return the record of all ended deals, void ones included, with the fairness of those that were not laid out.

    Of a match that was played elsewhere it is the one that came.

    The deal under way is left out: its deck is everyone's cards, its seed a secret until it ends. Notes, which replay
    ignores: ``stand_ins`` (the actions that another bot chose), ``agreed`` (from which action on the room played,
    because all people had agreed), ``practice`` (what is practised), ``portraits`` (what everyone looked like),
    ``removed`` (the players whom the host removed, and from where on the bot of their seat played).
    """
    if state.brought is not None:
        return state.brought
    match, notes = state.match, dict[str, Json]()
    if any(seat.figure for seat in state.seats):  # a log of before has none: its record is as it was
        notes["portraits"] = [{"figure": figure, "disc": disc} for figure, disc in portraits(state.seats)]
    if state.practice is not None:
        notes["practice"] = _practice(state.practice)
    if state.removals:
        notes["removed"] = [
            {"seat": gone.seat, "name": gone.name, "deal": gone.deal, "action": gone.action} for gone in state.removals
        ]
    return record_of(
        match,
        [seat.name or (seat.kind if seat.is_bot else f"Seat {number + 1}") for number, seat in enumerate(state.seats)],
        match.ended[0].dealer if match.ended else match.dealer,
        [_deal(course) for course in state.deals[: len(match.ended)]],
        {
            "id": name,
            "date": state.created[:10],
            "seats": [seat.kind for seat in state.seats],
            **notes,
        },
    )


def _deal(course: DealCourse) -> DealRecord:
    notes: dict[str, Json] = {}
    if course.commit:
        fairness: dict[str, Json] = {"version": 2} if course.nonce_commits else {}
        fairness |= {"commit": course.commit, "server_seed": course.server_seed}
        if course.nonce_commits:
            fairness |= {"nonce_commits": list(course.nonce_commits), "voids": course.voids}
        notes["fairness"] = {**fairness, "nonces": list(course.nonces)}
    if course.agreed is not None:
        notes["agreed"] = course.agreed
    if course.stand_ins:
        notes["stand_ins"] = [{"action": number, "by": by, "why": why} for number, by, why in course.stand_ins]
    return DealRecord(course.deck, course.tokens, notes=notes)


def _practice(entry: PracticeEntry) -> dict[str, Json]:
    said: dict[str, Json] = {"deal": entry.deal, "actions": entry.action}
    if entry.room:
        said["match"] = entry.room
    if entry.contract:
        said["contract"] = entry.contract
    return said
