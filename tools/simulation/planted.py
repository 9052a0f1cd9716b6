"""Faults put into the real code on purpose: runs must find each of them, else they would not find ours."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, cast

from kingcraft.room import step
from kingcraft.room.log.state import RoomState
from kingcraft.room.ports import StorageFailed
from kingcraft.room.room import Room
from kingcraft.room.step import Step
from kingcraft.room.views.view import Views
from kingcraft.service.leases import AGAIN, BEATS, Book, Leases, Unsure
from kingcraft.service.rooms import Rooms

from .database import Database, Row


class Planted(NamedTuple):
    """A fault."""

    what: str
    #: Whose part is replaced, the part, and by what.
    owner: Any
    name: str
    by: Callable[..., Any]

    @contextlib.contextmanager
    def there(self) -> Iterator[None]:
        """Let the fault be there for a while."""
        real = getattr(self.owner, self.name)
        setattr(self.owner, self.name, self.by)
        try:
            yield
        finally:
            setattr(self.owner, self.name, real)


def _any_epoch(self: Database, row: Row, expected: int, epoch: int) -> bool:
    del self, epoch
    return len(row.events) == expected


def _any_number(self: Database, row: Row, expected: int, epoch: int) -> bool:
    del self, expected
    return row.epoch == epoch


def _suspects(self: Database, row: Row, me: str, stale: float) -> bool:
    del self, row, me, stale
    return True


_store: Final = Room._store


async def _shown_first(self: Room, done: Step) -> None:
    before = self.state
    for animation, state in done.scenes:
        self.state = state
        self._show(animation)
    self.state = before
    await _store(self, done)


_bots_turn: Final = step.bots_turn


def _twice(*given: Any) -> Step | None:
    found = _bots_turn(*given)
    return found and Step([*found.events, found.events[-1]], found.scenes)


_append: Final = Leases._append


async def _no_if_unsure(self: Leases, room: str, expected: int, bodies: list[bytes]) -> bool:
    try:
        return await self._book.store(room, expected, bodies, self.me.name, self._epochs.get(room, 0))
    except Unsure:
        return False


async def _yes_if_unsure(self: Leases, room: str, expected: int, bodies: list[bytes]) -> bool:
    class Sure:
        async def store(self, *given: Any) -> bool:
            try:
                return await book.store(*given)
            except Unsure:
                return True

        def __getattr__(self, name: str) -> Any:
            return getattr(book, name)

    book, self._book = self._book, cast(Book, Sure())
    try:
        return await _append(self, room, expected, bodies)
    finally:
        self._book = book


async def _heart_dies(self: Leases) -> None:
    while True:
        await asyncio.sleep(self._ttl / BEATS)
        with contextlib.suppress(StorageFailed):
            await self._beat()
        await asyncio.sleep(AGAIN)


async def _counted_from_the_answer(self: Leases) -> None:
    async with asyncio.timeout(self._ttl / 2):
        lost = self._news = await self._book.beat(self.me, self._ttl, self._news)
    if not self.lives:
        self._lose_all()
    self._until = self._now + self._ttl
    if self._alarm is not None:
        self._alarm.cancel()
    self._alarm = asyncio.get_running_loop().call_at(self._until, self._lose_all)
    for room, epoch in lost:
        self._lose_before(room, epoch)


def _kept(self: Leases) -> None:
    del self


def _not_ended(self: Rooms, name: str) -> None:
    table = self._live.pop(name, None)
    if table is not None:
        table.forget()


_seen: Final = Views.seen


def _of_another(self: Views, animation: Any, state: RoomState, common: Any, viewer: int | None, *rest: Any) -> Any:
    if animation is step.SNAPSHOT and viewer == 1:
        viewer = 0
    return _seen(self, animation, state, common, viewer, *rest)


#: Every fault by its name. Five were met in a trial before this was written.
PLANTED: Final[dict[str, Planted]] = {
    "epoch": Planted("the database forgets to check the epoch of an append", Database, "fits", _any_epoch),
    "number": Planted("the database forgets to check the number of the first event", Database, "fits", _any_number),
    "shown-first": Planted("a step is shown before it is stored", Room, "_store", _shown_first),
    "bot-twice": Planted("the last action of a bot is stored twice", step, "bots_turn", _twice),
    "unsure-no": Planted("an append whose answer is lost counts as refused (met)", Leases, "_append", _no_if_unsure),
    "unsure-yes": Planted("an append whose answer is lost counts as stored (met)", Leases, "_append", _yes_if_unsure),
    "heart": Planted("the heart stops at a fault that it does not expect (met)", Leases, "_beat_on", _heart_dies),
    "right": Planted(
        "the right to act counts from the answer to a beat (met)", Leases, "_beat", _counted_from_the_answer
    ),
    "taken-back": Planted(
        "a room is taken back from a taker that is called dead (met)", Database, "suspects", _suspects
    ),
    "sleep": Planted("rooms are kept although the beat is late", Leases, "_lose_all", _kept),
    "not-ended": Planted("connections go on with a room that was lost", Rooms, "lose", _not_ended),
    "view": Planted("who comes back sees another seat's view", Views, "seen", _of_another),
}
