"""Rooms, bots, hints and reviews of one player, in a worker of the browser."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache, partial
from typing import Final, TypeVar

from ..bots.bot import BOTS, Thinker
from ..bots.decision import Decision
from ..bots.limits import Stop
from ..review.game_review import NoReview
from ..room.ports import Chance, EventLog, Ports, Unready
from ..room.scheduling import RateLimit, RateLimits
from ..room.wire.client_messages import AskHint
from ..room.wire.words import ErrorCode
from ..service.conversation import Conversation
from ..service.hint_messages import HintAnswer
from ..service.hints import HINT, hinted
from ..service.questions import Service
from ..service.review_task import review_of
from ..service.reviews import Hear, Kept, Reviews, Wish, task_of
from ..service.rooms import Rooms
from ..service.uploads import Uploads
from ..service.worths import help_with, valued
from .desk import Answer, answer

T = TypeVar("T")

#: Seconds of thinking for a move, as on a server.
MOST: Final = 0.5
#: Rooms in memory at once.
ROOMS: Final = 50
#: Seconds until a room that no one is at leaves memory.
FORGET_AFTER: Final = 600.0


def now() -> str:
    """Return the time of day as records and rooms write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


async def _here(work: Callable[[], T]) -> T:
    """Do work at once: there is one player, and one thread."""
    return work()


class PageLine:
    """The page, as a :class:`~kingcraft.service.conversation.Line`."""

    #: Messages to the page do not wait.
    waiting = 0

    def __init__(self, post: Callable[[str], object], closed: Callable[[ErrorCode], object]) -> None:
        self._post = post
        self._closed = closed

    def send(self, data: bytes) -> None:
        """See ``Line.send``."""
        self._post(data.decode())

    def close(self, code: ErrorCode) -> None:
        """See ``Line.close``."""
        self._closed(code)


class KeptHere:
    """Reviews of this session. Implements :class:`~kingcraft.service.reviews.Kept`."""

    def __init__(self) -> None:
        self._bodies: dict[tuple[str, int], bytes] = {}

    async def find(self, room: str, length: int) -> bytes | None:
        """See ``Kept.find``."""
        return self._bodies.get((room, length))

    async def keep(self, room: str, length: int, body: bytes) -> None:
        """See ``Kept.keep``."""
        self._bodies[room, length] = body


async def review_here(wish: Wish, hear: Hear) -> bytes:
    """Make a review in this worker, which answers nothing else meanwhile. A :data:`~kingcraft.service.reviews.Make`."""
    return review_of(task_of(wish, "quick"), hear)


class Home:
    """All that a page without a server needs."""

    def __init__(
        self,
        log: EventLog,
        *,
        chance: Chance = os.urandom,
        clock: Callable[[], str] = now,
        most: float = MOST,
        kept: Kept | None = None,
        review: Callable[[Wish, Hear], Awaitable[bytes]] = review_here,
    ) -> None:
        """``most``: seconds of thinking for a move; ``clock``: the time of day; ``kept``: where reviews are kept."""
        self._most = most
        helped = cache(partial(help_with, hints=True))
        self._rooms = Rooms(
            Ports(
                log,
                {name: make() for name, make in BOTS.items()},
                chance,
                clock,
                self._think,
                hint=self._hint,
                worth=valued,
                help=helped,
                repeats=0,
                device=True,
            ),
            max_rooms=ROOMS,
            forget_after=FORGET_AFTER,
        )
        self._reviews = Reviews(kept or KeptHere(), review)
        uploads = Uploads(RateLimit(0), _here)
        self._service = Service(self._rooms, self._reviews, uploads, RateLimits(0), bots=(), helped=helped)

    async def start(self) -> None:
        """Begin; nothing has to be compiled."""
        await self._rooms.start()
        await self._reviews.start(asyncio.create_task(asyncio.sleep(0)))

    async def close(self) -> None:
        """End all rooms."""
        await self._reviews.close()
        await self._rooms.close()

    async def ask(self, method: str, address: str, body: bytes = b"", secret: str | None = None) -> Answer:
        """Answer a question. Arguments are those of :func:`.desk.answer`."""
        return await answer(self._service, method, address, body, secret)

    def connect(self, room: str, post: Callable[[str], object], closed: Callable[[ErrorCode], object]) -> Conversation:
        """Return a connection to a room: its messages go to ``post``, its end to ``closed``."""
        return Conversation(PageLine(post, closed), room, self._rooms, RateLimit(0))

    def drop(self, room: str) -> None:
        """Take a room out of memory: another tab may play there from now on."""
        self._rooms.drop(room)

    async def _think(self, bot: Thinker, decision: Decision, stop: Stop) -> str:
        await asyncio.sleep(0)  # the page shows what has happened while the bot thinks
        return bot.think(decision, self._most, stop)

    async def _hint(self, asked: AskHint, decision: Decision, stop: Stop) -> HintAnswer:
        await asyncio.sleep(0)
        try:
            return hinted(asked, decision, HINT, stop)
        except NoReview:
            raise Unready("off") from None
