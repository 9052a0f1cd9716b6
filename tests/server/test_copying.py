"""A server's matches copied from its file to PostgreSQL: all of them, and they go on there."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingcraft.server.store.copying import copy
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.saving import Counts
from kingcraft.server.store.sqlite import SqliteStore, today
from tests.server.postgres import OneServer, address, value
from tools.driver.server import Server


async def filled(folder: Path, today: int) -> None:
    """A file with two rooms and a review."""
    store = SqliteStore(folder, lambda: today)
    assert await store.append("a", 0, [b"%d" % number for number in range(12_000)])
    assert await store.append("b", 0, [b"\x00\xff"])
    await store.sort_room("b", "match")
    for room in ("a", "b"):
        await store.keep_review(room, 1, "quick 1", room.encode(), 1000)
    store.close()


async def copied(folder: Path, heard: Callable[[int, int], None] = lambda *_: None) -> tuple[Counts, Counts]:
    """Copy as the command does, which is in no event loop."""
    return await asyncio.to_thread(copy, folder / "data", address(folder), heard)


async def test_all_of_it_is_there_and_goes_on(tmp_path: Path) -> None:
    await filled(tmp_path / "data", today() - 100)
    heard = list[tuple[int, int]]()
    before, after = await copied(tmp_path, lambda done, total: heard.append((done, total)))
    assert before == after == Counts(2, 12_001, 2)
    assert heard[-1] == (12_001, 12_001)
    store = OneServer(address(tmp_path))
    assert await store.read("a") == [b"%d" % number for number in range(12_000)]
    assert await store.read("b") == [b"\x00\xff"]
    assert await store.find_review("b", 1, "quick 1") == b"b"
    assert await store.old_rooms("match", 30) == ["b"], "it is as old as it was"
    assert not await store.append("a", 0, [b"x"])
    assert await store.append("a", 12_000, [b"next"])
    assert await store.append("c", 0, [b"x"])
    await store.keep_review("c", 1, "quick 1", b"c", 2)  # the oldest goes first, as before
    assert await store.find_review("a", 1, "quick 1") is None
    assert await store.find_review("b", 1, "quick 1") == b"b"
    store.close()
    again = SqliteStore(tmp_path / "data")
    assert len(await again.read("a")) == 12_000, "the file is as it was"
    again.close()


async def test_a_target_that_is_not_empty_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path / "data", today())
    store = OneServer(address(tmp_path))
    assert await store.append("mine", 0, [b"0"])
    with pytest.raises(StoreError, match="is in use"):
        await copied(tmp_path)
    store.close()
    with pytest.raises(StoreError, match="is not empty"):
        await copied(tmp_path)
    assert value(address(tmp_path), "SELECT count(*) FROM kingcraft.event") == 1


async def test_what_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    await filled(tmp_path / "data", today())

    def stop(done: int, _: int) -> None:
        if done > 6_000:
            raise RuntimeError("stop")

    with pytest.raises(RuntimeError, match="stop"):
        await copied(tmp_path, stop)
    assert value(address(tmp_path), "SELECT count(*) FROM kingcraft.event") == 0


def test_a_folder_without_matches(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="has no matches"):
        copy(tmp_path, address(tmp_path), lambda *_: None)
    assert not list(tmp_path.iterdir())


def run(*arguments: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "kingcraft", "copy", *arguments], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


async def test_the_command_prints_both_counts_and_a_match_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        mine = server.open_room("kings-corner", "pagat", "random")
        status, _, said = run("--from", f"sqlite:{data}", "--to", address(tmp_path))
        assert status == 1
        assert "in use by another Kingcraft" in said
        before = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
    status, told, _ = run("--from", f"sqlite:{data}", "--to", address(tmp_path))
    assert status == 0
    first, second = told.splitlines()
    assert first.removeprefix("from") == second.removeprefix("to")
    assert "rooms 1," in first
    with Server(tmp_path / "other", "--database", address(tmp_path)) as server:
        assert server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json() == before


@pytest.mark.parametrize("source", ["data", "sqlite:", "postgresql://x/y"])
def test_another_source_is_refused(source: str) -> None:
    status, _, said = run("--from", source, "--to", "postgresql://127.0.0.1/x")
    assert status == 2
    assert "sqlite:FOLDER" in said
