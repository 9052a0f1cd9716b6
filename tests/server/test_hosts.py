"""By which names a server answers: a page of another site cannot reach it under a name of its own (DNS rebinding)."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from kingcraft.server.http.origins import host_allowed, is_origin
from tools.driver.server import PLAIN, Server


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        (None, True),
        ("127.0.0.1:8642", True),
        ("127.0.0.1", True),
        ("[::1]:8642", True),
        ("192.168.1.7:8642", True),
        ("localhost:8642", True),
        ("LOCALHOST", True),
        ("localhost.:8642", True),
        ("kings.localhost", True),
        ("cards.example", True),
        ("cards.example:8642", True),
        ("evil.example", False),
        ("evil.example:8642", False),
        ("cards.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("notlocalhost", False),
        ("127.0.0.1@evil.example", False),
        ("[::1", False),
        ("[::1].evil.example", False),
        ("[::1].evil.example:8642", False),
        ("127.0.0.1/.evil.example", False),
        ("", False),
        ("127.0.0.1, evil.example", False),
    ],
)
def test_names(host: str | None, allowed: bool) -> None:
    assert host_allowed(host, {"cards.example"}) is allowed


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://cards.example", True),
        ("http://cards.example:8642", True),
        ("https://cards.example/", True),
        ("http://[::1]:8642", True),
        ("cards.example", False),
        ("https://cards.example/page", False),
        ("https://", False),
        ("https://a@b", False),
        ("ftp://cards.example", False),
        ("http://cards.example:99999", False),
        ("http://[::1", False),
        ("http://[::1].evil.example", False),
        ("", False),
    ],
)
def test_what_an_origin_looks_like(text: str, origin: bool) -> None:
    assert is_origin(text) is origin


def ask(server: Server, path: str, host: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"Host": host, **headers}, **PLAIN)


NEW = {"game": "kings-corner", "preset": "pagat", "seats": [{"kind": "you"}, {"kind": "random"}]}


def test_another_name_is_refused_everywhere(server: Server) -> None:
    answer = ask(server, "/api/games", "evil.example:8642")
    assert (answer.status_code, answer.json()) == (
        403,
        {"code": "foreign-origin", "key": "error-foreign-origin", "place": "host", "arguments": {}},
    )
    page = ask(server, "/", "evil.example")
    assert page.status_code == 403
    assert page.headers["content-type"].startswith("text/plain")
    assert "--origin" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    host, origin = "evil.example:8642", "http://evil.example:8642"
    answer = httpx.post(server.url + "/api/rooms", json=NEW, headers={"Host": host, "Origin": origin}, **PLAIN)
    assert (answer.status_code, answer.json()["place"]) == (403, "host")


async def test_another_name_gets_no_socket(server: Server) -> None:
    mine: dict[str, Any] = server.open_room("kings-corner", "pagat", "random")
    address = f"ws://evil.example/api/rooms/{mine['room']}/socket"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(address, host="127.0.0.1", port=server.port, origin=Origin("http://evil.example")):
            pass
    assert refused.value.response.status_code == 403


def test_a_name_of_our_own_can_be_added(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--origin", "https://cards.example") as server:
        assert ask(server, "/api/games", "cards.example", Origin="https://cards.example").status_code == 200
        assert ask(server, "/api/games", "evil.example").status_code == 403
        headers = {"Host": "cards.example", "Origin": "https://cards.example"}
        answer = httpx.post(server.url + "/api/rooms", json=NEW, headers=headers, **PLAIN)
        assert answer.status_code == 201
        answer = httpx.post(
            server.url + "/api/rooms", json=NEW, headers={**headers, "Origin": "https://evil.example"}, **PLAIN
        )
        assert (answer.status_code, answer.json()["place"]) == (403, "")


def test_a_server_for_everyone_answers_to_any_name(tmp_path: Path) -> None:
    """A host that opens it to a network gives it names that we cannot know; the origin is checked all the same."""
    with Server(tmp_path / "data", "--host", "0.0.0.0") as server:
        assert "0.0.0.0" not in server.said
        assert httpx.get(server.said, **PLAIN).status_code in (200, 503)  # 503: the page is not built
        assert ask(server, "/api/games", "my-machine.local:8642").status_code == 200
        headers = {"Host": "my-machine.local", "Origin": "http://evil.example"}
        answer = httpx.post(server.url + "/api/rooms", json=NEW, headers=headers, **PLAIN)
        assert answer.status_code == 403
