"""Matches that were played elsewhere, stored together: all of them, or none.

A command writes them to a file, a line each: the name of the room, a blank, the event that is its log. So a running
server, which has its database alone, can take them from there.
"""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from .port import StoreError
from .saving import give

#: How the names of these files begin.
FILES: Final = "kingcraft.import-"


class Brought(NamedTuple):
    """A room to be stored."""

    room: str
    #: The event, as it is stored.
    body: bytes


def write(folder: Path, rooms: Iterable[Brought]) -> Path:
    """Write rooms to a new file in ``folder``, which its user may read, and return it. Raises ``OSError``."""
    path = folder / f"{FILES}{secrets.token_hex(8)}"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            for room, body in rooms:
                file.write(room.encode() + b" " + body + b"\n")
        give(path, folder)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return path


def read(path: Path) -> Iterator[Brought]:
    """Yield the rooms in a file. Raises ``OSError``."""
    with path.open("rb") as file:
        for line in file:
            room, _, body = line.rstrip(b"\n").partition(b" ")
            yield Brought(room.decode(), body)


def store(connection: sqlite3.Connection, rooms: Iterable[Brought], day: int) -> None:
    """Store rooms with their only event, as of ``day``, counted from 1970, in one transaction.

    Raises :class:`StoreError`: there is such a room already; ``sqlite3.Error``, ``OSError``.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for room, body in rooms:
            connection.execute("INSERT INTO event (room, seq, body) VALUES (?, 0, ?)", (room, body))
            connection.execute("INSERT INTO age (room, day, sort) VALUES (?, ?, 'unknown')", (room, day))
        connection.execute("COMMIT")
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK")
        raise StoreError("one of these rooms has been made meanwhile: try again") from None
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
