"""``kingcraft worker``: computes bots' turns and hints for the servers of a database (``service/jobs.py``), and makes
their reviews (``service/review_jobs.py``).
"""

import argparse
import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import AsyncGenerator, Mapping
from math import inf
from pathlib import Path
from typing import Final

from ..bots.bot import Compiled
from ..bots.decision import Decision
from ..bots.limits import Budget, Stop
from ..games.registry import games
from ..room.ports import Unready
from ..room.wire.client_messages import AskHint
from ..service.bus import Bus
from ..service.hints import HintPractice
from ..service.jobs import BEAT, WORKERS, Beat, Done, Job, decision_of, packed, unpacked, version
from ..service.review_jobs import ReviewWorker
from . import logs
from .bots import kernels
from .bots.hints import Advisor
from .bots.kernel_readiness import KernelReadiness
from .bots.thinking import Thinkers
from .bus import bus_of
from .crew import PipeBus
from .review_process import maker
from .serve import collect_garbage_seldom, share_the_interpreter
from .settings import Settings, data_directory

#: Different efforts of hints that a worker keeps threads for: servers have one, the same for all.
_EFFORTS: Final = 8
#: Jobs at once; more are not taken.
_MOST: Final = 1_000

_log = logging.getLogger(__name__)


class Worker:
    """A worker on a bus, which begins and ends elsewhere."""

    def __init__(self, bus: Bus, threads: int, readiness: KernelReadiness | None = None) -> None:
        """``threads``: in which it thinks; ``readiness``: of its kernels, in tests."""
        self._bus = bus
        self._threads = threads
        self._thinkers = Thinkers(threads)
        if readiness is not None:
            self._thinkers.readiness = readiness
        self._advisors: dict[Budget, Advisor] = {}
        self._bots: Mapping[str, Compiled] = {bot.name: bot for bot in kernels.compiled_bots()}
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._beating: asyncio.Task[None] | None = None
        #: Its name on the bus.
        self.name: Final = secrets.token_urlsafe(12)

    async def start(self) -> None:
        """Begin to take jobs."""
        await self._bus.subscribe(f"job-{self.name}", self._heard)
        self._beating = asyncio.create_task(self._beat())

    async def prepare(self, data: Path) -> None:
        """Compile or load all kernels. ``data``: a folder for them, if the usual one cannot be written."""
        await kernels.prepare(data, self._thinkers.readiness, [*self._bots.values(), HintPractice()])

    async def close(self) -> None:
        """End. What it works on is asked again by those who asked."""
        tasks = [*self._doing.values(), *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        for advisor in self._advisors.values():
            advisor.close()
        self._thinkers.close()

    async def _beat(self) -> None:
        while True:
            ready = [game for game in games() if not self._thinkers.readiness.unready(game)]
            self._bus.publish(WORKERS, packed(Beat(self.name, version(), self._threads, ready, list(self._doing))))
            await asyncio.sleep(BEAT)

    def _heard(self, body: bytes) -> None:
        job = unpacked(body, Job)
        if job is None or job.version != version() or job.id in self._doing or len(self._doing) >= _MOST:
            return
        self._doing[job.id] = asyncio.create_task(self._do(job))

    async def _do(self, job: Job) -> None:
        try:
            done = await self._done(job)
        except Exception as fault:  # noqa: BLE001 - one job must not end a worker
            if not isinstance(fault, (Unready, TimeoutError)):
                _log.error("a job failed; the server does it itself", exc_info=fault)
            done = Done(job.id)
        finally:
            self._doing.pop(job.id, None)
        self._bus.publish(f"done-{job.asker}", packed(done))

    async def _done(self, job: Job) -> Done:
        decision = decision_of(job)
        if decision is None:
            return Done(job.id)
        if not job.bot:
            hint = await self._advisor(Budget(job.worlds, job.playouts, job.seconds)).here(
                AskHint(0, 0), decision, Stop()
            )
            return Done(job.id, hint=hint)
        bot = self._bots.get(job.bot)
        return Done(job.id) if bot is None else Done(job.id, await self._turn(bot, decision, job.seconds or inf))

    async def _turn(self, bot: Compiled, decision: Decision, within: float) -> str:
        return await self._thinkers.think(bot, decision, Stop(), within)

    def _advisor(self, budget: Budget) -> Advisor:
        if budget not in self._advisors:
            if len(self._advisors) >= _EFFORTS:
                raise Unready("busy")
            self._advisors[budget] = Advisor(self._thinkers.readiness, budget)
        return self._advisors[budget]


def run(arguments: argparse.Namespace) -> int:
    """Work until Ctrl-C or SIGTERM. Return the exit status."""
    logs.begin(arguments.log)
    if not arguments.pipes:
        logging.getLogger(kernels.__name__).setLevel(logging.INFO)
    if bool(arguments.database) == arguments.pipes:
        arguments.parser.error("for which servers? --database URL names their database")
    bus = None if arguments.pipes else bus_of(Settings(database=arguments.database, bus=arguments.bus or ""))
    share_the_interpreter()
    collect_garbage_seldom()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(bus, arguments.thinkers, arguments.database or ""))
    return 0


async def _work(bus: Bus | None, threads: int, database: str) -> None:
    """Work on ``bus``, and for ``database``; None: on the pipes to the server that has started this process."""
    pipes = PipeBus() if bus is None else None
    bus, ended = bus or pipes, pipes.ended if pipes else asyncio.Event()
    assert bus is not None
    loop = asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends it
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ended.set)
    worker = Worker(bus, threads)
    await bus.start()
    await worker.start()
    if pipes is None:
        print(f"Working with {threads} thread{'s' if threads > 1 else ''}. Ctrl-C ends it.", flush=True)
    compiling = asyncio.create_task(worker.prepare(data_directory()))
    try:
        async with _reviewing(database, bus, compiling):
            await ended.wait()
    finally:
        compiling.cancel()
        await asyncio.wait((compiling,))
        await worker.close()
        await bus.close()


@contextlib.asynccontextmanager
async def _reviewing(database: str, bus: Bus, compiling: "asyncio.Task[None]") -> AsyncGenerator[None]:
    """Make reviews for the servers of a database meanwhile, if there is one, as soon as kernels are there."""
    if not database:
        yield
        return
    from .store.postgres import Pool  # an extra that few have
    from .store.review_jobs import PostgresReviewJobs

    pool = Pool(database)
    review_worker = ReviewWorker(PostgresReviewJobs(pool.do), bus, maker(data_directory()))
    await review_worker.start(compiling)
    try:
        yield
    finally:
        await review_worker.close()
        pool.close()
