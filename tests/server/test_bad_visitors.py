"""Visitors that are admitted or refused: secrets, pages of other sites, names, a second tab. Nothing is lost by it."""

import asyncio
import base64
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingcraft.room.wire.words import ERRORS
from tools.driver.patience import PATIENCE
from tools.driver.server import Server

HELLO = json.dumps({"type": "hello"})


async def refused_at_once(server: Server, room: str, message: str | bytes) -> tuple[str, int]:
    """The failure's code and the close code with which a first message is answered."""
    async with server.connected(room) as socket:
        await socket.send(message)
        failure = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert failure["type"] == "failure"
        assert failure["key"] == f"error-{failure['code']}"
        assert failure["code"] in ERRORS
        return failure["code"], int(socket.close_code or 0)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[" * 20000,
        '{"type":"hello"',
        '{"type":"ping"}',
        '{"type":"hello","admin":true}',
        '{"type":"hello","secret":7}',
        '{"type":"hello","secret":"' + "x" * 65 + '"}',
        '{"type":"hello","nonce":"xyz"}',
        '{"type":"hello","nonce":"' + "00" * 65 + '"}',
        '{"type":"act","id":1,"version":1,"token":"QH"}',
        '{"type":"hello","secret":"\\ud800"}',
        b"\xff\xfe",
        b"{}",
    ],
)
async def test_a_first_message_that_is_no_hello(server: Server, mine: dict[str, Any], message: str | bytes) -> None:
    assert await refused_at_once(server, mine["room"], message) == ("bad-message", 4400)


async def test_a_wrong_secret(server: Server, mine: dict[str, Any]) -> None:
    wrong = json.dumps({"type": "hello", "secret": "A" * 32})
    assert await refused_at_once(server, mine["room"], wrong) == ("wrong-secret", 4401)


def test_secrets_are_long_and_no_two_are_alike(server: Server) -> None:
    secrets = [server.open_room("kings-corner", "pagat", "random")["secret"] for _ in range(20)]
    assert {len(base64.urlsafe_b64decode(secret)) * 8 for secret in secrets} == {192}
    assert len(set(secrets)) == 20


def test_a_secret_in_the_address_opens_nothing(server: Server, mine: dict[str, Any]) -> None:
    """Addresses are in histories and logs of proxies."""
    path, secret = f"/api/matches/{mine['room']}", mine["secret"]
    assert server.get(path, secret).status_code == 200
    for query in (f"secret={secret}", f"token={secret}", f"authorization=Bearer%20{secret}"):
        answer = server.get(f"{path}?{query}")
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")


async def test_the_secret_of_another_room(server: Server, mine: dict[str, Any]) -> None:
    other = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    stolen = json.dumps({"type": "hello", "secret": other["secret"]})
    assert await refused_at_once(server, mine["room"], stolen) == ("wrong-secret", 4401)
    assert server.get(f"/api/rooms/{mine['room']}/record", other["secret"]).status_code == 401


async def test_the_name_of_a_room_opens_no_seat(server: Server, mine: dict[str, Any]) -> None:
    hello = json.dumps({"type": "hello", "secret": mine["room"]})
    assert await refused_at_once(server, mine["room"], hello) == ("wrong-secret", 4401)


async def test_a_room_that_does_not_exist(server: Server) -> None:
    assert await refused_at_once(server, "aaaaaaaaaaaaaaaa", HELLO) == ("no-room", 4404)
    answer = server.get("/api/rooms/aaaaaaaaaaaaaaaa")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-room")
    answer = server.post("/api/rooms/aaaaaaaaaaaaaaaa/seat", {"name": "Bo"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example", "x"]
)
async def test_a_foreign_page(server: Server, mine: dict[str, Any], origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with server.connected(mine["room"], origin=origin):
            pass
    assert refused.value.response.status_code == 403
    answer = server.post("/api/rooms", {}, Origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_our_own_page(server: Server, mine: dict[str, Any]) -> None:
    async with server.connected(mine["room"], origin=server.url) as socket:
        await socket.send(HELLO)
        assert json.loads(await socket.recv())["type"] == "update"
    body = {"game": "king", "preset": "king", "seats": [{"kind": "you"}, *[{"kind": "random"}] * 3]}
    assert server.post("/api/rooms", body, Origin=server.url).status_code == 201


async def test_a_newer_tab_takes_over(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as older:
        await older.my_turn()
        async with server.sit(mine["room"], mine["secret"]) as newer:
            update = await newer.my_turn()
            failure = await older.expect("failure")
            assert failure["code"] == "replaced"
            assert await older.until_closed() == 4409
            assert update["view"]["seats"][mine["seat"]]["connected"]
            await newer.act(update["version"], update["legal"][0])
            assert (await newer.receive())["event"]["kind"] == "act"


async def test_all_seats_are_taken(server: Server, mine: dict[str, Any]) -> None:
    answer = server.post(f"/api/rooms/{mine['room']}/seat", {"name": "Bo"})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


@pytest.mark.parametrize("name", ["", "x" * 25, 7, None])
def test_a_name_that_is_none(server: Server, name: Any) -> None:
    mine = server.open_room("kings-corner", "pagat", "open")
    answer = server.post(f"/api/rooms/{mine['room']}/seat", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_odd_names_are_cleaned(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "open")
    server.join(mine["room"], " B\u202eo\n\x00 ")
    answer = server.get(f"/api/rooms/{mine['room']}").json()
    assert [seat["name"] for seat in answer["seats"]] == ["Ana", "Bo"]
