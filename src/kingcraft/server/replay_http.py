"""The HTTP interface of matches played again: those of rooms, and records that somebody brings."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from ..record.replay import Replay
from ..room.ports import RoomProblem
from ..room.room import Room
from ..room.scheduling import RateLimit
from ..room.views.record import record
from ..room.wire.http_messages import Problem
from .brought import MAX_RECORD, BrokenRecord, brought, too_large
from .http import REFUSED, ROOM_REFUSED, Bearer, packed, seat_of
from .open_hands import state_seen_by
from .replay_messages import ReplayDeal, ReplayMatch
from .replays import replay_deal, replay_match
from .rooms import Rooms

#: Records that may wait while another one is replayed.
MOST_WAITING: Final = 20

_BROUGHT: Final = {400: REFUSED, 413: REFUSED, 422: REFUSED, 429: REFUSED}
_DEAL: Final = ResponseSpec(ReplayDeal, description="Every position of the deal", generate_examples=False)
_MATCH: Final = ResponseSpec(ReplayMatch, description="The match in short", generate_examples=False)

T = TypeVar("T")


class Turns:
    """Records are replayed one after another, beside all tables, and not faster than ``bucket`` lets pass."""

    def __init__(self, bucket: RateLimit) -> None:
        self._bucket = bucket
        self._free = asyncio.Lock()
        self._waiting = 0

    async def take(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done in a thread. Raises :class:`RoomProblem` (``too-fast``), and what it raises."""
        if self._waiting > MOST_WAITING or not self._bucket.take():
            raise RoomProblem("too-fast")
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def told_broken(_: Request[Any, Any, State], broken: BrokenRecord) -> Response[Problem]:
    """Where and why a record that was brought is refused."""
    status = {"bad-message": 400, "too-large": 413}.get(broken.problem.code, 422)
    return Response(broken.problem, status_code=status, media_type=MediaType.JSON)


class Matches(Controller):
    """Matches with all their cards, one deal at a time."""

    path = "/api"
    exception_handlers = {BrokenRecord: told_broken}  # noqa: RUF012 - Litestar's own declaration

    @get("/matches/{name:str}", summary="A match in short, to play it again", responses=ROOM_REFUSED)
    async def match(self, name: str, rooms: Rooms, authorization: Bearer = "") -> ReplayMatch:
        """A match that is over, for anyone with its link; before that, the ended deals for the people of the room."""
        room = await rooms.find(name)
        replay = _played(room, authorization)
        return await asyncio.to_thread(replay_match, replay, room.name)

    @get("/matches/{name:str}/deals/{deal:int}", summary="One deal, open", responses={**ROOM_REFUSED, 200: _DEAL})
    async def deal(
        self, name: str, deal: int, request: Request[Any, Any, State], rooms: Rooms, authorization: Bearer = ""
    ) -> Response[Any]:
        """A ``ReplayDeal``; may be seen by whom the match may be. Refused with ``not-found`` if it is not there."""
        room = await rooms.find(name)
        replay = _played(room, authorization)
        return await packed(await asyncio.to_thread(_deal, replay, deal, room.name), request)

    @post(
        "/replay",
        summary="A record in short, to play its match again",
        status_code=200,
        request_max_body_size=MAX_RECORD,
        responses={**_BROUGHT, 200: _MATCH},
    )
    async def replay(self, request: Request[Any, Any, State], turns: Turns) -> ReplayMatch:
        """The body is a record (``kingcraft/1``), finished or not; nothing is kept. Refused with the place and why."""
        body = await _body(request)
        return await turns.take(lambda: replay_match(brought(body)))

    @post(
        "/replay/deals/{deal:int}",
        summary="One deal of a record, open",
        status_code=200,
        request_max_body_size=MAX_RECORD,
        responses={**_BROUGHT, 404: REFUSED, 200: _DEAL},
    )
    async def replay_deal(self, deal: int, request: Request[Any, Any, State], turns: Turns) -> Response[Any]:
        """A ``ReplayDeal`` of the record in the body."""
        body = await _body(request)
        return await packed(await turns.take(lambda: _deal(brought(body), deal)), request)


def _played(room: Room, authorization: str) -> Replay:
    """What may be seen of a match by whom this header lets in: never a deal that is under way.

    Raises :class:`RoomProblem` (``match-not-over``, ``room-broken``, ``wrong-secret``).
    """
    state = state_seen_by(seat_of(room, authorization), room)
    return Replay(record(state, room.name), state.match)


def _deal(replay: Replay, number: int, room: str = "") -> bytes:
    """A deal as gzipped JSON. Raises :class:`RoomProblem` (``not-found``)."""
    if not 0 <= number < len(replay.record.deals):
        raise RoomProblem("not-found")
    return gzip.compress(msgspec.json.encode(replay_deal(replay, number, room)), 6, mtime=0)


async def _body(request: Request[Any, Any, State]) -> bytes:
    """The body as it came. Raises :class:`BrokenRecord` if it is too large."""
    try:
        return await request.body()
    except HTTPException as error:
        if error.status_code == 413:
            raise too_large() from None
        raise
