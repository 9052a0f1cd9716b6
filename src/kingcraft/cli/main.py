"""The commands of ``kingcraft`` and their arguments.

Answers and exit statuses: ``docs/rules/records.md``, command line. A command without its extra exits with 2
(:mod:`kingcraft.extras`). Everything is imported when it is needed: ``legal`` starts without the server, and nothing
here imports the compiler.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from .. import __version__
from ..extras import MissingExtra
from . import (
    arena,
    backup,
    conformance,
    copy,
    exchange,
    hosted,
    positions,
    records,
    review,
    rooms,
    rules,
    sheets,
    show,
    site,
)
from .answer import UNREADABLE, complain
from .language import speaking

INTERRUPTED: Final = 130

#: The environment variable in which ``start.py`` says how it was called: ``python3 start.py``.
CALLED_AS: Final = "KINGCRAFT_CALLED_AS"

Command = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. ``arguments``: by default those of the process."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        # Documents may have any name or token, lone surrogates too, and a terminal may have ASCII only.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        options = _options(given)
        command: Command = options.command
        with speaking(getattr(options, "lang", "en")):
            return command(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    except MissingExtra as missing:
        complain(str(missing))
        return UNREADABLE


class _Parser(argparse.ArgumentParser):
    """A parser whose errors name the command that prints help."""

    def error(self, message: str) -> NoReturn:
        # start.py lists the options of serve in its own help.
        helpful = self.prog.removesuffix(" serve") if os.environ.get(CALLED_AS) else self.prog
        super().error(f"{message}; see {helpful} --help")


def _options(given: Sequence[str]) -> argparse.Namespace:
    """Read the arguments. An unknown one is reported by the command that does not take it."""
    parser = _parser(given)
    options, unknown = parser.parse_known_args(given)
    if hasattr(options, "rooms") and not any(each.startswith("-") for each in unknown):
        # argparse takes the names before the first option alone.
        options.rooms, unknown = [*options.rooms, *unknown], []
    if unknown:
        options.parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    return options


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of all commands. ``given``: the arguments; what only some need is imported for those alone."""
    wanted = "".join(given[:1])
    parser: argparse.ArgumentParser = _Parser(
        prog=os.environ.get(CALLED_AS) or "kingcraft",
        description="Kings Corner and King: play them, and check records.",
    )
    parser.add_argument("--version", action="version", version=f"kingcraft {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    positions.add_commands(commands)
    records.add_commands(commands)
    rules.add_commands(commands)
    conformance.add_commands(commands)
    show.add_commands(commands)
    arena.add_commands(commands)
    review.add_commands(commands)
    sheets.add_commands(commands)
    site.add_commands(commands)
    copy.add_commands(commands)
    backup.add_commands(commands)
    rooms.add_commands(commands)
    exchange.add_commands(commands)
    serve = commands.add_parser("serve", help="serve tables to browsers")
    worker = commands.add_parser("worker", help="compute bots' turns, hints and reviews for servers")
    for command in commands.choices.values():
        command.set_defaults(parser=command)
    if wanted in ("serve", "worker") or wanted in hosted.COMMANDS:
        from ..server.arguments import add_arguments, add_worker_arguments
        from ..server.configured import BadOption

        try:
            if wanted in hosted.COMMANDS:
                hosted.add_place(commands.choices[wanted], given)
                return parser
            of_serve, of_worker = add_arguments(serve), add_worker_arguments(worker)
            named = of_serve if wanted == "serve" else of_worker
            named.take_defaults(given, os.environ, {*of_serve.names, *of_worker.names})
        except BadOption as fault:
            complain(str(fault))
            raise SystemExit(UNREADABLE) from None
        if wanted == "serve":
            from ..server.serve import run

            serve.set_defaults(command=run, places=of_serve.places)
        else:
            from ..server.worker import run as work

            worker.set_defaults(command=work)
    return parser
