"""Reviews that a server has made: those of another depth or version count as missing."""

import functools
from typing import Final

from ...sources import source_hash
from .port import ReviewShelf

#: Bytes of all reviews together: several thousand matches.
ROOM: Final = 64 * 1024 * 1024


class KeptReviews:
    """The reviews in a store that were made as this server makes them."""

    def __init__(self, shelf: ReviewShelf, depth: str, room: int = ROOM) -> None:
        """Use the reviews of ``depth`` (a key of ``review.depth.DEPTHS``); all together take ``room`` bytes."""
        self._shelf = shelf
        self._depth = depth
        self._room = room

    async def find(self, room: str, length: int) -> bytes | None:
        """Return the review of a room whose log has ``length`` events. Raises ``StorageFailed``."""
        return await self._shelf.find_review(room, length, self._made())

    async def keep(self, room: str, length: int, body: bytes) -> None:
        """Keep a review in place of an older one of this room. Raises ``StorageFailed``."""
        await self._shelf.keep_review(room, length, self._made(), body, self._room)

    def _made(self) -> str:
        return f"{self._depth} {_version()}"


@functools.cache
def _version() -> str:
    """Return the version of what reviews follow from: texts and measures of two versions must not mix."""
    return source_hash(".", "bots/**/*.json")  # bots have data that they measure by
