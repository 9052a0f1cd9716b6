"""Work that another process may do for a table: a bot's turn, a hint. What servers and workers say to each other.

Workers say four times a second, to all servers of their bus, that they live and what they work on. A server gives a job
to the worker that has the least to do, and does it itself when no worker is there, takes it, or answers in time. So
nothing is lost by a bus or a worker that is not there: an answer saves time, and is never believed further than that it
must be one of the legal tokens. Whatever happens to workers, a bot acts within two seconds: :data:`TURN` for them, and
then until :data:`FOUND` for this server.

Workers receive what one seat may know (:class:`~kingcraft.bots.decision.Decision`), never a deal.
"""

import asyncio
import contextlib
import logging
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec

from ..bots.decision import Decision
from ..bots.limits import Budget
from ..games.options import Json
from ..games.reasons import Refused
from ..games.registry import games, rule_set
from ..room.wire.client_messages import AskHint
from ..sources import source_hash
from .bus import Bus
from .hint_messages import HintAnswer

#: Seconds between two signs of life of a worker.
BEAT: Final = 0.25
#: Seconds of silence after which a worker is given up, and what it works on is asked again.
SILENCE: Final = 0.75
#: Seconds within which a bot's turn is back from the workers; then it is done here.
TURN: Final = 1.1
#: Seconds within which a turn is found that workers were asked for, by them or here: the rest of the two seconds in
#: which the table must see it is for storing and showing it.
FOUND: Final = 1.8
#: Seconds that a job and its answer have for their way: a worker must find a turn so much sooner.
WAY: Final = 0.1
#: Seconds for which a worker that lives, but has not taken a job, is given no other.
REST: Final = 5.0
#: Workers that a server knows at most: a stranger on the bus may name any number.
MOST_WORKERS: Final = 1_000
#: Bytes of a message, unpacked.
MOST_BYTES: Final = 1_000_000
#: A bot's turn, or a hint.
Kind: TypeAlias = Literal["turn", "hint"]
#: The subject of all signs of life.
WORKERS: Final = "workers"

Message = TypeVar("Message", bound=msgspec.Struct)

_log = logging.getLogger(__name__)

Name = Annotated[str, msgspec.Meta(pattern=r"^[\w-]{1,64}$")]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=600)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Beat(msgspec.Struct, frozen=True):
    """A sign of life."""

    worker: Name
    #: What its answers follow from: the same decision gets the same answer of the same version.
    version: str
    threads: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    #: The games whose bots can think there.
    games: list[str]
    #: The jobs that it has taken and not answered.
    jobs: list[str]


class Job(msgspec.Struct, frozen=True):
    """A decision, and what is wanted: a turn of ``bot``, or a hint within ``budget``."""

    id: Name
    #: The server that asks.
    asker: Name
    version: str
    game: str
    preset: str
    options: dict[str, Json]
    #: An :class:`~kingcraft.games.observation.Observation` of the game.
    observation: msgspec.Raw
    legal: list[str]
    random: int
    bot: str = ""
    worlds: Whole = 0
    playouts: Whole = 0
    #: Of a hint's budget; of a turn: within which the worker must have found it.
    seconds: Seconds = 0


class Done(msgspec.Struct, frozen=True):
    """An answer. Both may be empty: the worker could not do it."""

    id: Name
    token: str = ""
    hint: HintAnswer | None = None


def packed(message: msgspec.Struct) -> bytes:
    """Return a message as bytes for a bus."""
    return zlib.compress(msgspec.json.encode(message), 1)


def unpacked(body: bytes, kind: type[Message]) -> Message | None:
    """Return a message of a kind; None if it is not one of ours."""
    with contextlib.suppress(zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(body, MOST_BYTES)
        if unpacking.eof:
            return msgspec.json.decode(raw, type=kind)
    return None


def job(decision: Decision, *, bot: str = "", budget: Budget | None = None) -> Job:
    """Return a job that is to be given to a worker yet."""
    rules = decision.rules
    effort = budget or Budget(0, 0, 0)
    return Job(
        "new",
        "new",
        version(),
        rules.game,
        rules.preset,
        rules.values(),
        msgspec.Raw(msgspec.json.encode(decision.observation)),
        list(decision.legal),
        decision.random,
        bot,
        *effort,
    )


def decision_of(asked: Job) -> Decision | None:
    """Return the decision of a job, equal to the one that it was made from; None if it is not one."""
    try:
        rules = rule_set(asked.game, asked.preset, asked.options)
        observation = msgspec.json.decode(asked.observation, type=games()[asked.game].observation)
        return Decision(rules, observation, asked.legal, asked.random)
    except (Refused, ValueError, RecursionError):  # msgspec's errors are ValueErrors
        return None


@cache
def version() -> str:
    """Return what the answers of this package's bots follow from: its sources and its data."""
    return source_hash(".", "bots/**/*.json")


@dataclass(slots=True)
class _Worker:
    """A worker as a server knows it."""

    beat: Beat
    heard: float
    #: Until when it is given nothing.
    resting: float = 0.0


@dataclass(slots=True)
class _Open:
    """A job that a worker has, or should have."""

    worker: str
    answer: "asyncio.Future[Done]"
    heard: float
    taken: bool = False


@dataclass(eq=False)
class Jobs:
    """The workers of a server, and the jobs that they have from it. Belongs to one event loop."""

    bus: Bus
    #: Called when workers for a game have come, or gone.
    changed: Callable[[], None] = lambda: None
    name: str = field(default_factory=lambda: secrets.token_urlsafe(12))

    def __post_init__(self) -> None:
        self._workers: dict[str, _Worker] = {}
        self._open: dict[str, _Open] = {}
        self._others: set[str] = set()  # versions that the log names
        self._games: frozenset[str] = frozenset()
        self._watch: asyncio.Task[None] | None = None
        #: What was wanted since the start, and what of it workers have done; the rest was for this server.
        self.asked: Counter[Kind] = Counter()
        self.done: Counter[Kind] = Counter()
        #: Jobs that went to another worker because the first one was lost with them.
        self.again = 0

    async def start(self) -> None:
        """Begin to hear of workers. The bus may be started already."""
        await self.bus.start()
        await self.bus.subscribe(f"done-{self.name}", self._done)
        await self.bus.subscribe(WORKERS, self._beat)

    async def close(self) -> None:
        """End, and the bus with it."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait((self._watch,))
        await self.bus.close()

    def there(self, game: str) -> bool:
        """Whether a worker could think about a game now."""
        return game in self._games

    def any_there(self) -> bool:
        """Whether a worker is there, for whatever game."""
        return bool(self._workers)

    @property
    def workers(self) -> int:
        """The number of workers that are there."""
        return len(self._workers)

    @property
    def threads(self) -> int:
        """In how many threads they think."""
        return sum(one.beat.threads for one in self._workers.values())

    async def turn(self, bot: str, decision: Decision) -> str | None:
        """Return the token of a bot, which is legal; None if it is to be found here."""
        self.asked["turn"] += 1
        if not self.there(decision.rules.game):
            return None
        done = await self._asked(job(decision, bot=bot), TURN)
        if done is None or done.token not in decision.legal:
            return None
        self.done["turn"] += 1
        return done.token

    async def hint(self, asked: AskHint, decision: Decision, budget: Budget, within: float) -> HintAnswer | None:
        """Return the answer to a player; None if it is to be found here. ``within``: seconds that it may take."""
        self.asked["hint"] += 1
        if not self.there(decision.rules.game):
            return None
        done = await self._asked(job(decision, budget=budget), within)
        if done is None or done.hint is None or not _is_about(done.hint, decision):
            return None
        self.done["hint"] += 1
        return msgspec.structs.replace(done.hint, id=asked.id, version=asked.version)

    # --- the signs of life

    def _beat(self, body: bytes) -> None:
        beat = unpacked(body, Beat)
        if beat is None:
            return
        if beat.version != version():
            if beat.version not in self._others and len(self._others) < MOST_WORKERS:
                self._others.add(beat.version)
                _log.warning("a worker of another version of Kingcraft is there: it is given no work by this server")
            return
        now = time.monotonic()
        known = self._workers.get(beat.worker)
        if known is not None:
            known.beat, known.heard = beat, now
        elif len(self._workers) < MOST_WORKERS:
            self._workers[beat.worker] = _Worker(beat, now)
        for name in beat.jobs:
            if (found := self._open.get(name)) is not None and found.worker == beat.worker:
                found.heard, found.taken = now, True
        if self._watch is None:
            self._watch = asyncio.create_task(self._look())
        self._count()

    async def _look(self) -> None:
        """Forget workers that are silent, until none is left."""
        while self._workers:
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            for name in [name for name, one in self._workers.items() if now - one.heard > SILENCE]:
                del self._workers[name]
            self._count()
        self._watch = None

    def _count(self) -> None:
        found = frozenset(game for one in self._workers.values() for game in one.beat.games)
        if found != self._games:
            self._games = found
            self.changed()

    # --- the jobs

    async def _asked(self, asked: Job, within: float) -> Done | None:
        """Give a job to a worker, and once more if that one dies of it."""
        by = time.monotonic() + within
        for attempt in range(2):
            worker = self._free(asked.game)
            if worker is None:
                return None
            self.again += attempt
            done, taken = await self._given(worker, asked, by)
            if done is not None or not taken or time.monotonic() >= by:
                return done
        return None

    def _free(self, game: str) -> str | None:
        """Return the worker with the least to do for each of its threads; None if there is none to be asked."""
        if not self.bus.there:
            return None
        now = time.monotonic()
        mine: dict[str, int] = {}
        for one in self._open.values():
            mine[one.worker] = mine.get(one.worker, 0) + 1
        loads = {
            name: max(len(one.beat.jobs), mine.get(name, 0)) / one.beat.threads
            for name, one in self._workers.items()
            if game in one.beat.games and now - one.heard <= SILENCE and now >= one.resting
        }
        return min(loads, key=lambda name: (loads[name], secrets.randbits(16)), default=None)

    async def _given(self, worker: str, asked: Job, by: float) -> tuple[Done | None, bool]:
        """Give a job to a worker. Return its answer, and whether it has taken the job."""
        name = secrets.token_urlsafe(8)
        given = _Open(worker, asyncio.get_running_loop().create_future(), time.monotonic())
        self._open[name] = given
        try:
            if asked.bot:
                asked = msgspec.structs.replace(asked, seconds=max(WAY, by - given.heard - WAY))
            self.bus.publish(f"job-{worker}", packed(msgspec.structs.replace(asked, id=name, asker=self.name)))
            while self.bus.there and (left := min(by, given.heard + SILENCE) - time.monotonic()) > 0:
                done, _ = await asyncio.wait((given.answer,), timeout=min(left, BEAT))
                if done:
                    return given.answer.result(), True
            if self.bus.there and time.monotonic() < by and (known := self._workers.get(worker)) is not None:
                known.resting = time.monotonic() + REST
            return None, given.taken
        finally:
            del self._open[name]

    def _done(self, body: bytes) -> None:
        done = unpacked(body, Done)
        if done is not None and (found := self._open.get(done.id)) is not None and not found.answer.done():
            found.answer.set_result(done)


def _is_about(hint: HintAnswer, decision: Decision) -> bool:
    """Return whether a hint begins with a legal token."""
    return hint.hint.best.tokens[:1] in [[token] for token in decision.legal]
