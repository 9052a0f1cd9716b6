"""What a bot is, and the registry of them. A bot sees what its seat sees and answers with one of the legal tokens."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from .observation import Observation
from .random import RandomBot
from .thumb import ThumbBot


class Bot(Protocol):
    """A player that is a program. It keeps nothing between calls: the same arguments give the same token."""

    @property
    def name(self) -> str:
        """The name under which :data:`BOTS` knows it; a name never changes its play."""

    def choose(self, observation: Observation, legal: Sequence[str], random: int) -> str:
        """One of ``legal``.

        ``observation`` is what the seat to act may know. ``legal`` holds its legal tokens, sorted, at least one.
        ``random`` is the only chance the bot has: an int >= 0, uniform over a range far above ``len(legal)`` (the
        caller draws it from a stream of its own, at least 32 bits). Raises ValueError if ``legal`` is empty.
        """


#: Every bot by name, the one a newcomer should meet first. Each entry makes one.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = {ThumbBot.name: ThumbBot, RandomBot.name: RandomBot}
