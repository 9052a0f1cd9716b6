"""Connections that ask for too much: too many at once, or requests that never arrive. Other people are served on."""

import asyncio
import contextlib
import json
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kingcraft.server import seldom
from kingcraft.server.http.addresses import Proxies
from kingcraft.server.http.connections import SLOWEST, Crowd
from tools.driver.patience import PATIENCE
from tools.driver.server import SOURCE, Server, strict, wait_for

HEAD = 0.5


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second for a head and one for a body, and has ten connections for an address."""
    data = tmp_path_factory.mktemp("hurried") / "data"
    with Server(data, "--max-per-address", "10", program=strict(HEAD)) as running:
        yield running


@contextlib.contextmanager
def raw(server: Server, sent: bytes = b"", host: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection on which ``sent`` is sent."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, (host, 0)) as connection:
        connection.sendall(sent)
        yield connection


def answered(connection: socket.socket) -> tuple[int, str, str]:
    """The status, ``Retry-After`` and the code of what comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := connection.recv(65_536):
            found += piece
    head, _, body = found.partition(b"\r\n\r\n")
    lines = head.decode().lower().split("\r\n")
    after = next((line.partition(": ")[2] for line in lines if line.startswith("retry-after")), "")
    return int(lines[0].split()[1]), after, json.loads(body)["code"]


def arrived(connection: socket.socket, end: bytes) -> None:
    """Wait until an answer with these bytes has come."""
    found = b""
    while end not in found:
        piece = connection.recv(65_536)
        assert piece, found
        found += piece


HALF = b"POST /api/rooms HTTP/1.1\r\nhost: 127.0.0.1\r\n"


@pytest.mark.parametrize("sent", [b"", b"GET", HALF])
def test_a_head_that_does_not_come(hurried: Server, sent: bytes) -> None:
    began = time.monotonic()
    with raw(hurried, sent) as connection:
        assert answered(connection) == (408, "10", "too-slow")
    assert time.monotonic() - began >= HEAD * 0.9


def test_a_head_that_comes_byte_by_byte_has_no_more_time(hurried: Server) -> None:
    with raw(hurried, HALF) as connection, contextlib.suppress(OSError):
        for _ in range(40):
            connection.sendall(b"x")
            time.sleep(HEAD / 10)
        pytest.fail("it was waited for")


def test_a_body_that_does_not_come(hurried: Server) -> None:
    with raw(hurried, HALF + b"content-length: 100\r\n\r\n{") as connection:
        assert answered(connection) == (408, "10", "too-slow")


def test_a_body_has_an_end_however_fast_it_comes(hurried: Server) -> None:
    began = time.monotonic()
    with raw(hurried, HALF + b"content-length: 60000\r\n\r\n") as connection, contextlib.suppress(OSError):
        while time.monotonic() - began < PATIENCE:
            connection.sendall(b" " * SLOWEST if time.monotonic() - began < HEAD else b" ")
            time.sleep(HEAD / 4)
    assert HEAD < time.monotonic() - began < PATIENCE


def test_the_next_request_has_its_own_time(hurried: Server) -> None:
    ask = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    with raw(hurried, ask + b"\r\n") as connection:
        arrived(connection, b'"ok"')
        time.sleep(HEAD * 1.5)  # nothing is asked for meanwhile
        connection.sendall(ask)
        assert answered(connection) == (408, "10", "too-slow")


async def test_a_table_is_not_timed(hurried: Server) -> None:
    mine = hurried.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with hurried.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        await asyncio.sleep(HEAD * 2)
        await person.act(update["version"], update["legal"][0])
        assert (await person.receive())["event"]["kind"] == "act"


def test_an_address_has_so_many_connections_and_others_come_in(hurried: Server) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(raw(hurried, HALF))
        for _ in range(3):
            assert answered(stack.enter_context(raw(hurried))) == (429, "10", "too-many-connections")
        with raw(hurried, b"GET /api/health HTTP/1.0\r\nhost: 127.0.0.1\r\n\r\n", "127.0.0.2") as other:
            arrived(other, b'"ok"')
    assert hurried.stderr().count("an address has 10 connections") == 1
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:  # their places are given back
        with contextlib.suppress(httpx.HTTPError):
            if hurried.get("/api/health").status_code == 200:
                return
    pytest.fail("no place is free again")


def test_clients_that_go_in_the_middle_of_a_body_leave_no_trace(hurried: Server) -> None:
    for _ in range(3):
        with raw(hurried, HALF + b"content-length: 1000\r\n\r\n{"):
            time.sleep(0.02)
    assert hurried.get("/api/health").status_code == 200
    assert "prematurely" not in hurried.stderr()


def test_a_server_without_files_says_so_once_and_goes_on(tmp_path: Path) -> None:
    """The limit that this test gives it is below what it allows itself: as if others had taken the machine's files."""
    with Server(tmp_path / "data") as server:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (40, 40))
        with contextlib.ExitStack() as stack:
            for _ in range(60):
                stack.enter_context(raw(server))
            time.sleep(1.2)  # one more try
            assert server.process.poll() is None
        wait_for(lambda: "out of files" in server.stderr())
        assert server.get("/api/health").status_code == 200
        (line,) = server.stderr().splitlines()
        assert "out of files" in line


def test_it_asks_the_system_for_more_files() -> None:
    program = "from kingcraft.server.serve import open_files; print(open_files())"
    command = f"ulimit -Sn 300; exec {sys.executable} -c '{program}'"
    found = subprocess.run(
        ["bash", "-c", command], check=True, capture_output=True, text=True, env={"PYTHONPATH": str(SOURCE)}
    )
    assert int(found.stdout) == min(10_240, resource.getrlimit(resource.RLIMIT_NOFILE)[1])


def test_a_proxy_has_as_many_connections_as_it_likes() -> None:
    crowd = Crowd(8, 2, Proxies(["10.0.0.0/8"]))
    assert [crowd.enter("10.1.1.1") for _ in range(3)] == [None] * 3
    assert [crowd.enter(f"2001:db8::{number}") for number in range(3)] == [None, None, "address"]
    assert [crowd.enter("192.0.2.1") for _ in range(3)] == [None, None, "address"]
    assert crowd.enter("192.0.2.3") is None
    assert [crowd.enter("192.0.2.2"), crowd.enter("10.1.1.1")] == ["all", "all"]
    crowd.leave("2001:db8::9")
    assert crowd.enter("192.0.2.2") is None
    assert len(crowd) == 8


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("192.0.2.7", [], "192.0.2.7"),
        ("192.0.2.7", [b"198.51.100.1"], "192.0.2.7"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", [b"198.51.100.1"], "198.51.100.1"),
        ("::ffff:10.0.0.1", [b"198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", [b"1.1.1.1, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", [b"1.1.1.1", b"198.51.100.1, 10.0.0.9"], "198.51.100.1"),
        ("10.0.0.1", [b"198.51.100.1:4711"], "198.51.100.1"),
        ("10.0.0.1", [b"[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        ("10.0.0.1", [b"1.1.1.1, unknown"], "10.0.0.1"),
        ("10.0.0.1", [b"\xff\xfe"], "10.0.0.1"),
        ("10.0.0.1", [b""], "10.0.0.1"),
        ("10.0.0.1", [b"10.0.0.2"], "10.0.0.1"),
        ("10.0.0.1", [b"1.1.1.1," + b"10.0.0.2," * 5000 + b"10.0.0.3"], "10.0.0.1"),
        ("2001:db8::1%eth0", [], "2001:db8::/64"),
        ("", [], ""),
    ],
)
def test_who_asks(peer: str, forwarded: list[bytes], visitor: str) -> None:
    assert Proxies(["10.0.0.0/8"]).visitor(peer, forwarded) == visitor


def test_a_log_line_comes_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kingcraft.server.seldom.time.monotonic", lambda: now)
    only = seldom.Seldom()

    def line(name: str, text: str, *details: str) -> logging.LogRecord:
        return logging.LogRecord(name, logging.WARNING, "", 0, text, details, None)

    refused = ("kingcraft.server.http.connections", "%s is refused")
    assert [only.filter(line(*refused, "100%d")) for _ in range(3)] == [True, False, False]
    assert only.filter(line("kingcraft.room.room", "x"))
    assert only.filter(line("kingcraft.room.room", "x"))
    now += seldom.PAUSE
    later = line(*refused, "100%d")
    assert only.filter(later)
    assert later.getMessage() == "100%d is refused (2 more like it before)"
    for number in range(1000):
        assert only.filter(line("asyncio", f"fault {number}"))
    assert len(only._said) < 1000
