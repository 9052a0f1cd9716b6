"""The application: routes, headers of every answer, and how every fault is reported."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Server

from .. import __version__
from ..games.reasons import Refused
from ..room.ports import REPEATS, EventLog, Ports, RoomProblem, StorageFailed, no_hints, no_worth
from ..room.scheduling import RateLimit, RateLimits
from ..room.wire.http_messages import Problem
from ..room.wire.words import ErrorCode
from ..service.codes import GUESSES
from ..service.jobs import Jobs, version
from ..service.keeping import Keeping, remove_room
from ..service.leases import Leases
from ..service.packing import Packing
from ..service.questions import Service, problem, status_of
from ..service.review_jobs import GIVE_WAY, ReviewWorker, SharedReviews
from ..service.reviews import MOST_WAITING, Reviews
from ..service.rooms import Rooms
from ..service.uploads import MAX_MESSAGE, Uploads
from ..service.worths import help_with, valued
from .backups import Backups
from .bots.hints import Advisor
from .bots.opponents import Opponents
from .control import Control
from .http.addresses import Proxies
from .http.api import Api, Days, Matches
from .http.connections import Crowd
from .http.guard import Guard
from .http.limits import Limits
from .http.metrics import Metrics, metrics_page
from .http.near import PLACE, Near
from .http.openapi import DescribedSchema
from .http.own_pages import missing_page, wanted_language
from .http.pages import Site, answer
from .http.rule_pages import rule_article, rule_pages, short_rules
from .http.websocket import room_socket
from .review_process import maker, reviewer
from .settings import Settings
from .store.collection import DELETE, IMPORT, LIST, READ, no_such_room, said, sent
from .store.port import Store
from .store.reviews import KeptReviews
from .vitals import Vitals

_log = logging.getLogger(__name__)

#: Bytes of practice that one address may have stored at once, and then a day: a thousand rooms, or 150 of the largest.
PRACTICE: Final = 20_000_000

#: What Litestar calls a client that ends the connection before its body has come: no fault of ours, and not answered.
_GONE: Final = "client disconnected prematurely"


#: Seconds after which what was refused may be tried again.
AGAIN: Final[Mapping[str, int]] = {
    "too-fast": 1,
    "too-many-guesses": round(60 / GUESSES),
    "moved": 1,
    "too-many-rooms": 30,
    "ending": 30,
    "too-many-reviews": 30,
    "storage-failed": 10,
}


def now() -> str:
    """Return the time of day as records and rooms write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def make_app(
    settings: Settings,
    store: Store,
    log: EventLog,
    crowd: Crowd,
    limits: Limits,
    ending: Callable[[], bool],
    leases: Leases | None = None,
    jobs: Jobs | None = None,
) -> Guard:
    """Return the application over an open store, which it closes at its end.

    ``log``: of all rooms. ``crowd``, ``limits``: its connections, and what one address may do. ``ending``: whether the
    server is about to end. ``leases``: which rooms are this server's, where several share the store; they begin and end
    with the application. ``jobs``: its workers.
    """
    opponents = Opponents(settings, jobs)
    advisor = Advisor(opponents.thinkers.readiness, settings.hint, jobs)
    helped = cache(partial(help_with, hints=settings.hints))
    ports = Ports(
        log,
        opponents.bots,
        os.urandom,
        now,
        opponents.think,
        unready=opponents.unready,
        hint=advisor.hint if settings.hints else no_hints,
        worth=valued if settings.hints else no_worth,
        help=helped,
        grace=settings.grace,
        opening=settings.opening,
        tempo=settings.tempo,
        repeats=min(REPEATS, settings.rate),
    )
    rooms = Rooms(
        ports,
        max_rooms=settings.max_rooms,
        forget_after=settings.forget_after,
        opening=RateLimit(settings.rate),
        owned=leases,
    )
    rooms.ending = ending
    if leases is not None:
        leases.lost = rooms.lose
    if jobs is not None:
        jobs.changed = rooms.bots_ready
    keeping = Keeping(store, rooms, days=settings.keep, match_days=settings.keep_matches)
    packing = Packing(store, rooms, store.archive)
    saver = store.saver
    backups = Backups(saver, settings.data, settings.backup, settings.backup_keep) if saver else None
    control = None
    if backups:
        delete = partial(_deleted, store, rooms)
        looks = {LIST: partial(_listed, store), READ: partial(_events, store)}
        control = Control(settings.data, {"backup": backups.made, **looks, DELETE: delete, IMPORT: backups.bring})
    shared, review_worker = _sharing(settings, store, leases, jobs)
    reviews = Reviews(
        KeptReviews(store, settings.review_depth),
        shared.make if shared else reviewer(settings.review_depth, settings.data),
        each=1 if settings.rate else MOST_WAITING,
        at_once=MOST_WAITING + 1 if shared else 1,
    )
    uploads = Uploads(RateLimit(settings.rate), asyncio.to_thread)
    stored = RateLimits(PRACTICE / 86_400 if settings.rate else 0, PRACTICE)
    service = Service(
        rooms,
        reviews,
        uploads,
        stored,
        bots=[name for name, _ in settings.bots],
        helped=helped,
        codes=store.board,
    )
    near = Near(settings.near)
    site = Site(settings.static, near.address, settings.base)
    vitals = Vitals(store, leases, ending)
    metrics = Metrics(
        settings.metrics, rooms, ports.tally, store, vitals, reviews, limits, crowd, leases, jobs, backups
    )

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        if leases is not None:
            await leases.start()
        vitals.start()
        await rooms.start()
        await keeping.start()
        await packing.start()
        if backups and control:
            await backups.start()
            await control.start()
        compiling = asyncio.create_task(opponents.prepare(settings.data, rooms.bots_ready))
        hiring = asyncio.create_task(_hire(jobs, compiling if settings.workers else None))
        await reviews.start(compiling)
        if review_worker is not None:
            await review_worker.start(compiling)
        try:
            yield
        finally:
            await reviews.close()
            if review_worker is not None:
                await review_worker.close()
            if backups and control:
                await control.close()
                await backups.close()
            await packing.close()
            await keeping.close()
            await vitals.close()
            await rooms.close()
            if leases is not None:
                await leases.close()
            hiring.cancel()
            await asyncio.wait((hiring,))
            if jobs is not None:
                await jobs.close()
            advisor.close()
            compiling.cancel()
            await asyncio.wait((compiling,))
            await opponents.close()
            store.close()  # connections to a database belong to this loop

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, State], path: str = "") -> Response[bytes]:
        return await _page_answer(request, site, near, path, settings.base)

    app = Litestar(
        route_handlers=[Api, Days, Matches, metrics_page, room_socket, rule_article, short_rules, rule_pages, page],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "service": Provide(lambda: service, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "vitals": Provide(lambda: vitals, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        before_request=_methods,
        exception_handlers={Exception: _told},
        lifespan=[lifespan],
        request_max_body_size=MAX_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Kingcraft",
            version=__version__,
            servers=[Server(url=settings.base)],
            openapi_router=Router(
                "/api/schema", route_handlers=[], after_request=_unless_missing, include_in_schema=False
            ),
            render_plugins=[DescribedSchema(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(
        app,
        settings.origins,
        Proxies(settings.trusted_proxies),
        limits,
        any_host=settings.any_host,
        near=near.address,
        base=settings.base,
    )


def _methods(request: Request[Any, Any, State]) -> Response[None] | None:
    """Answer OPTIONS with the methods of an address. Litestar names those of the first of its handlers alone."""
    if request.method != "OPTIONS":
        return None
    asked = request.scope["path_template"]
    found = {method for route in request.app.routes if route.path_format == asked for method in route.methods}
    return Response(None, status_code=204, headers={"allow": ", ".join(sorted(found))}, media_type=MediaType.TEXT)


def _sharing(
    settings: Settings, store: Store, leases: Leases | None, jobs: Jobs | None
) -> tuple[SharedReviews | None, ReviewWorker | None]:
    """Return what has reviews made by all who share the store, and what makes theirs here; none, if no one does."""
    if store.review_jobs is None or leases is None:
        return None, None
    # Workers of this server's own make no reviews.
    workers = jobs if jobs is not None and jobs.bus is leases.bus else None
    review_worker = ReviewWorker(
        store.review_jobs,
        leases.bus,
        maker(settings.data),
        lambda: GIVE_WAY if workers is not None and workers.any_there() else 0.0,
    )
    return SharedReviews(store.review_jobs, leases.bus, settings.review_depth), review_worker


async def _listed(store: Store, _: Sequence[str]) -> Sequence[str]:
    """Say which rooms there are. See ``control.Wish``."""
    return said(await store.all_rooms())


async def _events(store: Store, names: Sequence[str]) -> Sequence[str]:
    """Give the events of the room that a command names. See ``control.Wish``."""
    return sent(await store.read("".join(names[:1])))


async def _deleted(store: Store, rooms: Rooms, names: Sequence[str]) -> Sequence[str]:
    """Remove rooms that a command names; if one of them is not there, none. See ``control.Wish``."""
    for name in names:
        if not await store.read(name):
            raise no_such_room(name)
    for name in names:
        await remove_room(store, rooms, name)
    return names


async def _hire(jobs: Jobs | None, compiling: "asyncio.Task[None] | None") -> None:
    """Begin to ask workers. ``compiling``: what workers of this server's own would otherwise do once more."""
    if compiling is not None:
        await asyncio.wait((compiling,))
    if jobs is not None:
        await asyncio.to_thread(version)  # it reads every source, and no table is to wait for that
        await jobs.start()


def _refused(error: Refused | RoomProblem) -> Response[Problem]:
    after = {"retry-after": str(AGAIN[error.code])} if error.code in AGAIN else {}
    return Response(problem(error), status_code=status_of(error.code), media_type=MediaType.JSON, headers=after)


def _problem(code: ErrorCode) -> Response[Problem]:
    return _refused(RoomProblem(code))


def _unless_missing(response: Response[Any]) -> Response[Any]:
    """A ``Problem`` in place of the framework's own page for unknown addresses, which is HTML."""
    return _problem("not-found") if response.status_code == 404 else response


def _told(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Every fault as a ``Problem``; our own faults are logged, and never shown."""
    match error:
        case Refused() | RoomProblem():
            return _refused(error)
        case StorageFailed():
            _log.error("%s %s: the store failed: %s", request.method, request.url.path, error)
            return _problem("storage-failed")
        case RecursionError() | UnicodeError():  # a document nested too deeply to be read, or bytes that are no text
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
        case HTTPException(status_code=status) if status < 500 or error.detail == _GONE:
            return _problem("bad-message")
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem("internal")


async def _page_answer(
    request: Request[Any, Any, State], site: Site, near: Near, path: str, base: str
) -> Response[bytes]:
    path = path.strip("/")
    if path == "api" or path.startswith("api/"):
        raise HTTPException(status_code=404)
    lang = wanted_language(request.headers.get("accept-language", ""))
    below = path.removeprefix(f"{PLACE}/")
    found = await asyncio.to_thread(near.page, below) if below != path else None
    found = found or site.page(path, lang)
    if found.status == 404:
        found = await asyncio.to_thread(missing_page, lang, base)
    same = found.cache.startswith("public")  # a file whose name says what is in it
    return answer(request, found, "accept-encoding" if same else "accept-language, accept-encoding")
