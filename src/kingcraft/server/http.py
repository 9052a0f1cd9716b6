"""The HTTP interface: games, rooms, seats, records, reviews. Every refusal is a ``Problem`` with code and text key."""

import asyncio
import gzip
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter

from ..games.registry import games
from ..room.ports import RoomProblem
from ..room.room import Room
from ..room.views.record import record
from ..room.views.rules import game_view, wished_rules
from ..room.wire.http_messages import JoinRoom, NewRoom, NewSeat, Problem, RoomSummary, Seated
from ..room.wire.rule_messages import GameView, RulesView, WishedRules
from .review_messages import ReviewState
from .reviews import Reviews
from .rooms import Rooms
from .settings import Settings

#: How refusals are described in OpenAPI: all alike.
REFUSED: Final = ResponseSpec(Problem, description="Refused: see the code", generate_examples=False)
ROOM_REFUSED: Final = {400: REFUSED, 401: REFUSED, 404: REFUSED, 409: REFUSED, 503: REFUSED, 507: REFUSED}
_REVIEW: Final = {**ROOM_REFUSED, 200: ResponseSpec(ReviewState, description="How far it is", generate_examples=False)}
_GAMES: Final = {200: ResponseSpec(list[GameView], description="Every game", generate_examples=False)}
_RULES: Final = {400: REFUSED, 413: REFUSED, 422: REFUSED}
_OPENED: Final = {400: REFUSED, 413: REFUSED, 422: REFUSED, 503: REFUSED, 507: REFUSED}

Bearer = Annotated[str, HeaderParameter(name="Authorization", max_length=256)]


class Health(msgspec.Struct, frozen=True):
    """The server answers."""

    status: str
    rooms: int


class Api(Controller):
    """Everything below ``/api``."""

    path = "/api"

    @get("/health", summary="Whether the server answers", sync_to_thread=False)
    def health(self, rooms: Rooms) -> Health:
        """The number of rooms in memory."""
        return Health("ok", len(rooms))

    @get("/games", summary="The games with their presets and bots", responses=_GAMES)
    async def games(self, request: Request[Any, Any, State], settings: Settings) -> Response[Any]:
        """Every game of the registry."""
        more = [name for name, _ in settings.bots]
        offered = [game_view(game, more, settings.hints) for game in games().values()]
        return await packed(gzip.compress(msgspec.json.encode(offered), mtime=0), request)

    @post("/rules", summary="What house rules come to", status_code=200, responses=_RULES, sync_to_thread=False)
    def rules(self, data: WishedRules) -> RulesView:
        """The rule set, checked as a whole; nothing is kept. Refused with the place and why."""
        return wished_rules(data)

    @post("/rooms", summary="Open a room", status_code=201, responses=_OPENED)
    async def open_room(self, data: NewRoom, rooms: Rooms) -> Seated:
        """Your seat and its secret."""
        return await rooms.open(data)

    @post("/rooms/{name:str}/seat", summary="Take an open seat", status_code=201, responses=ROOM_REFUSED)
    async def take_seat(self, name: str, data: JoinRoom, rooms: Rooms) -> Seated:
        """Your seat and its secret. Refused with ``seat-taken`` when no seat is open."""
        return await (await rooms.find(name)).sit(data.name)

    @post(
        "/rooms/{name:str}/seats/{seat:int}",
        summary="Give away a seat that nobody is at",
        status_code=200,
        responses={**ROOM_REFUSED, 422: REFUSED},
    )
    async def give_seat(
        self, name: str, seat: int, data: NewSeat, rooms: Rooms, authorization: Bearer = ""
    ) -> RoomSummary:
        """Give a seat to a bot, or open it (``open``), before the first deal; for the people of the room only."""
        room = await rooms.find(name)
        mine = seat_of(room, authorization)
        if mine is None:
            raise RoomProblem("wrong-secret")
        await room.reseat(seat, data)
        return room.summary(mine)

    @post("/rooms/{name:str}/again", summary="Another match, the same people", status_code=201, responses=ROOM_REFUSED)
    async def again(self, name: str, rooms: Rooms, authorization: Bearer = "") -> Seated:
        """One's seat in the match after this one, which is over. Who asks first opens it, for everybody else too."""
        return await rooms.again(name, secret_in(authorization))

    @get("/rooms/{name:str}", summary="A room in short", responses=ROOM_REFUSED)
    async def summary(self, name: str, rooms: Rooms, authorization: Bearer = "") -> RoomSummary:
        """What a list of rooms shows; ``you`` is the seat of the secret given as bearer token, if one is given."""
        room = await rooms.find(name)
        return room.summary(seat_of(room, authorization))

    @get("/rooms/{name:str}/record", summary="The record of the match", responses=ROOM_REFUSED)
    async def record(self, name: str, rooms: Rooms, authorization: Bearer = "") -> dict[str, Any]:
        """The record (``kingcraft/1``) of all ended deals with their fairness; for the people of the room only."""
        room = await rooms.find(name)
        if seat_of(room, authorization) is None:
            raise RoomProblem("wrong-secret")
        return record(room.state, room.name).to_json()

    @post("/rooms/{name:str}/review", summary="Have a match reviewed", status_code=200, responses=ROOM_REFUSED)
    async def ask_review(self, name: str, rooms: Rooms, reviews: Reviews) -> ReviewState:
        """How far it is; asked again, nothing new begins. Refused with ``match-not-over``: hands are secret yet."""
        return await reviews.ask(await rooms.find(name))

    @get("/rooms/{name:str}/review", summary="The review of a match, or how far it is", responses=_REVIEW)
    async def review(
        self, name: str, request: Request[Any, Any, State], rooms: Rooms, reviews: Reviews
    ) -> Response[Any]:
        """A ``ReviewState``; anyone with the link of a match that is over may read it."""
        found = await reviews.look(await rooms.find(name))
        if isinstance(found, ReviewState):
            return Response(found)
        return await packed(found, request)


async def packed(body: bytes, request: Request[Any, Any, State]) -> Response[bytes]:
    """A gzipped JSON body, as it is or, for a program that does not take it so, unpacked."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, headers=headers, media_type=MediaType.JSON)


def seat_of(room: Room, authorization: str) -> int | None:
    """The seat that an ``Authorization`` header opens; None without one.

    Raises :class:`RoomProblem` (``wrong-secret``).
    """
    if not authorization:
        return None
    seat = room.seat_opened_by(secret_in(authorization))
    if seat is None:
        raise RoomProblem("wrong-secret")
    return seat


def secret_in(authorization: str) -> str:
    """The secret in an ``Authorization`` header; empty if it holds none."""
    scheme, _, secret = authorization.partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""
