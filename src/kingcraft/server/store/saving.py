"""A copy of the SQLite file in one piece, while it is written to, and whether such a copy can be used.

The connection that holds the database makes it, in steps, and moves are stored between them: SQLite brings pages that
are copied already up to date when the same connection changes them. So a copy has everything that was stored before
it was begun, and most of what was stored meanwhile.
"""

import contextlib
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from . import schema
from .port import StoreError

#: Pages that are copied at once, of 4 kB: some milliseconds.
PAGES: Final = 64
#: Bytes that a copy leaves free on its disk: moves may be stored there too.
SPARE: Final = 16 << 20


class Counts(NamedTuple):
    """What a database keeps."""

    rooms: int
    events: int
    reviews: int

    def __str__(self) -> str:
        return f"rooms {self.rooms:,}, events {self.events:,}, reviews {self.reviews:,}"


def part_of(path: Path) -> Path:
    """Return the name under which a file is written until it is complete."""
    return path.with_name(f"{path.name}.part")


def write(connection: sqlite3.Connection, part: Path, between: Callable[[], None]) -> None:
    """Copy the database of ``connection`` to the file ``part``, which is made. ``between``: called after each step.

    Raises :class:`StoreError`; ``sqlite3.Error`` and what ``between`` raises.
    """
    size = _pragma(connection, "page_count") * _pragma(connection, "page_size")
    try:
        free = shutil.disk_usage(part.parent).free
        part.unlink(missing_ok=True)
        if free < size + SPARE:
            raise StoreError(f"{part.parent} has no room for a copy: {size >> 20} MB and {SPARE >> 20} MB to spare")
        # The log holds the seeds of deals under way, and so does its copy.
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreError(f"{part.parent} cannot be written ({error.strerror}): choose another place") from None
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        # Until it is complete it is worth nothing, so a journal would be in vain; finish() has it on disk.
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute("PRAGMA synchronous = OFF")
        connection.backup(copy, pages=PAGES, progress=lambda *_: between())


def finish(part: Path, path: Path) -> Counts:
    """Look through the copy ``part``, have it on disk, and give it its name. Return what it keeps.

    Raises :class:`StoreError`.
    """
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
        counts = checked(part)
        put(part, path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} cannot be written ({error}): choose another place") from None
    return counts


def put(part: Path, path: Path) -> None:
    """Have a file on disk, and give it its name. Raises ``OSError``."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)
    if sys.platform != "win32":  # which has no way to say so
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def give(path: Path, folder: Path) -> None:
    """Give a new file to the user whose folder it is in: root may run the command, and another user the server."""
    with contextlib.suppress(OSError, AttributeError):  # no one else may, and Windows knows no such thing
        owner = folder.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def discard(part: Path) -> None:
    """Remove a copy that was not completed."""
    with contextlib.suppress(OSError):
        part.unlink(missing_ok=True)


def checked(path: Path) -> Counts:
    """Return what a database keeps that no program writes to, after looking all of it through; it stays as it is.

    Raises :class:`StoreError`: it is no Kingcraft's, of a newer one, damaged, or cannot be read.
    """
    try:
        if not path.is_file():
            raise StoreError(f"{path} is not there")
        if path.with_name(f"{path.name}-wal").exists():
            raise StoreError(
                f"{path} is not a backup: a part of it is in {path.name}-wal. Let Kingcraft serve and end with it once"
            )
        path.open("rb").close()
        address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            if _pragma(connection, "application_id") != schema.APPLICATION_ID:
                raise StoreError(f"{path} is not a Kingcraft database")
            if (version := _pragma(connection, "user_version")) > len(schema.MIGRATIONS):
                raise StoreError(
                    f"{path} was written by a newer Kingcraft (schema {version}, this one knows "
                    f"{len(schema.MIGRATIONS)}): update Kingcraft"
                )
            if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise StoreError(f"{path} is damaged")
            return counted(connection)
    except OSError as error:
        raise StoreError(f"{path} cannot be read ({error.strerror})") from None
    except sqlite3.DatabaseError as error:
        foreign = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB
        raise StoreError(f"{path} is {'not a Kingcraft database' if foreign else f'damaged ({error})'}") from None


def counted(connection: sqlite3.Connection) -> Counts:
    """Return what a database keeps. One of the first version has no reviews."""
    found = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'review'").fetchone()[0]
    rooms, events = connection.execute("SELECT count(DISTINCT room), count(*) FROM event").fetchone()
    reviews = connection.execute("SELECT count(*) FROM review").fetchone()[0] if found else 0
    return Counts(rooms, events, reviews)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
