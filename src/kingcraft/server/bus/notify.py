"""The bus that a database of PostgreSQL has in itself: NOTIFY. It needs nothing that such a server does not have.

A NOTIFY locks the whole database for others until its commit, so what is published together goes together.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...extras import needs
from ..store.port import place_of
from .far import FarBus, Message

with needs("A database of PostgreSQL", "scale"):
    import asyncpg

CHANNEL: Final = "kingcraft"
#: Bytes that PostgreSQL takes at once.
LARGEST: Final = 7_999


class NotifyBus(FarBus):
    """Messages by the database at ``url``, over one connection. Implements :class:`~kingcraft.service.bus.Bus`."""

    def __init__(self, url: str) -> None:
        super().__init__(f"NOTIFY of {place_of(url)}")
        self._url = url
        self._connection: Any = None

    async def _connect(self) -> None:
        connection = self._connection = await asyncpg.connect(
            self._url, server_settings={"application_name": "kingcraft-bus"}
        )
        connection.add_termination_listener(self._ended)
        await connection.add_listener(CHANNEL, self._come)

    async def _send(self, messages: Sequence[Message]) -> None:
        await self._connection.execute(
            "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", CHANNEL, packed(messages)
        )

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _ended(self, connection: Any) -> None:
        if connection is self._connection:
            self._lost()

    def _come(self, connection: Any, process: int, channel: str, text: str) -> None:  # noqa: ARG002
        for message in unpacked(text):
            self._take(message)


def packed(messages: Sequence[Message]) -> list[str]:
    """Return messages as few texts that PostgreSQL takes. One that is too large for it is lost."""
    parts, length = list[list[str]](), LARGEST
    for message in messages:
        text = msgspec.json.encode(message).decode()
        if len(text) + 2 > LARGEST:
            continue
        if length + len(text) + 1 > LARGEST:
            parts.append([])
            length = 1
        parts[-1].append(text)
        length += len(text) + 1
    return [f"[{','.join(part)}]" for part in parts]


def unpacked(text: str) -> list[Message]:
    """Return the messages in a text; none, if it is not ours."""
    try:
        return msgspec.json.decode(text, type=list[Message])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []
