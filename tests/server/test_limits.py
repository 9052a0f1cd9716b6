"""One visitor cannot take everyone's share: what an address may ask for, also behind a proxy."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kingcraft.room.scheduling import RateLimits
from kingcraft.server.http.limits import LARGE, LARGE_EACH, SHARES, Kind, Limits, kind_of
from kingcraft.service.uploads import MAX_MESSAGE
from tests.server.test_crowd import answered, arrived, raw
from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, Server, wait_for

ANA, BO, CY = "192.0.2.1", "192.0.2.2", "2001:db8::7"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, which is this test."""
    data = tmp_path_factory.mktemp("public") / "data"
    with Server(data, "--trusted-proxy", "127.0.0.1", "--max-per-address", "2", "--rate", "2") as running:
        yield running
        assert running.stderr() == ""


def asked(server: Server, visitor: str, method: str, path: str, body: bytes = b"{") -> httpx.Response:
    headers = {"X-Forwarded-For": visitor}
    return httpx.request(method, server.url + path, content=body, headers=headers, **PLAIN)


def test_a_visitor_who_opens_rooms_without_end_does_not_stop_others(public: Server) -> None:
    with httpx.Client(**PLAIN) as client:
        headers = {"X-Forwarded-For": f"{BO}, {ANA}"}
        while (answer := client.post(public.url + "/api/rooms", content=b"{", headers=headers)).status_code != 429:
            assert answer.status_code == 400
    assert answer.json() == {"code": "too-fast", "key": "error-too-fast", "place": "", "arguments": {}}
    assert 1 <= int(answer.headers["retry-after"]) <= 5
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert asked(public, ANA, "GET", "/api/health").status_code == 200, "it may still look"
    assert asked(public, ANA, "POST", "/api/lessons").status_code == 429, "all new tables count together"
    assert asked(public, BO, "POST", "/api/rooms").status_code == 400
    assert asked(public, CY, "POST", "/api/rooms").status_code == 400


async def test_an_address_has_so_many_sockets(public: Server) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(public.connected("x", additional_headers={"X-Forwarded-For": ANA}))
        with pytest.raises(InvalidStatus) as refused:
            await stack.enter_async_context(public.connected("x", additional_headers={"X-Forwarded-For": ANA}))
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "1"
        assert json.loads(refused.value.response.body)["code"] == "too-fast"
        await stack.enter_async_context(public.connected("x", additional_headers={"X-Forwarded-For": BO}))


CLOSE, GARBAGE, HELLO = b"\x88\x80\0\0\0\0", b"\xff" * 20, b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'


@pytest.mark.parametrize(
    ("visitor", "rest", "said"),
    [
        ("198.51.100.1", b"", None),
        ("198.51.100.2", b"\r\n", None),
        ("198.51.100.3", b"\r\n" + GARBAGE, None),
        ("198.51.100.4", b"origin: http://evil.example\r\n\r\n", None),
        ("198.51.100.5", b"\r\n", b""),
        ("198.51.100.6", b"\r\n", CLOSE),
        ("198.51.100.7", b"\r\n", GARBAGE),
        ("198.51.100.8", b"\r\n", HELLO),
        ("198.51.100.9", b"\r\n", HELLO + CLOSE),
    ],
)
async def test_a_socket_gives_its_place_back_however_it_ends(
    public: Server, visitor: str, rest: bytes, said: bytes | None
) -> None:
    handshake = (
        f"GET /api/rooms/x/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: {visitor}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    ).encode()
    for _ in range(2):
        with raw(public, handshake + rest) as connection:
            if said is not None:
                arrived(connection, b"\r\n\r\n")
                connection.sendall(said)
    refusals = set[int]()
    async with contextlib.AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        for _ in range(2):
            while True:
                try:
                    headers = {"X-Forwarded-For": visitor}
                    await stack.enter_async_context(public.connected("x", additional_headers=headers))
                    break
                except InvalidStatus as refused:
                    refusals.add(refused.response.status_code)
                    await asyncio.sleep(0.05)
    assert refusals <= {429}, "only a place that is still taken is a reason"


@pytest.mark.parametrize("path", ["/api/replay", "/api/practice"])
def test_only_so_many_large_bodies_are_read(public: Server, path: str) -> None:
    visitor = f"198.51.100.{len(path)}"

    def begun() -> bytes:
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\nx-forwarded-for: {visitor}\r\n"
        return f"{head}content-length: 200000\r\n\r\n{' ' * (MAX_MESSAGE + 1)}".encode()

    with contextlib.ExitStack() as stack:
        for _ in range(LARGE_EACH):
            stack.enter_context(raw(public, begun()))

        def refused() -> bool:
            status, after, code = answered(stack.enter_context(raw(public, begun())))
            return (status, after, code) == (429, "1", "too-fast")

        assert refused()
        whole = asked(public, BO, "POST", path, b" " * (MAX_MESSAGE + 1))
        assert (whole.status_code, whole.json()["code"]) == (400, "bad-message")
    wait_for(lambda: asked(public, visitor, "POST", path, b" " * (MAX_MESSAGE + 1)).status_code == 400)


def test_a_proxy_that_is_not_named_is_one_visitor(server: Server) -> None:
    for visitor in (ANA, BO):
        assert asked(server, visitor, "GET", "/api/health").status_code == 200
    assert server.stderr().count("no --trusted-proxy") == 1


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/", "page"),
        ("GET", "/assets/app.js", "page"),
        ("GET", "/api/games", "ask"),
        ("HEAD", "/api/rooms/x", "ask"),
        ("POST", "/api/rules", "ask"),
        ("GET", "/rules/king", "ask"),
        ("GET", "/api/rules/page/en/king", "ask"),
        ("POST", "/api/rooms", "room"),
        ("POST", "//api//rooms/", "room"),
        ("DELETE", "/api/rooms", "room"),
        ("POST", "/api/lessons", "room"),
        ("POST", "/api/practice", "room"),
        ("POST", "/api/rooms/x/again", "room"),
        ("POST", "/api/rooms/x/seat", "seat"),
        ("POST", "/api/rooms/x/seats/2", "seat"),
        ("GET", "/api/rooms/x/record", "replay"),
        ("GET", "/api/matches/x", "replay"),
        ("GET", "/api/matches/x/deals/3", "replay"),
        ("POST", "/api/replay", "replay"),
        ("POST", "/api/replay/deals/3", "replay"),
        ("POST", "/api/rooms/x/review", "review"),
        ("POST", "/api/rooms/x/review/deals/1", "review"),
        ("GET", "/api/rooms/x/review", "ask"),
    ],
)
def test_what_a_request_costs(method: str, path: str, kind: Kind) -> None:
    assert kind_of(method, path) == kind


@pytest.mark.parametrize("kind", SHARES)
def test_every_address_has_its_share_whatever_others_do(monkeypatch: pytest.MonkeyPatch, kind: Kind) -> None:
    monkeypatch.setattr("kingcraft.room.scheduling.clock", lambda: 100.0)
    limits, share = Limits(20, 7), SHARES[kind]
    assert not any(limits.wait(kind, ANA) for _ in range(int(share.at_once)))
    assert limits.wait(kind, ANA) == 1
    assert limits.wait(kind, BO) == 0
    slow = Limits(0.2, 7)
    assert not any(slow.wait(kind, ANA) for _ in range(int(share.at_once)))
    assert slow.wait(kind, ANA) > 0
    free = Limits(0, 7)
    assert not any(free.wait(kind, ANA) for _ in range(3000))


def test_messages_count_for_the_socket_and_for_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingcraft.room.scheduling.clock", lambda: 100.0)
    limits, share = Limits(20, 7), int(SHARES["message"].at_once)
    assert sum(limits.messages(ANA).take() for _ in range(share + 50)) == share
    assert not limits.messages(ANA).take()
    other = limits.messages(BO)
    assert sum(other.take() for _ in range(100)) == 60


def test_so_many_are_answered_together() -> None:
    for limits in (Limits(20, 2), Limits(0, 2)):
        for _ in range(2):
            assert limits.wait("socket", ANA) == 0
            limits.begin("socket", ANA)
        assert limits.wait("socket", ANA) == 1
        assert limits.wait("socket", BO) == 0
        limits.end("socket", ANA)
        assert limits.wait("socket", ANA) == 0


def test_large_bodies_of_all() -> None:
    limits = Limits(20, 2)
    for number in range(LARGE):
        assert limits.large_is_free(f"address {number}")
        limits.begin("large", f"address {number}")
    assert not limits.large_is_free(ANA)
    limits.end("large", "address 3")
    assert limits.large_is_free(ANA)


def test_the_table_of_visitors_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingcraft.room.scheduling.clock", lambda: 100.0)
    limits = RateLimits(1, 2, most=3)
    assert [limits.wait(visitor) for visitor in "aabbccaa"] == [0, 0, 0, 0, 0, 0, 1, 1]
    assert limits.wait("d") == 0  # b is forgotten, who has not come for longest
    assert [limits.wait(visitor) for visitor in "acb"] == [1, 1, 0]
    assert len(limits._known) == 3


def test_what_all_ask_for_is_packed_once(server: Server) -> None:
    answers: list[Any] = [server.get("/api/games", encoding=encoding).json() for encoding in ("gzip", "identity")]
    assert answers[0] == answers[1]
    schema = server.get("/api/schema/openapi.json")
    assert schema.content == server.get("/api/schema/openapi.json").content
