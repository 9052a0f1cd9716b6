"""What can be set about a server, and the defaults of a single person's machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

from ..bots.budget import Budget

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8642
#: The environment variable that names the data directory where ``--data`` does not.
DATA_VARIABLE: Final = "KINGCRAFT_DATA"
#: How much is thought about a hint: a little more than Master thinks about a move, because somebody asked why.
HINT: Final = Budget(worlds=50, playouts=500, seconds=1.0)
#: How deep reviews of matches look.
REVIEW_DEPTH: Final = "normal"
#: The largest WebSocket message and the largest HTTP body, bytes.
MAX_MESSAGE: Final = 65_536


def data_directory() -> Path:
    """Where the database lives: ``KINGCRAFT_DATA``, or the platform's place for a user's data."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("kingcraft", appauthor=False))


def cores_here() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def thinkers_here() -> int:
    """Threads that may think on this machine: all cores but one, which answers people; at least one."""
    return max(1, cores_here() - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server.

    ``origins``: other pages' origins (``https://cards.example``) that may connect. ``any_host``: whether requests to
    any host name are answered; otherwise only those to this machine and to the hosts of ``origins``. ``rate``: messages
    a second that one connection may send, and rooms a second that all together may open, for long (0: any number).
    ``max_rooms``: rooms in memory at once. ``forget_after``: seconds until a room nobody looks at leaves memory (its
    log stays). ``grace``: seconds that an absent person holds up the next deal. ``thinkers``: threads in which bots
    think (0: the strong levels play by rules of thumb). ``bots``: bots that are programs of somebody else, by name with
    their commands. ``hint``: how much is thought about a hint. ``review_depth``: how deep reviews of matches look (a
    key of ``review.depth.DEPTHS``).
    """

    data: Path = field(default_factory=data_directory)
    origins: tuple[str, ...] = ()
    any_host: bool = False
    rate: float = 20.0
    max_rooms: int = 5000
    forget_after: float = 600.0
    grace: float = 8.0
    bots: tuple[tuple[str, tuple[str, ...]], ...] = ()
    thinkers: int = field(default_factory=thinkers_here)
    hint: Budget = HINT
    review_depth: str = REVIEW_DEPTH
    static: Path = Path(__file__).parent / "static"

    @property
    def hints(self) -> bool:
        """Whether the server gives hints."""
        return self.thinkers > 0 and self.hint.seconds > 0
