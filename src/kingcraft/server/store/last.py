"""Which event was stored last, in a small file beside the database, so that it is noticed if it is there no more.

After a kill, what was played last is in SQLite's log alone (``-wal``). If that is cut, lost or damaged while no server
runs, SQLite takes what is whole of it and says nothing. Its log is a sequence of commits: if the last event is there,
so is all that was stored before it.

The file is written after each commit, and never waited for: a killed process has written it, and after a power failure
it may be older than the database, but not younger. It goes when the store closes, because then SQLite has no log.
"""

import contextlib
import logging
import os
import sqlite3
import time
import zlib
from pathlib import Path
from typing import Final, NamedTuple

#: The file in the data folder.
FILE_NAME: Final = "kingcraft.last"
#: Its bytes: always the same number, so that no part of what it held before remains.
_SIZE: Final = 160

_log = logging.getLogger(__name__)


class _Stored(NamedTuple):
    #: When, seconds since 1970.
    at: int
    room: str
    seq: int


class Last:
    """Notes the last event. For the thread that stores."""

    def __init__(self, folder: Path) -> None:
        """Raises ``OSError``."""
        self._path = folder / FILE_NAME
        self._file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
        noted = _read(self._path)  # before a kill
        self._room = noted.room if noted else ""

    def note(self, room: str, seq: int) -> None:
        """Note that an event is stored."""
        self._room = room
        text = f"{int(time.time())} {seq} {room}".encode()
        line = f"{zlib.crc32(text):08x} ".encode() + text + b"\n"
        self._write(line if len(line) <= _SIZE else b"")

    def forget(self, room: str) -> None:
        """Note before a room is removed that its event may be missing."""
        if self._room == room:
            self._write(b"")

    def close(self, *, whole: bool) -> None:
        """End. ``whole``: SQLite has no log any more."""
        self._file.close()
        if whole:
            forget(self._path.parent)

    def _write(self, line: bytes) -> None:
        with contextlib.suppress(OSError):  # a move is not refused for it
            self._file.seek(0)
            self._file.write(line.ljust(_SIZE))


def forget(folder: Path) -> None:
    """Remove the file: what it says does not hold for the database any more."""
    with contextlib.suppress(OSError):
        (folder / FILE_NAME).unlink(missing_ok=True)


def check(connection: sqlite3.Connection, database: Path) -> None:
    """Log in one line if the event that was stored last in ``database`` is not there. Raises ``sqlite3.Error``."""
    stored = _read(database.with_name(FILE_NAME))
    if stored is None:
        return
    found = connection.execute("SELECT 1 FROM event WHERE room = ? AND seq = ?", (stored.room, stored.seq)).fetchone()
    if found is None:
        _log.error(
            "%s is shorter than it was: an action that was stored at %s is missing. While no server ran, the file "
            "beside it (-wal) was cut or lost, or another database put in its place: restore a backup, or go on",
            database,
            time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(stored.at)),
        )


def _read(path: Path) -> _Stored | None:
    """What the file says; None: there is none, or it was not written whole."""
    with contextlib.suppress(OSError, ValueError):
        check_sum, _, text = path.read_bytes().rstrip(b" ").removesuffix(b"\n").partition(b" ")
        if int(check_sum, 16) == zlib.crc32(text):
            at, seq, room = text.decode().split(" ", 2)
            return _Stored(int(at), room, int(seq))
    return None
