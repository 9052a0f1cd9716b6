"""A match that was played with the program, as a sheet: the counts that people would have written down."""

from typing import Final

from ..games.options import Json
from ..record.replay import Replay
from ..record.rules import rules_json
from .course import PADS
from .sheet import FORMAT, Sheet, parse_sheet

#: The phone that writes a whole match at once.
WRITER: Final = "play"


def sheet_of(replay: Replay, name: str) -> Sheet:
    """Return the sheet of a match so far, with its scores. ``name``: of the sheet, as its id."""
    record, match = replay.record, replay.match
    start: dict[str, Json] = {
        "n": 1,
        "by": WRITER,
        "op": "start",
        "id": name,
        "game": record.rules.game,
        "rules": rules_json(record.rules),
        "players": list(record.players),
        "dealer": record.dealer,
    }
    pad = PADS[record.rules.game]
    rows = [{"void": True} if deal.void else pad.row(deal) for deal in match.ended]
    puts = [{"n": at + 1, "by": WRITER, "op": "put", "at": at, "row": row} for at, row in enumerate(rows, 1)]
    return parse_sheet(
        {
            "format": FORMAT,
            "events": [start, *puts],
            "scores": [list(deal.scores) for deal in match.ended],
            "totals": match.totals,
            "winners": match.winners,
        }
    )
