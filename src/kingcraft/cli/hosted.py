"""What the commands about a server's matches have in common: where these are (``docs/hosting.md``)."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

#: These commands. Where the matches are is said as for ``serve``: on the command line, in the environment, in a file.
COMMANDS: Final = frozenset({"backup", "restore", "rooms", "export", "import"})


def add_place(command: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """Add ``--config``, ``--data`` and ``--database``, with what the environment and the file say.

    ``given``: the command line. Raises :class:`~kingcraft.server.configured.BadOption`.
    """
    from ..server.arguments import add_arguments, add_place, add_worker_arguments
    from ..server.configured import Options

    options = Options(command)
    add_place(options)
    nothing = argparse.ArgumentParser
    others = {*add_arguments(nothing()).names, *add_worker_arguments(nothing()).names}
    options.take_defaults(given, os.environ, others)
    early = nothing(add_help=False, exit_on_error=False)
    for name in ("--data", "--database"):
        early.add_argument(name)
    try:
        said = early.parse_known_args(given)[0]
    except argparse.ArgumentError:
        return  # the real parser says what is wrong
    if said.data is not None and said.database is None:
        command.set_defaults(database=None)  # the folder that the command names, wherever the server has its matches


def data_of(options: argparse.Namespace) -> Path:
    """Return the data folder that is meant."""
    from ..server.settings import data_directory

    return Path(options.data or data_directory()).expanduser()


def complain(fault: object) -> int:
    """Print what is wrong in a line; return the exit status."""
    print(f"kingcraft: {fault}", file=sys.stderr)
    return 1
