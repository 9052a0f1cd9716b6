"""The commands of ``kingcraft`` and their arguments.

Answers and exit statuses are those of ``docs/rules/records.md``, command line: 0 answered, 1 refused (one line
``PLACE: CODE: text`` on standard error) or not proven, 2 a file that cannot be read or is not JSON. A command whose
extra is not installed also ends with 2 (:mod:`kingcraft.extras`). Everything is imported when it is needed: ``legal``
starts without the server, and nothing here imports the compiler.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Final

from .. import __version__
from ..extras import MissingExtra
from . import arena, conformance, positions, records, review, rules, show
from .answer import UNREADABLE, complain

INTERRUPTED: Final = 130

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
    except MissingExtra as missing:
        complain(str(missing))
        return UNREADABLE


def _parser(with_server: bool) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kingcraft", description="Kings Corner and King: play them, and check records."
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
    serve = commands.add_parser("serve", help="serve tables to browsers")
    if with_server:
        from ..server.arguments import add_arguments
        from ..server.serve import run

        add_arguments(serve)
        serve.set_defaults(command=run)
    return parser
