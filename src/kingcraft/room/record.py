"""The record (``kingcraft/1``) of a room's match, for download."""

from ..games.options import Json
from ..record.record import DealRecord, Record, record_of
from .ledger import DealCourse, Ledger


def record(ledger: Ledger, name: str) -> Record:
    """The record of all ended deals with their fairness.

    The deal under way is left out: its deck is everybody's cards, its seed a secret until it ends. Where another bot
    chose for the one that sits there, the deal says so in ``stand_ins``, which replay ignores.
    """
    match = ledger.match
    return record_of(
        match,
        [seat.name or (seat.kind if seat.is_bot else f"Seat {number + 1}") for number, seat in enumerate(ledger.seats)],
        match.ended[0].dealer if match.ended else match.dealer,
        [_deal(course) for course in ledger.deals[: len(match.ended)]],
        {"id": name, "date": ledger.created[:10], "seats": [seat.kind for seat in ledger.seats]},
    )


def _deal(course: DealCourse) -> DealRecord:
    fairness = {"commit": course.commit, "server_seed": course.server_seed, "nonces": list(course.nonces)}
    notes: dict[str, Json] = {"fairness": fairness}
    if course.stand_ins:
        notes["stand_ins"] = [{"action": number, "by": by, "why": why} for number, by, why in course.stand_ins]
    return DealRecord(course.deck, course.tokens, notes=notes)
