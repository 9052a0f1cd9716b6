"""The HTTP interface of :class:`~kingcraft.service.questions.Service`. Every refusal is a ``Problem``."""

import asyncio
import gzip
from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter

from ...room.wire.http_messages import (
    CodedRoom,
    JoinRoom,
    Network,
    NewLesson,
    NewRoom,
    NewSeat,
    NextMatch,
    Problem,
    RoomCode,
    RoomSummary,
    Seated,
)
from ...room.wire.rule_messages import GameView, RulesView, WishedRules
from ...service import days
from ...service.day_messages import Day, DayResult
from ...service.hint_messages import DealVerdict
from ...service.profile_messages import PlayedMatch
from ...service.questions import Service, status_of
from ...service.replay_messages import ReplayDeal, ReplayMatch
from ...service.review_messages import DealReviewState, ReviewState
from ...service.uploads import MAX_MESSAGE, MAX_RECORD, BrokenRecord, too_large
from ..settings import Settings
from ..vitals import Health, Ready, Vitals
from .guard import VISITOR
from .openapi import REFUSED
from .pages import takes_gzip

_ROOM: Final = dict.fromkeys((400, 401, 404, 409, 429, 503, 507), REFUSED)
_OPENED: Final = dict.fromkeys((400, 413, 422, 429, 503, 507), REFUSED)
_LESSON: Final = {400: REFUSED, 404: REFUSED, 413: REFUSED, 422: REFUSED, 429: REFUSED, 503: REFUSED}
_RULES: Final = dict.fromkeys((400, 413, 422, 429), REFUSED)
_UPLOADED: Final = {400: REFUSED, 413: REFUSED, 422: REFUSED, 429: REFUSED}
_PRACTICE: Final = {**_ROOM, 413: REFUSED, 422: REFUSED}
_GAMES: Final = {200: ResponseSpec(list[GameView], description="Every game", generate_examples=False)}
_HEALTH: Final = {503: ResponseSpec(Health, description="Moves are not stored now", generate_examples=False)}
_READY: Final = {503: ResponseSpec(Ready, description="It is not ready: see why", generate_examples=False)}
_REVIEW: Final = {**_ROOM, 200: ResponseSpec(ReviewState, description="How far it is", generate_examples=False)}
_DEAL_REVIEW: Final = {
    **_ROOM,
    200: ResponseSpec(DealReviewState, description="How far it is", generate_examples=False),
}
_MATCH: Final = ResponseSpec(ReplayMatch, description="The match in short", generate_examples=False)
_DEAL: Final = ResponseSpec(ReplayDeal, description="Every position of the deal", generate_examples=False)

Bearer = Annotated[str, HeaderParameter(name="Authorization", max_length=256)]
Asked = Request[Any, Any, State]


class Api(Controller):
    """Games, rules, rooms, reviews, practice."""

    path = "/api"

    @get("/health", summary="How the server is", responses=_HEALTH)
    async def health(self, service: Service, vitals: Vitals) -> Response[Health]:
        """A ``Health``. The status is 503 while moves are not stored."""
        found = await vitals.health(len(service.rooms))
        return Response(found, status_code=200 if found.status == "ok" else 503)

    @get("/ready", summary="Whether visitors should be sent here", responses=_READY)
    async def ready(self, vitals: Vitals) -> Response[Ready]:
        """A ``Ready``. The status is 503 if they should not."""
        found = await vitals.ready()
        return Response(found, status_code=200 if found.ready else 503)

    @get("/network", summary="How other devices reach the server", sync_to_thread=False)
    def network(self, settings: Settings) -> Network:
        """The address to send to friends, whatever address this page was opened by."""
        return settings.network()

    @get("/games", summary="The games with their presets and bots", responses=_GAMES)
    async def games(self, request: Asked, service: Service) -> Response[Any]:
        """Every game of the registry."""
        return await _packed(service.games, request)

    @post("/rules", summary="What house rules come to", status_code=200, responses=_RULES, sync_to_thread=False)
    def rules(self, data: WishedRules, service: Service) -> RulesView:
        """The rule set, checked as a whole; nothing is kept. Refused with the place and the reason."""
        return service.rules(data)

    @post("/rooms", summary="Open a room", status_code=201, responses=_OPENED)
    async def open_room(self, data: NewRoom, service: Service) -> Seated:
        """Your seat and its secret."""
        return await service.open_room(data)

    @post("/lessons", summary="Begin a lesson", status_code=201, responses=_LESSON)
    async def begin_lesson(self, data: NewLesson, service: Service) -> Seated:
        """Your seat and its secret. Refused with ``not-found`` for an unknown lesson; nothing is stored."""
        return await service.learn(data)

    @post("/rooms/{name:str}/seat", summary="Take an open seat", status_code=201, responses=_ROOM)
    async def take_seat(self, name: str, data: JoinRoom, service: Service) -> Seated:
        """Your seat and its secret. Refused with ``seat-taken`` when no seat is open."""
        return await service.take_seat(name, data)

    @post(
        "/rooms/{name:str}/seats/{seat:int}",
        summary="Give away a seat that no one is at",
        status_code=200,
        responses={**_ROOM, 422: REFUSED},
    )
    async def give_seat(
        self, name: str, seat: int, data: NewSeat, service: Service, authorization: Bearer = ""
    ) -> RoomSummary:
        """Give a seat to a bot, or open it (``open``), before the first deal; for the people of the room only."""
        return await service.give_seat(name, seat, data, _secret(authorization))

    @post("/rooms/{name:str}/code", summary="A code for the door of a room", status_code=200, responses=_ROOM)
    async def code(self, name: str, service: Service, authorization: Bearer = "") -> RoomCode:
        """Four letters; asked again, the same ones, until they end. Refused with ``seat-taken``: no seat is open."""
        return await service.code(name, _secret(authorization))

    @get("/codes/{code:str}", summary="Where a code leads", responses=_ROOM)
    async def coded(self, code: str, request: Asked, service: Service) -> CodedRoom:
        """The room. Refused with ``no-code``, and with ``too-many-guesses`` after ten wrong ones in a minute."""
        return await service.coded(code, request.scope["state"][VISITOR])

    @post(
        "/rooms/{name:str}/again",
        summary="Another match, the same people",
        status_code=201,
        responses={**_ROOM, 422: REFUSED},
    )
    async def again(
        self, name: str, service: Service, data: NextMatch | None = None, authorization: Bearer = ""
    ) -> Seated:
        """Your seat in the match after this one. The first player who asks opens it for all.

        Refused with ``hosts-match`` before this one is over, unless you are its host.
        """
        return await service.again(name, _secret(authorization), data)

    @get("/rooms/{name:str}", summary="A room in short", responses=_ROOM)
    async def summary(self, name: str, service: Service, authorization: Bearer = "") -> RoomSummary:
        """What a list of rooms shows; ``you`` is the seat of the secret given as bearer token, if one is given."""
        return await service.summary(name, _secret(authorization))

    @get("/rooms/{name:str}/record", summary="The record of the match", responses=_ROOM)
    async def record(self, name: str, service: Service, authorization: Bearer = "") -> dict[str, Any]:
        """The record (``kingcraft/1``) of all ended deals with their fairness.

        Before the match is over it is for the people of the room only (``match-not-over``).
        """
        return await service.record(name, _secret(authorization))

    @get("/rooms/{name:str}/played", summary="The match as you played it", responses=_ROOM)
    async def played(self, name: str, service: Service, authorization: Bearer = "") -> PlayedMatch:
        """Your part in each deal that has ended, for your profile. Needs your seat's secret."""
        return await service.played(name, _secret(authorization))

    @post("/rooms/{name:str}/review", summary="Have a match reviewed", status_code=200, responses=_ROOM)
    async def ask_review(self, name: str, request: Asked, service: Service, idle: bool = False) -> ReviewState:
        """How far it is; asked again, nothing new begins. Refused with ``match-not-over``: hands are still secret.

        With ``idle=true`` it begins only if no other room waits for a review; else the state is ``none``.
        """
        return await service.ask_review(name, request.scope["state"][VISITOR], idle=idle)

    @get("/rooms/{name:str}/review", summary="The review of a match, or how far it is", responses=_REVIEW)
    async def review(self, name: str, request: Asked, service: Service) -> Response[Any]:
        """A ``ReviewState``; anyone with the link of a match that is over may read it."""
        found = await service.review(name)
        return await _review_answer(found, request)

    @post(
        "/rooms/{name:str}/review/deals/{deal:int}",
        summary="Have a deal reviewed that has ended",
        status_code=200,
        responses=_DEAL_REVIEW,
    )
    async def ask_deal_review(
        self, name: str, deal: int, request: Asked, service: Service, authorization: Bearer = "", idle: bool = False
    ) -> Response[Any]:
        """How far it is, or the review; during the match for its people only. ``not-found``: it has not ended.

        With ``idle=true`` it begins only if no other room waits for a review; else the state is ``none``.
        """
        asker = request.scope["state"][VISITOR]
        found = await service.ask_deal_review(name, deal, _secret(authorization), asker, idle=idle)
        return await _review_answer(found, request)

    @get("/rooms/{name:str}/review/deals/{deal:int}", summary="The review of one deal", responses=_DEAL_REVIEW)
    async def deal_review(
        self, name: str, deal: int, request: Asked, service: Service, authorization: Bearer = ""
    ) -> Response[Any]:
        """A ``DealReviewState``, for those who may see the deal; during the match those are its people."""
        return await _review_answer(await service.deal_review(name, deal, _secret(authorization)), request)

    @get("/rooms/{name:str}/verdicts/{deal:int}", summary="What your calls came to in a deal", responses=_ROOM)
    async def verdict(self, name: str, deal: int, service: Service, authorization: Bearer = "") -> DealVerdict:
        """Your bids against what your hand was worth, at once. Needs your seat's secret; ``not-found``: not ended."""
        return await service.verdict(name, deal, _secret(authorization))


async def _review_answer(found: ReviewState | DealReviewState | bytes, request: Asked) -> Response[Any]:
    return await _packed(found, request) if isinstance(found, bytes) else Response(found)


def _told_broken(_: Asked, broken: BrokenRecord) -> Response[Problem]:
    """Where and why an uploaded record is refused."""
    return Response(broken.problem, status_code=status_of(broken.problem.code), media_type=MediaType.JSON)


class Days(Controller):
    """The deal of the day."""

    path = "/api"

    @get("/days/{date:str}", summary="The tasks of a day", responses={404: REFUSED})
    async def day(self, date: str) -> Day:
        """What is to be played on a calendar date, ``2027-01-01``: the same for everyone."""
        return days.day(date)

    @get("/rooms/{name:str}/day", summary="What a task of a day came to", responses=_ROOM)
    async def day_result(self, name: str, service: Service) -> DayResult:
        """Your points beside a hundred runs of the levels. ``match-not-over``; ``not-found``: no task of a day."""
        return await service.day_result(name)


class Matches(Controller):
    """Matches with all their cards, one deal at a time: of rooms, and of uploaded records."""

    path = "/api"
    exception_handlers = {BrokenRecord: _told_broken}  # noqa: RUF012 - Litestar's own declaration

    @get("/matches/{name:str}", summary="A match in short, to play it again", responses=_ROOM)
    async def match(self, name: str, service: Service, authorization: Bearer = "") -> ReplayMatch:
        """A match that is over, for anyone with its link; before that, the ended deals for the people of the room."""
        return await service.match(name, _secret(authorization))

    @get("/matches/{name:str}/deals/{deal:int}", summary="One deal, open", responses={**_ROOM, 200: _DEAL})
    async def deal(
        self, name: str, deal: int, request: Asked, service: Service, authorization: Bearer = ""
    ) -> Response[Any]:
        """A ``ReplayDeal``, for those who may see the match. Refused with ``not-found`` if it is not there."""
        return await _packed(await service.deal(name, deal, _secret(authorization)), request)

    @post(
        "/replay",
        summary="A record in short, to play its match again",
        status_code=200,
        request_max_body_size=MAX_RECORD,
        responses={**_UPLOADED, 200: _MATCH},
    )
    async def replay(self, request: Asked, service: Service) -> ReplayMatch:
        """The body is a record (``kingcraft/1``), finished or not; nothing is kept. Refused with place and reason."""
        return await service.replay(await _body(request))

    @post(
        "/replay/deals/{deal:int}",
        summary="One deal of a record, open",
        status_code=200,
        request_max_body_size=MAX_RECORD,
        responses={**_UPLOADED, 404: REFUSED, 200: _DEAL},
    )
    async def replay_deal(self, deal: int, request: Asked, service: Service) -> Response[Any]:
        """A ``ReplayDeal`` of the record in the body."""
        return await _packed(await service.replay_deal(await _body(request), deal), request)

    @post(
        "/practice",
        summary="Open a room to practise in",
        status_code=201,
        request_max_body_size=MAX_RECORD + MAX_MESSAGE,
        responses=_PRACTICE,
    )
    async def open_practice(self, request: Asked, service: Service, authorization: Bearer = "") -> Seated:
        """Your seat and its secret. The cards of a match under way are for its people only, those of ended deals."""
        return await service.practise(await request.body(), _secret(authorization), request.scope["state"][VISITOR])


async def _packed(body: bytes, request: Asked) -> Response[bytes]:
    """A gzipped JSON body, as it is or, for a program that does not take it so, unpacked."""
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, headers=headers, media_type=MediaType.JSON)


def _secret(authorization: str) -> str | None:
    """The secret in an ``Authorization`` header; None without a header, empty if it holds none."""
    if not authorization:
        return None
    scheme, _, secret = authorization.partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def _body(request: Asked) -> bytes:
    """The body as it came. Raises :class:`BrokenRecord` if it is too large."""
    try:
        return await request.body()
    except HTTPException as error:
        if error.status_code == 413:
            raise too_large() from None
        raise
