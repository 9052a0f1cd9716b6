"""What every command that takes a file does: read documents, answer, report faults."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple, TypeAlias

from ..guide.columns import printable
from .language import lang, say

if TYPE_CHECKING:
    from ..games.options import Json
    from ..games.reasons import Refused

ANSWERED: Final = 0
REFUSED: Final = 1
UNREADABLE: Final = 2

#: The most characters of an error: longer ones come from nonsense in a document.
_LONGEST: Final = 400
_LONGEST_PLACE: Final = 150
_LONGEST_ID: Final = 60

#: Why the system does not let a file be read or written: the common reasons.
_SYSTEM_REASONS: Final[Mapping[int, str]] = {
    errno.ENOENT: "cli-system-missing",
    errno.EACCES: "cli-system-forbidden",
    errno.EPERM: "cli-system-forbidden",
    errno.EISDIR: "cli-system-folder",
    errno.ENOTDIR: "cli-system-no-folder",
    errno.ENOSPC: "cli-system-full",
    errno.EROFS: "cli-system-read-only",
}

#: Ends of the names of files with one document a line.
_LINE_FILES: Final = (".ndjson", ".jsonl")

#: The commands of the parser, to which each family adds its own.
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Answer(NamedTuple):
    """The answer about one document."""

    #: For standard output.
    lines: Sequence[str]
    status: int = ANSWERED
    #: For standard error.
    remark: str = ""


def language_argument() -> argparse.ArgumentParser:
    """Return a parent parser with ``--lang``."""
    from ..i18n import FALLBACK, languages

    parent = argparse.ArgumentParser(add_help=False)
    known = ", ".join(languages())
    parent.add_argument(
        "--lang",
        type=_language,
        default=FALLBACK,
        help=f"language of tables and messages ({known}); default: {FALLBACK}",
    )
    return parent


def _language(wanted: str) -> str:
    from ..i18n import FALLBACK, language, languages

    if language(wanted) == FALLBACK and not wanted.lower().startswith(FALLBACK):
        raise argparse.ArgumentTypeError(f"there is no language {wanted!r}; there are {', '.join(languages())}")
    return wanted


def file_argument() -> argparse.ArgumentParser:
    """Return a parent parser with the file that a command reads."""
    parent = argparse.ArgumentParser(add_help=False)
    parent.add_argument("file", metavar="FILE", help="a JSON file; - reads standard input")
    return parent


def records_argument() -> argparse.ArgumentParser:
    """Return a parent parser with the file of a record, or of many, a line each."""
    parent = file_argument()
    parent.add_argument(
        "--ndjson", action="store_true", help="many records, one a line (also: FILE.ndjson, FILE.jsonl)"
    )
    return parent


def json_argument() -> argparse.ArgumentParser:
    """Return a parent parser with ``--json``."""
    parent = argparse.ArgumentParser(add_help=False)
    parent.add_argument("--json", action="store_true", help="answer in JSON")
    return parent


def answer(options: argparse.Namespace, lines_of: "Callable[[Json], Sequence[str]]") -> int:
    """Read the document, print the answer or the one line that says what is wrong; return the exit status."""
    return _answer_one(options, lambda document: Answer(lines_of(document)))


def answer_records(options: argparse.Namespace, answer_of: "Callable[[Json], Answer]", headings: bool) -> int:
    """Answer each record of a file of one or of many; return the worst exit status.

    A record is answered as soon as its line is read, and a fault in one does not stop the others. With ``headings``
    a line before each answer has the number of the record's line and its ``id``.
    """
    if options.ndjson or options.file.lower().endswith(_LINE_FILES):
        return _answer_lines(options, answer_of, headings)
    return _answer_one(options, answer_of)


def _answer_one(options: argparse.Namespace, answer_of: "Callable[[Json], Answer]") -> int:
    from ..games.reasons import Refused
    from ..record.document import Unreadable, read_document

    file = options.file
    try:
        with _opened(file) as stream:
            document = read_document(stream)
    except OSError as error:
        return _cannot_read(error, file)
    except Unreadable as error:
        return fault(UNREADABLE, "cli-unreadable", file=file, key=error.key, **error.arguments)
    try:
        given = answer_of(document)
    except Refused as refusal:
        return refused(refusal)
    return print_lines(given.lines) or _remarked(given)


def _answer_lines(options: argparse.Namespace, answer_of: "Callable[[Json], Answer]", headings: bool) -> int:
    from ..games.reasons import Refused
    from ..record.document import Unreadable
    from ..record.lines import documents

    worst, gap = ANSWERED, list[str]()
    try:
        with _opened(options.file) as stream:
            for number, document in documents(stream):
                where = say("cli-line", line=str(number))
                if isinstance(document, Unreadable):
                    worst = fault(UNREADABLE, "cli-unreadable", where, document.key, **document.arguments)
                    continue
                try:
                    given = answer_of(document)
                except Refused as refusal:
                    worst = max(worst, refused(refusal, where))
                    continue
                heading = [*gap, _heading(where, document)] if headings else []
                broken = print_lines([*heading, *given.lines])
                if broken:
                    return max(worst, broken)
                gap = [""]
                worst = max(worst, _remarked(given, where))
    except OSError as error:
        return _cannot_read(error, options.file)
    except Unreadable as error:
        return fault(UNREADABLE, "cli-unreadable", options.file, error.key, **error.arguments)
    return worst


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    from ..record.document import Unreadable

    if file != "-":
        with Path(file).open("rb") as stream:
            yield stream
    elif sys.stdin is None:
        raise Unreadable("cli-no-input")
    else:
        yield sys.stdin.buffer


def _heading(where: str, document: "Json") -> str:
    name = document.get("id") if isinstance(document, dict) else None
    return f"{where}: {printable(name, _LONGEST_ID)}" if isinstance(name, str) and name else where


def _remarked(given: Answer, where: str = "") -> int:
    if given.remark:
        complain(f"{where}: {given.remark}" if where else given.remark)
    return given.status


def refused(refusal: "Refused", where: str = "") -> int:
    """Print ``PLACE: CODE: text``, after ``where`` if it is given; return the exit status."""
    place, code = printable(refusal.place, _LONGEST_PLACE), refusal.code
    before = f"{where}: " if where else ""
    why = refusal.contradiction.text(lang()) if refusal.contradiction else refusal.detail
    detail = f" ({why})" if why else ""
    complain(f"{before}{place}: {code}: {say(f'reason-{code}')}{detail}")
    return REFUSED


def fault(status: int, frame: str, file: str = "", key: str = "", **arguments: str | int) -> int:
    """Print the text ``frame``, in which ``why`` is the text ``key``; return ``status``."""
    # As texts: a number would be written with thousands separators.
    plain = {name: str(argument) for name, argument in arguments.items()}
    why = {"why": say(key, **plain)} if key else {}
    complain(say(frame, **{"file": file, **plain, **why}))
    return status


def _cannot_read(error: OSError, file: str) -> int:
    return fault(UNREADABLE, "cli-cannot-read", file, why=system_reason(error))


def print_lines(lines: Sequence[str]) -> int:
    """Print an answer; return the exit status."""
    if sys.stdout is None:
        return ANSWERED
    try:
        if any(lines):
            sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
    except OSError as error:
        # The interpreter must not write the rest of the buffer when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return REFUSED
        return fault(UNREADABLE, "cli-cannot-write", why=system_reason(error))
    return ANSWERED


def json_line(value: "Json", *, ascii_only: bool = True) -> str:
    """Return an answer in JSON."""
    import json  # a command that answers in words starts without it

    return json.dumps(value, ensure_ascii=ascii_only)


def complain(line: str) -> None:
    """Print one line on standard error."""
    if sys.stderr is not None:
        print(printable(line, _LONGEST), file=sys.stderr)


def system_reason(error: OSError) -> str:
    """Return in a few words why the system does not let a file be read or written; a rare reason in its own words."""
    key = _SYSTEM_REASONS.get(error.errno or 0)
    return say(key) if key else error.strerror or type(error).__name__
