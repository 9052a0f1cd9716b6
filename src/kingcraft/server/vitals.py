"""How a server is: whether moves can be stored, whether the bus is there, whether the event loop keeps up."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Final, Literal

import msgspec

from ..service.bus import Bus, HereBus
from ..service.leases import Leases
from .store.port import Store

#: Seconds for which what is known of the store holds: however many ask, it is tried once in this time.
KNOWN_FOR: Final = 1.0
#: Seconds within which the store must answer.
ANSWERS_WITHIN: Final = 2.0
#: Seconds for which an append that failed counts, unless one is stored meanwhile.
REMEMBERED: Final = 5.0
#: Seconds between two looks at the event loop, and how many are remembered.
TICK: Final = 0.25
TICKS: Final = 60
#: Seconds by which the loop may be late, and looks in a row at which it must be until the server is not ready.
LATE: Final = 0.25
IN_A_ROW: Final = 3

#: Why a server should be sent no visitors: moves cannot be stored, the bus was never there, the event loop is late, or
#: it is about to end.
Hindrance = Literal["store", "bus", "slow", "ending"]

_log = logging.getLogger(__name__)


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    #: ``ok``, or ``failing``: moves are not stored now. Then the status of the answer is 503.
    status: Literal["ok", "failing"]
    #: The number of rooms in memory, tables of lessons included.
    rooms: int
    #: Whether moves are stored: ``ok``, or ``failing``.
    store: Literal["ok", "failing"]
    #: The bus between servers: ``ok``, ``missing`` (matches go on without it), or ``none``: there is one server.
    bus: Literal["ok", "missing", "none"]
    #: Milliseconds by which the event loop was late at worst in the last 15 s.
    late: float


class Ready(msgspec.Struct, frozen=True):
    """Whether visitors should be sent to this server."""

    ready: bool
    #: What is against it.
    why: list[Hindrance]


class Loop:
    """How late the event loop is: it is looked at four times a second."""

    def __init__(self) -> None:
        self._found: deque[float] = deque(maxlen=TICKS)
        self._task: asyncio.Task[None] | None = None

    @property
    def worst(self) -> float:
        """The seconds by which it was late at most, lately."""
        return max(self._found, default=0.0)

    @property
    def late(self) -> bool:
        """Whether it is too late again and again, now."""
        latest = list(self._found)[-IN_A_ROW:]
        return len(latest) == IN_A_ROW and min(latest) > LATE

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def _look(self) -> None:
        while True:
            due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self._found.append(max(0.0, time.monotonic() - due))


class Vitals:
    """What is asked of a server to know how it is."""

    def __init__(self, store: Store, leases: Leases | None, ending: Callable[[], bool]) -> None:
        """``ending``: whether the server is about to end."""
        self.loop: Final = Loop()
        self._store = store
        self._leases = leases
        self._ending = ending
        self._checking: asyncio.Task[None] | None = None
        self._known: tuple[float, bool] = (-inf, True)
        self._had_bus = False  # whether the bus has been there since the start

    def start(self) -> None:
        """Begin, once the bus has been tried."""
        self.loop.start()
        self._note_bus()

    def _note_bus(self) -> None:
        self._had_bus = self._had_bus or self.bus is None or self.bus.there

    @property
    def bus(self) -> Bus | None:
        """The bus between servers; None: there is one server."""
        bus = None if self._leases is None else self._leases.bus
        return None if isinstance(bus, HereBus) else bus

    async def stores(self) -> bool:
        """Return whether moves can be stored now."""
        if self._leases is not None and (self._leases.failing or not self._leases.lives):
            return False
        failed = self._store.appends.failing
        if failed and time.monotonic() - failed < REMEMBERED:
            return False
        asked, answer = self._known
        if time.monotonic() - asked < KNOWN_FOR:
            return answer
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._store.check())
        done, _ = await asyncio.wait((self._checking,), timeout=ANSWERS_WITHIN)
        fault = self._checking.exception() if done else TimeoutError("it does not answer")
        if self._known[1] != (fault is None):
            _log.error("%s", "moves are stored again" if fault is None else f"moves cannot be stored: {fault}")
        self._known = time.monotonic(), fault is None
        return fault is None

    async def health(self, rooms: int) -> Health:
        """Return how the server is. ``rooms``: in memory."""
        stores, bus = await self.stores(), self.bus
        return Health(
            "ok" if stores else "failing",
            rooms,
            "ok" if stores else "failing",
            "none" if bus is None else "ok" if bus.there else "missing",
            round(1000 * self.loop.worst, 1),
        )

    async def ready(self) -> Ready:
        """Return whether visitors should be sent here."""
        why = list[Hindrance]()
        if not await self.stores():
            why.append("store")
        self._note_bus()
        if not self._had_bus:
            # Later it may go away: it does so for all servers at once, and matches go on without it.
            why.append("bus")
        if self.loop.late:
            why.append("slow")
        if self._ending():
            why.append("ending")
        return Ready(not why, why)

    async def close(self) -> None:
        """End."""
        await self.loop.close()
        if self._checking is not None and not self._checking.done():
            self._checking.cancel()
            await asyncio.wait((self._checking,))
