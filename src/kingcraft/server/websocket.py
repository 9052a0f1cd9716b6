"""The live connection of one person to one room."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ..room.people.presence import failure
from ..room.ports import RoomProblem, StorageFailed
from ..room.room import Room
from ..room.scheduling import RateLimit
from ..room.wire.client_messages import Asked, AskHint, FromClient, Hello, Next, Ping, Say
from ..room.wire.server_messages import Pong
from ..room.wire.words import ErrorCode
from .rooms import Rooms
from .settings import Settings

#: Seconds within which the first message must come.
HELLO_WITHIN: Final = 15.0
#: Messages that may wait for a slow reader; more, and the connection is dropped: it may come back.
BACKLOG: Final = 512
#: Seconds within which the other end must take what is left to be said when a connection ends.
GOODBYE_WITHIN: Final = 5.0
#: Refused messages in a row (not understood, too many) after which a connection is ended.
PATIENCE: Final = 20

#: The close codes of our own failures (4000-4999 are free for applications).
CLOSE_CODES: Final[Mapping[ErrorCode, int]] = {
    "bad-message": 4400,
    "wrong-secret": 4401,
    "no-room": 4404,
    "replaced": 4409,
    "room-broken": 4410,
    "too-fast": 4429,
    "internal": 4500,
    "too-many-rooms": 4503,
    "storage-failed": 4507,
    "too-slow": 4508,
}

Socket = WebSocket[Any, Any, Any]

_log = logging.getLogger(__name__)
_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_PONG: Final = msgspec.json.encode(Pong())


class Connection:
    """Queues what a room sends and writes it to the socket in order. Implements ``room.ports.Outlet``.

    ``closing``: the code it is ended with from this side, if any; ``ending`` is done as soon as there is one.
    """

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.closing: ErrorCode | None = None
        self.ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """Queue an encoded message; a reader that is too slow is dropped."""
        if self.closing:
            return
        if len(self._waiting) >= BACKLOG:
            self._waiting.clear()
            self._end("too-slow")
        else:
            self._waiting.append(data)
            self._wake.set()

    def close(self, code: ErrorCode) -> None:
        """Send a failure of this code after everything that waits, then end."""
        if not self.closing:
            self._waiting.append(failure(code))
            self._end(code)

    def _end(self, code: ErrorCode) -> None:
        self.closing = code
        self._wake.set()
        if not self.ending.done():
            self.ending.set_result(None)

    async def write_to(self, socket: Socket) -> None:
        """Write until the connection is closed from this side, then close the socket."""
        while True:
            while self._waiting:
                await socket.send_data(self._waiting.popleft().decode(), mode="text")
            if self.closing:
                await socket.close(code=CLOSE_CODES.get(self.closing, 4000), reason=self.closing)
                return
            self._wake.clear()
            await self._wake.wait()


@websocket("/api/rooms/{name:str}/socket")
async def room_socket(socket: Socket, name: str, rooms: Rooms, settings: Settings) -> None:
    """One person's live connection: ``hello`` first, then actions; updates come back."""
    await socket.accept()
    connection = Connection()
    writer = asyncio.create_task(connection.write_to(socket))
    reader = asyncio.create_task(_converse(socket, connection, name, rooms, RateLimit(settings.rate)))
    try:
        await asyncio.wait((writer, reader, connection.ending), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            reader.cancel()  # nobody sits here any more, even if the other end never takes its goodbye
            await asyncio.wait((writer,), timeout=GOODBYE_WITHIN)
    finally:
        for task in (reader, writer):
            task.cancel()
        results = await asyncio.gather(reader, writer, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not _is_disconnect(result):
                _log.error("a connection failed", exc_info=result)


def _is_disconnect(error: BaseException) -> bool:
    return isinstance(error, (WebSocketDisconnect, OSError))


async def _converse(socket: Socket, connection: Connection, name: str, rooms: Rooms, bucket: RateLimit) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = _understood(await socket.receive_data(mode="text"))
        if not isinstance(hello, Hello):
            connection.close("bad-message")
            return
        room = await rooms.find(name)
        try:
            room.enter(connection, hello.secret, hello.nonce)
            await _listen(socket, connection, room, bucket)
        finally:
            room.leave(connection)
    except RoomProblem as problem:
        connection.close(problem.code)
    except StorageFailed:
        connection.close("storage-failed")
    except TimeoutError:
        connection.close("bad-message")
    except Exception as error:
        if not _is_disconnect(error):
            connection.close("internal")
        raise


async def _listen(socket: Socket, connection: Connection, room: Room, bucket: RateLimit) -> None:
    refused = 0
    while not connection.closing:
        message = _understood(await socket.receive_data(mode="text"))
        problem: ErrorCode | None = None
        if not bucket.take():
            problem = "too-fast"
        elif message is None or isinstance(message, Hello):
            problem = "bad-message"
        refused = refused + 1 if problem else 0
        if problem is not None and refused > PATIENCE:
            connection.close(problem)
        elif isinstance(message, Asked | AskHint):
            if problem is not None:
                room.refuse(connection, message, problem)
            elif isinstance(message, Asked):
                room.act(connection, message)
            else:
                room.hint(connection, message)
        elif problem is not None:
            connection.send(failure(problem))
        elif isinstance(message, Next):
            room.ready(connection, message.nonce)
        elif isinstance(message, Say):
            room.say(connection, message.phrase)
        elif isinstance(message, Ping):
            connection.send(_PONG)


def _understood(text: str) -> FromClient | None:
    """The message, or None if it is none of ours."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return _decoder.decode(text)
    return None
