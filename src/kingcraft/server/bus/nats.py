"""NATS as the bus."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from ...extras import needs
from .far import LOOK, FarBus, Message

with needs("A bus of NATS", "scale"):
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.errors import MaxPayloadError

#: Before each subject: others may use the same NATS.
PREFIX: Final = "kingcraft."
PORT: Final = 4222


class NatsBus(FarBus):
    """Messages by NATS at ``url`` (``nats://host:4222``). Implements :class:`~kingcraft.service.bus.Bus`.

    Its client can connect again too, but does not after every fault; so here it may not.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "", parts.port or PORT
        super().__init__(f"NATS at {self._host}:{self._port}")
        self._url = url
        self._client: Client | None = None
        self._subscribed = asyncio.Event()

    async def _connect(self) -> None:
        # Where no one listens, the client would try again and say nothing.
        _, probe = await asyncio.open_connection(self._host, self._port)
        probe.close()
        client = self._client = Client()
        self._subscribed.clear()

        async def closed() -> None:
            if client is self._client:
                self._lost()

        await client.connect(
            self._url,
            name="kingcraft",
            allow_reconnect=False,
            ping_interval=round(LOOK),
            closed_cb=closed,
            error_cb=self._meet,
        )
        await client.subscribe(f"{PREFIX}*", cb=self._come)
        # The client's ``flush`` may overtake what it waits for. A message of ours shows that both directions work.
        await client.publish(f"{PREFIX}here")
        await self._subscribed.wait()
        if self._met is not None:
            raise self._met

    async def _send(self, messages: Sequence[Message]) -> None:
        if self._client is None:
            raise ConnectionError
        for message in messages:
            with contextlib.suppress(MaxPayloadError):  # lost
                await self._client.publish(f"{PREFIX}{message.subject}", message.body)
        if not messages:
            await self._client.flush()

    async def _disconnect(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    async def _meet(self, fault: Exception) -> None:
        self._met = fault
        self._subscribed.set()  # or never

    async def _come(self, message: Msg) -> None:
        self._subscribed.set()
        self._take(Message(message.subject.removeprefix(PREFIX), message.data))
