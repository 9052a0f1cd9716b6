"""Everything that a SQLite file keeps, copied to an empty PostgreSQL database: all of it, or nothing."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from .closed import reading
from .port import StoreError, place_of
from .postgres import PostgresStore, connected, used
from .saving import Counts
from .sqlite import FILE_NAME

#: Rows that are sent at once.
ROWS: Final = 5_000
#: What is copied: tables, their columns, and what reads them. The oldest reviews come first: they are deleted first.
TABLES: Final = (
    ("event", ("room", "seq", "body"), "SELECT room, seq, body FROM event ORDER BY room, seq"),
    ("age", ("room", "day", "sort"), "SELECT room, day, sort FROM age"),
    ("review", ("room", "length", "made", "body"), "SELECT room, length, made, body FROM review ORDER BY number"),
)


def copy(folder: Path, url: str, heard: Callable[[int, int], None]) -> tuple[Counts, Counts]:
    """Copy the database in ``folder`` to the PostgreSQL database at ``url``, and return what both keep then.

    ``heard``: how many events of how many are copied. Raises :class:`StoreError`: one of them cannot be used, or the
    target is not empty; then nothing has changed.
    """
    if not (folder / FILE_NAME).is_file():
        raise StoreError(f"{folder} has no matches: there is no {FILE_NAME} in it")
    source = reading(folder)
    try:
        PostgresStore(url).close()  # makes the tables, or brings them to this version
        return asyncio.run(_copied(source, url, heard))
    finally:
        source.close()


async def _copied(source: sqlite3.Connection, url: str, heard: Callable[[int, int], None]) -> tuple[Counts, Counts]:
    before = Counts(*(source.execute(text).fetchone()[0] for text in _COUNTS))
    target = await connected(url)
    try:
        if await used(target):
            raise StoreError(f"{place_of(url)} is in use by another Kingcraft: stop it, or choose another with --to")
        if await target.fetchval("SELECT EXISTS (SELECT FROM room) OR EXISTS (SELECT FROM event)"):
            raise StoreError(f"{place_of(url)} is not empty: choose another with --to")
        async with target.transaction():
            done = 0
            for table, columns, reading in TABLES:
                for rows in _parts(source.execute(reading)):
                    await target.copy_records_to_table(table, records=rows, columns=columns)
                    if table == "event":
                        done += len(rows)
                        heard(done, before.events)
            await target.execute("INSERT INTO room (room, next) SELECT room, max(seq) + 1 FROM event GROUP BY room")
            after = Counts(*[await target.fetchval(text) for text in _COUNTS])
            if after != before:
                raise StoreError(f"{place_of(url)} has received {after} of {before}: nothing was copied")
        return before, after
    finally:
        await target.close()


#: Of both kinds of databases, in the order of :class:`Counts`.
_COUNTS: Final = (
    "SELECT count(DISTINCT room) FROM event",
    "SELECT count(*) FROM event",
    "SELECT count(*) FROM review",
)


def _parts(cursor: sqlite3.Cursor) -> Iterator[list[tuple[Any, ...]]]:
    while rows := cursor.fetchmany(ROWS):
        yield rows
