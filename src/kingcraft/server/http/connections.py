"""The lowest layer: which connections are accepted, and how long one may take to say what it wants.

Uvicorn itself waits for ever, for any number of connections. Each part here takes effect before anything is decoded.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, Final, Literal

import h11
import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ...room.scheduling import RateLimit
from ...room.wire.http_messages import Problem
from ...room.wire.words import ErrorCode
from ..settings import Times
from .addresses import Proxies

#: Seconds between two looks at a body that is on its way, and the bytes that must have come meanwhile.
STEP: Final = 5.0
SLOWEST: Final = 5_000
#: Frames a second that are no whole message, and parts of one message. A browser sends a pong in six seconds.
FRAMES: Final = 100
FRAGMENTS: Final = 64
#: Bytes a second of one WebSocket, and at once: beyond them nothing is read for a while.
BYTES: Final = 131_072
BYTES_AT_ONCE: Final = 1_048_576
#: Bytes that are parsed at once: a flood of the smallest frames costs a millisecond until it is counted.
PIECE: Final = 2_048
#: Seconds within which the other end must take what is left to be said when a connection ends.
GOODBYE_WITHIN: Final = 5.0
#: Seconds after which a refused visitor may try again.
_AGAIN: Final = 10
#: Of all WebSockets whose application has returned: none waits until more may be written.
_WRITABLE: Final = asyncio.Event()
_WRITABLE.set()

_log = logging.getLogger(__name__)


class Crowd:
    """The open connections."""

    def __init__(self, most: int, each: int, proxies: Proxies) -> None:
        """``most``: in all; ``each``: of one address. Trusted proxies have as many as they like."""
        self._most = most
        self._each = each
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._count = 0
        #: Connections that were refused since the start, by the limit.
        self.refused: Counter[Literal["all", "address"]] = Counter()

    def __len__(self) -> int:
        return self._count

    def visitor(self, peer: str, forwarded: Iterable[bytes]) -> str:
        """Return whose request it is: :meth:`~.addresses.Proxies.visitor`."""
        return self._proxies.visitor(peer, forwarded)

    def enter(self, peer: str) -> Literal["all", "address"] | None:
        """Count one more connection from ``peer``; or return which limit it would break: nothing is counted then."""
        visitor = self._proxies.visitor(peer, ())
        if self._count >= self._most:
            self.refused["all"] += 1
            _log.warning("all %d connections are taken: more are refused (--max-connections)", self._most)
            return "all"
        if self._open[visitor] >= self._each and not self._proxies.trusts(peer):
            self.refused["address"] += 1
            _log.warning("an address has %d connections: more are refused (--max-per-address)", self._each)
            return "address"
        self._open[visitor] += 1
        self._count += 1
        return None

    def leave(self, peer: str) -> None:
        """Count one connection from ``peer`` less."""
        visitor = self._proxies.visitor(peer, ())
        self._count -= 1
        self._open[visitor] -= 1
        if not self._open[visitor]:
            del self._open[visitor]


class Config(uvicorn.Config):
    """Uvicorn's settings, with what the protocols of this module need."""

    def __init__(self, app: ASGIApp, crowd: Crowd, times: Times, **options: Any) -> None:
        super().__init__(
            app,
            http=TimedHttp,
            ws=CountedSocket,
            timeout_keep_alive=times.idle,
            **options,
        )
        self.crowd = crowd
        self.times = times


class TimedHttp(H11Protocol):
    """HTTP whose requests must arrive in time, on a connection that the crowd has a place for."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._peer: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: Literal["head", "body", ""] = ""
        self._deadline = 0.0
        self._came = 0  # bytes since the last look at a body

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept or refuse a connection."""
        assert isinstance(transport, asyncio.Transport)  # what a listening TCP socket makes
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        full = self.config.crowd.enter(peer)
        if full is None:
            self._peer = peer
            self._watch()
        else:
            status = HTTPStatus.SERVICE_UNAVAILABLE if full == "all" else HTTPStatus.TOO_MANY_REQUESTS
            self._refuse(status, "too-many-connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._stop()
        if self._peer is not None:
            self.config.crowd.leave(self._peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Go on with a request, or begin one."""
        self._came += len(data)
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Go on with the next request, which may have come already."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection, and its place in the crowd, to the WebSocket."""
        self._stop()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, CountedSocket)
        socket.peer, self._peer = self._peer, None

    def _watch(self) -> None:
        """Time what is awaited now: the rest of a head, the rest of a body, or nothing."""
        state = self.conn.their_state
        awaited: Literal["head", "body", ""] = ""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            pass
        elif state is h11.SEND_BODY:
            awaited = "body"
        elif state is h11.IDLE and self.timeout_keep_alive_task is None:
            awaited = "head"
        if awaited == self._awaited:
            return
        self._stop()
        self._awaited = awaited
        times = self.config.times
        if awaited == "head":
            self._timer = self.loop.call_later(times.head, self._too_slow)
        elif awaited == "body":
            self._deadline = self.loop.time() + times.body
            self._look_again()

    def _look_again(self) -> None:
        self._came = 0
        self._timer = self.loop.call_later(min(STEP, max(0.0, self._deadline - self.loop.time())), self._look)

    def _look(self) -> None:
        """End a body that comes too slowly; not while it is us who do not read."""
        if self.loop.time() >= self._deadline or (self._came < SLOWEST and not self.flow.read_paused):
            self._too_slow()
        else:
            self._look_again()

    def _too_slow(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "too-slow")

    def _stop(self) -> None:
        self._awaited = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: HTTPStatus, code: ErrorCode) -> None:
        """End the connection; say why if no answer has begun."""
        self._stop()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = msgspec.json.encode(Problem(code, f"error-{code}"))
            head = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nretry-after: {_AGAIN}\r\ncache-control: no-store\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()


def _text_frame(text: bytes) -> bytes:
    """One unmasked frame (RFC 6455, 5.2), as ``Frame.serialize`` makes it in ten times the time."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class _End(asyncio.Queue[ASGIReceiveEvent]):
    """In place of an application's queue once it has returned: all that may still come is the end."""

    def __init__(self, gone: Callable[[], None]) -> None:
        # Not the library's, whose lists would be a tenth of a connection's memory.
        self._gone: Callable[[], None] | None = gone

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Pass the end on, once; not at this moment, it may be the application that caused it."""
        del item
        if self._gone is not None:
            asyncio.get_running_loop().call_soon(self._gone)
            self._gone = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that has the place of its connection in the crowd, and whose frames are counted.

    Messages are counted where they are understood (``service/conversation.py``), which takes each at once, so that none
    waits and no task is needed. What a message does not need is counted here: control frames and fragments.
    """

    config: Config
    #: Whose place it has.
    peer: str | None = None
    #: Called when the connection has ended.
    _ended: Callable[[], None] | None = None
    #: Takes each message, once the application has returned; a message that is no text is empty.
    _hear: Callable[[bytes], None] | None = None
    #: Whether something came before the handshake was answered.
    _early = False

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._frames = RateLimit(FRAMES, FRAMES)
        self._bytes = RateLimit(BYTES, BYTES_AT_ONCE)
        self._fragments = 0  # of the message that is on its way
        self._rest = bytearray()  # what has come, and is not parsed yet
        self._held = False

    def data_received(self, data: bytes) -> None:
        """Take what has come, piece by piece, so that a flood is seen before it has cost much."""
        self._early = self._early or (self.handshake_initiated and self._hear is None)
        wait = self._bytes.wait(len(data))
        if wait:
            self._held = True
            self.transport.pause_reading()
            self.loop.call_later(wait, self._go_on, len(data))
        elif not self._rest and len(data) <= PIECE and not self.read_paused:
            super().data_received(data)
            return
        self._rest += data
        self._parse()

    def _parse(self) -> None:
        while self._rest and not self._held and not self.transport.is_closing():
            if self.read_paused and not self.close_sent:
                return
            piece = bytes(self._rest[:PIECE])
            del self._rest[:PIECE]
            super().data_received(piece)

    def _go_on(self, came: int) -> None:
        self._held = False
        self._bytes.wait(came)  # counts them
        self._parse()
        if not self.read_paused:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Go on with the frames of a piece, unless there are too many."""
        for event in self.conn.events:
            if isinstance(event, Frame) and not self._counted(event):
                self._flooded()
                return
        super().handle_events()

    def _counted(self, frame: Frame) -> bool:
        """Count a frame. Returns whether it may pass: it is not one too many."""
        whole = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 0
        elif frame.opcode == Opcode.CONT:
            self._fragments += 1
        # When the end has been said, the rest is thrown away: it may not come without end either.
        return self._fragments < FRAGMENTS and ((whole and not self.close_sent) or self._frames.take())

    def _flooded(self) -> None:
        _log.warning("a WebSocket was closed: too many frames")
        self._rest.clear()
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """Let the application begin, and find this socket in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"]["kingcraft"] = {"socket": self}

    async def run_asgi(self) -> None:
        """Let the application answer the handshake; the connection stays if it is handed over meanwhile."""
        scope: Any = self.scope
        try:
            await self.app(scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:  # noqa: BLE001 - as uvicorn does
            _log.exception("a WebSocket failed")
        finally:
            scope.clear()  # Litestar's parts know it and it them: they would wait for the garbage collector
        self.send_500_response()  # of no effect if the handshake has been answered
        if self._hear is None and self.close_timer is None:
            self.transport.close()

    def at_end(self, ended: Callable[[], None]) -> None:
        """Call ``ended`` once, when the connection has ended; at once if it has."""
        if self.disconnected:
            ended()
        else:
            self._ended = ended

    def hand_over(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """Pass each message to ``hear``, and the end to ``gone``: the application may return.

        What only the handshake needed is dropped, more than half of a connection's memory.
        """
        waiting, self.queue = self.queue, _End(gone)
        self._hear = hear
        self.writable = _WRITABLE
        del self.scope, self.request, self.response
        if not self._early and self.conn.state is State.OPEN:
            # The library's parser keeps the request as long as it lives, and itself until garbage is collected.
            self.conn.parser.close()
            self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)
        while not waiting.empty():
            message = waiting.get_nowait()
            if message["type"] == "websocket.receive":
                hear((message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        self._read_on()

    def pause_writing(self) -> None:
        """Go on: who sends looks at :attr:`waiting`."""

    def resume_writing(self) -> None:
        """Go on."""

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, at once when the application has returned."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._hear(data if self.curr_msg_data_type == "text" else b"")

    @property
    def waiting(self) -> int:
        """How many bytes the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Send a text message at once; of no effect when the end has been said, or the other end is gone."""
        if not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(_text_frame(text))

    def end(self, code: int, reason: str) -> None:
        """Say the end, after what waits; who does not take it within some seconds is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GOODBYE_WITHIN, self.transport.abort)

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; read on when none waits."""
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        return message

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._parse()
            if not (self.read_paused or self._held):
                self.transport.resume_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it is refused; uvicorn logs an error for one that is still open

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self.peer is not None:
            self.config.crowd.leave(self.peer)
        super().connection_lost(exc)
        if self._ended is not None:
            self._ended()
            self._ended = None
        # Who takes messages knows this socket, and the parser itself: they would wait for the garbage collector.
        self._hear = None
        self.conn.parser.close()
