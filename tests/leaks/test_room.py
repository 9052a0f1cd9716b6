"""Nothing that a person may not know is ever sent: whole matches, four people and two onlookers, every message read.

Half of them are sent whole views, half only changes, as the page is. What each may know is worked out here from the
finished record and the rules of dealing alone, not by the program's own view.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.leaks.known import CARD, Known, check
from tools.driver.server import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("leaks") / "data", "--rate", "0") as running:
        yield running


@pytest.mark.parametrize(("game", "preset"), [("king", "king"), ("kings-corner", "pagat")])
async def test_no_message_tells_what_its_reader_may_not_know(server: Server, game: str, preset: str) -> None:
    mine = server.open_room(game, preset, "open", "open", "open")
    seated = [mine, *(server.join(mine["room"], f"Guest {number}") for number in range(3))]
    seated.sort(key=lambda seat: seat["seat"])
    people, onlookers = await play(server, seated)
    record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
    deals = [Known(game, 4, (record["dealer"] + number) % 4, deal) for number, deal in enumerate(record["deals"])]
    checked = 0
    for viewer, person in [*enumerate(people), *((None, onlooker) for onlooker in onlookers)]:
        for came, message in zip(person.came, person.messages, strict=True):
            assert message["type"] == "update", message
            checked += check(viewer, came, message, deals)
            for other in seated:
                assert other["secret"] not in json.dumps(came)
    assert checked > 6 * sum(len(deal.actions) for deal in deals) * 0.9
    changes = [sum("room" not in came["view"] for came in person.came) for person in (*people, *onlookers)]
    assert all((count > checked / 6 * 0.9) == (number % 2 == 0) for number, count in enumerate(changes))


async def play(server: Server, seated: list[dict[str, Any]]) -> tuple[list[Person], list[Person]]:
    """Play at random to the end for every player; every message is kept. Every second person takes changes."""
    choose = random.Random(7).choice
    room = seated[0]["room"]
    async with (
        server.sit(room, changes=True) as stranger,
        server.sit(room) as onlooker,
        server.sit(room, seated[0]["secret"], "00" * 16, changes=True) as first,
        server.sit(room, seated[1]["secret"], "11" * 16) as second,
        server.sit(room, seated[2]["secret"], changes=True) as third,
        server.sit(room, seated[3]["secret"], "33" * 16) as fourth,
    ):
        people, onlookers = [first, second, third, fourth], [stranger, onlooker]
        await asyncio.gather(*(person.play(choose) for person in people), *map(watch, onlookers))
        return people, onlookers


async def watch(onlooker: Person) -> None:
    while (await onlooker.expect("update"))["view"]["phase"] != "over":
        pass


async def dealing(person: Person) -> dict[str, Any]:
    while (update := await person.expect("update"))["event"]["kind"] != "deal":
        pass
    return update


async def test_onlookers_get_the_same_bytes(server: Server) -> None:
    """A second onlooker sees what the first sees, and a stranger's summary of the room names no cards."""
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"]) as one, server.sit(mine["room"]) as two:
        async with server.sit(mine["room"], mine["secret"]) as me:
            await me.my_turn()
        dealt = [await dealing(person) for person in (one, two)]
    assert dealt[0] == dealt[1]
    assert not CARD.findall(server.get(f"/api/rooms/{mine['room']}").text)


def test_the_record_of_a_live_deal_is_not_given(server: Server) -> None:
    """No download contains the deck of a deal under way, and until the match is over only its people get one."""
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")

    async def start() -> None:
        async with server.sit(mine["room"], mine["secret"]) as me:
            await me.my_turn()

    asyncio.run(start())
    assert server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()["deals"] == []
    assert server.get(f"/api/rooms/{mine['room']}/record").json()["code"] == "match-not-over"
