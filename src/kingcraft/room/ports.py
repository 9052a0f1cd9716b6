"""What a room needs from outside: a log, connections, bots, chance, the time of day. And what it cannot do."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, Literal, NamedTuple, Protocol

from ..bots.bot import Bot, Thinker
from ..bots.decision import Decision
from ..bots.limits import Stop
from ..games.observation import Observation
from ..games.options import RuleSet
from .tally import Tally
from .wire.client_messages import AskHint, AskWorth
from .wire.server_messages import ServerMessage
from .wire.words import ErrorCode

#: What a seat may do over and over (take back, rename, give seats away), a second and at once: two long turns.
REPEATS: Final = 2.0
REPEATS_AT_ONCE: Final = 40
#: Events of a log after which only cards are played: a dozen times the longest match of people.
MOST_EVENTS: Final = 20_000

#: ``chance(n)``: n random bytes fit for secrets (``os.urandom``; a seeded stream in tests).
Chance = Callable[[int], bytes]


class RoomProblem(Exception):
    """Something cannot be done in this room, apart from the rules."""

    def __init__(self, code: ErrorCode) -> None:
        super().__init__(code)
        self.code: ErrorCode = code


class StorageFailed(Exception):
    """The log could not be written or read; nothing was published. The text is for the server's own log."""


#: Why a bot cannot think now. ``warming``: it is being compiled; ``off``: it never will be here; ``busy``: too many
#: others think.
NotReady = Literal["warming", "off", "busy"]


class Unready(Exception):
    """A bot cannot think now, which is no fault."""

    def __init__(self, why: NotReady) -> None:
        super().__init__(why)
        self.why: NotReady = why


#: ``think(bot, decision, stop)``: the token of a bot that takes its time, computed off the event loop until ``stop``.
#: Raises :class:`Unready`, ``TimeoutError`` (it does not come to an end), and whatever the bot raises.
Think = Callable[[Thinker, Decision, Stop], Awaitable[str]]


def always_ready(kind: str, game: str) -> NotReady | None:  # noqa: ARG001
    """Return None: every bot can think whenever it is asked."""
    return None


async def think_here(bot: Thinker, decision: Decision, stop: Stop) -> str:
    """Ask the bot on the event loop, for a table with one player. A :data:`Think`."""
    return bot.think(decision, inf, stop)


#: ``hint(asked, decision, stop)``: what a strong player would do and why, as the answer to ``asked``, computed off the
#: event loop until ``stop``. Raises as :data:`Think`, and :class:`~kingcraft.bots.decision.Impossible`.
Hinter = Callable[[AskHint, Decision, Stop], Awaitable[ServerMessage]]


async def no_hints(asked: AskHint, decision: Decision, stop: Stop) -> ServerMessage:  # noqa: ARG001
    """Give no hints. A :data:`Hinter`."""
    raise Unready("off")


#: ``worth(asked, rules, sight, legal)``: what the hand of the seat that sees ``sight`` is worth, as the answer to
#: ``asked``, at once; None where no game is to be named. ``legal``: the seat's tokens. Raises :class:`Unready`.
Valuer = Callable[[AskWorth, RuleSet[Any], Observation, Sequence[str]], ServerMessage | None]


def no_worth(asked: AskWorth, rules: RuleSet[Any], sight: Observation, legal: Sequence[str]) -> ServerMessage | None:  # noqa: ARG001
    """Say nothing about hands. A :data:`Valuer`."""
    raise Unready("off")


class Help(NamedTuple):
    """Which help there is with a game on this server."""

    hints: bool
    #: What a hand is worth in an auction.
    worth: bool
    reviews: bool


def all_help(game: str) -> Help:  # noqa: ARG001
    """Return that there is every help."""
    return Help(hints=True, worth=True, reviews=True)


class EventLog(Protocol):
    """The log of every room: append-only, numbered from 0 within a room."""

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """Store ``bodies`` as events ``expected``, ``expected + 1``, ... of ``room``, all or none, durably.

        False if the room's log does not end just before ``expected``: another process wrote. Raises
        :class:`StorageFailed`.
        """

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """Every event of ``room`` from number ``since`` on, in order, up to the first number that is missing.

        Empty if there is no such room, or none of these events. Raises :class:`StorageFailed`.
        """


class Outlet(Protocol):
    """One person's connection. Both methods return at once and never raise."""

    def send(self, data: bytes) -> None:
        """Queue an encoded message."""

    def close(self, code: ErrorCode) -> None:
        """Send a failure of this code and end the connection."""


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything from outside that a room works with."""

    log: EventLog
    bots: Mapping[str, Bot]
    chance: Chance
    #: Returns the time of day: UTC, ISO 8601.
    now: Callable[[], str]
    #: Asks a bot that takes its time.
    think: Think = think_here
    #: ``unready(kind, game)``: why a bot could not think just now; None if it could.
    unready: Callable[[str, str], NotReady | None] = always_ready
    #: Says to players who ask what to do.
    hint: Hinter = no_hints
    #: Says to players what their hands are worth.
    worth: Valuer = no_worth
    #: Which help there is with a game.
    help: Callable[[str], Help] = all_help
    #: Seconds for which an absent player holds up the next deal.
    grace: float = 8.0
    #: Seconds within which each part of a shuffle must come (``docs/rules/records.md``, fairness).
    shuffling: float = 3.0
    #: Seconds for which an absent player holds up the deal under way.
    absence: float = 120.0
    #: Seconds after which the others may let a bot play for an absent player.
    lending: float = 20.0
    #: Seconds from when everyone is here to the first deal, if two or more people play.
    opening: float = 0.0
    #: Where two or more people play: the least seconds after which a bot that takes its time answers, half of the most.
    tempo: float = 0.0
    #: Seconds before a player's time begins, in which pages show what has happened before.
    showing: float = 3.0
    #: Seconds until what could not be stored is tried again.
    retry: float = 1.0
    #: Things a second of one seat, in the long run, that could go on without an end; 0: no limit.
    repeats: float = REPEATS
    #: Events of a log after which they are over.
    most_events: int = MOST_EVENTS
    #: Whether rooms are in a page without a server, on the device of their only player.
    device: bool = False
    #: Counts what the rooms do.
    tally: Tally = field(default_factory=Tally)
