"""The application: routes, headers of every answer, and how every fault is reported."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import __version__
from ..games.reasons import REASONS, Contradiction, Refused
from ..room.ports import Ports, RoomProblem, StorageFailed, no_hints
from ..room.scheduling import RateLimit
from ..room.wire.http_messages import Problem
from .guard import Guard
from .hints import Advisor
from .http import Api
from .missing import missing_page, wanted_language
from .opponents import Opponents
from .pages import Site, answer
from .practice_http import Practices
from .replay_http import Matches, Turns
from .reviews import Reviews
from .rooms import Rooms
from .rule_pages import rule_article, rule_pages
from .settings import MAX_MESSAGE, Settings
from .store.port import Store
from .store.reviews import KeptReviews
from .websocket import room_socket

_log = logging.getLogger(__name__)

#: The HTTP status of each error code; a reason code (impossible rules) is 422.
STATUS: Final = {
    "bad-message": 400,
    "wrong-secret": 401,
    "foreign-origin": 403,
    "no-room": 404,
    "not-found": 404,
    "seat-taken": 409,
    "match-not-over": 409,
    "room-broken": 409,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
    "too-many-rooms": 503,
    "too-many-reviews": 503,
    "storage-failed": 507,
}


def now() -> str:
    """The time of day as records and rooms write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def make_app(settings: Settings, store: Store) -> Guard:
    """The application over an open store; closing the store is the caller's business."""
    opponents = Opponents(settings)
    advisor = Advisor(opponents.thinkers.readiness, settings.hint)
    ports = Ports(
        store,
        opponents.bots,
        os.urandom,
        now,
        opponents.think,
        unready=opponents.unready,
        hint=advisor.hint if settings.hints else no_hints,
        grace=settings.grace,
    )
    rooms = Rooms(
        ports, max_rooms=settings.max_rooms, forget_after=settings.forget_after, opening=RateLimit(settings.rate)
    )
    reviews = Reviews(KeptReviews(store, settings.review_depth), settings.review_depth, settings.data)
    turns = Turns(RateLimit(settings.rate))
    site = Site(settings.static)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        await rooms.start()
        warming = asyncio.create_task(opponents.warm_up(settings.data, rooms.bots_ready))
        await reviews.start(warming)
        try:
            yield
        finally:
            await reviews.close()
            await rooms.close()
            advisor.close()
            warming.cancel()
            await asyncio.wait((warming,))
            await opponents.close()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, State], path: str = "") -> Response[bytes]:
        return await _page_answer(request, site, path)

    app = Litestar(
        route_handlers=[Api, Matches, Practices, room_socket, rule_article, rule_pages, page],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "turns": Provide(lambda: turns, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={Exception: _told},
        lifespan=[lifespan],
        request_max_body_size=MAX_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Kingcraft",
            version=__version__,
            openapi_router=Router("/api/schema", route_handlers=[], after_request=_unless_missing),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings.origins, any_host=settings.any_host)


def _problem(code: str, place: str = "", why: Contradiction | None = None) -> Response[Problem]:
    reason = code in REASONS
    if why is None:
        body = Problem(code, f"reason-{code}" if reason else f"error-{code}", place)
    else:
        body = Problem(code, why.key, place, dict(why.arguments))
    return Response(body, status_code=422 if reason else STATUS.get(code, 400), media_type=MediaType.JSON)


def _unless_missing(response: Response[Any]) -> Response[Any]:
    """The framework's own page for what is not there is HTML; everything below ``/api`` answers alike."""
    return _problem("not-found") if response.status_code == 404 else response


def _told(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Every fault as a ``Problem``; what is ours to mend is logged, and never shown."""
    match error:
        case Refused():
            return _problem(error.code, error.place, error.contradiction)
        case RoomProblem():
            return _problem(error.code)
        case StorageFailed():
            return _problem("storage-failed")
        case RecursionError():  # a document nested too deeply to be read
            return _problem("bad-message")
        case HTTPException(status_code=413):
            return _problem("too-large")
        case HTTPException(status_code=404):
            return _problem("not-found")
        case HTTPException(status_code=405):
            refused = _problem("not-found")
            refused.status_code = 405
            refused.headers.update(error.headers or {})  # Allow: the methods that there are
            return refused
        case HTTPException(status_code=status) if status < 500:
            return _problem("bad-message")
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem("internal")


async def _page_answer(request: Request[Any, Any, State], site: Site, path: str) -> Response[bytes]:
    path = path.strip("/")
    if path == "api" or path.startswith("api/"):
        raise HTTPException(status_code=404)
    lang = wanted_language(request.headers.get("accept-language", ""))
    found = site.page(path, lang)
    if found.status == 404:
        found = await asyncio.to_thread(missing_page, lang)
    same = found.cache.startswith("public")  # a file whose name says what is in it
    return answer(request, found, "accept-encoding" if same else "accept-language, accept-encoding")
