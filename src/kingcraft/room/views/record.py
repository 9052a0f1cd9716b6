"""The record (``kingcraft/1``) of a room's match, for download.

Source: ``docs/rules/records.md``, notes of a room.
"""

from ...games.options import Json
from ...record.record import DealRecord, Record, record_of
from ..log.course import DealCourse
from ..log.events import PracticeEntry
from ..log.state import RoomState


def record(state: RoomState, name: str) -> Record:
    """The record of all ended deals with their fairness; those of a practice that were laid out have none.

    Void deals are among them. The deal under way is left out: its deck is everybody's cards, its seed a secret until it
    ends. Where another bot chose for the one that sits there, the deal says so in ``stand_ins``; ``agreed``: from which
    action on the room played, because all people had agreed; ``practice`` says what is practised. Replay ignores all
    three.
    """
    match, notes = state.match, dict[str, Json]()
    if state.practice is not None:
        notes["practice"] = _practice(state.practice)
    return record_of(
        match,
        [seat.name or (seat.kind if seat.is_bot else f"Seat {number + 1}") for number, seat in enumerate(state.seats)],
        match.ended[0].dealer if match.ended else match.dealer,
        [_deal(course) for course in state.deals[: len(match.ended)]],
        {"id": name, "date": state.created[:10], "seats": [seat.kind for seat in state.seats], **notes},
    )


def _deal(course: DealCourse) -> DealRecord:
    notes: dict[str, Json] = {}
    if course.commit:
        fairness = {"commit": course.commit, "server_seed": course.server_seed, "nonces": list(course.nonces)}
        notes["fairness"] = fairness
    if course.agreed is not None:
        notes["agreed"] = course.agreed
    if course.stand_ins:
        notes["stand_ins"] = [{"action": number, "by": by, "why": why} for number, by, why in course.stand_ins]
    return DealRecord(course.deck, course.tokens, notes=notes)


def _practice(entry: PracticeEntry) -> dict[str, Json]:
    """The deal that is practised, and how many of its actions were given (all of the deals before it were)."""
    said: dict[str, Json] = {"deal": entry.deal, "actions": entry.action}
    if entry.room:
        said["match"] = entry.room
    if entry.contract:
        said["contract"] = entry.contract
    return said
