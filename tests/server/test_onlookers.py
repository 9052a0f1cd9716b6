"""Over sockets: an onlooker says who they are, and is shown a hand."""

from collections.abc import Iterator

import pytest

from tools.driver.server import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("onlookers") / "data") as running:
        yield running


async def test_a_player_shows_their_hand_to_an_onlooker_by_name(server: Server) -> None:
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"], mine["secret"]) as me, server.connected(mine["room"]) as socket:
        hand = (await me.my_turn())["view"]["table"]["hand"]
        eve = Person(socket, None)
        await eve.send({"type": "hello", "name": "Eve", "figure": "owl", "disc": 2, "changes": True})
        seen = (await eve.expect("update"))["view"]["onlookers"]
        assert seen == [{"number": 0, "name": "Eve", "figure": "owl", "disc": 2, "hand": -1}]
        while (await me.expect("update"))["view"]["onlookers"] != seen:
            pass
        await me.send({"type": "show-hand", "onlooker": 0, "on": True})
        while (update := await eve.expect("update"))["view"]["sees"] != mine["seat"]:
            pass
        assert update["view"]["table"]["hand"] == hand
        await eve.send({"type": "show-hand", "onlooker": 0, "on": True})
        assert (await eve.expect("failure"))["code"] == "not-seated"
        await eve.send({"type": "say", "phrase": "hello"})
        assert (await eve.expect("failure"))["code"] == "not-seated"


@pytest.mark.parametrize("wrong", [{"name": "x" * 25}, {"figure": "unicorn"}, {"disc": 9}, {"disc": 0}, {"hand": 1}])
async def test_who_an_onlooker_is_has_the_limits_of_a_seat(server: Server, wrong: dict[str, object]) -> None:
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.connected(mine["room"]) as socket:
        eve = Person(socket, None)
        await eve.send({"type": "hello", **wrong})
        assert (await eve.expect("failure"))["code"] == "bad-message"
