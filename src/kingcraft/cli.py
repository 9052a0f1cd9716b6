"""The command line: ``kingcraft legal | perft | replay | verify | serve``.

Answers and exit statuses are those of ``records.md``: 0 answered, 1 refused (one line ``PLACE: CODE: text`` on standard
error) or not proven, 2 a file that cannot be read or is not JSON. Everything is imported when it is needed: ``legal``
starts without the server, and nothing here imports the compiler.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from . import __version__

if TYPE_CHECKING:
    from .games.options import Json
    from .record.replay import Replay

ANSWERED: Final = 0
REFUSED: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130

#: Longer texts on the one line of an error come from nonsense in a document and help nobody.
_LONGEST: Final = 400
_LONGEST_PLACE: Final = 150

Command = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives its exit status. ``arguments`` are those of the process if left out."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        # Names and tokens in documents may hold anything, lone surrogates too; a terminal may know ASCII only.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        options = _parser(with_server=given[:1] == ["serve"]).parse_args(given)
        command: Command = options.command
        return command(options)
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser(with_server: bool) -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", default="en", help="language of tables and messages (en, de); default: en")
    file = argparse.ArgumentParser(add_help=False)
    file.add_argument("file", metavar="FILE", help="a JSON file; - reads standard input")
    as_json = argparse.ArgumentParser(add_help=False)
    as_json.add_argument("--json", action="store_true", help="answer in JSON")

    parser = argparse.ArgumentParser(
        prog="kingcraft", description="Kings Corner and King: play them, and check records."
    )
    parser.add_argument("--version", action="version", version=f"kingcraft {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    legal = commands.add_parser("legal", parents=[file, common], help="the legal tokens of a position")
    legal.set_defaults(command=_legal)

    perft = commands.add_parser("perft", parents=[file, common], help="count action sequences from a position")
    perft.add_argument("--depth", type=_depth, required=True, metavar="N", help="how many actions")
    perft.set_defaults(command=_perft)

    replay = commands.add_parser("replay", parents=[file, as_json, common], help="replay a record and print its scores")
    replay.add_argument("--legal", action="store_true", help="also print the legal tokens before each action")
    replay.set_defaults(command=_replay)

    verify = commands.add_parser("verify", parents=[file, as_json, common], help="check that the deals were fair")
    verify.set_defaults(command=_verify)

    serve = commands.add_parser("serve", help="serve tables to browsers")
    if with_server:
        from .server.arguments import add_arguments
        from .server.serve import run

        add_arguments(serve)
        serve.set_defaults(command=run)
    return parser


def _depth(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError("must be 0 or more")
    return int(text)


def _legal(options: argparse.Namespace) -> int:
    from .record.position import parse_position

    return _answer(options, lambda document: ["\n".join(parse_position(document).legal())])


def _perft(options: argparse.Namespace) -> int:
    from .record.perft import perft
    from .record.position import parse_position

    return _answer(options, lambda document: [str(perft(parse_position(document), options.depth))])


def _replay(options: argparse.Namespace) -> int:
    from .record.replay import replay_document

    def answer(document: "Json") -> list[str]:
        replay = replay_document(document, options.legal)
        return [json.dumps(replay.to_json())] if options.json else _table(replay, options.lang)

    return _answer(options, answer)


def _verify(options: argparse.Namespace) -> int:
    from .i18n import text
    from .record.record import parse_record
    from .record.verify import Verdict, proven, verify

    verdicts: list[Verdict] = []

    def answer(document: "Json") -> list[str]:
        verdicts.extend(verify(parse_record(document)))
        lines = []
        for deal, verdict in enumerate(verdicts):
            why = text(options.lang, verdict.fault) if verdict.fault else ""
            lines.append(text(options.lang, f"cli-{verdict.kind}", deal=str(deal), why=why))
        return [json.dumps(lines, ensure_ascii=False)] if options.json else lines

    status = _answer(options, answer)
    if status == ANSWERED and not verdicts:
        print(text(options.lang, "cli-no-deal"), file=sys.stderr)
    return status or (ANSWERED if proven(verdicts) else REFUSED)


def _table(replay: "Replay", lang: str) -> list[str]:
    """A table of deals and scores: a line a deal, a column a seat."""
    from .i18n import text

    record, match = replay.record, replay.match
    names = [_printable(name, 24) for name in record.players]
    rows = [[text(lang, "cli-deal"), *names]]
    for deal in range(len(record.deals)):
        ended = deal < len(match.ended)
        scores = map(str, match.ended[deal].scores) if ended else [text(lang, "cli-open")] * len(names)
        rows.append([str(deal), *scores])
    rows.append([text(lang, "cli-total"), *map(str, match.totals)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    if match.over:
        winners = ", ".join(names[seat] for seat in match.winners)
        lines.append(text(lang, "cli-winners", count=len(match.winners), names=winners))
    else:
        lines.append(text(lang, "cli-unfinished"))
    for deal, before in enumerate(replay.legal or ()):
        for action, tokens in enumerate(before):
            lines.append(text(lang, "cli-legal", deal=str(deal), action=str(action), tokens=" ".join(tokens)))
    return lines


def _answer(options: argparse.Namespace, answer: "Callable[[Json], list[str]]") -> int:
    """Read the document, print the answer or the one line that says what is wrong; gives the exit status."""
    from .games.reasons import Refused
    from .record.document import Unreadable, read_document

    lang, file = options.lang, options.file
    try:
        if file == "-":
            if sys.stdin is None:
                return _fault(UNREADABLE, lang, "cli-unreadable", file="-", key="cli-no-input")
            document = read_document(sys.stdin.buffer)
        else:
            with Path(file).open("rb") as stream:
                document = read_document(stream)
    except OSError as error:
        return _fault(UNREADABLE, lang, "cli-cannot-read", file=file, why=error.strerror or type(error).__name__)
    except Unreadable as error:
        return _fault(UNREADABLE, lang, "cli-unreadable", file=file, key=error.key, **error.arguments)
    try:
        lines = answer(document)
    except Refused as refusal:
        from .i18n import text

        place, code = _printable(refusal.place, _LONGEST_PLACE), refusal.code
        detail = f" ({refusal.detail})" if refusal.detail else ""
        _complain(f"{place}: {code}: {text(lang, f'reason-{code}')}{detail}")
        return REFUSED
    return _print(lines, lang)


def _fault(status: int, lang: str, frame: str, key: str = "", **arguments: str | int) -> int:
    from .i18n import text

    # As texts: a number would be written with thousands separators.
    plain = {name: str(argument) for name, argument in arguments.items()}
    why = {"why": text(lang, key, **plain)} if key else {}
    _complain(text(lang, frame, **{**plain, **why}))
    return status


def _print(lines: list[str], lang: str) -> int:
    if sys.stdout is None:
        return ANSWERED
    try:
        if any(lines):
            sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
    except OSError as error:
        # What is left in the buffer must not be written again when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return REFUSED
        return _fault(UNREADABLE, lang, "cli-cannot-write", why=error.strerror or type(error).__name__)
    return ANSWERED


def _complain(line: str) -> None:
    if sys.stderr is not None:
        print(_printable(line), file=sys.stderr)


def _printable(text: str, longest: int = _LONGEST) -> str:
    """``text`` on one line: what a terminal cannot show, or would obey, is escaped; a very long one is cut."""
    start = text[: longest + 1]
    shown = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in start)
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."
