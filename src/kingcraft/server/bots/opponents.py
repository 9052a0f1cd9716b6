"""The bots of a server, and where each of them thinks: ours in shared threads, each program of others in its own.

A program does its thinking in a process of its own; the thread only waits for it. So a slow one holds up no other,
and programs play also where ours do not think.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from ...bots.bot import BOTS, Bot, Compiled, Thinker
from ...bots.decision import Decision
from ...bots.external import ExternalBot
from ...bots.limits import Stop
from ...room.ports import NotReady
from ...service.hints import HintPractice
from ...service.jobs import FOUND, Jobs
from ..settings import Settings
from . import kernels
from .thinking import MOST, STARTING, Thinkers


class Opponents:
    """The bots that people can play against. ``thinkers``: the threads that ours share."""

    def __init__(self, settings: Settings, jobs: Jobs | None = None) -> None:
        """``jobs``: the workers that are asked first."""
        self._jobs = jobs
        self.thinkers = Thinkers(settings.thinkers)
        self._programs = {name: ExternalBot(command, MOST, STARTING) for name, command in settings.bots}
        self._desks = {name: Thinkers(1) for name in self._programs}
        for name, program in self._programs.items():
            program.name = name
        self.bots: Mapping[str, Bot] = {**{name: make() for name, make in BOTS.items()}, **self._programs}

    async def think(self, bot: Thinker, decision: Decision, stop: Stop) -> str:
        """Ask a bot where it thinks. A :data:`~kingcraft.room.ports.Think`."""
        # Workers know bots by name: one that was frozen for a day has the name of today's.
        if self._jobs is not None and isinstance(bot, Compiled) and self.bots.get(bot.name) is bot:
            there, began = self._jobs.there(decision.rules.game), time.monotonic()
            token = await self._jobs.turn(bot.name, decision)
            if token is not None:
                return token
            if there:  # what is left of the time for a turn
                return await self.thinkers.think(bot, decision, stop, began + FOUND - time.monotonic())
        return await self._desks.get(bot.name, self.thinkers).think(bot, decision, stop)

    def unready(self, kind: str, game: str) -> NotReady | None:
        """Return why a bot cannot think about ``game`` now: ``warming``, ``off``; None if it can."""
        if not isinstance(self.bots.get(kind), Compiled) or (self._jobs is not None and self._jobs.there(game)):
            return None
        return self.thinkers.readiness.unready(game)

    async def prepare(self, data: Path, tell: Callable[[], None]) -> None:
        """Prepare all bots for thinking; call ``tell`` whenever some are ready. ``data``: the server's directory."""
        if not self.thinkers.readiness.over:
            learning = [bot for bot in self.bots.values() if isinstance(bot, Compiled)]
            await kernels.prepare(data, self.thinkers.readiness, [*learning, HintPractice()], tell)

    async def close(self) -> None:
        """End all thinking, and all programs."""
        self.thinkers.close()
        for desk in self._desks.values():
            desk.close()
        await asyncio.gather(*(asyncio.to_thread(program.close) for program in self._programs.values()))
