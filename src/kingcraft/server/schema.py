"""The database file: that it is ours, which version it has, and how older versions become the current one."""

import sqlite3
from typing import Final

#: "KCFT": marks the file as Kingcraft's (SQLite's ``application_id``).
APPLICATION_ID: Final = 0x4B434654

#: One entry a schema version: the statements that lead to it from the version before. Released entries never change.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE event (room TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (room, seq)) "
        "STRICT, WITHOUT ROWID",
    ),
    # A review of a room whose log had ``length`` events, ``made`` so deep and by that version; numbered as they came.
    (
        "CREATE TABLE review (number INTEGER PRIMARY KEY AUTOINCREMENT, room TEXT NOT NULL UNIQUE, "
        "length INTEGER NOT NULL, made TEXT NOT NULL, body BLOB NOT NULL) STRICT",
    ),
)


class StoreError(Exception):
    """The database cannot be used. The text says in one line what is wrong and what to do."""


def prepare(connection: sqlite3.Connection, name: str) -> None:
    """Make sure that ``connection`` is to a database of ours at the current version, creating or migrating it.

    ``name`` is the file's name for messages. Raises :class:`StoreError` for a foreign or newer file (which is left as
    it is) and ``sqlite3.Error`` for everything SQLite finds wrong.
    """
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    fresh = application == 0 and version == 0 and tables == 0
    if not fresh and application != APPLICATION_ID:
        raise StoreError(f"{name} is not a Kingcraft database: move it away, or choose another directory with --data")
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{name} was written by a newer Kingcraft (schema {version}, this one knows {len(MIGRATIONS)}): "
            "update Kingcraft, or choose another directory with --data"
        )
    if version == len(MIGRATIONS):
        return
    connection.execute("BEGIN IMMEDIATE")
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")
