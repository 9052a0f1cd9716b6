"""What servers say to each other, beside the store: news that saves time.

A message may be lost, late, doubled or out of order, and its sender may lie: nothing that is true depends on it. No
message is on the way of an action.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

#: What messages are about, in letters, digits, ``-`` and ``_``. ``taken``: a room has another owner
#: (:class:`~kingcraft.service.leases.News`); ``workers``, ``job-NAME``, ``done-NAME``: :mod:`~kingcraft.service.jobs`;
#: ``review``: one is asked for (:mod:`~kingcraft.service.review_jobs`).
Subject: TypeAlias = str

#: Takes the body of a message; it returns at once and never raises.
Hear = Callable[[bytes], None]


class Bus(Protocol):
    """Messages between the servers of one store."""

    @property
    def there(self) -> bool:
        """Whether messages are carried now, as far as is known."""

    async def start(self) -> None:
        """Begin to carry messages. A bus that cannot be reached is tried again, without an end."""

    async def subscribe(self, subject: Subject, heard: Hear) -> None:
        """Pass every message about ``subject`` to ``heard`` from now on, those of this server too."""

    def publish(self, subject: Subject, body: bytes) -> None:
        """Send a message, soon. Returns at once and never raises; without a connection the message is lost."""

    async def close(self) -> None:
        """End. It may be closed twice."""


class HereBus:
    """The bus of a server that has its store alone. Implements :class:`Bus`."""

    #: See ``Bus.there``.
    there: Final = True

    def __init__(self) -> None:
        self._heard: dict[Subject, list[Hear]] = {}

    async def start(self) -> None:
        """Do nothing: it is there."""

    async def subscribe(self, subject: Subject, heard: Hear) -> None:
        """See ``Bus.subscribe``."""
        self._heard.setdefault(subject, []).append(heard)

    def publish(self, subject: Subject, body: bytes) -> None:
        """See ``Bus.publish``."""
        for heard in self._heard.get(subject, ()):
            asyncio.get_running_loop().call_soon(heard, body)

    async def close(self) -> None:
        """See ``Bus.close``."""
        self._heard.clear()
