"""What a room needs from outside: a log, people's connections, bots, chance and the time of day."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Protocol

from ..bots.bot import Bot, Thinker
from ..bots.decision import Decision
from ..bots.stop import Stop
from .wire.client_messages import AskHint
from .wire.server_messages import ServerMessage

#: ``chance(n)``: n random bytes fit for secrets (``os.urandom``; a seeded stream in tests).
Chance = Callable[[int], bytes]


class StorageFailed(Exception):
    """The log could not be written or read; nothing was published. The text is for the server's own log."""


class Unready(Exception):
    """A bot cannot think now: nobody's fault. ``why``: ``warming``, ``off`` or ``busy`` (``stand_in.py``)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


#: ``think(bot, decision, stop)``: the token of a bot that takes its time, asked off the event loop. ``stop`` ends it.
#: Raises :class:`Unready`, ``TimeoutError`` (it does not come to an end), and whatever the bot raises.
Think = Callable[[Thinker, Decision, Stop], Awaitable[str]]


def always_ready(kind: str, game: str) -> str:  # noqa: ARG001
    """Every bot can think whenever it is asked."""
    return ""


async def think_here(bot: Thinker, decision: Decision, stop: Stop) -> str:
    """Ask the bot where we stand, and wait for it: for a table that nobody else waits at. A :data:`Think`."""
    return bot.think(decision, inf, stop)


#: ``hint(asked, decision, stop)``: what a strong player would do and why, as the message to who asked, thought out off
#: the event loop. ``stop`` ends it. Raises as :data:`Think`, and :class:`~kingcraft.bots.impossible.Impossible`.
Hinter = Callable[[AskHint, Decision, Stop], Awaitable[ServerMessage]]


async def no_hints(asked: AskHint, decision: Decision, stop: Stop) -> ServerMessage:  # noqa: ARG001
    """Nobody gives hints here. A :data:`Hinter`."""
    raise Unready("off")


class EventLog(Protocol):
    """The log of every room: append-only, numbered from 0 within a room."""

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """Store ``bodies`` as events ``expected``, ``expected + 1``, ... of ``room``, all or none, durably.

        False if the room's log does not end just before ``expected``: somebody else wrote. Raises
        :class:`StorageFailed`.
        """

    async def read(self, room: str) -> list[bytes]:
        """Every event of ``room`` in order; empty if there is no such room. Raises :class:`StorageFailed`."""


class Outlet(Protocol):
    """One person's connection. Both methods return at once and never raise."""

    def send(self, data: bytes) -> None:
        """Queue an encoded message."""

    def close(self, code: str) -> None:
        """Say goodbye with a failure of this code (one of ``server_messages.ERRORS``) and end the connection."""


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything from outside that a room works with.

    ``now``: UTC as ISO 8601. ``think`` asks the bots that take their time; ``unready(kind, game)`` is why a bot could
    not think just now, if it were asked: ``warming`` or ``off``, empty if it could. ``hint`` says what to do to players
    who ask. ``grace``: how many seconds an absent person holds up the next deal; ``absence``: and
    the deal under way. ``retry``: seconds until what could not be stored is tried again.
    """

    log: EventLog
    bots: Mapping[str, Bot]
    chance: Chance
    now: Callable[[], str]
    think: Think = think_here
    unready: Callable[[str, str], str] = always_ready
    hint: Hinter = no_hints
    grace: float = 8.0
    absence: float = 120.0
    retry: float = 1.0
