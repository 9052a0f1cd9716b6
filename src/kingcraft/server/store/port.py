"""What a server needs from its store, in our own types: a database of any kind can implement it."""

from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from ...service.codes import Board
from ...service.keeping import Shelf
from ...service.packing import Archive
from ...service.review_jobs import ReviewJobs
from .appends import Appends


def place_of(url: str) -> str:
    """Return the address of a database in words, without its password."""
    parts = urlsplit(url)
    return f"the database {parts.hostname or ''}{parts.path}"


class StoreError(Exception):
    """The store cannot be opened. The text says in one line what is wrong and what to do."""


class ReviewShelf(Protocol):
    """Reviews of rooms: one a room, the oldest deleted when all of them take too much room.

    Both methods raise :class:`~kingcraft.room.ports.StorageFailed`.
    """

    async def find_review(self, room: str, length: int, made: str) -> bytes | None:
        """Return the review that was kept with the same ``length`` and ``made``."""

    async def keep_review(self, room: str, length: int, made: str, body: bytes, limit: int) -> None:
        """Keep a review in place of an older one of ``room``, then delete the oldest of others over ``limit`` bytes.

        Of no effect if there is no such room any more. ``length``: how many events its log had; ``made``: how the
        review was made.
        """


class Saver(Protocol):
    """Takes all of a store out to a file, and matches in from one."""

    async def save(self, path: Path) -> object:
        """Write all that was stored before to the file ``path``, while moves are stored; it is there when complete.

        Raises :class:`StoreError`.
        """

    async def bring(self, path: Path) -> None:
        """Store the matches in the file ``path`` (``bringing.py``): all of them, or none.

        Raises :class:`~kingcraft.room.ports.StorageFailed`.
        """


class Store(ReviewShelf, Shelf, Protocol):
    """What a server keeps beside the logs of its rooms, in the same place.

    That place is an ``EventLog`` too, which one server has alone, or a :class:`~kingcraft.service.leases.Book`, which
    several share. An implementation makes an append durable before it answers, lets each event number be taken once
    even if several processes write (a primary key of room and number does), and upgrades its own data when it is
    opened.
    """

    #: The codes of its rooms.
    board: Board
    #: Packs matches that are over; None: they stay as they are.
    archive: Archive | None
    #: Reviews that other processes may make; None: no one else has this store.
    review_jobs: ReviewJobs | None
    #: Makes backups and takes matches in; None: the database has its own ways.
    saver: Saver | None
    #: How long its appends take.
    appends: Appends

    async def check(self) -> None:
        """Return if something could be stored now. Raises :class:`~kingcraft.room.ports.StorageFailed`, with why."""

    def close(self) -> None:
        """Store what was asked for before, then close. It may be closed twice."""
