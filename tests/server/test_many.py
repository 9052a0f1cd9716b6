"""Two whole servers over one database: a table is at one of them, and is led there from the other."""

import asyncio
import random
import re
import signal
import statistics
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from tests.room.memory import until
from tests.server.postgres import address, value
from tools.driver.patience import PATIENCE
from tools.driver.seen import Seen
from tools.driver.server import Person, Server, wait_for

#: How often a server is killed, in the first tier and in the long one.
ROUNDS, MANY_ROUNDS = 2, 12


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers; a test may put others in their place."""
    servers = [begun(tmp_path, number) for number in range(2)]
    yield servers
    for server in servers:
        server.stop()


def begun(folder: Path, number: int, *options: str, port: int = 0) -> Server:
    """A server of the pair that has started."""
    asked = ("--rate", "0", "--database", address(folder), *options)
    return Server(folder / f"data{number}", *asked, port=port).wait_until_ready()


async def test_a_table_is_found_from_both_servers(pair: list[Server]) -> None:
    one, other = pair
    mine = one.open_room("kings-corner", "pagat", "open")
    theirs = other.join(mine["room"])
    assert other.get(f"/api/rooms/{mine['room']}").json()["room"] == mine["room"]
    async with other.sit(mine["room"], mine["secret"]) as ana, one.sit(mine["room"], theirs["secret"]) as bo:
        latest = dict[Person, dict[str, Any]]()
        for person in (ana, bo):
            await person.send({"type": "next"})
        for person in (ana, bo):
            while latest.get(person, {"view": {"phase": ""}})["view"]["phase"] != "deal":
                latest[person] = await person.expect("update")
        actor, onlooker = (ana, bo) if latest[ana]["legal"] else (bo, ana)
        await actor.act(latest[actor]["version"], latest[actor]["legal"][0])
        assert (await onlooker.expect("update"))["version"] > latest[onlooker]["version"]


async def test_a_new_table_is_at_the_server_that_is_asked_for_it_next(pair: list[Server], tmp_path: Path) -> None:
    mine = pair[0].open_room("king", "king", "random", "random", "random")
    owner = f"SELECT owner FROM kingcraft.room WHERE room = '{mine['room']}'"
    await until(lambda: value(address(tmp_path), owner) == "")
    async with pair[1].sit(mine["room"], mine["secret"]) as person:
        await person.my_turn()
        had = value(address(tmp_path), owner)
        assert value(address(tmp_path), f"SELECT count(*) FROM kingcraft.server WHERE server = '{had}'") == 1
    async with pair[0].sit(mine["room"], mine["secret"]) as person:
        await person.my_turn()
    assert value(address(tmp_path), owner) == had


def test_a_code_and_a_lesson_lead_to_their_table_from_both(pair: list[Server]) -> None:
    one, other = pair
    mine = one.open_room("kings-corner", "pagat", "open")
    code = one.post(f"/api/rooms/{mine['room']}/code", {}, Authorization=f"Bearer {mine['secret']}").json()["code"]
    assert other.get(f"/api/codes/{code}").json()["room"] == mine["room"]
    lesson = one.post("/api/lessons", {"lesson": "king-1"}).json()

    async def learn() -> dict[str, Any]:
        async with other.sit(lesson["room"], lesson["secret"]) as pupil:
            return await pupil.expect("update")

    assert asyncio.run(learn())["view"]["lesson"]


def test_a_match_stays_at_its_server_whichever_is_asked(pair: list[Server], tmp_path: Path) -> None:
    one, other = pair
    mine = one.open_room("kings-corner", "pagat", "random", target=25)
    other.play_out(mine)
    records = [server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json() for server in pair]
    assert records[0] == records[1]
    assert value(address(tmp_path), "SELECT max(epoch) FROM kingcraft.room") == 2, (
        "made, and asked for by the first visitor"
    )


def test_a_table_that_is_not_there_is_not_there_at_any_server(pair: list[Server]) -> None:
    for server in pair:
        for path in ("/api/rooms/nowhere", "/api/matches/nowhere", "/api/rooms/%00", "/api/rooms/%ff%fe/record"):
            assert server.get(path).status_code == 404, path


def test_what_servers_open_for_each_other_is_in_the_database_and_gone_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "t").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "t"))
    servers = [begun(tmp_path, 0), begun(tmp_path, 1, "--peers", "127.0.0.2")]
    found = value(address(tmp_path), "SELECT string_agg(address, ',' ORDER BY address) FROM kingcraft.server").split(
        ","
    )
    for known, host in zip(found, ("127.0.0.1", "127.0.0.2"), strict=True):
        assert re.fullmatch(rf"{host}:\d+ {tmp_path}/t/kingcraft-peers-\w+/peers", known)
    for server in servers:
        server.stop()
        assert server.stderr() == ""
    assert list((tmp_path / "t").iterdir()) == []


def test_a_server_that_ends_gives_up_its_tables(pair: list[Server], tmp_path: Path) -> None:
    one, other = pair
    mine = one.open_room("king", "king", "thumb-1", "random", "thumb-1")
    assert one.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
    assert one.stderr() == ""
    assert value(address(tmp_path), "SELECT count(*) FROM kingcraft.server") == 1
    other.play_out(mine)
    assert len(other.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()["deals"]) == 10


@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(MANY_ROUNDS, marks=pytest.mark.long(seconds=40))])
async def test_killed_by_turns_a_match_goes_on_at_the_other(pair: list[Server], tmp_path: Path, rounds: int) -> None:
    chance, seen = random.Random(rounds), Seen()
    mine = pair[0].open_room("king", "king", "thumb-1", "random", "thumb-1")
    killed, over = 0, False
    async with asyncio.timeout(PATIENCE):
        while not over:
            server = pair[chance.randrange(2)]
            try:
                async with server.sit(mine["room"], mine["secret"], "77" * 16) as person:
                    while not over:
                        update = await person.expect("update")
                        view = update["view"]
                        assert seen.note(view) == 0
                        over = view["phase"] == "over"
                        if view["phase"] == "between" and view["you"] not in view["ready"]:
                            await person.send({"type": "next"})
                        elif update["legal"]:
                            if killed < rounds and chance.random() < 0.1:
                                number = killed % 2
                                pair[number].kill()
                                pair[number] = await asyncio.to_thread(begun, tmp_path, number, port=pair[number].port)
                                killed += 1
                            await person.act(update["version"], chance.choice(update["legal"]))
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.05)
    assert killed == rounds
    record = pair[0].get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
    assert len(replay(parse_record(record)).to_json()["deals"]) == 10
    assert seen.missing_in(record) == 0
    twice = "SELECT count(*) FROM kingcraft.event GROUP BY room, seq HAVING count(*) > 1"
    assert value(address(tmp_path), twice) is None


def is_ending(server: Server) -> bool:
    return bool(server.get("/api/ready").json()["why"] == ["ending"])


class Traveller:
    """A person at a table, who comes to one of the servers that a proxy sends visitors to, again and again."""

    def __init__(self, seated: dict[str, Any], servers: list[Server], chance: random.Random) -> None:
        self.seated, self._servers, self._chance = seated, servers, chance
        self.seen = Seen()
        #: Seconds from each loss of the connection until the table was seen again.
        self.gaps: list[float] = []
        #: Seconds of thought for a move.
        self.thought = 0.15
        #: Whether the first deal has begun.
        self.plays = False

    async def play(self) -> None:
        """Play until the match is over."""
        lost = 0.0
        loop = asyncio.get_running_loop()
        while True:
            server = self._chance.choice(self._servers)
            try:
                async with server.sit(self.seated["room"], self.seated["secret"], "77" * 16) as person:
                    while True:
                        update = await person.expect("update")
                        if lost:
                            self.gaps.append(loop.time() - lost)
                            lost = 0.0
                        view = update["view"]
                        assert self.seen.note(view) == 0, "what was seen is gone"
                        if view["phase"] == "over":
                            return
                        self.plays = self.plays or view["phase"] == "deal"
                        if view["phase"] in ("waiting", "between") and view["you"] not in view["ready"]:
                            await person.send({"type": "next"})
                        elif update["legal"]:
                            await asyncio.sleep(self._chance.uniform(0, 2 * self.thought))
                            await person.act(update["version"], self._chance.choice(update["legal"]))
            except (ConnectionClosed, InvalidHandshake, OSError):
                lost = lost or loop.time()
                await asyncio.sleep(0.1)


@pytest.mark.long(seconds=35)
async def test_both_servers_are_replaced_while_people_play(tmp_path: Path) -> None:
    """A rolling upgrade: each server ends in order, its tables go on at the other, its successor takes its place."""
    drain = ("--drain", "2")
    pair = [begun(tmp_path, number, *drain) for number in range(2)]
    listed, chance = [*pair], random.Random(48)  # to whom a proxy sends visitors
    tables = [pair[number % 2].open_room("king", "king", "open", "thumb-1", "random") for number in range(6)]
    people = [Traveller(table, listed, chance) for table in tables]
    people += [Traveller(pair[0].join(table["room"]), listed, chance) for table in tables]
    async with asyncio.timeout(4 * PATIENCE), asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play())
        await until(lambda: all(person.plays for person in people))
        for number in range(2):
            old = pair[number]
            old.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(wait_for, partial(is_ending, old))
            listed.remove(old)
            wish = {"game": "king", "preset": "king", "seats": [{"kind": "you"}, *({"kind": "casual"} for _ in "123")]}
            assert (await asyncio.to_thread(old.post, "/api/rooms", wish)).json()["code"] == "ending"
            assert (await asyncio.to_thread(listed[0].post, "/api/rooms", wish)).status_code == 201
            assert await asyncio.to_thread(old.stop, signal.SIGTERM) in (0, -signal.SIGTERM)
            pair[number] = await asyncio.to_thread(begun, tmp_path, number, *drain, port=old.port)
            assert (await asyncio.to_thread(pair[number].get, "/api/ready")).json()["ready"]
            listed.append(pair[number])
        assert all(max(person.seen.deals) < 9 for person in people), "every match still goes on"
        for person in people:
            person.thought = 0.0
    gaps = [gap for person in people for gap in person.gaps]
    assert len(gaps) >= len(people), "everyone was at a server that ended, at least once"
    assert statistics.median(gaps) < 1
    assert max(gaps) < 2
    for table, person in zip([*tables, *tables], people, strict=True):
        record = pair[1].get(f"/api/rooms/{table['room']}/record", table["secret"]).json()
        assert len(replay(parse_record(record)).to_json()["deals"]) == 10
        assert person.seen.missing_in(record) == 0
    gapped = (
        "SELECT count(*) FROM (SELECT room FROM kingcraft.event GROUP BY room "
        "HAVING count(*) <> max(seq) + 1 OR min(seq) <> 0) AS gapped"
    )
    assert value(address(tmp_path), gapped) == 0
    for server in pair:
        assert server.stop() == 0
        assert "Traceback" not in server.stderr()
