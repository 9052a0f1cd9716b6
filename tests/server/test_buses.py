"""What servers may expect of every ``Bus``. A new one is one more line in ``KINDS``."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg
import nats
import pytest

from kingcraft.server.bus import bus_of
from kingcraft.server.bus.far import AGAIN, Message
from kingcraft.server.bus.nats import PREFIX, NatsBus
from kingcraft.server.bus.notify import CHANNEL, LARGEST, NotifyBus, packed, unpacked
from kingcraft.server.settings import Settings
from kingcraft.service.bus import Bus, HereBus
from tests.room.memory import until
from tests.server.postgres import address
from tools.driver.server import Server
from tools.driver.services import Nats, Postgres, Service

#: Seconds after which messages flow again once the bus is there.
BACK: Final = 3.0
#: Seconds in which many messages are sent on a busy machine too, unless each of them waits: that for a frozen server is
#: without end, and half a millisecond for each of 20,000 messages, ten for each of 1,000, come to more.
WAITED: Final = 10.0
#: What is not a message of ours: no text, no JSON, other JSON, what is deep, what is long.
GARBAGE: Final = (
    b"",
    b"\0",
    b"\xff\xfe",
    b"{",
    b"[[1,2]]",
    b'[["taken",7]]',
    b'[["taken","%"]]',
    b"[" * 5000,
    b"x" * 7000,
)


@dataclass(frozen=True)
class Far:
    """A bus that needs a server of its own."""

    service: Callable[[], Service]
    open: Callable[[str], Bus]
    #: Sends bytes past the bus to where its messages go.
    throw: Callable[[str, bytes], Awaitable[None]]


async def throw_notify(url: str, raw: bytes) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, raw.replace(b"\0", b"").decode("latin-1"))
    finally:
        await connection.close()


async def throw_nats(url: str, raw: bytes) -> None:
    client = await nats.connect(url)
    await client.publish(f"{PREFIX}taken", raw)
    await client.publish(f"{PREFIX}unknown", raw)
    await client.close()


FAR = {
    "notify": Far(Postgres, NotifyBus, throw_notify),
    "nats": Far(Nats, NatsBus, throw_nats),
}
KINDS = ("here", *FAR)


@pytest.fixture(scope="module")
def services() -> Iterator[dict[str, Service]]:
    """A server of each kind, for tests that leave it alone."""
    running = {name: kind.service() for name, kind in FAR.items()}
    try:
        for service in running.values():
            service.start()
        yield running
    finally:
        for service in running.values():
            service.__exit__(None, None, None)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def pair(kind: str, services: dict[str, Service]) -> AsyncIterator[tuple[Bus, Bus]]:
    """The bus of two servers; a server that is alone has it twice."""
    here = HereBus()
    one, two = (here, here) if kind == "here" else [FAR[kind].open(services[kind].url) for _ in range(2)]
    await one.start()
    await two.start()
    yield one, two
    await one.close()
    await two.close()


@pytest.fixture(params=FAR)
async def far(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Far, Service]]:
    """A kind of bus, and its server, which is not started."""
    found = FAR[request.param]
    service = found.service()
    yield found, service
    await asyncio.to_thread(service.__exit__, None, None, None)


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def __call__(self, body: bytes) -> None:
        self.heard.append(body)


async def flows(one: Bus, ear: Ear) -> None:
    """Publish until something new arrives."""
    before = len(ear.heard)
    while len(ear.heard) == before:
        one.publish("taken", b"there?")
        await asyncio.sleep(0.02)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith("kingcraft")]


async def test_a_message_arrives_at_all_subscribers_and_at_the_sender(pair: tuple[Bus, Bus]) -> None:
    ears = [Ear() for _ in range(4)]
    for number, ear in enumerate(ears):
        await pair[number % 2].subscribe("taken", ear)
    pair[0].publish("taken", b"\0\xff\r\n{}")
    await until(lambda: all(ear.heard for ear in ears))
    await asyncio.sleep(0.05)
    assert [ear.heard for ear in ears] == [[b"\0\xff\r\n{}"]] * 4


async def test_messages_of_one_sender_arrive_in_order(pair: tuple[Bus, Bus]) -> None:
    ear = Ear()
    await pair[1].subscribe("taken", ear)
    sent = [b"%d" % number * 40 for number in range(1000)]
    for number, body in enumerate(sent):
        pair[0].publish("taken", body)
        if number % 100 == 0:
            await asyncio.sleep(0.001)
    await until(lambda: len(ear.heard) >= len(sent))
    assert ear.heard == sent


async def test_a_large_message_harms_no_other(pair: tuple[Bus, Bus]) -> None:
    ear = Ear()
    await pair[1].subscribe("taken", ear)
    for body in (b"before", bytes(2_000_000), b"after"):
        pair[0].publish("taken", body)
    await until(lambda: b"after" in ear.heard)
    assert [body for body in ear.heard if len(body) < 10] == [b"before", b"after"]


async def test_it_is_closed_twice_and_silent_then(pair: tuple[Bus, Bus]) -> None:
    mine, theirs = Ear(), Ear()
    await pair[0].subscribe("taken", mine)
    await pair[0].close()
    await pair[0].close()
    pair[0].publish("taken", b"late")
    if pair[1] is not pair[0]:
        await pair[1].subscribe("taken", theirs)
        await flows(pair[1], theirs)
    await asyncio.sleep(0.05)
    assert mine.heard == []
    assert b"late" not in theirs.heard


async def test_a_bus_that_never_began_is_closed() -> None:
    before = asyncio.all_tasks()
    for bus in (HereBus(), NotifyBus("postgresql://kingcraft@127.0.0.1:1/none"), NatsBus("nats://127.0.0.1:1")):
        bus.publish("taken", b"early")
        await bus.close()
        await bus.close()
    assert asyncio.all_tasks() == before


@pytest.mark.parametrize("name", FAR)
async def test_what_a_stranger_sends_is_harmless(
    name: str, services: dict[str, Service], caplog: pytest.LogCaptureFixture
) -> None:
    ear, url = Ear(), services[name].url
    bus = FAR[name].open(url)
    await bus.subscribe("taken", ear)
    await bus.start()
    for raw in GARBAGE:
        await FAR[name].throw(url, raw)
    bus.publish("taken", b"ours")
    await until(lambda: b"ours" in ear.heard)
    assert set(ear.heard) <= {*GARBAGE, b"ours"}
    assert caplog.records == []
    await bus.close()


async def test_without_a_connection_publishing_neither_waits_nor_fails(
    far: tuple[Far, Service], caplog: pytest.LogCaptureFixture
) -> None:
    kind, service = far
    bus, ear = kind.open(service.url), Ear()
    await bus.subscribe("taken", ear)
    async with asyncio.timeout(BACK):
        await bus.start()
    began = time.perf_counter()
    for _ in range(20_000):
        bus.publish("taken", b"lost")
    assert time.perf_counter() - began < WAITED
    await asyncio.sleep(3 * AGAIN)
    (said,) = lines(caplog)
    assert "127.0.0.1" in said
    assert "going on without it" in said
    await asyncio.to_thread(service.start)
    async with asyncio.timeout(BACK):
        await flows(bus, ear)
    assert b"lost" not in ear.heard
    assert len(lines(caplog)) == 2
    assert "there again" in lines(caplog)[1]
    await bus.close()


async def test_after_a_crash_of_its_server_messages_flow_again(
    far: tuple[Far, Service], caplog: pytest.LogCaptureFixture
) -> None:
    kind, service = far
    await asyncio.to_thread(service.start)
    async with AsyncExitStack() as stack:
        one, two = kind.open(service.url), kind.open(service.url)
        ear = Ear()
        await two.subscribe("taken", ear)
        for bus in (one, two):
            await bus.start()
            stack.push_async_callback(bus.close)
        await flows(one, ear)
        for _ in range(2):
            await asyncio.to_thread(service.stop, signal.SIGKILL)
            began = time.perf_counter()
            for _ in range(1000):
                one.publish("taken", b"perhaps")
                await asyncio.sleep(0)
            assert time.perf_counter() - began < WAITED
            await asyncio.to_thread(service.start)
            async with asyncio.timeout(BACK):
                await flows(one, ear)
    assert all(record.levelno < logging.ERROR for record in caplog.records)
    assert len(lines(caplog)) == 8  # each bus, each crash: it is not there, it is there again


async def frozen(far: tuple[Far, Service]) -> tuple[Bus, Ear, Service]:
    """Return a bus over which messages flow, one who hears them, and the bus's server, which has just been frozen."""
    kind, service = far
    await asyncio.to_thread(service.start)
    bus, ear = kind.open(service.url), Ear()
    await bus.subscribe("taken", ear)
    await bus.start()
    await flows(bus, ear)
    await asyncio.to_thread(service.pause)
    return bus, ear, service


async def test_a_server_that_is_frozen_costs_the_sender_no_time(
    far: tuple[Far, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingcraft.server.bus.far.PATIENCE", 0.3)
    monkeypatch.setattr("kingcraft.server.bus.far.LOOK", 0.1)
    bus, ear, service = await frozen(far)
    began = time.perf_counter()
    for _ in range(20_000):
        bus.publish("taken", b"x" * 1000)
    assert time.perf_counter() - began < WAITED
    await asyncio.sleep(1)
    await asyncio.to_thread(service.go_on)
    async with asyncio.timeout(BACK):
        await flows(bus, ear)
    await bus.close()


async def test_it_is_closed_while_its_server_is_frozen(far: tuple[Far, Service]) -> None:
    """Though much waits to be sent: the client of NATS goes on after a cancellation that meets it while it sends."""
    bus, _, service = await frozen(far)
    for _ in range(10_000):
        bus.publish("taken", b"x" * 1000)
    await asyncio.sleep(0.3)
    closing = asyncio.create_task(bus.close())
    await asyncio.wait((closing,), timeout=BACK)
    closed, there = closing.done(), bus.there
    await asyncio.to_thread(service.go_on)
    assert closed
    assert not there


async def test_something_else_answers_at_its_address(caplog: pytest.LogCaptureFixture) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"INFO {]\r\nHTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        for bus in (NatsBus(f"nats://127.0.0.1:{port}"), NotifyBus(f"postgresql://kingcraft@127.0.0.1:{port}/cards")):
            await bus.start()
            await asyncio.sleep(3 * AGAIN)
            await bus.close()
    assert len(lines(caplog)) == 2


def test_no_line_of_the_log_holds_a_password() -> None:
    for bus in (NatsBus("nats://me:secret@nats.example"), NotifyBus("postgresql://me:secret@database.example/cards")):
        assert "secret" not in bus.place


@pytest.mark.parametrize("size", [0, 1, 7, 100, 5_000, 5_968, 6_000, 10_000])
def test_a_text_for_postgresql_is_never_too_long(size: int) -> None:
    messages = [Message("taken", bytes([number % 256]) * size) for number in range(300)]
    texts = packed(messages)
    assert all(len(text.encode()) <= LARGEST for text in texts)
    found = [message for text in texts for message in unpacked(text)]
    assert found == (messages if size < 5_980 else [])
    if 0 < size <= 100:
        assert len(texts) <= 300 * (size * 4 / 3 + 20) / LARGEST + 2


def test_which_bus_a_server_has() -> None:
    database = "postgresql://kingcraft@127.0.0.1/cards"
    found: list[Any] = [bus_of(Settings()), bus_of(Settings(database=database))]
    found.append(bus_of(Settings(database=database, bus="nats://127.0.0.1:4222")))
    assert [type(bus) for bus in found] == [HereBus, NotifyBus, NatsBus]


def is_back(server: Server) -> bool:
    return "is there again" in server.stderr()


async def test_servers_begin_without_their_bus_and_say_when_it_is_there(tmp_path: Path) -> None:
    nats_server = Nats()
    options = ("--rate", "0", "--database", address(tmp_path), "--bus", nats_server.url)
    servers = [Server(tmp_path / f"data{number}", *options) for number in range(2)]
    try:
        for server in servers:
            server.wait_until_ready()
        mine = servers[0].open_room("kings-corner", "pagat", "open")
        servers[1].join(mine["room"])
        for server in servers:
            (said,) = server.stderr().splitlines()
            assert f"NATS at 127.0.0.1:{nats_server.port} is not there" in said
        await asyncio.to_thread(nats_server.start)
        for server in servers:
            await until(partial(is_back, server))
            assert len(server.stderr().splitlines()) == 2
    finally:
        codes = [await asyncio.to_thread(server.stop) for server in servers]
        nats_server.__exit__(None, None, None)
    assert codes == [0, 0]
