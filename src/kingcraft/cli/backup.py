"""``kingcraft backup`` and ``restore``: a server's matches, saved while it runs, and back (``docs/hosting.md``)."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from .answer import Commands

#: The variable of ``serve --database``, as ``server/configured.py`` names it.
_DATABASE: Final = "KINGCRAFT_DATABASE"


def add_commands(commands: Commands) -> None:
    """Add the commands to the parser."""
    backup = commands.add_parser("backup", help="save a server's matches to a file, while it runs or not")
    backup.add_argument("file", type=Path, metavar="FILE", help="the backup; one that is there is replaced")
    add_data(backup)
    backup.add_argument("--database", metavar="URL", help="for PostgreSQL: says what to use in place of this")
    backup.set_defaults(command=_back_up)
    restore = commands.add_parser("restore", help="bring a server's matches back from a backup; it must not run")
    restore.add_argument("file", type=Path, metavar="FILE", help="the backup")
    add_data(restore)
    restore.add_argument(
        "--replace", action="store_true", help="though the folder has matches: they are kept beside, with the time"
    )
    restore.set_defaults(command=_restore)


def add_data(command: argparse.ArgumentParser) -> None:
    """Add the option of the data folder."""
    command.add_argument(
        "--data",
        type=_folder,
        metavar="FOLDER",
        help="the server's --data (default: KINGCRAFT_DATA, or where your system keeps data)",
    )


def data_of(options: argparse.Namespace) -> Path:
    """Return the data folder that is meant."""
    from ..server.settings import data_directory

    return Path(options.data or data_directory())


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder is missing")  # an empty path would be the current one
    return Path(text).expanduser()


def _back_up(options: argparse.Namespace) -> int:
    from ..server.control import ask
    from ..server.store.closed import refuse_target, save, take
    from ..server.store.port import StoreError

    if options.database or (os.environ.get(_DATABASE) and options.data is None):
        print("kingcraft: matches in PostgreSQL are saved by pg_dump --schema=kingcraft", file=sys.stderr)
        return 1
    folder = data_of(options)
    try:
        refuse_target(folder, options.file)
        made = ask(folder, "backup")
        counts = save(folder, options.file) if made is None else take(folder / Path(made[0]).name, options.file)
    except StoreError as error:
        print(f"kingcraft: {error}", file=sys.stderr)
        return 1
    print(f"{options.file}: {counts}")
    return 0


def _restore(options: argparse.Namespace) -> int:
    from ..server.store.closed import restore
    from ..server.store.port import StoreError

    folder = data_of(options)
    try:
        counts, kept = restore(options.file, folder, replace=options.replace)
    except StoreError as error:
        print(f"kingcraft: {error}", file=sys.stderr)
        return 1
    print(f"{folder}: {counts}")
    if kept is not None:
        print(f"before: {kept}")
    return 0
