"""Score sheets on the command line: what ``show`` and ``verify`` say of them, and ``kingcraft sheet``."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from .answer import ANSWERED, REFUSED, Answer, Commands, answer_records, json_line, language_argument, records_argument
from .language import lang, say

if TYPE_CHECKING:
    from ..games.options import Json
    from ..pad.computed import Computed


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    parents = [records_argument(), language_argument()]
    sheet = commands.add_parser("sheet", parents=parents, help="turn a record into a score sheet, as for real cards")
    sheet.set_defaults(command=_sheet)


def is_sheet(document: "Json") -> bool:
    """Whether a document says that it is a score sheet, of whatever version."""
    said = document.get("format") if isinstance(document, dict) else None
    return isinstance(said, str) and said.startswith("kingcraft-sheet/")


def shown(document: "Json") -> Answer:
    """Return the answer of ``show``. Raises ``Refused``."""
    from ..guide.show_sheet import show_sheet

    return _answered(document, lambda found: Answer(show_sheet(found, lang())))


def verified(document: "Json", *, as_json: bool) -> Answer:
    """Return the answer of ``verify``: whether all rows add up, fit the rules and agree with the sums in the sheet."""
    from ..guide.show_sheet import remarks

    def verdict(found: "Computed") -> Answer:
        doubts = remarks(found, lang())
        status = REFUSED if doubts else ANSWERED
        if as_json:
            return Answer([json_line(_json(found))], status)
        return Answer(doubts or [say("pad-adds-up", count=len(found.written))], status)

    return _answered(document, verdict)


def _answered(document: "Json", answer: "Callable[[Computed], Answer]") -> Answer:
    from ..pad.computed import computed
    from ..pad.sheet import parse_sheet

    return answer(computed(parse_sheet(document)))


def _json(found: "Computed") -> "Json":
    marks = [found.wrong[at].code if at in found.wrong else each.mark for at, each in enumerate(found.written)]
    return {
        "scores": [list(each.scores) for each in found.written],
        "totals": list(found.totals),
        "winners": list(found.winners),
        "marks": {str(number): mark for number, mark in enumerate(marks, 1) if mark},
        "twice": [number for number, at in enumerate(found.folded.keys, 1) if at in found.twice],
        "differs": found.differs,
    }


def _sheet(options: argparse.Namespace) -> int:
    from ..pad.written import sheet_of
    from ..record.replay import replay_document

    def turned(document: "Json") -> Answer:
        replay = replay_document(document)
        name = replay.record.notes.get("id")
        sheet = sheet_of(replay, name if isinstance(name, str) and name else "played")
        return Answer([json_line(sheet.to_json(), ascii_only=False)])

    return answer_records(options, turned, headings=False)
