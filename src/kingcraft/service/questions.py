"""What anyone may ask a server, once and without a live connection: games, rules, rooms, replays, reviews, practice.

A ``secret`` opens a seat of the room in question; None: asked without one.
"""

import contextlib
import functools
import gzip
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ..games.reasons import REASONS, Refused
from ..games.registry import games
from ..record.replay import Replay
from ..room.log.events import encode
from ..room.log.state import OPEN, RoomState
from ..room.opening import Opening
from ..room.people.seats import no_seat
from ..room.ports import Help, Ports, RoomProblem, StorageFailed
from ..room.practice import Given, alone, from_record, from_room, practice_opening
from ..room.room import Room
from ..room.scheduling import RateLimits
from ..room.views.record import record
from ..room.views.rules import game_view, wished_rules
from ..room.wire.http_messages import (
    Alone,
    CodedRoom,
    FromDay,
    FromRecord,
    FromRoom,
    JoinRoom,
    NewLesson,
    NewPractice,
    NewRoom,
    NewSeat,
    NextMatch,
    Problem,
    RoomCode,
    RoomSummary,
    Seated,
)
from ..room.wire.rule_messages import RulesView, WishedRules
from . import days
from .codes import Board, Codes
from .day_messages import DayResult
from .hint_messages import DealVerdict
from .profile_messages import PlayedMatch
from .profiles import played_match
from .replay_messages import ReplayMatch
from .replays import replay_deal, replay_match
from .review_messages import DealReviewState, ReviewState
from .reviews import Reviews, open_state
from .rooms import SAME, Rooms
from .uploads import Uploads, crowded, uploaded
from .worths import verdict_of

#: The HTTP status of each error code; that of all others, reasons of the rules, is 422.
_STATUS: Final[Mapping[str, int]] = {
    "bad-message": 400,
    "wrong-secret": 401,
    "foreign-origin": 403,
    "removed": 403,
    "no-room": 404,
    "no-code": 404,
    "not-found": 404,
    "seat-taken": 409,
    "hosts-seat": 409,
    "hosts-match": 409,
    "name-taken": 409,
    "figure-taken": 409,
    "disc-taken": 409,
    "match-not-over": 409,
    "room-broken": 409,
    "log-full": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-guesses": 429,
    "internal": 500,
    "moved": 503,
    "too-many-rooms": 503,
    "ending": 503,
    "too-many-reviews": 503,
    "storage-failed": 507,
}


class Service:
    """The answers of one server.

    Methods that name a room raise as :meth:`Rooms.find`. Those that are given a secret raise :class:`RoomProblem`
    (``wrong-secret``, ``removed``) if it opens no seat there.
    """

    def __init__(
        self,
        rooms: Rooms,
        reviews: Reviews,
        uploads: Uploads,
        stored: RateLimits,
        *,
        bots: Sequence[str],
        helped: Callable[[str], Help],
        codes: Board | None = None,
    ) -> None:
        """``stored``: bytes of practice that are kept for each visitor; ``bots``: those beside our levels.

        ``helped``: which help there is with a game; ``codes``: where codes are kept, None: in memory.
        """
        self.rooms = rooms
        self._reviews = reviews
        self._uploads = uploads
        self._stored = stored
        self._bots = bots
        self._helped = helped
        self._codes = Codes(codes)

    # --- games and rules

    @functools.cached_property
    def games(self) -> bytes:
        """Every game as the start page offers it: a list of ``GameView`` as gzipped JSON."""
        found = [game_view(game, self._bots, self._helped(game.name)) for game in games().values()]
        return gzip.compress(msgspec.json.encode(found), mtime=0)

    def rules(self, wish: WishedRules) -> RulesView:
        """Return a rule set, checked as a whole. Raises as :func:`wished_rules`."""
        return wished_rules(wish)

    # --- rooms

    async def open_room(self, wish: NewRoom) -> Seated:
        """Open a room. Raises as :meth:`Rooms.open`."""
        return await self.rooms.open(wish)

    async def take_seat(self, name: str, wish: JoinRoom) -> Seated:
        """Take an open seat. Raises as :meth:`Room.sit`."""
        return await (await self.rooms.find(name)).sit(wish)

    async def give_seat(self, name: str, number: int, seat: NewSeat, secret: str | None) -> RoomSummary:
        """Give away a seat at which no one is; for the people of the room. Raises as :meth:`Room.reseat`."""
        room = await self.rooms.find(name)
        mine = _own_seat(room, secret)
        await room.reseat(number, seat, mine)
        return room.summary(mine)

    async def code(self, name: str, secret: str | None) -> RoomCode:
        """Return the code that leads to a room's door; for the people of the room.

        Raises :class:`RoomProblem` (``seat-taken``) if no seat is open.
        """
        room = await self.rooms.find(name)
        _own_seat(room, secret)
        if not _has_open_seat(room):
            raise RoomProblem("seat-taken")
        return RoomCode(*await self._codes.code_of(name))

    async def coded(self, code: str, asker: str) -> CodedRoom:
        """Return the room that a code leads to. Raises as :meth:`Codes.room_of`."""
        return CodedRoom((await self.rooms.newest(await self._codes.room_of(code, asker))).name)

    async def again(self, name: str, secret: str | None, wish: NextMatch | None) -> Seated:
        """Return the asker's seat in the match after this one, to which its code leads. Raises as :meth:`Rooms.again`.

        ``wish``: what is played; None: the same.
        """
        seated = await self.rooms.again(name, secret or "", wish or SAME)
        with contextlib.suppress(StorageFailed):  # then it leads there by the room before
            await self._codes.hand_on(name, seated.room)
        return seated

    async def summary(self, name: str, secret: str | None) -> RoomSummary:
        """Return a room as lists show it or, to a visitor without a seat, where they are led from it."""
        room = await self.rooms.find(name)
        found = room.summary(_seat(room, secret))
        if found.you is not None or room.state.following is None:
            return found
        newest = (await self.rooms.newest(name)).name
        return msgspec.structs.replace(found, newest=newest if newest != name else "")

    async def record(self, name: str, secret: str | None) -> dict[str, Any]:
        """Return the record of all ended deals. Raises as :meth:`match`."""
        state = _seen_by(secret, await self.rooms.find(name))
        return await self._uploads.aside(lambda: record(state, name).to_json())

    async def played(self, name: str, secret: str | None) -> PlayedMatch:
        """Return a match as the asker's seat played it. Raises :class:`RoomProblem` (``wrong-secret``) without one."""
        room = await self.rooms.find(name)
        seat, state = _own_seat(room, secret), room.state
        return await self._uploads.aside(lambda: played_match(_played(state, name), seat))

    # --- reviews

    async def ask_review(self, name: str, asker: str, *, idle: bool = False) -> ReviewState:
        """Have a match reviewed. Arguments and errors are those of :meth:`Reviews.ask`."""
        return await self._reviews.ask(await self.rooms.find(name), asker, idle=idle)

    async def review(self, name: str) -> ReviewState | bytes:
        """Return a review as gzipped JSON, or how far it is. Raises as :meth:`Reviews.look`."""
        return await self._reviews.look(await self.rooms.find(name))

    async def ask_deal_review(
        self, name: str, deal: int, secret: str | None, asker: str, *, idle: bool = False
    ) -> DealReviewState | bytes:
        """Have a deal that has ended reviewed. Raises as :meth:`match` and :meth:`Reviews.ask_deal`."""
        state = _seen_by(secret, await self.rooms.find(name))
        return self._reviews.ask_deal(name, state, deal, asker, idle=idle)

    async def deal_review(self, name: str, deal: int, secret: str | None) -> DealReviewState | bytes:
        """Return the review of a deal as gzipped JSON, or how far it is. Raises as :meth:`ask_deal_review`."""
        state = _seen_by(secret, await self.rooms.find(name))
        return self._reviews.look_at_deal(name, state, deal)

    async def verdict(self, name: str, deal: int, secret: str | None) -> DealVerdict:
        """Return what the calls of the asker's seat came to in a deal that has ended.

        Raises as :meth:`match`, and :class:`RoomProblem`: ``wrong-secret`` without a seat, ``not-found``.
        """
        room = await self.rooms.find(name)
        seat = _own_seat(room, secret)
        return verdict_of(room.state, seat, deal)

    # --- matches with all their cards

    async def match(self, name: str, secret: str | None) -> ReplayMatch:
        """Return a match in short. Raises :class:`RoomProblem` (``match-not-over``) for anyone but its people."""
        state = _seen_by(secret, await self.rooms.find(name))
        return await self._uploads.aside(lambda: replay_match(_played(state, name), name))

    async def deal(self, name: str, number: int, secret: str | None) -> bytes:
        """Return a deal as gzipped JSON (``ReplayDeal``). Raises as :meth:`match`, and ``not-found``."""
        state = _seen_by(secret, await self.rooms.find(name))
        return await self._uploads.aside(lambda: _deal(_played(state, name), number, name))

    async def replay(self, body: bytes) -> ReplayMatch:
        """Return the match of an uploaded record in short. Raises as :meth:`Uploads.take` and :func:`uploaded`."""
        return await self._uploads.take(lambda: replay_match(uploaded(body)))

    async def replay_deal(self, body: bytes, number: int) -> bytes:
        """Return a deal of an uploaded record as gzipped JSON. Raises as :meth:`replay`, and ``not-found``."""
        return await self._uploads.take(lambda: _deal(uploaded(body), number))

    # --- lessons and practice

    async def learn(self, wish: NewLesson) -> Seated:
        """Make a table for a lesson. Raises as :meth:`Rooms.learn`."""
        return await self.rooms.learn(wish)

    async def day_result(self, name: str) -> DayResult:
        """Return what the task of a day came to in a room. Raises as :func:`.days.result`."""
        return days.result((await self.rooms.find(name)).state)

    async def practise(self, body: bytes, secret: str | None, asker: str) -> Seated:
        """Open a room to practise in, because a visitor asks for it; ``body``: a ``NewPractice`` as JSON.

        Raises :class:`RoomProblem` (``bad-message``, ``too-fast``), and as :meth:`Rooms.begin` and
        :func:`practice_opening`.
        """

        async def made(ports: Ports) -> Opening:
            wish = await self._uploads.aside(lambda: _practice(body))
            source, played = wish.source, None
            if isinstance(source, FromRoom):
                played = _seen_by(secret, await self.rooms.look(source.room))
            opened = await self._uploads.take(lambda: _opened(wish, played, ports))
            if self._stored.wait(asker, sum(len(encode(event)) for event in opened.events)):
                raise RoomProblem("too-fast")
            return opened

        return await self.rooms.begin(made)


def problem(error: Refused | RoomProblem) -> Problem:
    """Return what a refused question is answered with."""
    place, why = ("", None) if isinstance(error, RoomProblem) else (error.place, error.contradiction)
    place = place.encode(errors="replace").decode()  # half a character could not be sent
    if why is not None:
        return Problem(error.code, why.key, place, dict(why.arguments))
    return Problem(error.code, f"{'reason' if error.code in REASONS else 'error'}-{error.code}", place)


def status_of(code: str) -> int:
    """Return the HTTP status of an error code or of a reason."""
    return _STATUS.get(code, 422 if code in REASONS else 400)


def _seat(room: Room, secret: str | None) -> int | None:
    """The seat that a secret opens; None without a secret."""
    if secret is None:
        return None
    seat = room.seat_opened_by(secret)
    if seat is None:
        raise RoomProblem(no_seat(room.state.removed, secret))
    return seat


def _own_seat(room: Room, secret: str | None) -> int:
    """The seat that a secret opens, where one is needed."""
    seat = _seat(room, secret)
    if seat is None:
        raise RoomProblem("wrong-secret")
    return seat


def _has_open_seat(room: Room) -> bool:
    return any(seat.kind == OPEN for seat in room.summary(None).seats)


def _seen_by(secret: str | None, room: Room) -> RoomState:
    """The state of a match whose ended deals the asker may see, never those of the deal under way.

    A seat's own people know the cards of every deal that has ended; all others may see them when the match is over.
    """
    return open_state(room) if _seat(room, secret) is None else room.state


def _practice(body: bytes) -> NewPractice:
    if crowded(body):
        raise RoomProblem("bad-message")
    try:
        return msgspec.json.decode(body, type=NewPractice)
    except ValueError:  # no JSON, no text, or not of this shape
        raise RoomProblem("bad-message") from None


def _opened(wish: NewPractice, played: RoomState | None, ports: Ports) -> Opening:
    """The opening of a practice. ``played``: the match that its source names."""
    given = _given(wish.source, len(wish.seats), played, ports)
    return practice_opening(wish, given, ports.bots, ports.chance, ports.now())


def _given(
    source: FromRoom | FromRecord | FromDay | Alone, players: int, played: RoomState | None, ports: Ports
) -> Given:
    match source:
        case FromRoom():
            assert played is not None
            return from_room(source, played)
        case FromRecord():
            return from_record(source, uploaded(msgspec.json.encode(source.record)))
        case FromDay():
            return days.given(source)
        case Alone():
            return alone(source, players, ports.chance)


def _played(state: RoomState, name: str) -> Replay:
    return Replay(record(state, name), state.match)


def _deal(replay: Replay, number: int, room: str = "") -> bytes:
    if not 0 <= number < len(replay.record.deals):
        raise RoomProblem("not-found")
    return gzip.compress(msgspec.json.encode(replay_deal(replay, number, room)), 6, mtime=0)
