"""Connections that ask for a room of another server: they are handed on to it, unread, and never go astray."""

import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingcraft.server.http import peers
from kingcraft.server.http.led import room_of
from kingcraft.server.http.peers import Peers, Visit
from kingcraft.server.settings import Times
from kingcraft.service.leases import Server
from tests.room.memory import timed, until
from tools.driver.nodes import LARGE, PIECE, Node, Said, share
from tools.driver.patience import PATIENCE

WAYS = ["descriptor", "bytes"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers wait for each other on a busy machine, unless a test is about that."""
    monkeypatch.setattr(peers, "REACH_WITHIN", PATIENCE)
    monkeypatch.setattr(peers, "HELLO_WITHIN", PATIENCE)


@contextlib.asynccontextmanager
async def pair(way: str, **options: Any) -> AsyncIterator[tuple[Node, Node]]:
    """Two servers: the rooms that begin with "A" belong to the first, all others to the second."""
    async with Node(**options) as one, Node(**options) as two:
        one.owner = lambda room: None if room.startswith("A") else seen(two, way)
        two.owner = lambda room: seen(one, way) if room.startswith("A") else None
        yield one, two


def seen(node: Node, way: str) -> Server:
    return node.me if way == "descriptor" else node.far


def ask(path: str, *headers: str, body: bytes = b"", method: str = "") -> bytes:
    """A request as it is sent."""
    method = method or ("POST" if body else "GET")
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *headers]
    if body:
        lines.append(f"content-length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode() + body


def here(host: str) -> bool:
    """Whether this machine has an address."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return True
    return False


class Raw:
    """A connection on which bytes are sent and answers read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def _head(self) -> tuple[int, dict[str, str]]:
        head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode().lower()
        return int(head.split()[1]), dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)

    async def body(self) -> bytes:
        """The body of the next answer."""
        _, headers = await self._head()
        return await self.reader.readexactly(int(headers["content-length"]))

    async def answer(self) -> dict[str, Any]:
        """The next answer: its status, its headers, and its body."""
        status, headers = await self._head()
        found: dict[str, Any] = json.loads(await self.reader.readexactly(int(headers["content-length"])))
        return {**found, "status": status, "said": headers}

    async def ended(self) -> bytes:
        """What comes until the end."""
        with contextlib.suppress(ConnectionResetError):
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        return b""


@contextlib.asynccontextmanager
async def raw(node: Node, sent: bytes = b"", host: str = "127.0.0.1") -> AsyncIterator[Raw]:
    there = "::1" if ":" in host else "127.0.0.1"
    reader, writer = await asyncio.open_connection(there, node.port, local_addr=(host, 0))
    try:
        writer.write(sent)
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def table(port: int, room: str) -> connect:
    return connect(f"ws://127.0.0.1:{port}/api/rooms/{room}/socket", proxy=None, max_size=None)


async def said(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return found


@pytest.mark.parametrize(
    ("target", "room"),
    [
        ("/api/rooms/abc", "abc"),
        ("/api/rooms/abc/", "abc"),
        ("/api/rooms/abc?x=/api/rooms/def", "abc"),
        ("/api/rooms/abc/socket", "abc"),
        ("/api/rooms/a%62c/seat", "abc"),
        ("/api/room%73/abc", "abc"),
        ("/api/rooms/abc%2Fseat", "abc"),
        ("//api///rooms//abc", "abc"),
        ("/api/matches/abc/deals/3", "abc"),
        ("/api/rooms", None),
        ("/api/rooms/", None),
        ("/api/roomsabc/abc", None),
        ("/api/codes/abc", None),
        ("/rooms/abc", None),
        ("/", None),
        ("/?/api/rooms/abc", None),
        ("http://x/api/rooms/abc", None),
        ("*", None),
    ],
)
def test_which_room_a_request_is_about(target: str, room: str | None) -> None:
    assert room_of(ask(target)) == room
    assert room_of(ask(target)[:-1]) is None, "its head is not complete"
    assert room_of(ask(target).replace(b"\r", b"")) == room


@pytest.mark.parametrize(
    "head", [b"", b"\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\n\n", b"GET /api/rooms/\xff HTTP/1.1\r\n\r\n"]
)
def test_what_is_no_request_is_about_no_room(head: bytes) -> None:
    assert room_of(head) is None


@pytest.mark.parametrize("way", WAYS)
async def test_a_request_is_answered_by_the_server_that_has_the_room(way: str) -> None:
    async with pair(way) as (one, two):
        for node in (one, two):
            for path, owner in [
                ("/api/rooms/Ana", one),
                ("/api/rooms/Bob", two),
                ("/api/matches/Bob/deals/1", two),
                ("/api/rooms/%42ob?x=1", two),
                ("/api/health", node),
                ("/api/rooms", node),
            ]:
                async with raw(node, ask(path, "x-forwarded-for: 192.0.2.1", "origin: https://x.example")) as visitor:
                    found = await visitor.answer()
                    assert (found["status"], found["server"]) == (200, owner.name)
                    assert found["client"] == list(visitor.writer.get_extra_info("sockname"))
                    assert found["headers"]["x-forwarded-for"] == "192.0.2.1"
                    assert found["headers"]["origin"] == "https://x.example"
        assert one.asked.count("Bob") == 3, "nothing is handed back"
        assert (one.taken, two.taken) == ([], [])


@pytest.mark.parametrize("way", WAYS)
async def test_a_body_goes_with_its_head(way: str) -> None:
    body = random.Random(1).randbytes(300_000)
    async with pair(way) as (one, two), raw(one) as visitor:
        sent = ask("/api/rooms/Bob/seat", body=body)
        for start in range(0, len(sent), 50_000):
            visitor.writer.write(sent[start : start + 50_000])
            await asyncio.sleep(0.01)
        found = await visitor.answer()
        assert (found["server"], found["body"]) == (two.name, zlib.crc32(body))


@pytest.mark.parametrize("way", WAYS)
async def test_a_head_that_comes_in_pieces(way: str) -> None:
    async with pair(way) as (one, two), raw(one) as visitor:
        for piece in ask("/api/rooms/Bob", "x-long: " + "y" * 50):
            visitor.writer.write(bytes([piece]))
            await asyncio.sleep(0)
        found = await visitor.answer()
        assert (found["server"], found["headers"]["x-long"]) == (two.name, "y" * 50)
        assert one.asked == ["Bob"]


@pytest.mark.parametrize("way", WAYS)
async def test_four_hundred_tables_at_random_all_end_at_the_right_server(way: str) -> None:
    async with pair(way) as (one, two):
        rng = random.Random(5)
        gate = asyncio.Semaphore(40)

        async def come(number: int) -> bool:
            room = f"{rng.choice('AB')}{number}"
            async with gate, table(rng.choice((one, two)).port, room) as person:
                found = await said(person)
                for count in range(3):
                    await person.send(f"{room} {count}")
                    assert await person.recv() == f"{room} {count}"
                assert found["client"] == list(person.local_address)
                return bool(found["server"] == (one if room.startswith("A") else two).name)

        assert all(await asyncio.gather(*map(come, range(400))))
        assert (one.taken, two.taken) == ([], [])
        await until(lambda: len(one.crowd) == len(two.crowd) == 0)
        assert not one.server.server_state.connections


@pytest.mark.parametrize("way", WAYS)
async def test_places_are_given_back(way: str) -> None:
    async with pair(way) as (one, two):
        async with table(one.port, "Bob") as person:
            await said(person)
            assert len(two.crowd) == 1
            await until(lambda: len(one.crowd) == (0 if way == "descriptor" else 1))
        await until(lambda: len(one.crowd) == len(two.crowd) == 0)


async def test_rooms_of_two_servers_on_one_connection_that_goes_to_and_fro() -> None:
    async with pair("descriptor") as (one, two), raw(one) as visitor:
        for number in range(20):
            owner = one if number % 3 else two
            visitor.writer.write(ask(f"/api/rooms/{'AB'[owner is two]}{number}"))
            found = await visitor.answer()
            assert (found["server"], found["path"][-len(str(number)) :]) == (owner.name, str(number))
        visitor.writer.write(ask("/api/health"))
        assert (await visitor.answer())["path"] == "/api/health"


async def test_a_connection_whose_bytes_are_copied_has_one_request() -> None:
    """The next one may be for another server: it comes on a new connection, as the answer says."""
    async with pair("bytes") as (one, two), raw(one, ask("/api/rooms/Ana")) as visitor:
        assert (await visitor.answer())["said"].get("connection") is None
        visitor.writer.write(ask("/api/rooms/Bob") + ask("/api/rooms/Ana"))
        found = await visitor.answer()
        assert (found["server"], found["said"]["connection"]) == (two.name, "close")
        assert await visitor.ended() == b""


async def test_requests_that_come_at_once_are_answered_in_their_order() -> None:
    async with pair("descriptor") as (one, two):
        paths = ["/api/health", "/api/rooms/A1", "/api/rooms/B2", "/api/x", "/api/rooms/B3", "/api/rooms/A4", "/api/y"]
        sent = b"".join(ask(path, body=path.encode() * 99) for path in paths)
        async with raw(one, sent) as visitor:
            found = [await visitor.answer() for _ in paths]
            assert [one["path"] for one in found] == paths
            assert [one["body"] for one in found] == [zlib.crc32(path.encode() * 99) for path in paths]
            # Requests for no room are answered by the server that has the connection.
            owners = [one, one, two, two, two, one, one]
            assert [one["server"] for one in found] == [owner.name for owner in owners]


async def test_any_requests_in_any_pieces_come_to_the_right_server_in_their_order() -> None:
    rng = random.Random(11)

    async def come(nodes: tuple[Node, Node]) -> None:
        paths = [rng.choice(("/api/rooms/A{}", "/api/rooms/B{}", "/api/x/{}")).format(number) for number in range(25)]
        bodies = [rng.randbytes(rng.choice((0, 0, 10, 5_000, 70_000))) for _ in paths]
        sent = b"".join(ask(path, body=body) for path, body in zip(paths, bodies, strict=True))
        async with raw(rng.choice(nodes)) as visitor:

            async def send() -> None:
                start = 0
                while start < len(sent):
                    size = rng.choice((1, 20, 100, 1_000, 50_000))
                    visitor.writer.write(sent[start : start + size])
                    await visitor.writer.drain()
                    await asyncio.sleep(rng.choice((0, 0, 0.001)))
                    start += size

            sending = asyncio.create_task(send())
            for path, body in zip(paths, bodies, strict=True):
                found = await visitor.answer()
                assert (found["path"], found["body"]) == (path, zlib.crc32(body))
                if "rooms" in path:
                    assert found["server"] == nodes["/B" in path].name
            await sending

    async with pair("descriptor") as nodes:
        await asyncio.gather(*(come(nodes) for _ in range(20)))
        assert [node.taken for node in nodes] == [[], []]
        await until(lambda: len(nodes[0].crowd) == len(nodes[1].crowd) == 0)


async def test_what_has_been_answered_is_sent_before_the_connection_goes_on() -> None:
    """The visitor reads nothing for a while: the first answer is still on its way when the next request comes."""
    async with pair("descriptor") as (one, two), raw(one) as visitor:
        visitor.writer.write(ask("/api/rooms/Ana/large") + ask("/api/rooms/Bob"))
        await until(lambda: one.asked == ["Ana"])
        await asyncio.sleep(0.2)
        assert one.asked == ["Ana"], "so much fits in no buffer of the system"
        assert len(await visitor.body()) == LARGE
        assert (await visitor.answer())["server"] == two.name


async def test_a_request_waits_until_the_room_is_found_and_is_not_called_slow() -> None:
    async with pair("descriptor", times=Times(head=0.2, body=0.2, idle=1)) as (one, _):
        one.gate = asyncio.Event()
        async with raw(one, ask("/api/rooms/Ana")) as visitor:
            await asyncio.sleep(0.5)
            one.gate.set()
            assert (await visitor.answer())["path"] == "/api/rooms/Ana"
            visitor.writer.write(b"GET /api/rooms/A2 ")
            assert (await visitor.answer())["code"] == "too-slow", "the rest of the next head does not come"
            assert one.asked == ["Ana"]


async def test_nor_is_it_called_idle_behind_another_one() -> None:
    async with pair("descriptor", times=Times(head=0.2, body=0.2, idle=1)) as (one, two):
        one.knows = True
        one.gate = asyncio.Event()
        async with raw(one, ask("/api/rooms/Ana") + ask("/api/rooms/Bob")) as visitor:
            assert (await visitor.answer())["server"] == one.name
            await asyncio.sleep(1.2)
            one.gate.set()
            assert (await visitor.answer())["server"] == two.name


async def test_a_server_ends_while_a_room_is_looked_for() -> None:
    async with pair("descriptor") as (one, _):
        one.gate = asyncio.Event()
        visitor = await asyncio.open_connection("127.0.0.1", one.port)
        visitor[1].write(ask("/api/rooms/Bob"))
        await until(lambda: bool(one.asked))
    assert await Raw(*visitor).ended() == b""
    visitor[1].close()
    assert one.left == ["Bob"], "no one looks for it any more"


async def test_a_visitor_who_goes_while_the_room_is_looked_for_leaves_nothing() -> None:
    async with pair("descriptor") as (one, two):
        one.gate = asyncio.Event()
        async with raw(one, ask("/api/rooms/Bob")):
            await until(lambda: bool(one.asked))
        one.gate.set()
        await until(lambda: len(one.crowd) == len(two.crowd) == 0)
        assert not one.server.server_state.connections
        assert (one.taken, two.taken) == ([], [])


@pytest.mark.parametrize(
    "sent", [b"GET /api/rooms/A b c\r\n\r\n", b"\x16\x03\x01\x00\r\n\r\n", b"GET /" + b"x" * 20_000]
)
async def test_a_head_of_garbage_is_refused_as_before(sent: bytes) -> None:
    async with pair("descriptor") as (one, _), raw(one, sent) as visitor:
        assert (await visitor.ended()).startswith(b"HTTP/1.1 400")


async def test_a_head_without_end_is_refused_before_any_room_is_looked_for() -> None:
    async with pair("descriptor") as (one, _):
        async with raw(one, b"GET /api/rooms/Bob HTTP/1.1\r\n" + b"x: y\r\n" * 20_000) as visitor:
            assert (await visitor.ended()).startswith(b"HTTP/1.1 400")
        assert one.asked == []


async def test_a_room_that_the_server_has_is_not_looked_for() -> None:
    async with pair("descriptor") as (one, two):
        one.knows = two.knows = True
        sent = ask("/api/rooms/Ana") + ask("/api/rooms/Bob") + ask("/api/rooms/Bob", body=b"x") + ask("/api/rooms/Ana")
        async with raw(one, sent) as visitor:
            assert [(await visitor.answer())["server"] for _ in range(4)] == [one.name, two.name, two.name, one.name]
        assert (one.asked, two.asked) == (["Bob"], ["Ana"])


async def test_a_fault_in_the_search_is_logged_and_the_request_answered_here(caplog: pytest.LogCaptureFixture) -> None:
    async with pair("descriptor") as (one, _):

        def fail(room: str) -> Server | None:
            raise ValueError(room)

        one.owner = fail
        async with raw(one, ask("/api/rooms/Bob")) as visitor:
            assert (await visitor.answer())["server"] == one.name
        assert "Bob: it is not known" in caplog.text


# --- limits


@pytest.mark.parametrize("way", WAYS)
async def test_limits_of_an_address_hold_at_the_server_that_has_the_room(way: str) -> None:
    async with pair(way, each=3) as (one, two), contextlib.AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(raw(two, ask("/api/rooms/Bob")))
        await until(lambda: len(two.crowd) == 3)
        refused = await stack.enter_async_context(raw(one, ask("/api/rooms/Bob")))
        found = await refused.answer()
        assert (found["status"], found["code"]) == (429, "too-many-connections")
        other = await stack.enter_async_context(raw(one, ask("/api/rooms/Bob"), "127.0.0.2"))
        assert (await other.answer())["client"][0] == "127.0.0.2"
        assert one.taken == []


@pytest.mark.parametrize("way", WAYS)
async def test_a_trusted_proxy_stays_one(way: str) -> None:
    async with pair(way, each=1, proxies=["127.0.0.1"]) as (one, _), contextlib.AsyncExitStack() as stack:
        for _ in range(4):
            visitor = await stack.enter_async_context(raw(one, ask("/api/rooms/Bob")))
            assert (await visitor.answer())["status"] == 200


async def test_an_address_does_not_have_rooms_looked_for_without_end() -> None:
    head = (
        b"GET /api/rooms/Ana HTTP/1.1\r\nhost: 127.0.0.1\r\nX-Forwarded-For: %s\r\n\r\nx-forwarded-for: 192.0.2.3\r\n"
    )
    async with pair("descriptor", rate=0.0001, proxies=["127.0.0.1"]) as (one, _):
        most, asked = 1_000, 0
        async with raw(one) as visitor:
            for _ in range(most):
                visitor.writer.write(ask("/api/rooms/Ana", "X-Forwarded-For: 192.0.2.1"))
                assert (await visitor.answer())["status"] == 200
            visitor.writer.write(ask("/api/health", "x-forwarded-for: 192.0.2.1"))
            assert (await visitor.answer())["status"] == 200
            asked = len(one.asked)
            visitor.writer.write(head % b"192.0.2.1")
            found = await visitor.answer()
            assert (found["status"], found["code"]) == (429, "too-fast")
        assert len(one.asked) == asked == most
        async with raw(one, head % b"192.0.2.2") as visitor:
            assert (await visitor.answer())["status"] == 200


async def test_times_hold_for_what_was_handed_on() -> None:
    async with pair("bytes", times=Times(head=0.2, body=0.3, idle=1)) as (one, _):
        sent = ask("/api/rooms/Bob", body=b"x" * 100)[:-50]
        async with raw(one, sent) as visitor:
            assert (await visitor.answer())["code"] == "too-slow"


@pytest.mark.parametrize("host", [host for host in ("127.0.0.1", "::1") if here(host)])
@pytest.mark.parametrize("way", WAYS)
async def test_visitors_of_either_kind_of_address(way: str, host: str) -> None:
    async with pair(way, host=host) as (one, two), raw(one, ask("/api/rooms/Bob"), host) as visitor:
        found = await visitor.answer()
        assert (found["server"], found["client"][0]) == (two.name, host)


# --- other servers that are not what they should be


@pytest.mark.parametrize("way", WAYS)
async def test_a_server_that_started_again_is_not_the_one_that_is_meant(way: str) -> None:
    async with pair(way) as (one, two):
        one.owner = lambda room: Server("another", seen(two, way).address)
        async with raw(one, ask("/api/rooms/Bob")) as visitor:
            assert (await visitor.answer())["server"] == one.name
        assert one.taken == ["Bob"]
        assert two.peers.refused == 1


@pytest.mark.parametrize(
    "address", ["", "x", "127.0.0.1", "127.0.0.1:1", "127.0.0.1:1 /nowhere/peers", "[::1]:1", "127.0.0.1:99999"]
)
async def test_a_server_that_is_gone(address: str) -> None:
    async with pair("bytes") as (one, _):
        one.owner = lambda room: Server("gone", address)
        async with table(one.port, "Bob") as person:
            assert (await said(person))["server"] == one.name
        assert one.taken == ["Bob"]


@pytest.mark.parametrize("answer", [b"", b"no, thank you\n", b"y"])
async def test_a_server_that_answers_nothing_or_nonsense(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "REACH_WITHIN", 0.2)

    async def strange(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        with contextlib.suppress(OSError):
            await writer.drain()
            await over.wait()
        writer.close()

    over = asyncio.Event()
    stranger = await asyncio.start_server(strange, "127.0.0.1", 0)
    address = f"127.0.0.1:{stranger.sockets[0].getsockname()[1]}"
    async with pair("bytes") as (one, _):
        one.owner = lambda room: Server("stranger", address)
        async with timed() as passed, raw(one, ask("/api/rooms/Bob")) as visitor:
            assert (await visitor.answer())["server"] == one.name
        assert passed.loop < 1.5
        over.set()
        stranger.close()
        await asyncio.sleep(0)


async def test_a_local_server_that_is_frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "REACH_WITHIN", 0.2)
    with socket.socket(socket.AF_UNIX) as frozen:
        frozen.bind(str(tmp_path / "peers"))
        frozen.listen()
        async with pair("descriptor") as (one, _):
            one.owner = lambda room: Server("frozen", f"127.0.0.1:1 {tmp_path}/peers")
            async with raw(one, ask("/api/rooms/Bob")) as visitor:
                assert (await visitor.answer())["server"] == one.name
            assert one.taken == ["Bob"]


async def test_a_local_server_that_dies_with_the_connection_ends_it(tmp_path: Path) -> None:
    """It may have taken the connection or not: two servers must never read one."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX) as dying:
        dying.bind(str(tmp_path / "peers"))
        dying.listen()
        dying.setblocking(False)

        async def die() -> None:
            link, _ = await loop.sock_accept(dying)
            with link:
                await loop.sock_recv(link, 1_000)
                await loop.sock_sendall(link, b"yes\n")
                await loop.run_in_executor(None, keep, link)

        def keep(link: socket.socket) -> None:
            link.setblocking(True)
            kept.extend(socket.recv_fds(link, 1, 1)[1])

        kept: list[int] = []
        async with pair("descriptor") as (one, _):
            one.owner = lambda room: Server("dying", f"127.0.0.1:1 {tmp_path}/peers")
            death = asyncio.create_task(die())
            async with raw(one, ask("/api/rooms/Bob")) as visitor:
                assert await visitor.ended() == b""
            await death
            assert one.taken == []
            await until(lambda: len(one.crowd) == 0)
            os.close(kept.pop())


async def test_servers_that_point_at_each_other_do_not_hand_on_for_ever() -> None:
    for way in WAYS:
        async with pair(way) as (one, two):
            one.owner = lambda room: seen(two, way)  # noqa: B023
            two.owner = lambda room: seen(one, way)  # noqa: B023
            async with raw(one, ask("/api/rooms/Bob")) as visitor:
                assert (await visitor.answer())["server"] == one.name, "it went there and back"
            assert (one.asked, two.asked) == (["Bob"], ["Bob"])


async def test_a_server_without_files_refuses_and_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OSError(24, "too many open files")

    monkeypatch.setattr(peers, "_copy", full)
    async with pair("bytes") as (one, _), raw(one, ask("/api/rooms/Bob")) as visitor:
        found = await visitor.answer()
        assert (found["status"], found["code"]) == (503, "too-many-connections")
        assert one.taken == []


# --- what comes at the address for other servers


def visit(node: Node, **changes: Any) -> bytes:
    said = Visit(node.name, "192.0.2.7", 4711, 1, copied=True)
    return msgspec.json.encode(msgspec.structs.replace(said, **changes)) + b"\n"


@contextlib.asynccontextmanager
async def at_door(node: Node, sent: bytes) -> AsyncIterator[Raw]:
    host, _, port = node.far.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"\n",
        b"null\n",
        b"{}\n",
        b"\xff\xfe\n",
        b"x" * 100_000,
        b'{"to":"' + b"x" * 22 + b'","host":"","port":1,"hops":0}\n',
        '{"to":"\\ud800é","host":"","port":1,"hops":0}\n'.encode(),
        b'{"to":1}\n',
    ],
)
async def test_strangers_are_refused_and_counted(sent: bytes) -> None:
    async with pair("bytes") as (one, _):
        async with at_door(one, sent) as stranger:
            assert await stranger.ended() == b""
        assert one.peers.refused == 1
        async with at_door(one, visit(one) + ask("/api/x")) as friend:
            assert await friend.reader.readexactly(4) == b"yes\n"
            assert (await friend.answer())["client"] == ["192.0.2.7", 4711]
        assert one.peers.refused == 1


async def test_a_stranger_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "HELLO_WITHIN", 0.1)
    monkeypatch.setattr(peers, "MOST_HELLOS", 3)
    async with pair("bytes") as (one, _), contextlib.AsyncExitStack() as stack:
        async with timed() as passed:
            silent = [await stack.enter_async_context(at_door(one, b"")) for _ in range(5)]
            assert [await stranger.ended() for stranger in silent] == [b""] * 5
        assert passed.loop < 5
        assert one.peers.refused == 5
        async with at_door(one, visit(one) + ask("/api/x")) as friend:
            assert await friend.reader.readexactly(4) == b"yes\n"


@pytest.mark.parametrize("sent", [b"", b"nonsense", b'{"to":"x","host":"","port":1,"hops":0}'])
async def test_strangers_at_the_local_address(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "HELLO_WITHIN", 0.1)
    async with pair("descriptor") as (one, _):
        for end in (False, True):
            reader, writer = await asyncio.open_unix_connection(one.peers.address.partition(" ")[2])
            writer.write(sent)
            if end:
                writer.write_eof()
            assert await Raw(reader, writer).ended() == b""
            writer.close()
        assert one.peers.refused == 2
        reader, writer = await asyncio.open_unix_connection(one.peers.address.partition(" ")[2])
        writer.write(visit(one, size=10))
        assert await reader.readexactly(4) == b"yes\n"
        writer.write(b"\0 no descriptor")
        assert await Raw(reader, writer).ended() == b""
        writer.close()


# --- bytes that are copied


async def test_a_slow_reader_is_waited_for_and_everything_arrives() -> None:
    async with pair("bytes") as (one, two):
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8_192)
            connection.setblocking(False)
            await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", one.port))
            async with connect(
                f"ws://127.0.0.1:{one.port}/api/rooms/Bob/socket", sock=connection, proxy=None, max_queue=2
            ) as person:
                assert (await said(person))["server"] == two.name
                await person.send("many 3000")
                await asyncio.sleep(0.5)
                (copied,) = one.copied
                assert copied.waiting < 300_000, "30 MB are on their way, and not in memory"
                for _ in range(3000):
                    assert len(await asyncio.wait_for(person.recv(), PATIENCE)) == PIECE
                await person.send("end")
                assert await person.recv() == "end"


async def test_a_slow_server_is_waited_for_too() -> None:
    """The server that has the room reads at its own pace; what comes meanwhile waits at the visitor."""
    body = b"z" * 30_000_000
    async with pair("bytes") as (one, two), raw(one) as visitor:
        two.reading.clear()
        visitor.writer.write(ask("/api/rooms/Bob", body=body))
        await asyncio.sleep(0.5)
        (copied,) = one.copied
        assert copied.waiting < 300_000
        two.reading.set()
        assert (await visitor.answer())["body"] == zlib.crc32(body)


async def test_a_visitor_who_has_said_everything_still_gets_the_answer() -> None:
    async with pair("bytes") as (one, _), raw(one, ask("/api/rooms/Bob", "connection: close")) as visitor:
        found = await visitor.answer()
        assert found["status"] == 200
        visitor.writer.write_eof()
        assert await visitor.ended() == b""
        await until(lambda: len(one.crowd) == 0)


@pytest.mark.parametrize("way", WAYS)
async def test_a_server_that_ends_takes_its_connections_along(way: str) -> None:
    async with Node() as one:
        async with Node() as two:
            one.owner = lambda room: seen(two, way)
            two.owner = lambda room: None
            person = await table(one.port, "Bob")
            assert (await said(person))["server"] == two.name
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(person.recv(), PATIENCE)
        assert person.close_code == 1012
        await until(lambda: len(one.crowd) == 0)


async def test_the_server_between_ends_and_the_visitor_comes_again() -> None:
    async with Node() as two:
        async with Node() as one:
            one.owner = lambda room: two.far
            person = await table(one.port, "Bob")
            await said(person)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(person.recv(), PATIENCE)
        await until(lambda: len(two.crowd) == 0)


async def test_nothing_is_left_of_the_local_address() -> None:
    async with Node() as one:
        folder = Path(one.peers.address.partition(" ")[2]).parent
        assert folder.stat().st_mode & 0o777 == 0o700
    assert not folder.exists()
    never = Peers.open("")
    never.close()
    assert not Path(never.address.partition(" ")[2]).parent.exists()


def test_what_a_killed_server_left_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    killed, empty, young = (Peers.open("") for _ in range(3))
    lives = Peers.open("")
    folders = [Path(one.address.partition(" ")[2]).parent for one in (killed, empty, lives, young)]
    for folder in folders[:3]:
        os.utime(folder, (1, 1))
    for one in (killed, empty, young):
        assert one._local is not None
        one._local.close()
        one._listener.close()
    (folders[1] / "peers").unlink()
    os.utime(folders[1], (1, 1))
    other = Peers.open("")
    assert [folder.exists() for folder in folders] == [False, False, True, True]
    other.close()
    lives.close()


@pytest.mark.parametrize(
    "database",
    [
        "",
        "postgresql://localhost/kingcraft",
        "postgresql://127.0.0.1:5432/kingcraft",
        "postgresql:///kingcraft?host=/run/postgresql",
        "postgresql://me:secret@127.0.0.1:1,other:2/x",
        "postgresql://name.invalid/x",
        "postgresql://[broken/x",
    ],
)
def test_a_database_on_this_machine_or_nowhere_means_the_loopback_address(database: str) -> None:
    opened = Peers.open(database)
    opened.close()
    assert opened.address.startswith(("127.0.0.1:", "[::1]:"))


def test_a_host_says_where_other_servers_reach_this_machine() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.3", 0))
        port = probe.getsockname()[1]
    for at, address in [("127.0.0.2", "127.0.0.2:"), (f"127.0.0.3:{port}", f"127.0.0.3:{port} ")]:
        opened = Peers.open("postgresql://localhost/x", at)
        opened.close()
        assert opened.address.startswith(address)


@pytest.mark.parametrize("at", ["127.0.0.1:99999", "127.0.0.1:port", ":1", "127.0.0.1/x", "[::1"])
def test_what_is_no_address_of_this_machine(at: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Peers.open("", at)


# --- processes


class Other:
    """A server in its own process."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.driver.nodes"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.said = msgspec.json.decode(self.line, type=Said)

    def begin(self, lines: list[str]) -> None:
        """Let it know all servers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("".join(lines) + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "ready\n"

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.mark.parametrize("way", WAYS)
async def test_the_server_that_has_the_room_is_killed(way: str) -> None:
    other = Other()
    try:
        async with Node() as one:
            address = other.said.address if way == "descriptor" else other.said.address.partition(" ")[0]
            one.owner = lambda room: Server(other.said.name, address)
            other.begin([other.line])
            async with table(one.port, "Bob") as person:
                assert (await said(person))["server"] == other.said.name
                other.process.kill()
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(person.recv(), PATIENCE)
            await until(lambda: len(one.crowd) == 0)
            async with table(one.port, "Bob") as person:
                assert (await said(person))["server"] == one.name, "it takes the room"
            assert one.taken == ["Bob"]
    finally:
        other.end()


async def test_two_processes_hand_on_to_each_other() -> None:
    others = [Other(), Other()]
    try:
        for other in others:
            other.begin([one.line for one in others])
        owner: list[Callable[[str], Server | None]] = [
            share([Server(one.said.name, one.said.address) for one in others], index) for index in range(2)
        ]
        rng = random.Random(9)
        for number in range(60):
            room, at = f"R{number}", rng.randrange(2)
            async with table(others[at].said.port, room) as person:
                found = owner[at](room)
                expected = others[at].said.name if found is None else found.name
                assert (await said(person))["server"] == expected
    finally:
        for other in others:
            other.end()
