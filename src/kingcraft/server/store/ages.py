"""The age of each room in the SQLite file, and how old rooms are removed from it. All in the writer thread."""

import sqlite3
from collections.abc import Iterable
from typing import Final

from ...service.keeping import Sort

#: Rooms that are named at once, and events that are removed in one transaction: some milliseconds each.
_MOST_ROOMS: Final = 500
_MOST_EVENTS: Final = 500
#: A day after the last event of every room, whatever the clock has said.
AFTER_ALL: Final = 1 << 30


def touch(connection: sqlite3.Connection, rooms: Iterable[str], day: int) -> None:
    """Note that events of ``rooms`` are stored on ``day``, counted from 1970; within a transaction."""
    connection.executemany(
        "INSERT INTO age (room, day, sort) VALUES (?, ?, 'unknown') "
        "ON CONFLICT (room) DO UPDATE SET day = excluded.day, sort = 'unknown'",
        [(room, day) for room in rooms],
    )


def old_rooms(connection: sqlite3.Connection, sort: Sort, before: int) -> list[str]:
    """Return rooms of this sort without an event since the day ``before``, the oldest first; some, if they are many."""
    found = connection.execute(
        "SELECT room FROM age WHERE sort = ? AND day < ? ORDER BY day LIMIT ?", (sort, before, _MOST_ROOMS)
    )
    return [room for (room,) in found]


def all_rooms(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """Return all rooms with the day of their last event, counted from 1970, the youngest first."""
    return connection.execute("SELECT room, day FROM age ORDER BY day DESC, room").fetchall()


def sort_room(connection: sqlite3.Connection, room: str, sort: Sort) -> None:
    """Note what a room is, until :func:`touch`."""
    connection.execute("UPDATE age SET sort = ? WHERE room = ?", (sort, room))


def remove_part(connection: sqlite3.Connection, room: str, before: int) -> bool:
    """Remove the first events of a room that has none since the day ``before``; return whether more are left."""
    connection.execute("BEGIN IMMEDIATE")
    left = connection.execute("SELECT 1 FROM age WHERE room = ? AND day < ?", (room, before)).fetchone() is not None
    if left:
        connection.execute("DELETE FROM review WHERE room = ?", (room,))
        removed = connection.execute(
            "DELETE FROM event WHERE room = ? AND seq < ? + (SELECT min(seq) FROM event WHERE room = ?)",
            (room, _MOST_EVENTS, room),
        )
        left = removed.rowcount > 0
        if not left:
            connection.execute("DELETE FROM age WHERE room = ?", (room,))
    connection.execute("COMMIT")
    return left
