"""The conversation of one connection with one room: its messages are checked and passed on, the room's are queued."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final, Protocol, assert_never

import msgspec

from ..room.people.presence import failure
from ..room.ports import RoomProblem, StorageFailed
from ..room.wire.client_messages import (
    Act,
    AskHint,
    AskWorth,
    Claim,
    FromClient,
    Hello,
    Hold,
    Lend,
    LessonGo,
    LessonHelp,
    LessonSkip,
    Next,
    Ping,
    Rename,
    Say,
    Undo,
    Vote,
)
from ..room.wire.server_messages import Pong
from ..room.wire.words import ErrorCode
from .rooms import Rooms, Table

#: Seconds within which the first message must come.
HELLO_WITHIN: Final = 15.0
#: Messages that may wait for a slow reader; with more, the connection is ended. It may come back.
BACKLOG: Final = 512
#: Seconds within which the other end must take what is left to be said when a connection ends.
GOODBYE_WITHIN: Final = 5.0
#: Refused messages in a row (not understood, too many) after which a connection is ended.
PATIENCE: Final = 20

_log = logging.getLogger(__name__)
_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_PONG: Final = msgspec.json.encode(Pong())


class Line(Protocol):
    """A connection's two directions. All methods raise ``OSError`` when the other end is gone."""

    async def receive(self) -> str:
        """Return the next message."""

    async def send(self, text: str) -> None:
        """Send a message."""

    async def close(self, code: ErrorCode) -> None:
        """End the connection; the failure was sent before."""


class Limit(Protocol):
    """How many messages are understood."""

    def take(self) -> bool:
        """Return whether one more may be understood now, and count it if so."""


class Connection:
    """Queues what a room sends and writes it in order. Implements :class:`~kingcraft.room.ports.Outlet`."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        #: Why it is ended from this side, if it is.
        self.closing: ErrorCode | None = None
        #: Done as soon as it is ended from this side.
        self.ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """Queue an encoded message; a reader that is too slow is dropped."""
        if self.closing is not None:
            return
        if len(self._waiting) >= BACKLOG:
            self._waiting.clear()
            self._end("too-slow")
        else:
            self._waiting.append(data)
            self._wake.set()

    def close(self, code: ErrorCode) -> None:
        """Send a failure of this code after everything that waits, then end."""
        if self.closing is None:
            self._waiting.append(failure(code))
            self._end(code)

    def _end(self, code: ErrorCode) -> None:
        self.closing = code
        self._wake.set()
        if not self.ending.done():
            self.ending.set_result(None)

    async def write_to(self, line: Line) -> None:
        """Write until the connection is ended from this side, then close the line."""
        while True:
            while self._waiting:
                await line.send(self._waiting.popleft().decode())
            if self.closing is not None:
                await line.close(self.closing)
                return
            self._wake.clear()
            await self._wake.wait()


async def converse(line: Line, name: str, rooms: Rooms, limit: Limit) -> None:
    """Connect a line to the room of that name until either side ends it: ``hello`` first, then actions."""
    connection = Connection()
    writer = asyncio.create_task(connection.write_to(line))
    reader = asyncio.create_task(_read(line, connection, name, rooms, limit))
    try:
        await asyncio.wait((writer, reader, connection.ending), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            reader.cancel()  # it leaves the room even if the other end never takes its goodbye
            await asyncio.wait((writer,), timeout=GOODBYE_WITHIN)
    finally:
        for task in (reader, writer):
            task.cancel()
        results = await asyncio.gather(reader, writer, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, OSError):
                _log.error("a connection failed", exc_info=result)


async def _read(line: Line, connection: Connection, name: str, rooms: Rooms, limit: Limit) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = _understood(await line.receive())
        if not isinstance(hello, Hello):
            connection.close("bad-message")
            return
        room = await rooms.table(name)
        try:
            room.enter(connection, hello.secret, hello.nonce, changes=hello.changes)
            await _listen(line, connection, room, limit)
        finally:
            room.leave(connection)
    except RoomProblem as problem:
        connection.close(problem.code)
    except StorageFailed:
        connection.close("storage-failed")
    except TimeoutError:
        connection.close("bad-message")
    except Exception as error:
        if not isinstance(error, OSError):
            connection.close("internal")
        raise


async def _listen(line: Line, connection: Connection, room: Table, limit: Limit) -> None:
    refused = 0
    while connection.closing is None:
        message = _understood(await line.receive())
        problem: ErrorCode | None = None
        if not limit.take():
            problem = "too-fast"
        elif message is None or isinstance(message, Hello):
            problem = "bad-message"
        if problem is None:
            assert message is not None
            refused = 0
            _pass_on(message, connection, room)
            continue
        refused += 1
        if refused > PATIENCE:
            connection.close(problem)
        elif isinstance(message, Act | Undo | Claim | Vote | Lend | Rename | AskHint | AskWorth):
            room.refuse(connection, message, problem)
        else:
            connection.send(failure(problem))


def _pass_on(message: FromClient, connection: Connection, room: Table) -> None:
    """Let the room answer a message."""
    match message:
        case Act() | Undo() | Claim() | Vote() | Lend() | Rename():
            room.act(connection, message)
        case AskHint():
            room.hint(connection, message)
        case AskWorth():
            room.worth(connection, message)
        case Next():
            room.ready(connection, message.nonce)
        case Hold():
            room.hold(connection)
        case Say():
            room.say(connection, message.phrase)
        case Ping():
            connection.send(_PONG)
        case LessonGo() | LessonSkip() | LessonHelp():
            room.learn(connection, message)
        case Hello():
            raise AssertionError("a connection says hello once")
        case _:
            assert_never(message)


def _understood(text: str) -> FromClient | None:
    """The message, or None if it is none of ours."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return _decoder.decode(text)
    return None
