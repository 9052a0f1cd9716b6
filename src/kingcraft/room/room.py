"""A live table: one mailbox, one growing version, many renderings of each event.

Here is what people may ask of it. Everything that changes the log goes through the mailbox, one thing at a time: check
against the rules, store, and only when it is stored show it to anybody (persist, then publish; ``loop.py``). All of
it runs on one event loop; the only waiting is for the log.
"""

from ..games.reasons import Refused
from . import requests
from .log.seats import new_secret, seat_opened_by
from .log.state import RoomState
from .loop import RoomLoop
from .people import reception
from .people.again import Begin, room_after
from .ports import Outlet, Ports
from .problem import RoomProblem
from .step import Step
from .views.animation import Animation
from .views.view import summary
from .wire.client_messages import Asked, AskHint
from .wire.http_messages import NewSeat, RoomSummary, Seated
from .wire.phrases import Phrase
from .wire.server_messages import Event


class Room:
    """One room.

    Make it with the room's state of its stored log; ``broken`` says that the log holds more, which the rules refuse.
    """

    def __init__(self, name: str, state: RoomState, ports: Ports, *, broken: bool = False) -> None:
        self.name = name
        self._ports = ports
        self._loop = RoomLoop(name, state, ports, broken=broken)
        self._mailbox = self._loop.mailbox
        self._audience = self._loop.audience
        self._readiness = self._loop.readiness
        self._hints = self._loop.hints
        self._acting: set[int] = set()  # seats with an action on its way into the log
        self.quiet_since = self._loop.now

    # --- what it is

    @property
    def state(self) -> RoomState:
        """What its log says."""
        return self._loop.state

    @property
    def broken(self) -> bool:
        """Whether the log holds more, which the rules refuse."""
        return self._loop.broken

    @property
    def phase(self) -> str:
        """``waiting``, ``deal``, ``between``, ``over`` or ``broken``."""
        return self._loop.phase

    @property
    def asleep(self) -> bool:
        """Whether nobody is connected and nothing is being done: it may be forgotten and loaded again from the log."""
        return not self._audience and self._mailbox.idle and not self._loop.thinking.busy

    @property
    def closed(self) -> bool:
        """Whether the room has been left for good; the log may know more than it."""
        return self._loop.stopped

    def seat_opened_by(self, secret: str) -> int | None:
        """The seat that ``secret`` opens; None if it opens none."""
        return seat_opened_by(self.state.seats, secret)

    def summary(self, viewer: int | None) -> RoomSummary:
        """The room in a list."""
        return summary(self.name, self.state, self.phase, self._audience.present, viewer)

    # --- people

    def enter(self, outlet: Outlet, secret: str, nonce: str) -> None:
        """A connection says hello; it is sent the whole view. Raises :class:`RoomProblem` (``wrong-secret``)."""
        seat = self.seat_opened_by(secret) if secret else None
        if secret and seat is None:
            raise RoomProblem("wrong-secret")
        if seat is not None and not self._audience.people:
            self._readiness.waits(self._loop.now)
        replaced = self._audience.enter(seat, outlet)
        self._hints.leave(replaced)
        if replaced is not None:
            replaced.close("replaced")
        if seat is not None and self.phase == "waiting" and nonce:
            # Only the first deal's commit was published before this hello (it came with the seat).
            self._readiness.nonces[seat] = nonce
        self._loop.show_one(outlet)
        if seat is not None and replaced is None:
            self._loop.show(Animation(Event("seat", seat)), but=outlet)
        self._loop.wake()

    def leave(self, outlet: Outlet) -> None:
        """A connection has ended."""
        self._hints.leave(outlet)
        seat = self._audience.leave(outlet)
        self.quiet_since = self._loop.now
        if seat is not None:
            self._readiness.left(seat, self.quiet_since)
            self._loop.show(Animation(Event("seat", seat)))
            self._loop.wake()

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
            self._hints.ask(outlet, self._audience.seat_of(outlet), message, self.state, self._acting)

    def ready(self, outlet: Outlet, nonce: str) -> None:
        """A connection's person is ready for the next deal.

        Of no effect while a deal is under way or after the match.
        """
        seat = self._audience.seat_of(outlet)
        if seat is None or self.phase not in ("waiting", "between"):
            return
        if self._readiness.says(seat, nonce):
            self._loop.show(Animation(Event("ready", seat)))
        self._loop.wake()

    def say(self, outlet: Outlet, phrase: Phrase) -> None:
        """Send a phrase from one connection's person to all who are here. It is stored nowhere."""
        self._audience.say(outlet, phrase)

    def refuse(self, outlet: Outlet, message: Asked | AskHint, code: str) -> None:
        """Answer a message that changed nothing. ``code``: a reason code or one of ``server_messages.ERRORS``."""
        self._loop.refuse(outlet, message, code)

    async def sit(self, name: str) -> Seated:
        """Give the first open seat to somebody.

        Raises :class:`RoomProblem`: ``seat-taken``, ``room-broken``, ``storage-failed``.
        """
        return await self._mailbox.ask(lambda: self._sit(name))

    async def reseat(self, number: int, seat: NewSeat) -> None:
        """Before the first deal, give an empty seat to a bot, or open it to anyone (``open``).

        Raises as :func:`reception.reseated`, and :class:`RoomProblem` (``room-broken``, ``storage-failed``).
        """
        await self._mailbox.ask(lambda: self._reseat(number, seat))

    def given(self, secret: str) -> Seated:
        """The seat that ``secret`` opens, as it was given. Raises :class:`RoomProblem` (``seat-taken``: none)."""
        seat = self.seat_opened_by(secret)
        if seat is None:
            raise RoomProblem("seat-taken")  # it has gone to somebody else before its person came
        return Seated(self.name, seat, secret, self.state.deals[0].commit)

    async def again(self, secret: str, begin: Begin) -> str:
        """The room of the match after this one. Raises as :func:`~kingcraft.room.people.again.room_after`."""
        return await self._mailbox.ask(lambda: self._again(secret, begin))

    def bots_ready(self) -> None:
        """Bots that were not ready are now, or never will be: send that to all who look on."""
        if any(seat.is_bot for seat in self.state.seats):
            self._loop.show(Animation(Event("bots")))

    def forget(self) -> None:
        """Begin nothing new: another Room may be made from the log."""
        self._loop.stop()

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
        await self._loop.advance()

    async def _try_to_act(self, seat: int, message: Asked) -> str:
        if self.broken:
            return "room-broken"
        try:
            done = requests.handle(self.state, seat, message, self._ports, self._loop.views.look)
        except (Refused, RoomProblem) as refused:
            return refused.code
        return await self._loop.store(done)

    async def _sit(self, name: str) -> Seated:
        if self.broken:
            raise RoomProblem("room-broken")
        secret = new_secret(self._ports.chance)
        number = reception.open_seat(self.state)
        await self._receive(reception.seated(self.state, number, name, secret))
        self._readiness.left(number, self._loop.now)  # until the first hello
        return self.given(secret)

    async def _reseat(self, number: int, seat: NewSeat) -> None:
        if self._audience.present(number):
            raise RoomProblem("seat-taken")
        await self._receive(reception.reseated(self.state, number, seat, self._ports.bots))

    async def _receive(self, done: Step) -> None:
        """Store who sits where before the first deal, which may begin by it."""
        problem = "room-broken" if self.broken else await self._loop.store(done)
        if problem:
            raise RoomProblem("seat-taken" if problem == "stale-version" else problem)
        self._loop.wake()

    async def _again(self, secret: str, begin: Begin) -> str:
        if self.broken:
            raise RoomProblem("room-broken")
        return await room_after(self.state, secret, begin, self._loop.store)
