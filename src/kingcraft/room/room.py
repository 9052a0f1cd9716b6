"""A live table: one mailbox, one growing version, many renderings of each event.

Everything that changes the log goes through the mailbox, one thing at a time: check against the rules, store, and only
when it is stored show it to anybody (persist, then publish). All of it runs on one event loop; the only waiting is for
the log. Bots that take their time think beside the room, which goes on meanwhile; what they come to is a letter too.
"""

import asyncio
from functools import partial

from ..games.reasons import Refused
from . import animation, reception, step, wish
from .again import Begin, room_after
from .alarm import Alarm
from .animation import Animation
from .audience import Audience
from .client_messages import Asked, AskHint
from .hints import Hints
from .http_messages import NewSeat, RoomSummary, Seated
from .journal import Journal
from .ledger import Ledger
from .mailbox import Mailbox
from .messages import Event, View
from .phrases import Phrase
from .ports import Outlet, Ports
from .presence import look_round
from .problem import RoomProblem
from .readiness import Readiness
from .seats import new_secret, seat_opened_by
from .step import Step
from .thinking import Thinking
from .view import Views, summary


class Room:
    """One room.

    Make it with the ledger of its stored log; ``broken`` says that the log holds more, which the rules refuse.
    """

    def __init__(self, name: str, ledger: Ledger, ports: Ports, *, broken: bool = False) -> None:
        self.name = name
        self.ledger = ledger
        self.broken = broken
        self._ports = ports
        self._views = Views(name, ports)
        self._audience = Audience(self._views)
        self._readiness = Readiness(len(ledger.seats), self._time())
        self._acting: set[int] = set()  # seats with an action on its way into the log
        self._mailbox = Mailbox(name, lambda: self._audience.warn("internal"))
        self._hints = Hints(name, ports, self.refuse)
        self._thinking = Thinking(name, ports, lambda: self._mailbox.post(self._advance))
        self._alarm = Alarm(lambda: self._mailbox.post(self._advance))
        self._journal = Journal(name, ports.log, self._audience.warn)
        self._closed = False
        self.quiet_since = self._time()

    # --- what it is

    @property
    def phase(self) -> str:
        """``waiting``, ``deal``, ``between``, ``over`` or ``broken``."""
        return "broken" if self.broken else self.ledger.phase

    @property
    def asleep(self) -> bool:
        """Whether nobody is connected and nothing is being done: it may be forgotten and loaded again from the log."""
        return not self._audience and self._mailbox.idle and not self._thinking.busy

    @property
    def closed(self) -> bool:
        """Whether the room has been left for good; the log may know more than it."""
        return self._closed

    def seat_opened_by(self, secret: str) -> int | None:
        """The seat that ``secret`` opens; None if it opens none."""
        return seat_opened_by(self.ledger.seats, secret)

    def summary(self, viewer: int | None) -> RoomSummary:
        """The room in a list."""
        return summary(self.name, self.ledger, self.phase, self._audience.present, viewer)

    # --- people

    def enter(self, outlet: Outlet, secret: str, nonce: str) -> None:
        """A connection says hello; it is sent the whole view. Raises :class:`RoomProblem` (``wrong-secret``)."""
        seat = self.seat_opened_by(secret) if secret else None
        if secret and seat is None:
            raise RoomProblem("wrong-secret")
        if seat is not None and not self._audience.people:
            self._readiness.waits(self._time())
        replaced = self._audience.enter(seat, outlet)
        self._hints.leave(replaced)
        if replaced is not None:
            replaced.close("replaced")
        if seat is not None and self.phase == "waiting" and nonce:
            # Only the first deal's commit was published before this hello (it came with the seat).
            self._readiness.nonces[seat] = nonce
        self._audience.show_one(outlet, animation.SNAPSHOT, self.ledger, self._common())
        if seat is not None and replaced is None:
            self._publish(Animation(Event("seat", seat)), but=outlet)
        self._mailbox.post(self._advance)

    def leave(self, outlet: Outlet) -> None:
        """A connection has ended."""
        self._hints.leave(outlet)
        seat = self._audience.leave(outlet)
        self.quiet_since = self._time()
        if seat is not None:
            self._readiness.left(seat, self.quiet_since)
            self._publish(Animation(Event("seat", seat)))
            self._mailbox.post(self._advance)

    def act(self, outlet: Outlet, message: Asked) -> None:
        """A connection wants to change the table; it is answered with an update or a refusal."""
        seat = self._audience.seat_of(outlet)
        if seat is None:
            self.refuse(outlet, message, "not-seated")
        elif seat in self._acting:
            self.refuse(outlet, message, "busy")
        else:
            self._acting.add(seat)
            self._mailbox.post(lambda: self._act(outlet, seat, message))

    def hint(self, outlet: Outlet, message: AskHint) -> None:
        """A connection asks what to do; it alone is answered, unless the table moves on before."""
        if self.broken:
            self.refuse(outlet, message, "room-broken")
        else:
            self._hints.ask(outlet, self._audience.seat_of(outlet), message, self.ledger, self._acting)

    def ready(self, outlet: Outlet, nonce: str) -> None:
        """A connection's person is ready for the next deal.

        Of no effect while a deal is under way or after the match.
        """
        seat = self._audience.seat_of(outlet)
        if seat is None or self.phase not in ("waiting", "between"):
            return
        if self._readiness.says(seat, nonce):
            self._publish(Animation(Event("ready", seat)))
        self._mailbox.post(self._advance)

    def say(self, outlet: Outlet, phrase: Phrase) -> None:
        """A connection's person says something to whoever is here. It is written down nowhere."""
        self._audience.say(outlet, phrase)

    async def sit(self, name: str) -> Seated:
        """Give the first open seat to somebody.

        Raises :class:`RoomProblem`: ``seat-taken``, ``room-broken``, ``storage-failed``.
        """
        return await self._mailbox.ask(lambda: self._sit(name))

    async def reseat(self, number: int, seat: NewSeat) -> None:
        """Before the first deal, give a seat at which nobody is to a bot, or to whoever comes (``open``).

        Raises as :func:`reception.reseated`, and :class:`RoomProblem` (``room-broken``, ``storage-failed``).
        """
        await self._mailbox.ask(lambda: self._reseat(number, seat))

    def given(self, secret: str) -> Seated:
        """The seat that ``secret`` opens, as it was given. Raises :class:`RoomProblem` (``seat-taken``: none)."""
        seat = self.seat_opened_by(secret)
        if seat is None:
            raise RoomProblem("seat-taken")  # it has gone to somebody else before its person came
        return Seated(self.name, seat, secret, self.ledger.deals[0].commit)

    async def again(self, secret: str, begin: Begin) -> str:
        """The room of the match after this one. Raises as :func:`~kingcraft.room.again.room_after`."""
        return await self._mailbox.ask(lambda: self._again(secret, begin))

    def bots_ready(self) -> None:
        """Bots that were not ready are now, or never will be: those who look on are told."""
        if any(seat.is_bot for seat in self.ledger.seats):
            self._publish(Animation(Event("bots")))

    def forget(self) -> None:
        """Begin nothing new by itself: another Room may be made from the log."""
        self._closed = True
        self._thinking.stop()
        self._hints.stop()
        self._alarm.stop()

    async def close(self) -> None:
        """Finish what is being stored and begin nothing new."""
        self.forget()
        await self._mailbox.emptied()

    # --- one thing at a time (the letters of the mailbox)

    async def _act(self, outlet: Outlet, seat: int, message: Asked) -> None:
        refusal = "internal"
        try:
            refusal = await self._try_to_act(seat, message)
        finally:
            self._acting.discard(seat)
            if refusal:
                self.refuse(outlet, message, refusal)
        await self._advance()

    async def _try_to_act(self, seat: int, message: Asked) -> str:
        if self.broken:
            return "room-broken"
        try:
            done = wish.granted(self.ledger, seat, message, self._ports, self._views.look)
        except (Refused, RoomProblem) as refused:
            return refused.code
        return await self._store(done)

    async def _sit(self, name: str) -> Seated:
        if self.broken:
            raise RoomProblem("room-broken")
        secret = new_secret(self._ports.chance)
        number = reception.open_seat(self.ledger)
        await self._receive(reception.seated(self.ledger, number, name, secret))
        self._readiness.left(number, self._time())  # until the first hello
        return self.given(secret)

    async def _reseat(self, number: int, seat: NewSeat) -> None:
        if self._audience.present(number):
            raise RoomProblem("seat-taken")
        await self._receive(reception.reseated(self.ledger, number, seat, self._ports.bots))

    async def _receive(self, done: Step) -> None:
        """Store who sits where before the first deal, which may begin by it."""
        problem = "room-broken" if self.broken else await self._store(done)
        if problem:
            raise RoomProblem("seat-taken" if problem == "stale-version" else problem)
        self._mailbox.post(self._advance)

    async def _again(self, secret: str, begin: Begin) -> str:
        if self.broken:
            raise RoomProblem("room-broken")
        return await room_after(self.ledger, secret, begin, self._store)

    async def _advance(self) -> None:
        """Do whatever needs nobody (commit, deal, let bots act) until it is a person's turn or a bot thinks."""
        while not (self.broken or self._closed):
            following = self._next_step()
            if following is None:
                return
            problem = await self._store(following)
            if problem == "storage-failed":
                self._alarm.ring_in(self._ports.retry)
                return

    def _next_step(self) -> Step | None:
        ledger = self.ledger
        looked = look_round(
            ledger, self._audience.present, self._readiness, self._time(), self._ports, self._views.look
        )
        if looked.again is not None:
            self._alarm.ring_in(looked.again)
        if looked.step is not None or ledger.phase != "deal":
            return looked.step
        return step.bots_turn(ledger, self._ports, self._views.look, self._thinking.choice)

    # --- storing and showing

    async def _store(self, done: Step) -> str:
        """Store a step's events, then show it. Returns "" or the error code under which nothing has changed."""
        problem = await self._journal.append(self.ledger.version, done.events)
        if problem == "stale-version":
            problem = await self._reload()
        if problem:
            return problem
        for scene, ledger in done.scenes:
            self._readiness.moved_on(self.ledger, ledger)
            self.ledger = ledger
            self._hints.follow(ledger)
            self._publish(scene)
        return ""

    async def _reload(self) -> str:
        """Read the log: another process wrote, or we did and were told no. Returns why nothing is stored now."""
        before = self.ledger
        found = await self._journal.read_again(before)
        if found is None:
            return "storage-failed"
        self.ledger, self.broken = found
        self._readiness.moved_on(before, self.ledger)
        self._thinking.stop()
        self._hints.stop()
        self._views.forget()  # the ledger is not the old one grown longer
        self._publish(animation.SNAPSHOT)
        return "stale-version"

    def _publish(self, scene: Animation, but: Outlet | None = None) -> None:
        if self._audience:
            self._audience.show(scene, self.ledger, self._common(), but)

    def _common(self) -> View:
        patience = partial(self._readiness.patience, ledger=self.ledger, now=self._time(), ports=self._ports)
        return self._views.common(self.ledger, self.phase, self._audience.present, self._readiness.ready, patience)

    def refuse(self, outlet: Outlet, message: Asked | AskHint, code: str) -> None:
        """Answer a message that changed nothing. ``code``: a reason code or one of ``messages.ERRORS``."""
        self._audience.refuse(outlet, message, code, self.ledger.version)

    def _time(self) -> float:
        return asyncio.get_running_loop().time()
