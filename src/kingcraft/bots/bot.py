"""What a bot is, and the registry of them. A bot sees what its seat sees and answers with one of the legal tokens."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from .decision import Decision
from .random import RandomBot
from .thumb import ThumbBot


class Bot(Protocol):
    """A player that is a program. It keeps nothing between calls: the same decision gives the same token."""

    @property
    def name(self) -> str:
        """The name under which :data:`BOTS` knows it; a name never changes its play."""

    def choose(self, decision: Decision) -> str:
        """One of ``decision.legal``."""


#: Every bot by name, the one a newcomer should meet first. Each entry makes one.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = {ThumbBot.name: ThumbBot, RandomBot.name: RandomBot}
