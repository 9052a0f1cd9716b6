"""The settings of a server, with defaults for one person's own machine."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

import platformdirs

from ..bots.limits import Budget
from ..review.depth import Depth
from ..room.wire.http_messages import Network
from ..service.hints import HINT
from .http.shell import ROOT
from .logs import LogFormat

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8642
#: The environment variable that names the data directory where ``--data`` does not.
DATA_VARIABLE: Final = "KINGCRAFT_DATA"
#: The environment variable that names another folder of a built page: one with more games (``web/plugins/games.ts``).
PAGE_VARIABLE: Final = "KINGCRAFT_PAGE"
#: The environment variable that names the folder of the files with which the page plays without a server.
NEAR_VARIABLE: Final = "KINGCRAFT_NEAR"
#: Who may read ``/metrics``: programs in private networks and on this machine, everyone, no one.
Readers: TypeAlias = Literal["private", "all", "off"]
#: How deep reviews look.
REVIEW_DEPTH: Final[Depth] = "normal"
#: Connections at once, in all (fewer where the system gives the process fewer files) and of one address. Behind one
#: address are a home, or a school in which thirty play: a page has at most seven.
MAX_CONNECTIONS: Final = 10_000
MAX_PER_ADDRESS: Final = 250
#: Daily backups that are kept.
BACKUPS: Final = 7


def data_directory() -> Path:
    """Return the directory of the database: ``KINGCRAFT_DATA``, or the platform's place for a user's data."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("kingcraft", appauthor=False))


def page_directory() -> Path:
    """Return the folder of the built page: ``KINGCRAFT_PAGE``, or the one in the package."""
    return Path(os.environ.get(PAGE_VARIABLE) or Path(__file__).parent / "static")


def near_directory() -> Path:
    """Return the folder of what a page needs to play without a server: ``KINGCRAFT_NEAR``, or one beside the page."""
    return Path(os.environ.get(NEAR_VARIABLE) or page_directory() / "py")


def cores_here() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def thinkers_here() -> int:
    """Return the number of threads for bots: all cores but one, which answers people; at least one."""
    return max(1, cores_here() - 1)


class Times(NamedTuple):
    """How long a request may take to arrive, seconds."""

    head: float = 10.0
    body: float = 20.0
    #: Without a further request on the same connection.
    idle: int = 5


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    data: Path = field(default_factory=data_directory)
    #: The address of a PostgreSQL database; empty: a SQLite file in ``data``.
    database: str = ""
    #: The address of the NATS by which servers of one database tell each other news; empty: the database does it.
    bus: str = ""
    #: Where other servers of the database reach this one: ``HOST`` or ``HOST:PORT``; empty: found out.
    peers: str = ""
    #: Origins of other pages (``https://cards.example``) that may connect.
    origins: tuple[str, ...] = ()
    #: The path below which everything is; a proxy passes it on unchanged.
    base: str = ROOT
    #: Whether to answer requests to any host name; otherwise only to this machine and the hosts of ``origins``.
    any_host: bool = False
    #: Messages a second from one connection, and rooms a second opened by all together, in the long run; 0: no limit.
    #: What one address may do follows from it (``http/limits.py``).
    rate: float = 20.0
    #: Connections at once, in all and of one address.
    max_connections: int = MAX_CONNECTIONS
    max_per_address: int = MAX_PER_ADDRESS
    #: Addresses and networks of proxies whose ``X-Forwarded-For`` says whose request it is.
    trusted_proxies: tuple[str, ...] = ()
    #: How long a request may take to arrive.
    times: Times = Times()  # noqa: RUF009 - it never changes
    #: Rooms in memory at once.
    max_rooms: int = 5000
    #: Seconds until a room without connections leaves memory; its log stays.
    forget_after: float = 600.0
    #: Days for which rooms whose match is not over, and practice, are kept after their last event; 0: for ever.
    keep: int = 0
    #: The same for matches that are over.
    keep_matches: int = 0
    #: The folder of a backup a day, and how many stay there; None: there are no daily backups.
    backup: Path | None = None
    backup_keep: int = BACKUPS
    #: Seconds that an absent player holds up the next deal.
    grace: float = 8.0
    #: Seconds from when everyone is at a table to its first deal, if two or more people play.
    opening: float = 5.0
    #: Seconds after which bots that think answer where two or more people play, half of the most; the page shows cards
    #: half a second after each other at any rate, and most thoughts take less.
    tempo: float = 0.25
    #: External bots: their names and commands.
    bots: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: Threads in which bots think; 0: the strong levels play by rules of thumb.
    thinkers: int = field(default_factory=thinkers_here)
    #: Processes beside the server that think before those threads do.
    workers: int = 0
    hint: Budget = HINT
    review_depth: Depth = REVIEW_DEPTH
    metrics: Readers = "private"
    #: Seconds after the wish to end for which the tables that are there go on, and no others are opened.
    drain: float = 0.0
    log: LogFormat = "text"
    #: How other devices reach the server now; the network may change while it runs.
    network: Callable[[], Network] = lambda: Network("", "")
    #: The folder of the built page.
    static: Path = field(default_factory=page_directory)
    #: What the page needs to play without this server, while it is there.
    near: Path = field(default_factory=near_directory)

    @property
    def hints(self) -> bool:
        """Whether the server gives hints: it thinks itself, or has workers, or may have some of its database."""
        return self.hint.seconds > 0 and (self.thinkers > 0 or self.workers > 0 or bool(self.database))
