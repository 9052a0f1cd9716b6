"""``kingcraft conformance``: write the vectors that any implementation must answer, and ask a command about them."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from .answer import (
    ANSWERED,
    REFUSED,
    UNREADABLE,
    Commands,
    fault,
    json_argument,
    json_line,
    language_argument,
    print_lines,
    system_reason,
)
from .language import lang, say

if TYPE_CHECKING:
    from ..conformance.kit import Size

#: The exit status after Ctrl-C, as in shells.
_INTERRUPTED: Final = 130
#: Default seconds for one question.
_TIMEOUT: Final = 60.0


def add_commands(commands: Commands) -> None:
    """Add the command and its subcommands to the parser."""
    conformance = commands.add_parser("conformance", help="test vectors for other implementations, and a runner")
    parts = conformance.add_subparsers(title="commands", metavar="COMMAND", required=True)
    export = parts.add_parser("export", parents=[language_argument()], help="write the kit to a folder")
    export.add_argument("folder", metavar="DIR", type=Path, help="a folder, new or empty or with an older kit")
    _kit_arguments(export)
    export.set_defaults(command=_export)
    run = parts.add_parser("run", parents=[json_argument(), language_argument()], help="hold a command against the kit")
    run.add_argument("folder", metavar="DIR", type=Path, nargs="?", help="an exported kit; without it one is made")
    run.add_argument("--cmd", required=True, help="the implementation, for example 'python -m kingcraft'")
    run.add_argument("--only", action="append", choices=("positions", "records", "broken"), help="ask this family only")
    run.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1, metavar="N", help="processes at a time")
    run.add_argument(
        "--timeout", type=_seconds, default=_TIMEOUT, metavar="S", help=f"seconds a question; default: {_TIMEOUT:.0f}"
    )
    _kit_arguments(run)

    def asked(options: argparse.Namespace) -> int:
        if options.folder is not None and _wanted(options):
            run.error("--seed and --size are for a kit that is made: leave them out with DIR, which holds one")
        return _run(options)

    run.set_defaults(command=asked)


def _kit_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--preset", action="append", default=[], metavar="NAME", help="only this preset; may be repeated"
    )
    # Not in the options unless given, because an existing kit has its own.
    unsaid = argparse.SUPPRESS
    parser.add_argument("--seed", default=unsaid, metavar="TEXT", help="another seed makes other vectors")
    parser.add_argument("--size", choices=("small", "full"), default=unsaid, help="how many vectors; default: full")


class _Wanted(TypedDict, total=False):
    seed: str
    size: "Size"


def _wanted(options: argparse.Namespace) -> _Wanted:
    wanted = _Wanted()
    if "seed" in options:
        wanted["seed"] = options.seed
    if "size" in options:
        wanted["size"] = options.size
    return wanted


def _jobs(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 256:
        raise argparse.ArgumentTypeError("must be from 1 to 256")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return seconds


def _export(options: argparse.Namespace) -> int:
    from ..conformance.export import NoKit, prepare_folder, write_kit
    from ..conformance.kit import make_kit
    from ..extras import require

    require("The conformance kit", "text")
    folder = options.folder
    if _unknown(options):
        return UNREADABLE
    try:
        prepare_folder(folder)  # first, because a kit takes seconds to make
        counts = write_kit(make_kit(options.preset, **_wanted(options)), folder).counts
    except NoKit as error:
        return fault(UNREADABLE, error.key, **error.arguments)
    except OSError as error:
        return fault(UNREADABLE, "conformance-cannot-write", file=str(folder), reason=system_reason(error))
    plain = {name: str(count) for name, count in counts.items()}
    return print_lines([say("conformance-exported", folder=str(folder), **plain)])


def _unknown(options: argparse.Namespace) -> bool:
    """Return whether an unknown preset is named, and print a line on standard error if so."""
    from ..games.registry import games_of_presets

    known = games_of_presets()
    wrong = [name for name in options.preset if name not in known]
    if wrong:
        fault(UNREADABLE, "conformance-no-preset", name=wrong[0], known=", ".join(known))
    return bool(wrong)


def _run(options: argparse.Namespace) -> int:
    from ..conformance.export import NoKit
    from ..conformance.run import CannotRun, command_of
    from ..extras import require

    require("The conformance kit", "text")
    try:
        command = command_of(options.cmd)
        if _unknown(options):
            return UNREADABLE
        if options.folder is not None:
            return _asked(options, command, options.folder)[0]
        return _asked_again(options, command)
    except CannotRun as error:
        key = "conformance-cannot-start" if error.why else "conformance-no-command"
        return fault(UNREADABLE, key, program=error.program, reason=error.why)
    except NoKit as error:
        return fault(UNREADABLE, error.key, **error.arguments)
    except OSError as error:
        file = str(error.filename or options.folder or "")
        return fault(UNREADABLE, "conformance-cannot-write", file=file, reason=system_reason(error))


def _asked_again(options: argparse.Namespace, command: list[str]) -> int:
    """Run with a new kit. It is kept if anything differs, because its documents show the difference."""
    import shutil
    import tempfile

    from ..conformance.export import write_kit
    from ..conformance.kit import make_kit

    folder = Path(tempfile.mkdtemp(prefix="kingcraft-conformance-kit-"))
    differs = False
    try:
        write_kit(make_kit(options.preset, **_wanted(options)), folder)
        status, differs = _asked(options, command, folder)
    finally:
        if not differs:
            shutil.rmtree(folder, ignore_errors=True)
    return status


def _asked(options: argparse.Namespace, command: list[str], folder: Path) -> tuple[int, bool]:
    """Ask everything and print the result. Return the exit status, and whether anything differs."""
    from ..conformance.export import read_kit
    from ..conformance.question import questions
    from ..conformance.report import report_json, report_lines
    from ..conformance.run import Runner
    from ..conformance.vector import FAMILIES

    asked = questions(read_kit(folder), options.only or FAMILIES, options.preset)
    result = Runner(command, folder, options.jobs, options.timeout).run(asked, _progress())
    if result.interrupted and _looked_at():
        print(file=sys.stderr)  # after the line of the progress
    lines = [json_line(report_json(result))] if options.json else report_lines(result, lang())
    status = print_lines(lines)
    differs = bool(result.differences)
    if status == ANSWERED and differs:
        status = REFUSED
    return (_INTERRUPTED if result.interrupted else status), differs


def _progress() -> Callable[[int, int], None]:
    def show(done: int, count: int) -> None:
        line = say("conformance-progress", done=str(done), count=str(count))
        print(f"\r{line}", end="" if done < count else "\n", file=sys.stderr, flush=True)

    return show if _looked_at() else lambda done, count: None  # noqa: ARG005


def _looked_at() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
