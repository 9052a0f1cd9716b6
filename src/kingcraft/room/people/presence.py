"""Who is at a table now: connections, who is ready, who is waited for, and what follows from it.

None of this is in the log. At most one connection speaks for a seat; onlookers are many.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

import msgspec

from ... import shuffle
from ...bots.people import casual
from ...games.reasons import REASONS
from .. import step
from ..faces.face import FACES, Animation, Look
from ..log.events import Back, Event, Gone, Left, Voted
from ..log.state import HUMAN, OPEN, ROOM, DealCourse, RoomState, reduce
from ..ports import Outlet, Ports, RoomProblem
from ..scheduling import RateLimit
from ..step import Step
from ..views.changes import Changes, Sent
from ..views.view import Patience, Views
from ..wire.client_messages import Asked, AskHint, AskWorth, Reveal, Seal
from ..wire.server_messages import Event as Shown
from ..wire.server_messages import Failure, MoveClock, RefusedAction, Said, Update, View
from ..wire.words import ErrorCode, Phrase, RefusalCode
from . import reception
from .onlookers import Guest, Onlookers

#: How many phrases a seat may say at once; after them one in this many seconds.
AT_ONCE: Final = 3
SECONDS: Final = 5.0
#: Seconds after which everyone sees whose part in a shuffle is late.
LATE: Final = 0.5

_encoder: Final = msgspec.json.Encoder()


class Presence:
    """The people at one table. Times are seconds of one clock, any one."""

    def __init__(self, seats: int, now: float, views: Views) -> None:
        self._views = views
        #: Whether the player of a seat is still at the table of the match before this one.
        self.lingers: Callable[[int], bool] = lambda seat: False  # noqa: ARG005
        self._seats: dict[int, Outlet] = {}
        self.onlookers = Onlookers()
        #: Connections that take changes of a view, and what each was sent last; None: nothing yet.
        self._sent: dict[Outlet, Sent | None] = {}
        self._changes = Changes()
        self._speech: dict[int, RateLimit] = {}
        self._shufflers: set[Outlet] = set()  # connections that take part in shuffles
        #: Towards the next deal (``docs/rules/records.md``, fairness), hex by seat: commitments to nonces, and nonces.
        self._nonce_commits: dict[int, str] = {}
        self._nonces: dict[int, str] = {}
        self._parts_asked: float | None = None  # since when the next deal waits only for parts of its shuffle
        self._parts_late = False  # whether that has lasted so long that everyone sees it
        self.ready: set[int] = set()
        #: The seat that holds up the first deal, although everyone is here.
        self.held: int | None = None
        self._lendable: set[int] = set()  # seats that the others may lend to a bot, and know it
        self._complete: float | None = None  # since when everyone is here for the first deal
        self._away = dict.fromkeys(range(seats), now)  # since when a seat has no connection
        self._asked = now  # since when the seat on turn is asked to move

    def __len__(self) -> int:
        return len(self._seats) + len(self.onlookers)

    # --- who is here

    def enter(
        self, viewer: int | None, outlet: Outlet, now: float, *, changes: bool, shuffles: bool, guest: Guest
    ) -> Outlet | None:
        """Add a connection of a seat (None: an onlooker). Returns the connection that it takes over from, if any.

        ``changes``: it is sent of later views only what has changed. ``shuffles``: it takes part in shuffles.
        ``guest``: who an onlooker says they are.
        """
        if changes:
            self._sent[outlet] = None
        if shuffles:
            self._shufflers.add(outlet)
        if viewer is None:
            self.onlookers.enter(outlet, guest)
            return None
        if not self._seats:  # as long as the table was empty, no one was waited for
            empty = now - max(self._away.values())
            self._away = {seat: since + empty for seat, since in self._away.items()}
            self._asked = min(now, self._asked + empty)
        self.onlookers.hide(viewer)
        replaced = self._seats.get(viewer)
        if replaced is not None:
            self._sent.pop(replaced, None)
            self._shufflers.discard(replaced)
        self._seats[viewer] = outlet
        return replaced

    def leave(self, outlet: Outlet, now: float) -> int | None:
        """Remove a connection. Returns the seat that it spoke for; None for an onlooker or one that was taken over."""
        self.onlookers.leave(outlet)
        self._sent.pop(outlet, None)
        self._shufflers.discard(outlet)
        seat = self.seat_of(outlet)
        if seat is not None:
            del self._seats[seat]
            self.left(seat, now)
        return seat

    def left(self, seat: int, now: float) -> None:
        """Count the player of ``seat`` as away from now on."""
        self._away[seat] = now
        self.onlookers.hide(seat)
        self.ready.discard(seat)
        self._complete = None
        if self.held == seat:
            self.held = None

    def seat_of(self, outlet: Outlet) -> int | None:
        """The seat that this connection speaks for; None if for none."""
        return next((seat for seat, other in self._seats.items() if other is outlet), None)

    @property
    def people(self) -> bool:
        """Whether a player is here."""
        return bool(self._seats)

    def present(self, seat: int) -> bool:
        """Whether the player of this seat is here."""
        return seat in self._seats

    # --- who is ready, and who is waited for

    def says_ready(self, seat: int) -> bool:
        """Note that the player of ``seat`` is ready. Returns whether that is new."""
        known = seat in self.ready
        self.held = None
        self.ready.add(seat)
        return not known

    def moved_on(self, before: RoomState, after: RoomState, now: float) -> None:
        """Ask everyone again if a new deal is due between these states, and dismiss players who were removed.

        The time of a move begins if another is to be made.
        """
        if after.clock and _other_move(before, after):
            self._asked = now
        if before.removed is not after.removed:
            self._dismiss(before, after)
        if before.match.state is not None and after.match.state is not None:
            return  # the usual case
        if after.phase == "over":
            self.onlookers.hide_all()
        if _shuffle_of(before) != _shuffle_of(after):  # used up, or older than the seed they would be mixed with
            self._nonce_commits.clear()
            self._nonces.clear()
            self._parts_asked, self._parts_late = None, False
        if (before.phase, len(before.deals)) != (after.phase, len(after.deals)):
            self.ready.clear()

    def _dismiss(self, before: RoomState, after: RoomState) -> None:
        """End the connections of players who were removed between these states."""
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            if not old.secret or old.secret == new.secret or old.secret not in after.removed:
                continue
            self.onlookers.hide(seat)
            self._nonce_commits.pop(seat, None)
            self.ready.discard(seat)
            self._complete = None
            if self.held == seat:
                self.held = None
            outlet = self._seats.pop(seat, None)
            if outlet is not None:
                self._sent.pop(outlet, None)
                self._shufflers.discard(outlet)
                outlet.close("removed")

    def time_left(self, state: RoomState, now: float) -> float | None:
        """Return the seconds that are left for the move of the player on turn; None if it has no end.

        Pages may need some of ``Ports.showing`` before, so a move is over only when that is over too.
        """
        deal = state.match.state
        if not state.clock or deal is None or state.phase != "deal":
            return None
        if not self.present(deal.to_act) or state.bot_at(deal.to_act):
            return None
        return self._asked + state.clock - now

    def move_clock(self, state: RoomState, now: float) -> MoveClock | None:
        """Return the time of the player on turn as everyone sees it; None if it has no end."""
        left = self.time_left(state, now)
        return None if left is None else MoveClock(min(state.clock, max(0, ceil(left))), state.clock)

    def patience(self, seat: int, state: RoomState, now: float, ports: Ports) -> Patience | None:
        """Return how long an absent player still holds up the deal or, between deals, the next one.

        None: the match waits for them without end, and no bot may play for them.
        """
        if state.phase not in ("waiting", "deal", "between"):
            return None
        if seat in state.absentees.gone:
            return Patience(0, ceil(ports.absence), None if state.absentees.bot_of(seat) else 0)
        if not self._seats:
            return None
        if state.phase == "waiting":
            return Patience(None, 0, self._lend_in(seat, state, now, ports))
        if state.phase == "between":
            return Patience(max(0, ceil(self._left_of(seat, now, ports.grace))), ceil(ports.grace))
        lend_in = self._lend_in(seat, state, now, ports)
        return Patience(max(1, ceil(self._left_of(seat, now, ports.absence))), ceil(ports.absence), lend_in)

    def _lend_in(self, seat: int, state: RoomState, now: float, ports: Ports) -> int:
        """After how many whole seconds the others may let a bot play for an absent player.

        Before the first deal no one waits for a card of theirs: at once, but not while they look at the last match.
        """
        if state.phase == "waiting" and not self.lingers(seat):
            return 0
        return max(0, ceil(self._left_of(seat, now, ports.lending)))

    def may_lend(self, seat: int, state: RoomState, now: float, ports: Ports) -> bool:
        """Whether an absent player has been away for so long that the others may let a bot play for them."""
        if state.phase not in ("waiting", "deal") or seat not in state.at_table or self.present(seat):
            return False
        return self._lend_in(seat, state, now, ports) == 0

    def wait(self, state: RoomState, now: float, grace: float, opening: float = 0.0) -> float | None:
        """Return how many seconds remain until the next deal may be dealt; None while it waits for people.

        The first deal waits until every seat is taken and every player without a substitute bot is here, then for
        ``opening`` seconds, in which anyone may hold it up or have it dealt at once. Later ones wait until everyone who
        is here is ready; a player who is away holds them up for ``grace`` seconds.
        """
        if state.moved or any(seat.kind == OPEN for seat in state.seats):
            return None
        people = [number for number, seat in enumerate(state.seats) if seat.kind == HUMAN]
        here = [seat for seat in people if self.present(seat)]
        if state.phase == "waiting":
            expected = [seat for seat in people if seat not in state.absentees.gone]
            return self._opening(here, now, opening) if here and here == expected else None
        if not here or not self.ready.issuperset(here):
            return None
        waited_for = [seat for seat in people if seat not in here and seat not in state.absentees.gone]
        return max([0.0, *(self._left_of(seat, now, grace) for seat in waited_for)])

    def _opening(self, here: list[int], now: float, opening: float) -> float | None:
        """What remains until the first deal, now that everyone is here; a player alone with bots waits for no one."""
        if len(here) < 2 or self.ready:
            return 0.0
        if self.held is not None:
            return None
        if self._complete is None:
            self._complete = now
        return max(0.0, self._complete + opening - now)

    def begins(self, state: RoomState, now: float, ports: Ports) -> int | None:
        """Return after how many whole seconds the first deal is dealt; None if it is not about to be."""
        wait = self.wait(state, now, ports.grace, ports.opening) if state.phase == "waiting" else None
        return None if wait is None else ceil(wait)

    def hold(self, seat: int) -> bool:
        """Hold up the first deal for the player of ``seat``. Returns whether that is new."""
        if self.held is not None:
            return False
        self.held = seat
        self.ready.clear()
        return True

    def _left_of(self, seat: int, now: float, seconds: float) -> float:
        """What is left of the ``seconds`` for which an absent player is waited for; 0 or less: nothing."""
        return self._away[seat] + seconds - now

    def look_round(self, state: RoomState, now: float, ports: Ports, look: Look) -> "Looked":
        """Return what is to be done now because of who is here. Without people nothing is."""
        everyone = state.people
        if state.phase == "deal" and not state.absentees.gone and everyone <= self._seats.keys():
            self._lendable = set()  # the usual case: all are here, and were
            return NOTHING
        people = sorted(everyone)
        for seat in people:
            if seat in state.absentees.gone and self.present(seat):
                return Looked(step.one_event(state, Back(seat), Shown("back", seat)))
        if state.moved:
            return NOTHING
        if state.phase in ("waiting", "between"):
            if not state.committed:
                return Looked(step.prepared(state, ports))
            return self._shuffle(state, now, ports)
        if state.phase != "deal" or not any(self.present(seat) for seat in people):
            return Looked()
        waited_for = [seat for seat in people if not self.present(seat) and seat not in state.absentees.gone]
        for seat in state.absentees.gone if state.steps_in else ():
            if not state.absentees.bot_of(seat):  # the deal before ended as they went
                return Looked(step.lent(state, ROOM, seat))
        left = {seat: self._left_of(seat, now, ports.absence) for seat in waited_for}
        for seat, seconds in left.items():
            if seconds <= 0:
                return Looked(gone(state, seat, ports, look))
        # Also when the others may let a bot play: they see that then.
        soon = {seat: self._left_of(seat, now, ports.lending) for seat in waited_for}
        lendable = {seat for seat, seconds in soon.items() if seconds <= 0}
        new, self._lendable = lendable - self._lendable, lendable
        again = min([*left.values(), *(seconds for seconds in soon.values() if seconds > 0)], default=None)
        return Looked(again=again, show=min(new, default=None))

    # --- the shuffle

    def seal(self, seat: int, message: Seal, state: RoomState) -> None:
        """Note the commitment of ``seat`` to its nonce, if it counts."""
        course = _open_shuffle(message, state)
        if course is not None and not course.nonce_commits and seat not in course.silent:
            self._nonce_commits[seat] = message.nonce_commit

    def reveal(self, seat: int, message: Reveal, state: RoomState) -> ErrorCode | None:
        """Note the nonce of ``seat``, if it counts. Returns why it is refused; None if it is not."""
        course = _open_shuffle(message, state)
        if course is None:
            return None
        if course.nonce_commits and course.nonce_commits[seat]:
            if shuffle.commit(bytes.fromhex(message.nonce)) != course.nonce_commits[seat]:
                return "wrong-nonce"
        elif not state.alone:
            return None
        self._nonces[seat] = message.nonce
        return None

    def shuffling(self, state: RoomState) -> list[int]:
        """The seats whose part in the shuffle is late, once that is to be seen."""
        return self._missing_parts(state) if self._parts_late and state.committed else []

    def _shuffle(self, state: RoomState, now: float, ports: Ports) -> "Looked":
        """Deal the next deal, after both rounds of its shuffle, once people are ready."""
        course = state.deals[-1]
        if not course.nonce_commits:  # once the list is closed, the shuffle goes on although people leave
            wait = self.wait(state, now, ports.grace, ports.opening)
            if wait != 0:
                return Looked(again=wait)
        elif not self._seats:
            self._parts_asked = None
            return NOTHING
        missing = self._missing_parts(state)
        if missing:
            if self._parts_asked is None:
                self._parts_asked = now
            left = self._parts_asked + ports.shuffling - now
            if left > 0:
                shown = self._parts_asked + LATE - now
                if shown > 0:
                    return Looked(again=min(shown, left))
                new, self._parts_late = not self._parts_late, True
                return Looked(again=left, show=missing[0] if new else None)
            if course.nonce_commits:
                return Looked(step.reshuffled(state, missing, ports))
        self._parts_asked, self._parts_late = None, False
        if course.nonce_commits or state.alone:
            return Looked(step.dealing(state, self._nonces))
        commits = {seat: commit for seat, commit in self._nonce_commits.items() if self.present(seat)}
        return Looked(step.sealed(state, commits) if commits else step.dealing(state, {}))

    def _missing_parts(self, state: RoomState) -> list[int]:
        """The seats whose part in this round of the shuffle has not come yet, ascending."""
        course = state.deals[-1]
        if course.nonce_commits:
            return [seat for seat, commit in enumerate(course.nonce_commits) if commit and seat not in self._nonces]
        came = self._nonces if state.alone else self._nonce_commits
        return sorted(
            seat
            for seat, outlet in self._seats.items()
            if outlet in self._shufflers and seat not in came and seat not in course.silent
        )

    def removal(self, state: RoomState, by: int, seat: int, ports: Ports) -> Step:
        """Return the step by which seat ``by`` removes the player of ``seat``.

        If the list of the shuffle under way holds the seat, the nonce counts that has come; if none has, that shuffle
        is void at once. Raises as :func:`reception.removed`.
        """
        done = reception.removed(state, by, seat)
        after = done.scenes[-1][1]
        promised = state.committed and state.deals[-1].nonce_commits and state.deals[-1].nonce_commits[seat]
        if not promised or seat in self._nonces:
            return done
        void = step.reshuffled(after, [seat], ports)
        return Step([*done.events, *void.events], [(done.scenes[-1][0], void.scenes[-1][1])])

    # --- what they receive

    def show(self, animation: Animation, state: RoomState, common: View, but: Outlet | None = None) -> None:
        """Send the room as it is now to every player except ``but``.

        ``common``: what ``Views.common`` returned for ``state``.
        """
        for seat, outlet in self._seats.items():
            if outlet is not but:
                self._send(outlet, self._views.seen(animation, state, common, seat), common)

    def show_onlookers(self, animation: Animation, state: RoomState, common: View) -> None:
        """Send the room as it is now to every onlooker, encoded once for all that were sent the same before.

        Apart from those who are shown a hand.
        """
        if not self.onlookers:
            return
        update = self._views.seen(animation, state, common, None)
        sent = Sent(update.view, common)
        encoded: dict[int, tuple[Sent | None, bytes]] = {}
        for outlet in self.onlookers:
            hand = self.onlookers.hand_of(outlet)
            if hand is not None:
                self._send(outlet, self._views.seen(animation, state, common, None, hand), common)
                continue
            before = self._sent.get(outlet)
            if id(before) not in encoded:
                encoded[id(before)] = before, self._changes.encoded(update, common, before)
            if outlet in self._sent:
                self._sent[outlet] = sent
            outlet.send(encoded[id(before)][1])

    def dismiss_onlookers(self, code: ErrorCode) -> None:
        """End the connections of all onlookers."""
        for outlet in self.onlookers:
            outlet.close(code)

    def dismiss(self, code: ErrorCode) -> None:
        """End all connections."""
        for outlet in (*self._seats.values(), *self.onlookers):
            outlet.close(code)

    def show_one(self, outlet: Outlet, animation: Animation, state: RoomState, common: View) -> None:
        """Send the room as it is now to one connection."""
        self._send(outlet, self._views.seen(animation, state, common, self.seat_of(outlet)), common)

    def _send(self, outlet: Outlet, update: Update, common: View) -> None:
        """Send an update to one connection."""
        outlet.send(self._changes.encoded(update, common, self._sent.get(outlet)))
        if outlet in self._sent:
            self._sent[outlet] = Sent(update.view, common)

    def say(self, outlet: Outlet, phrase: Phrase) -> None:
        """Send a phrase from the player of this connection to everyone here, themselves included."""
        seat = self.seat_of(outlet)
        if seat is None:
            outlet.send(failure("not-seated"))
        elif not self._speech.setdefault(seat, RateLimit(1 / SECONDS, AT_ONCE)).take():
            outlet.send(failure("too-fast"))
        else:
            self._tell(_encoder.encode(Said(seat, phrase)))

    def warn(self, code: ErrorCode) -> None:
        """Send everyone a fault that no player has made."""
        self._tell(failure(code))

    def _tell(self, data: bytes) -> None:
        for outlet in [*self._seats.values(), *self.onlookers]:
            outlet.send(data)


@dataclass(frozen=True, slots=True)
class Looked:
    """What follows from who is here."""

    #: A step to be stored.
    step: Step | None = None
    #: Else after how many seconds to look again, if at all.
    again: float | None = None
    #: The seat of an absent player that the others may lend to a bot from now on.
    show: int | None = None


#: Nothing follows.
NOTHING: Final = Looked()


def _open_shuffle(message: Seal | Reveal, state: RoomState) -> DealCourse | None:
    """The deal whose shuffle is under way, if that is the one that ``message`` is about."""
    if not state.committed:
        return None
    course = state.deals[-1]
    return course if (message.deal, message.voids) == (len(state.deals) - 1, course.voids) else None


def _other_move(before: RoomState, after: RoomState) -> bool:
    """Whether another move is to be made after ``before``, or its player has just come back after a bot played.

    Where a turn has several actions, all of it is one move.
    """
    deal, last = after.match.state, before.match.state
    if deal is None or last is None or deal.to_act != last.to_act:
        return True
    if deal.to_act in before.absentees.gone and deal.to_act not in after.absentees.gone:
        return True
    return deal is not last and not FACES[after.rules.game].undo


def _shuffle_of(state: RoomState) -> tuple[int, int, bool]:
    """Which shuffle is under way: the number of its deal, how many of the deal were void, and whether it is over."""
    return len(state.deals), state.deals[-1].voids if state.deals else 0, state.committed


def gone(
    state: RoomState, seat: int, ports: Ports, look: Look, lent_by: int | None = None, *, left: bool = False
) -> Step:
    """Return the step after which the match does not wait for ``seat`` any more.

    If all the others have agreed to end the deal, it ends by that. ``lent_by``: the seat that lets a bot play; else the
    room does if its opener chose that. ``left``: its player has said that they leave, and a bot plays at once; raises
    :class:`RoomProblem` (``alone``, ``not-away``).
    """
    if left and (refused := state.leave_refusal(seat)):
        raise RoomProblem(refused)
    events: list[Event] = [Left(seat, casual().name) if left else Gone(seat)]
    agreed = state.agreement.agreed
    if agreed and not state.question.agreed:
        # It cannot be answered any more, and what follows would be taken for what the room plays.
        events = [Voted(agreed[0], False), *events]
    after = state
    for event in events:
        after = reduce(after, event)
    if after.voiding:
        return step.voided(after, after.agreement.agreed[-1], events, ports)
    if after.ending:
        return step.rest(after, after.agreement.agreed[-1], events, ports, look)
    if left:
        return Step(events, [(Animation(Shown("left", seat)), after)])
    by = ROOM if lent_by is None and state.steps_in else lent_by
    if by is None:
        return Step(events, [(Animation(Shown("gone", seat)), after)])
    lent = step.lent(after, by, seat)
    return Step([*events, *lent.events], lent.scenes)


def refusal(message: Asked | AskHint | AskWorth, code: RefusalCode, version: int) -> bytes:
    """Return the answer to a message that changed nothing."""
    key = f"reason-{code}" if code in REASONS else f"error-{code}"
    return _encoder.encode(RefusedAction(message.id, code, key, version))


def failure(code: ErrorCode) -> bytes:
    """Return a failure as it is sent."""
    return _encoder.encode(Failure(code, f"error-{code}"))
