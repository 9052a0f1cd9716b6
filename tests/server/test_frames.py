"""A WebSocket that sends what no page sends: floods of frames that are no messages. It is closed, others play on."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kingcraft.server.http.connections import BYTES_AT_ONCE, FRAGMENTS
from tools.driver.patience import PATIENCE
from tools.driver.server import Server

TEXT, CONT, CLOSE, PING, PONG = 1, 0, 8, 9, 10


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([fin << 7 | opcode]) + size + bytes(4) + data


class Raw:
    """A WebSocket whose bytes a test chooses."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.answers = b""

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def arrived(self, part: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            while part not in self.answers:
                piece = await self.reader.read(65_536)
                assert piece, self.answers
                self.answers += piece

    async def close_code(self) -> int:
        """The code of the close frame with which the server ends it; 0 if what it had not read came in between."""
        async with asyncio.timeout(PATIENCE):
            try:
                while piece := await self.reader.read(65_536):
                    self.answers += piece
            except ConnectionError:
                return 0
        start = self.answers.rindex(b"\x88")
        return int.from_bytes(self.answers[start + 2 : start + 4], "big")


@asynccontextmanager
async def opened(server: Server, room: str) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    wish = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    raw = Raw(reader, writer)
    raw.send(wish.encode())
    await raw.arrived(b"\r\n\r\n")
    raw.answers = b""
    try:
        yield raw
    finally:
        writer.transport.abort()


HELLO = frame(TEXT, b'{"type":"hello"}')
PING_US = frame(TEXT, b'{"type":"ping"}')


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 100_000,
        frame(PONG, b"x" * 100) * 20_000,
        frame(TEXT, fin=False) + frame(CONT, fin=False) * 100_000,
        frame(TEXT, b"x", fin=False) + (frame(PING) + frame(PONG)) * 50_000,
        (frame(TEXT, fin=False) + frame(CONT)) * 50_000,
    ],
    ids=["pings", "pongs", "fragments", "between fragments", "empty messages in two"],
)
async def test_a_flood_of_frames_ends_the_connection(server: Server, mine: dict[str, Any], flood: bytes) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person, opened(server, mine["room"]) as raw:
        raw.send(HELLO)
        await raw.arrived(b'"update"')
        update = await person.my_turn()
        raw.send(flood)
        await asyncio.sleep(0)
        began = time.monotonic()
        await person.act(update["version"], update["legal"][0])
        assert (await person.receive())["event"]["kind"] == "act"
        assert await raw.close_code() in {1008, 0}
        assert time.monotonic() - began < PATIENCE / 2


async def test_a_message_may_come_in_parts(server: Server, mine: dict[str, Any]) -> None:
    async with opened(server, mine["room"]) as raw:
        text = b'{"type":"hello"}'
        parts = [frame(CONT, text[place : place + 1], fin=False) for place in range(1, len(text))]
        raw.send(frame(TEXT, text[:1], fin=False) + frame(PING).join(parts) + frame(CONT))
        await raw.arrived(b'"update"')
        assert b'"failure"' not in raw.answers
        raw.send(frame(TEXT, fin=False) + frame(CONT, fin=False) * (FRAGMENTS - 2) + frame(CONT, b"{}"))
        await raw.arrived(b'"bad-message"')


async def test_a_message_in_too_many_parts_ends_the_connection(server: Server, mine: dict[str, Any]) -> None:
    async with opened(server, mine["room"]) as raw:
        raw.send(frame(TEXT, fin=False))
        for _ in range(FRAGMENTS):
            raw.send(frame(CONT, fin=False))
        assert await raw.close_code() == 1008


async def test_what_comes_at_once_is_understood_in_order(server: Server, mine: dict[str, Any]) -> None:
    async with opened(server, mine["room"]) as raw:
        raw.send(HELLO + PING_US * 300 + frame(TEXT, b"{}") + PING_US)
        await raw.arrived(b'"bad-message"')
        while raw.answers.count(b'{"type":"pong"}') < 301:
            raw.answers += await asyncio.wait_for(raw.reader.read(65_536), PATIENCE)
        assert raw.answers.count(b'"bad-message"') == 1
        assert raw.answers.index(b'"bad-message"') < raw.answers.rindex(b'{"type":"pong"}')


async def test_whole_messages_are_counted_where_they_are_understood(server: Server, mine: dict[str, Any]) -> None:
    async with opened(server, mine["room"]) as raw:
        raw.send(HELLO + frame(TEXT) * 100_000)
        assert await raw.close_code() in {4400, 0}


async def test_many_bytes_are_read_slowly(server: Server, mine: dict[str, Any]) -> None:
    async with opened(server, mine["room"]) as raw:
        raw.send(HELLO)
        await raw.arrived(b'"update"')
        began = time.monotonic()
        raw.send((frame(TEXT, b"x" * 60_000) + PING_US) * (BYTES_AT_ONCE // 60_000 + 4) + frame(CLOSE, b"\x03\xe8"))
        assert await raw.close_code() == 1000
        assert time.monotonic() - began > 0.5


async def test_random_bytes_end_the_connection_and_leave_no_trace(server: Server, mine: dict[str, Any]) -> None:
    for _ in range(30):
        async with opened(server, mine["room"]) as raw:
            raw.send(HELLO + os.urandom(5_000))
            await asyncio.sleep(0)
    assert server.get("/api/health").status_code == 200
