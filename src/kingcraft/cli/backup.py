"""``kingcraft backup`` and ``restore``: a server's matches, saved while it runs, and back (``docs/hosting.md``)."""

import argparse
from pathlib import Path

from .answer import Commands
from .hosted import complain, data_of


def add_commands(commands: Commands) -> None:
    """Add the commands to the parser."""
    backup = commands.add_parser("backup", help="save a server's matches to a file, while it runs or not")
    backup.add_argument("file", type=Path, metavar="FILE", help="the backup; one that is there is replaced")
    backup.set_defaults(command=_back_up)
    restore = commands.add_parser("restore", help="bring a server's matches back from a backup; it must not run")
    restore.add_argument("file", type=Path, metavar="FILE", help="the backup")
    restore.add_argument(
        "--replace", action="store_true", help="though the folder has matches: they are kept beside, with the time"
    )
    restore.set_defaults(command=_restore)


def _back_up(options: argparse.Namespace) -> int:
    from ..server.control import ask
    from ..server.store.closed import refuse_target, save, take
    from ..server.store.port import StoreError

    if options.database:
        return complain("matches in PostgreSQL are saved by pg_dump --schema=kingcraft")
    folder = data_of(options)
    try:
        refuse_target(folder, options.file)
        made = ask(folder, "backup")
        counts = save(folder, options.file) if made is None else take(folder / Path(made[0]).name, options.file)
    except StoreError as error:
        return complain(error)
    print(f"{options.file}: {counts}")
    return 0


def _restore(options: argparse.Namespace) -> int:
    from ..server.store.closed import restore
    from ..server.store.port import StoreError

    if options.database:
        return complain("matches in PostgreSQL are brought back by pg_restore; --data names a folder in its place")
    folder = data_of(options)
    try:
        counts, kept = restore(options.file, folder, replace=options.replace)
    except StoreError as error:
        return complain(error)
    print(f"{folder}: {counts}")
    if kept is not None:
        print(f"before: {kept}")
    return 0
