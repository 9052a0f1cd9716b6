"""The state of a room whose match was played elsewhere: it follows from the record of the match alone."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from ...record.record import DealRecord, Record, parse_record
from ..people.seats import clean_name
from .events import Brought
from .state import HUMAN, OPEN, BrokenLog, DealCourse, RoomState, Seat

#: Names and kinds of seats are not longer at a table either.
_LONGEST_NAME: Final = 24
_LONGEST_KIND: Final = 64


def brought(event: Brought) -> Iterator[RoomState]:
    """Yield the state after each deal of the record; the last one is that of the room.

    No secret opens a seat of it. Raises :class:`~kingcraft.games.reasons.Refused` for a record that this version does
    not read, and :class:`BrokenLog` if its match is not over.
    """
    record = parse_record(event.record)
    seats = seats_of(record)
    state = RoomState(1, event.created, record.first_match(), seats, stood_in=("",) * len(seats), brought=record)
    for deal in record.deals:
        match = state.match.start(deal.deck)
        for token in deal.actions:
            match = match.apply(token)
        if deal.void:
            match = match.void()
        state = replace(state, match=match, deals=(*state.deals, _course(deal, len(seats))))
        yield state
    if not state.match.over:
        raise BrokenLog("a match that is not over was brought")


def seats_of(record: Record) -> tuple[Seat, ...]:
    """Return who sat where, as far as a record says it.

    Records name a bot without a name after its kind, and a person "Seat 2"; pages say both in the reader's language.
    """
    kinds = record.notes.get("seats")
    if not isinstance(kinds, list) or len(kinds) != len(record.players):
        kinds = [HUMAN] * len(record.players)
    seats = []
    for number, (player, kind) in enumerate(zip(record.players, kinds, strict=True)):
        known = isinstance(kind, str) and kind != OPEN and 0 < len(kind) <= _LONGEST_KIND
        name = "" if player in (kind, f"Seat {number + 1}") else clean_name(player)[:_LONGEST_NAME]
        seats.append(Seat(str(kind) if known else HUMAN, name, "", *_looks(record, number)))
    return tuple(seats)


def _looks(record: Record, number: int) -> tuple[str, int]:
    """The figure and the disc of a seat, as far as the record says them; those of bots follow from their names."""
    notes = record.notes.get("portraits")
    note = notes[number] if isinstance(notes, list) and number < len(notes) else None
    if not isinstance(note, dict):
        return "", 0
    figure, disc = note.get("figure"), note.get("disc")
    return figure if isinstance(figure, str) else "", disc if isinstance(disc, int) else 0


def _course(deal: DealRecord, players: int) -> DealCourse:
    """The course of a deal, with its proof if the record has a whole one."""
    course = DealCourse("", "", deck=deal.deck, tokens=deal.actions)
    proof = deal.notes.get("fairness")
    if not isinstance(proof, Mapping):
        return course
    commit, seed, voids = proof.get("commit"), proof.get("server_seed"), proof.get("voids", 0)
    lists = [proof.get(name) for name in ("nonces", "nonce_commits")]
    nonces, commits = (
        tuple(each) if isinstance(each, list) and all(isinstance(item, str) for item in each) else () for each in lists
    )
    whole = isinstance(commit, str) and isinstance(seed, str) and isinstance(voids, int) and len(nonces) == players
    if not whole or (commits and len(commits) != players):
        return course
    return replace(
        course, commit=str(commit), server_seed=str(seed), nonce_commits=commits, nonces=nonces, voids=int(voids)
    )
