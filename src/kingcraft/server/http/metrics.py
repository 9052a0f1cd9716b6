"""``/metrics``: what the server counts, in the text format of Prometheus.

Each part of the server keeps its own plain numbers; they are only read here, when someone asks. There are no names,
addresses, cards or rooms among them.
"""

import ipaddress
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ... import __version__
from ...room.tally import Tally
from ...service.jobs import Jobs, Kind
from ...service.leases import Leases
from ...service.reviews import Reviews
from ...service.rooms import Rooms
from ..backups import Backups
from ..settings import Readers
from ..store.appends import BOUNDS
from ..store.port import Store
from ..vitals import Vitals
from .connections import Crowd
from .guard import FORWARDED, VISITOR
from .limits import Limits

#: The version of the text format; the character set is added.
MEDIA_TYPE: Final = "text/plain; version=0.0.4"
#: The networks that are not reached from the internet (RFC 1122, 1918, 3927, 4193, 4291).
_PRIVATE: Final = tuple(
    ipaddress.ip_network(text)
    for text in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "::/127",  # limits count ::1 as ::/64
        "fc00::/7",
        "fe80::/10",
    )
)
#: What Linux says of this process's memory: pages in all, and in memory.
_MEMORY: Final = Path("/proc/self/statm")

Labels: TypeAlias = Mapping[str, str]


class Metric(NamedTuple):
    """One metric, as :meth:`Metrics.all` gives it."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    #: For each sample what follows the name, its labels and its value.
    samples: Iterable[tuple[str, Labels, float]]


def one(name: str, kind: Literal["counter", "gauge"], text: str, value: float) -> Metric:
    """Return a metric of one value."""
    return Metric(name, kind, text, [("", {}, value)])


def each(name: str, kind: Literal["counter", "gauge"], text: str, values: Iterable[tuple[Labels, float]]) -> Metric:
    """Return a metric with labels."""
    return Metric(name, kind, text, [("", labels, value) for labels, value in values])


@dataclass(frozen=True)
class Metrics:
    """The numbers of one server."""

    readers: Readers
    rooms: Rooms
    tally: Tally
    store: Store
    vitals: Vitals
    reviews: Reviews
    limits: Limits
    crowd: Crowd
    leases: Leases | None
    jobs: Jobs | None
    backups: Backups | None

    def read_by(self, visitor: str, *, forwarded: bool) -> bool:
        """Return whether a visitor may read. ``forwarded``: by a proxy that is not trusted to say for whom."""
        return self.readers == "all" or (self.readers == "private" and not forwarded and _is_private(visitor))

    async def text(self) -> str:
        """Return all of them."""
        stores = await self.vitals.stores()
        lines = list[str]()
        for name, kind, said, samples in self.all(stores=stores):
            lines += (f"# HELP kingcraft_{name} {said}", f"# TYPE kingcraft_{name} {kind}")
            lines += (f"kingcraft_{name}{end}{_labels(labels)} {+value}" for end, labels, value in samples)
        return "\n".join(lines) + "\n"

    def all(self, *, stores: bool) -> Iterator[Metric]:
        """Every metric. ``stores``: whether moves can be stored now."""
        yield each("info", "gauge", "Always 1, with the version of Kingcraft.", [({"version": __version__}, 1)])
        yield from _process()
        live = len(self.rooms) - self.rooms.lessons
        yield each(
            "rooms",
            "gauge",
            "Tables in memory.",
            [({"kind": "room"}, live), ({"kind": "lesson"}, self.rooms.lessons)],
        )
        yield one("connections", "gauge", "Open connections, WebSockets included.", len(self.crowd))
        yield one("sockets", "gauge", "Open WebSockets.", self.limits.sockets)
        yield one("loop_late_seconds", "gauge", "How late the event loop was at worst, lately.", self.vitals.loop.worst)
        yield from self._moves()
        yield from self._stored(stores=stores)
        if self.backups is not None and self.backups.folder is not None:
            yield one("backup_up", "gauge", "1: the latest daily backup was made.", not self.backups.failing)
            if (age := self.backups.age) is not None:
                yield one("backup_age_seconds", "gauge", "Time since the latest daily backup.", age)
        yield from self._shared()
        yield from self._jobs()
        yield one("reviews_waiting", "gauge", "Reviews that wait or are being made.", self.reviews.waiting)
        made: list[tuple[Labels, float]] = [({"outcome": "done"}, self.reviews.done)]
        made += [({"outcome": code}, count) for code, count in list(self.reviews.failed.items())]
        yield each("reviews_total", "counter", "Reviews that have ended, done or with a code.", made)
        yield each(
            "limited_total",
            "counter",
            "What limits have refused, by what was asked for.",
            [
                *(({"what": what}, count) for what, count in list(self.limits.refused.items())),
                *(({"what": f"connection-{which}"}, count) for which, count in list(self.crowd.refused.items())),
            ],
        )

    def _moves(self) -> Iterator[Metric]:
        yield one("moves_total", "counter", "Moves that were made and stored, of people and bots.", self.tally.moves)
        yield each(
            "refused_total",
            "counter",
            "Messages of players that changed nothing, by message and code.",
            [({"message": tag, "code": code}, count) for (tag, code), count in list(self.tally.refused.items())],
        )
        yield one("hints_total", "counter", "Hints that were given.", self.tally.hints)

    def _stored(self, *, stores: bool) -> Iterator[Metric]:
        appends = self.store.appends
        yield one("store_up", "gauge", "1: moves can be stored now.", stores)
        total, samples = 0, list[tuple[str, Labels, float]]()
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), appends.counts, strict=True):
            total += count
            samples.append(("_bucket", {"le": bound}, total))
        samples += [("_sum", {}, appends.seconds), ("_count", {}, total)]
        yield Metric("append_seconds", "histogram", "Time until a step of a table was stored.", samples)
        yield one("commits_total", "counter", "Commits: steps that come together share one.", appends.commits)
        yield one("appends_failed_total", "counter", "Steps that could not be stored.", appends.failed)

    def _shared(self) -> Iterator[Metric]:
        """What there is where several servers share a database."""
        if (leases := self.leases) is None:
            return
        yield one("leases", "gauge", "Tables that are this server's.", leases.held)
        yield one("leases_alive", "gauge", "1: the database has heard from this server in time.", leases.lives)
        yield one("rooms_taken_total", "counter", "Tables taken from another server.", leases.taken)
        yield one("rooms_lost_total", "counter", "Tables that another server has taken.", leases.lost_rooms)
        yield one("rooms_given_total", "counter", "Tables that were given up, for any server to take.", leases.given)
        if (bus := self.vitals.bus) is not None:
            yield one("bus_up", "gauge", "1: the bus between servers is there.", bus.there)

    def _jobs(self) -> Iterator[Metric]:
        """What workers do."""
        if (jobs := self.jobs) is None:
            return
        yield one("workers", "gauge", "Workers that are there for this server.", jobs.workers)
        yield one("worker_threads", "gauge", "Threads in which they think.", jobs.threads)
        kinds: tuple[Kind, ...] = get_args(Kind)
        done: list[tuple[Labels, float]] = []
        for kind in kinds:
            done.append(({"kind": kind, "by": "worker"}, jobs.done[kind]))
            done.append(({"kind": kind, "by": "server"}, jobs.asked[kind] - jobs.done[kind]))
        yield each("jobs_total", "counter", "Turns of bots and hints, by workers and by this server itself.", done)
        yield one("jobs_again_total", "counter", "Jobs that another worker had before, which was lost.", jobs.again)


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[object, object, State], metrics: Metrics) -> Response[str]:
    """What the server counts, for those who may read it; for all others there is no such page."""
    state = request.scope["state"]
    if not metrics.read_by(state[VISITOR], forwarded=state[FORWARDED]):
        raise HTTPException(status_code=404)
    return Response(await metrics.text(), media_type=MEDIA_TYPE, headers={"cache-control": "no-store"})


def _process() -> Iterator[Metric]:
    spent = os.times()
    yield one("cpu_seconds_total", "counter", "CPU time of the server.", spent.user + spent.system)
    yield one("up_seconds", "gauge", "Time since the start of the server.", time.monotonic() - _STARTED)
    try:
        pages = int(_MEMORY.read_bytes().split()[1])
    except (OSError, ValueError, IndexError):  # not on Linux
        return
    yield one("memory_bytes", "gauge", "Memory of the server.", pages * os.sysconf("SC_PAGE_SIZE"))


_STARTED: Final = time.monotonic()


def _labels(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""


def _is_private(visitor: str) -> bool:
    try:
        found = ipaddress.ip_network(visitor)
    except ValueError:
        return False
    return any(found.network_address in private for private in _PRIVATE)
