"""Practice over HTTP: whose cards may be played again, and how a source is refused."""

import asyncio
import dataclasses
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingcraft.room.ports import RoomProblem, all_help
from kingcraft.room.scheduling import RateLimit, RateLimits
from kingcraft.server.review_process import reviewer
from kingcraft.server.store.reviews import KeptReviews
from kingcraft.server.store.sqlite import SqliteStore
from kingcraft.service.questions import Service
from kingcraft.service.reviews import Reviews
from kingcraft.service.rooms import Rooms
from kingcraft.service.uploads import Uploads
from tests.record.documents import golden
from tests.room.memory import House
from tools.driver.server import PLAIN, Server

SEATS = [{"kind": "you", "name": "Ana"}, *[{"kind": "thumb-1"}] * 3]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("practice") / "data", "--rate", "0") as running:
        yield running


def refusal(server: Server, source: dict[str, Any], secret: str = "", **more: Any) -> tuple[int, str, str]:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    answer = server.post("/api/practice", {"source": source, "seats": SEATS, **more}, **headers)
    problem = answer.json()
    return answer.status_code, problem["code"], problem["place"]


def test_the_cards_of_a_match(server: Server) -> None:
    """No one may practise a deal under way; its people may practise ended deals; after the match, everyone may."""
    mine = server.open_room("king", "king", *["thumb-1"] * 3, contracts=["no-king"], auction="off", early_end=True)
    source = {"kind": "room", "room": mine["room"], "deal": 0}
    assert refusal(server, source) == (409, "match-not-over", "")
    assert refusal(server, source, mine["secret"]) == (409, "match-not-over", "")
    assert refusal(server, source, "wrong") == (401, "wrong-secret", "")
    assert refusal(server, {**source, "room": "unknown"}) == (404, "no-room", "")
    with ThreadPoolExecutor(1) as pool:
        pool.submit(server.play_out, mine).result()
    again = server.post("/api/practice", {"source": {**source, "action": 3}, "seats": SEATS})
    assert again.status_code == 201
    given = again.json()
    assert (given["seat"], given["commit"]) == (0, "")
    short = server.get(f"/api/rooms/{given['room']}", given["secret"]).json()
    assert (short["practice"], short["you"], short["phase"], short["deals"]) == (True, 0, "deal", 0)
    assert refusal(server, {**source, "deal": 9}) == (422, "bad-format", "source.deal")


def test_the_cards_of_an_ended_deal_are_its_peoples(server: Server) -> None:
    """A match under way: its players may practise ended deals, a stranger may not."""
    mine = server.open_room("kings-corner", "pagat", "thumb-1", target=500)
    source = {"kind": "room", "room": mine["room"], "deal": 0}

    async def one_deal() -> None:
        async with server.sit(mine["room"], mine["secret"]) as me:
            while (update := await me.expect("update"))["view"]["phase"] != "between":
                if update["legal"]:
                    await me.act(update["version"], update["legal"][0])

    asyncio.run(one_deal())
    seats = SEATS[:2]
    assert refusal(server, source, seats=seats) == (409, "match-not-over", "")
    answer = server.post("/api/practice", {"source": source, "seats": seats}, authorization=f"Bearer {mine['secret']}")
    assert answer.status_code == 201


def test_a_broken_record_is_refused_where_it_is(server: Server) -> None:
    document = golden("king")
    document["deals"][0]["actions"][5] = document["deals"][0]["actions"][4]
    source = {"kind": "record", "record": document, "deal": 0}
    assert refusal(server, source) == (422, "not-in-hand", "deals[0].actions[5]")
    assert refusal(server, {**source, "record": {}}) == (422, "bad-format", "format")
    document = golden("king")
    assert server.post(
        "/api/practice", {"source": {"kind": "record", "record": document, "deal": 2, "action": 8}, "seats": SEATS}
    ).is_success
    deep: Any = []
    for _ in range(100):
        deep = [deep]
    assert refusal(server, {**source, "record": {**document, "x": deep}})[:2] == (400, "bad-message")


def test_what_is_no_practice_at_all(server: Server) -> None:
    alone = {"kind": "alone", "game": "king", "preset": "king"}
    assert refusal(server, {"kind": "moon"})[1] == "bad-message"
    assert refusal(server, {**alone, "cheat": 1})[1] == "bad-message"
    assert refusal(server, alone, deals=101)[1] == "bad-message"
    assert refusal(server, {**alone, "contract": "no-clubs"}) == (422, "bad-format", "source.contract")
    assert refusal(server, {"kind": "record", "record": {"x": "y" * 400_000}, "deal": 0})[:2] == (413, "too-large")
    body = b'{"source": {"kind": "record", "deal": 0, "record": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}}"
    full = b'{"source": {"kind": "record", "deal": 0, "record": {"x": [' + b"[]," * 80_000 + b"[]]}}}"
    for sent in (body, full, b'{"source": "\xff"}', b"[]", b""):
        answer = httpx.post(server.url + "/api/practice", content=sent, **PLAIN)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_one_visitor_cannot_fill_the_disk(tmp_path: Path) -> None:
    """Bytes that are stored count, by visitor; what was refused is not stored."""
    store = SqliteStore(tmp_path)
    house = House()
    rooms = Rooms(dataclasses.replace(house.ports, log=store), max_rooms=100, forget_after=60)
    reviews = Reviews(KeptReviews(store, "quick"), reviewer("quick", tmp_path))
    uploads = Uploads(RateLimit(0), asyncio.to_thread)
    service = Service(rooms, reviews, uploads, RateLimits(1e-6, 2000), bots=[], helped=all_help)
    alone = {"source": {"kind": "alone", "game": "king", "preset": "king"}, "seats": SEATS}
    wish = json.dumps(alone).encode()
    answers = [
        answer.code if isinstance(answer, RoomProblem) else "opened"
        for answer in await asyncio.gather(
            *(service.practise(wish, None, "ana") for _ in range(10)), return_exceptions=True
        )
    ]
    assert set(answers) == {"opened", "too-fast"}
    assert len(rooms) == answers.count("opened")
    assert (await service.practise(wish, None, "bo")).room
    await rooms.close()
    store.close()
