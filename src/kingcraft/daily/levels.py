"""The bots of the deal of the day, ``daily-1``: frozen, so that a day is the same for everyone and for ever.

They are the levels of a table with budgets in worlds and playouts, not in seconds. To change how such a level plays,
keep the old one here, and give the new one another name (``daily-2``) that takes effect from a named day: these have
played the fields that are shipped, and a test plays ten runs of them again.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ..bots.bot import Bot
from ..bots.levels import master, strong
from ..bots.people import beginner, casual

#: The name of these four together.
NAME: Final = "daily-1"
#: The weakest first. Each entry makes one.
LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "beginner": beginner,
    "casual": casual,
    "strong": lambda: strong(worlds=8, playouts=40),
    "master": lambda: master(worlds=40, playouts=500),
}
#: How often each of them has played in the player's place, in the field of a task.
RUNS: Final[Mapping[str, int]] = {"beginner": 30, "casual": 30, "strong": 30, "master": 10}
