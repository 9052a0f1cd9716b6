"""What one address may ask for, so that one visitor cannot take everyone's share: checked before anything is read."""

from collections import Counter
from collections.abc import Mapping
from math import ceil
from typing import Final, Literal, NamedTuple, TypeAlias

from litestar.types import Receive, ReceiveMessage

from ...room.ports import RoomProblem
from ...room.scheduling import RateLimit, RateLimits
from ...service.uploads import MAX_MESSAGE

#: What a request costs us. ``page``: a file of the page; ``ask``: something of ours to read; ``room``: a new table;
#: ``seat``: who sits where; ``replay``: a match with all its cards; ``review``: to have one made; ``socket``: a
#: handshake; ``message``: a message on any of its WebSockets; ``find``: to find the server that has a room.
Kind: TypeAlias = Literal["page", "ask", "room", "seat", "replay", "review", "socket", "message", "find"]


class Share(NamedTuple):
    """What one address may do of a kind, at the default ``--rate``."""

    per_second: float
    #: More than ``per_second`` at first, or after a pause.
    at_once: float
    #: How many may be under way.
    together: int = 1_000_000


#: The default ``--rate``, for which the shares are written down.
_RATE: Final = 20.0
#: Behind one address is a home whose phones all come back after a restart, or a school class that begins at once.
SHARES: Final[Mapping[Kind, Share]] = {
    "page": Share(200, 2000),
    "ask": Share(50, 400),
    "room": Share(2, 40),
    "seat": Share(5, 60),
    "replay": Share(5, 60, together=4),
    "review": Share(1, 40),
    "socket": Share(20, 150),
    "message": Share(300, 2000),
    # Before it is known what a request is: more than all the others that may be about a room.
    "find": Share(100, 1000),
}
#: Bodies larger than :data:`~kingcraft.service.uploads.MAX_MESSAGE` that are read at once, in all and of one address.
LARGE: Final = 8
LARGE_EACH: Final = 2


def kind_of(method: str, path: str) -> Kind:
    """Return what a request is for. ``path`` is decoded."""
    match method not in ("GET", "HEAD", "OPTIONS"), [part for part in path.split("/") if part]:
        case False, ["api", "matches", *_] | ["api", "rooms", _, "record"]:
            return "replay"
        case _, ["api", "replay", *_]:
            return "replay"
        case True, ["api", "rooms" | "lessons" | "practice"] | ["api", "rooms", _, "again"]:
            return "room"
        case True, ["api", "rooms", _, "seat" | "seats", *_]:
            return "seat"
        case True, ["api", "rooms", _, "review", *_]:
            return "review"
        case _, ["api" | "rules" | "metrics", *_]:
            return "ask"
    return "page"


class Limits:
    """The shares of all addresses. An address is what :meth:`~.addresses.Proxies.visitor` returns."""

    def __init__(self, rate: float, sockets: int) -> None:
        """``rate``: the server's ``--rate``; 0: no limits, except on ``sockets``, the WebSockets of an address."""
        factor = rate / _RATE
        self._buckets = {
            kind: RateLimits(factor * share.per_second, max(1.0, factor) * share.at_once)
            for kind, share in SHARES.items()
        }
        self._together = {kind: share.together if rate else 1_000_000 for kind, share in SHARES.items()}
        self._together["socket"] = sockets
        self._rate = rate
        self._under_way: Counter[tuple[str, str]] = Counter()  # by kind (or "large") and address
        #: What was refused since the start, of all addresses.
        self.refused: Counter[Kind | Literal["large"]] = Counter()
        #: WebSockets that are open.
        self.sockets = 0

    def wait(self, kind: Kind, address: str) -> int:
        """Return after how many seconds an address may ask for something of a kind; 0: now, and this is counted."""
        if self._under_way[kind, address] >= self._together[kind]:
            self.refused[kind] += 1
            return 1
        wait = ceil(self._buckets[kind].wait(address))
        if wait:
            self.refused[kind] += 1
        return wait

    def messages(self, address: str) -> "Messages":
        """Return the limit of the messages of one more WebSocket."""
        return Messages(self, address, RateLimit(self._rate))

    def begin(self, what: Kind | Literal["large"], address: str) -> None:
        """Count a request of a kind, or a large body, until :meth:`end`."""
        self._under_way[what, address] += 1
        if what == "socket":
            self.sockets += 1

    def end(self, what: Kind | Literal["large"], address: str) -> None:
        """Count it no more."""
        self._under_way[what, address] -= 1
        if what == "socket":
            self.sockets -= 1
        if not self._under_way[what, address]:
            del self._under_way[what, address]

    def large_is_free(self, address: str) -> bool:
        """Return whether one more large body may be read."""
        if not self._rate:
            return True
        reading = {visitor: count for (what, visitor), count in self._under_way.items() if what == "large"}
        return sum(reading.values()) < LARGE and reading.get(address, 0) < LARGE_EACH


class Messages:
    """What one WebSocket may send, and all of its address: a :class:`~kingcraft.service.conversation.Limit`."""

    def __init__(self, limits: Limits, address: str, own: RateLimit) -> None:
        self._limits = limits
        self._address = address
        self._own = own

    def take(self) -> bool:
        """Return whether one message more may be understood now, and count it if so."""
        if self._own.take():
            return not self._limits.wait("message", self._address)
        self._limits.refused["message"] += 1
        return False


class Body:
    """A body on its way. Together with others it takes no more memory than a few large ones."""

    def __init__(self, limits: Limits, address: str, receive: Receive) -> None:
        self._limits = limits
        self._address = address
        self._receive = receive
        self._bytes = 0
        self._large = False

    async def receive(self) -> ReceiveMessage:
        """Return the next part (ASGI). Raises :class:`RoomProblem` (``too-fast``) if too many large ones are read."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._bytes += len(message["body"])
        if self._bytes > MAX_MESSAGE and not self._large:
            if not self._limits.large_is_free(self._address):
                self._limits.refused["large"] += 1
                raise RoomProblem("too-fast")
            self._large = True
            self._limits.begin("large", self._address)
        return message

    def end(self) -> None:
        """Count it no more."""
        if self._large:
            self._limits.end("large", self._address)
