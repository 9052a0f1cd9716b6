"""Bad messages at the table, one by one: a clear code and text key, nothing changes, the connection goes on."""

from typing import Any

import pytest

from tools.driver.server import Person, Server


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


async def test_a_client_that_repeats_its_faults_is_disconnected(server: Server, mine: dict[str, Any]) -> None:
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


async def test_a_card_of_another_player(server: Server, mine: dict[str, Any]) -> None:
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
        # Not a legal move of anybody's either: whose turn it is comes first, and nothing of other hands is shown.
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
        before = len(person.messages)
        refused = await person.expect("refused")
        while len(person.messages) < before + 2:
            await person.receive()
        stored = next(answer for answer in person.messages[before:] if answer["type"] == "update")  # then the bots'
        assert (refused["id"], refused["key"]) in ((2, "error-busy"), (2, "error-stale-version"))
        assert (stored["event"]["seat"], stored["event"]["token"]) == (mine["seat"], click["token"])
    async with server.sit(mine["room"]) as onlooker:
        history = (await onlooker.receive())["view"]["table"]["history"]
        assert [entry for entry in history if entry == [mine["seat"], update["legal"][0]]] == [
            [mine["seat"], update["legal"][0]]
        ]
