"""How a command on the same machine asks a running server for something: ``kingcraft backup``.

The server listens on a free port of the loopback address and writes which one to a file in the data folder, with two
keys: only a process that can read the file may ask, and an answer without the second key is not the server's. A
question and its answer are a line of JSON each.
"""

import asyncio
import contextlib
import hmac
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from ..room.ports import StorageFailed
from .store.port import StoreError

#: The file in the data folder.
FILE_NAME: Final = "control"
#: Bytes of a question and of an answer at most, and seconds in which a question must come.
_LONGEST_QUESTION: Final = 1 << 16
_LONGEST_ANSWER: Final = 1 << 30
_WITHIN: Final = 5.0
#: Seconds in which a server must say that it has heard a question.
_HEARD_WITHIN: Final = 30.0

_log = logging.getLogger(__name__)

#: What a server does when it is asked. Raises :class:`StoreError` or ``StorageFailed`` with a line for who asks.
Wish: TypeAlias = Callable[[Sequence[str]], Awaitable[Sequence[str]]]


class _Place(msgspec.Struct, forbid_unknown_fields=True):
    """What the file says."""

    port: int
    key: str
    answer_key: str


class _Question(msgspec.Struct):
    key: str
    wish: str
    arguments: list[str]


class _Answer(msgspec.Struct):
    key: str
    #: False: the question has come, and the answer follows.
    done: bool
    lines: list[str] = []
    fault: str = ""


class Control:
    """The end of the server."""

    def __init__(self, folder: Path, wishes: Mapping[str, Wish]) -> None:
        """``folder``: of the data, which exists when it starts."""
        self._file = folder / FILE_NAME
        self._wishes = wishes
        self._server: asyncio.Server | None = None
        self._place = _Place(0, secrets.token_urlsafe(24), secrets.token_urlsafe(24))

    async def start(self) -> None:
        """Listen. Where that cannot be, the log says so, and the server goes on without it."""
        try:
            self._server = await asyncio.start_server(self._hear, "127.0.0.1", 0, limit=_LONGEST_QUESTION)
            self._place.port = self._server.sockets[0].getsockname()[1]
            part = self._file.with_name(f"{FILE_NAME}.part")
            part.unlink(missing_ok=True)
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(msgspec.json.encode(self._place))
            part.replace(self._file)
        except OSError as error:
            _log.warning("kingcraft backup cannot reach this server: %s", error)

    async def close(self) -> None:
        """End; who waits for an answer reads that there is none."""
        if self._server is not None:
            self._server.close()
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_WITHIN):
                question = msgspec.json.decode(await reader.readline(), type=_Question)
            if not hmac.compare_digest(question.key.encode(), self._place.key.encode()):
                return
            self._say(writer, _Answer(self._place.answer_key, done=False))
            self._say(writer, await self._answer(question))
            await writer.drain()
        except (OSError, ValueError, RecursionError, TimeoutError):  # a stranger, or one who has gone
            return
        finally:
            writer.close()

    def _say(self, writer: asyncio.StreamWriter, answer: _Answer) -> None:
        writer.write(msgspec.json.encode(answer) + b"\n")

    async def _answer(self, question: _Question) -> _Answer:
        answer = _Answer(self._place.answer_key, done=True)
        wish = self._wishes.get(question.wish)
        if wish is None:
            answer.fault = "the server is of another version of Kingcraft"
            return answer
        try:
            answer.lines = list(await wish(question.arguments))
        except (StoreError, StorageFailed) as error:
            answer.fault = str(error)
        return answer


def ask(folder: Path, wish: str, arguments: Sequence[str] = ()) -> Sequence[str] | None:
    """Return what the server with this data folder answers; None: none is there to be asked.

    Raises :class:`StoreError`: the server refuses, it has gone before it answered, or the question is too long for it.
    """
    try:
        place = msgspec.json.decode((folder / FILE_NAME).read_bytes(), type=_Place)
        line = socket.create_connection(("127.0.0.1", place.port), timeout=_HEARD_WITHIN)
    except (OSError, ValueError):
        return None
    with line, line.makefile("rb") as answers:
        question = msgspec.json.encode(_Question(place.key, wish, list(arguments))) + b"\n"
        if len(question) > _LONGEST_QUESTION:
            raise StoreError("these are too many at once for a server that runs: give fewer, several times")
        try:
            line.sendall(question)
            if not _read(answers.readline(_LONGEST_QUESTION), place):
                return None  # the server has gone, and another program has its port
            line.settimeout(None)
            answer = _read(answers.readline(_LONGEST_ANSWER), place)
        except OSError:
            answer = None
    if answer is None or not answer.done:
        raise StoreError("the server has ended before it answered")
    if answer.fault:
        raise StoreError(answer.fault)
    return answer.lines


def _read(line: bytes, place: _Place) -> _Answer | None:
    with contextlib.suppress(ValueError, RecursionError):
        answer = msgspec.json.decode(line, type=_Answer)
        if hmac.compare_digest(answer.key.encode(), place.answer_key.encode()):
            return answer
    return None
