"""Floods, slow readers, strangers, and rooms without connections."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kingcraft.room.faces.face import Animation
from kingcraft.room.ports import RoomProblem
from kingcraft.room.scheduling import RateLimit
from kingcraft.room.wire.http_messages import NewRoom, NewSeat
from kingcraft.room.wire.server_messages import Event
from kingcraft.room.wire.words import ErrorCode
from kingcraft.server.http.origins import origin_allowed
from kingcraft.server.http.websocket import CLOSE_CODES
from kingcraft.service.conversation import BACKLOG, EARLY, Conversation
from kingcraft.service.rooms import Rooms
from tests.room.memory import House, Listener, until
from tools.driver.server import Server


class Slow:
    """A line whose other end takes nothing: what is sent waits."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: ErrorCode | None = None

    @property
    def waiting(self) -> int:
        return sum(map(len, self.sent))

    def send(self, data: bytes) -> None:
        assert self.closed is None
        self.sent.append(data)

    def close(self, code: ErrorCode) -> None:
        assert self.closed is None
        self.closed = code


async def test_a_reader_that_is_too_slow_is_dropped_and_does_not_stay_in_the_room() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=2, forget_after=60)
    mine = await rooms.open(wish())
    line = Slow()
    conversation = Conversation(line, mine.room, rooms, RateLimit(0))
    conversation.hear(json.dumps({"type": "hello", "secret": mine.secret}))
    room = await rooms.find(mine.room)
    ana = Listener()
    room.enter(ana, "")
    await until(lambda: ana.last["view"]["seats"][mine.seat]["connected"])
    while line.waiting <= BACKLOG:
        assert line.closed is None
        room._show(Animation(Event("seat")))
    room._show(Animation(Event("seat")))
    assert line.closed == "too-slow"
    assert CLOSE_CODES[line.closed] == 4508
    await until(lambda: not ana.last["view"]["seats"][mine.seat]["connected"])
    conversation.send(b"later")
    conversation.hear('{"type": "ping"}')
    conversation.gone()
    assert line.waiting < BACKLOG + 10_000


async def test_what_waits_is_sent_in_order_before_the_goodbye() -> None:
    line = Slow()
    rooms = Rooms(House().ports, max_rooms=2, forget_after=60)
    conversation = Conversation(line, "nowhere", rooms, RateLimit(0))
    for number in range(5):
        conversation.send(b"%d" % number)
    conversation.close("replaced")
    conversation.close("internal")
    assert line.sent[:5] == [b"0", b"1", b"2", b"3", b"4"]
    assert json.loads(line.sent[5]) == {"type": "failure", "code": "replaced", "key": "error-replaced"}
    assert line.closed == "replaced"


async def test_messages_that_come_before_the_room_is_loaded_are_answered_after_it() -> None:
    house = House()
    first = Rooms(house.ports, max_rooms=2, forget_after=60)
    mine = await first.open(wish())
    rooms = Rooms(house.ports, max_rooms=2, forget_after=60)
    house.log.gate.clear()
    line = Slow()
    conversation = Conversation(line, mine.room, rooms, RateLimit(0))
    conversation.hear(json.dumps({"type": "hello", "secret": mine.secret}))
    for text in ('{"type": "ping"}', "nonsense", '{"type": "ping"}'):
        conversation.hear(text)
    assert line.sent == []
    house.log.gate.set()
    await until(lambda: len(line.sent) >= 4)
    assert [json.loads(data)["type"] for data in line.sent[:4]] == ["update", "pong", "failure", "pong"]
    conversation.gone()


async def test_a_flood_before_the_room_is_loaded_ends_the_connection() -> None:
    house = House()
    mine = await Rooms(house.ports, max_rooms=2, forget_after=60).open(wish())
    house.log.gate.clear()
    line = Slow()
    conversation = Conversation(line, mine.room, Rooms(house.ports, max_rooms=2, forget_after=60), RateLimit(0))
    conversation.hear(json.dumps({"type": "hello", "secret": mine.secret}))
    for _ in range(EARLY + 1):
        conversation.hear('{"type": "ping"}')
    assert line.closed == "too-fast"
    house.log.gate.set()
    await asyncio.sleep(0.05)
    assert [json.loads(data)["type"] for data in line.sent] == ["failure"]


async def test_a_connection_without_hello_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingcraft.service.conversation.HELLO_WITHIN", 0.01)
    line = Slow()
    Conversation(line, "nowhere", Rooms(House().ports, max_rooms=2, forget_after=60), RateLimit(0))
    await until(lambda: line.closed is not None)
    assert line.closed == "bad-message"
    assert [json.loads(data)["code"] for data in line.sent] == ["bad-message"]


def test_a_bucket_lets_a_person_pass_and_stops_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kingcraft.room.scheduling.clock", lambda: now)
    bucket = RateLimit(10)
    assert [bucket.take() for _ in range(31)] == [True] * 30 + [False]
    now += 0.5
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    assert all(RateLimit(0).take() for _ in range(1000))
    slow = RateLimit(0.2, 2)
    assert [slow.take() for _ in range(3)] == [True, True, False]
    now += 5
    assert [slow.take() for _ in range(2)] == [True, False]


async def test_a_flood_is_told_so(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0.4") as server:  # one at once, and the next one in two seconds
        mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            await person.send({"type": "ping"})
            await person.act(update["version"], update["legal"][0])
            assert await person.receive() == {"type": "pong"}
            refused = await person.receive()
            assert (refused["type"], refused["code"], refused["key"]) == ("refused", "too-fast", "error-too-fast")
            for _ in range(40):
                await person.send({"type": "ping"})
            assert await person.until_closed() == CLOSE_CODES["too-fast"]


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "cards.example", True),
        ("https://cards.example", "cards.example", True),
        ("https://cards.example:443", "cards.example", True),
        ("http://cards.example", "cards.example:80", True),
        ("http://CARDS.example:8642", "cards.example:8642", True),
        ("http://[::1]:8642", "[::1]:8642", True),
        ("https://friend.example", "cards.example", True),
        ("http://friend.example", "cards.example", False),
        ("https://friend.example:444", "cards.example", False),
        ("http://cards.example:8642", "cards.example:8643", False),
        ("https://evil.example", "cards.example", False),
        ("https://cards.example.evil.example", "cards.example", False),
        ("https://cards.example@evil.example", "cards.example", False),
        ("https://evil.example", None, False),
        ("null", "null", False),
        ("", "", False),
        ("file://", "cards.example", False),
        ("http://cards.example:99999", "cards.example", False),
    ],
)
def test_origins(origin: str | None, host: str | None, allowed: bool) -> None:
    assert origin_allowed(origin, host, ("https://friend.example",)) is allowed


def wish() -> NewRoom:
    return NewRoom("kings-corner", "pagat", [NewSeat("you", "Ana"), NewSeat("first")])


async def test_a_room_without_connections_leaves_memory_and_comes_back_from_its_log() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=10, forget_after=0.05)
    await rooms.start()
    mine = await rooms.open(wish())
    room = await rooms.find(mine.room)
    ana = Listener()
    room.enter(ana, mine.secret)
    await asyncio.sleep(0.2)
    assert await rooms.find(mine.room) is room
    room.leave(ana)
    await until(lambda: len(rooms) == 0)
    again = await rooms.find(mine.room)
    assert again is not room
    assert again.state == room.state
    await rooms.close()


async def test_a_room_is_loaded_once_for_many_requests() -> None:
    house = House()
    first = Rooms(house.ports, max_rooms=10, forget_after=60)
    mine = await first.open(wish())
    rooms = Rooms(house.ports, max_rooms=10, forget_after=60)
    found = await asyncio.gather(*(rooms.find(mine.room) for _ in range(10)))
    assert len(set(map(id, found))) == 1


async def test_a_full_house() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=2, forget_after=60)
    people: list[Any] = []
    for _ in range(2):
        mine = await rooms.open(wish())
        people.append(await rooms.find(mine.room))
        people[-1].enter(Listener(), mine.secret)
    with pytest.raises(RoomProblem, match="too-many-rooms"):
        await rooms.open(wish())
    with pytest.raises(RoomProblem, match="no-room"):
        await rooms.find("nowhere")


async def test_a_room_with_onlookers_only_makes_way_for_people() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=1, forget_after=60)
    mine = await rooms.open(wish())
    room, onlooker = await rooms.find(mine.room), Listener()
    room.enter(onlooker, "")
    with pytest.raises(RoomProblem, match="too-many-rooms"):
        await rooms.open(wish())  # a room that has been opened just now is not forgotten before its people come
    await until(lambda: room.deserted)
    room.quiet_since -= 2
    rooms._forget(older_than=1)
    assert list(rooms._live) == [mine.room], "as long as there is room it stays"
    other = await rooms.open(wish())
    assert room.closed
    assert onlooker.closed == "too-many-rooms"
    assert list(rooms._live) == [other.room]


async def test_onlookers_of_a_room_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingcraft.room.room.MOST_ONLOOKERS", 3)
    house = House()
    room, seated = house.open("kings-corner", "pagat", "first")
    onlookers = [Listener() for _ in range(3)]
    for onlooker in onlookers:
        room.enter(onlooker, "")
    with pytest.raises(RoomProblem, match="too-many-onlookers"):
        room.enter(Listener(), "")
    room.enter(Listener(), seated.secret)
    room.leave(onlookers[0])
    room.enter(Listener(), "")


async def test_a_crowd_of_onlookers_sees_the_latest_table_a_few_times_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kingcraft.room.room.CROWD", 1)
    monkeypatch.setattr("kingcraft.room.room.SELDOM", 0.05)
    house = House()
    room, seated = house.open("kings-corner", "pagat", "first")
    player, onlookers = Listener(), [Listener(), Listener()]
    for onlooker in onlookers:
        room.enter(onlooker, "")
    room.enter(player, seated.secret)
    await until(lambda: room.phase == "deal")
    for _ in range(20):
        room._show(Animation(Event("seat")))
    before = [len(onlooker.messages) for onlooker in onlookers]
    assert len(player.messages) > 20
    await until(lambda: all(len(one.messages) > count for one, count in zip(onlookers, before, strict=True)))
    assert [len(onlooker.messages) for onlooker in onlookers] == [count + 1 for count in before]
    last = onlookers[0].last
    assert last["version"] == player.last["version"] == room.state.version
    assert last["view"]["phase"] == "deal"
    assert last["event"]["kind"] == "snapshot"


async def test_a_forgotten_room_is_not_handed_out() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=10, forget_after=60)
    mine = await rooms.open(wish())
    old = await rooms.find(mine.room)
    rooms._forget(older_than=0)
    assert old.closed
    finding = asyncio.create_task(rooms.find(mine.room))
    while mine.room not in rooms._live:
        assert not finding.done()
        await asyncio.sleep(0)  # one round of the loop: on the next one the room is there, and its finder does not know
    assert not finding.done()
    rooms._forget(older_than=0)  # loaded, and forgotten before the one who asked was told
    found = await finding
    assert not found.closed
    assert rooms._live[mine.room] is found


def test_rooms_are_not_opened_faster_than_people_do(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "1") as server:
        body = {"game": "kings-corner", "preset": "pagat", "seats": [{"kind": "you"}, {"kind": "random"}]}
        with ThreadPoolExecutor(8) as pool:  # one after the other is no hurry where the machine is busy
            answers = list(pool.map(lambda _: server.post("/api/rooms", body), range(12)))
        opened = [answer for answer in answers if answer.status_code == 201]
        refused = {(answer.status_code, answer.json()["code"]) for answer in answers if answer not in opened}
        assert len(opened) >= 3
        assert refused == {(429, "too-fast")}


async def test_a_log_that_cannot_even_be_opened() -> None:
    house = House()
    house.log.rooms["old"] = [b'{"event":"opened","game":"whist"}']
    rooms = Rooms(house.ports, max_rooms=2, forget_after=60)
    with pytest.raises(RoomProblem, match="room-broken"):
        await rooms.find("old")
