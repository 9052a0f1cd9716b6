"""The conversation of one connection with one room: its messages are checked and passed on, the room's are queued."""

import asyncio
import contextlib
import logging
from typing import Final, Protocol, assert_never

import msgspec

from ..room.people.onlookers import Guest
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
    Leave,
    Lend,
    LessonGo,
    LessonHelp,
    LessonSkip,
    Next,
    Ping,
    Remove,
    Rename,
    Reveal,
    Say,
    Seal,
    ShowHand,
    Undo,
    Vote,
)
from ..room.wire.server_messages import Pong
from ..room.wire.words import ErrorCode
from .rooms import Rooms, Table

#: Seconds within which the first message must come.
HELLO_WITHIN: Final = 15.0
#: Bytes that may wait for a slow reader; with more, the connection is ended. It may come back.
BACKLOG: Final = 1 << 20
#: Messages that may come before the room has been loaded.
EARLY: Final = 512
#: Refused messages in a row (not understood, too many) after which a connection is ended.
PATIENCE: Final = 20

_log = logging.getLogger(__name__)
_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_PONG: Final = msgspec.json.encode(Pong())


class Line(Protocol):
    """The way back to the other end of a connection. All methods return at once and never raise."""

    @property
    def waiting(self) -> int:
        """How many bytes the other end has not taken yet."""

    def send(self, data: bytes) -> None:
        """Send a message; of no effect once the connection is closed."""

    def close(self, code: ErrorCode) -> None:
        """End the connection; the failure was sent before."""


class Limit(Protocol):
    """How many messages are understood."""

    def take(self) -> bool:
        """Return whether one more may be understood now, and count it if so."""


class Conversation:
    """One connection and its room. Implements :class:`~kingcraft.room.ports.Outlet`.

    Its transport passes each message on to :meth:`hear`, and calls :meth:`gone` when the other end has gone.
    """

    def __init__(self, line: Line, name: str, rooms: Rooms, limit: Limit) -> None:
        """``name``: of the room; ``limit``: of the messages that are taken."""
        self._line = line
        self._name = name
        self._rooms = rooms
        self._limit = limit
        self._table: Table | None = None
        self._entering: asyncio.Task[None] | None = None
        self._early: list[FromClient | None] = []  # messages that came before the room was there
        self._refused = 0  # messages in a row
        self._over = False
        self._loop = asyncio.get_running_loop()
        self._patience = self._loop.call_later(HELLO_WITHIN, self.close, "bad-message")

    # --- what the other end says

    def hear(self, text: str | bytes) -> None:
        """Take a message: ``hello`` first, then actions."""
        if self._over:
            return
        try:
            self._take(_understood(text))
        except Exception:  # noqa: BLE001 - a fault of one connection must not stop the transport
            _log.exception("a connection failed")
            self.close("internal")

    def gone(self) -> None:
        """Leave the room: the other end has gone."""
        self._over = True
        self._leave()

    def _take(self, message: FromClient | None) -> None:
        if self._table is not None:
            self._answer(message, self._table)
        elif self._entering is not None:
            self._early.append(message)
            if len(self._early) > EARLY:
                self.close("too-fast")
        elif isinstance(message, Hello):
            self._patience.cancel()
            self._entering = self._loop.create_task(self._enter(message))
        else:
            self.close("bad-message")

    async def _enter(self, hello: Hello) -> None:
        """Enter the room, which may have to be loaded first."""
        if hello.nonce:
            self.close("old-page")
            return
        try:
            table = await self._rooms.table(self._name)
            if self._over:
                return
            self._table = table
            guest = Guest(hello.name, hello.figure, hello.disc)
            table.enter(self, hello.secret, changes=hello.changes, shuffles=hello.shuffles, guest=guest)
        except RoomProblem as problem:
            self.close(problem.code)
        except StorageFailed:
            self.close("storage-failed")
        except Exception:  # noqa: BLE001 - a fault of one connection must not stop the transport
            _log.exception("a connection failed")
            self.close("internal")
        else:
            self._entering = None
            early, self._early = self._early, []
            for message in early:
                if not self._over:
                    self._answer(message, table)

    def _answer(self, message: FromClient | None, table: Table) -> None:
        problem: ErrorCode | None = None
        if not self._limit.take():
            problem = "too-fast"
        elif message is None or isinstance(message, Hello):
            problem = "bad-message"
        if problem is None:
            assert message is not None
            self._refused = 0
            _pass_on(message, self, table)
            return
        self._refused += 1
        if self._refused > PATIENCE:
            self.close(problem)
        elif isinstance(message, Act | Undo | Claim | Vote | Lend | Leave | Remove | Rename | AskHint | AskWorth):
            table.refuse(self, message, problem)
        else:
            self.send(failure(problem))

    # --- what it is sent

    def send(self, data: bytes) -> None:
        """Send an encoded message; a reader that is too slow is dropped."""
        if self._over:
            return
        if self._line.waiting > BACKLOG:
            self._end("too-slow")
        else:
            self._line.send(data)

    def close(self, code: ErrorCode) -> None:
        """Send a failure of this code after everything that waits, then end."""
        if not self._over:
            self._line.send(failure(code))
            self._end(code)

    def _end(self, code: ErrorCode) -> None:
        self._over = True
        self._line.close(code)
        # Not at once: it may be the room that sends, to one after the other of those who are in it.
        self._loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._patience.cancel()
        if self._table is not None:
            self._table.leave(self)
            self._table = None


def _pass_on(message: FromClient, connection: Conversation, room: Table) -> None:
    """Let the room answer a message."""
    match message:
        case Act() | Undo() | Claim() | Vote() | Lend() | Leave() | Remove() | Rename():
            room.act(connection, message)
        case AskHint():
            room.hint(connection, message)
        case AskWorth():
            room.worth(connection, message)
        case Next():
            room.ready(connection)
        case Seal() | Reveal():
            room.shuffle(connection, message)
        case Hold():
            room.hold(connection)
        case Say():
            room.say(connection, message.phrase)
        case ShowHand():
            room.show_hand(connection, message)
        case Ping():
            connection.send(_PONG)
        case LessonGo() | LessonSkip() | LessonHelp():
            room.learn(connection, message)
        case Hello():
            raise AssertionError("a connection says hello once")
        case _:
            assert_never(message)


def _understood(text: str | bytes) -> FromClient | None:
    """The message, or None if it is none of ours."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _decoder.decode(text)
    return None
