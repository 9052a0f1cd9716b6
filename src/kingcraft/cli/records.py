"""``kingcraft replay`` and ``kingcraft verify``: questions about a record (``docs/rules/records.md``)."""

import argparse
from typing import TYPE_CHECKING

from ..guide.columns import printable
from .answer import (
    ANSWERED,
    REFUSED,
    Answer,
    Commands,
    answer_records,
    complain,
    json_argument,
    json_line,
    language_argument,
    records_argument,
)
from .language import say
from .sheets import is_sheet
from .sheets import verified as sheet_verified

if TYPE_CHECKING:
    from ..games.options import Json
    from ..record.replay import Replay


def add_commands(commands: Commands) -> None:
    """Add both commands to the parser."""
    parents = [records_argument(), json_argument(), language_argument()]
    replay = commands.add_parser("replay", parents=parents, help="replay a record and print its scores")
    replay.add_argument("--legal", action="store_true", help="also print the legal tokens before each action")
    replay.set_defaults(command=_replay)
    about = "check that the deals were fair, or that a score sheet adds up"
    verify = commands.add_parser("verify", parents=parents, help=about)
    verify.set_defaults(command=_verify)


def _replay(options: argparse.Namespace) -> int:
    from ..record.replay import replay_document

    def replayed(document: "Json") -> Answer:
        replay = replay_document(document, options.legal)
        return Answer([json_line(replay.to_json())] if options.json else _table(replay))

    return answer_records(options, replayed, headings=not options.json)


def _verify(options: argparse.Namespace) -> int:
    from ..record.record import parse_record
    from ..record.verify import proven, verify

    nothing = say("cli-no-deal")
    records = 0
    sent_openly = False

    def verified(document: "Json") -> Answer:
        nonlocal records, sent_openly
        if is_sheet(document):
            records += 1
            return sheet_verified(document, as_json=options.json)
        verdicts = verify(parse_record(document))
        records += 1
        sent_openly |= any(verdict.sent_openly for verdict in verdicts)
        verdict_lines = []
        for deal, verdict in enumerate(verdicts):
            why = say(verdict.fault, seat=str(verdict.seat)) if verdict.fault else ""
            verdict_lines.append(say(f"cli-{verdict.kind}", deal=str(deal), why=why))
        lines = [json_line(verdict_lines, ascii_only=False)] if options.json else verdict_lines
        return Answer(lines, ANSWERED if proven(verdicts) else REFUSED, "" if verdicts else nothing)

    status = answer_records(options, verified, headings=not options.json)
    if sent_openly:  # once, for all records
        complain(say("cli-sent-openly"))
    if status == ANSWERED and not records:  # an empty stream of records proves nothing
        complain(nothing)
        return REFUSED
    return status


def _table(replay: "Replay") -> list[str]:
    record, match = replay.record, replay.match
    names = [printable(name, 24) for name in record.players]
    rows = [[say("cli-deal"), *names]]
    for deal in range(len(record.deals)):
        ended = match.ended[deal] if deal < len(match.ended) else None
        if ended is None or ended.void:
            scores = [say("cli-open" if ended is None else "cli-void")] * len(names)
        else:
            scores = list(map(str, ended.scores))
        rows.append([str(deal), *scores])
    rows.append([say("cli-total"), *map(str, match.totals)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    if match.over:
        winners = ", ".join(names[seat] for seat in match.winners)
        lines.append(say("cli-winners", count=len(match.winners), names=winners))
    else:
        lines.append(say("cli-unfinished"))
    for deal, before in enumerate(replay.legal or ()):
        for action, tokens in enumerate(before):
            lines.append(say("cli-legal", deal=str(deal), action=str(action), tokens=" ".join(tokens)))
    return lines
