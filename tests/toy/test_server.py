"""The toy game over real sockets: offered, explained, played, replayed; it has no reviews and no hints, and says so."""

import asyncio
from collections.abc import Iterator

import pytest

from tools.driver.patience import WORK
from tools.driver.server import Server, fixed, wait_for

from .game import NAME
from .served import VARIABLES

#: The bots of a table of four.
BOTS = ["beginner"] * 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the game, and thinks."""
    data = tmp_path_factory.mktemp("toy") / "data"
    with Server(data, "--rate", "0", "--thinkers", "1", program=fixed("toy"), variables=VARIABLES) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


def test_it_is_offered_with_its_options(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games").json()}
    assert (games[NAME]["minPlayers"], games[NAME]["maxPlayers"]) == (2, 4)
    assert [option["name"] for option in games[NAME]["options"]] == ["follow", "value", "deals"]


def test_its_rules_have_pages(server: Server) -> None:
    page = server.get("/rules/one-trick")
    assert page.status_code == 200
    assert "the highest takes the trick" in page.text
    assert "Play any card" in server.get("/rules/one-trick-free").text


def test_a_match_is_replayed_and_has_no_review(server: Server) -> None:
    seated = server.open_room(NAME, "one-trick", *BOTS, deals=2)
    server.play_out(seated)
    room = f"/api/rooms/{seated['room']}"
    record = server.get(f"{room}/record", seated["secret"]).json()
    assert len(record["deals"]) == 2
    shown = server.get(f"/api/matches/{seated['room']}").json()
    assert not shown["reviews"]
    assert not server.get(room).json()["reviews"]
    assert (shown["game"], shown["actions"]) == (NAME, [4, 4])
    frames = server.get(f"/api/matches/{seated['room']}/deals/1").json()["frames"]
    assert [frame["event"]["token"] for frame in frames[1:]] == record["deals"][1]["actions"]
    server.post(f"{room}/review", {})
    wait_for(lambda: server.get(f"{room}/review").json()["state"] == "failed", WORK)
    assert server.get(f"{room}/review").json()["problem"] == "no-review"


async def test_a_hint_is_refused_since_it_has_none(server: Server) -> None:
    seated = server.open_room(NAME, "one-trick", *BOTS)
    async with server.sit(seated["room"], seated["secret"]) as me, asyncio.timeout(WORK):
        update, refused = await me.my_turn(), {"code": "hints-warming"}
        assert [update["view"][field] for field in ("hints", "worth", "reviews")] == [False, False, False]
        while refused["code"] == "hints-warming":
            await me.send({"type": "hint", "id": 1, "version": update["version"]})
            refused = await me.expect("refused")
            await asyncio.sleep(0.2)
    assert refused["code"] == "hints-off"
