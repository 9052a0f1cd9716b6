"""What a server says of itself: whether moves are stored, and whether visitors should be sent to it."""

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from kingcraft.room.ports import StorageFailed
from kingcraft.server.store import sqlite
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from kingcraft.server.vitals import IN_A_ROW, KNOWN_FOR, LATE, TICK, Loop, Vitals
from tools.driver.patience import PATIENCE
from tools.driver.server import Server, small, wait_for
from tools.driver.services import Nats, Postgres


def health(server: Server) -> tuple[int, dict[str, Any]]:
    answer = server.get("/api/health")
    return answer.status_code, answer.json()


def ready(server: Server) -> tuple[int, list[str]]:
    answer = server.get("/api/ready")
    said = answer.json()
    assert said["ready"] == (not said["why"]) == (answer.status_code == 200)
    return answer.status_code, said["why"]


def test_a_server_that_is_well_says_so(server: Server) -> None:
    status, said = health(server)
    assert (status, said["status"], said["store"], said["bus"]) == (200, "ok", "ok", "none")
    assert said["rooms"] >= 0
    assert said["late"] >= 0
    assert ready(server) == (200, [])


async def test_on_a_full_disk_it_says_that_moves_are_not_stored_until_there_is_room(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0", program=small()) as server:
        mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            assert health(server)[0] == 200
            server.process.send_signal(signal.SIGUSR1)
            wait_for(lambda: health(server)[0] == 503)
            assert health(server)[1] | {"late": 0, "rooms": 0} == {
                "status": "failing",
                "store": "failing",
                "bus": "none",
                "late": 0,
                "rooms": 0,
            }
            assert ready(server) == (503, ["store"])
            refused = await until_refused(person, update)
            assert refused["code"] == "storage-failed"
            assert "kingcraft_store_up 0" in server.get("/metrics").text
            server.process.send_signal(signal.SIGUSR2)
            wait_for(lambda: health(server)[0] == 200)
            assert ready(server) == (200, [])
            await person.act(update["version"], update["legal"][0])
            assert (await person.expect("update"))["version"] > update["version"]
        said = server.stderr()
        assert said.count("moves cannot be stored") == 1
        assert said.count("moves are stored again") == 1


async def until_refused(person: Any, update: dict[str, Any]) -> dict[str, Any]:
    """Play until the disk takes no more: what is in a file already may still be written over."""
    while True:
        await person.act(update["version"], update["legal"][0])
        while (message := await person.receive())["type"] not in ("refused", "update"):
            pass
        if message["type"] == "refused":
            return dict(message)
        update = message if message["legal"] else await person.my_turn()


async def test_a_database_file_that_is_deleted_or_replaced_is_noticed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    try:
        await store.check()
        (tmp_path / FILE_NAME).rename(tmp_path / "away")
        with pytest.raises(StorageFailed, match="is gone"):
            await store.check()
        (tmp_path / FILE_NAME).write_bytes(b"")
        with pytest.raises(StorageFailed, match="replaced or deleted"):
            await store.check()
        (tmp_path / "away").replace(tmp_path / FILE_NAME)
        await store.check()
    finally:
        store.close()


async def test_no_move_is_acknowledged_into_a_file_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOOKS_EVERY", 0.0)
    store = SqliteStore(tmp_path)
    wal = tmp_path / f"{FILE_NAME}-wal"
    try:
        assert await store.append("a", 0, [b"0"])
        for path in (tmp_path / FILE_NAME, wal):
            path.rename(tmp_path / "away")
            with pytest.raises(StorageFailed, match="is gone"):
                await store.append("a", 1, [b"1"])
            (tmp_path / "away").rename(path)
        assert await store.append("a", 1, [b"1"])
        with wal.open("rb+") as file:
            file.truncate(wal.stat().st_size - 5000)
        for _ in range(2):
            with pytest.raises(StorageFailed, match="was cut while the server runs"):
                await store.append("a", 2, [b"2"])
            with pytest.raises(StorageFailed, match="was cut while the server runs"):
                await store.check()
    finally:
        store.close()


async def test_a_disk_that_is_nearly_full_counts_as_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path)
    monkeypatch.setattr(sqlite, "LEAST", 1 << 60)
    try:
        with pytest.raises(StorageFailed, match="is full"):
            await store.check()
    finally:
        store.close()


def test_a_server_whose_database_stops_says_so_and_when_it_is_back(tmp_path: Path) -> None:
    with Postgres() as database, Nats() as nats:
        options = ("--rate", "0", "--database", database.url, "--bus", nats.url)
        with Server(tmp_path / "data", *options) as server:
            assert health(server)[1]["bus"] == "ok"
            assert ready(server) == (200, [])
            nats.stop(signal.SIGKILL)
            wait_for(lambda: health(server)[1]["bus"] == "missing")
            assert health(server)[0] == 200
            assert ready(server) == (200, []), "all servers lose it at once, and matches go on"
            nats.start()
            wait_for(lambda: health(server)[1]["bus"] == "ok")
            database.stop()
            wait_for(lambda: health(server)[0] == 503)
            assert health(server)[1]["store"] == "failing"
            assert ready(server) == (503, ["store"])
            database.start()
            wait_for(lambda: ready(server) == (200, []))
            assert health(server)[0] == 200
            database.pause()
            began = time.monotonic()
            wait_for(lambda: ready(server) == (503, ["store"]))
            assert time.monotonic() - began < PATIENCE
            database.go_on()
            wait_for(lambda: ready(server) == (200, []))


def test_a_server_whose_bus_was_never_there_is_not_ready(tmp_path: Path) -> None:
    with Postgres() as database, Nats() as nats:
        nats.stop()
        with Server(tmp_path / "data", "--database", database.url, "--bus", nats.url) as server:
            assert health(server)[1]["bus"] == "missing"
            assert ready(server) == (503, ["bus"])
            nats.start()
            wait_for(lambda: ready(server) == (200, []))


def test_a_server_that_is_about_to_end_opens_no_table_and_goes_on_with_the_others(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0", "--drain", "60") as server:
        mine = server.open_room("kings-corner", "pagat", "random", target=25)
        server.process.send_signal(signal.SIGTERM)
        wait_for(lambda: ready(server) == (503, ["ending"]))
        assert health(server)[0] == 200
        wish = {"game": "king", "preset": "king", "seats": [{"kind": "you"}, *({"kind": "casual"} for _ in range(3))]}
        refused = server.post("/api/rooms", wish)
        assert (refused.status_code, refused.json()["code"]) == (503, "ending")
        server.play_out(mine)
        began = time.monotonic()
        server.stop(signal.SIGINT)  # a second signal ends it at once
        assert time.monotonic() - began < 30


class Counted(SqliteStore):
    """A store that counts how often it is looked at."""

    looks = 0

    async def check(self) -> None:
        self.looks += 1
        await super().check()


async def test_however_many_ask_the_store_is_looked_at_once_a_second(tmp_path: Path) -> None:
    store = Counted(tmp_path)
    vitals = Vitals(store, None, lambda: False)
    began = time.monotonic()
    while time.monotonic() - began < KNOWN_FOR:
        assert all(await asyncio.gather(*(vitals.stores() for _ in range(10))))
    assert 1 <= store.looks <= 3
    await vitals.close()
    store.close()


async def test_an_event_loop_that_is_held_up_is_late() -> None:
    loop, found = Loop(), list[bool]()
    loop.start()
    await asyncio.sleep(2 * TICK)
    found.append(loop.late)
    for _ in range(IN_A_ROW + 1):
        asyncio.get_running_loop().call_soon(time.sleep, TICK + 2 * LATE)
        await asyncio.sleep(0.01)
    found.append(loop.late)
    assert loop.worst > LATE
    await asyncio.sleep((IN_A_ROW + 1) * TICK)
    found.append(loop.late)
    await loop.close()
    assert found == [False, True, False]
