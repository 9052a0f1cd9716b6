"""A live table: one mailbox, one growing version, many renderings of each event.

Everything that changes the log goes through the mailbox, one thing at a time: check against the rules, store, and only
when it is stored show it to anyone (persist, then publish). Then the room does on its own whatever needs no player:
it commits to shuffles, deals, and lets bots act. All of it runs on one event loop; the only waiting is for the log.
Bots that take their time think beside it.
"""

import asyncio
import logging
from functools import partial
from typing import Final

import msgspec

from ..games.reasons import Refused
from . import step
from .faces.face import Animation
from .log.events import encode
from .log.replay import reading
from .log.state import RoomState
from .people import reception
from .people.again import Begin, room_after
from .people.onlookers import UNKNOWN, Guest
from .people.presence import AT_ONCE, SECONDS, Presence, failure, gone, refusal
from .people.seats import new_secret, no_seat, seat_opened_by
from .ports import REPEATS_AT_ONCE, Outlet, Ports, RoomProblem, StorageFailed
from .scheduling import Alarm, Mailbox, RateLimit, Slices
from .step import Step
from .thinking.hand_worth import answer
from .thinking.hints import Hints
from .thinking.thinking import Thinking
from .views.view import Views, summary
from .wire.client_messages import (
    Asked,
    AskHint,
    AskWorth,
    Leave,
    Lend,
    Remove,
    Rename,
    Reveal,
    Seal,
    ShowHand,
    ToLesson,
    Undo,
    Vote,
)
from .wire.http_messages import JoinRoom, NewSeat, NextMatch, RoomSummary, Seated
from .wire.server_messages import Event, View
from .wire.words import ErrorCode, Phase, Phrase, RefusalCode

#: Onlookers of a room.
MOST_ONLOOKERS: Final = 200
#: With more onlookers than this, they do not see the table after every action, but once in this many seconds.
CROWD: Final = 30
SELDOM: Final = 0.25
#: Seconds within which a table sees that others look on than before: many may come at once.
NOTICED: Final = 1.0

_log = logging.getLogger(__name__)


class Room:
    """One room.

    Make it with the state of its stored log; ``broken`` says that the log holds more, which the rules refuse.
    """

    def __init__(self, name: str, state: RoomState, ports: Ports, *, broken: bool = False) -> None:
        self.name = name
        #: What its log says.
        self.state = state
        #: Whether the log holds more, which the rules refuse.
        self.broken = broken
        #: Whether the room has been left for good; the log may then know more than it.
        self.closed = False
        self.quiet_since = self._now
        self._ports = ports
        self._views = Views(name, ports)
        self._presence = Presence(len(state.seats), self._now, self._views)
        self._mailbox = Mailbox(name, lambda: self._presence.warn("internal"))
        self._hints = Hints(name, ports, self.refuse)
        self._thinking = Thinking(name, ports, self._wake)
        self._alarm = Alarm(self._wake)
        self._late = Alarm(self._show_onlookers)
        self._watch = Alarm(self._show_watching)
        self._acting: set[int] = set()  # seats with an action on its way into the log
        self._repeats: dict[int, RateLimit] = {}  # by seat
        self._shows: dict[int, RateLimit] = {}  # by seat
        self._failing = False  # whether the log could not be written or read the last time
        self._before: Room | None = None  # the rooms of the matches before and after, if both are in memory
        self._after: Room | None = None
        self._presence.lingers = self._lingers

    # --- what it is

    @property
    def phase(self) -> Phase:
        """What the room is doing."""
        return "broken" if self.broken else self.state.phase

    @property
    def asleep(self) -> bool:
        """Whether it may be forgotten, to be loaded again from the log: it has no connections and nothing to do."""
        return not self._presence and self.deserted

    @property
    def deserted(self) -> bool:
        """Whether no player is connected, and it has nothing to do: at most onlookers are there."""
        return not self._presence.people and self._mailbox.idle and not self._thinking.busy

    def seat_opened_by(self, secret: str) -> int | None:
        """Return the seat that ``secret`` opens; None if it opens none."""
        return seat_opened_by(self.state.seats, secret)

    def comes_after(self, before: "Room") -> None:
        """Note that this is the match after that of ``before``: people who are still there are not away here."""
        self._before, before._after = before, self

    def _lingers(self, seat: int) -> bool:
        """Whether the player of ``seat`` is still at the table of the match before, looking at how it ended."""
        if self.phase != "waiting" or self._before is None or seat >= len(self.state.seats):
            return False
        return self._before.has(self.state.seats[seat].secret)

    def benches(self, secret: str) -> bool:
        """Whether the player who has this secret looks on here because the match has no seat for them."""
        return seat_opened_by(self.state.bench, secret) is not None

    def has(self, digest: str) -> bool:
        """Whether the player whose secret has this digest is here. An onlooker is known by name only."""
        return any(
            seat.secret == digest != "" and self._presence.present(number)
            for number, seat in enumerate(self.state.seats)
        ) or any(seat.secret == digest and self._presence.onlookers.calls(seat.name) for seat in self.state.bench)

    def summary(self, viewer: int | None) -> RoomSummary:
        """Return the room in a list."""
        return summary(
            self.name, self.state, self.phase, self._presence.present, viewer, self._ports.help(self.state.rules.game)
        )

    # --- what people ask for

    def enter(
        self, outlet: Outlet, secret: str, *, changes: bool = False, shuffles: bool = False, guest: Guest = UNKNOWN
    ) -> None:
        """Add a connection, and send it the whole view; later ones whole too, or only what has ``changes``.

        ``shuffles``: it takes part in shuffles. ``guest``: who an onlooker says they are. Raises :class:`RoomProblem`
        (``wrong-secret``, ``removed``, ``too-many-onlookers``).
        """
        seat = self.seat_opened_by(secret) if secret else None
        if secret and seat is None:
            raise RoomProblem(no_seat(self.state.removed, secret))
        if seat is None and len(self._presence.onlookers) >= MOST_ONLOOKERS:
            raise RoomProblem("too-many-onlookers")
        shows = seat is not None and self._presence.onlookers.sees(seat)
        replaced = self._presence.enter(seat, outlet, self._now, changes=changes, shuffles=shuffles, guest=guest)
        self._hints.leave(replaced)
        if replaced is not None:
            replaced.close("replaced")
        common = self._common()
        self._presence.show_one(outlet, step.SNAPSHOT, self.state, common)
        if seat is None:
            self._notice()
        elif shows:  # they have come by another connection: their hand is not shown any more
            self._show(Animation(Event("watch", seat)), common, but=outlet)
        elif replaced is None:
            self._show(Animation(Event("seat", seat)), common, but=outlet)
            self._tell_after()
        self._wake()

    def leave(self, outlet: Outlet) -> None:
        """Remove a connection that has ended."""
        self._hints.leave(outlet)
        self.quiet_since = self._now
        watched = outlet in self._presence.onlookers
        seat = self._presence.leave(outlet, self.quiet_since)
        if watched:
            self._notice()
        if seat is not None:
            self._show(Animation(Event("seat", seat)))
            self._tell_after()
            self._wake()

    def _notice(self) -> None:
        """Show everyone soon who looks on now."""
        if not self._watch.is_set:
            self._watch.ring_in(NOTICED)

    def _show_watching(self) -> None:
        self._show(Animation(Event("watch")))
        self._tell_after()

    def _tell_after(self) -> None:
        """Show the table of the next match who is still here."""
        if self._after is not None and self._after.phase == "waiting":
            self._after._show(step.SNAPSHOT)

    def act(self, outlet: Outlet, message: Asked) -> None:
        """Change the table as a connection asks; it is answered with an update or a refusal."""
        seat = self._presence.seat_of(outlet)
        if seat is None:
            self.refuse(outlet, message, "not-seated")
        elif seat in self._acting:
            self.refuse(outlet, message, "busy")
        else:
            self._acting.add(seat)
            sitter = self.state.seats[seat].secret
            self._mailbox.post(lambda: self._act(outlet, seat, sitter, message))

    def hint(self, outlet: Outlet, message: AskHint) -> None:
        """Give a connection a hint; it alone is answered, unless the table moves on before."""
        if self.broken:
            self.refuse(outlet, message, "room-broken")
        else:
            self._hints.ask(outlet, self._presence.seat_of(outlet), message, self.state, self._acting)

    def worth(self, outlet: Outlet, message: AskWorth) -> None:
        """Say to a connection what its hand is worth; it alone is answered."""
        if self.broken:
            self.refuse(outlet, message, "room-broken")
        else:
            answer(outlet, self._presence.seat_of(outlet), message, self.state, self._ports, self.refuse)

    def ready(self, outlet: Outlet) -> None:
        """Note that a connection's player is ready for the next deal.

        Of no effect while a deal is under way or after the match.
        """
        seat = self._presence.seat_of(outlet)
        if seat is None or self.phase not in ("waiting", "between"):
            return
        if self._presence.says_ready(seat):
            self._show(Animation(Event("ready", seat)))
        self._wake()

    def shuffle(self, outlet: Outlet, message: Seal | Reveal) -> None:
        """Take the part of a connection's seat in the shuffle of the next deal; answered only if it is refused."""
        seat = self._presence.seat_of(outlet)
        if seat is None or self.phase not in ("waiting", "between"):
            return
        if isinstance(message, Seal):
            self._presence.seal(seat, message, self.state)
        elif refused := self._presence.reveal(seat, message, self.state):
            outlet.send(failure(refused))
        self._wake()

    def hold(self, outlet: Outlet) -> None:
        """Wait with the first deal because the player of a connection asks for it."""
        seat = self._presence.seat_of(outlet)
        if seat is not None and self.phase == "waiting" and self._presence.hold(seat):
            self._show(Animation(Event("hold", seat)))

    def say(self, outlet: Outlet, phrase: Phrase) -> None:
        """Send a phrase from a connection's player to everyone here. It is stored nowhere."""
        self._presence.say(outlet, phrase)

    def show_hand(self, outlet: Outlet, message: ShowHand) -> None:
        """Show the hand of a connection's player to an onlooker, or no longer; answered with a failure if refused."""
        seat = self._presence.seat_of(outlet)
        refused: ErrorCode | None = "not-seated"
        if seat is not None and message.on:
            refused = self._hand_refused(seat) or self._presence.onlookers.show(seat, message.onlooker)
        elif seat is not None:
            refused = self._presence.onlookers.take_back(seat, message.onlooker)
        if refused is not None:
            outlet.send(failure(refused))
        else:
            self._show(Animation(Event("watch", -1 if seat is None else seat)))

    def _hand_refused(self, seat: int) -> ErrorCode | None:
        """Why ``seat`` may not show its hand to anyone now; None if it may."""
        if self.broken:
            return "room-broken"
        if self.phase == "over":
            return "no-hand"
        return None if self._shows.setdefault(seat, RateLimit(1 / SECONDS, AT_ONCE)).take() else "too-fast"

    def refuse(self, outlet: Outlet, message: Asked | AskHint | AskWorth, code: RefusalCode) -> None:
        """Answer a message that changed nothing."""
        self._ports.tally.refuse(message, code)
        outlet.send(refusal(message, code, self.state.version))

    def learn(self, outlet: Outlet, message: ToLesson) -> None:
        """Refuse: no lesson is learnt here."""
        del message
        outlet.send(failure("bad-message"))

    async def sit(self, wish: JoinRoom) -> Seated:
        """Give the first open seat to a player.

        Raises :class:`RoomProblem`: ``seat-taken``, ``name-taken``, ``figure-taken``, ``disc-taken``, ``room-broken``,
        ``storage-failed``.
        """
        return await self._mailbox.ask(lambda: self._sit(wish))

    async def reseat(self, number: int, seat: NewSeat, by: int) -> None:
        """Before the first deal, give an empty seat to a bot, or open it to anyone (``open``), as seat ``by`` asks.

        Raises as :func:`reception.reseated` and :meth:`_repeat`, and :class:`RoomProblem` (``hosts-seat``,
        ``room-broken``, ``storage-failed``).
        """
        await self._mailbox.ask(lambda: self._reseat(number, seat, by))

    def given(self, secret: str) -> Seated:
        """Return the seat that ``secret`` opens, as it was given. Raises :class:`RoomProblem` (``seat-taken``)."""
        seat = self.seat_opened_by(secret)
        if seat is None:
            raise RoomProblem("seat-taken")  # it went to another player before its own came
        return Seated(self.name, seat, secret, self.state.deals[0].commit)

    async def again(self, secret: str, wish: NextMatch, begin: Begin) -> str:
        """Return the room of the match after this one. Raises as :func:`~kingcraft.room.people.again.room_after`."""
        return await self._mailbox.ask(lambda: self._again(secret, wish, begin))

    def bots_ready(self) -> None:
        """Show everyone that bots that were not ready are now, or never will be."""
        if any(seat.is_bot for seat in self.state.seats):
            self._show(Animation(Event("bots")))

    def forget(self, code: ErrorCode = "too-many-rooms") -> None:
        """Begin nothing new: another Room may be made from the log. ``code``: how connections of onlookers end."""
        self.closed = True
        self._presence.dismiss_onlookers(code)
        self._late.stop()
        self._watch.stop()
        if self._before is not None:
            self._before._after = None
        if self._after is not None:
            self._after._before = None
        self._before = self._after = None
        self._thinking.stop()
        self._hints.stop()
        self._alarm.stop()

    def dismiss(self, code: ErrorCode) -> None:
        """Forget the room, and end all its connections."""
        self.forget(code)
        self._presence.dismiss(code)

    async def close(self) -> None:
        """Finish what is being stored and begin nothing new."""
        self.forget()
        await self._mailbox.emptied()

    # --- one thing at a time (the messages of the mailbox)

    async def _act(self, outlet: Outlet, seat: int, sitter: str, message: Asked) -> None:
        """``sitter``: what is stored of the secret of the player who asked."""
        refused: RefusalCode | None = "internal"
        try:
            if self.broken:
                raise RoomProblem("room-broken")
            if self.state.seats[seat].secret != sitter:
                raise RoomProblem("not-seated")  # removed meanwhile
            done = self._asked(seat, message)
            if isinstance(message, Leave | Remove | Rename | Undo | Vote):
                self._repeat(seat)
            await self._store(done)
            refused = None
            if isinstance(message, Leave):
                self.leave(outlet)
                outlet.close("left")
        except (Refused, RoomProblem) as problem:
            refused = problem.code
        finally:
            self._acting.discard(seat)
            if refused is not None:
                self.refuse(outlet, message, refused)
        await self._advance()

    def _asked(self, seat: int, message: Asked) -> Step:
        """What a player asks for. Raises as :func:`step.handle` and :func:`reception.called`."""
        if isinstance(message, Rename):
            return reception.called(self.state, seat, message)
        if isinstance(message, Leave):
            return gone(self.state, seat, self._ports, self._views.look, left=True)
        if isinstance(message, Remove):
            return self._presence.removal(self.state, seat, message.seat, self._ports)
        if (
            isinstance(message, Lend)
            and seat in self.state.at_table
            and self._presence.may_lend(message.seat, self.state, self._now, self._ports)
        ):
            return gone(self.state, message.seat, self._ports, self._views.look, seat)
        return step.handle(self.state, seat, message, self._ports, self._views.look)

    def _repeat(self, seat: int) -> None:
        """Allow ``seat`` one more of the things that could go on without an end.

        Raises :class:`RoomProblem` (``log-full``, ``too-fast``).
        """
        if self.state.version >= self._ports.most_events:
            raise RoomProblem("log-full")
        if not self._repeats.setdefault(seat, RateLimit(self._ports.repeats, REPEATS_AT_ONCE)).take():
            raise RoomProblem("too-fast")

    async def _sit(self, wish: JoinRoom) -> Seated:
        if self.broken:
            raise RoomProblem("room-broken")
        secret = new_secret(self._ports.chance)
        number = reception.open_seat(self.state)
        await self._receive(reception.seated(self.state, number, wish, secret))
        self._presence.left(number, self._now)  # until the first hello
        return self.given(secret)

    async def _reseat(self, number: int, seat: NewSeat, by: int) -> None:
        if number == self.state.host != by:
            raise RoomProblem("hosts-seat")
        if self._presence.present(number) or self._lingers(number):
            raise RoomProblem("seat-taken")
        done = reception.reseated(self.state, number, seat, by, self._ports.bots)
        if done.scenes[-1][1].seats == self.state.seats:
            return  # open already
        self._repeat(by)
        await self._receive(done)

    async def _receive(self, done: Step) -> None:
        """Store who sits where before the first deal, which may begin by it."""
        if self.broken:
            raise RoomProblem("room-broken")
        try:
            await self._store(done)
        except RoomProblem as problem:
            if problem.code == "stale-version":
                raise RoomProblem("seat-taken") from None
            raise
        self._wake()

    async def _again(self, secret: str, wish: NextMatch, begin: Begin) -> str:
        if self.broken:
            raise RoomProblem("room-broken")
        looking = self._presence.onlookers.strangers([seat.name for seat in (*self.state.seats, *self.state.bench)])
        return await room_after(self.state, secret, wish, begin, self._store, looking)

    # --- going on

    @property
    def _now(self) -> float:
        """Seconds of the clock by which people are waited for."""
        return asyncio.get_running_loop().time()

    def _wake(self) -> None:
        """Go on as soon as nothing else is to be done before."""
        self._mailbox.post(self._advance)

    async def _advance(self) -> None:
        """Do whatever needs no player (commit, deal, let bots act) until it is a player's turn or a bot thinks."""
        while not (self.broken or self.closed):
            following = self._next_step()
            if following is None:
                return
            try:
                await self._store(following)
            except RoomProblem as problem:
                if problem.code == "storage-failed":
                    self._alarm.ring_in(self._ports.retry)
                    return

    def _next_step(self) -> Step | None:
        state = self.state
        looked = self._presence.look_round(state, self._now, self._ports, self._views.look)
        left = self._time_left()
        waits = [seconds for seconds in (looked.again, left) if seconds is not None and seconds > 0]
        if waits:
            self._alarm.ring_in(min(waits))
        if looked.show is not None:
            self._show(Animation(Event("seat", looked.show)))
        if looked.step is not None or state.phase != "deal":
            return looked.step
        deal = state.match.state
        if left is not None and left <= 0 and deal is not None:
            return step.action(state, deal.to_act, self._thinking.time_up(state), self._ports, self._views.look)
        return step.bots_turn(state, self._ports, self._views.look, self._thinking.choice)

    def _time_left(self) -> float | None:
        """Seconds until a bot plays for the person on turn; None: never, or an action of theirs is on its way."""
        left, deal = self._presence.time_left(self.state, self._now), self.state.match.state
        if left is None or (deal is not None and deal.to_act in self._acting):
            return None
        return left + self._ports.showing

    # --- storing, then showing

    async def _store(self, done: Step) -> None:
        """Store a step's events, then show it; only within a message of the mailbox.

        Raises :class:`RoomProblem`: ``stale-version`` (another process wrote), ``storage-failed``. Then nothing has
        changed.
        """
        bodies = [encode(event) for event in done.events]
        try:
            stored = await self._ports.log.append(self.name, self.state.version, bodies)
        except StorageFailed as failed:
            self._fails(failed)
            raise RoomProblem("storage-failed") from None
        if not stored:
            await self._reload()
            raise RoomProblem("stale-version")
        self._failing = False
        self._ports.tally.stored(done.events)
        for animation, state in done.scenes:
            self._presence.moved_on(self.state, state, self._now)
            self.state = state
            if self._hints.open:
                self._hints.follow(state)
            self._show(animation)

    async def _reload(self) -> None:
        """Read the log, which has moved on without this room (or an answer was lost).

        Raises :class:`RoomProblem` (``storage-failed``) if it cannot be read.
        """
        _log.warning("room %s: the log has moved on, reading it again", self.name)
        before = self.state
        try:
            bodies = await self._ports.log.read(self.name, before.version)
        except StorageFailed as failed:
            self._fails(failed)
            raise RoomProblem("storage-failed") from None
        found = await Slices().last(reading(bodies, before))
        if found is None:
            # Neither longer nor to be continued where it ends (numbers are missing): do not try for ever.
            _log.error("room %s: its log cannot be continued at %d", self.name, before.version)
        self.state, self.broken = found or (before, True)
        self._presence.moved_on(before, self.state, self._now)
        self._thinking.stop()
        self._hints.stop()
        self._views.forget()
        self._show(step.SNAPSHOT)

    def _fails(self, failed: StorageFailed) -> None:
        """Say once, when it begins, that the log cannot be written or read."""
        if not self._failing:
            _log.error("room %s: not stored: %s", self.name, failed)
            self._failing = True
            self._presence.warn("storage-failed")

    def _show(self, animation: Animation, common: View | None = None, but: Outlet | None = None) -> None:
        """Show the room as it is now to everyone except a player at ``but``. ``common``: :meth:`_common`, if known."""
        if not self._presence:
            return
        common = common or self._common()
        self._presence.show(animation, self.state, common, but)
        if len(self._presence.onlookers) <= CROWD:
            self._presence.show_onlookers(animation, self.state, common)
        elif not self._late.is_set:
            self._late.ring_in(SELDOM)

    def _show_onlookers(self) -> None:
        """Show a crowd the room as it is now, whatever has happened since it was last shown."""
        self._presence.show_onlookers(step.SNAPSHOT, self.state, self._common())

    def _common(self) -> View:
        patience = partial(self._presence.patience, state=self.state, now=self._now, ports=self._ports)
        here = self._presence
        common = self._views.common(self.state, self.phase, here.present, here.ready, patience, here.lingers)
        if here.onlookers:
            watching = here.onlookers
            common = msgspec.structs.replace(common, watching=len(watching), onlookers=watching.named)
        if self.phase == "between":
            return msgspec.structs.replace(common, shuffling=self._presence.shuffling(self.state))
        if self.phase != "waiting":
            if self.state.clock:
                return msgspec.structs.replace(common, clock=self._presence.move_clock(self.state, self._now))
            return common
        held = -1 if self._presence.held is None else self._presence.held
        begins = self._presence.begins(self.state, self._now, self._ports)
        late = self._presence.shuffling(self.state)
        return msgspec.structs.replace(common, begins=begins, held=held, shuffling=late)
