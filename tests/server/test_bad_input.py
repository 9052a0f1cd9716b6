"""Bad input, one by one: a clear code and text key, nothing lost, nothing crashes, no trace is shown."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingcraft.room.messages import ERRORS
from tests.server.process import Person, Server

HELLO = json.dumps({"type": "hello"})


@pytest.fixture
def mine(server: Server) -> dict[str, Any]:
    return server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")


async def refused_at_once(server: Server, room: str, message: str | bytes) -> tuple[str, int]:
    """The failure's code and the close code with which a first message is answered."""
    async with server.connected(room) as socket:
        await socket.send(message)
        failure = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 5)
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


async def test_a_message_that_is_too_large(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        await person.socket.send('"' + "x" * 70_000 + '"')
        assert await person.until_closed() == 1009
    # Nothing is lost: the same table again.
    async with server.sit(mine["room"], mine["secret"]) as person:
        assert (await person.my_turn())["view"]["table"] == update["view"]["table"]
    answer = server.post("/api/rooms", {"game": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "message",
    [
        "[", "7", '{"type":"hello"}', '{"type":"fly"}', '{"type":"act"}', '{"type":"next","nonce":"0"}',
        '{"type":"act","id":1,"version":1,"token":"' + "x" * 17 + '"}',
        '{"type":"act","id":1,"version":1,"token":"QH","seat":2}',
        '{"type":"act","id":"1","version":1,"token":"QH"}',
        '{"type":"act","id":1,"version":-1,"token":"QH"}',
        '{"type":"act","id":1,"version":1.5,"token":"QH"}',
        '{"type":"act","id":' + "9" * 400 + ',"version":1,"token":"QH"}',
        b"\x00",
    ],
)  # fmt: skip
async def test_a_later_message_that_is_none(server: Server, mine: dict[str, Any], message: str | bytes) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        await person.socket.send(message)
        failure = await person.receive()
        assert failure == {"type": "failure", "code": "bad-message", "key": "error-bad-message"}
        # The connection goes on.
        await person.act(update["version"], update["legal"][0])
        assert (await person.receive())["event"]["token"] == update["legal"][0]


async def test_somebody_who_never_learns_is_sent_away(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        for _ in range(30):
            await person.socket.send("nonsense")
        assert await person.until_closed() == 4400


@pytest.mark.parametrize(
    ("token", "code"),
    [("", "unknown-token"), ("fold", "unknown-token"), ("pass", "wrong-phase"), ("end", "unknown-token")],
)
async def test_tokens_that_are_refused(server: Server, mine: dict[str, Any], token: str, code: str) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        number = await person.act(update["version"], token)
        assert await person.receive() == {
            "type": "refused", "id": number, "code": code, "key": f"reason-{code}", "version": update["version"],
        }  # fmt: skip
        await still_the_same(server, mine, update)


async def test_another_spelling_of_a_card_is_written_down_as_usual(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        card = update["legal"][0]
        await person.act(update["version"], card[::-1].lower())
        after = await person.expect("update")
        assert after["event"]["token"] == card
        assert [mine["seat"], card] in after["view"]["table"]["history"]


async def still_the_same(server: Server, mine: dict[str, Any], update: dict[str, Any]) -> None:
    async with server.sit(mine["room"]) as onlooker:
        now = await onlooker.receive()
        assert now["version"] == update["version"]
        assert now["view"]["table"]["history"] == update["view"]["table"]["history"]


async def test_a_card_of_somebody_else(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        table = update["view"]["table"]
        theirs = next(card for card in ("AS", "KS", "2C", "3C", "4D", "5D", "6H", "7H") if card not in table["hand"])
        await person.act(update["version"], theirs)
        assert (await person.receive())["code"] == "not-in-hand"


async def test_out_of_turn_and_as_an_onlooker(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "open")
    other = server.join(mine["room"])
    async with (
        server.sit(mine["room"], mine["secret"]) as ana,
        server.sit(mine["room"], other["secret"]) as bo,
        server.sit(mine["room"]) as onlooker,
    ):
        update = await dealt(ana)
        await dealt(bo)
        waiting = bo if update["legal"] else ana
        await waiting.act(update["version"], "end")
        assert (await waiting.expect("refused"))["code"] == "not-your-turn"
        # Not a legal move of anybody's either: whose turn it is comes first, and nothing is told about other hands.
        for token in ("AS>NE", "KD", "N>SE"):
            await waiting.act(update["version"], token)
            code = (await waiting.expect("refused"))["code"]
            assert code == ("unknown-token" if token == "KD" else "not-your-turn")
        await waiting.act(update["version"], "QQ")
        assert (await waiting.expect("refused"))["code"] == "unknown-token"
        await onlooker.act(update["version"], "end")
        assert (await onlooker.expect("refused"))["code"] == "not-seated"
        await still_the_same(server, mine, update)


async def dealt(person: Person) -> dict[str, Any]:
    while True:
        update = await person.expect("update")
        if update["view"]["phase"] == "deal":
            return update


async def test_a_stale_version(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        for version in (update["version"] - 1, update["version"] + 1, 0, 2**53 - 1):
            await person.act(version, update["legal"][0])
            refused = await person.receive()
            assert (refused["code"], refused["version"]) == ("stale-version", update["version"])
        await still_the_same(server, mine, update)


async def test_a_second_click_while_the_first_is_in_flight(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        click = {"type": "act", "version": update["version"], "token": update["legal"][0]}
        await person.send(click | {"id": 1})
        await person.send(click | {"id": 2})
        answers = [await person.receive(), await person.receive()]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        stored = next(answer for answer in answers if answer["type"] == "update")
        assert (refused["id"], refused["key"]) in ((2, "error-busy"), (2, "error-stale-version"))
        assert (stored["event"]["seat"], stored["event"]["token"]) == (mine["seat"], click["token"])
    async with server.sit(mine["room"]) as onlooker:
        history = (await onlooker.receive())["view"]["table"]["history"]
        assert [entry for entry in history if entry == [mine["seat"], update["legal"][0]]] == [
            [mine["seat"], update["legal"][0]]
        ]


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


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind} for kind in kinds]


@pytest.mark.parametrize(
    ("change", "status", "code", "place"),
    [
        ({"game": "whist"}, 422, "bad-format", "game"),
        ({"preset": "nobody"}, 422, "bad-format", "rules.preset"),
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
    answer = httpx.post(server.url + "/api/rooms", content=body, trust_env=False)
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
    answer = httpx.request(method, server.url + path, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (status, "not-found")
    assert answer.json()["key"] == "error-not-found"
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])
def test_a_body_of_another_type_is_read_as_json_or_refused(server: Server, kind: str) -> None:
    """What a form of another site could send without asking; its origin is refused anyway."""
    for body in (b"a=1", b"--x\r\n\r\n--x--"):
        answer = httpx.post(server.url + "/api/rooms", content=body, headers={"Content-Type": kind}, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_body_that_says_no_length_is_limited_too(server: Server) -> None:
    pieces = (b'{"game":"' + b"x" * 30_000 for _ in range(4))
    answer = httpx.post(server.url + "/api/rooms", content=pieces, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_odd_names_are_cleaned(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "open")
    server.join(mine["room"], " B\u202eo\n\x00 ")
    answer = server.get(f"/api/rooms/{mine['room']}").json()
    assert [seat["name"] for seat in answer["seats"]] == ["Ana", "Bo"]
