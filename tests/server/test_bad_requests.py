"""Bad requests over HTTP, one by one: a status, a clear code and text key, no trace is shown."""

import socket
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, Server


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind} for kind in kinds]


@pytest.mark.parametrize(
    ("change", "status", "code", "place"),
    [
        ({"game": "whist"}, 422, "bad-format", "game"),
        ({"preset": "unknown"}, 422, "bad-format", "rules.preset"),
        ({"options": {"colour": 1}}, 422, "bad-format", "rules.options.colour"),
        ({"options": {"target": 0}}, 422, "bad-format", "rules.options.target"),
        ({"options": {"target": "25"}}, 422, "bad-format", "rules.options.target"),
        ({"options": {"scoring": "chips"}}, 422, "bad-format", "rules.options"),
        ({"seats": seats("you", "oracle")}, 422, "bad-format", "seats[1].kind"),
        ({"seats": seats("open", "random")}, 422, "bad-format", "seats"),
        ({"seats": seats("you", "you")}, 422, "bad-format", "seats"),
        ({"game": "king", "preset": "king"}, 422, "bad-format", "seats"),
        ({"options": {"hand_size": 13}, "seats": seats("you", *["random"] * 3)}, 422, "bad-format", "rules.options"),
        ({"seats": seats("you")}, 400, "bad-message", ""),
        ({"seats": seats("you", *["random"] * 6)}, 400, "bad-message", ""),
        ({"seats": [{"kind": "you", "cards": "AS"}, {"kind": "random"}]}, 400, "bad-message", ""),
        ({"cheat": True}, 400, "bad-message", ""),
        ({"game": 7}, 400, "bad-message", ""),
    ],
)
def test_rooms_that_cannot_be(server: Server, change: dict[str, Any], status: int, code: str, place: str) -> None:
    body = {"game": "kings-corner", "preset": "pagat", "seats": seats("you", "random"), **change}
    answer = server.post("/api/rooms", body)
    assert answer.status_code == status
    prefix = "reason" if code == "bad-format" else "error"
    assert answer.json()["code"] == code
    contradictory = place == "rules.options"  # the text says which options, and what to do
    assert answer.json()["key"].startswith("contradiction-" if contradictory else f"{prefix}-{code}")
    assert answer.json()["place"].startswith(place)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 30000, b"null"])
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    answer = httpx.post(server.url + "/api/rooms", content=body, **PLAIN)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/schema/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api/rooms", 405),
        ("DELETE", "/api/rooms", 405),
        ("PUT", "/api/games", 405),
        ("POST", "/", 405),
    ],
)
def test_addresses_that_are_none(server: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.url + path, **PLAIN)
    assert (answer.status_code, answer.json()["code"]) == (status, "not-found")
    assert answer.json()["key"] == "error-not-found"
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize(
    "name", ["' OR ''='", '"; DROP TABLE event; --', "%", "_" * 16, "{{7*7}}", "${x}", "a\0b", "\u202e"]
)
def test_names_of_rooms_that_look_like_code(server: Server, name: str) -> None:
    server.open_room("kings-corner", "pagat", "random")
    for path in ("/api/rooms/{}", "/api/rooms/{}/record", "/api/matches/{}", "/api/rooms/{}/day"):
        answer = server.get(path.format(quote(name, safe="")))
        assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])
def test_a_body_of_another_type_is_read_as_json_or_refused(server: Server, kind: str) -> None:
    """What a form of another site could send without asking; its origin is refused anyway."""
    for body in (b"a=1", b"--x\r\n\r\n--x--"):
        answer = httpx.post(server.url + "/api/rooms", content=body, headers={"Content-Type": kind}, **PLAIN)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_body_that_says_no_length_is_limited_too(server: Server) -> None:
    pieces = (b'{"game":"' + b"x" * 30_000 for _ in range(4))
    answer = httpx.post(server.url + "/api/rooms", content=pieces, **PLAIN)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "headers",
    [
        "Content-Length: 4\r\nTransfer-Encoding: chunked",
        "Content-Length: 4\r\nContent-Length: 5",
        "Content-Length: -4",
        "Content-Length: 4, 5",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding : chunked",
        "Transfer-Encoding: xchunked",
    ],
)
def test_a_length_that_can_be_understood_in_two_ways(server: Server, headers: str) -> None:
    """A proxy in front could read it otherwise, and take the end of one visitor's request for another's."""
    second = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = f"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(head + b"0\r\n\r\n" + second)
        said = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert said.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 501 "))
    assert said.count(b"HTTP/1.1 ") == 1
