"""A database that no server has open: what reads it, backups of it, and the way back from a backup."""

import contextlib
import os
import shutil
import sqlite3
import time
from pathlib import Path

from . import last, schema
from .port import StoreError
from .saving import Counts, checked, counted, discard, finish, give, part_of, put, write
from .sqlite import FILE_NAME, PATIENCE, explained, refuse_damaged


class InUse(StoreError):
    """Another process has the database open."""


def save(folder: Path, path: Path) -> Counts:
    """Write a backup of the database in ``folder`` to ``path``, and return what it keeps.

    Raises :class:`StoreError`; :class:`InUse` where a server has the database.
    """
    refuse_target(folder, path)
    part = part_of(path)
    try:
        with contextlib.closing(
            _held(source_in(folder, "; pg_dump saves matches that are in PostgreSQL"))
        ) as connection:
            write(connection, part, lambda: None)
        return finish(part, path)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be written ({error}): choose another place") from None
    finally:
        discard(part)


def source_in(folder: Path, else_: str = "") -> Path:
    """Return the path of the database in ``folder``. Raises :class:`StoreError`: there is none, and what ``else_``."""
    path = folder / FILE_NAME
    try:
        found = path.is_file()
    except OSError as error:
        raise StoreError(f"{folder} cannot be read ({error.strerror}): check its permissions") from None
    if not found:
        raise StoreError(f"{folder} has no matches: there is no {FILE_NAME} in it. Name its folder with --data{else_}")
    return path


def reading(folder: Path) -> sqlite3.Connection:
    """Return a connection that reads the database in ``folder``, which no server can have meanwhile. It stays as it is.

    Raises :class:`StoreError`: there is none, it is damaged or of another version; :class:`InUse`.
    """
    path = source_in(folder)
    connection = _held(path)
    try:
        connection.execute("PRAGMA query_only = ON")
        refuse_damaged(connection, path)
        schema.refuse_older(connection, str(path))
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(explained(error, path)) from None
    except StoreError:
        connection.close()
        raise
    return connection


def refuse_target(folder: Path, path: Path) -> None:
    """Refuse a path where a backup would take the place of something else. Raises :class:`StoreError`."""
    try:
        if path.is_dir():
            raise StoreError(f"{path} is a folder: name a file in it")
        if not path.parent.is_dir():
            raise StoreError(f"{path.parent} is not a folder: make it first")
        if not path.exists():
            return
        if path.resolve() == (folder / FILE_NAME).resolve():
            raise StoreError(f"{path} is the database itself: choose another file")
        with path.open("rb") as file:
            known = file.read(16)
    except OSError as error:
        raise StoreError(f"{path} cannot be written ({error.strerror}): choose another place") from None
    if known not in (b"", b"SQLite format 3\0"):
        raise StoreError(f"{path} is there and is no backup: choose another file")


def take(made: Path, path: Path) -> Counts:
    """Give a backup that a server has made the name ``path``, on any disk. Return what it keeps.

    Raises :class:`StoreError`.
    """
    part = part_of(path)
    try:
        _copy(made, part)
        counts = checked(part)
        put(part, path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written ({error.strerror}): choose another place") from None
    else:
        return counts
    finally:
        discard(part)
        discard(made)


def restore(path: Path, folder: Path, *, replace: bool) -> tuple[Counts, Path | None]:
    """Make the backup ``path`` the database in ``folder``; return what it keeps, and where the old one is, if any.

    ``replace``: though there are matches in the folder; they are kept beside it under another name. Raises
    :class:`StoreError`, and then nothing has changed: the backup cannot be used, or a server has the folder.
    """
    checked(path)
    target = folder / FILE_NAME
    part = part_of(target)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.resolve() == target.resolve():
            raise StoreError(f"{path} is the database itself: there is nothing to restore")
        _copy(path, part)
        counts = checked(part)
        there = _there(target)
        if there and not replace:
            raise StoreError(f"{folder} has matches already ({there}): --replace keeps them beside it")
        # SQLite would put a log that is beside it into any file of the name.
        stray = target.with_name(f"{target.name}-wal").exists()
        kept = _set_aside(target) if there or stray else None
        last.forget(folder)
        give(part, folder)
        put(part, target)
    except OSError as error:
        raise StoreError(f"{folder} cannot be written ({error.strerror}): choose another with --data") from None
    finally:
        discard(part)
    return counts, kept


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    with source.open("rb") as old, os.fdopen(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
        shutil.copyfileobj(old, new, 1 << 20)


def _there(target: Path) -> str:
    """Say what is in the database that a restored one would replace; empty: nothing. Raises :class:`StoreError`."""
    if not target.exists():
        return ""
    try:
        with contextlib.closing(_held(target)) as connection:
            tables = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'event'").fetchone()[0]
            counts = counted(connection) if tables else Counts(0, 0, 0)
    except InUse:
        raise
    except (StoreError, sqlite3.Error):
        return "damaged, or of another program"
    return str(counts) if any(counts) else ""


def _set_aside(target: Path) -> Path:
    """Give the old database a name with the time, and return it. What a server has not yet put into it goes along."""
    moment = time.strftime("%Y-%m-%dT%H-%M-%S")
    kept = target.with_name(f"{target.stem}.replaced-{moment}{target.suffix}")
    while kept.exists():
        kept = kept.with_stem(f"{kept.stem}+")
    for end in ("-wal", ""):
        with contextlib.suppress(FileNotFoundError):
            target.with_name(target.name + end).replace(kept.with_name(kept.name + end))
    return kept


def _held(path: Path) -> sqlite3.Connection:
    """Return a connection that has the database alone, of any version. Raises :class:`StoreError`, :class:`InUse`."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise InUse(f"{path} is in use by another Kingcraft: end that one first") from None
        raise StoreError(explained(error, path)) from None
    return connection
