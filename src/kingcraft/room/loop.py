"""Keeps the match of a room going: what is done is stored, then shown, and whatever needs nobody is done.

Everything that changes the log is a letter in one mailbox, dealt with one at a time. Bots that take their time think
beside it; what they come to is a letter too.
"""

import asyncio
from functools import partial

from . import step
from .alarm import Alarm
from .log.event_writer import EventWriter
from .log.state import RoomState
from .mailbox import Mailbox
from .people.audience import Audience
from .people.presence import look_round
from .people.readiness import Readiness
from .ports import Outlet, Ports
from .step import Step
from .thinking.hints import Hints
from .thinking.thinking import Thinking
from .views import animation
from .views.animation import Animation
from .views.view import Views
from .wire.client_messages import Asked, AskHint
from .wire.server_messages import View


class RoomLoop:
    """Who commits, deals, asks the bots and ends the waiting in room ``name``; and writes down what anybody does.

    ``broken``: the log holds more than ``state``, which the rules refuse.
    """

    def __init__(self, name: str, state: RoomState, ports: Ports, *, broken: bool) -> None:
        self.state = state
        self.broken = broken
        self._ports = ports
        self.views = Views(name, ports)
        self.audience = Audience(self.views)
        self.readiness = Readiness(len(state.seats), self.now)
        self.mailbox = Mailbox(name, lambda: self.audience.warn("internal"))
        self.hints = Hints(name, ports, self.refuse)
        self.thinking = Thinking(name, ports, self.wake)
        self._alarm = Alarm(self.wake)
        self._journal = EventWriter(name, ports.log, self.audience.warn)
        self.stopped = False

    @property
    def now(self) -> float:
        """Seconds of the clock by which people are waited for."""
        return asyncio.get_running_loop().time()

    @property
    def phase(self) -> str:
        """``waiting``, ``deal``, ``between``, ``over`` or ``broken``."""
        return "broken" if self.broken else self.state.phase

    # --- going on

    def wake(self) -> None:
        """Go on as soon as there is nothing before it to do."""
        self.mailbox.post(self.advance)

    def stop(self) -> None:
        """Begin nothing new."""
        self.stopped = True
        self.thinking.stop()
        self.hints.stop()
        self._alarm.stop()

    async def advance(self) -> None:
        """Do whatever needs nobody (commit, deal, let bots act) until it is a person's turn or a bot thinks.

        A letter of the mailbox, or the end of one.
        """
        while not (self.broken or self.stopped):
            following = self._next_step()
            if following is None:
                return
            problem = await self.store(following)
            if problem == "storage-failed":
                self._alarm.ring_in(self._ports.retry)
                return

    def _next_step(self) -> Step | None:
        state = self.state
        looked = look_round(state, self.audience.present, self.readiness, self.now, self._ports, self.views.look)
        if looked.again is not None:
            self._alarm.ring_in(looked.again)
        if looked.step is not None or state.phase != "deal":
            return looked.step
        return step.bots_turn(state, self._ports, self.views.look, self.thinking.choice)

    # --- storing

    async def store(self, done: Step) -> str:
        """Store a step's events, then show it; only within a letter of the mailbox.

        Returns "" or the error code under which nothing has changed.
        """
        problem = await self._journal.append(self.state.version, done.events)
        if problem == "stale-version":
            problem = await self._reload()
        if problem:
            return problem
        for scene, state in done.scenes:
            self.readiness.moved_on(self.state, state)
            self.state = state
            self.hints.follow(state)
            self.show(scene)
        return ""

    async def _reload(self) -> str:
        """Read the log: another process wrote, or we did and were told no. Returns why nothing is stored now."""
        before = self.state
        found = await self._journal.read_again(before)
        if found is None:
            return "storage-failed"
        self.state, self.broken = found
        self.readiness.moved_on(before, self.state)
        self.thinking.stop()
        self.hints.stop()
        self.views.forget()  # the room's state is not the old one grown longer
        self.show(animation.SNAPSHOT)
        return "stale-version"

    # --- showing

    def show(self, scene: Animation, but: Outlet | None = None) -> None:
        """Show the room as it is now to everybody except ``but``."""
        if self.audience:
            self.audience.show(scene, self.state, self._common(), but)

    def show_one(self, outlet: Outlet) -> None:
        """Show the room as it is now to one connection, whatever it has seen of it."""
        self.audience.show_one(outlet, animation.SNAPSHOT, self.state, self._common())

    def refuse(self, outlet: Outlet, message: Asked | AskHint, code: str) -> None:
        """Answer a message that changed nothing. ``code``: a reason code or one of ``server_messages.ERRORS``."""
        self.audience.refuse(outlet, message, code, self.state.version)

    def _common(self) -> View:
        now, waiting = self.now, self.audience.people
        patience = partial(self.readiness.patience, state=self.state, now=now, ports=self._ports, waiting=waiting)
        return self.views.common(self.state, self.phase, self.audience.present, self.readiness.ready, patience)
