"""HTTP where several servers share the rooms: each request for a room is led to the server that has it.

Requests for rooms are held back, unread, until it is certain which server has the room. One server alone has none of
this (:class:`~kingcraft.server.http.connections.TimedHttp`).
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

import h11
import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.h11_impl import RequestResponseCycle
from uvicorn.server import ServerState

from ...service.leases import Server
from ..settings import Times
from .connections import Config, CountedSocket, Crowd, TimedHttp
from .limits import Limits
from .peers import MOST_HOPS, Copied, Exhausted, Make, Visit, hand_on
from .shell import ROOT, inside

#: Bytes of a head (uvicorn has the same).
_MOST_HEAD: Final = 16_384
_TARGET: Final = re.compile(rb"[!-~]+ ([!-~]+)[^\n]*\n")
_FORWARDED: Final = re.compile(rb"(?im)^x-forwarded-for:(.*?)\r?$")
_BLANK: Final = re.compile(rb"\n\r?\n")  # as h11 finds the end of a head

_log = logging.getLogger(__name__)


def room_of(head: bytes, base: str = ROOT) -> str | None:
    """Return the room that a request is about; None: about none, or its head is not complete.

    ``base``: the path below which everything is.

    The path is read as the application reads it: percent signs are decoded first, and empty steps do not count.
    """
    found = _TARGET.match(head)
    if found is None:
        return None
    path = unquote(found[1].partition(b"?")[0].decode("ascii"))
    below = inside(path, base)
    steps = [step for step in (below or "").split("/") if step]
    if len(steps) < 3 or steps[0] != "api" or steps[1] not in ("rooms", "matches"):
        return None
    return steps[2] if _BLANK.search(head) else None


class Rooms(Protocol):
    """Which server has a room (``service.leases.Leases``)."""

    def has(self, room: str) -> bool:
        """Return whether this server has a room, as far as it knows without asking."""

    async def lead(self, room: str, reach: Callable[[Server], Awaitable[None]]) -> bool:
        """Lead someone who asks for a room to its owner; return whether that is this server."""


class LedConfig(Config):
    """The settings of a server that shares its rooms with others."""

    def __init__(
        self,
        app: ASGIApp,
        crowd: Crowd,
        times: Times,
        rooms: Rooms,
        limits: Limits,
        base: str = ROOT,
        **options: Any,
    ) -> None:
        """``limits``: how often an address may have us look for the server that has a room.

        ``base``: the path below which everything is.
        """
        super().__init__(app, crowd, times, **options)
        self.http = LedHttp
        self.rooms = rooms
        self.limits = limits
        self.base = base


def receiver(server: uvicorn.Server) -> Make:
    """Return how a running server receives what others hand on to it."""
    config, state = server.config, server.server_state
    assert isinstance(config, LedConfig)

    def make(visit: Visit, read: bytes) -> asyncio.Protocol:
        protocol = LedHttp(config, state, server.lifespan.state)
        protocol.expect(visit, read)
        return protocol

    return make


class _Heads(h11.Connection):
    """HTTP that begins no request while that is held back."""

    def __init__(self, most: int, held: Callable[[bytes], bool]) -> None:
        """``most``: bytes of a head; ``held``: whether to hold back a request that begins with these bytes."""
        super().__init__(h11.SERVER, most)
        self._held = held

    def next_event(self) -> Any:
        """Return what has come, as h11 does."""
        if self.their_state is h11.IDLE and self._held(self.trailing_data[0]):
            return h11.NEED_DATA
        return super().next_event()


class LedHttp(TimedHttp):
    """HTTP whose requests for rooms are handed on if another server has the room."""

    config: LedConfig

    def __init__(
        self,
        config: LedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._visitor: tuple[str, int] | None = None  # of a connection that was handed on to us
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _Heads(config.h11_max_incomplete_event_size or _MOST_HEAD, self._holds)
        self._early = b""  # what another server has read
        self._hops = 0  # of the request that comes next
        self._copied = False
        self._leading: asyncio.Task[None] | None = None
        self._ours = False  # the request that comes next: we have its room

    @property
    def client(self) -> tuple[str, int] | None:
        """The visitor's address and port, also when another server has handed the connection on."""
        return self._client

    @client.setter
    def client(self, peer: tuple[str, int] | None) -> None:
        self._client = self._visitor or peer

    def expect(self, visit: Visit, read: bytes) -> None:
        """Be what receives a connection that is handed on to us."""
        self._visitor = visit.host, visit.port
        self._hops = visit.hops
        self._copied = visit.copied
        self._early = read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept or refuse a connection; go on with what another server has read of it."""
        super().connection_made(transport)
        if self._early:
            # Not now: asyncio begins to read after this, even if it is paused meanwhile (before Python 3.12).
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        early, self._early = self._early, b""
        if not self.transport.is_closing():
            self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self._leading is not None:
            self._leading.cancel()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Go on with what has come."""
        super().handle_events()
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if self._copied and cycle is not None and cycle.keep_alive:
            # The next request may be for a room of the server that copies, which looks at no bytes of this connection
            # any more: it must come on another one.
            cycle.keep_alive = False
            self.scope["headers"] = [*self.scope["headers"], CLOSE_HEADER]

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the WebSocket, and who the visitor is."""
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, CountedSocket)
        socket.client = self.client
        if not socket.close_sent:
            socket.scope["client"] = self.client

    def _watch(self) -> None:
        """Time what is awaited; nothing while it is us who look for the room."""
        if self._leading is None:
            super()._watch()
        else:
            self._stop()

    def _holds(self, came: bytes) -> bool:
        """Return whether to hold back the request that begins with these bytes, and begin to look for its room."""
        if self._leading is not None:
            return True
        room = room_of(came, self.config.base)
        if room is None:
            return False
        if self._ours or self._hops >= MOST_HOPS or self.config.rooms.has(room):
            self._ours, self._hops = False, 0
            return False
        self._unset_keepalive_if_required()
        self.flow.pause_reading()
        if self._too_often(came):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
            return True
        self._leading = self.loop.create_task(self._find(room))
        return True

    def _too_often(self, came: bytes) -> bool:
        end = _BLANK.search(came)
        forwarded = _FORWARDED.findall(came, 0, end.end() if end else len(came))
        visitor = self.config.crowd.visitor(self.client[0] if self.client else "", forwarded)
        return self.config.limits.wait("find", visitor) > 0

    async def _find(self, room: str) -> None:
        """Find out which server has a room; go on here, or hand the connection on."""
        try:
            if self.transport.get_write_buffer_size():  # former answers go first
                self.transport.set_write_buffer_limits(0)
                await self.flow.drain()
                self.transport.set_write_buffer_limits()
            ours = await self.config.rooms.lead(room, self._reach)
        except Exception:  # noqa: BLE001 - a visitor must not wait for ever; what is wrong shows when the room is opened
            _log.exception("room %s: it is not known which server has it", room)
            ours = True
        self._leading = None
        if ours and not self.transport.is_closing():
            self._ours = True
            self.flow.resume_reading()
            self.handle_events()
            self._watch()

    async def _reach(self, owner: Server) -> None:
        """Hand the connection on. Raises ``OSError``."""
        host, port = self.client or ("", 0)
        visit = Visit(owner.name, host, port, self._hops + 1, self._copied)
        connections: set[Any] = self.connections
        ended = partial(_ended, connections, self.config.crowd, self._peer)
        try:
            copied = await hand_on(owner, visit, self.transport, self.conn.trailing_data[0], ended)
        except Exhausted:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "too-many-connections")
            return
        if copied is None:
            self.transport.close()
        else:
            self._stop()
            connections.discard(self)
            connections.add(copied)


def _ended(connections: set[Any], crowd: Crowd, peer: str | None, copied: Copied) -> None:
    """Give the place back of a visitor whose bytes were copied."""
    connections.discard(copied)
    if peer is not None:
        crowd.leave(peer)
