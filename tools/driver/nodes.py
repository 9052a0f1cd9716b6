"""Small servers that share rooms by a rule of the test's own: they say who they are, and echo.

``python -m tools.driver.nodes``: one of them in its own process. It prints a line of JSON (:class:`Said`), reads the
others' lines from standard input, one after the other until an empty one, and then serves. The room ``name`` belongs to
the server at ``crc32(name) % count`` in the order of these lines. ``alone`` as an argument: it looks for no rooms.
"""

import asyncio
import json
import secrets
import socket
import sys
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Self

import msgspec
import uvicorn

from kingcraft.server.http.addresses import Proxies
from kingcraft.server.http.connections import Config, Crowd
from kingcraft.server.http.led import LedConfig, receiver
from kingcraft.server.http.limits import Limits
from kingcraft.server.http.peers import Copied, Peers
from kingcraft.server.settings import Times
from kingcraft.service.leases import Server

#: Bytes of a message on a WebSocket that asks for many.
PIECE: Final = 10_000
#: Bytes of the answer at a path that ends with "large".
LARGE: Final = 40_000_000


class Said(msgspec.Struct, frozen=True):
    """Where a server is."""

    name: str
    address: str
    port: int


class Node:
    """One server."""

    def __init__(
        self,
        *,
        most: int = 1_000,
        each: int = 1_000,
        proxies: Sequence[str] = (),
        rate: float = 0,
        times: Times | None = None,
        host: str = "127.0.0.1",
        alone: bool = False,
    ) -> None:
        self.peers: Final = Peers.open("")
        self.name: Final = secrets.token_urlsafe(16)
        #: The server that has a room; None: this one.
        self.owner: Callable[[str], Server | None] = lambda room: None  # noqa: ARG005
        #: Rooms that were looked for, and those whose owner could not be reached.
        self.asked: list[str] = []
        self.taken: list[str] = []
        #: Rooms for which the search was given up.
        self.left: list[str] = []
        #: Whether it knows its own rooms without looking for them.
        self.knows = False
        #: Awaited before a room is found.
        self.gate: asyncio.Event | None = None
        #: Cleared: no body is read.
        self.reading: Final = asyncio.Event()
        self.reading.set()
        self.crowd: Final = Crowd(most, each, Proxies(proxies))
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._listener.bind((host, 0))
        self._listener.listen(1_024)
        self.port: Final = int(self._listener.getsockname()[1])
        options: dict[str, Any] = {
            "ws_per_message_deflate": False,
            "ws_ping_interval": None,
            "log_config": None,
            "access_log": False,
            "proxy_headers": False,
            "interface": "asgi3",
            "lifespan": "off",
            "timeout_graceful_shutdown": 1,
        }
        times = times or Times()
        self.config: Final = (
            Config(self.app, self.crowd, times, **options)
            if alone
            else LedConfig(self.app, self.crowd, times, self, Limits(rate, each), **options)
        )
        self.server: Final = uvicorn.Server(self.config)

    @property
    def me(self) -> Server:
        """Who this server is, for others."""
        return Server(self.name, self.peers.address)

    @property
    def far(self) -> Server:
        """The same as from another machine."""
        return Server(self.name, self.peers.address.partition(" ")[0])

    @property
    def copied(self) -> list[Copied]:
        """The connections whose bytes this server copies."""
        connections: set[Any] = self.server.server_state.connections
        return [one for one in connections if isinstance(one, Copied)]

    async def __aenter__(self) -> Self:
        self.config.load()
        self.server.lifespan = self.config.lifespan_class(self.config)
        await self.server.startup([self._listener])
        self._listener.listen(1_024)
        if isinstance(self.config, LedConfig):
            await self.peers.start(self.name, receiver(self.server))
        return self

    async def __aexit__(self, *fault: object) -> None:
        self.peers.close()
        state = self.server.server_state
        for _turn in range(10):  # visitors who have just gone
            await asyncio.sleep(0.001)
            if not (state.connections or state.tasks):
                for server in self.server.servers:  # without uvicorn's wait of a tenth of a second
                    server.close()
                return
        await self.server.shutdown([self._listener])

    def has(self, room: str) -> bool:
        """Do as ``Leases.has``."""
        return self.knows and self.owner(room) is None

    async def lead(self, room: str, reach: Callable[[Server], Awaitable[None]]) -> bool:
        """Do as ``Leases.lead``."""
        self.asked.append(room)
        if self.gate is not None:
            try:
                await self.gate.wait()
            except asyncio.CancelledError:
                self.left.append(room)
                raise
        owner = self.owner(room)
        if owner is None:
            return True
        try:
            await reach(owner)
        except OSError:
            self.taken.append(room)
            return True
        return False

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """Say who answers, and to whom."""
        told = {"server": self.name, "client": scope["client"], "path": scope["path"]}
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": json.dumps(told)})
            while (message := await receive())["type"] == "websocket.receive":
                text = message.get("text") or ""
                if text.startswith("many "):
                    for _ in range(int(text.split()[1])):
                        await send({"type": "websocket.send", "text": "x" * PIECE})
                else:
                    await send({"type": "websocket.send", "text": text})
            return
        await self.reading.wait()
        body, more = b"", True
        while more:
            part = await receive()
            body += part.get("body", b"")
            more = part.get("more_body", False)
        told["body"] = zlib.crc32(body)
        said = {name.decode(): value.decode() for name, value in scope["headers"]}
        answer = json.dumps({**told, "headers": said}).encode()
        if scope["path"].endswith("/large"):
            answer = b" " * LARGE
        length = (b"content-length", b"%d" % len(answer))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": answer})


def share(nodes: Sequence[Server], index: int) -> Callable[[str], Server | None]:
    """Return the rule of the server at ``index``: a room belongs to the server that its name's checksum gives."""

    def owner(room: str) -> Server | None:
        found = zlib.crc32(room.encode()) % len(nodes)
        return None if found == index else nodes[found]

    return owner


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def _main() -> None:
    async with Node(alone="alone" in sys.argv) as node:
        _say(msgspec.json.encode(Said(node.name, node.peers.address, node.port)).decode())
        lines = iter(sys.stdin.readline, "\n")
        nodes = [msgspec.json.decode(line, type=Said) for line in lines]
        node.owner = share(
            [Server(one.name, one.address) for one in nodes], [one.name for one in nodes].index(node.name)
        )
        node.knows = True
        _say("ready")
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_main())
