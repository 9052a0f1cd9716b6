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


#: What is counted in place of a row that cannot be: nothing.
_NOTHING: Final[Row] = {"missing": True, "void": True}


@dataclass(frozen=True, slots=True)
class Computed:
    """What the rows of a sheet come to."""

    sheet: Sheet
    folded: Folded
    #: Of each row.
    written: tuple[Written, ...]
    #: The rows that cannot be under these rules, by their index, and why: they count nothing.
    wrong: Mapping[int, Wrong]
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
    """Work a sheet out. A row that cannot be under its rules stays as it is and counts nothing.

    Raises :class:`Refused` (``bad-format``) at a row that is not of this game, or not for this number of players.
    """
    now = folded(sheet)
    pad = PADS[now.start.rules.game]
    course = pad.course(now.start.rules.options, len(now.start.players), now.start.dealer)
    written, faults = list[Written](), dict[int, Wrong]()
    for index, (row, event) in enumerate(zip(now.rows, now.events, strict=True)):
        if not pad.knows(row):
            raise bad(f"events[{event}].row", f"is no row of {now.start.rules.game}")
        _check(row, len(now.start.players), f"events[{event}].row")
        try:
            written.append(course.add(row))
        except Wrong as wrong:
            faults[index] = wrong
            written.append(course.add(_NOTHING))
    scores = tuple(each.scores for each in written)
    return Computed(
        sheet,
        now,
        tuple(written),
        faults,
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
