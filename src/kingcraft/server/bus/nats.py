"""NATS as the bus."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from ...extras import needs
from ...service.bus import Hear, Subject
from .far import LOOK, FarBus, Message, heed_cancellation

with needs("A bus of NATS", "scale"):
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.errors import MaxPayloadError

#: Before each subject: others may use the same NATS.
PREFIX: Final = "kingcraft."
PORT: Final = 4222
#: The subject of a message to itself, which shows that both directions work.
_HERE: Final = "here"


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
        self._probes: dict[bytes, asyncio.Event] = {}
        self._asked = set[Subject]()  # the subjects that this connection hears

    async def subscribe(self, subject: Subject, heard: Hear) -> None:
        """See ``Bus.subscribe``. What others send from now on arrives."""
        await super().subscribe(subject, heard)
        if (client := self._client) is not None and self._there and subject not in self._asked:
            with contextlib.suppress(Exception):  # then the connection is lost, and the next one asks again
                async with asyncio.timeout(LOOK):
                    await self._listen(client)
                    await self._reach(client)

    async def _listen(self, client: Client) -> None:
        while missing := self._heard.keys() - self._asked:
            for subject in missing:
                self._asked.add(subject)
                await client.subscribe(f"{PREFIX}{subject}", cb=self._come)

    async def _reach(self, client: Client) -> None:
        """Wait until all that was asked for before has reached NATS: the client's ``flush`` may overtake it."""
        token = secrets.token_bytes(8)
        came = self._probes[token] = asyncio.Event()
        try:
            await client.publish(f"{PREFIX}{_HERE}", token)
            await came.wait()
        finally:
            del self._probes[token]

    async def _connect(self) -> None:
        # Where no one listens, the client would try again and say nothing.
        _, probe = await asyncio.open_connection(self._host, self._port)
        probe.close()
        client = self._client = Client()
        self._asked.clear()

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
        await self._listen(client)
        await client.subscribe(f"{PREFIX}{_HERE}", cb=self._come)
        await self._reach(client)
        if self._met is not None:
            raise self._met
        await self._listen(client)  # to what has been asked for meanwhile

    async def _send(self, messages: Sequence[Message]) -> None:
        if self._client is None:
            raise ConnectionError
        for message in messages:
            with contextlib.suppress(MaxPayloadError):  # lost
                await self._client.publish(f"{PREFIX}{message.subject}", message.body)
            heed_cancellation()
        if not messages:
            await self._client.flush()

    async def _disconnect(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    async def _meet(self, fault: Exception) -> None:
        self._met = fault
        for came in self._probes.values():  # or never
            came.set()

    async def _come(self, message: Msg) -> None:
        if (came := self._probes.get(message.data)) is not None:
            came.set()
        self._take(Message(message.subject.removeprefix(PREFIX), message.data))
