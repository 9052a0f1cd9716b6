"""A whole sheet worked out: points, totals, winners, what comes next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..record.fields import bad
from .course import PADS, Coming, Row, Written
from .sheet import Event, Folded, Sheet, folded
from .wrong import Wrong

#: The fields of rows that have a value for each seat.
_BY_SEAT: Final = ("counts", "cards", "kings", "ranks", "points", "kept", "passes")


class RowRefused(ValueError):
    """A row of a sheet cannot be. Nothing of the sheet is used."""

    def __init__(self, wrong: Wrong, place: str, deal: int) -> None:
        super().__init__(wrong.code, place)
        self.wrong = wrong
        #: Where in the document (``events[3].row.counts``).
        self.place = place
        #: The number of the row, from 1.
        self.deal = deal


@dataclass(frozen=True, slots=True)
class Computed:
    """What the rows of a sheet come to."""

    sheet: Sheet
    folded: Folded
    #: Of each row.
    written: tuple[Written, ...]
    totals: tuple[int, ...]
    #: The winning seats; empty before the end.
    winners: tuple[int, ...]
    #: The next deal; None if the match is over.
    coming: Coming | None
    #: Whether the sums that the document holds are others.
    differs: bool

    @property
    def twice(self) -> Mapping[float, tuple[Event, ...]]:
        """See :class:`Folded`."""
        return self.folded.twice


def computed(sheet: Sheet) -> Computed:
    """Work a sheet out.

    Raises :class:`RowRefused` at the first row that cannot be, and :class:`Refused` (``bad-format``) at one that is not
    of this game, or not for this number of players.
    """
    now = folded(sheet)
    pad = PADS[now.start.rules.game]
    course = pad.course(now.start.rules.options, len(now.start.players), now.start.dealer)
    written = list[Written]()
    for deal, (row, event) in enumerate(zip(now.rows, now.events, strict=True), 1):
        if not pad.knows(row):
            raise bad(f"events[{event}].row", f"is no row of {now.start.rules.game}")
        _check(row, len(now.start.players), f"events[{event}].row")
        try:
            written.append(course.add(row))
        except Wrong as wrong:
            raise RowRefused(wrong, f"events[{event}].row.{wrong.field}", deal) from None
    scores = tuple(each.scores for each in written)
    return Computed(
        sheet,
        now,
        tuple(written),
        course.totals,
        course.winners,
        course.coming,
        (sheet.scores is not None and sheet.scores != scores)
        or (sheet.totals is not None and sheet.totals != course.totals)
        or (sheet.winners is not None and sheet.winners != course.winners),
    )


def _check(row: Row, players: int, place: str) -> None:
    """Refuse a row that is for another number of players."""
    for name in _BY_SEAT:
        if name in row and not (isinstance(row[name], list) and len(row[name]) == players):
            raise bad(f"{place}.{name}", f"expected one for each of {players} players")
    if row.get("out") not in (None, *range(players)):
        raise bad(f"{place}.out", f"must be a seat from 0 to {players - 1}, or null")
