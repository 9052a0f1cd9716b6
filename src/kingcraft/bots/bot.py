"""What a bot is, and all bots by name. A bot sees what its seat sees and answers with one of the legal tokens."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol, runtime_checkable

from .decision import Decision
from .levels import LEVELS
from .limits import Stop
from .random import RandomBot
from .thumb import ThumbBot
from .thumb2 import HoldingBot


class Bot(Protocol):
    """A player that is a program. The same decision gives the same token, whatever it was asked before."""

    @property
    def name(self) -> str:
        """The name under which :data:`BOTS` knows it; a name never changes its play."""

    def choose(self, decision: Decision) -> str:
        """Return one of ``decision.legal``."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that takes its time: a table asks it in a thread. Other bots answer within a few milliseconds."""

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        """Return one of ``decision.legal`` in about ``seconds`` (``inf``: as ``choose``), or soon after ``stop``."""


@runtime_checkable
class Compiled(Thinker, Protocol):
    """A thinker that needs kernels: until they are compiled, another bot plays for it at a table."""

    def practise(self, decision: Decision) -> None:
        """Think a little about ``decision``, so that every kernel that it takes is compiled or loaded."""


#: Every bot by name, the ones that people are offered first, the weakest of them first. Each entry makes one.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    **LEVELS,
    ThumbBot.name: ThumbBot,
    HoldingBot.name: HoldingBot,
    RandomBot.name: RandomBot,
}
