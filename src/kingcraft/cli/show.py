"""``kingcraft show``: a match as text that people can read and send."""

import argparse
import sys
from typing import TYPE_CHECKING, Final

from .answer import REFUSED, Answer, Commands, answer_records, language_argument, records_argument
from .language import lang, say
from .sheets import is_sheet
from .sheets import shown as sheet_shown

if TYPE_CHECKING:
    from ..games.options import Json

#: What to print instead of a sign that an encoding does not have, in one cell: small letters for suits (in German
#: ``Dd`` is a queen of diamonds), ASCII for the rest.
_SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
_STAND_INS: Final = {
    "−": "-", "–": "-", "‑": "-", "→": ">", "›": ">", "·": "-", "…": "~", "│": "|", "─": "-",
    "’": "'", "“": '"', "”": '"',
}  # fmt: skip


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    parents = [records_argument(), language_argument()]
    show = commands.add_parser("show", parents=parents, help="print a match, card by card, with its score sheet")
    part = show.add_mutually_exclusive_group()
    part.add_argument("--deal", type=deal_number, metavar="N", help="only this deal; the first is 1")
    part.add_argument("--brief", action="store_true", help="only who played, and the score sheet")
    show.set_defaults(command=_show)


def deal_number(text: str) -> int:
    """Read the number of a deal, from 1. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError("must be 1 or more")
    return int(text)


def _show(options: argparse.Namespace) -> int:
    from ..extras import require
    from ..guide.show import show, show_deal
    from ..record.replay import replay_document

    require("A match as text", "text")
    number = options.deal
    stand_ins = stand_ins_for(getattr(sys.stdout, "encoding", None) or "utf-8")

    def shown(document: "Json") -> Answer:
        if is_sheet(document):
            answer = sheet_shown(document)
            return answer._replace(lines=[line.translate(stand_ins) for line in answer.lines])
        replay = replay_document(document)
        if number is None:
            lines = show(replay, lang(), deals=not options.brief)
        elif number <= len(replay.record.deals):
            lines = show_deal(replay, lang(), number)
        else:
            held = len(replay.record.deals)
            return Answer([], REFUSED, say("cli-no-such-deal", deal=str(number), count=held))
        return Answer([line.translate(stand_ins) for line in lines])

    return answer_records(options, shown, headings=True)


def stand_ins_for(encoding: str) -> dict[int, str]:
    """Return what to print instead of signs that ``encoding`` does not have; for suits all or none."""
    signs = {sign: plain for sign, plain in _STAND_INS.items() if not _knows(encoding, sign)}
    if not _knows(encoding, "".join(_SUITS)):
        signs |= _SUITS
    return str.maketrans(signs)


def _knows(encoding: str, signs: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
