"""kill -9 at any moment: every acknowledged action is there afterwards, and the match goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.server.http.websocket import CLOSE_CODES
from tests.server.postgres import address
from tools.driver.patience import PATIENCE
from tools.driver.seen import Seen
from tools.driver.server import Person, Server

#: How often the server is killed, in the first tier and in the long one.
ROUNDS, MANY_ROUNDS = 3, 40


async def play_on(server: Server, mine: dict[str, Any], seen: Seen, choose: Any) -> bool:
    """Play to the end of the match as a page does, which connects again: a room may still be that of a dead server."""
    while True:
        async with server.sit(mine["room"], mine["secret"], "77" * 16) as person:
            if await play_until_it_dies(person, seen, choose):
                return True
            assert person.socket.close_code == CLOSE_CODES["moved"]
        await asyncio.sleep(0.1)


async def play_until_it_dies(person: Person, seen: Seen, choose: Any) -> bool:
    """Play on; True when the match has ended, False when the connection is gone."""
    try:
        while True:
            update = await person.expect("update")
            view = update["view"]
            # A published action never goes away, whatever died in between.
            assert seen.note(view) == 0
            if view["phase"] == "over":
                return True
            if view["phase"] == "between":
                if view["you"] not in view["ready"]:
                    await person.send({"type": "next"})
            elif update["legal"]:
                await person.act(update["version"], choose(update["legal"]))
    except (ConnectionClosed, OSError):
        return False


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(MANY_ROUNDS, marks=pytest.mark.long(seconds=35))])
async def test_killed_at_random_moments(tmp_path: Path, rounds: int, database: str) -> None:
    options = ("--rate", "0", *(("--database", address(tmp_path)) if database == "postgres" else ()))
    chance = random.Random(20261121 + rounds)
    port, data, seen = 0, tmp_path / "data", Seen()
    mine: dict[str, Any] = {}
    deaths = 0
    for _ in range(rounds):
        server = Server(data, *options, port=port).wait_until_ready()
        port = server.port
        if not mine:
            mine = server.open_room("king", "king", "thumb-1", "random", "thumb-1")
        asyncio.get_running_loop().call_later(chance.uniform(0.03, 0.35), server.process.kill)
        try:
            async with server.sit(mine["room"], mine["secret"], "77" * 16) as person:
                over = await play_until_it_dies(person, seen, chance.choice)
        except (ConnectionClosed, InvalidHandshake, OSError):  # before, at, or after the first hello
            over = False
        if over:
            mine = {}
            seen = Seen()
        server.kill()
        deaths += 1
    assert deaths == rounds
    with Server(data, *options, port=port) as server:
        if not mine:
            mine = server.open_room("king", "king", "thumb-1", "random", "thumb-1")
        async with asyncio.timeout(PATIENCE):
            assert await play_on(server, mine, seen, chance.choice)
        record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
        assert server.stderr() == ""
    assert len(replay(parse_record(record)).to_json()["deals"]) == 10
    assert seen.missing_in(record) == 0


async def test_a_commitment_that_was_published_is_the_one_that_is_dealt_from(tmp_path: Path) -> None:
    """Killed between the commitment and the deal: the seed does not change (it was stored before it was shown)."""
    data = tmp_path / "data"
    server = Server(data).wait_until_ready()
    mine = server.open_room("kings-corner", "pagat", "random")
    server.kill()
    with Server(data) as again:
        async with again.sit(mine["room"], mine["secret"], "01") as person:
            update = await person.my_turn()
        (proof,) = update["view"]["proofs"]
        assert (proof["commit"], proof["nonces"], proof["serverSeed"]) == (mine["commit"], ["01", ""], "")


@pytest.mark.parametrize("kills", [2, pytest.param(8, marks=pytest.mark.long(seconds=12))])
async def test_an_action_that_was_answered_is_there_after_a_kill(tmp_path: Path, kills: int) -> None:
    """The answer is the promise: killed the moment it arrives, over and over."""
    data = tmp_path / "data"
    server = Server(data).wait_until_ready()
    mine = server.open_room("king", "king", "random", "random", "random")
    history: list[list[Any]] = []
    for _ in range(kills):
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            assert update["view"]["table"]["history"][: len(history)] == history
            await person.act(update["version"], update["legal"][-1])
            history = (await person.expect("update"))["view"]["table"]["history"]
            server.kill()
        assert history[-1] == [mine["seat"], update["legal"][-1]]
        server = Server(data, port=server.port).wait_until_ready()
    server.stop()


def test_what_people_have_seen_is_missed_if_it_goes_away() -> None:
    commit = [{"deal": 0, "commit": "c"}]
    view = {"deal": 0, "proofs": commit, "table": {"history": [[0, "KH"], [1, "2H"]]}}
    seen, other = Seen(), Seen()
    assert seen.note(view) == seen.note({**view, "table": {"history": [[0, "KH"], [1, "2H"], [2, "3H"]]}}) == 0
    other.note(view)
    other.add(seen)
    assert other.note(view) == 1  # the action that another person has seen
    assert seen.note({**view, "table": {"history": [[0, "KH"], [1, "4H"]]}}) == 2
    assert other.note({**view, "proofs": [{"deal": 0, "commit": "d"}]}) == 1
    assert other.note({**view, "table": None}) == 2
    deal = {"actions": ["KH", "2H"], "fairness": {"commit": "c"}}
    assert (other.missing_in({"deals": [deal]}), other.missing_in({"deals": []})) == (0, 2)
    assert other.missing_in({"deals": [{**deal, "actions": ["KH"]}]}) == 1
