"""``kingcraft copy``: the matches of a server from its SQLite file to PostgreSQL (``docs/hosting.md``)."""

import argparse
import sys
from pathlib import Path

from ..extras import require
from .answer import Commands

#: How a folder is named as the source.
SQLITE = "sqlite:"


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    copy = commands.add_parser("copy", help="copy a server's matches from its file to PostgreSQL")
    copy.add_argument("--from", dest="source", type=_folder, required=True, metavar="sqlite:FOLDER", help="its --data")
    copy.add_argument("--to", required=True, metavar="URL", help="postgresql://name:password@host/database, empty")
    copy.set_defaults(command=_run)


def _folder(text: str) -> Path:
    if not text.startswith(SQLITE) or text == SQLITE:
        raise argparse.ArgumentTypeError("must be a folder with matches: sqlite:FOLDER")
    return Path(text.removeprefix(SQLITE)).expanduser()


def _run(options: argparse.Namespace) -> int:
    require("Copying to PostgreSQL", "scale")
    from ..server.store.copying import copy
    from ..server.store.port import StoreError

    shows = sys.stderr.isatty()

    def heard(done: int, total: int) -> None:
        if shows:
            print(f"\r{done:,} of {total:,} events", end="", file=sys.stderr, flush=True)

    try:
        before, after = copy(options.source, options.to, heard)
    except StoreError as error:
        print(f"kingcraft: {error}", file=sys.stderr)
        return 1
    finally:
        if shows:
            print(file=sys.stderr)
    for name, kept in (("from", before), ("to", after)):
        print(f"{name}: {kept}")
    return 0
