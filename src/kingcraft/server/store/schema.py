"""The SQLite file: whether it is ours, which version it has, and how older versions become the current one."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from .former_rules import keep_former_rules
from .port import StoreError

#: "KCFT": marks the file as Kingcraft's (SQLite's ``application_id``).
APPLICATION_ID: Final = 0x4B434654

#: A step to a schema version: a statement, or a function of the connection.
Migration = str | Callable[[sqlite3.Connection], None]

#: One entry a schema version: the steps from the version before. Released entries never change.
MIGRATIONS: Final[tuple[tuple[Migration, ...], ...]] = (
    (
        "CREATE TABLE event (room TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (room, seq)) "
        "STRICT, WITHOUT ROWID",
    ),
    # A review of a room whose log had ``length`` events, ``made`` at a depth by a version. Numbers grow.
    (
        "CREATE TABLE review (number INTEGER PRIMARY KEY AUTOINCREMENT, room TEXT NOT NULL UNIQUE, "
        "length INTEGER NOT NULL, made TEXT NOT NULL, body BLOB NOT NULL) STRICT",
    ),
    # Two presets of Kings Corner were corrected, and one option has other values: rooms keep the rules they had.
    (keep_former_rules,),
    # The day (since 1970) of each room's last event, and what the room is (``service.keeping.Sort``).
    (
        "CREATE TABLE age (room TEXT PRIMARY KEY, day INTEGER NOT NULL, sort TEXT NOT NULL) STRICT, WITHOUT ROWID",
        "CREATE INDEX age_by_day ON age (sort, day)",
        "INSERT INTO age SELECT room, strftime('%s', 'now') / 86400, 'unknown' FROM event WHERE seq = 0",
    ),
)


def prepare(connection: sqlite3.Connection, name: str) -> None:
    """Create the database at ``name``, its path, or bring it to the current version.

    A file of an older version is copied first (:func:`backup_path`). Raises :class:`StoreError` for a foreign or newer
    file, which is left as it is, and for one that cannot be copied; ``sqlite3.Error`` for any fault of the file.
    """
    version = _version(connection, name)
    if version == len(MIGRATIONS):
        return
    if version:
        _back_up(connection, backup_path(Path(name)))
    connection.execute("BEGIN IMMEDIATE")
    for migrations in MIGRATIONS[version:]:
        for migration in migrations:
            if isinstance(migration, str):
                connection.execute(migration)
            else:
                migration(connection)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")


def refuse_older(connection: sqlite3.Connection, name: str) -> None:
    """Raise :class:`StoreError` unless the database at ``name`` is of this version: :func:`prepare` would change it."""
    version = _version(connection, name)
    if version < len(MIGRATIONS):
        raise StoreError(
            f"{name} is of an older Kingcraft (schema {version}, this one reads {len(MIGRATIONS)}): kingcraft serve "
            "updates it when it starts, and first saves a copy beside it"
        )


def _version(connection: sqlite3.Connection, name: str) -> int:
    """The version of a database; 0: it is empty. Raises :class:`StoreError`: it is foreign or newer."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    fresh = application == 0 and version == 0 and tables == 0
    if not fresh and application != APPLICATION_ID:
        raise StoreError(f"{name} is not a Kingcraft database: move it away, or choose another directory with --data")
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{name} was written by a newer Kingcraft (schema {version}, this one knows {len(MIGRATIONS)}): "
            "update Kingcraft, or choose another directory with --data"
        )
    return version


def backup_path(database: Path) -> Path:
    """Return the path of the copy from before the current version: ``NAME.before-v3.sqlite3``."""
    return database.with_name(f"{database.stem}.before-v{len(MIGRATIONS)}{database.suffix}")


def _back_up(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the whole database to ``path``, under another name first, so that a copy of that name is complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        # The log holds the seeds of deals under way, and so does its copy.
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(part)) as copy:
            connection.backup(copy)
        part.replace(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"{path} cannot be written ({error}): before the database is changed it is copied there; make room, "
            "or choose another directory with --data"
        ) from None
