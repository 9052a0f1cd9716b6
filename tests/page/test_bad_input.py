"""Whatever a page's home is asked, told or given by its store: a code, never an exception, and nothing is lost."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_args

import msgspec
import pytest

from kingcraft.games.reasons import REASONS
from kingcraft.page.desk import QUESTIONS
from kingcraft.page.home import Home
from kingcraft.room.ports import StorageFailed
from kingcraft.room.wire.client_messages import FromClient
from kingcraft.room.wire.words import ERRORS
from tests.page.match import wish
from tests.page.player import Player, SmallLog, asked, seeded

#: A good body of each question that has one.
BODIES: Final[dict[str, list[Any]]] = {
    "/rules": [{"game": "king", "preset": "king", "options": {"trump_count": 2}}, {"game": "king", "text": "king"}],
    "/rooms": [wish("king", "king", *["casual"] * 3, options={}, hints=True, undo=False, stepsIn=True, clock=0)],
    "/lessons": [{"lesson": "king-1", "step": 0}],
    "/rooms/{name}/seat": [{"name": "Ana", "figure": None, "disc": None}],
    "/rooms/{name}/seats/{seat}": [{"kind": "casual", "name": "Bo", "figure": None, "disc": None}],
    "/rooms/{name}/again": [{"text": "pagat?target=50", "options": {}}],
    "/replay": [{"format": "kingcraft/1", "game": "king", "rules": {"preset": "king"}, "players": [], "deals": []}],
    "/practice": [
        {
            "source": {"kind": "alone", "game": "king", "preset": "king", "options": {}, "contract": "no-men"},
            "seats": wish("king", "king", *["casual"] * 3)["seats"],
            "deals": 1,
            "hints": True,
            "undo": True,
        },
        {"source": {"kind": "day", "date": "2027-01-01", "task": "avoid"}, "seats": [{"kind": "you"}]},
        {"source": {"kind": "room", "room": "here-", "deal": 0, "action": 0}, "seats": [{"kind": "you"}]},
        {"source": {"kind": "record", "record": {}, "deal": 0, "action": 0}, "seats": [{"kind": "you"}]},
    ],
}
BODIES["/replay/deals/{deal}"] = BODIES["/replay"]
#: What anything may be refused with.
CODES: Final = {*ERRORS, *REASONS} - {"internal"}
#: What stands where something else should.
WRONG: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 2**53, 2**70, 1.5, "", "x", "you", "\0", "\ud800", "é" * 999, [], [[]], [None], {},
    {"kind": "you"},
)  # fmt: skip
PLAIN: Final = ("null", "7", '""', "[]", "{}", "", "nonsense", "[" * 5000, '{"a":' * 5000, "\ufeff{}", "1" * 5000)


def spoilt(value: Any) -> Iterator[Any]:
    """Yield a value with each part of it replaced, left out, or joined by one that it does not have."""
    yield from WRONG
    if isinstance(value, dict):
        for key, part in value.items():
            yield from ({**value, key: worse} for worse in spoilt(part))
            yield {name: other for name, other in value.items() if name != key}
        yield {**value, "unknown": 1}
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from ([*value[:at], worse, *value[at + 1 :]] for worse in spoilt(part))
        yield value * 50


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a fault of the program."""
    return [record.getMessage() for record in caplog.records if record.exc_info]


class Bad(SmallLog):
    """A log with a store that fails."""

    def __init__(self) -> None:
        super().__init__()
        self.full = self.unreadable = False
        self.strange: Exception | None = None

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        if self.strange is not None:
            raise self.strange
        if self.full:
            raise StorageFailed("the disk is full")
        return await super().append(room, expected, bodies)

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        if self.unreadable:
            raise StorageFailed("the disk is gone")
        return await super().read(room, since)


async def opened(log: SmallLog, game: str = "kings-corner") -> tuple[Home, str, str]:
    """A home with a room: its name, and the secret of its player."""
    home = seeded(log, 7)
    await home.start()
    table = wish("king", "king", *["casual"] * 3) if game == "king" else wish("kings-corner", "pagat", "casual")
    mine = await asked(home, "POST", "/rooms", table)
    return home, mine["room"], mine["secret"]


async def turn(player: Player, since: int = 0) -> dict[str, Any]:
    """The first update after a number of messages in which the player may act."""
    while not (message := await player.message(since)).get("legal"):
        since += 1
    return message


async def answered(player: Player, kind: str, since: int = 0) -> dict[str, Any]:
    """The first message of a kind after a number of messages."""
    while (message := await player.message(since))["type"] != kind:
        since += 1
    return message


# --- what is asked


@pytest.mark.parametrize(("method", "address"), [(method, address) for method, address, *_ in QUESTIONS])
async def test_a_question_with_anything_in_it(method: str, address: str, caplog: pytest.LogCaptureFixture) -> None:
    home, room, secret = await opened(SmallLog())
    path = address.format(name=room, seat=1, deal=0, date="2027-01-01", lang="en")
    bodies = [text.encode(errors="surrogatepass") for text in PLAIN] + [b"\xff\xfe", b"\0" * 99]
    bodies += [json.dumps(bad).encode() for good in BODIES.get(address, []) for bad in spoilt(good)]
    for number, body in enumerate(bodies):
        answer = await home.ask(method, path, body, (None, secret, "", "wrong", "\ud800")[number % 5])
        if answer.status >= 300:
            assert json.loads(answer.body)["code"] in CODES, body
    await home.close()
    assert faults(caplog) == []


@pytest.mark.parametrize("part", ["..", "%2e", "\ud800", "x" * 9999, "here-", "é", "0", "a b"])
async def test_an_address_with_anything_in_it(part: str, caplog: pytest.LogCaptureFixture) -> None:
    home, _, secret = await opened(SmallLog())
    for method, address, *_ in QUESTIONS:
        if "{" in address:
            for query in ("", "?idle=true", "?x=\ud800&&=", f"?{part}"):
                path = address.format(name=part, seat=9, deal=99, date=part, lang=part) + query
                answer = await home.ask(method, path, b"{}", secret)
                assert json.loads(answer.body)["code"] in CODES
    await home.close()
    assert faults(caplog) == []


@pytest.mark.parametrize(("method", "address"), [(method, address) for method, address, *_ in QUESTIONS])
async def test_a_huge_body_is_not_read(method: str, address: str) -> None:
    home, room, secret = await opened(SmallLog())
    path = address.format(name=room, seat=1, deal=0, date="2027-01-01", lang="en")
    answer = await home.ask(method, path, b"[" * 30_000_000, secret)
    assert (answer.status, json.loads(answer.body)["code"]) == (413, "too-large")
    await home.close()


# --- what is said


def messages() -> Iterator[dict[str, Any]]:
    """Yield a good message of each kind."""
    values = {"token": "end", "phrase": "thanks", "figure": "fox", "nonceCommit": "0" * 64, "nonce": "00", "name": "Bo"}
    for kind in get_args(FromClient):
        assert issubclass(kind, msgspec.Struct)
        names = {field.encode_name for field in msgspec.structs.fields(kind)} - {"changes", "shuffles"}
        yield {"type": kind.__struct_config__.tag, **{name: values.get(name, 1) for name in sorted(names)}}


@pytest.mark.parametrize("good", list(messages()), ids=lambda message: str(message["type"]))
async def test_a_message_with_anything_in_it(good: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    home, room, secret = await opened(SmallLog())
    for bad in spoilt(good):
        player = Player(home, room, secret)
        await player.message(0)
        player.hear(json.dumps(bad))
        player.say("ping")
        await answered(player, "pong")
        assert "internal" not in {message.get("code") for message in player.messages}
    await home.close()
    assert faults(caplog) == []


@pytest.mark.parametrize("text", [*PLAIN, "\ud800", "\0", '"' + "x" * 3_000_000 + '"', b"\xff\xfe"])
async def test_a_first_message_that_is_none(text: str | bytes, caplog: pytest.LogCaptureFixture) -> None:
    home, room, _ = await opened(SmallLog())
    player = Player(home, room, first=text)
    assert (await player.message(0))["code"] == "bad-message"
    assert (await player.message(1))["type"] == "closed"
    await home.close()
    assert faults(caplog) == []


async def test_nonsense_again_and_again_ends_the_line() -> None:
    home, room, secret = await opened(SmallLog())
    player = Player(home, room, secret)
    await player.message(0)
    for _ in range(30):
        player.hear("nonsense")
    assert (await answered(player, "closed"))["code"] == "bad-message"
    await home.close()


async def test_a_line_that_has_ended_says_and_does_nothing() -> None:
    log = SmallLog()
    home, room, secret = await opened(log)
    player = Player(home, room, secret)
    update = await turn(player)
    player.line.gone()
    player.line.gone()
    before, said = list(log.rooms[room]), len(player.sent)
    player.act(update, update["legal"][0])
    player.line.send(b"{}")
    player.line.close("internal")
    await asyncio.sleep(0.02)
    assert (log.rooms[room], len(player.sent)) == (before, said)
    await home.close()


async def test_a_line_that_ends_while_its_room_is_read() -> None:
    log = SmallLog()
    home, room, secret = await opened(log)
    await home.close()
    home = seeded(log, 8)
    player = Player(home, room, secret)
    player.line.gone()
    await asyncio.sleep(0.02)
    assert player.sent == []
    again = Player(home, room, secret)
    assert (await again.message(0))["type"] == "update"
    await home.close()


async def test_of_two_lines_to_one_seat_the_later_one_plays() -> None:
    home, room, secret = await opened(SmallLog())
    first = Player(home, room, secret)
    await turn(first)
    second, onlooker = Player(home, room, secret), Player(home, room)
    assert (await answered(first, "closed"))["code"] == "replaced"
    update = await turn(second)
    said = len(first.sent)
    second.act(update, update["legal"][0])
    assert (await turn(second, len(second.sent)))["version"] > update["version"]
    assert len(first.sent) == said
    onlooker.act(update, update["legal"][0])
    assert (await answered(onlooker, "refused"))["code"] == "not-seated"
    await home.close()


# --- what the store does


async def test_another_tab_wrote() -> None:
    """Both play on; what was stored stays, whichever tab wrote it, and what is late is refused."""
    log = SmallLog()
    here, room, secret = await opened(log)
    there = seeded(log, 8)
    one, other = Player(here, room, secret), Player(there, room, secret)
    late = await turn(one)
    update = await turn(other)
    other.act(update, update["legal"][0])
    update = await turn(other, len(other.sent))
    stored = list(log.rooms[room])
    one.act(late, late["legal"][0])
    assert (await answered(one, "refused"))["code"] == "stale-version"
    assert log.rooms[room][: len(stored)] == stored
    seen = next(message for message in reversed(one.messages) if message["type"] == "update")
    assert seen["view"]["table"]["history"] == update["view"]["table"]["history"]
    one.act(seen, seen["legal"][0])
    assert (await turn(one, len(one.sent)))["version"] > seen["version"]
    await here.close()
    await there.close()


async def test_a_full_disk_in_the_middle_of_a_match() -> None:
    """The room says so once; nothing that was confirmed is lost; play goes on when there is room again."""
    log = Bad()
    home, room, secret = await opened(log)
    player = Player(home, room, secret)
    update = await turn(player)
    log.full, before = True, list(log.rooms[room])
    for _ in range(3):
        said = len(player.sent)
        player.act(update, update["legal"][0])
        assert (await answered(player, "refused", said))["code"] == "storage-failed"
    warned = [message["code"] for message in player.messages if message["type"] == "failure"]
    assert warned == ["storage-failed"]
    assert log.rooms[room] == before
    assert player.version == update["version"]
    log.full, said = False, len(player.sent)
    player.act(update, update["legal"][0])
    later = await turn(player, said)
    assert later["view"]["table"]["history"][len(update["view"]["table"]["history"])][1] == update["legal"][0]
    await home.close()
    again = Player(seeded(log, 8), room, secret)
    assert (await again.message(0))["view"]["table"]["history"] == later["view"]["table"]["history"]


async def test_a_disk_that_is_full_while_bots_play() -> None:
    """They try again after a second, without any word of the player."""
    log = Bad()
    home, room, secret = await opened(log, "king")
    log.full = True
    player = Player(home, room, secret)
    assert (await answered(player, "failure"))["code"] == "storage-failed"
    log.full = False
    assert (await turn(player))["legal"]
    await home.close()


@pytest.mark.parametrize("address", ["/rooms", "/practice"])
async def test_no_room_is_opened_on_a_full_disk(address: str) -> None:
    log = Bad()
    log.full = True
    home = seeded(log, 7)
    for wanted in BODIES[address][:1]:
        answer = await home.ask("POST", address, json.dumps(wanted).encode())
        assert (answer.status, json.loads(answer.body)["code"]) == (507, "storage-failed")
    assert log.rooms == {}


async def test_a_store_that_cannot_be_read() -> None:
    log = Bad()
    home, room, secret = await opened(log)
    await home.close()
    log.unreadable = True
    home = seeded(log, 8)
    answer = await home.ask("GET", f"/rooms/{room}", b"", secret)
    assert (answer.status, json.loads(answer.body)["code"]) == (507, "storage-failed")
    player = Player(home, room, secret)
    assert [(await player.message(number))["code"] for number in range(2)] == ["storage-failed"] * 2
    log.unreadable = False
    assert (await home.ask("GET", f"/rooms/{room}", b"", secret)).status == 200
    assert (await Player(home, room, secret).message(0))["type"] == "update"
    await home.close()


async def test_a_store_with_a_fault_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    """A fault that is not known is logged; the room says ``internal``, and goes on."""
    log = Bad()
    home, room, secret = await opened(log)
    player = Player(home, room, secret)
    update = await turn(player)
    log.strange = OSError("what is this?")
    said = len(player.sent)
    player.act(update, update["legal"][0])
    assert (await answered(player, "refused", said))["code"] == "internal"
    assert faults(caplog)
    log.strange, said = None, len(player.sent)
    player.act(update, update["legal"][0])
    assert (await turn(player, said))["version"] > update["version"]
    await home.close()


DAMAGED = (b"", b"nonsense", b"\xff\xfe", b"[" * 5000, b"{}", b'{"event":"dealt"}', b'{"event":"new","x":1}', b"null")


@pytest.mark.parametrize("damaged", DAMAGED)
@pytest.mark.parametrize("place", ["first", "middle", "last"])
async def test_a_damaged_event(damaged: bytes, place: str, caplog: pytest.LogCaptureFixture) -> None:
    """The room shows the last position that can be read, says that it is broken, and takes nothing more."""
    log = SmallLog()
    home, room, secret = await opened(log)
    player = Player(home, room, secret)
    for _ in range(4):
        update = await turn(player, len(player.sent) - 1 if player.sent else 0)
        player.act(update, update["legal"][0])
        await turn(player, len(player.sent))
    await home.close()
    stored = log.rooms[room]
    stored[{"first": 0, "middle": len(stored) // 2, "last": len(stored) - 1}[place]] = damaged
    kept = list(stored)
    home = seeded(log, 8)
    await home.start()
    again = Player(home, room, secret)
    first = await again.message(0)
    if place == "first":
        assert first["code"] == (await again.message(1))["code"] == "room-broken"
    else:
        assert first["view"]["phase"] == "broken"
        again.act(first, "end")
        assert (await answered(again, "refused"))["code"] == "room-broken"
        again.say("next")
    readable = place != "first"
    for method, address, read in (
        ("GET", f"/rooms/{room}", readable),
        ("GET", f"/rooms/{room}/record", readable),
        ("GET", f"/rooms/{room}/review", False),
        ("POST", f"/rooms/{room}/review", False),
        ("POST", f"/rooms/{room}/again", False),
    ):
        answer = await home.ask(method, address, b"", secret)
        assert json.loads(answer.body).get("code", "") == ("" if read else "room-broken")
    assert log.rooms[room] == kept
    await home.close()
    assert faults(caplog) == []
