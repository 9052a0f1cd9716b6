"""The home without a server, as a page's worker uses it (``web/src/near/worker.ts``): numbers and texts, no objects.

Nothing here imports what only a browser's Python has, so tests run it as it is.
"""

import asyncio
import base64
import json
import pickle
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol

from .. import i18n
from ..review.depth import Depth
from ..room.ports import StorageFailed
from ..service.conversation import Conversation
from ..service.review_task import DealMade, Judging, Task, review_of
from ..service.reviews import Hear, ReviewFailed, Wish, task_of
from .home import Home

#: How deep reviews look.
DEPTH: Final[Depth] = "quick"
#: A room in the address of a question.
_ROOM: Final = re.compile(r"/(?:rooms|matches)/([^/?]+)")


class Outside(Protocol):
    """The worker, seen from here. What returns an ``Awaitable`` raises whatever the browser says."""

    def append(self, room: str, expected: int, events: str) -> Awaitable[bool]:
        """Store events, a line each, as ``EventLog.append`` does."""

    def read(self, room: str, since: int) -> Awaitable[str]:
        """Return the events of a room, a line each, as ``EventLog.read`` does."""

    def review(self, room: str, length: int) -> Awaitable[str]:
        """Return the review of a room whose log has ``length`` events; empty if none is kept."""

    def keep_review(self, room: str, length: int, body: str) -> Awaitable[None]:
        """Keep a review in place of an older one."""

    def make_review(self, number: int, task: str) -> None:
        """Have a review made by :func:`review` in another worker: :meth:`Inside.heard` and ``reviewed`` follow."""

    def answered(self, question: int, status: int, body: str) -> None:
        """Take the answer to a question."""

    def said(self, line: int, text: str) -> None:
        """Take a message of a room."""

    def text(self, language: str, key: str, arguments: str) -> str | None:
        """Return a text as :data:`kingcraft.i18n.Formatter` does; ``arguments``: JSON."""

    def closed(self, line: int, room: str) -> None:
        """Take the end of a connection; the failure was said before. ``room``: as :meth:`Inside.leave` returns it."""


class BrowserLog:
    """The log of every room in the browser's database. Implements :class:`~kingcraft.room.ports.EventLog`."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """See ``EventLog.append``."""
        try:
            return bool(await self._outside.append(room, expected, b"\n".join(bodies).decode()))
        except Exception as fault:  # noqa: BLE001 - whatever a browser says
            raise StorageFailed(str(fault)) from None

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``EventLog.read``."""
        try:
            return str(await self._outside.read(room, since)).encode().splitlines()
        except Exception as fault:  # noqa: BLE001 - whatever a browser says
            raise StorageFailed(str(fault)) from None


class BrowserReviews:
    """Reviews in the browser's database. Implements :class:`~kingcraft.service.reviews.Kept`."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def find(self, room: str, length: int) -> bytes | None:
        """See ``Kept.find``."""
        try:
            found = str(await self._outside.review(room, length))
        except Exception as fault:  # noqa: BLE001 - whatever a browser says
            raise StorageFailed(str(fault)) from None
        return base64.b64decode(found) if found else None

    async def keep(self, room: str, length: int, body: bytes) -> None:
        """See ``Kept.keep``."""
        try:
            await self._outside.keep_review(room, length, _text(body))
        except Exception as fault:  # noqa: BLE001 - whatever a browser says
            raise StorageFailed(str(fault)) from None


class Inside:
    """What the worker calls. Methods return at once; what comes of them is said to :class:`Outside`."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._home = Home(BrowserLog(outside), kept=BrowserReviews(outside), review=self._review)
        self._lines: dict[int, tuple[str, Conversation]] = {}
        self._reviews: dict[int, tuple[Hear, asyncio.Future[bytes]]] = {}
        self._made = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin."""
        await self._home.start()

    def ask(self, question: int, method: str, address: str, body: str, secret: str) -> None:
        """Answer a question; ``secret``: empty without one."""
        task = asyncio.get_running_loop().create_task(self._ask(question, method, address, body, secret))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, question: int, method: str, address: str, body: str, secret: str) -> None:
        data = body.encode(errors="surrogatepass")  # half a character is a bad message, not a fault
        answer = await self._home.ask(method, address, data, secret or None)
        self._outside.answered(question, answer.status, answer.body.decode())
        found = _ROOM.match(address)
        if found and not self._used(found[1]):  # another tab may play there: next time its log is read again
            self._home.drop(found[1])

    def open(self, line: int, room: str) -> None:
        """Connect to a room, which this tab has from now on."""
        if not self._used(room):
            self._home.drop(room)

        def closed(_code: str) -> None:
            self._lines.pop(line, None)
            self._outside.closed(line, "" if self._used(room) else room)

        self._lines[line] = room, self._home.connect(room, lambda text: self._outside.said(line, text), closed)

    def hear(self, line: int, text: str) -> None:
        """Take a message of a connection."""
        found = self._lines.get(line)
        if found is not None:
            found[1].hear(text)

    def leave(self, line: int) -> str:
        """End a connection. Returns its room if no other connection here leads to it; else an empty text."""
        found = self._lines.pop(line, None)
        if found is None:
            return ""
        room, conversation = found
        conversation.gone()
        if self._used(room):
            return ""
        self._home.drop(room)
        return room

    def lost(self, room: str) -> None:
        """Leave a room to another tab."""
        for name, conversation in list(self._lines.values()):
            if name == room:
                conversation.close("replaced")
        self._home.drop(room)

    def heard(self, number: int, text: str) -> None:
        """Take how far a review is."""
        said = pickle.loads(base64.b64decode(text))  # noqa: S301 - our own worker's
        assert isinstance(said, Judging | DealMade)
        self._reviews[number][0](said)

    def reviewed(self, number: int, body: str, fault: str) -> None:
        """Take a review, or why there is none."""
        waiting = self._reviews[number][1]
        if waiting.done():
            return
        if fault:
            waiting.set_exception(ReviewFailed("internal", fault))
        else:
            waiting.set_result(base64.b64decode(body))

    async def _review(self, wish: Wish, hear: Hear) -> bytes:
        task = task_of(wish, DEPTH)
        self._made += 1
        number, waiting = self._made, asyncio.Future[bytes]()
        self._reviews[number] = hear, waiting
        try:
            self._outside.make_review(number, _text(pickle.dumps(task)))
            return await waiting
        finally:
            del self._reviews[number]

    def _used(self, room: str) -> bool:
        return any(name == room for name, _ in self._lines.values())


async def start(outside: Outside) -> Inside:
    """Return the home of a page, begun. The page writes all texts from now on."""

    def written(language: str, key: str, arguments: Mapping[str, str | int]) -> str | None:
        return outside.text(language, key, json.dumps(arguments))

    i18n.use_formatter(written)
    inside = Inside(outside)
    await inside.start()
    return inside


def review(task: str, heard: Callable[[str], object]) -> str:
    """Make a review in a worker of its own. ``task`` and what ``heard`` is given are texts of :class:`Inside`."""
    wish = pickle.loads(base64.b64decode(task))  # noqa: S301 - our own worker's
    assert isinstance(wish, Task)

    def hear(said: Judging | DealMade) -> None:
        heard(_text(pickle.dumps(said)))

    return _text(review_of(wish, hear))


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
